package kit

import (
	"runtime/debug"
	"time"

	tea "charm.land/bubbletea/v2"

	"tanteo/editions/words"
)

// Outcome is the message that a command answers with. Failed is the answer where the command
// failed.
type Outcome interface{ Failed(err error) tea.Msg }

// Work is a command that runs off the key path; everything but a tick is one. Bubble Tea runs
// commands on goroutines of their own, where a panic would end the program and leave its stack on
// the terminal. Here a panic becomes the error of the outcome, and the game goes on.
func Work(of Outcome, do func() tea.Msg) tea.Cmd {
	return func() (msg tea.Msg) {
		words.Guard()
		defer func() {
			if value := recover(); value != nil {
				msg = BrokenMsg{of, value, debug.Stack()}
			}
		}()
		return do()
	}
}

// Awaited is a command that the keys wait for.
func Awaited(cmd tea.Cmd) tea.Cmd { return func() tea.Msg { return AwaitedMsg{cmd()} } }

// AwaitedMsg brings the answer that the keys have waited for.
type AwaitedMsg struct{ Answer tea.Msg }

// BrokenMsg says that a fault of the program has ended a command.
type BrokenMsg struct {
	Of    Outcome
	Value any
	Stack []byte
}

// ProgressEvery is how often the progress of long work is shown. The lists that come with the
// program are ready sooner.
const ProgressEvery = 300 * time.Millisecond
