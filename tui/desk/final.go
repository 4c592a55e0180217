package desk

import (
	"fmt"
	"math/big"
	"strconv"
	"strings"

	tea "charm.land/bubbletea/v2"

	"tanteo/sheet"
	"tanteo/tui/desk/view"
	"tanteo/tui/draw"
	"tanteo/tui/phrases"
)

// finalTable shows the end of a game by turns: the places, what was best, and a menu of what can
// be done next.
type finalTable struct{ ending }

func (inTurn) theEnd() view.Over { return finalTable{} }

func (f finalTable) withItems(v view.Table) finalTable {
	f.ending = f.ending.withItems(v, v.Lang.Screen.End.Again, offersOf(v).overtimeItems()...)
	return f
}

func (f finalTable) Title(v view.Table) (string, string) {
	g := &v.At.Game
	return v.Lang.Screen.End.FinalTable, v.Lang.GameLength(g.Log.Kind, g.Standings.Length())
}

func (f finalTable) keyRows(v view.Table) []inMenu {
	return f.withItems(v).rowsInto(v, v.Lang.Screen.Hint.StepBack, func(next ending) view.Over { return finalTable{next} })
}

func (f finalTable) press(msg tea.KeyPressMsg, v view.Table) (view.Over, ask) {
	return pressIn(f, msg, v)
}

func (f finalTable) Draw(v view.Table, w, h int) []string {
	e, g := &v.Lang.Screen.End, &v.At.Game
	lines := []string{v.Muted(draw.Right(fmt.Sprintf("%s %5s %5s", e.Before, e.Left, e.All), w))}
	for _, seat := range g.Standings.ByPlace() {
		p := g.Standings.Players[seat-1]
		left := phrases.Signed(p.Adjustment)
		if g.Standings.EndTold(seat) {
			left = draw.SignTold + left
		}
		end := fmt.Sprintf("%s %s %s", draw.Right(phrases.Number(p.Points), 5), draw.Right(left, 5), draw.Right(phrases.Number(p.Total()), 5))
		line := draw.Spread(strconv.Itoa(p.Place)+". "+v.PlayerName(g, seat), end, w)
		if p.Place == 1 {
			line = v.Look.Ink[draw.Leader].Put(line)
		}
		lines = append(lines, line)
	}
	lines = append(lines, "")
	if text := offersOf(v).sharedPlaces(g); text != "" {
		lines = append(append(lines, draw.Wrapped(text, w)...), "")
	}
	for _, fact := range offersOf(v).gameFacts(g) {
		if draw.Width(fact[0])+2+draw.Width(fact[1]) > w {
			lines = append(lines, fact[0])
			for _, line := range draw.Wrapped(fact[1], w) {
				lines = append(lines, draw.Right(line, w))
			}
			continue
		}
		lines = append(lines, draw.Spread(fact[0], fact[1], w))
	}
	return append(append(lines, ""), f.withItems(v).Lines(v.Env, w, h-len(lines))...)
}

func (v offers) sharedPlaces(g *sheet.Game) string {
	count := map[int]int{}
	for _, p := range g.Standings.Players {
		count[p.Place]++
	}
	for place := 1; place <= len(g.Standings.Players); place++ {
		if count[place] > 1 {
			return v.Lang.Screen.End.Shared(count[place], place)
		}
	}
	return ""
}

// gameFacts are the best play, the plays of all tiles and the winner's average.
func (v offers) gameFacts(g *sheet.Game) [][2]string {
	e, s := &v.Lang.Screen.End, &g.Standings
	var facts [][2]string
	if best, ok := s.Best(); ok {
		facts = append(facts, [2]string{e.BestPlay, v.TurnWord(g, &best) + " " + strconv.Itoa(best.WithoutSolo()) + ", " + v.PlayerName(g, best.Player)})
	}
	var all []string
	for i, times := range s.AllTiles() {
		if times > 0 {
			all = append(all, v.PlayerName(g, i+1)+" "+strconv.Itoa(times))
		}
	}
	if len(all) > 0 {
		facts = append(facts, [2]string{e.AllTiles, strings.Join(all, ", ")})
	}
	var averages []string
	for _, seat := range s.ByPlace() {
		if n := s.TurnsTaken()[seat-1]; n > 0 {
			averages = append(averages, v.PlayerName(g, seat)+" "+v.Lang.Decimal(big.NewRat(int64(s.Players[seat-1].Points), int64(n))))
		}
	}
	if len(averages) > 0 {
		facts = append(facts, [2]string{e.Average, strings.Join(averages, ", ")})
	}
	return facts
}

func (f finalTable) Cursor(v view.Table, w int) (int, int, bool) {
	lines := f.Draw(v, w, 99)
	return 0, len(lines) - len(f.withItems(v).Items) + f.Chosen, true
}

func (f finalTable) Answers(v view.Table) (draw.Ink, [2]string) {
	g := &v.At.Game
	next := g.Again()
	opens := ""
	if next.First >= 1 && next.First <= len(next.Players) {
		opens = v.Lang.Screen.End.OpensNext(v.Lang.Player(next.Players[next.First-1], next.First))
	}
	return draw.Ink{}, [2]string{v.Lang.Won(*g), opens}
}
