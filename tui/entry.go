package tui

import (
	"strings"

	"charm.land/bubbles/v2/textinput"
	tea "charm.land/bubbletea/v2"

	"tanteo/scoring"
	"tanteo/tui/key"
	"tanteo/tui/kit"
)

// entryPane is the line to type: the line language, with history and completion. In a typed
// play its tiles can be gone over one by one, so that nobody needs the marks.
type entryPane struct {
	field   textinput.Model
	history []string
	at      int      // in history; len(history) is the line being typed
	typing  string   // the line being typed while history is shown
	tiles   bool     // going over the tiles of a typed play
	rest    []string // lines that were pasted and wait behind the one in the field
	word    int
	tile    int
}

// maxEntry is how many characters a line may have: as many as the line language takes bytes.
const maxEntry = 1000

func newEntryPane() entryPane { return entryPane{field: kit.NewField(maxEntry)} }

func (p entryPane) text() string { return p.field.Value() }

// with is the pane with another text and the cursor at its end, and nothing behind it.
func (p entryPane) with(text string) entryPane {
	p.rest = nil
	return p.showing(text)
}

// showing is the pane with another text and the cursor at its end.
func (p entryPane) showing(text string) entryPane {
	p.field.SetValue(text)
	p.field.CursorEnd()
	p.tiles = false
	return p
}

// remember adds a line to the history and empties the field.
func (p entryPane) remember(line string) entryPane {
	if n := len(p.history); n == 0 || p.history[n-1] != line {
		p.history = append(p.history, line)
	}
	p.at = len(p.history)
	return p.with("")
}

// typed is the pane with what a key or a paste puts into the field.
func (p entryPane) typed(msg tea.Msg) entryPane {
	if paste, ok := msg.(tea.PasteMsg); ok {
		msg = tea.PasteMsg{Content: strings.Map(kit.OneLine, paste.Content)}
	}
	p.field = kit.TypeInto(p.field, msg)
	return p
}

// older and newer go through the history.
func (p entryPane) older() entryPane {
	if p.at == 0 {
		return p
	}
	if p.at == len(p.history) {
		p.typing = p.text()
	}
	p.at--
	at, typing := p.at, p.typing
	p = p.showing(p.history[at])
	p.at, p.typing = at, typing
	return p
}

func (p entryPane) newer() entryPane {
	if p.at >= len(p.history) {
		return p
	}
	p.at++
	if p.at == len(p.history) {
		return p.showing(p.typing)
	}
	return p.showing(p.history[p.at])
}

// atEnd says whether the cursor is behind the text, where a completion can be taken.
func (p entryPane) atEnd() bool { return p.field.Position() >= len([]rune(p.text())) }

// typedWords is the typed play in the field, "= …", and what stands before the words.
func (p entryPane) typedWords(e *scoring.Edition) (before string, typed scoring.Typed, ok bool) {
	before, words, found := strings.Cut(p.text(), "=")
	if !found || strings.ContainsAny(before, "/") {
		return "", nil, false
	}
	typed, _, _ = e.SpellTyped(strings.Fields(words))
	return before, typed, len(typed) > 0
}

// atTiles goes over the tiles of the typed play from the first on.
func (p entryPane) atTiles() entryPane {
	p.tiles, p.word, p.tile = true, 0, 0
	return p
}

// overTiles handles a key while the tiles of a typed play are gone over.
func (p entryPane) overTiles(msg tea.KeyPressMsg, keys *key.Map, e *scoring.Edition) entryPane {
	before, typed, ok := p.typedWords(e)
	if !ok || p.word >= len(typed) || p.tile >= len(typed[p.word]) {
		p.tiles = false
		return p
	}
	t := &typed[p.word][p.tile]
	switch {
	case key.Matches(msg, keys.Clear, keys.Up):
		p.tiles = false
		return p
	case key.Matches(msg, keys.Left):
		p = p.step(typed, -1)
	case key.Matches(msg, keys.Right, keys.Down):
		p = p.step(typed, 1)
	case key.Matches(msg, keys.Turn):
		t.Premium = nextPremium(e, t.Premium)
		t.Old = false
	case key.Matches(msg, keys.Blank):
		t.Tile = e.Turned(t.Tile)
	case key.Matches(msg, keys.Old):
		t.Old = !t.Old
	default:
		return p
	}
	words := make([]string, len(typed))
	for i, w := range typed {
		words[i] = w.Text(e)
	}
	word, tile := p.word, p.tile
	p = p.showing(before + "= " + strings.Join(words, " "))
	p.tiles, p.word, p.tile = true, word, tile
	return p
}

// step goes to the next tile, on into the next word.
func (p entryPane) step(typed scoring.Typed, n int) entryPane {
	p.tile += n
	switch {
	case p.tile < 0 && p.word > 0:
		p.word--
		p.tile = len(typed[p.word]) - 1
	case p.tile < 0:
		p.tile = 0
	case p.tile >= len(typed[p.word]) && p.word+1 < len(typed):
		p.word, p.tile = p.word+1, 0
	case p.tile >= len(typed[p.word]):
		p.tile--
	}
	return p
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
