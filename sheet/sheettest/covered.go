package sheettest

import (
	"bufio"
	"strings"
	"testing"
)

// Covered gives how many blocks of code each file has in a profile, and those that were run.
func Covered(t testing.TB, profile string) (blocks map[string]int, run map[string][]string) {
	t.Helper()
	blocks, run = map[string]int{}, map[string][]string{}
	lines := bufio.NewScanner(strings.NewReader(profile))
	lines.Scan() // the mode
	for lines.Scan() {
		name, block, ok := strings.Cut(strings.TrimPrefix(lines.Text(), "tanteo/"), ":") // sheet/fold.go:24.1,30.2 3 1
		fields := strings.Fields(block)
		if !ok || len(fields) != 3 {
			t.Fatalf("a profile has the line %q", lines.Text())
		}
		blocks[name]++
		if fields[2] != "0" {
			run[name] = append(run[name], fields[0])
		}
	}
	if err := lines.Err(); err != nil {
		t.Fatal(err)
	}
	return blocks, run
}
