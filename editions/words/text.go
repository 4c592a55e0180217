package words

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"encoding/json"
	"errors"
	"io"
	"strings"
	"unicode"
	"unicode/utf8"

	marks "golang.org/x/text/encoding/unicode"
	"golang.org/x/text/transform"
	"golang.org/x/text/unicode/norm"

	"tanteo/sheet/charset"
)

const (
	maxFile  = 256 << 20 // bytes of text, unpacked
	maxLine  = 64 << 10  // bytes
	maxLines = 20_000_000
)

// ReadText takes the words of a text in any form that lists come in: a word a line, alone or
// with its definition or other spellings after it, or a JSON list; in UTF-8 or an older
// encoding; packed with gzip or not. The error is a *ListError or one of reading.
func (s *Sieve) ReadText(in io.Reader) error {
	text := bufio.NewReaderSize(in, maxLine)
	if packed, _ := text.Peek(2); string(packed) == "\x1f\x8b" {
		unpacked, err := gzip.NewReader(text)
		if err != nil {
			return &ListError{Reason: BadGzip, Err: err}
		}
		text = bufio.NewReaderSize(unpacked, maxLine)
	}
	if mark, _ := text.Peek(2); string(mark) == "\xff\xfe" || string(mark) == "\xfe\xff" {
		text = bufio.NewReaderSize(transform.NewReader(text, marks.BOMOverride(transform.Nop)), maxLine)
	}
	err := s.readText(&limited{text, maxFile})
	if errors.Is(err, gzip.ErrChecksum) || errors.Is(err, gzip.ErrHeader) || errors.Is(err, io.ErrUnexpectedEOF) {
		return &ListError{Reason: BadGzip, Err: err}
	}
	return err
}

// limited is a text that may not be longer than so many bytes.
type limited struct {
	*bufio.Reader
	left int64
}

func (l *limited) took(n int) error {
	if l.left -= int64(n); l.left < 0 {
		return &ListError{Reason: TooLarge, Limit: maxFile}
	}
	return nil
}

func (s *Sieve) readText(text *limited) error {
	if mark, _ := text.Peek(3); string(mark) == "\uFEFF" {
		_, _ = text.Discard(3)
	}
	if isJSON(text.Reader) {
		return s.readJSON(text)
	}
	return eachLine(text, func(_ int, line []byte) error {
		s.line(decoded(line, s.edition.Language))
		return nil
	})
}

// eachLine gives the lines of a text that is one.
func eachLine(text *limited, do func(number int, line []byte) error) error {
	for number := 1; ; number++ {
		line, err := text.ReadSlice('\n')
		if errors.Is(err, bufio.ErrBufferFull) {
			reason := LongLine
			if bytes.IndexByte(line, 0) >= 0 {
				reason = NotText
			}
			return &ListError{Reason: reason, Line: number}
		}
		if err != nil && !errors.Is(err, io.EOF) {
			return err
		}
		if bytes.IndexByte(line, 0) >= 0 {
			return &ListError{Reason: NotText, Line: number}
		}
		if tooLong := text.took(len(line)); tooLong != nil {
			return tooLong
		}
		if number > maxLines {
			return &ListError{Reason: TooMany, Limit: maxLines}
		}
		if wrong := do(number, bytes.TrimSpace(line)); wrong != nil {
			return wrong
		}
		if err != nil {
			return nil
		}
	}
}

// line takes the words of a line: one, or one and what is said of it.
func (s *Sieve) line(text string) {
	if text == "" || text[0] == '#' {
		return
	}
	end := strings.IndexAny(text, " \t,;/\u00a0")
	if end < 0 {
		s.add(text, caseOf(text), 0)
		return
	}
	head, rest := text[:end], strings.TrimLeft(text[end:], " \t,;/\u00a0")
	if rest == "" {
		s.add(head, caseOf(head), 0)
		return
	}
	if caseOf(head) == capitals && spells(head, rest) {
		for _, spelling := range strings.Fields(rest) {
			s.add(spelling, capitals, 0)
		}
		return
	}
	s.add(head, caseOf(head), first)
}

// spells says whether each of some words is the one in capitals as it is really spelled, with
// its accents: "AERGER Ärger", "CAFE café".
func spells(capitals, words string) bool {
	for word := range strings.FieldsSeq(words) {
		if len(word) > 4*len(capitals) || bare(word, false) != capitals && bare(word, true) != capitals && !strings.EqualFold(word, capitals) {
			return false
		}
	}
	return true
}

// bare is a word in capitals without its accents; two letters for one with dots, if asked.
func bare(word string, dots bool) string {
	word = strings.ToUpper(norm.NFC.String(word))
	if dots {
		word = strings.NewReplacer("Ä", "AE", "Ö", "OE", "Ü", "UE").Replace(word)
	}
	word = strings.NewReplacer("ß", "SS", "ẞ", "SS", "Œ", "OE", "Æ", "AE").Replace(word)
	return strings.Map(func(r rune) rune {
		if unicode.Is(unicode.Mn, r) {
			return -1
		}
		return r
	}, norm.NFD.String(word))
}

// isJSON says whether a text is a list in JSON, and not one whose first word is [CH]A.
func isJSON(text *bufio.Reader) bool {
	for ahead := 64; ahead <= maxLine; ahead *= 4 {
		begin, err := text.Peek(ahead)
		begin = bytes.TrimSpace(begin)
		if len(begin) > 0 && begin[0] != '[' {
			return false
		}
		if inner := bytes.TrimSpace(bytes.TrimPrefix(begin, []byte("["))); len(inner) > 0 {
			return inner[0] == '"'
		}
		if err != nil {
			return false
		}
	}
	return false
}

// readJSON takes the words of a list of texts.
func (s *Sieve) readJSON(text *limited) error {
	begun, want := false, byte('"') // what may come next: a text, or a comma or the end
	for line := 1; ; {
		b, err := text.ReadByte()
		if err != nil {
			if errors.Is(err, io.EOF) {
				err = &ListError{Reason: BadJSON, Line: line}
			}
			return err
		}
		if err := text.took(1); err != nil {
			return err
		}
		switch {
		case b == '\n':
			line++
		case b == ' ' || b == '\t' || b == '\r':
		case b == '[' && !begun:
			begun = true
		case b == '"' && want == '"':
			word, err := jsonText(text)
			if err != nil {
				return at(err, line)
			}
			s.Add(strings.TrimSpace(word))
			want = ','
		case b == ',' && want == ',':
			want = '"'
		case b == ']' && want == ',':
			return nil
		default:
			return &ListError{Reason: BadJSON, Line: line}
		}
	}
}

// jsonText reads a text to its end; its quotation mark was read.
func jsonText(text *limited) (string, error) {
	var quoted []byte
	for quoted = append(quoted, '"'); len(quoted) < maxLine; {
		b, err := text.ReadByte()
		if err != nil {
			return "", &ListError{Reason: BadJSON}
		}
		quoted = append(quoted, b)
		if b == '\\' {
			if b, err = text.ReadByte(); err != nil {
				return "", &ListError{Reason: BadJSON}
			}
			quoted = append(quoted, b)
			continue
		}
		if b == '"' {
			if !bytes.ContainsRune(quoted, '\\') {
				return string(quoted[1 : len(quoted)-1]), text.took(len(quoted))
			}
			var word string
			if err := json.Unmarshal(quoted, &word); err != nil {
				return "", &ListError{Reason: BadJSON}
			}
			return word, text.took(len(quoted))
		}
	}
	return "", &ListError{Reason: LongLine}
}

// at gives an error of a list its line.
func at(err error, line int) error {
	if of, ok := errors.AsType[*ListError](err); ok && of.Line == 0 {
		of.Line = line
	}
	return err
}

// decoded is a line as text. What is no UTF-8 is in the older encoding that its language was
// written in.
func decoded(line []byte, tag string) string {
	if text := string(line); !utf8.ValidString(text) {
		return charset.Decode(charset.Guess(text, language(tag)), text)
	}
	return string(line)
}
