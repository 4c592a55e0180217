//go:build unix

package disk

import (
	"errors"
	"io/fs"
	"os"
	"os/user"
	"strconv"
	"syscall"

	"golang.org/x/sys/unix"
)

const (
	forReading  = unix.R_OK
	forWriting  = unix.W_OK
	forEntering = unix.X_OK
)

// may says whether we have rights to something that is there.
func may(path string, rights uint32) bool {
	return !errors.Is(unix.Access(path, rights), fs.ErrPermission)
}

func isFolder(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.IsDir()
}

// isKept says whether something is another's in a folder in which only owners remove, replace and,
// where the system is careful, write their files.
func isKept(dir, path string) bool {
	folder, err := os.Stat(dir)
	if err != nil || folder.Mode()&fs.ModeSticky == 0 || os.Geteuid() == 0 {
		return false
	}
	there, err := os.Lstat(path)
	return err == nil && !isOurs(there) && !isOurs(folder)
}

func isOurs(info fs.FileInfo) bool {
	s, ok := info.Sys().(*syscall.Stat_t)
	return ok && int(s.Uid) == os.Geteuid()
}

// owner is whose something is.
func owner(path string) string {
	info, err := os.Lstat(path)
	if err != nil {
		return ""
	}
	s, ok := info.Sys().(*syscall.Stat_t)
	if !ok {
		return ""
	}
	id := strconv.FormatUint(uint64(s.Uid), 10)
	if who, err := user.LookupId(id); err == nil {
		return who.Username
	}
	return id
}
