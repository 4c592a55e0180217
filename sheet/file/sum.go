package file

import (
	"bytes"
	"fmt"
	"hash/crc32"
	"strconv"

	"tanteo/sheet/charset"
)

// SumError says that a text makes sense and is yet not the one that was written: its checksum is
// that of another text.
type SumError struct{ Where string }

func (e *SumError) Error() string { return e.Where + ": its checksum is that of another text" }

// sumOf is the checksum of texts, one behind the other. CRC-32C finds what disks, cables and merges
// do to a text; nobody is to be kept from forging one.
func sumOf(texts ...[]byte) string {
	sum := uint32(0)
	for _, text := range texts {
		sum = crc32.Update(sum, crc32.MakeTable(crc32.Castagnoli), text)
	}
	return fmt.Sprintf("%08x", sum)
}

// noSum stands in the place of a checksum until it is known.
const noSum = "00000000"

// head is what a document begins with, up to its checksum.
var head = fmt.Appendf(nil, "{\n  %q: %d,\n  %q: \"", "schema", Schema, "sum")

// summed is a document with its checksum, which is that of all the rest of the text.
func summed(text []byte) []byte {
	copy(text[len(head):], documentSum(text))
	return text
}

func documentSum(text []byte) string {
	return sumOf(head, bytes.TrimSpace(text[len(head)+len(noSum):]))
}

// mark takes the checksum and the mark of a file out of its fields. A file without a checksum was
// written by a person or another program, and is taken as it is.
func (f *fields) mark(d *Document, data []byte) {
	sum := ""
	f.may("sum", &sum)
	f.may("changed", &d.At.Number)
	f.may("tail", &d.At.Sum)
	if f.err == nil && !inRange(d.At.Number, 0, maxChanges) {
		f.fail("changed", fmt.Errorf("%d is out of range", d.At.Number))
	}
	if sum == "" {
		return
	}
	data = bytes.TrimSpace(data)
	if !bytes.HasPrefix(data, head) || len(data) < len(head)+len(noSum) || documentSum(data) != sum {
		d.Fault = &SumError{"file"}
	}
}

// MarkOf is the mark of a document of the newest schema; false where the text is not as Encode wrote it.
func MarkOf(text []byte) (at Mark, ok bool) {
	document := bytes.TrimSpace(charset.Unmarked(text))
	text, ok = bytes.CutPrefix(document, head)
	if !ok || len(text) < len(noSum) || string(text[:len(noSum)]) != documentSum(document) {
		return at, false
	}
	text, ok = bytes.CutPrefix(text[len(noSum):], []byte("\",\n  \"changed\": "))
	number, text, between := bytes.Cut(text, []byte(",\n  \"tail\": \""))
	sum, _, end := bytes.Cut(text, []byte(`"`))
	n, err := strconv.Atoi(string(number))
	return Mark{n, string(sum)}, ok && between && end && err == nil
}
