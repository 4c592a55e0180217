package input

import (
	"bytes"
	"time"
	"unicode"
	"unicode/utf8"
)

// Filter takes bytes as they come from a terminal, cut anywhere, and gives them whole and
// known. It has no clock: who feeds it calls Expire when nothing has come for as long as Wait
// says.
//
//	          ESC               [            final
//	ground ─────────► escape ───────► csi ───────────► ground
//	  ▲                 │ O            │ [          linux's F1 to F5
//	  │                 ├───► ss3      ├───► linux
//	  │ anything else:  │              │ M          three bytes of an old mouse
//	  │ Alt and a key,  │              └───► mouse
//	  │ or Esc and it   │ ] P _ ^ X                 BEL, ESC \
//	  └─────────────────┴───────────► text ──────────► ground
//
// An Esc that nothing followed leads to late: what would have belonged to it, and comes at once
// within the next second, still does. What stands between the marks of a paste goes through the same
// states, but ends in the paste.
type Filter struct {
	escAfter time.Duration // after which an Esc is a key
	state    state
	begun    begun
	twice    bool   // an Esc came right before this one, in the same read
	alt      bool   // of the letter that has begun
	pending  []byte // what has come of a sequence, in 7 bits
	letter   []byte // what has come of a letter in UTF-8
	paste    paste
	ready    queue
}

type state uint8

const (
	ground state = iota
	late
	escape
	csi
	linux
	mouse
	ss3
	text
	textEscape // an ESC in a text, which ends it
)

// begun is how a sequence began. Esc and a letter typed in haste look like the beginning of
// one, and are told from it by this.
type begun uint8

const (
	together begun = iota // ESC and what follows came in one read
	apart                 // what follows came in a later one
	surely                // with a control of 8 bits, which no key sends
)

// alonePause is how long an Esc waits for more bytes before it counts as a key; remotePause is
// the same over a line. pause is how long any other unfinished sequence waits.
const (
	alonePause  = 100 * time.Millisecond
	remotePause = 250 * time.Millisecond
	pause       = time.Second
)

const (
	ctrlC = 0x03
	bel   = 0x07
	can   = 0x18
	sub   = 0x1a
	esc   = 0x1b
	del   = 0x7f
	st    = 0x9c
)

// longest is how much is kept of a sequence. What is longer is swallowed to its end.
const longest = 1024

// NewFilter is a filter with nothing pending. Where the terminal is remote, an Esc waits
// longer for what may belong to it.
func NewFilter(remote bool) *Filter {
	f := &Filter{escAfter: alonePause}
	if remote {
		f.escAfter = remotePause
	}
	return f
}

// Take takes what one read from the terminal gave.
func (f *Filter) Take(read []byte) {
	switch {
	case len(read) == 0:
	case f.state == escape:
		f.begun = apart
	case f.state == late:
		f.state = ground
		if len(read) > 1 && bytes.IndexByte([]byte("[]_^"), read[0]) >= 0 {
			f.begin(surely)
		}
	case f.state == textEscape && read[0] != '\\':
		f.state = text
		f.giveUp()
		f.begin(apart)
	}
	for _, b := range read {
		f.step(b)
	}
}

// Wait is how long to wait for more before Expire; 0 where nothing waits.
func (f *Filter) Wait() time.Duration {
	switch {
	case f.state == ground && !f.paste.open && len(f.letter) == 0:
		return 0
	case f.paste.open:
		return pause
	case f.state == escape, f.state == ss3 && f.begun == apart, f.state == csi && shifted(f.pending), f.perhapsTyped():
		return f.escAfter
	}
	return pause
}

// perhapsTyped says whether a text may be what a person types: Alt and a letter, where nothing has
// come after them, or Esc and in haste a P and other letters.
func (f *Filter) perhapsTyped() bool {
	if f.state != text && f.state != textEscape || !letterFollows(f.pending[1]) {
		return false
	}
	return f.begun == together && len(f.pending) == 2 || f.begun == apart && (len(f.pending) == 2 || f.pending[2] >= '@')
}

// Expire takes what is pending for what it is without more.
func (f *Filter) Expire() {
	state := f.state
	f.giveUp()
	if state == escape {
		f.state = late
	}
	if f.paste.open {
		f.ready.whole(f.paste.take())
	}
}

// giveUp ends a sequence that does not go on: what may have been typed is passed on as keys, the
// rest is dropped.
func (f *Filter) giveUp() {
	was, pending := f.state, f.pending
	var typed []byte
	if f.perhapsTyped() && len(pending) > 2 {
		typed = bytes.Clone(pending[1:])
	}
	f.state, f.letter, f.alt = ground, f.letter[:0], false
	switch {
	case was == escape:
		if f.twice {
			f.key(keyEscape)
		}
		f.key(keyEscape)
	case typed != nil:
		f.key(keyEscape)
	case was == csi && shifted(pending):
		f.key(shiftedKey(pending))
	case (was == ss3 || was == text) && len(pending) == 2 && letterFollows(pending[1]):
		switch f.begun {
		case apart:
			f.key(keyEscape)
			f.give(pending[1:])
		case together:
			f.key(alt(rune(pending[1])))
		}
	}
	f.twice, f.begun, f.pending = false, together, f.pending[:0]
	for _, b := range typed {
		f.step(b)
	}
	if typed != nil && was == textEscape {
		f.key(keyEscape)
	}
}

// letterFollows says whether the second byte of a sequence is a letter.
func letterFollows(b byte) bool { return b == 'O' || b == 'P' || b == 'X' }

// step takes one byte.
func (f *Filter) step(b byte) {
	if b == ctrlC {
		f.interrupt([]byte{b})
		return
	}
	if len(f.letter) > 0 {
		f.letterByte(b)
		return
	}
	switch f.state {
	case ground:
		f.plain(b)
	case escape:
		f.escaped(b)
	case csi:
		f.csi(b)
	case linux:
		f.linux(b)
	case mouse:
		f.mouse(b)
	case ss3:
		f.ss3(b)
	case text:
		f.text(b)
	case textEscape:
		f.textEscape(b)
	}
}

// interrupt gives Ctrl+C as it came, before anything that waits.
func (f *Filter) interrupt(key []byte) {
	f.giveUp()
	if f.paste.open {
		f.ready.whole(f.paste.take())
	}
	f.ready.interrupt(key)
}

// again drops a sequence that this byte has broken off, and takes the byte as a new beginning.
func (f *Filter) again(b byte) {
	f.giveUp()
	f.step(b)
}

// plain takes a byte that no sequence has begun before.
func (f *Filter) plain(b byte) {
	switch {
	case b == esc:
		f.begin(together)
	case b >= utf8.RuneSelf:
		f.letterByte(b)
	default:
		f.give([]byte{b})
	}
}

// begin begins a sequence.
func (f *Filter) begin(how begun) {
	f.state, f.begun, f.twice, f.pending = escape, how, false, append(f.pending[:0], esc)
}

// letterByte takes a byte of a letter in UTF-8.
func (f *Filter) letterByte(b byte) {
	f.letter = append(f.letter, b)
	if !utf8.FullRune(f.letter) {
		return
	}
	r, n := utf8.DecodeRune(f.letter)
	came, whole, alone := f.letter, n == len(f.letter) && n > 1, len(f.letter) == 1
	held := f.alt
	f.letter, f.alt = f.letter[:0], false
	switch {
	case whole && unicode.IsControl(r):
		f.eightBits(byte(r))
	case whole && held:
		f.key(alt(r))
	case whole:
		f.give(came)
	case alone:
		f.eightBits(b)
	default:
		f.step(b)
	}
}

// eightBits takes what no letter is, as a byte of its own or written in UTF-8: a control of 8 bits,
// or nothing.
func (f *Filter) eightBits(b byte) {
	switch b {
	case 0x8f, 0x90, 0x98, 0x9b, 0x9d, 0x9e, 0x9f:
		f.begin(surely)
		f.escaped(b - 0x40)
	}
}

// escaped takes what follows ESC.
func (f *Filter) escaped(b byte) {
	switch b {
	case '[', 'O', ']', 'P', '_', '^', 'X':
		if f.twice && f.begun == apart {
			f.key(keyEscape)
			f.twice = false
		}
		if b == 'X' && f.begun == apart { // a letter: no terminal sends such a text
			f.again(b)
			return
		}
		f.pending = append(f.pending, b)
		switch b {
		case '[':
			f.state = csi
		case 'O':
			f.state = ss3
		default:
			f.state = text
		}
	case esc:
		if f.twice || f.begun == apart {
			f.key(keyEscape)
		}
		if f.twice && f.begun == apart {
			f.key(keyEscape)
		}
		twice := f.begun == together
		f.begin(together)
		f.twice = twice
	default:
		if f.begun == apart {
			f.again(b)
			return
		}
		if f.twice {
			f.key(keyEscape)
		}
		f.state, f.twice, f.pending = ground, false, f.pending[:0]
		if b >= utf8.RuneSelf {
			f.alt = true
			f.letterByte(b)
			return
		}
		f.key(alt(rune(b)))
	}
}

// csi takes a byte of a sequence that ESC [ began.
func (f *Filter) csi(b byte) {
	switch {
	case b < ' ' || b >= del:
		f.drop(b)
	case b == '[' && len(f.pending) == 2:
		f.state = linux
	case b == 'M' && len(f.pending) == 2:
		f.state = mouse
		f.add(b)
	default:
		f.add(b)
		if b >= '@' {
			f.end()
		}
	}
}

// linux takes the last byte of F1 to F5 as the console of Linux sends them, ESC [ [ A to E.
func (f *Filter) linux(b byte) {
	switch {
	case b < ' ' || b >= del:
		f.drop(b)
	case b >= 'A' && b <= 'E':
		f.pending = append(f.pending[:0], functionKeys[b-'A']...)
		f.end()
	default:
		f.forget()
	}
}

// mouse takes one of the three bytes of a mouse as X10 sent it.
func (f *Filter) mouse(b byte) {
	if b < ' ' {
		f.drop(b)
		return
	}
	f.add(b)
	if len(f.pending) == 6 {
		f.pending = modernMouse(f.pending)
		f.end()
	}
}

// ss3 takes a byte of a key that ESC O began.
func (f *Filter) ss3(b byte) {
	switch {
	case b <= ' ' || b >= del:
		f.again(b)
	case b >= '0' && b <= '9' && f.begun != apart:
		f.add(b)
	case f.begun == apart && !isKey(append(f.pending, b)):
		f.again(b)
	default:
		f.add(b)
		f.pending = modernKey(f.pending)
		f.end()
	}
}

// text takes a byte of a text that ESC and one of ] P _ ^ X began. It goes on to its mark, whatever
// stands in it: a title, say, is what a program somewhere has chosen. Only what may have been typed
// is ended by a key such as Enter.
func (f *Filter) text(b byte) {
	switch {
	case b == esc:
		f.state = textEscape
	case b == bel:
		f.endText()
	case b == st && f.endsHere():
		f.endText()
	case b == can || b == sub:
		f.forget()
	case (b < ' ' || b == del) && f.perhapsTyped():
		f.again(b)
	case b < ' ' || b == del:
	default:
		f.add(b)
	}
}

// endsHere says whether the byte that would end a text is no part of a letter of it. Where the mark
// itself is written in UTF-8, its first byte is taken off the text.
func (f *Filter) endsHere() bool {
	switch r, _ := utf8.DecodeLastRune(append(f.pending, st)); r {
	case utf8.RuneError:
		return true
	case st:
		f.pending = f.pending[:len(f.pending)-1]
		return true
	}
	return false
}

// textEscape takes what follows an ESC in a text: its end, or the beginning of another
// sequence.
func (f *Filter) textEscape(b byte) {
	if b == '\\' {
		f.endText()
		return
	}
	f.state = text
	f.giveUp()
	f.begin(together)
	f.step(b)
}

// endText ends a text with its mark in 7 bits, whichever came.
func (f *Filter) endText() {
	f.add(esc)
	f.add('\\')
	f.end()
}

// add keeps a byte of a sequence that is not too long already.
func (f *Filter) add(b byte) {
	if len(f.pending) <= longest {
		f.pending = append(f.pending, b)
	}
}

// drop drops a sequence that this byte has broken.
func (f *Filter) drop(b byte) {
	f.forget()
	f.step(b)
}

func (f *Filter) forget() {
	f.state, f.begun, f.twice, f.pending = ground, together, false, f.pending[:0]
}

// end gives a sequence that is whole, where it says something.
func (f *Filter) end() {
	sequence, twice := f.pending, f.twice
	f.forget()
	if len(sequence) > longest {
		return
	}
	switch meaningOf(sequence) {
	case nothing:
	case pasteBegins:
		if twice {
			f.key(keyEscape)
		}
		f.paste.open = true
	case pasteEnds:
		if f.paste.open {
			f.ready.whole(f.paste.take())
		}
	case leaving:
		f.interrupt(sequence)
	case aKey:
		if twice { // Alt, as terminals add it that have no better way
			f.key(append([]byte{esc}, sequence...))
			break
		}
		f.key(sequence)
	case aReport:
		if twice {
			f.key(keyEscape)
		}
		f.key(sequence)
	}
}

// key gives a key or a report, which a paste has none of.
func (f *Filter) key(sequence []byte) {
	if !f.paste.open {
		f.ready.whole(sequence)
	}
}

// give gives a letter or a control as it was typed or pasted.
func (f *Filter) give(b []byte) {
	switch {
	case f.paste.open:
		if f.paste.add(b) {
			f.ready.whole(f.paste.take())
			f.paste.open = true
		}
	case b[0] < ' ' || b[0] == del:
		f.ready.whole(b)
	default:
		f.ready.text(b)
	}
}

// Next moves into p what is ready, as much as fits without cutting anything, and says how
// much it is.
func (f *Filter) Next(p []byte) int { return f.ready.next(p) }

// Ready is how many bytes are ready.
func (f *Filter) Ready() int { return f.ready.len() }
