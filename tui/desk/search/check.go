package search

import (
	"strconv"

	tea "charm.land/bubbletea/v2"

	"tanteo/sheet/analysis"
	"tanteo/tui/desk/view"
	"tanteo/tui/draw"
	"tanteo/tui/key"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// Check lists the words of the sheet, or of one turn, those that the list lacks first.
type Check struct {
	kit.Picker
	Words []analysis.Checked
	Turn  int // whose words they are; 0 is the whole sheet
	Out   int // words that the list lacks
}

func (p Check) Title(v view.Table) (string, string) {
	title := v.Lang.Lookup.Checked
	if p.Turn > 0 {
		title = v.TurnName(p.Turn)
	}
	return title, v.Lang.Lookup.Of(p.Chosen+1, len(p.Words))
}

func (p Check) Take(msg tea.KeyPressMsg, v view.Table) (view.Over, kit.Action) {
	return press(p, msg, v)
}

// KeyRows are the keys of the list.
func (p Check) KeyRows(v view.Table) []view.Bound {
	k, l := v.Keys, &v.Lang.Lookup
	return append(moves(p.Picker, k, len(p.Words), l.NextWord, func(moved kit.Picker) view.Over { p.Picker = moved; return p }),
		view.Bound{Keys: k.Enter, Hint: key.Hint{Says: l.ToTurn}, Ask: func() (view.Over, kit.Action) { return nil, kit.LookAt{Turn: p.Words[p.Chosen].Turn} }},
		view.Bound{Keys: k.Clear, Hint: key.Hint{Says: v.Lang.Screen.Hint.Back}, Ask: closes},
	)
}

func (p Check) Draw(v view.Table, w, h int) []string {
	room := p.room(v, w, h)
	lines := v.PickLines(p.Picker, len(p.Words), room, "  ", func(i int, chosen bool) string { return p.row(v, i, w, chosen) })
	return append(draw.Fill(lines, w, room), p.foot(v, w)...)
}

// row is a word: "- SPAZ            Ana          7".
func (p Check) row(v view.Table, i, w int, chosen bool) string {
	one, of, sign := p.Words[i], view.InList, view.SignInList
	if !one.In {
		of, sign = view.NotInList, view.SignNotInList
	}
	who := v.Lang.Rounds.Master
	if one.Player > 0 {
		who = v.PlayerName(&v.At.Game, one.Player)
	}
	if one.More > 0 {
		more := " +" + strconv.Itoa(one.More)
		who = phrases.Fit(who, 10-draw.Width(more)) + more
	}
	end := " " + draw.Pad(who, 10) + draw.Right(strconv.Itoa(one.Turn), 4)
	if !chosen {
		sign = of.Ink(v.Look).Put(sign)
	}
	return sign + " " + draw.Pad(one.Text, w-2-draw.Width(end)) + end
}

func (p Check) foot(v view.Table, w int) []string { return v.MutedLines(v.WhichList(), w) }

// room is how many of h lines the words have.
func (p Check) room(v view.Table, w, h int) int { return max(1, h-len(p.foot(v, w))) }

func (p Check) Cursor(v view.Table, w int) (int, int, bool) {
	return 0, p.Depth(len(p.Words), p.room(v, w, v.OverRoom())), true
}

func (p Check) Typing() bool { return false }

func (p Check) Answers(v view.Table) (draw.Ink, [2]string) {
	return draw.Ink{}, [2]string{v.Lang.Lookup.Out(p.Out, len(p.Words)), v.Lang.Lookup.NoPoints}
}
