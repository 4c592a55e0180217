//go:build !unix

package words

import "tanteo/sheet/store/disk"

// maxKept is how large a file of ours may be, which is read whole here.
const maxKept = 1 << 30

// mapFile is a file of ours as a text.
func mapFile(path string) (string, error) {
	text, err := disk.Read(path, maxKept)
	return string(text), err
}

// numbersOf are bytes as numbers where they lie; nil where that cannot be.
func numbersOf([]byte) []uint32 { return nil }

// bytesOf are the bytes of a text.
func bytesOf(text string) []byte { return []byte(text) }
