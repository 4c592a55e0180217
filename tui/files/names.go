package files

import (
	"io"
	"os"
	"strings"
)

// maxNames is the largest file of names, in bytes, that is looked at.
const maxNames = 1 << 16

// Names reads a file of players, a name a line; empty lines are passed over.
func Names(path string) ([]string, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	text, err := io.ReadAll(io.LimitReader(f, maxNames))
	if err != nil {
		return nil, err
	}
	var names []string
	for line := range strings.Lines(strings.TrimPrefix(string(text), "\uFEFF")) {
		if name := strings.TrimSpace(line); name != "" {
			names = append(names, name)
		}
	}
	return names, nil
}
