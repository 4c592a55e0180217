package catalogue

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"tanteo/scoring"
	"tanteo/tui/command/cli"
	"tanteo/tui/phrases"
)

// sets lists the editions, or tells one.
type sets struct {
	*cli.Env
	json bool
}

// Editions is `tanteo editions [ID]`.
func Editions(env *cli.Env) *cobra.Command {
	s := &sets{Env: env}
	cmd := cli.NeedsNoFolder(env.Command(env.Lang.Tool.Editions), -1)
	cmd.Args = env.Arguments(0, 1)
	cmd.ValidArgsFunction = cli.CompleteIDs(env.Catalogue.List)
	env.JSONFlag(cmd, &s.json)
	cmd.RunE = func(_ *cobra.Command, args []string) error {
		if len(args) == 0 {
			return s.list()
		}
		return s.run(args[0])
	}
	return cmd
}

func (s *sets) run(id string) error {
	e, err := s.Catalogue.Edition(id)
	if err != nil {
		return err
	}
	if s.json {
		return s.Out.JSON(s.report(e))
	}
	s.show(e)
	return nil
}

// editionLine is an edition in the list, for other programs.
type editionLine struct {
	ID       string `json:"id"`
	Name     string `json:"name"`
	Language string `json:"language"`
	Tiles    int    `json:"tiles"`
	Letters  int    `json:"letters"` // tiles with a letter
	Blanks   int    `json:"blanks"`
	Own      bool   `json:"own"`
	Error    string `json:"error,omitempty"`
}

// editionReport is an edition for other programs: its definition with what follows from it.
type editionReport struct {
	scoring.Definition
	Tiles int  `json:"tiles"`
	Own   bool `json:"own"`
}

func (s *sets) report(e *scoring.Edition) editionReport {
	report := editionReport{Definition: e.Definition, Tiles: e.Tiles()}
	for _, l := range s.Catalogue.List() {
		report.Own = report.Own || l.ID == e.ID && l.Own
	}
	return report
}

// list lists the catalogue. A file of the player's own that cannot be read stands
// in the list with its fault.
func (s *sets) list() error {
	lines := []editionLine{}
	for _, l := range s.Catalogue.List() {
		line := editionLine{ID: l.ID, Name: l.Name, Language: l.Language, Own: l.Own}
		if e, err := s.Catalogue.Edition(l.ID); err == nil {
			line.Tiles, line.Letters, line.Blanks = e.Tiles(), e.Tiles()-e.Blanks, e.Blanks
		} else {
			line.Error = s.Sentence(err)
		}
		lines = append(lines, line)
	}
	if s.json {
		return s.Out.JSON(lines)
	}
	column := 0
	for _, l := range lines {
		column = max(column, phrases.Width(l.ID))
	}
	for _, l := range lines {
		what := l.Name + ", " + s.Lang.Editions.Count(l.Tiles)
		if l.Error != "" {
			what = l.Error
		} else if strings.Contains(l.Name, fmt.Sprint(l.Tiles)) {
			what = l.Name
		}
		if l.Own {
			what += " (" + s.Lang.Editions.Own + ")"
		}
		s.Out.Say(phrases.Pad(l.ID, column) + "  " + phrases.Safe(what))
	}
	return nil
}

// show writes all that is known of an edition.
func (s *sets) show(e *scoring.Edition) {
	t := &s.Lang.Editions
	s.Out.Say(phrases.Safe(e.ID + " · " + e.Name))
	s.Out.Say(t.Tiles(e.Tiles(), e.Tiles()-e.Blanks, e.Blanks))
	s.Out.Say(t.Rack(e.Rack))
	for _, b := range e.Definition.Bonus {
		s.Out.Say(t.Bonus(b.Tiles, b.Points))
	}
	notation := t.Rows
	if e.Notation == scoring.GCG {
		notation = t.GCG
	}
	s.Out.Say(s.Lang.Labelled(t.Notation, notation+"."))
	s.Out.Say(t.Rules(phrases.Safe(e.Rules)))
	s.Out.Say("")
	s.letters(e)
	s.Out.Say("")
	s.layout(e)
	s.Out.Say("")
	s.sources(t.Sources, t.NoSource, e.Sources)
}

// letters writes the letters of an edition with their tiles and points.
func (s *sets) letters(e *scoring.Edition) {
	t := &s.Lang.Editions
	row := func(letter, of, points string) {
		s.Out.Say(phrases.Pad(letter, 7) + phrases.PadLeft(of, 6) + phrases.PadLeft(points, 8))
	}
	row(t.Letter, t.Of, t.Points)
	for _, l := range e.Letters {
		row(l.Letter, fmt.Sprint(l.Count), fmt.Sprint(l.Value))
	}
	row("?", fmt.Sprint(e.Blanks), fmt.Sprint(e.BlankValue))
	s.Out.Say(t.Blank(e.BlankValue, e.BlankLeft))
	if len(e.BlankOnly) > 0 {
		s.Out.Say(t.OnlyOf(phrases.Safe(strings.Join(e.BlankOnly, " "))))
		s.Out.Say(t.OurChoice)
	}
	if len(e.Vowels) > 0 {
		s.Out.Say(t.Vowels(phrases.Safe(strings.Join(e.Vowels, " "))))
	}
}

// layout draws the board with the names of its premiums and counts them.
func (s *sets) layout(e *scoring.Edition) {
	t, side := &s.Lang.Editions, e.Layout.Side
	s.Out.Say(t.Board(side))
	head := "   "
	for col := range side {
		label, _ := e.Notation.Labels(col)
		head += phrases.Pad(label, 3)
	}
	s.Out.Say(strings.TrimRight(head, " "))
	counts := map[scoring.Premium]int{}
	for row := range side {
		_, label := e.Notation.Labels(row)
		line := phrases.Pad(label, 3)
		for col := range side {
			p := e.Layout.At(scoring.Square{Row: row, Col: col})
			counts[p]++
			name := s.Lang.Premiums.Premium(p)
			if name == "" {
				name = "."
			}
			line += phrases.Pad(name, 3)
		}
		s.Out.Say(strings.TrimRight(line, " "))
	}
	for _, p := range scoring.Premiums()[1:] { // without the plain square
		if name := s.Lang.Premiums.Premium(p); counts[p] > 0 {
			s.Out.Say(t.Square(name+", "+t.Names[p], counts[p]))
		}
	}
	s.Out.Say(t.Plain(counts[scoring.Plain]))
}

// sources lists where figures come from, or says that nobody tells.
func (s *sets) sources(title, none string, sources []string) {
	if len(sources) == 0 {
		s.Out.Say(none)
		return
	}
	s.Out.Say(title)
	for _, one := range sources {
		s.Out.Say("  " + phrases.Safe(one))
	}
}
