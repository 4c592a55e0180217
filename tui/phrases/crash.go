package phrases

import "fmt"

// CrashError is a fault of the program itself. What was noted has been kept; the details are
// in a file for whoever mends it, not on the user's screen.
type CrashError struct {
	Value any
	File  string // where the details are; "" where they could not be written
}

func (e *CrashError) Error() string { return fmt.Sprintf("internal fault: %v", e.Value) }

func (l *Language) crash(e *CrashError) Said {
	if e.File == "" {
		return l.Tool.Usage.Internal
	}
	return Said{l.Tool.Usage.Internal.What, l.Faults.Crash(Safe(e.File))}
}
