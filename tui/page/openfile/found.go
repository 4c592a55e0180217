package openfile

import (
	"path/filepath"

	tea "charm.land/bubbletea/v2"

	"tanteo/editions"
	"tanteo/editions/words"
	"tanteo/sheet"
	"tanteo/sheet/gcg"
	"tanteo/sheet/line"
	"tanteo/tui/files"
	"tanteo/tui/phrases"
)

// foundGame is a game of a file, with what is told of it before it is taken.
type foundGame struct {
	files.Game
	finals  string // players and totals
	length  string // turns, or rounds
	verdict string
	remarks []string
	trouble string // why it cannot be taken
}

// maxFound is how many games of a file are listed.
const maxFound = 200

// readMsg says what was found in a file.
type readMsg struct {
	token *byte
	name  string
	games []foundGame
	more  bool
	err   error
}

// Failed says that it could not be read.
func (msg readMsg) Failed(err error) tea.Msg { msg.err = err; return msg }

// read reads the file that was named.
func read(catalogue *editions.Catalogue, l *phrases.Language, typed string) readMsg {
	msg := readMsg{name: filepath.Base(typed)}
	games, err := files.Open(files.Path(typed), catalogue.Guessed(words.Has))
	if err != nil {
		msg.err = err
		return msg
	}
	for g := range games {
		if len(msg.games) == maxFound {
			msg.more = true
			break
		}
		one, err := tellFound(l, g)
		if err != nil {
			msg.err = err
			break
		}
		msg.games = append(msg.games, one)
	}
	return msg
}

// maxTold is how many differences and doubts of a game are told.
const maxTold = 100

// tellFound tells a game of a file. The error is that of an edition that a file of our own
// carries.
func tellFound(l *phrases.Language, g files.Game) (foundGame, error) {
	s, one := &l.Screen.File, foundGame{Game: g}
	c := g.Counted
	if c != nil && c.Verdict == gcg.Unreadable {
		one.finals, one.trouble = s.Unreadable, l.Trouble(*c)
		one.remarks = append(one.remarks, "! "+one.trouble)
		return one, nil
	}
	folded, err := sheet.NewGame(g.Log)
	if err != nil {
		return one, err
	}
	one.length = l.GameLength(g.Log.Kind, folded.Standings.Length())
	if c == nil {
		one.finals, one.verdict = l.Standing(folded), l.Screen.Start.Open
		if folded.Standings.Finished {
			one.verdict = l.Screen.Start.Finished
		}
		one.remarks = []string{s.Own}
		if g.Shortened {
			one.remarks = append(one.remarks, l.Tool.Files.Shortened)
		}
		if g.Altered {
			one.remarks = append(one.remarks, l.Tool.Files.Altered)
		}
		return one, nil
	}
	one.finals, one.verdict = l.Finals(*c), l.Replay.Verdicts[c.Verdict]
	one.remarks = append(one.remarks, s.Found(l.Replay.Plays(c.Plays), l.FoundEdition(*c)))
	if n := len(c.Differences); n > 0 {
		one.remarks = append(one.remarks, "")
		if kept := c.Kept(); kept > 0 {
			one.remarks = append(one.remarks, s.Differ(kept, l.Word(line.CommandRecount)))
		}
		for _, d := range c.Differences[:min(n, maxTold)] {
			if c.Foreign() {
				break // the doubts below say why
			}
			one.remarks = append(one.remarks, "  "+l.Where(d.Line, d.Column)+l.Difference(*c, d))
		}
	}
	if c.Kept() < len(c.Differences) {
		one.remarks = append(one.remarks, l.Replay.OurTotals)
	}
	if n := len(c.Warnings); n > 0 {
		one.remarks = append(one.remarks, "", s.Doubts(n))
		for _, w := range c.Warnings[:min(n, maxTold)] {
			one.remarks = append(one.remarks, "  "+l.Where(w.Line, w.Column)+l.Doubt(*c, w))
		}
	}
	return one, nil
}
