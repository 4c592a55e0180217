package kit

import (
	"runtime/debug"
	"time"

	tea "charm.land/bubbletea/v2"

	"tanteo/editions/words"
)

// Outcome is the message that a command answers with. It can say that the command failed.
type Outcome interface{ Failed(err error) tea.Msg }

// Work is a command that does something off the key path; whatever is more than a tick is one.
// Bubble Tea runs it on a goroutine of its own, where a panic would end the program and leave
// its stack on the terminal. Here it is the error of the outcome, so that what waits for that
// is told as after any other error, and the game goes on.
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

// Awaited is a command for whose answer the keys wait.
func Awaited(cmd tea.Cmd) tea.Cmd { return func() tea.Msg { return AwaitedMsg{cmd()} } }

// AwaitedMsg brings an answer that the keys have waited for.
type AwaitedMsg struct{ Answer tea.Msg }

// BrokenMsg says that a command has met a fault of the program.
type BrokenMsg struct {
	Of    Outcome
	Value any
	Stack []byte
}

// ProgressEvery is how often it is told how far a long work is. A list that came with the
// program is there before.
const ProgressEvery = 300 * time.Millisecond
