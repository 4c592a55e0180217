//go:build unix

package disk

import (
	"io/fs"
	"os"
	"syscall"
)

// NoFollow is a flag of opening: a link is not followed.
const (
	NoFollow = syscall.O_NOFOLLOW
	noWait   = syscall.O_NONBLOCK // for whoever writes into a pipe
)

// names is how many names a file has.
func names(info fs.FileInfo) uint64 {
	if s, ok := info.Sys().(*syscall.Stat_t); ok {
		return uint64(s.Nlink)
	}
	return 1
}

// isStrangers says whether a link, a file or a folder is of another user, root apart.
func isStrangers(info fs.FileInfo) bool {
	s, ok := info.Sys().(*syscall.Stat_t)
	return ok && s.Uid != 0 && int(s.Uid) != os.Getuid()
}
