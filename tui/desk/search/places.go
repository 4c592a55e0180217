// Package search draws the lists that a search has found, over the side of the table: the places
// of a word, the best plays of a rack, what was missed, the words of the sheet. The table
// searches, off the key path, and makes the lists.
//
//	next, action := over.Take(press, v)
package search

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

// Places lists the places of a word. The chosen place lies on the board, the others in sight show
// their points there.
type Places struct {
	kit.Picker
	sieve
	Word        string // as it is typed, blanks with their mark
	All         []analysis.Place
	Board       scoring.Board // that they were found on
	listedFirst bool          // the places come first whose words are all in the list
}

func (p Places) Title(v view.Table) (string, string) {
	return v.Lang.Lookup.Places(p.Word) + p.sieve.afterTitle(), v.Lang.Lookup.Of(p.Chosen+1, p.rows())
}

// rows is how many places are kept.
func (p Places) rows() int { return p.count(len(p.All)) }

// place is the chosen place.
func (p Places) place() analysis.Place { return p.All[p.index(p.Chosen)] }

func (p Places) Take(msg tea.KeyPressMsg, v view.Table) (view.Over, kit.Action) {
	return p.orTyped(msg, v, p, p.sifting(v))
}

// KeyRows are the keys of the list.
func (p Places) KeyRows(v view.Table) []view.Bound {
	k, l := v.Keys, &v.Lang.Lookup
	order := key.Hint{Says: l.ListedFirst}
	if p.listedFirst {
		order.Says = l.ByPoints
	}
	other := func() (view.Over, kit.Action) { return p.inOrder(v, !p.listedFirst), nil }
	all := append(moves(p.Picker, k, p.rows(), l.NextOne, func(moved kit.Picker) view.Over { p.Picker = moved; return p }),
		view.Bound{Keys: k.Enter, Hint: key.Hint{Says: l.LayHere}, Off: !p.layable(v), Ask: func() (view.Over, kit.Action) { return nil, kit.Lay{Play: p.place().Play} }},
		view.Bound{Keys: k.Left, Hint: order, Off: v.Checked() == nil, Ask: other},
		view.Bound{Keys: k.Right, Hint: order, Off: v.Checked() == nil, Ask: other},
	)
	return append(all, p.keyRows(v, p.sifting(v), closes)...)
}

// sifting is what the sieve goes through, and the list with the sieve as it is then.
func (p Places) sifting(v view.Table) sifting {
	return sifting{rows: len(p.All), row: p.text(v), with: func(next sieve) view.Over { p.sieve, p.Chosen = next, 0; return p }}
}

// layable says whether the chosen place can be laid: the board is still the same.
func (p Places) layable(v view.Table) bool {
	return v.At.CanLay() && p.Board.Equal(&v.At.Shown.Standings.Board)
}

// inOrder sorts the places by their points, or first by whether the list has all their words.
func (p Places) inOrder(v view.Table, listedFirst bool) Places {
	p.listedFirst, p.Chosen = listedFirst, 0
	p.All = slices.Clone(p.All)
	slices.SortStableFunc(p.All, func(a, b analysis.Place) int {
		if !listedFirst {
			return cmp.Compare(b.Working.Points, a.Working.Points)
		}
		return cmp.Or(cmp.Compare(Of(v).lacking(a), Of(v).lacking(b)), cmp.Compare(b.Working.Points, a.Working.Points))
	})
	p.sieve = p.with(p.sieve.text, len(p.All), p.text(v))
	return p
}

// lacking is 1 for a place that makes a word which the list lacks, and else 0.
func (v View) lacking(p analysis.Place) int {
	list := v.Checked()
	if list == nil {
		return 0
	}
	if view.VerdictOf(p.Working, list) == view.NotInList {
		return 1
	}
	return 0
}

func (p Places) Draw(v view.Table, w, h int) []string {
	room := p.room(v, w, h)
	lines := v.PickLines(p.Picker, p.rows(), room, "  ", func(i int, chosen bool) string { return p.row(v, p.index(i), w, chosen) })
	return append(draw.Fill(lines, w, room), p.foot(v, w)...)
}

// row is a place with its cross words: "?  34  3F   SPAZ LJAMON".
func (p Places) row(v view.Table, i, w int, chosen bool) string {
	one, g := p.All[i], &v.At.Shown
	sign, text := " ", ""
	if Of(v).lacking(one) > 0 {
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
func (p Places) room(v view.Table, w, h int) int { return max(1, h-len(p.foot(v, w))) }

// foot says which words of the chosen place the list lacks, and which list that is.
func (p Places) foot(v view.Table, w int) []string {
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

func (p Places) Cursor(v view.Table, w int) (int, int, bool) {
	return 0, p.Depth(p.rows(), p.room(v, w, v.OverRoom())), true
}

func (p Places) Typing() bool { return p.open }

func (p Places) Paste(v view.Table, msg tea.PasteMsg) view.Over {
	if p.open {
		p.sieve, p.Chosen = p.typed(msg.Content, len(p.All), p.text(v)), 0
	}
	return p
}

// sought is the width of the row that the sieve searches.
const sought = 40

// text is what the sieve searches: the row.
func (p Places) text(v view.Table) func(i int) string {
	return func(i int) string { return p.row(v, i, sought, true) }
}

// Line stands in place of the entry while the list is open.
func (p Places) Line(view.Table) string { return "> * " + p.Word }

// Answers are the points of the chosen place, word by word.
func (p Places) Answers(v view.Table) (draw.Ink, [2]string) {
	t, one := v.At, p.place()
	at := v.Lang.Lookup.At(one.Working.Points, t.Shown.Log.Notation.Format(one.Play.Start, one.Play.Direction))
	sign := func(scoring.Word) string { return "" }
	if v.Lay.Side.W == 0 { // there is no list beside the board
		at = v.Lang.Lookup.Of(p.Chosen+1, p.rows()) + " " + draw.SignDot + " " + at
		sign = v.WordSign
	}
	var words []string
	for _, word := range one.Working.Words {
		words = append(words, sign(word)+word.Text(t.Shown.Edition)+" "+strconv.Itoa(word.Points))
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

// Laid are the tiles of the chosen place, as they would lie.
func (p Places) Laid() []scoring.Laid { return p.place().Play.Laid() }

// PointsAt is the first square of the chosen place.
func (p Places) PointsAt() scoring.Square { return p.place().Play.Start }

// Spots are the points of the other visible places, each on its first square. Where two begin on
// the same square, the better one is shown.
func (p Places) Spots(v view.Table) []board.Spot {
	from, to, _ := p.Sight(p.rows(), p.room(v, v.Lay.Side.W, v.OverRoom()))
	var all []board.Spot
	for i := from; i < to; i++ {
		one := p.All[p.index(i)]
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

// View is the table as these lists read it.
type View struct{ view.Table }

// Of is the View of a table.
func Of(v view.Table) View { return View{v} }

func (p Places) Holds(view.Table) bool { return p.sieve.text != "" }

func (p Plays) Holds(view.Table) bool { return p.sieve.text != "" }
