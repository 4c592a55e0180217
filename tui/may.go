package tui

import (
	"tanteo/tui/kit"
	"tanteo/tui/sitting"
)

// actOf is what an action does beyond the open game, as a role may do it or not. Whoever adds an action
// says so here: what is not known is for the owner alone.
func actOf(a kit.Action) sitting.Act {
	switch a := a.(type) {
	case nil, kit.Say, kit.Ask, kit.Await, kit.Quit, kit.Redraw, kit.Copy, kit.RememberCheck, kit.RememberClocks:
		return sitting.Look
	case kit.OpenGame, kit.ToStart, kit.ToGames:
		return sitting.OpenGame
	case kit.StartGame, kit.Again, kit.GoOn, kit.JustCount:
		return sitting.NewGame
	case kit.TakePen:
		return sitting.Pen
	case kit.UseList, kit.ListsChanged:
		return sitting.WordLists
	case kit.OpenPage:
		return pageAct[a.Which]
	case kit.Write, kit.ReadGame, kit.InFolder:
		return sitting.Files
	}
	return sitting.Files
}

// pageAct is what a page is for.
var pageAct = map[kit.Which]sitting.Act{
	kit.FormPage: sitting.NewGame, kit.GamesPage: sitting.OpenGame, kit.StatsPage: sitting.NewGame, kit.FilePage: sitting.Files,
	kit.ListsPage: sitting.Files, // it reads files of words, wherever they are
}

// forbids says whether whoever sits here may not do what an action does, and tells so.
func (m *Model) forbids(a kit.Action) bool {
	act := actOf(a)
	if m.set.Role.May(act) {
		return false
	}
	m.Notice = kit.Notice{Text: m.Sentence(&sitting.RoleError{Kind: m.set.Role.Kind, Act: act}), Fault: true}
	return true
}
