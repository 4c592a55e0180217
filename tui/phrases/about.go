package phrases

import (
	"path/filepath"
	"slices"
	"strings"

	"tanteo/scoring"
	"tanteo/sheet"
)

// Context is what a fault is about, as far as it is known. The zero Context is fine: the
// sentence then says "the word" where it would name it.
type Context struct {
	Edition  *scoring.Edition
	Notation scoring.Notation
	Players  []string // by seat
	Word     string   // in letters
	At       string   // the square where it begins, as Notation writes it
	Start    scoring.Square
	Nearest  string   // the id of the saved game that is most like one that is not there
	Trash    bool     // the game was looked for in the trash
	Typed    []string // words of a command line: a file among them is named as it was typed
	Keys     bool     // laid with keys: what to do next is to take tiles back
}

// fileName is how a sentence names a file: as it was typed, else without its folder and no longer
// than so many columns.
func (c Context) fileName(path string, columns int) string {
	if slices.Contains(c.Typed, path) || slices.Contains(c.Typed, "@"+path) { // a list of names
		return Fit(path, 60)
	}
	return fitFile(path, columns)
}

// fitFile is the name of a file without its folder, with its end kept where it has to be cut.
func fitFile(path string, columns int) string {
	name := Safe(filepath.Base(path))
	end := filepath.Ext(name)
	if Width(name) <= columns || 2*Width(end) > columns {
		return Fit(name, columns)
	}
	return Fit(strings.TrimSuffix(name, end), columns-Width(end)) + end
}

// About is the context of a line that was typed for a game.
func About(g sheet.Game, line string) Context {
	c := Context{Edition: g.Edition, Notation: g.Log.Notation}
	for _, p := range g.Standings.Players {
		c.Players = append(c.Players, p.Name)
	}
	fields := strings.Fields(line)
	for i, field := range fields {
		s, d, ok := c.Notation.Parse(field)
		if !ok {
			continue
		}
		c.Start, c.At = s, c.Notation.Format(s, d)
		if !g.Edition.Layout.Contains(s) {
			c.At = strings.ToUpper(field)
		}
		if i+1 < len(fields) {
			c.Word = lettersOf(g.Edition, fields[i+1])
		}
		break
	}
	return c
}

// AboutPlay is the context of tiles that are being laid with keys.
func AboutPlay(g sheet.Game, start scoring.Square, d scoring.Direction, tiles []scoring.Tile) Context {
	c := Context{Edition: g.Edition, Notation: g.Log.Notation, Start: start, At: g.Log.Notation.Format(start, d), Keys: true}
	var word strings.Builder // of however many letters: a key that is held down lays them beyond the edge
	for _, t := range tiles {
		word.WriteString(Safe(g.Edition.Text(t.Letter())))
	}
	c.Word = word.String()
	return c
}

// lettersOf is a typed word as tiles show it; "" where it is none.
func lettersOf(e *scoring.Edition, word string) string {
	spelling, err := e.Spell(word)
	if err != nil {
		return ""
	}
	var b strings.Builder
	for _, t := range spelling.Tiles {
		if t == 0 {
			b.WriteByte('.')
			continue
		}
		b.WriteString(e.Text(t.Letter()))
	}
	return Fit(b.String(), 24)
}
