package tui

import (
	"slices"

	"tanteo/sheet"
)

// newRoundMenu is what a round can have besides plays. The first row is harmless, so that
// Enter twice does nothing.
func newRoundMenu(m *Model) menu {
	t, d, s, w := m.table, &m.Lang.Rounds, &m.Lang.Screen.Menu, m.Lang.Word
	heading := m.Lang.Screen.Sheet
	if seat := t.nextSeat(); seat > 0 {
		heading = m.Lang.Screen.TurnOf(m.Lang.Seat(t.game, seat))
	} else if r, ok := t.roundShown(); ok {
		heading = d.Round(r.Number)
	}
	line := func(what sheet.What) action { return doLine{t.forSeat(sheet.Line{Event: sheet.Event{What: what}})} }
	items := []item{
		choice(s.Back, "", nil),
		choice(s.Pass, w(sheet.CommandPass), line(sheet.Passed{})),
		choice(s.ByHand, "25", doType{""}),
		choice(d.Close, w(sheet.CommandNext), doCommand{(*Model).closeRound}),
		choice(d.TakeBest, w(sheet.CommandMaster), doText{w(sheet.CommandMaster)}),
		choice(m.Lang.Lookup.BestPlays, w(sheet.CommandBest), doCommand{(*Model).askBest}),
		choice(d.SetMaster, w(sheet.CommandMaster)+" H4 SOL", doType{w(sheet.CommandMaster) + " "}),
		choice(m.Lang.Lookup.DrawRack, w(sheet.CommandDraw), doCommand{(*Model).drawRack}),
		choice(d.SetRack, w(sheet.CommandRack), doType{w(sheet.CommandRack) + " "}),
		choice(s.Penalty, w(sheet.CommandPenalty), doType{w(sheet.CommandPenalty) + " "}),
		choice(s.LayTiles, w(sheet.CommandLay), m.layAction()),
		choice(s.Note, w(sheet.CommandNote), doCommand{(*Model).openNote}),
		choice(d.Finish, w(sheet.CommandFinish), doText{w(sheet.CommandFinish)}),
		choice(s.Leave, "", doCommand{(*Model).toStart}),
	}
	if t.game.Rules().Warns(sheet.DuplicateGame) {
		after := slices.IndexFunc(items, func(it item) bool { return it.Line == w(sheet.CommandPenalty) }) + 1
		items = slices.Insert(items, after, choice(s.Warning, w(sheet.CommandWarning), doType{w(sheet.CommandWarning) + " "}))
	}
	return newMenu(heading, items, s.OnTheRight)
}

// notOfRounds says whether a command is for games by turns only.
func notOfRounds(c sheet.Command) bool {
	return c == sheet.CommandInsert || c == sheet.CommandOvertime || c == sheet.CommandWrong
}
