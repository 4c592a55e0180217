package frame

import (
	"tanteo/tui/desk/rounds"
	"tanteo/tui/desk/tabs"
	"tanteo/tui/desk/view"
	"tanteo/tui/phrases"
)

// inRounds is what both kinds of duplicate share.
type inRounds struct{}

func (inRounds) chosen(_ View, at, _ int) int { return at }

func (inRounds) rack(v View) (string, bool) {
	r, ok := v.At.RoundShown()
	if !ok {
		return "", false
	}
	return rounds.Of(v.Table).RackOf(&v.At.Game, r), true
}

// strip is a line beside a large board; the rack of the round stands below the players.
func (s atOneTable) strip(v View, i int) string {
	const below = 4 // of the players and what follows them at once
	if line := i - linesEach*len(v.At.Standings().Players) - below; line == 0 || line == 1 {
		return v.stripRack(line)
	}
	return s.byName.strip(v, i)
}

// stripRack is the rack of the round in two lines: its name, and its tiles.
func (v View) stripRack(line int) string {
	r, ok := v.At.RoundShown()
	switch {
	case !ok || r.Rack == nil:
		return ""
	case line == 0:
		return v.Muted(v.Lang.Rounds.Rack)
	}
	return phrases.RackShown(v.At.Game.Edition, r.Rack)
}

func (atOneTable) above(v View, w, _ int) []string {
	return rounds.Of(v.Table).Pane(w, v.workingHeight()-1)
}

func (atOneTable) height(v View) int { return rounds.Of(v.Table).Height() }

func (atOneTable) cursor(v View) (x, y int) {
	l, top := &v.Lay, v.workingHeight()
	if v.At.Tab != view.TabSheet {
		return 0, top
	}
	_, at := rounds.Of(v.Table).RoundsTable(v.At.ShownGame(), l.Side.W, tabs.Of(v.Table).TabRoom(l.Side.W, l.Side.H-top))
	return 0, top + 1 + at
}

func (atOneTable) holds(v View, w, h int) bool {
	return len(v.LiveText(w).Lines) <= h-1-len(v.At.Game.Standings.Players)
}

func (atOneTable) alone(v View, w, h int) ([]string, int) {
	return rounds.Of(v.Table).Pane(w, h), 0
}

func (atOneTable) sheet(v View, w, h int) ([]string, int) { return rounds.Of(v.Table).Page(w, h) }
