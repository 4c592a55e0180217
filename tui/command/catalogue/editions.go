package catalogue

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"tanteo/scoring"
	"tanteo/tui/command/cli"
	"tanteo/tui/phrases"
)

// editions lists the editions, or tells one.
type editions struct {
	*cli.Env
	json bool
}

// Editions is `tanteo editions [ID]`.
func Editions(env *cli.Env) *cobra.Command {
	c := &editions{Env: env}
	cmd := cli.NeedsNoFolder(env.Command(env.Lang.Tool.Editions), -1)
	cmd.Args = env.Arguments(0, 1)
	cmd.ValidArgsFunction = cli.CompleteIDs(env.Catalogue.List)
	env.JSONFlag(cmd, &c.json)
	cmd.RunE = func(_ *cobra.Command, args []string) error {
		if len(args) == 0 {
			return c.list()
		}
		return c.run(args[0])
	}
	return cmd
}

func (c *editions) run(id string) error {
	e, err := c.Catalogue.Edition(id)
	if err != nil {
		return err
	}
	if c.json {
		return c.Out.JSON(c.report(e))
	}
	c.show(e)
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

func (c *editions) report(e *scoring.Edition) editionReport {
	report := editionReport{Definition: e.Definition, Tiles: e.Tiles()}
	for _, l := range c.Catalogue.List() {
		report.Own = report.Own || l.ID == e.ID && l.Own
	}
	return report
}

// list lists the catalogue. A file of the player's own that cannot be read stands in the list with
// its fault.
func (c *editions) list() error {
	lines := []editionLine{}
	for _, l := range c.Catalogue.List() {
		line := editionLine{ID: l.ID, Name: l.Name, Language: l.Language, Own: l.Own}
		if e, err := c.Catalogue.Edition(l.ID); err == nil {
			line.Tiles, line.Letters, line.Blanks = e.Tiles(), e.Tiles()-e.Blanks, e.Blanks
		} else {
			line.Error = c.Sentence(err)
		}
		lines = append(lines, line)
	}
	if c.json {
		return c.Out.JSON(lines)
	}
	column := 0
	for _, l := range lines {
		column = max(column, phrases.Width(l.ID))
	}
	for _, l := range lines {
		what := l.Name + ", " + c.Lang.Editions.Count(l.Tiles)
		if l.Error != "" {
			what = l.Error
		} else if strings.Contains(l.Name, fmt.Sprint(l.Tiles)) {
			what = l.Name
		}
		if l.Own {
			what += " (" + c.Lang.Editions.Own + ")"
		}
		c.Out.Say(phrases.Pad(l.ID, column) + "  " + phrases.Safe(what))
	}
	return nil
}

// show writes all that is known of an edition.
func (c *editions) show(e *scoring.Edition) {
	t := &c.Lang.Editions
	c.Out.Say(phrases.Safe(e.ID + " · " + e.Name))
	c.Out.Say(t.Tiles(e.Tiles(), e.Tiles()-e.Blanks, e.Blanks))
	c.Out.Say(t.Rack(e.Rack))
	for _, b := range e.Definition.Bonus {
		c.Out.Say(t.Bonus(b.Tiles, b.Points))
	}
	notation := t.Rows
	if e.Notation == scoring.GCG {
		notation = t.GCG
	}
	c.Out.Say(c.Lang.Labelled(t.Notation, notation+"."))
	c.Out.Say(t.Rules(phrases.Safe(e.Rules)))
	c.Out.Say("")
	c.letters(e)
	c.Out.Say("")
	c.layout(e)
	c.Out.Say("")
	c.sources(t.Sources, t.NoSource, e.Sources)
}

// letters writes the letters of an edition with their tiles and points.
func (c *editions) letters(e *scoring.Edition) {
	t := &c.Lang.Editions
	row := func(letter, of, points string) {
		c.Out.Say(phrases.Pad(letter, 7) + phrases.PadLeft(of, 6) + phrases.PadLeft(points, 8))
	}
	row(t.Letter, t.Of, t.Points)
	for _, l := range e.Letters {
		row(l.Letter, fmt.Sprint(l.Count), fmt.Sprint(l.Value))
	}
	row("?", fmt.Sprint(e.Blanks), fmt.Sprint(e.BlankValue))
	c.Out.Say(t.Blank(e.BlankValue, e.BlankLeft))
	if len(e.BlankOnly) > 0 {
		c.Out.Say(t.OnlyOf(phrases.Safe(strings.Join(e.BlankOnly, " "))))
		c.Out.Say(t.OurChoice)
	}
	if len(e.Vowels) > 0 {
		c.Out.Say(t.Vowels(phrases.Safe(strings.Join(e.Vowels, " "))))
	}
}

// layout draws the board with the names of its premiums and counts them.
func (c *editions) layout(e *scoring.Edition) {
	t, side := &c.Lang.Editions, e.Layout.Side
	c.Out.Say(t.Board(side))
	head := "   "
	for col := range side {
		label, _ := e.Notation.Labels(col)
		head += phrases.Pad(label, 3)
	}
	c.Out.Say(strings.TrimRight(head, " "))
	counts := map[scoring.Premium]int{}
	for row := range side {
		_, label := e.Notation.Labels(row)
		line := phrases.Pad(label, 3)
		for col := range side {
			p := e.Layout.At(scoring.Square{Row: row, Col: col})
			counts[p]++
			name := c.Lang.Premiums.Premium(p)
			if name == "" {
				name = "."
			}
			line += phrases.Pad(name, 3)
		}
		c.Out.Say(strings.TrimRight(line, " "))
	}
	for _, p := range scoring.Premiums()[1:] { // without the plain square
		if name := c.Lang.Premiums.Premium(p); counts[p] > 0 {
			c.Out.Say(t.Square(name+", "+t.Names[p], counts[p]))
		}
	}
	c.Out.Say(t.Plain(counts[scoring.Plain]))
}

// sources lists where figures come from, or says that nobody tells.
func (c *editions) sources(title, none string, sources []string) {
	if len(sources) == 0 {
		c.Out.Say(none)
		return
	}
	c.Out.Say(title)
	for _, one := range sources {
		c.Out.Say("  " + phrases.Safe(one))
	}
}
