package gamefiles

import (
	"context"
	"io/fs"
	"iter"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"tanteo/tui/command/cli"
)

// gcgFile is a file that a path leads to, or why there is none.
type gcgFile struct {
	path string
	err  error
}

// noFilesError says that there is no file in GCG in a folder.
type noFilesError struct{ folder string }

func (e *noFilesError) Error() string { return "no GCG file in " + e.folder }

// gcgFiles are the files that paths name, and those under the folders that they name, in the
// order of their names. Under a folder, names that begin with a dot are passed over, and
// what is no file.
func gcgFiles(ctx context.Context, paths []string) iter.Seq[gcgFile] {
	return func(yield func(gcgFile) bool) {
		for _, path := range paths {
			info, err := os.Stat(path)
			if path == cli.StandardStream || err != nil || !info.IsDir() {
				if !yield(gcgFile{path: path}) { // reading it tells what is wrong
					return
				}
				continue
			}
			if !gcgFilesUnder(ctx, path, yield) {
				return
			}
		}
	}
}

func gcgFilesUnder(ctx context.Context, folder string, yield func(gcgFile) bool) (more bool) {
	any := false
	more = true
	give := func(f gcgFile) error {
		any = true
		if more = yield(f); !more {
			return fs.SkipAll
		}
		return nil
	}
	root := folder + string(filepath.Separator) // so that a link to a folder is one
	_ = filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		switch {
		case ctx.Err() != nil:
			more = false
			return fs.SkipAll
		case err != nil:
			return give(gcgFile{err: err})
		case path == root:
		case strings.HasPrefix(entry.Name(), "."):
			if entry.IsDir() {
				return fs.SkipDir
			}
		case isGCG(entry.Name()) && isFile(path, entry):
			return give(gcgFile{path: path})
		}
		return nil
	})
	if more && !any {
		return yield(gcgFile{err: &noFilesError{folder}})
	}
	return more
}

// isGCG knows the names of files in GCG, and of several games in one.
func isGCG(name string) bool {
	return slices.Contains([]string{".gcg", ".gcgs"}, strings.ToLower(filepath.Ext(name)))
}

// isFile says whether an entry is a file, or a link to one.
func isFile(path string, entry fs.DirEntry) bool {
	if entry.Type()&fs.ModeSymlink == 0 {
		return entry.Type().IsRegular()
	}
	info, err := os.Stat(path)
	return err == nil && info.Mode().IsRegular()
}
