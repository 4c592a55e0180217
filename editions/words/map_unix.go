//go:build unix

package words

import (
	"encoding/binary"
	"io/fs"
	"unsafe"

	"golang.org/x/sys/unix"

	"tanteo/sheet/store/disk"
)

// mapFile is a file of ours as a text that stays on the disk: what is read of it is shared by
// all that have it open. It is never given back, since a list may be in use for as long as the
// program runs; a new one takes another's name and not its place, so the text never changes.
func mapFile(path string) (string, error) {
	f, err := disk.Open(path)
	if err != nil {
		return "", err
	}
	defer f.Close()
	what, err := f.Stat()
	if err != nil {
		return "", err
	}
	if what.Size() == 0 || int64(int(what.Size())) != what.Size() {
		return "", fs.ErrInvalid
	}
	text, err := unix.Mmap(int(f.Fd()), 0, int(what.Size()), unix.PROT_READ, unix.MAP_SHARED)
	if err != nil {
		return "", err
	}
	return unsafe.String(&text[0], len(text)), nil
}

// numbersOf are bytes as numbers in little endian, where they lie; nil where the machine reads
// them in another way.
func numbersOf(b []byte) []uint32 {
	if len(b) >= 4 && binary.NativeEndian.Uint16([]byte{1, 0}) == 1 && uintptr(unsafe.Pointer(&b[0]))%4 == 0 {
		return unsafe.Slice((*uint32)(unsafe.Pointer(&b[0])), len(b)/4)
	}
	return nil
}

// bytesOf are the bytes of a text, which nobody may write into.
func bytesOf(text string) []byte { return unsafe.Slice(unsafe.StringData(text), len(text)) }
