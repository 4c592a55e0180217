package hunspell

import (
	"fmt"
	"io"
	"strconv"
	"strings"
	"unicode/utf8"

	"tanteo/sheet/charset"
)

// Affixes is what an .aff file says.
type Affixes struct {
	Encoding string // as the file names it, "ISO8859-1" where it does not

	flags   flagForm
	aliases [][]Flag
	classes map[Flag]*class

	needAffix, onlyInCompound, circumfix Flag // 0 where there is none
	forbidden, keepCase                  Flag
}

// Flag is the name of a class: a sign, two signs or a number.
type Flag uint32

// FlagOf is the flag of one sign or of two, as a file writes it.
func FlagOf(text string) Flag {
	var f Flag
	for _, r := range text {
		f = f<<16 | Flag(r)
	}
	return f
}

type flagForm int

const (
	byteFlags flagForm = iota // one byte each
	signFlags
	longFlags // two bytes each
	numbers
)

// class is the affixes of a flag.
type class struct {
	prefix bool
	cross  bool // goes together with the other kind
	rules  []Affix
}

// Affix is one rule of a class: Strip comes off a word that ends so, and Add takes its place.
type Affix struct {
	Flag   Flag
	Prefix bool
	Strip  string
	Add    string
	more   []Flag // of the word that it makes
	when   []pattern
}

// pattern is what one sign of a word must be.
type pattern struct {
	any, not bool
	signs    string
}

func (p pattern) matches(r rune) bool {
	return p.any || strings.ContainsRune(p.signs, r) != p.not
}

// LineError is a line of an .aff file that cannot be.
type LineError struct {
	Line int
	Text string
}

func (e *LineError) Error() string { return fmt.Sprintf("line %d: %q", e.Line, e.Text) }

// most is how many rules a class, and how many aliases a file, may have.
const most = 1 << 16

// maxAffixes is how large an .aff file may be, in bytes.
const maxAffixes = 16 << 20

// ReadAffixes reads an .aff file. The error is a *LineError or one of reading.
func ReadAffixes(aff io.Reader) (*Affixes, error) {
	text, err := io.ReadAll(io.LimitReader(aff, maxAffixes+1))
	if err != nil {
		return nil, err
	}
	if len(text) > maxAffixes {
		return nil, &LineError{0, "…"}
	}
	a := &Affixes{Encoding: "ISO8859-1", classes: map[Flag]*class{}}
	lines := strings.Split(strings.TrimPrefix(string(text), "\uFEFF"), "\n")
	// What flags look like may stand below the first of them.
	for _, line := range lines {
		if fields := strings.Fields(line); len(fields) > 1 && !a.form(fields) {
			return nil, &LineError{1, fields[1]}
		}
	}
	for i, line := range lines {
		if fields := strings.Fields(line); len(fields) > 1 && !a.option(fields) {
			return nil, &LineError{i + 1, strings.ToValidUTF8(strings.Join(fields, " "), "?")}
		}
	}
	return a, nil
}

// form takes a line that says how to read the others; false where it cannot be read.
func (a *Affixes) form(fields []string) bool {
	switch fields[0] {
	case "SET":
		a.Encoding = strings.ToUpper(fields[1])
	case "FLAG":
		form, ok := map[string]flagForm{"UTF-8": signFlags, "long": longFlags, "num": numbers}[fields[1]]
		a.flags = form
		return ok
	}
	return true
}

// option takes a line; false where it cannot be read.
func (a *Affixes) option(fields []string) bool {
	switch fields[0] {
	case "AF":
		if _, err := strconv.Atoi(fields[1]); err == nil && len(fields) == 2 && a.aliases == nil {
			a.aliases = [][]Flag{}
			return true
		}
		if len(a.aliases) >= most {
			return false
		}
		a.aliases = append(a.aliases, a.read(fields[1]))
	case "NEEDAFFIX", "PSEUDOROOT":
		return a.one(&a.needAffix, fields[1])
	case "ONLYINCOMPOUND":
		return a.one(&a.onlyInCompound, fields[1])
	case "CIRCUMFIX":
		return a.one(&a.circumfix, fields[1])
	case "FORBIDDENWORD":
		return a.one(&a.forbidden, fields[1])
	case "KEEPCASE":
		return a.one(&a.keepCase, fields[1])
	case "PFX", "SFX":
		return a.rule(fields)
	}
	return true
}

func (a *Affixes) one(flag *Flag, text string) bool {
	flags := a.read(text)
	if len(flags) == 0 {
		return false
	}
	*flag = flags[0] // of a sign of two bytes the first stands for it
	return true
}

// rule takes a line of a class: its head, or a rule.
func (a *Affixes) rule(fields []string) bool {
	if len(fields) < 4 {
		return false
	}
	var flag Flag
	if !a.one(&flag, fields[1]) {
		return false
	}
	prefix := fields[0] == "PFX"
	c := a.classes[flag]
	_, err := strconv.Atoi(fields[3])
	isHead := err == nil && len(fields) == 4 && (fields[2] == "Y" || fields[2] == "N")
	switch {
	case isHead && c == nil:
		a.classes[flag] = &class{prefix: prefix, cross: fields[2] == "Y"}
		return true
	case isHead:
		return c.prefix == prefix // flags of two bytes may begin with the same
	case c == nil || c.prefix != prefix || len(c.rules) >= most:
		return false
	}
	one := Affix{Flag: flag, Prefix: prefix}
	if fields[2] != "0" {
		one.Strip = a.text(fields[2])
	}
	add, more, _ := strings.Cut(fields[3], "/")
	if add != "0" {
		one.Add = a.text(add)
	}
	one.more = a.flagsOf(more)
	if len(fields) > 4 && fields[4] != "." && !isNote(fields[4]) {
		var ok bool
		if one.when, ok = patterns(a.text(fields[4])); !ok {
			return false
		}
	}
	c.rules = append(c.rules, one)
	return true
}

// isNote knows what is said of a word, "po:noun", by its two letters; a colon may also be among
// the signs that a word ends in: "[^a:]".
func isNote(text string) bool {
	return len(text) > 2 && text[2] == ':' && isSmall(text[0]) && isSmall(text[1])
}

func isSmall(c byte) bool { return 'a' <= c && c <= 'z' }

// patterns reads what a word must be like: "[^aeo]er".
func patterns(text string) ([]pattern, bool) {
	var all []pattern
	for text != "" {
		r, size := utf8.DecodeRuneInString(text)
		switch r {
		case '.':
			all = append(all, pattern{any: true})
		case '[':
			end := strings.IndexByte(text, ']')
			if end < 0 {
				return nil, false
			}
			signs, not := strings.CutPrefix(text[1:end], "^")
			all = append(all, pattern{not: not, signs: signs})
			size = end + 1
		default:
			all = append(all, pattern{signs: text[:size]})
		}
		text = text[size:]
	}
	return all, true
}

// read reads flags as the file writes them.
func (a *Affixes) read(text string) []Flag {
	var all []Flag
	switch a.flags {
	case byteFlags:
		for i := range len(text) {
			all = append(all, Flag(text[i]))
		}
	case signFlags:
		for _, r := range text {
			all = append(all, Flag(r))
		}
	case longFlags:
		for i := 0; i+1 < len(text); i += 2 {
			all = append(all, Flag(text[i])<<16|Flag(text[i+1]))
		}
	case numbers:
		for one := range strings.SplitSeq(text, ",") {
			if n, err := strconv.ParseUint(strings.TrimSpace(one), 10, 16); err == nil {
				all = append(all, Flag(n))
			}
		}
	}
	return all
}

// flagsOf reads the flags of a word: the number of an alias where the file has some.
func (a *Affixes) flagsOf(text string) []Flag {
	if text == "" {
		return nil
	}
	if a.aliases == nil {
		return a.read(text)
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 || n > len(a.aliases) {
		return nil
	}
	return a.aliases[n-1]
}

// text is a text of the file in UTF-8.
func (a *Affixes) text(text string) string {
	old := charset.ByName(a.Encoding)
	if old == nil || isPlain(text) {
		return strings.ToValidUTF8(text, "\uFFFD")
	}
	return charset.Decode(old, text)
}

func isPlain(text string) bool {
	for i := range len(text) {
		if text[i] >= utf8.RuneSelf {
			return false
		}
	}
	return true
}
