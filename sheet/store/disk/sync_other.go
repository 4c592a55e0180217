//go:build !linux

package disk

import "os"

// syncText puts what was written into a file on the disk.
func syncText(f *os.File) error { return f.Sync() }
