package store

import (
	"bytes"
	"fmt"
	"os"
	"strconv"
	"strings"
	"sync"
)

// boot names what process numbers count in: this start of the machine, and the container.
var boot = sync.OnceValue(func() string {
	id, err := os.ReadFile("/proc/sys/kernel/random/boot_id")
	if err != nil {
		return ""
	}
	space, _ := os.Readlink("/proc/self/ns/pid") // "" where the system has no containers
	return strings.TrimSpace(string(id)) + " " + space
})

// born is when a process began, in ticks since the machine started; 0 where that cannot be known.
// The number is the 22nd in the line of the process, the second of which is a name in brackets that
// may hold anything.
func born(pid int) uint64 {
	line, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		return 0
	}
	const behindName = 19 // numbers between the name and this one
	fields := bytes.Fields(line[bytes.LastIndexByte(line, ')')+1:])
	if len(fields) <= behindName {
		return 0
	}
	began, _ := strconv.ParseUint(string(fields[behindName]), 10, 64)
	return began
}
