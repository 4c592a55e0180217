package gcg

import (
	"iter"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/encoding/charmap"

	"tanteo/sheet/charset"
)

// item is a part of a text: a pragma or a turn with the lines that go on with it, or lines
// that belong to neither.
type item struct {
	line int // from 1
	kind itemKind
	name string // of a pragma, as it is written
	text string // what follows the name, or the ">"; lines are parted by "\n"
}

type itemKind uint8

const (
	pragma itemKind = iota
	turn
	stray
)

// record is one game of a text.
type record struct {
	line     int
	items    []item
	warnings []Warning
	open     bool // the text stops without the end of a line
	cut      int  // the line from which on it is too long to be looked at; 0 for none
}

// cutIn says whether the text stops in the middle of a turn, its last.
func (r record) cutIn(at int, e *entry) bool {
	return r.open && at == len(r.items)-1 && e.unread && e.stops
}

const (
	encodingPragma = "character-encoding"
	tilesPragma    = "tile-distribution"
	layoutPragma   = "board-layout"
	byteOrderMark  = "\ufeff"
)

// records parts a text into its games. Once a game has turns, the next begins with its first
// player, or with what stands before that.
func records(file []byte) iter.Seq[record] {
	return func(yield func(record) bool) {
		wide := charset.LacksMark(file)
		text := string(charset.Unmarked(file))
		if strings.Contains(text, byteOrderMark) {
			text = strings.ReplaceAll(text, byteOrderMark, "") // of each file that was put into this one
		}
		begin := place{line: 1}
		var head *place // of the next game: the first line after the turns that does not belong to them
		turns, named := false, false
		for at := (place{line: 1}); at.offset < len(text); {
			line, next := cutLine(text, at.offset)
			switch {
			case strings.HasPrefix(line, ">"):
				turns, head = true, nil
			case turns && head == nil && isHead(line) && !hasKeyword(line, "player1"):
				head = &place{at.offset, at.line}
			case turns && named && hasKeyword(line, "player1"):
				end := at
				if head != nil {
					end = *head
				}
				if !yield(scan(text[begin.offset:end.offset], begin.line, wide)) {
					return
				}
				begin, head, turns = end, nil, false
			case hasKeyword(line, "player1"):
				named = true
			}
			at = place{next, at.line + 1}
		}
		last := scan(text[begin.offset:], begin.line, wide)
		last.open = text != "" && !strings.HasSuffix(text, "\n") && !strings.HasSuffix(text, "\r")
		yield(last)
	}
}

// isHead says whether a line begins a new game, rather than being a note, a rack or the like that
// belongs to the turns before it.
func isHead(line string) bool {
	if !strings.HasPrefix(line, "#") {
		return false
	}
	for _, of := range [...]string{"note", "rack1", "rack2", "rack3", "rack4", "incomplete"} {
		if hasKeyword(line, of) {
			return false
		}
	}
	return !strings.HasPrefix(line, "#>")
}

// place is a place in a text: an offset in bytes and its line, from 1.
type place struct{ offset, line int }

// aLine is longer than most lines, in bytes.
const aLine = 256

// cutLine is the line that begins at an offset, without its end, and where the next begins.
func cutLine(text string, at int) (line string, next int) {
	rest := text[at:]
	end := strings.IndexByte(rest[:min(len(rest), aLine)], '\n') // nearly always
	if end < 0 || strings.IndexByte(rest[:end], '\r') >= 0 {
		end = strings.IndexAny(rest, "\r\n")
	}
	switch {
	case end < 0:
		return rest, len(text)
	case strings.HasPrefix(rest[end:], "\r\n"):
		return rest[:end], at + end + 2
	}
	return rest[:end], at + end + 1
}

func hasKeyword(line, keyword string) bool {
	if len(line) <= len(keyword) || line[0] != '#' || !strings.EqualFold(line[1:1+len(keyword)], keyword) {
		return false
	}
	return len(line) == 1+len(keyword) || isBlank(line[1+len(keyword)])
}

// scan parts the text of one game into its items. It may come from a file that was wide: in
// UTF-16, without the mark that tells it.
func scan(raw string, first int, wide bool) record {
	r := record{line: first}
	text := r.decoded(raw, wide)
	var pending struct { // the lines of the last item
		begin, end int
		long, open bool
	}
	closeItem := func() {
		if len(r.items) == 0 {
			return
		}
		last := &r.items[len(r.items)-1]
		last.text = text[pending.begin:pending.end]
		if pending.long {
			last.text = strings.ReplaceAll(strings.ReplaceAll(last.text, "\r\n", "\n"), "\r", "\n")
		}
		if last.kind == pragma {
			last.name, last.text = cutKeyword(last.text)
		}
	}
	for at, number := 0, first; at < len(text); number++ {
		line, next := cutLine(text, at)
		begin := at
		at = next
		kind := stray
		switch {
		case strings.TrimSpace(line) == "":
			continue
		case line[0] == '#':
			kind = pragma
			begin++
		case line[0] == '>':
			kind = turn
			begin++
		case pending.open:
			pending.end, pending.long = begin+len(line), true
			continue
		}
		closeItem()
		pending.begin, pending.end, pending.long = begin, begin+len(line), false
		if kind != stray {
			pending.end--
		}
		pending.open = kind == stray || kind == pragma && goesOn(line)
		if len(r.items) == MaxLines {
			r.cut = number
			return r
		}
		r.items = append(r.items, item{line: number, kind: kind})
	}
	closeItem()
	return r
}

// goesOn says whether lines that begin with no sign continue the pragma before them: after
// pragmas with free text they do, after players and racks they do not.
func goesOn(line string) bool {
	for _, alone := range [...]string{"player", "rack", ">"} {
		if len(line) > len(alone) && strings.EqualFold(line[1:1+len(alone)], alone) {
			return false
		}
	}
	return true
}

// cutKeyword parts the name of a pragma from what follows one blank after it.
func cutKeyword(text string) (name, rest string) {
	if i := strings.IndexAny(text, " \t\n"); i >= 0 {
		return text[:i], text[i+1:]
	}
	return text, ""
}

// decoded is the text of a game: in the encoding that its header names, unless the bytes
// contradict it; else as UTF-8 if it is valid, and if not as Latin-1, the format's own, unless its
// words would then have signs in place of letters.
func (r *record) decoded(text string, wide bool) string {
	valid := utf8.ValidString(text)
	said, line := header(text)
	name, old := strings.TrimSpace(said), charset.ByName(said)
	utf := strings.HasPrefix(strings.ToLower(name), "utf")
	if name != "" && (old == nil && !utf || utf && !valid || old != nil && (valid && !isPlain(text) || !charset.Holds(old, text))) {
		r.warnings = append(r.warnings, Warning{Line: r.line + line, Column: 1, Kind: DoubtEncoding, Text: name})
	}
	switch {
	case valid:
		if wide && !utf {
			r.warnings = append(r.warnings, Warning{Kind: DoubtOldText, Text: "UTF-16"})
		}
		return text
	case old != nil && charset.Holds(old, text):
		return charset.Decode(old, text)
	case utf && mostlyUTF8(text):
		return mended(text)
	}
	old = charset.Guess(words(text), "")
	if old != charmap.Windows1252 {
		r.warnings = append(r.warnings, Warning{Kind: DoubtOldText, Text: old.String()})
	}
	return charset.Decode(old, text)
}

// mostlyUTF8 says whether a text has more letters of UTF-8 than bytes that are none. In other
// encodings two letters side by side may look like one.
func mostlyUTF8(text string) bool {
	more := 0
	for at, r := range text {
		switch {
		case r == utf8.RuneError && !strings.HasPrefix(text[at:], "\ufffd"):
			more--
		case r >= utf8.RuneSelf:
			more++
		}
	}
	return more > 0
}

// words are the names and tiles of a text, without the signs that sentences have.
func words(text string) string {
	var b strings.Builder
	for at := 0; at < len(text); {
		line, next := cutLine(text, at)
		if strings.HasPrefix(line, ">") || strings.HasPrefix(line, "#player") {
			b.WriteString(line)
		}
		at = next
	}
	return b.String()
}

func isPlain(text string) bool {
	for i := range len(text) {
		if text[i] >= utf8.RuneSelf {
			return false
		}
	}
	return true
}

// mended is a text in UTF-8 in which bytes that are not UTF-8 are read as Latin-1. So a name
// pasted from elsewhere, or a letter cut in half at the end, spoils only itself.
func mended(text string) string {
	var b strings.Builder
	for len(text) > 0 {
		r, size := utf8.DecodeRuneInString(text)
		if r == utf8.RuneError && size == 1 {
			r = rune(text[0])
		}
		b.WriteRune(r)
		text = text[size:]
	}
	return b.String()
}

// header finds the encoding that a game names, and the line that does it, from 0.
func header(text string) (name string, line int) {
	for at := 0; at < len(text); line++ {
		said, next := cutLine(text, at)
		if hasKeyword(said, encodingPragma) {
			return said[1+len(encodingPragma):], line
		}
		at = next
	}
	return "", 0
}
