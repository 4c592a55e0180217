package tui_test

import (
	"testing"
	"testing/synctest"

	tea "charm.land/bubbletea/v2"
)

// The players, one of them with those he met, and one of those.
func TestStatistics(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		at := desktop{}.filled(t)
		evening(t, at.dir)
		d := sitDown(t, at)
		d.Press(down, down, enter)
		d.Sees("2 games, 3 players", "JOSE", "Not counted: 1 game that has not ended, 1 void game and 1 file that")
		d.lacks("Montserrat")
		d.Press(home, enter)
		d.Sees("JOSE", "2 games, 1 won", "Best play", "ZUMOS 38", "head to head")
		d.Press(enter) // Ana, whom he met most often
		d.Sees("2 games, 1 won", "JAMON 44")
		d.Press(esc)
		d.Sees("[Players]", "Highest game: JOSE 60")
		d.Press(ctrl('t'))
		d.Sees("[League]", "1 – ½ – 0 (wins): 1 for the winner, 0 for each other")
		d.Press(right)
		d.Sees("XP (xp): 10 × players for the winner, 5 for each other", "1. JOSE", "35", "2. Ana", "25", "3. Cai", "5")
		d.Press(right, left, enter)
		d.Sees("head to head")
		d.Press(tab)
		d.Sees("[duplicate]", "0 games")
		d.Press(up, down, enter, left, right, home, end, pageDown, tab, esc, esc)
		d.Sees("T  A  N  T  E  O")
	})
}

// The page opens over a game too, and leaves it as it is.
func TestStatisticsOverAGame(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press("s")
		before := d.Text()
		d.Press(ctrl('p'), "statist", enter)
		d.Sees("Statistics", "No game counts yet", "Not counted: 1 game that has not ended.")
		d.Press("x", enter, ctrl('u'), esc)
		if after := d.Text(); after != before {
			t.Errorf("the table was\n%s\nand is\n%s", before, after)
		}
	})
}

// BenchmarkStatistics is a step in the table of the players over 500 games, drawn, and the page
// of a player opened and left.
func BenchmarkStatistics(b *testing.B) {
	dir := b.TempDir()
	many(b, dir, 500)
	m := newModel(b, desktop{dir: dir}.filled(b))
	settle(m, m.Init())
	m.Update(tea.WindowSizeMsg{Width: 80, Height: 24})
	press := func(code rune) tea.Cmd {
		_, cmd := m.Update(tea.KeyPressMsg{Code: code})
		m.View()
		return cmd
	}
	press(tea.KeyDown)
	press(tea.KeyDown)
	settle(m, press(tea.KeyEnter))
	b.ReportAllocs()
	for b.Loop() {
		press(tea.KeyDown)
		press(tea.KeyEnter)
		press(tea.KeyEscape)
		press(tea.KeyUp)
	}
}
