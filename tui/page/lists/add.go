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

// addRows are the keys while a file is named, or read: then only Esc does something. What else
// types goes into the field.
func (p Page) addRows(env kit.Env) []kit.PageRow {
	k, h, reads := env.Keys, &env.Lang.Screen.Hint, p.reading != nil
	return []kit.PageRow{
		{Keys: k.Enter, Hint: key.Hint{Says: env.Lang.Lookup.AddIt}, Off: reads, Ask: p.add},
		{Keys: k.NextPane, Hint: key.Hint{Says: h.Complete}, Off: reads, Ask: func() (kit.Page, kit.Action) { return p, kit.Ask{Cmd: p.field.Complete()} }},
		{Keys: k.Clear, Hint: key.Hint{Says: h.Back}, Ask: p.leaveAdding},
		{Keys: k.Undo, Off: reads, Ask: func() (kit.Page, kit.Action) { p.field = kit.NewPathField(""); return p, nil }},
	}
}

// leaveAdding stops the reading, or where nothing is read leaves the field.
func (p Page) leaveAdding() (kit.Page, kit.Action) {
	if p.reading == nil {
		p.adding = false
		return p, nil
	}
	p.reading.stop()
	p.reading = nil // whatever it still brings is not waited for
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
