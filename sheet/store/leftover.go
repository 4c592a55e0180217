package store

import (
	"os"
	"path/filepath"
	"strings"
	"time"
)

// oldLeftover is the age from which an unfinished file belongs to a session that was killed.
const oldLeftover = time.Hour

// sweep removes what killed sessions have left unfinished. The clock is that of the file
// system: the time of a file that was written just now.
func sweep(path string) {
	written, err := os.Stat(path)
	if err != nil {
		return
	}
	dir := filepath.Dir(path)
	entries, _ := os.ReadDir(dir)
	for _, entry := range entries {
		if !isLeftover(entry.Name()) {
			continue
		}
		info, err := entry.Info()
		if err == nil && info.Mode().IsRegular() && written.ModTime().Sub(info.ModTime()) > oldLeftover {
			_ = os.Remove(filepath.Join(dir, entry.Name()))
		}
	}
}

// isLeftover knows the names that unfinished files have: ".ID.json" and digits.
func isLeftover(name string) bool {
	hidden := strings.TrimRight(name, "0123456789")
	id, ok := strings.CutPrefix(hidden, ".")
	if !ok || hidden == name {
		return false
	}
	for _, end := range []string{gameEnd, draftEnd} {
		if stem, ok := strings.CutSuffix(id, end); ok {
			return checkID(stem) == nil
		}
	}
	return false
}
