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

func (p Page) key(env kit.Env, msg tea.KeyPressMsg) (kit.Page, kit.Action) {
	if p.taking {
		return p, nil
	}
	k, sure := env.Keys, p.sure
	p.fault, p.sure = "", false
	if p.adding {
		return p.addKey(k, msg)
	}
	chosen, isList := p.chosenList()
	if next, mine := p.pick.Key(msg, k, len(p.inventory.all)+1); mine && !key.Matches(msg, k.PageUp, k.PageDown) {
		p.pick, p.scroll, p.notice = next, 0, ""
		return p, nil
	}
	switch {
	case key.Matches(msg, k.Clear):
		return p, kit.Close{}
	case key.Matches(msg, k.PageUp):
		p.scroll = max(0, p.scroll-licenceStep)
	case key.Matches(msg, k.PageDown):
		p.scroll += licenceStep
	case key.Matches(msg, k.Delete) && isList && chosen.Origin == words.Own:
		if p.sure = !sure; !p.sure {
			p.taking = true
			return p, kit.Ask{Cmd: remove(p.library, p.edition, chosen.Name)}
		}
	case key.Matches(msg, k.Enter) && !isList:
		p.adding, p.notice = true, ""
	case key.Matches(msg, k.Enter) && chosen.Err != nil:
		p.fault = env.Sentence(chosen.Err)
	case key.Matches(msg, k.Enter) && !chosen.Fits(p.edition):
		p.fault = env.Lang.Lookup.OtherTiles(phrases.Safe(chosen.Name), phrases.Safe(p.edition.Name))
	case key.Matches(msg, k.Enter):
		return p, kit.UseList{Name: chosen.Name}
	}
	return p, nil
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
