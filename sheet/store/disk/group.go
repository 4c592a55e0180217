package disk

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
)

// FileRights are those of a file that we make in a folder: ours alone, and in a folder that a group
// shares what the folder gives the group, whatever the umask. Nobody else ever gets any.
func FileRights(dir string) fs.FileMode { return 0o600 | groupsRights(dir)&0o060 }

// groupsRights is what a folder gives its group; nothing where it is not shared. One is shared where
// new files get its group (setgid) and the group may make them: either alone happens by chance.
func groupsRights(dir string) fs.FileMode {
	info, err := os.Stat(dir)
	if err != nil || info.Mode()&fs.ModeSetgid == 0 || info.Mode().Perm()&0o020 == 0 {
		return 0
	}
	return info.Mode().Perm() & 0o070
}

// MakeFolder makes a folder, where the one above it is there: for us alone, and in a folder that a
// group shares for the group as well, as FileRights does.
func MakeFolder(path string) error {
	mode := fs.FileMode(0o700)
	if group := groupsRights(filepath.Dir(path)); group != 0 {
		mode |= fs.ModeSetgid | group
	}
	return makeWith(path, mode)
}

// MakePrivateFolder is MakeFolder for us alone, wherever it is.
func MakePrivateFolder(path string) error { return makeWith(path, 0o700) }

func makeWith(path string, mode fs.FileMode) error {
	if err := os.Mkdir(path, 0o700); err != nil {
		return err
	}
	return os.Chmod(path, mode) // an odd umask may have taken our own rights away
}

// giveRights gives a file the rights of one that we make in its folder: the umask may have taken
// some. Somebody else's keeps those that it has.
func giveRights(f *os.File, path string) error {
	info, err := f.Stat()
	if err != nil {
		return err
	}
	if want := FileRights(filepath.Dir(path)); info.Mode().Perm() != want {
		err = f.Chmod(want)
	}
	if errors.Is(err, fs.ErrPermission) {
		return nil
	}
	return err
}
