package tui

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime/debug"

	"tanteo/tui/phrases"
)

// crash notes a panic and writes its stack beside the games.
func (m *Model) crash(value any) {
	if m.crashed != nil {
		return
	}
	m.crashed = &phrases.CrashError{Value: value}
	file := filepath.Join(m.set.Folder, "crash.txt")
	if os.WriteFile(file, fmt.Appendf(nil, "%v\n\n%s", value, debug.Stack()), 0o600) == nil {
		m.crashed.File = file
	}
}

// Crashed is the fault of the program that ended it, a *phrases.CrashError; nil where there
// was none.
func (m *Model) Crashed() error {
	if m.crashed == nil {
		return nil
	}
	return m.crashed
}
