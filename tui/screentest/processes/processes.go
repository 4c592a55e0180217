// Package processes is what the system tells of the processes that run on it, for tests and
// measurements that wait for a program:
//
//	for _, p := range processes.All() {
//		if p.Session == session && p.Works() {
//			…
//
// It reads /proc. Where there is none, no process is known.
package processes

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// Process is a process at one moment.
type Process struct {
	PID, Parent, Session int
	Name                 string
	state                string
}

// Told says whether the system tells of its processes.
func Told() bool {
	_, ok := Of(os.Getpid())
	return ok
}

// All are the processes that have not ended.
func All() []Process {
	var all []Process
	folders, _ := filepath.Glob("/proc/[0-9]*") // no pattern is wrong
	for _, folder := range folders {
		if p, ok := read(folder); ok {
			all = append(all, p)
		}
	}
	return all
}

// Of is a process, where it has not ended.
func Of(pid int) (Process, bool) { return read(fmt.Sprint("/proc/", pid)) }

// Running are the processes that run a program.
func Running(program string) []Process {
	return slices.DeleteFunc(All(), func(p Process) bool {
		path, err := os.Readlink(fmt.Sprintf("/proc/%d/exe", p.PID))
		return err != nil || path != program
	})
}

// Works says whether a process does something, or waits for a processor or a disk.
func (p Process) Works() bool {
	threads, _ := filepath.Glob(fmt.Sprintf("/proc/%d/task/*", p.PID)) // none of a process that is gone
	return slices.ContainsFunc(threads, func(thread string) bool {
		t, ok := read(thread)
		return ok && (t.state == "R" || t.state == "D")
	})
}

// read is the process or the thread that has a folder in /proc. What has ended is none, also
// while it waits for whoever started it.
func read(folder string) (Process, bool) {
	text, err := os.ReadFile(filepath.Join(folder, "stat"))
	if err != nil {
		return Process{}, false
	}
	_, named, _ := strings.Cut(string(text), "(")
	end := max(0, strings.LastIndexByte(named, ')'))         // a name may hold anything
	fields := strings.Fields(named[min(end+1, len(named)):]) // its state, its parent, its group, its session
	if len(fields) < 4 || fields[0] == "Z" || fields[0] == "X" {
		return Process{}, false
	}
	p := Process{Name: named[:end], state: fields[0]}
	var wrong [3]error
	p.PID, wrong[0] = strconv.Atoi(filepath.Base(folder))
	p.Parent, wrong[1] = strconv.Atoi(fields[1])
	p.Session, wrong[2] = strconv.Atoi(fields[3])
	return p, errors.Join(wrong[:]...) == nil
}
