package lists

import (
	"context"
	"errors"
	"path/filepath"
	"strings"
	"sync/atomic"
	"time"

	tea "charm.land/bubbletea/v2"

	"tanteo/editions/words"
	"tanteo/tui/files"
	"tanteo/tui/key"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// reading is a file that is being added. It tells its answers from those of another one.
type reading struct {
	file    string // its name, as it may be shown
	stop    context.CancelFunc
	percent atomic.Int64
}

// addedMsg says what became of a list that was added.
type addedMsg struct {
	of        *reading
	list      *words.List
	inventory inventory
	err       error
}

// Failed says that the list could not be added.
func (msg addedMsg) Failed(err error) tea.Msg { msg.err = err; return msg }

// addingMsg asks how far a list is that is being added.
type addingMsg struct{ of *reading }

// wait asks in a while how far the file is read.
func (r *reading) wait() tea.Cmd {
	return tea.Tick(kit.ProgressEvery, func(time.Time) tea.Msg { return addingMsg{r} })
}

// addKey types the name of a file, and adds it.
func (p Page) addKey(k *key.Map, msg tea.KeyPressMsg) (kit.Page, kit.Action) {
	switch {
	case key.Matches(msg, k.Clear) && p.reading != nil:
		p.reading.stop()
		p.reading = nil // whatever it still brings is not waited for
	case key.Matches(msg, k.Clear):
		p.adding = false
	case p.reading != nil:
	case key.Matches(msg, k.Enter):
		return p.add()
	default:
		var look tea.Cmd
		p.field, look = p.field.Key(msg, k)
		return p, kit.Ask{Cmd: look}
	}
	return p, nil
}

// add has the file read that is named.
func (p Page) add() (kit.Page, kit.Action) {
	file := strings.TrimSpace(p.field.Text())
	if file == "" {
		return p, nil
	}
	ctx, stop := context.WithCancel(context.Background())
	r := &reading{file: phrases.Fit(filepath.Base(file), 30), stop: stop}
	p.reading = r
	library, e, msg := p.library, p.edition, addedMsg{of: r}
	read := kit.Work(msg, func() tea.Msg {
		defer stop()
		msg.list, msg.err = library.Add(ctx, files.Path(file), "", e, func(done, of int64) { r.percent.Store(100 * done / max(1, of)) })
		if msg.err == nil {
			msg.inventory = find(library, e)
		}
		return msg
	})
	return p, kit.Ask{Cmd: tea.Batch(read, r.wait())}
}

// added says what was added, and prefers it.
func (p Page) added(env kit.Env, msg addedMsg) (kit.Page, kit.Action) {
	p.reading = nil
	if errors.Is(msg.err, context.Canceled) {
		return p, nil // as it was wanted
	}
	if msg.err != nil {
		p.fault = env.Sentence(msg.err)
		return p, nil
	}
	t := &env.Lang.WordLists
	p.notice = t.Added(phrases.Safe(msg.list.Name), t.Words(msg.list.Len()), phrases.Safe(msg.list.Edition))
	if left := env.Lang.WordsLeftOut(msg.list.Tally); left != "" {
		p.notice += " " + left
	}
	p.adding, p.field = false, kit.NewPathField("")
	p.library.Prefer(msg.list.Name)
	return p.with(msg.inventory), kit.ListsChanged{Preferred: true}
}
