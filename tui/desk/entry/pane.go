// Package entry is the line that is typed at the table, with its history.
//
//	p := entry.New().With("H4 JAMON")
//	p = p.Remember(p.Text()) // taken: in the history, and empty for the next
package entry

import (
	"strings"
	"unicode/utf8"

	tea "charm.land/bubbletea/v2"

	"tanteo/scoring"
	"tanteo/tui/kit"
)

// Pane is the entry: a field for the line language, with history and completion. The player can go
// over the tiles of a typed play one by one, and so needs to know no marks.
type Pane struct {
	Field   kit.Field
	history []string
	at      int      // in history; len(history) is the line being typed
	typing  string   // the line being typed while history is shown
	Tiles   bool     // going over the tiles of a typed play
	Rest    []string // lines that were pasted and wait behind the one in the field
	Begun   int      // who was on turn when the line was begun, where others have gone on since; else 0
	Word    int
	Tile    int
}

// Most is how many characters a line may have: as many as the line language takes bytes.
const Most = 1000

// Full says whether the line has reached Most.
func (p Pane) Full() bool { return utf8.RuneCountInString(p.Text()) >= Most }

// New is an empty line without a history.
func New() Pane { return Pane{Field: kit.NewField(Most)} }

// Text is what is typed.
func (p Pane) Text() string { return p.Field.Value() }

// With is the pane with another text, the cursor at its end, and no pasted lines behind it.
func (p Pane) With(text string) Pane {
	p.Rest = nil
	return p.Showing(text)
}

// Showing is the pane with another text and the cursor at its end.
func (p Pane) Showing(text string) Pane {
	p.Field = p.Field.With(text)
	p.Tiles = false
	return p.fresh()
}

// fresh is the pane that knows nothing of when the line was begun, where nothing is typed.
func (p Pane) fresh() Pane {
	if p.Text() == "" {
		p.Begun = 0
	}
	return p
}

// Remember adds a line to the history and empties the field.
func (p Pane) Remember(line string) Pane {
	if n := len(p.history); n == 0 || p.history[n-1] != line {
		p.history = append(p.history, line)
	}
	p.at = len(p.history)
	return p.With("")
}

// Typed is the pane with what a key or a paste puts into the field.
func (p Pane) Typed(msg tea.Msg) Pane {
	if paste, ok := msg.(tea.PasteMsg); ok {
		msg = tea.PasteMsg{Content: strings.Map(kit.OneLine, paste.Content)}
	}
	p.Field = p.Field.Type(msg)
	return p.fresh()
}

// Older and newer go through the history.
func (p Pane) Older() Pane {
	if p.at == 0 {
		return p
	}
	if p.at == len(p.history) {
		p.typing = p.Text()
	}
	p.at--
	at, typing := p.at, p.typing
	p = p.Showing(p.history[at])
	p.at, p.typing = at, typing
	return p
}

func (p Pane) Newer() Pane {
	if p.at >= len(p.history) {
		return p
	}
	p.at++
	if p.at == len(p.history) {
		return p.Showing(p.typing)
	}
	return p.Showing(p.history[p.at])
}

// AtEnd says whether the cursor is behind the text, where a completion can be taken.
func (p Pane) AtEnd() bool { return p.Field.Position() >= len([]rune(p.Text())) }

// TypedWords is the typed play in the field, "= …", and the text before it.
func (p Pane) TypedWords(e *scoring.Edition) (before string, typed scoring.Typed, ok bool) {
	before, words, found := strings.Cut(p.Text(), "=")
	if !found || strings.ContainsAny(before, "/") {
		return "", nil, false
	}
	typed, _, _ = e.SpellTyped(strings.Fields(words))
	return before, typed, len(typed) > 0
}

// AtTiles starts going over the tiles of the typed play, from the first on.
func (p Pane) AtTiles() Pane {
	p.Tiles, p.Word, p.Tile = true, 0, 0
	return p
}

// LeaveTiles goes back to the line.
func (p Pane) LeaveTiles() Pane {
	p.Tiles = false
	return p
}

// NextTile goes to the next tile and TileBefore to the one before, across words.
func (p Pane) NextTile(e *scoring.Edition) Pane {
	return p.change(e, func(p *Pane, typed scoring.Typed) { p.step(typed, 1) })
}

func (p Pane) TileBefore(e *scoring.Edition) Pane {
	return p.change(e, func(p *Pane, typed scoring.Typed) { p.step(typed, -1) })
}

// TurnSquare changes the premium under the chosen tile to the next one.
func (p Pane) TurnSquare(e *scoring.Edition) Pane {
	return p.change(e, func(p *Pane, typed scoring.Typed) {
		t := &typed[p.Word][p.Tile]
		t.Premium, t.Old = nextPremium(e, t.Premium), false
	})
}

// TurnBlank makes the chosen tile a blank, or a letter again.
func (p Pane) TurnBlank(e *scoring.Edition) Pane {
	return p.change(e, func(p *Pane, typed scoring.Typed) {
		t := &typed[p.Word][p.Tile]
		t.Tile = e.Turned(t.Tile)
	})
}

// TurnOld makes the chosen tile one that was on the board already, or new again.
func (p Pane) TurnOld(e *scoring.Edition) Pane {
	return p.change(e, func(p *Pane, typed scoring.Typed) {
		t := &typed[p.Word][p.Tile]
		t.Old = !t.Old
	})
}

// change changes the tiles or the choice among them, and writes the play anew.
func (p Pane) change(e *scoring.Edition, change func(p *Pane, typed scoring.Typed)) Pane {
	before, typed, ok := p.TypedWords(e)
	if !ok || p.Word >= len(typed) || p.Tile >= len(typed[p.Word]) {
		return p.LeaveTiles()
	}
	change(&p, typed)
	words := make([]string, len(typed))
	for i, w := range typed {
		words[i] = w.Text(e)
	}
	word, tile := p.Word, p.Tile
	p = p.Showing(before + "= " + strings.Join(words, " "))
	p.Tiles, p.Word, p.Tile = true, word, tile
	return p
}

// step goes n tiles on, across words.
func (p *Pane) step(typed scoring.Typed, n int) {
	p.Tile += n
	switch {
	case p.Tile < 0 && p.Word > 0:
		p.Word--
		p.Tile = len(typed[p.Word]) - 1
	case p.Tile < 0:
		p.Tile = 0
	case p.Tile >= len(typed[p.Word]) && p.Word+1 < len(typed):
		p.Word, p.Tile = p.Word+1, 0
	case p.Tile >= len(typed[p.Word]):
		p.Tile--
	}
}

func nextPremium(e *scoring.Edition, p scoring.Premium) scoring.Premium {
	marks := append([]scoring.Premium{scoring.Plain}, e.Marks()...)
	for i, m := range marks {
		if m == p {
			return marks[(i+1)%len(marks)]
		}
	}
	return scoring.Plain
}
