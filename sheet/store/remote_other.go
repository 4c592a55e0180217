//go:build !linux

package store

import "io/fs"

// Elsewhere it is not asked: the system tells of changes, or Watch cannot begin.
func isRemote(string) bool { return false }

func number(fs.FileInfo) uint64 { return 0 }
