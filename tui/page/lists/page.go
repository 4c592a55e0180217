// Package lists is the page of the lists of words: who made each and under which licence, which
// one words are looked up in, and how one of the player's own is added or taken off.
//
//	p := lists.New(library, g.Edition)
//	next, action := p.Update(env, press)
package lists

import (
	tea "charm.land/bubbletea/v2"

	"tanteo/editions/words"
	"tanteo/scoring"
	"tanteo/tui/key"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// Page shows the lists, and after them a row to add one.
type Page struct {
	library *words.Library
	edition *scoring.Edition // that they are to fit

	inventory  inventory
	forEdition string // name of the one for the edition; "" for none
	pick       kit.Picker
	sure       bool // Del was pressed at the chosen one, and asks to be sure
	taking     bool // it is being taken off, and the keys wait
	scroll     int  // first line in sight of what is told of the chosen one
	adding     bool
	field      kit.PathField
	reading    *reading // of a file that is being added; nil while there is none
	notice     string
	fault      string
}

// inventory is which lists there are, and which the machine could have.
type inventory struct {
	all     []listRow
	missing []words.Listing
}

// listRow is a list with how many words it has; -1 where nobody has counted them.
type listRow struct {
	words.Listing
	count int
}

// find looks which lists there are.
func find(library *words.Library, e *scoring.Edition) inventory {
	f := inventory{missing: library.Missing()}
	for _, l := range library.List() {
		one := listRow{l, -1}
		if t, known := library.Tallied(l, e); known {
			one.count = t.Words
		}
		f.all = append(f.all, one)
	}
	return f
}

// New is the page for a table with the tiles of an edition.
func New(library *words.Library, e *scoring.Edition) Page {
	return Page{library: library, edition: e, field: kit.NewPathField("")}.with(find(library, e))
}

// with is the page with these lists, the one for the edition chosen.
func (p Page) with(f inventory) Page {
	p.inventory, p.forEdition, p.pick, p.scroll = f, "", kit.Picker{}, 0
	all := make([]words.Listing, len(f.all))
	for i := range f.all {
		all[i] = f.all[i].Listing
	}
	used, ok := words.Fitting(all, p.edition, p.library.Preferred())
	if !ok {
		return p
	}
	p.forEdition = used.Name
	for i := range all {
		if all[i].Name == p.forEdition {
			p.pick.Chosen = i
		}
	}
	return p
}

// chosenList is the list that is chosen; false for the row that adds one.
func (p Page) chosenList() (listRow, bool) {
	if p.pick.Chosen >= len(p.inventory.all) {
		return listRow{}, false
	}
	return p.inventory.all[p.pick.Chosen], true
}

// Update goes from list to list, and adds or takes one off.
func (p Page) Update(env kit.Env, msg tea.Msg) (kit.Page, kit.Action) {
	switch msg := msg.(type) {
	case tea.KeyPressMsg:
		return p.key(env, msg)
	case tea.PasteMsg:
		if p.adding && p.reading == nil {
			p.field, p.fault = p.field.Type(msg), ""
		}
	case kit.CompletedMsg:
		if p.field.AskedFor(msg) {
			p.field, p.fault = p.field.Completed(msg), ""
			if msg.Err != nil {
				p.fault = env.FileFault(msg.Err).Sentence()
			}
		}
	case addingMsg:
		if p.reading != nil && p.reading == msg.of {
			return p, kit.Ask{Cmd: p.reading.wait()}
		}
	case addedMsg:
		if p.reading != nil && p.reading == msg.of {
			return p.added(env, msg)
		}
	case removedMsg:
		if p.taking {
			return p.removed(env, msg)
		}
	}
	return p, nil
}

// KeyRows are the keys of the page.
func (p Page) KeyRows(env kit.Env) []kit.PageRow {
	sure := p.sure
	p.fault, p.sure = "", false
	if p.adding {
		return p.addRows(env)
	}
	k, h, l := env.Keys, &env.Lang.Screen.Hint, &env.Lang.Lookup
	chosen, isList := p.chosenList()
	own := isList && chosen.Origin == words.Own
	becomes := func(next func() Page) func() (kit.Page, kit.Action) {
		return func() (kit.Page, kit.Action) { return next(), nil }
	}
	chooses := func(by int) func() (kit.Page, kit.Action) {
		return becomes(func() Page {
			p.pick, p.scroll, p.notice = p.pick.Move(by, len(p.inventory.all)+1), 0, ""
			return p
		})
	}
	choose, licence := key.Hint{Says: h.Choose}, key.Hint{}
	if isList {
		licence.Says = l.Licence
	}
	return []kit.PageRow{
		{Keys: k.Up, Hint: choose, Ask: chooses(-1)},
		{Keys: k.Down, Hint: choose, Ask: chooses(1)},
		{Keys: k.Enter, Hint: key.Hint{Says: l.CheckIn}, Off: !isList, Ask: func() (kit.Page, kit.Action) { return p.use(env, chosen) }},
		{Keys: k.Enter, Hint: key.Hint{Says: l.AddList}, Ask: becomes(func() Page { p.adding, p.notice = true, ""; return p })},
		{Keys: k.PageUp, Hint: licence, Ask: becomes(func() Page { p.scroll = max(0, p.scroll-licenceStep); return p })},
		{Keys: k.PageDown, Hint: licence, Ask: becomes(func() Page { p.scroll += licenceStep; return p })},
		{Keys: k.Delete, Hint: key.Hint{Says: l.RemoveIt}, Off: !own, Ask: func() (kit.Page, kit.Action) { return p.takeOff(chosen, sure) }},
		{Keys: k.Clear, Hint: key.Hint{Says: h.Back}, Ask: func() (kit.Page, kit.Action) { return p, kit.Close{} }},
		{Keys: k.First, Ask: chooses(-p.pick.Chosen)},
		{Keys: k.Last, Ask: chooses(len(p.inventory.all))},
	}
}

func (p Page) key(env kit.Env, msg tea.KeyPressMsg) (kit.Page, kit.Action) {
	if p.taking {
		return p, nil
	}
	if row, bound := key.Find(p.KeyRows(env), msg); bound {
		return row.Ask()
	}
	p.fault, p.sure = "", false
	if p.adding && p.reading == nil {
		p.field = p.field.Type(msg)
	}
	return p, nil
}

// use has words looked up in a list, or says why it cannot be.
func (p Page) use(env kit.Env, l listRow) (kit.Page, kit.Action) {
	switch {
	case l.Err != nil:
		p.fault = env.Sentence(l.Err)
		return p, nil
	case !l.Fits(p.edition):
		p.fault = env.Lang.Lookup.OtherTiles(phrases.Safe(l.Name), phrases.Safe(p.edition.Name))
		return p, nil
	}
	return p, kit.UseList{Name: l.Name}
}

// takeOff takes a list off, once that was asked.
func (p Page) takeOff(l listRow, sure bool) (kit.Page, kit.Action) {
	if !sure {
		p.sure = true
		return p, nil
	}
	p.taking = true
	return p, kit.Ask{Cmd: remove(p.library, p.edition, l.Name)}
}

// licenceStep is how many lines of a licence a key goes on.
const licenceStep = 8

// removedMsg says what became of a list that was taken off.
type removedMsg struct {
	name      string
	inventory inventory
	err       error
}

// Failed says that the list could not be taken off.
func (msg removedMsg) Failed(err error) tea.Msg { msg.err = err; return msg }

// remove forgets a list of the player's own; its file stays.
func remove(library *words.Library, e *scoring.Edition, name string) tea.Cmd {
	msg := removedMsg{name: name}
	return kit.Work(msg, func() tea.Msg {
		if msg.err = library.Remove(name); msg.err == nil {
			msg.inventory = find(library, e)
		}
		return msg
	})
}

// removed says that a list was taken off. Where it was preferred, none is.
func (p Page) removed(env kit.Env, msg removedMsg) (kit.Page, kit.Action) {
	p.taking = false
	if msg.err != nil {
		p.fault = env.Sentence(msg.err)
		return p, nil
	}
	preferred := p.library.Preferred() == msg.name
	if preferred {
		p.library.Prefer("")
	}
	p = p.with(msg.inventory)
	p.notice = env.Lang.Lookup.Removed(phrases.Safe(msg.name))
	return p, kit.ListsChanged{Preferred: preferred}
}
