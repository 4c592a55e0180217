package files

import (
	"fmt"
	"path/filepath"
	"runtime"

	"tanteo/sheet/store/disk"
)

// maxStacks is how many bytes of the stacks of all goroutines are kept.
const maxStacks = 1 << 20

// Crash writes what a panic has to tell beside the games, with its stack and those of all
// goroutines, for whoever mends the program. It returns where that is; "" where it cannot be
// written.
func Crash(folder string, value any, stack []byte) string {
	if folder == "" {
		return ""
	}
	stacks := make([]byte, maxStacks)
	stacks = stacks[:runtime.Stack(stacks, true)]
	file := filepath.Join(folder, "crash.txt")
	if disk.Replace(file, fmt.Appendf(nil, "%v\n\n%s\n%s", value, stack, stacks), disk.Private()) != nil {
		return ""
	}
	return file
}
