package tui

import (
	"strconv"
	"strings"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/tui/draw"
	"tanteo/tui/phrases"
)

// marked is the seat that the sign of the turn stands at: in a duplicate whose cell comes next.
func (t *sight) marked() int {
	if t.duplicate() && t.looking == 0 {
		return t.nextSeat()
	}
	return t.standings().OnTurn
}

// roundSide is what a duplicate has above the tabs in the side column.
func (v view) roundSide(w, h int) []string {
	switch {
	case !v.at.hall():
		return v.roundPane(w, v.roundHeight()-1)
	case v.at.tab == tabSheet:
		lines, _ := v.hallPane(w, h)
		return lines
	}
	return nil
}

// roundsTab is the sheet of a duplicate in the tabs: the rounds of a few players, the list of
// a hall.
func (v view) roundsTab(w, h int) []string {
	if v.at.hall() {
		lines, _ := v.hallPane(w, h)
		return lines
	}
	lines, _ := v.roundsTable(v.at.shownGame(), w, h)
	return lines
}

// roundAlone is the round as a page, where the window has no side column.
func (v view) roundAlone(w, h int) (lines []string, at int) {
	if v.at.hall() {
		return v.hallPane(w, h)
	}
	return v.roundPane(w, h), 0
}

// roundsCursor is how far down the side column of a duplicate the chosen row stands.
func (v view) roundsCursor(w, h int) int {
	t := v.at
	switch {
	case t.tab != tabSheet:
		return v.workingHeight()
	case t.hall():
		_, at := v.hallPane(w, h)
		return at
	}
	top := v.roundHeight()
	_, at := v.roundsTable(t.shownGame(), w, v.tabRoom(w, h-top))
	return top + 1 + at
}

// overRoom is how many lines an overlay has, in the side column or as a page.
func (v view) overRoom() int {
	if v.lay.Side.W > 0 && !v.pageOpen() {
		return v.lay.Side.H - 1
	}
	return v.pageRoom()
}

// pageRoom is how many lines an overlay has as a page.
func (v view) pageRoom() int {
	end := v.lay.Hints
	if v.lay.Notice >= 0 {
		end = v.lay.Notice
	}
	return end - 3 - (max(v.lay.Players, v.lay.Rule) + 1) - 2
}

// hallHeader is the line above the board in a hall: the round, its rack, who is in, the best
// so far; who leads, where there is room.
func (v view) hallHeader() string {
	t, d := v.at, &v.Lang.Rounds
	s := t.standings()
	r, ok := t.roundShown()
	if !ok {
		return draw.Pad(v.leaderText(s), v.lay.W)
	}
	n := tallyOf(&t.game.Standings, r)
	left := v.Look.Bold.Put(d.Round(r.Number))
	if rack := v.rackOf(&t.game, r); rack != "" {
		left += "   " + rack
	}
	left += "   " + d.In(n.in, n.in+len(n.empty))
	end := ""
	if n.best > 0 {
		end = d.Best + " " + v.Look.Bold.Put(strconv.Itoa(n.best)) + "  "
	}
	if s.Finished {
		left, end = v.Look.Bold.Put(v.Lang.Screen.Finished), ""
	}
	if leader := v.leaderText(s); leader != "" && draw.Width(left)+draw.Width(leader)+draw.Width(end)+6 <= v.lay.W {
		left += "   " + v.Look.Ink[draw.Leader].Put(leader)
	}
	return draw.Spread(left, end, v.lay.W)
}

// leaderText says who leads; "" while nobody has a point.
func (v view) leaderText(s *sheet.Standings) string {
	totals := s.Judged()
	first := leaders(totals)
	if len(first) == 0 {
		return ""
	}
	name := phrases.Fit(v.playerName(&v.at.game, first[0]), 20)
	if more := len(first) - 1; more > 0 {
		name += " +" + strconv.Itoa(more)
	}
	return v.Lang.Rounds.Leader(name, totals[first[0]-1])
}

// compactHall is the same in a window without room.
func (v view) compactHall() string {
	t := v.at
	end := v.Lang.Screen.Bag + " " + strconv.Itoa(t.view.Standings.Tiles.Bag) + " "
	if time, ink := v.clockText(false); time != "" {
		end = ink.Put(time) + "  " + end
	}
	r, ok := t.roundShown()
	if !ok {
		return draw.Spread("", end, v.lay.W)
	}
	n := tallyOf(&t.game.Standings, r)
	left := v.Look.Bold.Put(v.Lang.Rounds.Round(r.Number)) + "  " + strconv.Itoa(n.in) + "/" + strconv.Itoa(n.in+len(n.empty))
	if n.best > 0 {
		left += "  " + v.Lang.Rounds.Best + " " + strconv.Itoa(n.best)
	}
	return draw.Spread(left, end, v.lay.W)
}

// hallStrip is line i of a hall beside a large board.
func (v view) hallStrip(i, w int) string {
	t := v.at
	lines := []string{"", "", "", "", "", "", ""}
	if time, ink := v.clockText(false); time != "" {
		lines[6] = ink.Put(time)
	}
	if r, ok := t.roundShown(); ok {
		n := tallyOf(&t.game.Standings, r)
		lines[0] = v.Look.Bold.Put(v.Lang.Rounds.Round(r.Number))
		lines[1] = strconv.Itoa(n.in) + "/" + strconv.Itoa(n.in+len(n.empty))
		lines[2] = v.Lang.Rounds.Best
		lines[3] = draw.Right(strconv.Itoa(n.best), w-1)
	}
	lines[4] = v.Lang.Screen.Bag + " " + strconv.Itoa(t.view.Standings.Tiles.Bag)
	lines[5] = v.Lang.Screen.Unseen + " " + strconv.Itoa(t.view.Standings.Tiles.Unseen)
	lines = append(lines, "", v.stripRack(0), v.stripRack(1))
	if i < len(lines) {
		return draw.Pad(lines[i], w)
	}
	return ""
}

// lookingText names the turn, or the round, that is stepped back to.
func (v view) lookingText() string {
	t := v.at
	if t.duplicate() {
		return v.Lang.Rounds.Looking(t.lookedAt(), t.lastRow())
	}
	return v.Lang.Screen.Looking(t.lookedAt(), t.game.Standings.Taken())
}

// cellPrefix names whose play is being laid; "" in a game by turns.
func (v view) cellPrefix() string {
	t := v.at
	if !t.duplicate() || t.looking != 0 || t.game.Standings.Finished {
		return ""
	}
	seat := t.nextSeat()
	if seat == 0 {
		return ""
	}
	name := phrases.Fit(v.playerName(&t.game, seat), 16)
	if t.hall() {
		name = strconv.Itoa(seat) + " " + name
	}
	return v.Lang.Named(name, "")
}

// nameCompleted is what completes a name that begins a line of a duplicate; false where it is
// no beginning of one name.
func (t *sight) nameCompleted(text string) (rest string, ok bool) {
	if !t.duplicate() || strings.TrimLeft(text, "0123456789") == "" {
		return "", false
	}
	seat, err := line.Seat(&t.game.Standings, text)
	if err != nil {
		return "", false
	}
	name := phrases.Name(t.game.Standings.Players[seat-1].Name)
	if len(name) <= len(text) || !strings.EqualFold(name[:len(text)], text) {
		return "", false
	}
	return name[len(text):], true
}

// liveWords is each word of what is being laid or typed with its points.
func (v view) liveWords() string {
	if working := v.at.live.working; working != nil {
		return v.eachWord(*working)
	}
	return ""
}

// eachWord is each word of a working with its points.
func (v view) eachWord(working scoring.Working) string {
	var words []string
	for _, w := range working.Words {
		words = append(words, v.wordSign(w)+w.Text(v.at.game.Edition)+" "+strconv.Itoa(w.Points))
	}
	return strings.Join(words, "  ")
}
