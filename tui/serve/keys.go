package serve

import (
	"errors"
	"io/fs"
	"os"
	"path"
	"strings"
	"sync"
	"time"
	"unicode"

	gossh "golang.org/x/crypto/ssh"

	"tanteo/sheet/store/disk"
	"tanteo/tui/sitting"
)

// maxKeys is how many bytes a file of keys has at most.
const maxKeys = 1 << 20

// Person is whoever has a key: who may come in, as what, and to which games.
type Person struct {
	Name  string // as others see it; "" is the fingerprint
	Print string // the fingerprint of the key, "SHA256:…"
	Role  sitting.Role
	Games string // pattern of ids; "" matches all
}

// Shown is what a person is called.
func (p Person) Shown() string {
	if p.Name != "" {
		return p.Name
	}
	return p.Print
}

// Sees says whether a game is one of those that are open to a person.
func (p Person) Sees(id string) bool {
	if p.Games == "" {
		return true
	}
	ok, err := path.Match(p.Games, id)
	return err == nil && ok
}

// keyring is the file of keys. It is read again when it has changed.
type keyring struct {
	file string
	told func(err error) // of mistakes, when they are read

	mu     sync.Mutex
	read   bool
	mark   keyMark
	people map[string]Person // by key, as it is sent
}

// keyMark tells two versions of the file apart.
type keyMark struct {
	size    int64
	changed time.Time
}

// Find is whoever has a key. The error is why the file cannot be read: nobody comes in then.
func (k *keyring) Find(key gossh.PublicKey) (Person, bool, error) {
	k.mu.Lock()
	defer k.mu.Unlock()
	if err := k.refresh(); err != nil {
		return Person{}, false, err
	}
	p, ok := k.people[string(key.Marshal())]
	return p, ok, nil
}

// refresh reads the file where it has changed.
func (k *keyring) refresh() error {
	info, err := os.Stat(k.file)
	if errors.Is(err, fs.ErrNotExist) {
		k.read, k.people = false, nil
		return nil
	}
	if err == nil {
		if mark := (keyMark{info.Size(), info.ModTime()}); !k.read || mark != k.mark {
			err = k.take(mark)
		}
	}
	if err != nil {
		k.read, k.people = false, nil
	}
	return err
}

func (k *keyring) take(mark keyMark) error {
	text, err := disk.ReadLinked(k.file, maxKeys)
	if err != nil {
		return err
	}
	people, mistakes := readKeys(string(text))
	for _, m := range mistakes {
		m.File = k.file
		k.told(m)
	}
	k.read, k.mark, k.people = true, mark, people
	return nil
}

// readKeys reads the lines of a file of keys, in OpenSSH's format. A line with a mistake lets nobody in
// and takes nothing from the others.
func readKeys(text string) (map[string]Person, []*KeyError) {
	people, lines := map[string]Person{}, map[string]int{}
	var mistakes []*KeyError
	n := 0
	for line := range strings.Lines(text) {
		n++
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		key, p, wrong := readKey(line)
		if wrong == nil && lines[key] > 0 {
			wrong = &KeyError{Mistake: SameKey, Other: lines[key]}
		}
		if wrong != nil {
			wrong.Line = n
			mistakes = append(mistakes, wrong)
			continue
		}
		people[key], lines[key] = p, n
	}
	return people, mistakes
}

// readKey reads a line: options, a kind, the key, a comment.
func readKey(line string) (string, Person, *KeyError) {
	key, _, options, _, err := gossh.ParseAuthorizedKey([]byte(line))
	if err != nil {
		return "", Person{}, &KeyError{Mistake: NoKey}
	}
	p := Person{Print: gossh.FingerprintSHA256(key), Role: sitting.Role{Kind: sitting.Spectator}}
	seen := map[string]bool{}
	for _, option := range options {
		name, value, wrong := readOption(option)
		if wrong == nil && seen[name] {
			wrong = &KeyError{Mistake: TwiceTold, Option: name}
		}
		if wrong == nil {
			seen[name] = true
			wrong = p.settle(name, value)
		}
		if wrong != nil {
			return "", Person{}, wrong
		}
	}
	if p.Name == "" && p.Role.Kind == sitting.Player {
		p.Name = p.Role.Name
	}
	return string(key.Marshal()), p, nil
}

// readOption splits an option as name="value", in which \" stands for a quotation mark.
func readOption(option string) (name, value string, wrong *KeyError) {
	name, quoted, ok := strings.Cut(option, "=")
	inner, opens := strings.CutPrefix(quoted, `"`)
	inner, closes := strings.CutSuffix(inner, `"`)
	if ok && (!opens || !closes) {
		return "", "", &KeyError{Mistake: NotQuoted, Option: name}
	}
	value = strings.ReplaceAll(inner, `\"`, `"`)
	if strings.ContainsFunc(value, func(r rune) bool { return !unicode.IsPrint(r) }) {
		return "", "", &KeyError{Mistake: Unprintable, Option: name}
	}
	return name, strings.TrimSpace(value), nil
}

// settle takes an option. One that is not ours is refused, never passed over: OpenSSH's from= would
// promise what is not kept.
func (p *Person) settle(name, value string) *KeyError {
	ok := true
	switch name {
	case "role":
		p.Role, ok = roleNamed(value)
	case "games":
		_, err := path.Match(value, "")
		p.Games, ok = value, err == nil && value != ""
	case "name":
		p.Name, ok = value, value != ""
	default:
		return &KeyError{Mistake: UnknownOption, Option: name}
	}
	if !ok {
		return &KeyError{Mistake: BadValue, Option: name, Value: value}
	}
	return nil
}

// roleNamed is the role that an option names. Nobody is the owner who comes in.
func roleNamed(text string) (sitting.Role, bool) {
	kind, name, _ := strings.Cut(text, " ")
	name = strings.TrimSpace(name)
	switch {
	case kind == "scorer" && name == "":
		return sitting.Role{Kind: sitting.Scorer}, true
	case kind == "spectator" && name == "":
		return sitting.Role{Kind: sitting.Spectator}, true
	case kind == "player" && name != "":
		return sitting.Role{Kind: sitting.Player, Name: name}, true
	}
	return sitting.Role{Kind: sitting.Spectator}, false
}

// called is a role as the file of keys calls it.
func called(r sitting.Role) string {
	switch r.Kind {
	case sitting.Scorer:
		return "scorer"
	case sitting.Player:
		return "player " + r.Name
	}
	return "spectator"
}
