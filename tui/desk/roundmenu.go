package desk

import (
	"slices"

	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/tui/kit"
)

// turnMenu offers what a round can have besides plays. The first row is harmless, so that Enter
// twice does nothing.
func (inRounds) turnMenu(v offers) menu {
	t, r, s, w := v.At, &v.Lang.Rounds, &v.Lang.Screen.Menu, v.Lang.Word
	heading := v.Lang.Screen.Sheet
	if seat := t.NextSeat(); seat > 0 {
		heading = v.Lang.Screen.TurnOf(v.Lang.Seat(t.Game, seat))
	} else if shown, ok := t.RoundShown(); ok {
		heading = r.Round(shown.Number)
	}
	add := func(what sheet.What) ask {
		return asksFor(kit.DoLine{Line: t.ForSeat(sheet.Line{Event: sheet.Event{What: what}})})
	}
	items := []item{
		choice(s.Back, "", nil),
		choice(s.Pass, w(line.CommandPass), add(sheet.Passed{})),
		choice(s.ByHand, "25", asksFor(kit.Type{Text: ""})),
		choice(r.Close, w(line.CommandNext), closeRound),
		choice(r.TakeBest, w(line.CommandMaster), asksFor(kit.DoText{Text: w(line.CommandMaster)})),
		choice(v.Lang.Lookup.BestPlays, w(line.CommandBest), askBest),
		choice(r.SetMaster, w(line.CommandMaster)+" H4 SOL", asksFor(kit.Type{Text: w(line.CommandMaster) + " "})),
		choice(v.Lang.Lookup.DrawRack, w(line.CommandDraw), asksFor(kit.DoText{Text: w(line.CommandDraw)})),
		choice(r.SetRack, w(line.CommandRack), asksFor(kit.Type{Text: w(line.CommandRack) + " "})),
		choice(s.Penalty, w(line.CommandPenalty), asksFor(kit.Type{Text: w(line.CommandPenalty) + " "})),
		choice(s.LayTiles, w(line.CommandLay), v.layAction()),
		choice(s.Note, w(line.CommandNote), openNote),
		choice(r.Finish, w(line.CommandFinish), asksFor(kit.DoText{Text: w(line.CommandFinish)})),
		choice(s.Leave, "", asksFor(kit.ToStart{})),
	}
	if t.Game.Rules().Warns(sheet.DuplicateGame) {
		after := slices.IndexFunc(items, func(it item) bool { return it.Line == w(line.CommandPenalty) }) + 1
		items = slices.Insert(items, after, choice(s.Warning, w(line.CommandWarning), asksFor(kit.Type{Text: w(line.CommandWarning) + " "})))
	}
	return newMenu(heading, items, s.OnTheRight)
}

// lacks is true of commands for games by turns, and of the end, which stands in the menu of the
// round.
func (inRounds) lacks(c line.Command) bool {
	return c == line.CommandInsert || c == line.CommandOvertime || c == line.CommandWrong || c == line.CommandFinish
}

// best is empty: the menu of the round has it.
func (inRounds) best(offers, commandRow) []item { return nil }
