package screentest

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// patience is how long a wait stands in which the programs that it waits for do nothing. The
// time in which one of them works, or waits for a processor or a disk, is not counted: on a
// loaded machine a test takes longer and comes to the same end.
const patience = 15 * time.Second

// await waits for a condition that the programs of some sessions are to bring about: in vain
// once they have been idle for long, or shortly before the time of the whole test is over.
func await(t testing.TB, sessions []string, condition func() bool) bool {
	t.Helper()
	end := deadline(t)
	pause, idle := 5*time.Millisecond, time.Duration(0)
	for idle < patience && time.Now().Before(end) {
		if condition() {
			return true
		}
		time.Sleep(pause)
		if !busy(sessions) {
			idle += pause
		}
		pause = min(pause*3/2, 100*time.Millisecond) // looking is work too
	}
	return condition()
}

// deadline is when a test has to say what it waits for, so that it can say it at all.
func deadline(t testing.TB) time.Time {
	if t, ok := t.(interface{ Deadline() (time.Time, bool) }); ok {
		if end, ok := t.Deadline(); ok {
			return end.Add(-10 * time.Second)
		}
	}
	return time.Now().Add(10 * time.Minute)
}

// busy says whether anything in some sessions works, or waits for a processor or a disk.
// Where the system does not tell, it may.
func busy(sessions []string) bool {
	processes, err := filepath.Glob("/proc/[0-9]*")
	if err != nil || len(processes) == 0 {
		return true
	}
	for _, process := range processes {
		if _, session := stat(process); !slices.Contains(sessions, session) {
			continue
		}
		threads, _ := filepath.Glob(process + "/task/*") // none of a process that is gone
		for _, thread := range threads {
			if state, _ := stat(thread); state == "R" || state == "D" {
				return true
			}
		}
	}
	return false
}

// stat is the state of a process or a thread by its folder in /proc ("R" runs, "Z" has ended
// and waits for whoever started it), and the session that it belongs to. Both are "" where it
// is no more.
func stat(folder string) (state, session string) {
	text, err := os.ReadFile(filepath.Join(folder, "stat"))
	if err != nil {
		return "", ""
	}
	after := string(text[strings.LastIndexByte(string(text), ')')+1:]) // the name before it may hold anything
	fields := strings.Fields(after)
	if len(fields) < 4 {
		return "", ""
	}
	return fields[0], fields[3] // between them its parent and its group
}
