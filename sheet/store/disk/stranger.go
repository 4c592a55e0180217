package disk

import (
	"io/fs"
	"os"
)

// IsStrangersLink says whether a path is a link that another user has laid: one in /tmp under a
// name that could be foreseen.
func IsStrangersLink(path string) bool {
	info, err := os.Lstat(path)
	return err == nil && info.Mode()&fs.ModeSymlink != 0 && isStrangers(info)
}
