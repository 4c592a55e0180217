package tui

import (
	"strings"
	"time"

	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/tui/desk/layout"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// view is what every pane of the table is drawn by.
type view struct {
	kit.Env
	lay      layout.Layout
	words    line.Vocabulary
	names    phrases.Premiums // of the squares: in the language asked for, even where the screen does not speak it
	ascii    bool             // the frame is drawn without line signs
	checking bool             // every word is looked up in a list
	unsaved  string           // why the last save was in vain; "" where it was not
	now      time.Duration    // by the clock of the program, when the last message came
	at       *sight           // nil while there is no table
}

// completion is what would complete the line: a command word, or a player's name after one.
func (v view) completion() string {
	text := v.at.entry.Text()
	if text == "" {
		return ""
	}
	if rest, ok := v.at.nameCompleted(text); ok {
		return rest
	}
	if !strings.Contains(text, " ") {
		for _, c := range v.Lang.Shown() {
			if rest, ok := strings.CutPrefix(c, text); ok && rest != "" {
				return rest
			}
		}
	}
	start := strings.LastIndexByte(text, ' ') + 1
	for i, p := range v.at.game.Standings.Players {
		name := p.Name
		if name == "" {
			name = v.Lang.Seat(v.at.game, i+1)
		}
		if last := text[start:]; last != "" && len(last) < len(name) && strings.EqualFold(name[:len(last)], last) {
			return name[len(last):]
		}
	}
	return ""
}

// endsGame says whether a line is the bare word for the end, which opens its form.
func (v view) endsGame(text string) bool {
	return v.words[sheet.Plain(text)] == line.CommandEnd && !v.at.game.Standings.Finished && !v.at.duplicate()
}

// noticesOf is what an answer adds to be known: the correction's totals stand in the answer
// itself.
func (v view) noticesOf(answer sheet.Answer) string {
	var all []string
	for _, n := range answer.Notices {
		if n.Code == sheet.NoticeTotalsChanged {
			continue
		}
		all = append(all, v.Lang.Notice(n, v.at.game))
	}
	return strings.Join(all, " ")
}

// noneOf says that nothing is called so, and what there is.
func (v view) noneOf(name string, there []string) {
	s := v.Lang.Screen.NoneOf("“"+phrases.Fit(name, 20)+"”", strings.Join(there, ", "))
	v.at.said = said{[2]string{s.What, s.Todo}, true}
}
