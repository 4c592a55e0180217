// Package csv writes the sheet of a game as a table for spreadsheets, a line for each row.
//
//	err := csv.Write(file, game, names)
//
//	turn,round,seat,player,kind,square,word,words,new tiles,exchanged,rack,bonus,points,total,notes
//	1,1,1,Ana,play,H4,JAMON,JAMON,5,,,0,44,44,
//	2,1,2,Bea,exchange,,,,,AE[LL],,,0,0,
//
// In a duplicate there is one more column, before the notes: the points of the masters, whose
// rows have no seat and no player. So each column can be summed up.
//
//	turn,round,seat,player,kind,square,…,points,total,master,notes
//	1,1,1,Ana,points,,…,33,33,,
//	1,1,,,points,,…,,,80,
//
// Excel takes a file for UTF-8 only where it begins with a byte order mark, and divides it
// where the user's language says; so the file begins with the mark, its lines end in CR LF,
// and the separator is the caller's.
package csv

import (
	"encoding/csv"
	"io"
	"strconv"
	"strings"

	"tanteo/scoring"
	"tanteo/sheet"
)

// Names are the words of a table and the signs that depend on its language.
type Names struct {
	Separator rune // ';' where the language writes decimals with a comma
	Columns   Columns
	Kinds     map[sheet.TurnKind]string // a kind that is not there stands as itself
	CameOff   string                    // the kind of a row that a challenge took off
	Faulty    string                    // the kind of a play that does not fit any more
	Player    func(seat int) string     // a player without a name
}

// Columns are the heads of the columns, from left to right.
type Columns struct {
	Number    string
	Round     string
	Seat      string
	Player    string
	Kind      string
	Square    string // with its direction, in the notation of the game
	Word      string // the main word, blanks in lower case
	Words     string // all words of the play with blanks between, the main word first
	NewTiles  string // of a play
	Exchanged string // tiles given back, or how many
	Rack      string // where it is known; at the end, what was left on it
	Bonus     string // of a play, in Points
	Points    string
	Total     string
	Master    string // of a duplicate: the points of the round's master
	Notes     string // reason, note, and the remarks after the row, a line each
}

// heads are the columns that a kind of game has.
func (c Columns) heads(kind sheet.Kind) []string {
	heads := []string{
		c.Number, c.Round, c.Seat, c.Player, c.Kind, c.Square, c.Word, c.Words, c.NewTiles,
		c.Exchanged, c.Rack, c.Bonus, c.Points, c.Total,
	}
	if kind == sheet.DuplicateGame {
		heads = append(heads, c.Master)
	}
	return append(heads, c.Notes)
}

// byteOrderMark in front of a text says that it is UTF-8.
const byteOrderMark = "\uFEFF"

// Write writes the rows of a game in their order under a line of heads. Remarks from before
// the first row stand with it.
func Write(w io.Writer, g sheet.Game, names Names) error {
	if _, err := io.WriteString(w, byteOrderMark); err != nil {
		return err
	}
	lines := csv.NewWriter(w)
	lines.Comma, lines.UseCRLF = names.Separator, true
	heads := names.Columns.heads(g.Log.Kind)
	for i, head := range heads {
		heads[i] = text(head)
	}
	if err := lines.Write(heads); err != nil {
		return err
	}
	t := table{g, names, map[int][]string{}}
	for _, note := range g.Notes() {
		if !note.Remark { // that is told with its turn
			t.remarks[note.After] = append(t.remarks[note.After], note.Text)
		}
	}
	workings := g.Workings()
	for i := range g.Standings.Turns {
		if err := lines.Write(t.line(i, workings[i])); err != nil {
			return err
		}
	}
	lines.Flush()
	return lines.Error()
}

// table is a game on its way into lines.
type table struct {
	g       sheet.Game
	names   Names
	remarks map[int][]string // by the number of the row that they came after
}

// line writes a row of the sheet, by its index. What people wrote goes through text; numbers
// stand as they are, so that they stay numbers.
func (t table) line(i int, w *scoring.Working) []string {
	row := t.g.Standings.Turns[i]
	event := t.g.Log.Events[row.Event]
	var square, newTiles, exchanged, bonus string
	what := t.g.What(row)
	rack := t.tiles(event.Rack)
	words := t.words(what, w)
	if len(words) > 0 {
		newTiles, bonus = strconv.Itoa(row.NewTiles), strconv.Itoa(row.Bonus)
	}
	switch what := what.(type) {
	case sheet.Played:
		square = t.g.Log.Notation.Format(what.Play.Start, what.Play.Direction)
	case sheet.Exchanged:
		exchanged = t.exchanged(what)
	case sheet.Ended:
		rack = t.tiles(what.Leftovers[row.Player-1].Tiles)
	}
	var word string
	if len(words) > 0 {
		word = words[0]
	}
	seat, player := strconv.Itoa(row.Player), text(t.player(row.Player))
	points, total, master := strconv.Itoa(row.Points), strconv.Itoa(row.Running), ""
	if row.Player == 0 { // a master, which is nobody's
		seat, points, total, master = "", "", "", points
	}
	line := []string{
		strconv.Itoa(row.Number), strconv.Itoa(row.Round), seat, player,
		text(t.kind(row)), text(square), text(word), text(strings.Join(words, " ")), newTiles,
		text(exchanged), text(rack), bonus, points, total,
	}
	if t.g.Log.Kind == sheet.DuplicateGame {
		line = append(line, master)
	}
	return append(line, text(t.notes(i)))
}

func (t table) player(seat int) string {
	if seat == 0 {
		return ""
	}
	if name := t.g.Standings.Players[seat-1].Name; name != "" {
		return name
	}
	return t.names.Player(seat)
}

func (t table) kind(row sheet.Turn) string {
	switch name, ok := t.names.Kinds[row.Kind]; {
	case row.Fault != nil:
		return t.names.Faulty
	case row.Challenged:
		return t.names.CameOff
	case ok:
		return name
	}
	return string(row.Kind)
}

// words are the words of a row, the main word first. A play that no longer fits makes no words,
// but its own word is still told.
func (t table) words(what sheet.What, w *scoring.Working) []string {
	var all []string
	if w != nil {
		for _, word := range w.Words {
			letters := ""
			for _, tile := range word.Tiles {
				letters += t.g.Edition.TileText(tile.Tile)
			}
			all = append(all, letters)
		}
	} else if played, ok := what.(sheet.Played); ok {
		letters := ""
		for _, tile := range played.Play.Tiles {
			letters += t.g.Edition.TileText(tile.Tile)
		}
		all = append(all, letters)
	}
	return all
}

func (t table) exchanged(what sheet.Exchanged) string {
	switch {
	case what.Tiles != nil:
		return t.tiles(what.Tiles)
	case what.Count > 0:
		return strconv.Itoa(what.Count)
	}
	return ""
}

// tiles are tiles beside each other as on a drawn board: a letter of more than one sign in
// brackets, as L and L are not LL. "?" is a blank and "_" a tile that is not known.
func (t table) tiles(all []scoring.Tile) string {
	var b strings.Builder
	for _, tile := range all {
		name := t.g.Edition.TileText(tile)
		switch {
		case tile == 0:
			b.WriteByte('_')
		case len([]rune(name)) > 1:
			b.WriteString("[" + name + "]")
		default:
			b.WriteString(name)
		}
	}
	return b.String()
}

// notes are what people wrote about a row. The rows of an end share a number, and those of a
// round; the last of them has the remarks that came after.
func (t table) notes(i int) string {
	row, turns := t.g.Standings.Turns[i], t.g.Standings.Turns
	event := t.g.Log.Events[row.Event]
	var all []string
	if i == 0 {
		all = append(all, t.remarks[0]...)
	}
	switch what := event.What.(type) {
	case sheet.Penalty:
		all = append(all, what.Reason)
	case sheet.Bonus:
		all = append(all, what.Reason)
	case sheet.Warning:
		all = append(all, what.Reason)
	}
	if i == len(turns)-1 || turns[i+1].Event != row.Event {
		all = append(all, event.Note)
	}
	if i == len(turns)-1 || turns[i+1].Number != row.Number {
		all = append(all, t.remarks[row.Number]...)
	}
	var lines []string
	for _, note := range all {
		if note != "" {
			lines = append(lines, note)
		}
	}
	return strings.Join(lines, "\n")
}
