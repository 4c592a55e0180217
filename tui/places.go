package tui

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	tea "charm.land/bubbletea/v2"

	"tanteo/scoring"
	"tanteo/sheet/analysis"
	"tanteo/tui/desk/board"
	"tanteo/tui/desk/view"
	"tanteo/tui/draw"
	"tanteo/tui/key"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// placesPane goes through the places of a word: the chosen one lies on the board, those in
// sight show their points there.
type placesPane struct {
	kit.Picker
	sieve
	word   string // in letters, a blank with its mark
	all    []analysis.Place
	board  scoring.Board // that they were found on
	listed bool          // those of which the list has every word come first
}

func (p placesPane) Title(v view.Table) (string, string) {
	return v.Lang.Lookup.Places(p.word) + p.sieve.shown(), v.Lang.Lookup.Of(p.Chosen+1, p.rows())
}

// rows is how many places are kept.
func (p placesPane) rows() int { return p.count(len(p.all)) }

// place is the chosen one.
func (p placesPane) place() analysis.Place { return p.all[p.index(p.Chosen)] }

func (p placesPane) Take(msg tea.KeyPressMsg, v view.Table) (view.Over, kit.Action) {
	k := v.Keys
	if next, mine := p.sieve.key(msg, k, len(p.all), p.text(v)); mine {
		p.sieve, p.Chosen = next, 0
		return p, nil
	}
	if next, mine := p.Picker.Key(msg, k, p.rows()); mine {
		p.Picker = next
		return p, nil
	}
	switch {
	case key.Matches(msg, k.Clear):
		return nil, nil
	case key.Matches(msg, k.Left, k.Right) && v.Checked() != nil:
		return p.inOrder(v, !p.listed), nil
	case key.Matches(msg, k.Enter) && p.layable(v):
		return nil, kit.Lay{Play: p.place().Play}
	}
	return p, nil
}

// layable says whether the chosen place can be laid: the board is still the same.
func (p placesPane) layable(v view.Table) bool {
	return v.At.CanLay() && p.board.Equal(&v.At.Table.Standings.Board)
}

// inOrder puts the places in the order of their points, or those first of which the list has
// every word.
func (p placesPane) inOrder(v view.Table, listed bool) placesPane {
	p.listed, p.Chosen = listed, 0
	p.all = slices.Clone(p.all)
	slices.SortStableFunc(p.all, func(a, b analysis.Place) int {
		if !listed {
			return cmp.Compare(b.Working.Points, a.Working.Points)
		}
		return cmp.Or(cmp.Compare(searchOf(v).lacking(a), searchOf(v).lacking(b)), cmp.Compare(b.Working.Points, a.Working.Points))
	})
	p.sieve = p.with(p.sieve.text, len(p.all), p.text(v))
	return p
}

// lacking is 1 for a place that makes a word which the list lacks, and else 0.
func (v searchView) lacking(p analysis.Place) int {
	list := v.Checked()
	if list == nil {
		return 0
	}
	if view.VerdictOf(p.Working, list) == view.NotInList {
		return 1
	}
	return 0
}

func (p placesPane) Draw(v view.Table, w, h int) []string {
	room := p.room(v, w, h)
	lines := v.PickLines(p.Picker, p.rows(), room, "  ", func(i int, chosen bool) string { return p.row(v, p.index(i), w, chosen) })
	return append(draw.Fill(lines, w, room), p.foot(v, w)...)
}

// row is a place with the words that it makes besides: "?  34  3F   SPAZ LJAMON".
func (p placesPane) row(v view.Table, i, w int, chosen bool) string {
	one, g := p.all[i], &v.At.Table
	sign, text := " ", ""
	if searchOf(v).lacking(one) > 0 {
		sign = view.SignDoubted
	}
	if len(one.Working.Words) > 1 {
		text = phrases.WordsText(g.Edition, one.Working.Words[1:])
	}
	line := draw.Pad(draw.Right(strconv.Itoa(one.Working.Points), 4)+"  "+draw.Pad(g.Log.Notation.Format(one.Play.Start, one.Play.Direction), 4)+" "+text, w-1)
	if sign != " " && !chosen {
		sign = v.Look.Ink[draw.NotInList].Put(sign)
	}
	return sign + line
}

// room is how many of h lines the places have.
func (p placesPane) room(v view.Table, w, h int) int { return max(1, h-len(p.foot(v, w))) }

// foot says which words of the chosen place the list lacks, and which list that is.
func (p placesPane) foot(v view.Table, w int) []string {
	list := v.Checked()
	if list == nil {
		return nil
	}
	lines := []string{""}
	if out, _ := v.ListedText(p.place().Working); out != "" {
		lines = append(lines, kit.Inked(out, w, v.Look.Ink[draw.NotInList].Put)...)
	}
	const most = 3 // always, so that a step moves no row
	lines = append(lines[:min(len(lines), most)], make([]string, max(0, most-len(lines)))...)
	return append(lines, v.MutedLines(v.WhichList(), w)...)
}

func (p placesPane) Cursor(v view.Table, w int) (int, int, bool) {
	return 0, p.Depth(p.rows(), p.room(v, w, v.OverRoom())), true
}

func (p placesPane) KeysTold(v view.Table) []kit.Hint {
	l := &v.Lang.Lookup
	hints := []kit.Hint{{Key: v.KeyName("Up") + " " + v.KeyName("Down"), Does: l.NextOne}}
	if p.layable(v) {
		hints = append(hints, kit.Hint{Key: v.KeyName("Enter"), Does: l.LayHere})
	}
	if v.Checked() != nil {
		order := l.ListedFirst
		if p.listed {
			order = l.ByPoints
		}
		hints = append(hints, kit.Hint{Key: v.KeyName("Left") + " " + v.KeyName("Right"), Does: order})
	}
	return append(hints, p.sieve.hints(v)...)
}

func (p placesPane) Typing() bool { return p.open }

func (p placesPane) Paste(v view.Table, msg tea.PasteMsg) view.Over {
	if p.open {
		p.sieve, p.Chosen = p.typed(msg.Content, len(p.all), p.text(v)), 0
	}
	return p
}

// sought is how wide a row is that a place is sought by.
const sought = 40

// text is what a place is sought by: its row.
func (p placesPane) text(v view.Table) func(i int) string {
	return func(i int) string { return p.row(v, i, sought, true) }
}

// line is the entry line while the places are gone through.
func (p placesPane) Line(view.Table) string { return "> * " + p.word }

// answers are the points of the chosen place, word by word.
func (p placesPane) Answers(v view.Table) (draw.Ink, [2]string) {
	t, one := v.At, p.place()
	at := v.Lang.Lookup.At(one.Working.Points, t.Table.Log.Notation.Format(one.Play.Start, one.Play.Direction))
	sign := func(scoring.Word) string { return "" }
	if v.Lay.Side.W == 0 { // there is no list beside the board
		at = v.Lang.Lookup.Of(p.Chosen+1, p.rows()) + " " + draw.SignDot + " " + at
		sign = v.WordSign
	}
	var words []string
	for _, word := range one.Working.Words {
		words = append(words, sign(word)+word.Text(t.Table.Edition)+" "+strconv.Itoa(word.Points))
	}
	if one.Working.Bonus > 0 {
		words = append(words, "+ "+strconv.Itoa(one.Working.Bonus))
	}
	text := at + " " + draw.SignDot + " " + strings.Join(words, ", ")
	if v.Lay.Answer[1] < 0 {
		return draw.Ink{}, [2]string{phrases.Fit(text, v.Lay.Left.W), ""}
	}
	lines := draw.Wrapped(text, v.Lay.Left.W)
	return draw.Ink{}, [2]string{lines[0], strings.Join(lines[1:], " ")}
}

// laid are the tiles of the chosen place, as they would lie.
func (p placesPane) Laid() []scoring.Laid { return p.place().Play.Laid() }

// pointsAt is where the chosen place begins.
func (p placesPane) PointsAt() scoring.Square { return p.place().Play.Start }

// spots are the points of the other places in sight, each on its first square; the better
// one where two begin on the same.
func (p placesPane) Spots(v view.Table) []board.Spot {
	from, to, _ := p.Sight(p.rows(), p.room(v, v.Lay.Side.W, v.OverRoom()))
	var all []board.Spot
	for i := from; i < to; i++ {
		one := p.all[p.index(i)]
		if i == p.Chosen {
			continue
		}
		at := one.Play.Laid()[0].Square
		if !slices.ContainsFunc(all, func(s board.Spot) bool { return s.At == at }) {
			all = append(all, board.Spot{At: at, Text: strconv.Itoa(one.Working.Points)})
		}
	}
	return all
}

// searchView is what the lists of what was searched read.
type searchView struct{ view.Table }

func searchOf(v view.Table) searchView { return searchView{v} }

func (p placesPane) Holds(view.Table) bool { return p.sieve.text != "" }

func (p bestPane) Holds(view.Table) bool { return p.sieve.text != "" }
