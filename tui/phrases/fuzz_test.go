package phrases_test

import (
	"math/rand/v2"
	"strings"
	"testing"
	"unicode"

	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/tui/phrases"
)

// FuzzLines plays whatever lines there are, and looks at what is said of each: something,
// with nothing in it that a terminal would obey.
func FuzzLines(f *testing.F) {
	for _, lines := range []string{
		"H4 JAMON\n6F ZUOS\nchallenge\nundo\nredo\nend XA -\nreopen",
		"= R2wELOJ3l ME\nchallenge failed Ana 3\npenalty 1 5 x\nbonus bea 3\nlay A1 SOL\nclear",
		"25\npass\nexchange AB?\nedit 1 pass\ninsert 2 40\ndelete 1\nname 1 Zoë\njoin Łó\nleave 3\nvoid\nnote x\nfinish",
		"Ana: 25 / ABC\nBea:\n\x1b[2J\nH4 J?AM|ON\n8D\nP9 A\nagain\nopen x\nopen",
	} {
		f.Add(lines)
	}
	f.Fuzz(func(t *testing.T, lines string) {
		g := game(t, "es-100", "Ana", "Be\x1ba")
		for i, text := range strings.Split(lines, "\n") {
			if i > 40 {
				return
			}
			g = said(t, g, text)
		}
	})
}

// said enters a line and looks at what is said of it.
func said(t *testing.T, g sheet.Game, text string) sheet.Game {
	t.Helper()
	line, err := line.Parse(text, g, phrases.Vocabulary())
	next, answer := g, sheet.Answer{}
	if err == nil && line.Verb != sheet.Again && line.Verb != sheet.Open {
		next, answer, err = g.Do(line, sheet.Stamp{})
	} else if err == nil {
		return g
	}
	for _, l := range phrases.Languages() {
		var all []string
		if err != nil {
			what, todo := l.Explain(err, phrases.About(g, text))
			all = append(all, what, todo)
		} else {
			all = append(all, l.Answer(answer, next))
			for _, n := range answer.Notices {
				all = append(all, l.Notice(n, next))
			}
			for _, turn := range next.Standings.Turns {
				all = append(all, l.Row(next, turn))
			}
		}
		for _, sentence := range all {
			bad := strings.ContainsFunc(sentence, func(r rune) bool { return !unicode.IsPrint(r) && r != '\u00a0' && r != '\u200c' && r != '\u200d' })
			if bad || strings.TrimSpace(sentence) == "" || strings.Contains(sentence, "%!") && !strings.Contains(text, "%") {
				t.Fatalf("%s %q: %q", l.Tag, text, sentence)
			}
		}
	}
	return next
}

// TestRandomLines plays many games of plausible lines.
func TestRandomLines(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	words := strings.Fields("JAMON ZUOS SILLA CH?OCHO M.S A ?A KILO CALLE TORTILLA AA R LLEVE C|HE PERRO kiWi ÑANDÚ")
	squares := strings.Fields("H4 H8 8H 6F J6 9J A1 O15 15O P1 H0 M8 F4 H15 4H")
	first := strings.Fields(`pass exchange withdrawn challenge failed penalty bonus lay clear end finish reopen undo redo edit insert
		delete void name join leave note again open paso fin Ana: Bea: 1: 2: = 25 0 2000`)
	rest := strings.Fields("1 2 3 4 9 0 - XA ?? Ana Bea 10 pass 25 undo / ABC failed challenge R2wELOJ3l (ME)S ME3w finish")
	pick := func(from []string) string { return from[random.IntN(len(from))] }
	games := 300
	if testing.Short() {
		games = 20
	}
	for range games {
		g := game(t, "es-100", "Ana", "Bea")
		for range 30 {
			line := pick(squares) + " " + pick(words)
			if random.IntN(3) == 0 {
				line = pick(first)
				for range random.IntN(4) {
					line += " " + pick(append(rest, words...))
				}
			}
			if random.IntN(6) == 0 {
				line = pick(strings.Fields("edit insert")) + " " + pick([]string{"1", "2", "3", "4"}) + " " + line
			}
			g = said(t, g, line)
		}
	}
}
