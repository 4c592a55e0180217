package hunspell

import (
	"bufio"
	"errors"
	"io"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Root is a root of a .dic file.
type Root struct {
	Text  string
	Notes string // what else stands on its line: "po:nom is:mas"
	Flags []Flag

	// KeepCase says that it may not be written in capitals: units and the like.
	KeepCase bool
}

// Choice leaves out roots and affixes; a nil function leaves out none.
type Choice struct {
	SkipRoot  func(Root) bool
	SkipAffix func(Affix) bool
}

// Expand gives every word that the roots of a .dic file make, some more than once. It ends
// with the first error, of reading or of do.
func (a *Affixes) Expand(dic io.Reader, choice Choice, do func(word string) error) error {
	x := &expansion{Affixes: a, choice: choice, do: do, forbade: map[string]bool{}}
	roots, err := x.roots(dic)
	if err != nil {
		return err
	}
	for _, root := range roots {
		if err := x.root(root); err != nil {
			return err
		}
	}
	return nil
}

// expansion is roots being made words of.
type expansion struct {
	*Affixes
	choice  Choice
	do      func(string) error
	forbade map[string]bool // words that are none, whatever makes them
	picked  map[Flag]*class
}

// maxRoots is how many roots a file may have.
const maxRoots = 4_000_000

// ErrTooMany says that a file has more roots than are looked at.
var ErrTooMany = errors.New("too many roots")

func (x *expansion) roots(dic io.Reader) ([]Root, error) {
	x.choose()
	lines := bufio.NewScanner(dic)
	lines.Buffer(nil, 1<<16)
	var roots []Root
	for number := 1; lines.Scan(); number++ {
		line := string(lines.Bytes())
		if number == 1 {
			line = strings.TrimPrefix(line, "\uFEFF")
			if _, err := strconv.Atoi(strings.TrimSpace(line)); err == nil {
				continue // how many there are
			}
		}
		if line == "" || line[0] == '#' || line[0] == '\t' {
			continue
		}
		root := x.line(line)
		switch {
		case root.Text == "":
		case x.forbidden != 0 && slices.Contains(root.Flags, x.forbidden):
			x.forbade[root.Text] = true
		case x.onlyInCompound != 0 && slices.Contains(root.Flags, x.onlyInCompound):
		case x.choice.SkipRoot != nil && x.choice.SkipRoot(root):
		default:
			if len(roots) == maxRoots {
				return nil, ErrTooMany
			}
			roots = append(roots, root)
		}
	}
	return roots, lines.Err()
}

// line reads a line of a .dic file: "word/flags notes"; a slash of the word's own is "\/".
func (x *expansion) line(line string) Root {
	text, notes, _ := strings.Cut(line, "\t")
	if i := strings.Index(text, ":"); i > 0 { // notes after a blank: " po:nom"
		if blank := strings.LastIndexByte(text[:i], ' '); blank > 0 {
			text, notes = text[:blank], text[blank+1:]
			for {
				blank = strings.LastIndexByte(text, ' ')
				if blank < 0 || !strings.Contains(text[blank:], ":") {
					break
				}
				notes, text = text[blank+1:]+" "+notes, text[:blank]
			}
		}
	}
	text = strings.TrimRight(text, " \r")
	flags := ""
	for i := 1; i < len(text); i++ {
		if text[i] == '/' && text[i-1] != '\\' {
			text, flags = text[:i], text[i+1:]
			break
		}
	}
	if i := strings.IndexByte(flags, ' '); i >= 0 {
		flags = flags[:i]
	}
	root := Root{Text: strings.ReplaceAll(x.text(text), `\/`, "/"), Notes: notes, Flags: x.flagsOf(flags)}
	root.KeepCase = x.keepCase != 0 && slices.Contains(root.Flags, x.keepCase)
	return root
}

// choose leaves out the affixes that are not wanted.
func (x *expansion) choose() {
	x.picked = map[Flag]*class{}
	for flag, c := range x.classes {
		chosen := *c
		if x.choice.SkipAffix != nil {
			chosen.rules = slices.DeleteFunc(slices.Clone(c.rules), x.choice.SkipAffix)
		}
		x.picked[flag] = &chosen
	}
}

// root makes the words of a root: alone, with a suffix or two, a prefix, and both.
func (x *expansion) root(root Root) error {
	if err := x.form(root.Text, root.Flags); err != nil {
		return err
	}
	if err := x.prefixed(root.Text, root.Flags, nil, false, true); err != nil {
		return err
	}
	return x.suffixed(root.Text, root.Flags, root.Flags, 2)
}

// form gives a word, unless its flags say that it is none by itself.
func (x *expansion) form(word string, flags []Flag) error {
	for _, f := range flags {
		if f != 0 && (f == x.needAffix || f == x.onlyInCompound) {
			return nil
		}
	}
	if word == "" || x.forbade[word] {
		return nil
	}
	return x.do(word)
}

// suffixed gives a word with each suffix of its flags, so many on top of each other, and with
// the prefixes that go with them; a word that has a prefix has no root that could have one.
func (x *expansion) suffixed(word string, flags, roots []Flag, deep int) error {
	for _, flag := range flags {
		c := x.picked[flag]
		if c == nil || c.prefix {
			continue
		}
		for i := range c.rules {
			rule := &c.rules[i]
			longer, ok := rule.suffix(word)
			if !ok {
				continue
			}
			around := x.circumfix != 0 && slices.Contains(rule.more, x.circumfix)
			if !around {
				if err := x.form(longer, rule.more); err != nil {
					return err
				}
			}
			if deep > 1 {
				if err := x.suffixed(longer, rule.more, roots, deep-1); err != nil {
					return err
				}
			}
			if c.cross && roots != nil {
				for _, of := range [][]Flag{roots, rule.more} {
					if err := x.prefixed(longer, of, rule.more, around, false); err != nil {
						return err
					}
				}
			}
		}
	}
	return nil
}

// prefixed gives a word with each prefix of some flags. Own are the flags of its suffix, if it
// has one; around says that it goes with such a prefix only. Bare is a root without a suffix:
// it gets those of the prefix.
func (x *expansion) prefixed(word string, flags, own []Flag, around, bare bool) error {
	for _, flag := range flags {
		c := x.picked[flag]
		if c == nil || !c.prefix || !bare && !c.cross {
			continue
		}
		for i := range c.rules {
			rule := &c.rules[i]
			longer, ok := rule.prefix(word)
			if !ok || around != (x.circumfix != 0 && slices.Contains(rule.more, x.circumfix)) {
				continue
			}
			if err := x.form(longer, slices.Concat(rule.more, x.only(own))); err != nil {
				return err
			}
			if bare && c.cross {
				if err := x.suffixed(longer, rule.more, nil, 1); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

// only are the flags that say that a word with a suffix is none in spite of a prefix.
func (x *expansion) only(flags []Flag) []Flag {
	if x.onlyInCompound != 0 && slices.Contains(flags, x.onlyInCompound) {
		return []Flag{x.onlyInCompound}
	}
	return nil
}

// suffix puts the affix behind a word, where that may be.
func (a *Affix) suffix(word string) (string, bool) {
	if !strings.HasSuffix(word, a.Strip) {
		return "", false
	}
	rest := word
	for i := len(a.when) - 1; i >= 0; i-- {
		r, size := utf8.DecodeLastRuneInString(rest)
		if size == 0 || !a.when[i].matches(r) {
			return "", false
		}
		rest = rest[:len(rest)-size]
	}
	return word[:len(word)-len(a.Strip)] + a.Add, true
}

// prefix puts the affix before a word, where that may be.
func (a *Affix) prefix(word string) (string, bool) {
	if !strings.HasPrefix(word, a.Strip) {
		return "", false
	}
	rest := word
	for _, p := range a.when {
		r, size := utf8.DecodeRuneInString(rest)
		if size == 0 || !p.matches(r) {
			return "", false
		}
		rest = rest[size:]
	}
	return a.Add + word[len(a.Strip):], true
}
