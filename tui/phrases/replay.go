package phrases

import (
	"strings"

	"tanteo/sheet"
	"tanteo/sheet/gcg"
)

// Replay is what is told of a game that was read from a file and counted again.
type Replay struct {
	Verdicts    map[gcg.Verdict]string
	Plays       func(n int) string
	Differences func(n int) string
	Warnings    func(n int) string
	Final       func(player string, file int) string
	Counted     func(player string, file, ours int) string
	Origins     map[gcg.Origin]func(edition string) string
	NoEdition   string
	Place       func(line, column int) string // begins a sentence; column is 0 where it says nothing
	Game        func(file string, n int) string
	Input       string // the standard input, where a file would be named

	Differ       map[gcg.Kind]func(Differing) string
	OurTotals    string                   // what becomes of wrong running totals
	NoBoard      func(name string) string // a board that no edition has
	NotHis       func(points int) string  // taken back from who had not played
	TooManyLines func(n int) string       // of which a game has n at most
	Causes       map[gcg.Cause]func(letter string) string
	Doubts       map[gcg.Doubt]func(text string) string
	StrayRack    func(rack, sign string) string // a sign in a rack that is no tile
	Losses       map[gcg.LossKind]func(Lost) string
}

// Differing is what is told of a difference.
type Differing struct {
	Text       string // what stands there, in quotation marks
	Word       string // a play as it lies: ZU(M)OS
	At         string // its first square
	Edition    string
	File, Ours int
}

// Lost is what is told of something that a format has no form for.
type Lost struct {
	Player string
	Points string // with their sign; "" where a warning costs none
	Text   string
}

// longest is how many columns of a text from a file a sentence shows.
const longest = 40

// Difference tells a difference of a game, and how it may have come about.
func (l *Language) Difference(g gcg.Game, d gcg.Difference) string {
	text := l.differs(g, d)
	if cause, ok := l.Replay.Causes[d.Cause]; ok {
		letter := ""
		if g.Edition != nil && d.Letter != 0 {
			letter = Safe(g.Edition.Text(d.Letter))
		}
		text += " " + cause(letter)
	}
	return text
}

func (l *Language) differs(g gcg.Game, d gcg.Difference) string {
	switch {
	case d.Fault != nil:
		return l.faultOf(g, d.Text, d.At, d.Fault)
	case d.Kind == gcg.Board:
		return l.Replay.NoBoard(l.cited(d.Text))
	case d.Cause == gcg.CauseNotHis:
		return l.Replay.NotHis(d.File)
	case d.Cause == gcg.CauseTooManyLines:
		return l.Replay.TooManyLines(gcg.MaxLines)
	}
	told := Differing{Text: l.cited(d.Text), File: d.File, Ours: d.Ours}
	if g.Edition != nil {
		told.Edition = Safe(g.Edition.ID)
	}
	if d.Play != nil {
		told.Word, told.At = Spelled(g.Edition, *d.Play), Safe(d.At)
		if d.At == "" {
			told.At = g.Notation.Format(d.Play.Start, d.Play.Direction)
		}
	}
	tell, ok := l.Replay.Differ[d.Kind]
	if !ok {
		return l.Faults.Other(string(d.Kind)).What
	}
	return tell(told)
}

// Trouble tells the first place that makes a game unreadable.
func (l *Language) Trouble(g gcg.Game) string {
	for _, d := range g.Differences {
		switch d.Kind {
		case gcg.Board:
			if d.Fault != nil {
				continue // a play that contradicts the board
			}
			fallthrough
		case gcg.BadLine, gcg.BadTiles, gcg.NotPlay:
			return l.Where(d.Line, d.Column) + l.Difference(g, d)
		}
	}
	return l.Replay.Verdicts[g.Verdict]
}

// Where begins a sentence about a place of a file; "" where it is about all of it.
func (l *Language) Where(line, column int) string {
	if line == 0 {
		return ""
	}
	if column < 2 {
		column = 0
	}
	return l.Replay.Place(line, column)
}

// Doubt tells a warning about a game.
func (l *Language) Doubt(g gcg.Game, w gcg.Warning) string {
	if w.Fault != nil {
		return l.faultOf(g, w.Text, "", w.Fault)
	}
	if w.Sign != "" {
		return l.Replay.StrayRack(l.cited(w.Text), l.cited(w.Sign))
	}
	tell, ok := l.Replay.Doubts[w.Kind]
	if !ok {
		return l.Faults.Other(string(w.Kind)).What
	}
	return tell(l.cited(w.Text))
}

// faultOf is what is wrong with a word of a file, without the hint for somebody who types. The
// square where it begins is as the file has it, which may be on no board; "" where nobody needs it.
func (l *Language) faultOf(g gcg.Game, word, at string, fault error) string {
	about := Context{Edition: g.Edition, Notation: g.Notation, Word: Fit(word, longest), At: Safe(at)}
	about.Start, _, _ = g.Notation.Parse(at)
	return l.explain(fault, about).What
}

// cited is a text of a file, as a sentence shows it.
func (l *Language) cited(text string) string { return l.Numbers.Quote(Fit(text, longest)) }

// FoundEdition says with which edition a game was counted, and how that was found.
func (l *Language) FoundEdition(g gcg.Game) string {
	if g.Edition == nil {
		return l.Replay.NoEdition
	}
	id := Safe(g.Edition.ID)
	if tell, ok := l.Replay.Origins[g.Origin]; ok {
		return tell(id)
	}
	return id
}

// Finals are the totals of a game as its file has them, with ours where they are others:
// "Ana 412, Bea 389 (counted 379)".
func (l *Language) Finals(g gcg.Game) string {
	all := make([]string, len(g.Final))
	for i, points := range g.Final {
		name := ""
		if i < len(g.Log.Players) {
			name = g.Log.Players[i]
		}
		name = l.Player(Fit(name, longest), i+1)
		if ours := g.Counted[i]; ours != points && g.Verdict != gcg.Unreadable {
			all[i] = l.Replay.Counted(name, points, ours)
		} else {
			all[i] = l.Replay.Final(name, points)
		}
	}
	return strings.Join(all, ", ")
}

// Loss tells what of a game a format had no form for, and what was written instead.
func (l *Language) Loss(g sheet.Game, loss gcg.Loss) string {
	tell, ok := l.Replay.Losses[loss.Kind]
	if !ok {
		return l.Faults.Other(Safe(loss.Text)).What
	}
	player := l.Seat(g, loss.Player)
	if g.Log.Kind == sheet.DuplicateGame && loss.Player == 0 {
		player = l.Duplicate.MasterColumn
	}
	points := Signed(loss.Points)
	if loss.Kind == gcg.LossWarning && loss.Points == 0 {
		points = ""
	}
	return tell(Lost{Player: player, Points: points, Text: Safe(loss.Text)})
}
