package command

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"tanteo/editions"
	"tanteo/scoring"
	"tanteo/tui/phrases"
)

// editions is `tanteo editions [ID]`.
func (r *run) editions() *cobra.Command {
	cmd := r.command(r.l.Tool.Editions)
	cmd.Args = r.arguments(0, 1)
	cmd.ValidArgsFunction = completeIDs(r.catalogueList)
	r.jsonFlag(cmd)
	cmd.RunE = func(_ *cobra.Command, args []string) error {
		if len(args) == 0 {
			return r.listEditions()
		}
		e, err := r.Catalogue.Edition(args[0])
		if err != nil {
			return err
		}
		if r.json {
			return r.encode(r.editionReport(e))
		}
		r.showEdition(e)
		return nil
	}
	return cmd
}

func (r *run) catalogueList() []editions.Listing { return r.Catalogue.List() }

// homeEdition is the id of the edition for a new game where none is told.
func (r *run) homeEdition() string {
	if r.Settings.Edition != "" {
		return r.Settings.Edition
	}
	return editions.ForLanguage(r.Settings.Language)
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

func (r *run) editionReport(e *scoring.Edition) editionReport {
	report := editionReport{Definition: e.Definition, Tiles: e.Tiles()}
	for _, l := range r.Catalogue.List() {
		report.Own = report.Own || l.ID == e.ID && l.Own
	}
	return report
}

// listEditions lists the catalogue. A file of the player's own that cannot be read stands
// in the list with its fault.
func (r *run) listEditions() error {
	lines := []editionLine{}
	for _, l := range r.Catalogue.List() {
		line := editionLine{ID: l.ID, Name: l.Name, Language: l.Language, Own: l.Own}
		if e, err := r.Catalogue.Edition(l.ID); err == nil {
			line.Tiles, line.Letters, line.Blanks = e.Tiles(), e.Tiles()-e.Blanks, e.Blanks
		} else {
			line.Error = r.sentence(err, phrases.Context{})
		}
		lines = append(lines, line)
	}
	if r.json {
		return r.encode(lines)
	}
	column := 0
	for _, l := range lines {
		column = max(column, phrases.Width(l.ID))
	}
	for _, l := range lines {
		what := l.Name + ", " + r.l.Editions.Count(l.Tiles)
		if l.Error != "" {
			what = l.Error
		} else if strings.Contains(l.Name, fmt.Sprint(l.Tiles)) {
			what = l.Name
		}
		if l.Own {
			what += " (" + r.l.Editions.Own + ")"
		}
		r.out.say(phrases.Pad(l.ID, column) + "  " + phrases.Safe(what))
	}
	return nil
}

// showEdition writes all that is known of an edition.
func (r *run) showEdition(e *scoring.Edition) {
	t := &r.l.Editions
	r.out.say(phrases.Safe(e.ID + " · " + e.Name))
	r.out.say(t.Tiles(e.Tiles(), e.Tiles()-e.Blanks, e.Blanks))
	r.out.say(t.Rack(e.Rack))
	for _, b := range e.Definition.Bonus {
		r.out.say(t.Bonus(b.Tiles, b.Points))
	}
	notation := t.Rows
	if e.Notation == scoring.GCG {
		notation = t.GCG
	}
	r.out.say(r.l.Named(t.Notation, notation+"."))
	r.out.say(t.Rules(phrases.Safe(e.Rules)))
	r.out.say("")
	r.letters(e)
	r.out.say("")
	r.layout(e)
	r.out.say("")
	r.sources(t.Sources, t.NoSource, e.Sources)
}

// letters writes the letters of an edition with their tiles and points.
func (r *run) letters(e *scoring.Edition) {
	t := &r.l.Editions
	row := func(letter, of, points string) {
		r.out.say(phrases.Pad(letter, 7) + phrases.PadLeft(of, 6) + phrases.PadLeft(points, 8))
	}
	row(t.Letter, t.Of, t.Points)
	for _, l := range e.Letters {
		row(l.Letter, fmt.Sprint(l.Count), fmt.Sprint(l.Value))
	}
	row("?", fmt.Sprint(e.Blanks), fmt.Sprint(e.BlankValue))
	r.out.say(t.Blank(e.BlankValue, e.BlankLeft))
	if len(e.BlankOnly) > 0 {
		r.out.say(t.OnlyOf(phrases.Safe(strings.Join(e.BlankOnly, " "))))
		r.out.say(t.OurChoice)
	}
	if len(e.Vowels) > 0 {
		r.out.say(t.Vowels(phrases.Safe(strings.Join(e.Vowels, " "))))
	}
}

// layout draws the board with the names of its premiums and counts them.
func (r *run) layout(e *scoring.Edition) {
	t, side := &r.l.Editions, e.Layout.Side
	r.out.say(t.Board(side))
	head := "   "
	for col := range side {
		label, _ := e.Notation.Labels(col)
		head += phrases.Pad(label, 3)
	}
	r.out.say(strings.TrimRight(head, " "))
	counts := map[scoring.Premium]int{}
	for row := range side {
		_, label := e.Notation.Labels(row)
		line := phrases.Pad(label, 3)
		for col := range side {
			p := e.Layout.At(scoring.Square{Row: row, Col: col})
			counts[p]++
			name := r.l.Premiums.Premium(p)
			if name == "" {
				name = "."
			}
			line += phrases.Pad(name, 3)
		}
		r.out.say(strings.TrimRight(line, " "))
	}
	for _, p := range scoring.Premiums()[1:] { // without the plain square
		if name := r.l.Premiums.Premium(p); counts[p] > 0 {
			r.out.say(t.Square(name+", "+t.Names[p], counts[p]))
		}
	}
	r.out.say(t.Plain(counts[scoring.Plain]))
}

// sources lists where figures come from, or says that nobody tells.
func (r *run) sources(title, none string, sources []string) {
	if len(sources) == 0 {
		r.out.say(none)
		return
	}
	r.out.say(title)
	for _, s := range sources {
		r.out.say("  " + phrases.Safe(s))
	}
}
