package files

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"unicode"
)

// Path is a path as it was typed, with "~" for the home folder written out.
func Path(typed string) string {
	rest, ok := strings.CutPrefix(typed, "~")
	if !ok || rest != "" && !os.IsPathSeparator(rest[0]) {
		return typed
	}
	home, err := os.UserHomeDir()
	if err != nil {
		return typed
	}
	return home + rest
}

// FromHome is a path from the root on, with "~" for the home folder.
func FromHome(path string) string {
	if whole, err := filepath.Abs(path); err == nil {
		path = whole
	}
	home, err := os.UserHomeDir()
	if err != nil || home == string(filepath.Separator) {
		return path
	}
	if rest, ok := strings.CutPrefix(path, home); ok && (rest == "" || os.IsPathSeparator(rest[0])) {
		return "~" + rest
	}
	return path
}

// Completion is how a path that was begun can go on.
type Completion struct {
	Typed string   // with all that is the same in every name
	Names []string // that begin so, folders with a separator at their end; none where one is left
}

// Complete goes on with a path that was begun. Names that cannot be shown are left out, and
// hidden ones where no dot was typed. The error is an *fs.PathError.
func Complete(typed string) (Completion, error) {
	if typed == "~" {
		return Completion{Typed: typed + string(filepath.Separator)}, nil
	}
	at := strings.LastIndexFunc(typed, func(r rune) bool { return r < 0x80 && os.IsPathSeparator(byte(r)) }) + 1
	folder, begun := Path(typed[:at]), typed[at:]
	if folder == "" {
		folder = "."
	}
	entries, err := os.ReadDir(folder)
	if err != nil {
		return Completion{Typed: typed}, err
	}
	var names []string
	for _, entry := range entries {
		name := entry.Name()
		hidden := strings.HasPrefix(name, ".") && !strings.HasPrefix(begun, ".")
		if hidden || !strings.HasPrefix(name, begun) || !canBeTyped(name) {
			continue
		}
		if leadsToFolder(folder, entry) {
			name += string(filepath.Separator)
		}
		names = append(names, name)
	}
	c := Completion{Typed: typed}
	if len(names) > 0 {
		c.Typed = typed[:at] + common(names)
	}
	if len(names) > 1 {
		c.Names = names
	}
	return c, nil
}

func leadsToFolder(folder string, entry fs.DirEntry) bool {
	if entry.Type()&fs.ModeSymlink == 0 {
		return entry.IsDir()
	}
	info, err := os.Stat(filepath.Join(folder, entry.Name()))
	return err == nil && info.IsDir()
}

// canBeTyped says whether a field can hold a name as it is.
func canBeTyped(name string) bool {
	return strings.ToValidUTF8(name, "") == name && !strings.ContainsFunc(name, func(r rune) bool { return !unicode.IsPrint(r) })
}

// common is what all names begin with.
func common(names []string) string {
	runes := []rune(names[0])
	for _, name := range names[1:] {
		n := 0
		for _, r := range name {
			if n == len(runes) || runes[n] != r {
				break
			}
			n++
		}
		runes = runes[:n]
	}
	return string(runes)
}
