// Bare is the smallest program of Bubble Tea: what the screen's start and its keys are
// compared with. It counts keys.
//
//	go run ./tui/measure/bare
package main

import (
	"fmt"
	"os"

	tea "charm.land/bubbletea/v2"
)

type bare int

func (b bare) Init() tea.Cmd { return nil }

func (b bare) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	if key, ok := msg.(tea.KeyPressMsg); ok {
		if key.String() == "ctrl+c" {
			return b, tea.Quit
		}
		b++
	}
	return b, nil
}

func (b bare) View() tea.View {
	v := tea.NewView(fmt.Sprintf("READY %d", int(b)))
	v.AltScreen = true
	return v
}

func main() {
	if _, err := tea.NewProgram(bare(0)).Run(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
