// Bare is the smallest program of Bubble Tea: what the screen's start is compared with.
package main

import (
	"fmt"
	"os"

	tea "charm.land/bubbletea/v2"
)

type bare struct{}

func (b bare) Init() tea.Cmd { return nil }

func (b bare) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	if _, ok := msg.(tea.KeyPressMsg); ok {
		return b, tea.Quit
	}
	return b, nil
}

func (b bare) View() tea.View {
	v := tea.NewView("READY")
	v.AltScreen = true
	return v
}

func main() {
	if _, err := tea.NewProgram(bare{}).Run(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
