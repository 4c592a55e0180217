package tui

import (
	"runtime/debug"

	"tanteo/tui/files"
	"tanteo/tui/phrases"
)

// crash notes a panic and writes its stack beside the games.
func (m *Model) crash(value any) {
	if m.crashed != nil {
		return
	}
	m.crashed = crashed(m.set.Folder, value, debug.Stack())
}

// crashed is a panic as an error. Its stack is in a file.
func crashed(folder string, value any, stack []byte) *phrases.CrashError {
	return &phrases.CrashError{Value: value, File: files.Crash(folder, value, stack)}
}

// Crashed is the fault that ended the program, a *phrases.CrashError; nil where there was none.
func (m *Model) Crashed() error {
	if m.crashed == nil {
		return nil
	}
	return m.crashed
}
