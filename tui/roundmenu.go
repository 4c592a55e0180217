package tui

import (
	"slices"

	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/tui/kit"
)

// newRoundMenu is what a round can have besides plays. The first row is harmless, so that
// Enter twice does nothing.
func newRoundMenu(m *Model) menu {
	t, d, s, w := m.table, &m.Lang.Rounds, &m.Lang.Screen.Menu, m.Lang.Word
	heading := m.Lang.Screen.Sheet
	if seat := t.NextSeat(); seat > 0 {
		heading = m.Lang.Screen.TurnOf(m.Lang.Seat(t.Game, seat))
	} else if r, ok := t.RoundShown(); ok {
		heading = d.Round(r.Number)
	}
	add := func(what sheet.What) ask {
		return asked(kit.DoLine{Line: t.ForSeat(sheet.Line{Event: sheet.Event{What: what}})})
	}
	items := []item{
		choice(s.Back, "", nil),
		choice(s.Pass, w(line.CommandPass), add(sheet.Passed{})),
		choice(s.ByHand, "25", asked(kit.Type{Text: ""})),
		choice(d.Close, w(line.CommandNext), (*Model).closeRound),
		choice(d.TakeBest, w(line.CommandMaster), asked(kit.DoText{Text: w(line.CommandMaster)})),
		choice(m.Lang.Lookup.BestPlays, w(line.CommandBest), (*Model).askBest),
		choice(d.SetMaster, w(line.CommandMaster)+" H4 SOL", asked(kit.Type{Text: w(line.CommandMaster) + " "})),
		choice(m.Lang.Lookup.DrawRack, w(line.CommandDraw), (*Model).drawRack),
		choice(d.SetRack, w(line.CommandRack), asked(kit.Type{Text: w(line.CommandRack) + " "})),
		choice(s.Penalty, w(line.CommandPenalty), asked(kit.Type{Text: w(line.CommandPenalty) + " "})),
		choice(s.LayTiles, w(line.CommandLay), m.layAction()),
		choice(s.Note, w(line.CommandNote), (*Model).openNote),
		choice(d.Finish, w(line.CommandFinish), asked(kit.DoText{Text: w(line.CommandFinish)})),
		choice(s.Leave, "", (*Model).toStart),
	}
	if t.Game.Rules().Warns(sheet.DuplicateGame) {
		after := slices.IndexFunc(items, func(it item) bool { return it.Line == w(line.CommandPenalty) }) + 1
		items = slices.Insert(items, after, choice(s.Warning, w(line.CommandWarning), asked(kit.Type{Text: w(line.CommandWarning) + " "})))
	}
	return newMenu(heading, items, s.OnTheRight)
}

// notOfRounds says whether a command is for games by turns only.
func notOfRounds(c line.Command) bool {
	return c == line.CommandInsert || c == line.CommandOvertime || c == line.CommandWrong
}
