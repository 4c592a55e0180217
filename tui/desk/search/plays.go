package search

import (
	"strconv"

	tea "charm.land/bubbletea/v2"

	"tanteo/scoring"
	"tanteo/scoring/finder"
	"tanteo/sheet"
	"tanteo/sheet/analysis"
	"tanteo/sheet/line"
	"tanteo/tui/desk/view"
	"tanteo/tui/draw"
	"tanteo/tui/key"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// Plays lists the best plays of a rack. The chosen play lies on the board, and its working stands
// below. In a duplicate it can be noted as the master.
type Plays struct {
	kit.Picker
	sieve
	analysis.Best
	Game  sheet.Game // whose board they were found on
	Round int        // whose master can be noted; 0 is none
	Back  view.Over  // what it came from
}

func (p Plays) Title(v view.Table) (string, string) {
	return v.Lang.Lookup.BestPlays + p.sieve.afterTitle(), phrases.RackText(p.Game.Edition, p.Rack)
}

func (p Plays) Take(msg tea.KeyPressMsg, v view.Table) (view.Over, kit.Action) {
	return p.orTyped(msg, v, p, p.sifting())
}

// KeyRows are the keys of the list. The one that notes is the last to go from a hint line without
// room.
func (p Plays) KeyRows(v view.Table) []view.Bound {
	k, l, only := v.Keys, &v.Lang.Lookup, v.At.Watching != ""
	notes := func() (view.Over, kit.Action) { return nil, Of(v).asMaster(p, p.chosenPlay().Play) }
	lays := func() (view.Over, kit.Action) { return nil, kit.Lay{Play: p.chosenPlay().Play} }
	all := append([]view.Bound{
		{Keys: k.Enter, Hint: key.Hint{Says: l.AsMaster}, Off: only || p.Round == 0, Ask: notes},
		{Keys: k.Enter, Hint: key.Hint{Says: l.LayHere}, Off: only || !p.layable(v), Ask: lays},
		{Keys: k.Master, Off: only || p.Round == 0, Ask: notes},
	}, moves(p.Picker, k, p.rows(), l.NextPlay, func(moved kit.Picker) view.Over { p.Picker = moved; return p })...)
	return append(all, p.keyRows(v, p.sifting(), func() (view.Over, kit.Action) { return p.Back, nil })...)
}

// sifting is what the sieve goes through, and the list with the sieve as it is then.
func (p Plays) sifting() sifting {
	return sifting{rows: len(p.Plays), row: p.text, with: func(next sieve) view.Over { p.sieve, p.Chosen = next, 0; return p }}
}

// rows is how many plays are kept.
func (p Plays) rows() int { return p.count(len(p.Plays)) }

// among is of how many plays the chosen one is: of those that are kept, or of all that there are.
func (p Plays) among() int {
	if p.matching != nil {
		return p.rows()
	}
	return p.All
}

func (p Plays) chosenPlay() analysis.FoundPlay { return p.Plays[p.index(p.Chosen)] }

// text is what the sieve searches: square and word.
func (p Plays) text(i int) string {
	one := p.Plays[i]
	tiles := make([]scoring.Tile, len(one.Play.Tiles))
	for j, t := range one.Play.Tiles {
		tiles[j] = t.Tile.Letter().Tile()
	}
	return p.Game.Log.Notation.Format(one.Play.Start, one.Play.Direction) + " " + phrases.TilesText(p.Game.Edition, tiles)
}

// layable says whether the chosen play can be laid on the board of the table.
func (p Plays) layable(v view.Table) bool {
	return p.Round == 0 && v.At.CanLay() && p.Game.Standings.Board.Equal(&v.At.Shown.Standings.Board)
}

// asMaster notes a play as the master of the open round. For an earlier round, where it changes
// what came after, it only puts the line into the entry.
func (v View) asMaster(p Plays, play scoring.Play) kit.Action {
	if open, ok := v.At.Game.Standings.Open(); ok && open.Number == p.Round {
		return kit.DoLine{Line: sheet.Line{Event: sheet.Event{What: sheet.Master{What: sheet.Played{Play: play}}}}}
	}
	tiles := make([]scoring.Tile, len(play.Tiles))
	for i, t := range play.Tiles {
		tiles[i] = t.Tile
	}
	text := v.Lang.Word(line.CommandEdit) + " " + strconv.Itoa(p.Round) + " " + v.Lang.Word(line.CommandMaster) + " " +
		p.Game.Log.Notation.Format(play.Start, play.Direction) + " " + phrases.TilesText(p.Game.Edition, tiles)
	return kit.Type{Text: text}
}

// MostBest is how many plays are kept, more than anybody looks through.
const MostBest = 20_000

// bestRoom is how many of h lines the plays have. It does not depend on the choice, so that a step
// moves no row.
func bestRoom(h int) int { return max(1, h-1-max(6, h*9/20)) }

func (p Plays) Draw(v view.Table, w, h int) []string {
	room := bestRoom(h)
	foot := p.foot(v, w, h-1-room)
	l := &v.Lang.Lookup
	head := draw.Right(l.Columns[0], 4) + "  " + draw.Pad(l.Columns[1], 4) + " " + l.Columns[2]
	lines := []string{v.Muted(draw.Pad(draw.Pad(head, w-6-draw.Width(l.Columns[3]))+l.Columns[3], w))}
	lines = append(lines, v.PickLines(p.Picker, p.rows(), room, "  ", func(i int, _ bool) string { return p.row(v, p.index(i), w) })...)
	return append(draw.Fill(lines, w, room+1), foot...)
}

// row is a play: "  37  3E   SOLAR      5  tie".
func (p Plays) row(v view.Table, i, w int) string {
	one, n := p.Plays[i], p.Game.Log.Notation
	end := draw.Right(strconv.Itoa(one.New), 4)
	switch {
	case p.Tops > 1 && i == 0:
		end += "  " + draw.Pad(draw.SignTurn, 4)
	case p.Tops > 1 && i < p.Tops:
		end += "  " + draw.Pad(v.Lang.Lookup.Tie, 4)
	default:
		end += "      "
	}
	start := draw.Right(strconv.Itoa(one.Points), 4) + "  " + draw.Pad(n.Format(one.Play.Start, one.Play.Direction), 4) + " "
	return start + draw.Pad(phrases.Spelled(p.Game.Edition, one.Play), w-draw.Width(start)-draw.Width(end)) + end
}

// foot is the working of the chosen play and what is said of the first ones, in at most h lines.
func (p Plays) foot(v view.Table, w, h int) []string {
	play := p.chosenPlay().Play
	n := p.Game.Log.Notation
	lines := []string{v.Heading(v.Lang.Screen.Working, n.Format(play.Start, play.Direction), w, false)}
	counted := scoring.Count(p.Game.Edition, &p.Game.Standings.Board, play)
	body := append(v.WorkingLines(counted, p.Game.Edition, w), v.WorkingTotal(counted, w)...)
	var told []string
	if p.Tops > 1 && p.index(p.Chosen) < p.Tops && v.At.Duplicate() {
		told = v.MutedLines(Of(v).because(p.By), w)
	}
	told = append(told, v.MutedLines(v.WhichList(), w)...)
	if room := h - len(lines) - len(told); len(body) > room && room > 1 {
		more := len(body) - room + 1
		body = append(body[:room-1:room-1], v.Muted(v.Lang.Screen.MoreBelow(more)))
	}
	return append(append(lines, body...), told...)
}

// because says why the first of several plays with the most points is the master.
func (v View) because(by finder.Tie) string {
	return v.Lang.Lookup.First(v.Lang.Tie(by))
}

func (p Plays) Cursor(v view.Table, _ int) (int, int, bool) {
	return 0, 1 + p.Depth(p.rows(), bestRoom(v.OverRoom())), true
}

func (p Plays) Typing() bool { return p.open }

func (p Plays) Paste(_ view.Table, msg tea.PasteMsg) view.Over {
	if p.open {
		p.sieve, p.Chosen = p.typed(msg.Content, len(p.Plays), p.text), 0
	}
	return p
}

// Line is the line that Enter would note.
func (p Plays) Line(v view.Table) string {
	play := p.chosenPlay().Play
	text := p.Game.Log.Notation.Format(play.Start, play.Direction) + " " + phrases.Spelled(p.Game.Edition, play)
	if p.Round > 0 {
		text = v.Lang.Word(line.CommandMaster) + " " + text
	}
	return text
}

func (p Plays) Answers(v view.Table) (draw.Ink, [2]string) {
	first := strconv.Itoa(p.chosenPlay().Points) + " " + v.Lang.Screen.Points
	if p.Tops > 1 && p.index(p.Chosen) < p.Tops {
		first += "   " + v.Lang.Finding.Tied(p.Tops)
	}
	return draw.Ink{}, [2]string{first, v.Lang.Lookup.Of(p.Chosen+1, p.among())}
}

// Laid are the tiles of the chosen play, if the board is the one it was found on.
func (p Plays) Laid() []scoring.Laid { return p.chosenPlay().Play.Laid() }

// Board is the board that the plays were found on.
func (p Plays) Board() *sheet.Game { return &p.Game }
