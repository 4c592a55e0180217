package config

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"tanteo/sheet/store/disk"
)

const rememberName = "remember.json"

// Remember is what the program keeps in mind from one start to the next. Nothing in it is
// dear: a file that makes no sense is set aside and forgotten.
type Remember struct {
	Last    string `json:"last,omitempty"`    // id of the game that was open last
	House   string `json:"house,omitempty"`   // house rules that were played by last
	Edition string `json:"edition,omitempty"` // that was played with last
	Check   string `json:"check,omitempty"`   // "on" where words are looked up in a list
	List    string `json:"list,omitempty"`    // the list that was chosen for it
	Clock   string `json:"clock,omitempty"`   // clocks that were played with last: "turn 1:30, game 25:00"
}

// LoadRemember reads what was kept in mind in a folder; nothing where there is no file. The
// error is one of reading, or a *Mistake where the file made no sense and was set aside.
func LoadRemember(dir string) (Remember, error) {
	var r Remember
	path := filepath.Join(dir, rememberName)
	text, err := disk.Read(path, maxConfig)
	if errors.Is(err, fs.ErrNotExist) {
		return r, nil
	}
	none := errors.Is(err, disk.ErrLink) || errors.Is(err, disk.ErrNotFile) || errors.Is(err, disk.ErrTooLarge)
	if err != nil && !none {
		return r, fmt.Errorf("read what was remembered: %w", err)
	}
	if err == nil {
		err = json.Unmarshal(text, &r)
	}
	if err != nil {
		return Remember{}, &Mistake{Kind: Syntax, Source: path, Aside: setAside(path), Err: err}
	}
	return r, nil
}

// Keep changes what is kept in mind in a folder. The error is one of reading or of writing.
func Keep(dir string, change func(*Remember)) error {
	r, err := LoadRemember(dir)
	if _, forgotten := errors.AsType[*Mistake](err); err != nil && !forgotten {
		return err
	}
	change(&r)
	return r.Save(dir)
}

// Memory keeps things in mind in a folder, one at a time.
type Memory struct{ Dir string }

// Game keeps in mind which game was open last.
func (m Memory) Game(id string) error { return Keep(m.Dir, func(r *Remember) { r.Last = id }) }

// Edition keeps in mind what a game was begun with last.
func (m Memory) Edition(id string) error { return Keep(m.Dir, func(r *Remember) { r.Edition = id }) }

// House keeps in mind the house rules that a game was begun with last.
func (m Memory) House(rules string) error { return Keep(m.Dir, func(r *Remember) { r.House = rules }) }

// Clock keeps in mind the clocks that were chosen, the newest first.
func (m Memory) Clock(clocks string) error {
	return Keep(m.Dir, func(r *Remember) { r.Clock = clocks })
}

// List keeps in mind in which list words are looked up.
func (m Memory) List(name string) error { return Keep(m.Dir, func(r *Remember) { r.List = name }) }

// Check keeps in mind whether words are looked up, and in which list.
func (m Memory) Check(on bool, list string) error {
	return Keep(m.Dir, func(r *Remember) {
		r.Check, r.List = "", list
		if on {
			r.Check = "on"
		}
	})
}

// setAside renames a damaged file to remember.damaged, remember.damaged-2 … as far as the
// folder lets it, and returns that name; "" where it does not.
func setAside(path string) string {
	aside, err := disk.MoveAside(path, "remember.damaged")
	if err != nil {
		return ""
	}
	return aside
}

// Save keeps it in mind: at any moment the file is the old one or the new one. Fields of
// another version of the program stay. The error is one of writing, and the old file is
// intact.
func (r Remember) Save(dir string) error {
	if err := r.save(dir); err != nil {
		return fmt.Errorf("remember: %w", err)
	}
	return nil
}

func (r Remember) save(dir string) error {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return err
	}
	path := filepath.Join(dir, rememberName)
	text, err := r.over(path)
	if err != nil {
		return err
	}
	return disk.Replace(path, text, disk.Private())
}

// over is the text of the file with r in it.
func (r Remember) over(path string) ([]byte, error) {
	all := map[string]json.RawMessage{}
	if text, err := disk.Read(path, maxConfig); err == nil && json.Unmarshal(text, &all) != nil || all == nil {
		all = map[string]json.RawMessage{} // damaged: LoadRemember would forget it too
	}
	for name, value := range map[string]string{"last": r.Last, "house": r.House, "edition": r.Edition, "clock": r.Clock, "check": r.Check, "list": r.List} {
		raw, err := json.Marshal(value)
		if err != nil {
			return nil, err
		}
		all[name] = raw
		if value == "" && name != "last" {
			delete(all, name)
		}
	}
	text, err := json.MarshalIndent(all, "", "  ")
	return append(text, '\n'), err
}
