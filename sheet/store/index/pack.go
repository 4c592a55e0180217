package index

import (
	"encoding/binary"
	"strings"
)

// Pack is numbers and texts one behind the other, to be read by an Unpacking in the same order.
type Pack []byte

// Number puts a number behind the others.
func (p *Pack) Number(n int64) { *p = binary.AppendVarint(*p, n) }

// Text puts a text behind the others.
func (p *Pack) Text(text string) {
	*p = append(binary.AppendUvarint(*p, uint64(len(text))), text...)
}

// Flag puts a yes or no behind the others.
func (p *Pack) Flag(yes bool) {
	if yes {
		p.Number(1)
		return
	}
	p.Number(0)
}

// Unpacking reads what was packed. What is wrong is told at the end, by Done; until then it reads
// zeros.
type Unpacking struct {
	rest  string
	wrong bool
}

// Unpack begins to read.
func Unpack(text string) *Unpacking { return &Unpacking{rest: text} }

// Done says whether all was read, and nothing was missing.
func (u *Unpacking) Done() bool { return !u.wrong && u.rest == "" }

// Number is the next number.
func (u *Unpacking) Number() int64 {
	n := u.unsigned()
	if n&1 != 0 {
		return ^int64(n >> 1)
	}
	return int64(n >> 1)
}

// Flag is the next yes or no.
func (u *Unpacking) Flag() bool { return u.Number() != 0 }

// Text is the next text, a part of the one that is read.
func (u *Unpacking) Text() string {
	n := u.unsigned()
	if n > uint64(len(u.rest)) {
		u.wrong = true
		return ""
	}
	text := u.rest[:n]
	u.rest = u.rest[n:]
	return text
}

// Count is how many of something follow, each at least a byte: never more than there is room for.
func (u *Unpacking) Count() int {
	n := u.unsigned()
	if n > uint64(len(u.rest)) {
		u.wrong = true
		return 0
	}
	return int(n)
}

func (u *Unpacking) unsigned() uint64 {
	n := uint64(0)
	for i := range min(len(u.rest), binary.MaxVarintLen64) { // binary.Uvarint wants bytes
		b := u.rest[i]
		n |= uint64(b&0x7f) << (7 * i)
		if b < 0x80 {
			u.rest = u.rest[i+1:]
			return n
		}
	}
	u.wrong = true
	return 0
}

// Names are texts of which each is kept once, and none keeps the text alive that it was read from.
type Names map[string]string

// Of is a text that lives alone.
func (n Names) Of(text string) string {
	if own, ok := n[text]; ok {
		return own
	}
	own := strings.Clone(text)
	n[own] = own
	return own
}
