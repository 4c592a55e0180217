package screentest

import (
	"slices"
	"syscall"
	"testing"
	"time"

	"tanteo/tui/screentest/processes"
)

// patience is how long a wait stands in which the programs that it waits for do nothing. The
// time in which one of them works, or waits for a processor or a disk, is not counted: on a
// loaded machine a test takes longer and comes to the same end.
const patience = 15 * time.Second

// await waits for a condition that some processes are to bring about: in vain once they have been
// idle for long, or shortly before the time of the whole test is over.
func await(t testing.TB, who func() []processes.Process, condition func() bool) bool {
	t.Helper()
	end := deadline(t)
	pause, idle := 5*time.Millisecond, time.Duration(0)
	for idle < patience && time.Now().Before(end) {
		if condition() {
			return true
		}
		time.Sleep(pause)
		if !isBusy(who()) {
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

// isBusy says whether one of some processes works. Where the system does not tell, it may.
func isBusy(who []processes.Process) bool {
	return !processes.Told() || slices.ContainsFunc(who, processes.Process.Works)
}

// inSessions are the processes that belong to some sessions.
func inSessions(sessions ...int) []processes.Process {
	return slices.DeleteFunc(processes.All(), func(p processes.Process) bool { return !slices.Contains(sessions, p.Session) })
}

// mustEnd waits for processes that have nothing left to run for, so that no test takes away what
// they still write to. Whatever does not end of its own accord fails the test.
func mustEnd(t testing.TB, who func() []processes.Process) {
	t.Helper()
	if await(t, who, func() bool { return len(who()) == 0 }) {
		return
	}
	t.Errorf("these do not end: %+v", who())
	for _, p := range who() {
		_ = syscall.Kill(p.PID, syscall.SIGKILL) // it may have ended
	}
	await(t, who, func() bool { return len(who()) == 0 })
}

// EndsWithTest has a test wait at its end for all who run a program of its own.
func EndsWithTest(t testing.TB, program string) {
	t.Cleanup(func() {
		mustEnd(t, func() []processes.Process { return processes.Running(program) })
	})
}
