package gamefiles

import (
	"iter"
	"strings"

	"tanteo/sheet/gcg"
	"tanteo/tui/command/cli"
	"tanteo/tui/phrases"
)

// numbered numbers the games of a file from 1. The only one of a file has no number: 0.
func numbered[Game any](games iter.Seq[Game]) iter.Seq2[int, Game] {
	return func(yield func(int, Game) bool) {
		n := 0
		var last Game
		for g := range games {
			if n > 0 && !yield(n, last) {
				return
			}
			n, last = n+1, g
		}
		switch n {
		case 0:
		case 1:
			yield(0, last)
		default:
			yield(n, last)
		}
	}
}

// fileName is what a file is called in a sentence, with the number of the game in it where it
// has several.
func fileName(l *phrases.Language, path string, number int) string {
	name := phrases.Safe(path)
	if path == cli.StandardStream {
		name = l.Replay.Input
	}
	if number > 0 {
		name = l.Replay.Game(name, number)
	}
	return name
}

// gameText is a game of a file in a line, and its differences below it.
func (p *replay) gameText(path string, number int, g gcg.Game) []byte {
	var b strings.Builder
	b.WriteString(fileName(p.Lang, path, number) + "  " + gameLine(p.Lang, g) + "\n")
	for _, whole := range wholeGame(p.Lang, g) {
		b.WriteString("  " + whole + "\n")
	}
	for _, d := range singleDifferences(g) {
		b.WriteString("  " + p.Lang.Where(d.Line, d.Column) + p.Lang.Difference(g, d) + "\n")
		if d.Working != nil && d.Working.Points == d.Ours { // a single tile that touches nothing has none
			for _, line := range cli.WorkingTable(p.Lang, *d.Working, g.Edition) {
				b.WriteString("    " + line + "\n")
			}
		}
	}
	if p.warned {
		for _, w := range g.Warnings {
			if w.Line == 0 {
				continue
			}
			b.WriteString("  * " + p.Lang.Where(w.Line, w.Column) + p.Lang.Doubt(g, w) + "\n")
		}
	}
	return []byte(b.String())
}

// wholeGame tells what is doubted of a game as a whole: its edition.
func wholeGame(l *phrases.Language, g gcg.Game) (lines []string) {
	for _, w := range g.Warnings {
		if w.Line == 0 {
			lines = append(lines, l.Doubt(g, w))
		}
	}
	return lines
}

// singleDifferences are the differences of a game that are told one by one.
func singleDifferences(g gcg.Game) []gcg.Difference {
	if g.Foreign() {
		return nil
	}
	return g.Differences
}

// gameLine is a game of a file in a line: "differs, 24 plays, 1 difference  Ana 412, Bea 389
// en-100 by its letters".
func gameLine(l *phrases.Language, g gcg.Game) string {
	t := &l.Replay
	what := t.Verdicts[g.Verdict]
	if g.Plays > 0 {
		what += ", " + t.Plays(g.Plays)
	}
	if g.Verdict == gcg.Differs {
		what += ", " + t.Differences(len(g.Differences))
	}
	if len(g.Warnings) > 0 {
		what += ", " + t.Warnings(len(g.Warnings))
	}
	switch {
	case g.Verdict != gcg.Unreadable:
		return what + "  " + l.Finals(g) + "  " + l.FoundEdition(g)
	case g.Plays > 0:
		return what + "  " + l.FoundEdition(g)
	}
	return what
}

// gameReport is a game of a file for other programs.
type gameReport struct {
	File        string             `json:"file"`
	Game        int                `json:"game,omitempty"` // number in a file with several
	Verdict     gcg.Verdict        `json:"verdict"`
	Plays       int                `json:"plays"`
	Final       []int              `json:"final"`   // as the file has them
	Counted     []int              `json:"counted"` // as we count them
	Edition     string             `json:"edition,omitempty"`
	Differences []differenceReport `json:"differences"`
	Warnings    []warningReport    `json:"warnings"`
}

type differenceReport struct {
	Line   int      `json:"line"`
	Column int      `json:"column"`
	Kind   gcg.Kind `json:"kind"`
	File   int      `json:"file"`
	Ours   int      `json:"ours"`
	Text   string   `json:"text"`
}

type warningReport struct {
	Line   int       `json:"line"`
	Column int       `json:"column"`
	Kind   gcg.Doubt `json:"kind"`
	Text   string    `json:"text"`
}

func reportOf(l *phrases.Language, path string, number int, g gcg.Game) gameReport {
	report := gameReport{
		File: path, Game: number, Verdict: g.Verdict, Plays: g.Plays,
		Final: append([]int{}, g.Final...), Counted: append([]int{}, g.Counted...),
		Differences: []differenceReport{}, Warnings: []warningReport{},
	}
	if g.Edition != nil {
		report.Edition = g.Edition.ID
	}
	for _, d := range g.Differences {
		report.Differences = append(report.Differences, differenceReport{d.Line, d.Column, d.Kind, d.File, d.Ours, l.Difference(g, d)})
	}
	for _, w := range g.Warnings {
		report.Warnings = append(report.Warnings, warningReport{w.Line, w.Column, w.Kind, l.Doubt(g, w)})
	}
	return report
}
