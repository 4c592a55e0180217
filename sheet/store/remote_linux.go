package store

import (
	"io/fs"
	"slices"
	"syscall"

	"golang.org/x/sys/unix"
)

// isRemote says whether a folder is on a disk of another machine: the system tells nothing of what
// is changed over there.
func isRemote(dir string) bool {
	const sshfs, ninep = 0x65735546, 0x01021997 // FUSE, and a virtual machine's folder of its host
	var fs unix.Statfs_t
	if unix.Statfs(dir, &fs) != nil {
		return false
	}
	return slices.Contains([]int64{unix.NFS_SUPER_MAGIC, unix.SMB_SUPER_MAGIC, unix.SMB2_SUPER_MAGIC, unix.CIFS_SUPER_MAGIC, sshfs, ninep}, int64(fs.Type))
}

// number is what the disk calls a file by.
func number(info fs.FileInfo) uint64 {
	if s, ok := info.Sys().(*syscall.Stat_t); ok {
		return s.Ino
	}
	return 0
}
