// Package view is what every pane of the table may see: the game, what of it is looked at, laid
// and typed, and what it is drawn by. A pane changes none of it. Settle works out what a pane
// needs before it is drawn, and Drawn keeps what takes long to draw.
//
//	func Title(v view.Table) string { return v.PlayerName(&v.At.Game, v.At.NextSeat()) }
package view

import (
	"strings"
	"time"

	"tanteo/sheet"
	"tanteo/sheet/analysis"
	"tanteo/sheet/line"
	"tanteo/tui/desk/layout"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
	"tanteo/tui/sitting"
)

// Table is what every pane of the table is drawn by.
type Table struct {
	kit.Env
	Lay      layout.Layout
	Words    line.Vocabulary
	Names    phrases.Premiums // of the squares: in the language asked for, even where the screen does not speak it
	ASCII    bool             // the frame is drawn without line signs
	Checking bool             // every word is looked up in a list
	Role     sitting.Role     // of who sits here
	Unsaved  string           // why the last save was in vain; "" where it was not
	Saving   string           // says that a save takes long; "" where none does
	Now      time.Duration    // by the clock of the program, when the last message came
	At       *Sight           // nil while there is no table
	Drawn    *Drawn           // what was drawn before
}

// Completion completes the line: a command, or the name of a player after one.
func (v Table) Completion() string {
	text := v.At.Entry.Text()
	if text == "" {
		return ""
	}
	if rest, ok := v.At.nameCompleted(text); ok {
		return rest
	}
	if !strings.Contains(text, " ") {
		for _, c := range v.Lang.Proposals() {
			if rest, ok := strings.CutPrefix(c, text); ok && rest != "" {
				return rest
			}
		}
	}
	start := strings.LastIndexByte(text, ' ') + 1
	for i, p := range v.At.Game.Standings.Players {
		name := p.Name
		if name == "" {
			name = v.Lang.Seat(v.At.Game, i+1)
		}
		if last := text[start:]; last != "" && len(last) < len(name) && strings.EqualFold(name[:len(last)], last) {
			return name[len(last):]
		}
	}
	return ""
}

// NoticesOf is the notices of an answer, without the totals of a correction, which the answer
// tells itself.
func (v Table) NoticesOf(answer sheet.Answer) string {
	var all []string
	for _, n := range analysis.Doubts(answer.Notices, v.Checked()) {
		if n.Code == sheet.NoticeTotalsChanged {
			continue
		}
		all = append(all, v.Lang.Notice(n, v.At.Game))
	}
	return strings.Join(all, " ")
}

// NoneOf says that nothing has this name, and which names there are.
func (v Table) NoneOf(name string, there []string) {
	s := v.Lang.Screen.NoneOf("“"+phrases.Fit(name, 20)+"”", strings.Join(there, ", "))
	v.At.Said = Said{Lines: [2]string{s.What, s.Todo}, Fault: true}
}
