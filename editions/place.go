package editions

import (
	"bytes"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/pelletier/go-toml/v2/unstable"
)

// locate finds where a path stands in a TOML text: the offset of its field or list item,
// or of the nearest one around it. It reads the text again, for a mistake only.
func locate(text []byte, at path) (offset int, ok bool) {
	for ; len(at) > 0 && !ok; at = at[:len(at)-1] {
		walk(text, func(p path, o int) bool {
			if p.under(at) {
				offset, ok = o, true
			}
			return !ok
		})
	}
	return offset, ok
}

// deepest is how many steps a path of our files has at most, with some to spare.
const deepest = 8

// repeated finds the second place of the first field that stands twice.
func repeated(text []byte) (offset int, ok bool) {
	seen := map[string]bool{}
	walk(text, func(p path, o int) bool {
		if len(p) > deepest {
			return true
		}
		key := strings.Join(p, "\x00")
		if seen[key] {
			offset, ok = o, true
		}
		seen[key] = true
		return !ok
	})
	return offset, ok
}

// position turns an offset into a line and a column, both from 1.
func position(text []byte, offset int) (line, column int) {
	before := text[:min(offset, len(text))]
	start := bytes.LastIndexByte(before, '\n') + 1
	return bytes.Count(before, []byte{'\n'}) + 1, utf8.RuneCount(before[start:]) + 1
}

// walk visits the fields and list items of a TOML text in the order in which they stand
// there, until it is told to stop or meets a fault of syntax. A path is good for its
// visit only.
func walk(text []byte, visit func(at path, offset int) bool) {
	w := walker{text: text, visit: visit}
	w.parser.Reset(text)
	tables := map[string]int{} // how many of each [[table]] there were
	for w.parser.NextExpression() && !w.stopped {
		x := w.parser.Expression()
		switch x.Kind {
		case unstable.Table, unstable.ArrayTable:
			w.header(x, tables)
		case unstable.KeyValue:
			w.field(x)
		}
	}
}

// walker goes through a text. It keeps count of how far it has come, because the parser
// does not say where a list begins.
type walker struct {
	parser  unstable.Parser
	text    []byte
	visit   func(at path, offset int) bool
	at      path
	next    int // behind what was visited
	stopped bool
}

// header makes a [table] or a [[table]] the path of what follows.
func (w *walker) header(x *unstable.Node, tables map[string]int) {
	w.at = nil
	keys, offset := w.key(x)
	for i, step := range keys {
		w.at = append(w.at, step)
		if len(w.at) > deepest {
			continue
		}
		key := strings.Join(w.at, "\x00")
		if i == len(keys)-1 && x.Kind == unstable.ArrayTable {
			tables[key]++
		}
		if n := tables[key]; n > 0 {
			w.at = append(w.at, strconv.Itoa(n-1))
		}
	}
	w.stopped = !w.visit(w.at, offset)
}

// key reads the key of a field or a table.
func (w *walker) key(x *unstable.Node) (keys path, offset int) {
	for it := x.Key(); it.Next(); {
		n := it.Node()
		if keys == nil {
			offset = int(n.Raw.Offset)
		}
		keys = append(keys, string(n.Data))
		w.next = int(n.Raw.Offset + n.Raw.Length)
	}
	return keys, offset
}

func (w *walker) field(x *unstable.Node) {
	outer := len(w.at)
	keys, offset := w.key(x)
	w.at = append(w.at, keys...)
	if w.stopped = !w.visit(w.at, offset); !w.stopped {
		w.value(x.Value())
	}
	w.at = w.at[:outer]
}

func (w *walker) value(x *unstable.Node) {
	switch x.Kind {
	case unstable.Array:
		w.next = w.seek('[') + 1
		i := 0
		for it := x.Children(); it.Next() && !w.stopped; i++ {
			w.item(i, it.Node())
		}
		w.next = w.seek(']') + 1
	case unstable.InlineTable:
		w.next = int(x.Raw.Offset) + 1
		for it := x.Children(); it.Next() && !w.stopped; {
			w.field(it.Node())
		}
		w.next = w.seek('}') + 1
	default:
		w.next = int(x.Raw.Offset + x.Raw.Length)
	}
}

func (w *walker) item(i int, x *unstable.Node) {
	outer := len(w.at)
	w.at = append(w.at, strconv.Itoa(i))
	offset := int(x.Raw.Offset)
	if x.Kind == unstable.Array {
		offset = w.seek('[')
	}
	if w.stopped = !w.visit(w.at, offset); !w.stopped {
		w.value(x)
	}
	w.at = w.at[:outer]
}

// seek finds a bracket before which there is only white space, commas, = and comments.
func (w *walker) seek(bracket byte) int {
	for i := w.next; i < len(w.text); i++ {
		switch w.text[i] {
		case bracket:
			return i
		case '#':
			if end := bytes.IndexByte(w.text[i:], '\n'); end >= 0 {
				i += end
			}
		}
	}
	return w.next
}
