package tui

import (
	"errors"
	"sync"

	tea "charm.land/bubbletea/v2"

	"tanteo/tui/kit"
	"tanteo/tui/sitting"
)

// memory remembers things off the key path, in the order in which they came.
type memory struct {
	in sitting.Remember

	mu   sync.Mutex
	todo []func(sitting.Remember) error
	turn sync.Mutex // held while something is being remembered
}

// rememberedMsg says that something could not be remembered.
type rememberedMsg struct{ err error }

func (msg rememberedMsg) Failed(err error) tea.Msg { msg.err = err; return msg }

// remember remembers something, off the key path.
func (m *Model) remember(it func(sitting.Remember) error) tea.Cmd {
	in := m.memory
	in.mu.Lock()
	in.todo = append(in.todo, it)
	in.mu.Unlock()
	return kit.Work(rememberedMsg{}, func() tea.Msg {
		if err := in.flush(); err != nil {
			return rememberedMsg{err}
		}
		return nil
	})
}

// flush remembers all that still waits.
func (in *memory) flush() error {
	in.turn.Lock()
	defer in.turn.Unlock()
	in.mu.Lock()
	todo := in.todo
	in.todo = nil
	in.mu.Unlock()
	var trouble error
	for _, it := range todo {
		trouble = errors.Join(trouble, it(in.in))
	}
	return trouble
}
