package view

import (
	"bytes"
	"cmp"
	"encoding/json"
	"slices"

	"tanteo/scoring"
)

// Draft is the unfinished entry as it is kept beside the game.
type Draft struct {
	Entry  string   `json:"entry,omitempty"`
	Rest   []string `json:"rest,omitempty"`   // lines that were pasted with it
	Laid   []string `json:"laid,omitempty"`   // "H4 J", a blank in lower case
	Beyond []string `json:"beyond,omitempty"` // "J", typed behind the last square
	Play   string   `json:"play,omitempty"`   // what is laid, as a line
	At     string   `json:"at,omitempty"`
	Down   bool     `json:"down,omitempty"`
	Turn   int      `json:"turn,omitempty"`  // that was being edited
	After  int      `json:"after"`           // changes that the game had then
	Typed  bool     `json:"typed,omitempty"` // the cursor was in the entry
}

// Draft is nil where nothing is unfinished.
func (t *Sight) Draft() *Draft {
	if t.Entry.Text() == "" && len(t.Board.Laid) == 0 {
		return nil
	}
	d := &Draft{
		Entry: t.Entry.Text(), Play: t.LaidLine(), Rest: t.Entry.Rest, At: t.Board.Cursor.Name(), Down: t.Board.Direction == scoring.Down,
		Turn: t.Editing, Typed: t.Focus == OnEntry, After: t.Game.Log.Done,
	}
	for _, l := range t.Board.Laid {
		d.Laid = append(d.Laid, l.Square.Name()+" "+t.Game.Edition.TileText(l.Tile))
	}
	for _, tile := range t.Board.Beyond {
		d.Beyond = append(d.Beyond, t.Game.Edition.TileText(tile))
	}
	return d
}

// Same says whether nothing else is typed or laid: what is left out is only where the cursor stands.
func (d *Draft) Same(as *Draft) bool {
	if d == nil || as == nil {
		return d == as
	}
	return d.Entry == as.Entry && slices.Equal(d.Rest, as.Rest) && slices.Equal(d.Laid, as.Laid) && slices.Equal(d.Beyond, as.Beyond) && d.Down == as.Down && d.Turn == as.Turn
}

// Text is nil where nothing is unfinished.
func (d *Draft) Text() []byte {
	if d == nil {
		return nil
	}
	text, err := json.Marshal(d)
	if err != nil {
		return nil
	}
	return text
}

// Restore takes an unfinished entry up again, as far as it still makes sense.
func (t *Sight) Restore(draft []byte) bool {
	var d Draft
	if len(draft) == 0 || json.Unmarshal(draft, &d) != nil {
		return false
	}
	e := t.Game.Edition
	if d.After != t.Game.Log.Done {
		// What was typed has been noted, or the game has gone on without it. Tiles whose
		// squares are free still are just as they were laid.
		d.Entry, d.Rest, d.Typed, d.Turn = "", nil, false, 0
	}
	if _, ok := t.Game.Standings.Turn(d.Turn); ok {
		t.Editing = d.Turn
	}
	t.Show()
	was := t.Board
	t.Board.Direction = scoring.Across
	if d.Down {
		t.Board.Direction = scoring.Down
	}
	for _, text := range d.Laid {
		if l, ok := readLaid(e, text); ok {
			t.Board.Laid = append(t.Board.Laid, l)
		}
	}
	for _, text := range d.Beyond {
		if tile, ok := readTile(e, text); ok && len(t.Board.Laid) > 0 {
			t.Board.Beyond = append(t.Board.Beyond, tile)
		}
	}
	if s, _, ok := scoring.Rows.Parse(d.At); ok && e.Layout.Contains(s) {
		t.Board.Cursor = s
	}
	t.LiftTaken(cmp.Or(d.Play, t.LaidLine()))
	if len(t.Board.Laid) == 0 && d.Entry == "" {
		t.Board = was // nothing comes back, so the cursor stays
	}
	t.Entry = t.Entry.With(d.Entry)
	t.Entry.Rest = d.Rest
	if d.Typed {
		t.Focus = OnEntry
	}
	return true
}

// readLaid reads "H4 J" as a draft has it.
func readLaid(e *scoring.Edition, text string) (scoring.Laid, bool) {
	at, letter, _ := bytes.Cut([]byte(text), []byte(" "))
	s, _, ok := scoring.Rows.Parse(string(at))
	if !ok || !e.Layout.Contains(s) {
		return scoring.Laid{}, false
	}
	tile, ok := readTile(e, string(letter))
	return scoring.Laid{Square: s, Tile: tile}, ok
}

// readTile reads "J", a blank in lower case.
func readTile(e *scoring.Edition, text string) (scoring.Tile, bool) {
	for _, l := range e.Alphabet() {
		switch text {
		case e.TileText(l.Tile()):
			return l.Tile(), true
		case e.TileText(l.Blank()):
			return l.Blank(), true
		}
	}
	return 0, false
}
