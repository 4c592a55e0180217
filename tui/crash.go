package tui

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime/debug"
)

// CrashError is a fault of the program itself. The game was kept before it ended; the stack
// is in a file for whoever mends it, not on the user's screen.
type CrashError struct {
	Value any
	File  string // where the stack is; "" where it could not be written
}

func (e *CrashError) Error() string {
	return fmt.Sprintf("internal fault (%v); the game is kept, the details are in %s", e.Value, e.File)
}

// crash notes a panic and writes its stack beside the games.
func (m *Model) crash(value any) {
	if m.crashed != nil {
		return
	}
	m.crashed = &CrashError{Value: value}
	file := filepath.Join(m.set.Folder, "crash.txt")
	if os.WriteFile(file, fmt.Appendf(nil, "%v\n\n%s", value, debug.Stack()), 0o600) == nil {
		m.crashed.File = file
	}
}
