package tui_test

import (
	"strings"
	"testing"

	tea "charm.land/bubbletea/v2"

	"tanteo/tui"
)

// atBench is a model with the position on the table, without a program around it. What its
// commands do, saving, is left out.
func atBench(b *testing.B, w, h int) *tui.Model {
	d := desktop{w: w, h: h}.filled(b)
	keepGame(b, d.dir, "es-100", []string{"Ana", "Bea"}, position...)
	m := newModel(b, d)
	b.Cleanup(m.Release)
	settle(m, m.Init())
	m.Update(tea.WindowSizeMsg{Width: w, Height: h})
	_, opens := m.Update(tea.KeyPressMsg{Code: tea.KeyEnter})
	settle(m, opens)
	m.View()
	b.ReportAllocs()
	b.ResetTimer()
	return m
}

// BenchmarkArrow is a step of the cursor, drawn.
func BenchmarkArrow(b *testing.B) {
	m := atBench(b, 80, 24)
	for i := range b.N {
		code := tea.KeyLeft
		if i%2 == 1 {
			code = tea.KeyRight
		}
		m.Update(tea.KeyPressMsg{Code: code})
		m.View()
	}
}

// BenchmarkLetter is a letter laid and taken back, each drawn.
func BenchmarkLetter(b *testing.B) {
	m := atBench(b, 80, 24)
	for range b.N {
		m.Update(tea.KeyPressMsg{Code: 's', Text: "s"})
		m.View()
		m.Update(tea.KeyPressMsg{Code: tea.KeyBackspace})
		m.View()
	}
}

// BenchmarkLongEntry is a letter at the end of a long line and taken back, each drawn.
func BenchmarkLongEntry(b *testing.B) {
	m := atBench(b, 80, 24)
	m.Update(tea.KeyPressMsg{Code: ':', Text: ":"})
	m.Update(tea.PasteMsg{Content: strings.Repeat("nota ", 168)})
	for range b.N {
		m.Update(tea.KeyPressMsg{Code: 's', Text: "s"})
		m.View()
		m.Update(tea.KeyPressMsg{Code: tea.KeyBackspace})
		m.View()
	}
}

// BenchmarkLargeWindow is a step of the cursor in a window of 160×50.
func BenchmarkLargeWindow(b *testing.B) {
	m := atBench(b, 160, 50)
	for i := range b.N {
		code := tea.KeyLeft
		if i%2 == 1 {
			code = tea.KeyRight
		}
		m.Update(tea.KeyPressMsg{Code: code})
		m.View()
	}
}

// BenchmarkOpen is the start page, a game opened and drawn.
func BenchmarkOpen(b *testing.B) {
	d := desktop{}.filled(b)
	keepGame(b, d.dir, "es-100", []string{"Ana", "Bea"}, position...)
	for range b.N {
		m := newModel(b, d)
		settle(m, m.Init())
		m.Update(tea.WindowSizeMsg{Width: 80, Height: 24})
		m.View()
		_, opens := m.Update(tea.KeyPressMsg{Code: tea.KeyEnter})
		settle(m, opens)
		m.View()
		m.Release()
	}
}
