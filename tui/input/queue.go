package input

import (
	"bytes"
	"unicode/utf8"

	"github.com/charmbracelet/x/ansi"
)

// queue is what is ready to be read. A text that comes faster than it is read, and longer than
// anybody types ahead, becomes a paste.
type queue struct {
	bytes []byte
	head  int  // what is before it has been read
	run   int  // where the text at the end begins
	burst bool // that text has become a paste, and has still to be closed
}

const (
	burst   = 1024 // letters
	handful = 256  // bytes
	backlog = 4096 // bytes that Ctrl+C does not overtake
)

func (q *queue) len() int { return len(q.bytes) - q.head }

// text adds a letter.
func (q *queue) text(b []byte) {
	q.bytes = append(q.bytes, b...)
	if !q.burst && len(q.bytes)-q.run > burst {
		typed := string(q.bytes[q.run:])
		q.bytes = append(append(q.bytes[:q.run], pasteStart...), typed...)
		q.burst = true
	}
}

// whole adds what is no text.
func (q *queue) whole(sequence []byte) {
	q.close()
	q.bytes = append(q.bytes, sequence...)
	q.run = len(q.bytes)
}

// close ends the text at the end.
func (q *queue) close() {
	if q.burst {
		q.bytes, q.burst = append(q.bytes, pasteEnd...), false
	}
	q.run = len(q.bytes)
}

// interrupt adds Ctrl+C. It goes before more than anybody has typed ahead; a paste of which a
// part was read is closed then.
func (q *queue) interrupt(key []byte) {
	q.close()
	if q.len() > backlog {
		q.bytes, q.head, q.run = append(q.bytes[:0], pasteEnd...), 0, 0
	}
	q.whole(key)
}

// next moves into p what fits without cutting anything, and says how much it is. It gives little
// at a time, so that little is still to be drawn when Ctrl+C comes.
func (q *queue) next(p []byte) int {
	if q.burst {
		q.close()
	}
	b := q.bytes[q.head:]
	n := min(len(b), len(p))
	if n == len(b) && n <= handful {
		copy(p, b)
	} else if n = whole(b[:min(n, handful)]); n == 0 {
		if n = whole(b[:min(len(b), len(p))]); n == 0 {
			n = cut(b, len(p))
		}
	}
	copy(p, b[:n])
	q.head += n
	q.run = max(q.run, q.head)
	if q.head == len(q.bytes) {
		q.bytes, q.head, q.run = q.bytes[:0], 0, 0
		if cap(q.bytes) > 16*backlog {
			q.bytes = nil
		}
	}
	return n
}

// whole is how many of the first bytes hold nothing that is cut at the end.
func whole(b []byte) int {
	end := 0
	for end < len(b) {
		_, _, n, _ := ansi.DecodeSequence(b[end:], ansi.NormalState, nil)
		if bytes.HasPrefix(b[end:], []byte("\x1bO")) {
			n = min(3, len(b)-end)
		}
		if n == 0 || end+n == len(b) {
			break
		}
		end += n
	}
	return end
}

// cut is where to cut among the first bytes: at the end of a letter, or inside one that has very
// many marks.
func cut(b []byte, most int) int {
	n := min(len(b), most)
	for n > 1 && n < len(b) && !utf8.RuneStart(b[n]) {
		n--
	}
	return n
}
