package tui_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"

	"tanteo/editions"
	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/sheet/store"
	"tanteo/tui"
	"tanteo/tui/phrases"
)

// keepHall puts a duplicate into a folder, with so many rounds in which everybody has a cell,
// and a half of the next one.
func keepHall(t testing.TB, dir string, players, rounds int) {
	t.Helper()
	games, err := store.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	catalogue := editions.Embedded()
	e, err := catalogue.Edition("es-100")
	if err != nil {
		t.Fatal(err)
	}
	rules, err := catalogue.RulebookFor("es-fise", sheet.DuplicateGame)
	if err != nil {
		t.Fatal(err)
	}
	names := make([]string, players)
	for i := range names {
		names[i] = fmt.Sprintf("Jugador %c, número %d", 'A'+i%26, i+1)
	}
	l, err := games.Create(sheet.Log{
		Kind: sheet.DuplicateGame, Edition: e.Definition, Rules: rules, Notation: scoring.Notation(e.Notation), Players: names, First: 1,
	}, time.Now())
	if err != nil {
		t.Fatal(err)
	}
	id := 0
	add := func(player int, what sheet.What) {
		id++
		l.Events = append(l.Events, sheet.Event{ID: id, Time: time.Now().UTC(), By: "ana", Player: player, What: what})
	}
	for round := range rounds + 1 {
		var play sheet.What = sheet.Points{Points: 20}
		if round < len(position) {
			g, err := sheet.NewGame(l)
			if err != nil {
				t.Fatal(err)
			}
			line, err := line.Parse(position[round], g, phrases.Vocabulary())
			if err != nil {
				t.Fatal(err)
			}
			play = line.Event.What
		}
		last := players
		if round == rounds {
			last = players / 2
		}
		for player := 1; player <= last; player++ {
			if player%3 == 0 {
				add(player, sheet.Points{Points: player % 17})
			} else {
				add(player, play)
			}
		}
		if round < rounds {
			add(0, sheet.Master{What: play})
			add(0, sheet.RoundClosed{})
		}
	}
	keepLog(t, games, l)
}

// keepLog keeps a log in the place of the one that a game has.
func keepLog(t testing.TB, games *store.Store, l sheet.Log) {
	t.Helper()
	g, err := games.Open(l.ID)
	if err == nil {
		err = errors.Join(g.Append(l), g.Close())
	}
	if err != nil {
		t.Fatal(err)
	}
}

// inHall is a model with a duplicate of 200 players in its 31st round on the table.
func inHall(b *testing.B, keys ...tea.KeyPressMsg) *tui.Model {
	return inHallAt(b, desktop{}, keys...)
}

func inHallAt(b *testing.B, d desktop, keys ...tea.KeyPressMsg) *tui.Model {
	d = d.filled(b)
	keepHall(b, d.dir, sheet.MaxDuplicate, 30)
	m := newModel(b, d)
	b.Cleanup(m.Release)
	settle(m, m.Init())
	m.Update(tea.WindowSizeMsg{Width: 80, Height: 24})
	_, cmd := m.Update(tea.KeyPressMsg{Code: tea.KeyEnter})
	settle(m, cmd) // it brings the list, where words are checked
	if d.check {
		pressed(m, tea.KeyPressMsg{Code: tea.KeyTab, Mod: tea.ModShift})
		for range 30 { // to a round with plays
			pressed(m, tea.KeyPressMsg{Code: tea.KeyLeft})
		}
		if shown := ansi.Strip(m.View().Content); !strings.Contains(shown, "+ 44") {
			b.Fatalf("nothing is marked in\n%s", shown)
		}
		pressed(m, tea.KeyPressMsg{Code: tea.KeyEscape})
	}
	for _, k := range keys {
		m.Update(k)
	}
	if shown := m.View().Content; !strings.Contains(shown, "31") {
		b.Fatalf("no round 31 in\n%s", shown)
	}
	b.ReportAllocs()
	b.ResetTimer()
	return m
}

func pressed(m *tui.Model, keys ...tea.KeyPressMsg) {
	for _, k := range keys {
		m.Update(k)
		m.View()
	}
}

func typedKey(r rune) tea.KeyPressMsg { return tea.KeyPressMsg{Code: r, Text: string(r)} }

func ctrlKey(r rune) tea.KeyPressMsg { return tea.KeyPressMsg{Code: r, Mod: tea.ModCtrl} }

// BenchmarkHallArrow is a step of the cursor on the board.
func BenchmarkHallArrow(b *testing.B) {
	m := inHall(b)
	for b.Loop() {
		pressed(m, tea.KeyPressMsg{Code: tea.KeyLeft})
	}
}

// BenchmarkHallLetter is a letter typed into the entry, and taken away again.
func BenchmarkHallLetter(b *testing.B) {
	m := inHall(b, typedKey(':'), typedKey('4'), typedKey('2'), typedKey(' '), typedKey('2'))
	for b.Loop() {
		pressed(m, typedKey('4'), tea.KeyPressMsg{Code: tea.KeyBackspace})
	}
}

// BenchmarkHallCorrection is a digit of a correction of an old round, and taken away again.
func BenchmarkHallCorrection(b *testing.B) {
	m := inHall(b, typedKey(':'))
	for _, r := range "edit 3 42: H4 JAMO" {
		m.Update(typedKey(r))
	}
	for b.Loop() {
		pressed(m, typedKey('N'), tea.KeyPressMsg{Code: tea.KeyBackspace})
	}
}

// BenchmarkHallEnter is points noted for a table, and taken back.
func BenchmarkHallEnter(b *testing.B) {
	m := inHall(b, typedKey(':'))
	for b.Loop() {
		pressed(m, typedKey('2'), typedKey('4'), tea.KeyPressMsg{Code: tea.KeyEnter}, ctrlKey('u'))
	}
}

// BenchmarkHallEnterChecked is the same while words are looked up.
func BenchmarkHallEnterChecked(b *testing.B) {
	m := inHallAt(b, desktop{check: true}, typedKey(':'))
	for b.Loop() {
		pressed(m, typedKey('2'), typedKey('4'), tea.KeyPressMsg{Code: tea.KeyEnter}, ctrlKey('u'))
	}
}

// BenchmarkHallTable goes down the list, through the whole table of the rounds and the tabs.
func BenchmarkHallTable(b *testing.B) { hallTable(b, desktop{}) }

// BenchmarkHallTableChecked is the same while words are looked up.
func BenchmarkHallTableChecked(b *testing.B) { hallTable(b, desktop{check: true}) }

func hallTable(b *testing.B, d desktop) {
	m := inHallAt(b, d, tea.KeyPressMsg{Code: tea.KeyTab, Mod: tea.ModShift})
	keys := []tea.KeyPressMsg{{Code: tea.KeyUp}, {Code: tea.KeyLeft}, ctrlKey('o'), {Code: tea.KeyUp}, {Code: tea.KeyLeft}, ctrlKey('o')}
	for range 5 {
		keys = append(keys, ctrlKey('t'))
	}
	for b.Loop() {
		pressed(m, keys...)
	}
	b.ReportMetric(float64(b.Elapsed().Milliseconds())/float64(b.N*len(keys)), "ms/key")
}
