package command

import (
	"strings"

	"github.com/charmbracelet/x/ansi"
	"github.com/spf13/cobra"

	"tanteo/editions"
	"tanteo/scoring"
	"tanteo/tui/phrases"
)

// words is `tanteo words KIND`.
func (r *run) words() *cobra.Command {
	cmd := r.command(r.l.TwoTile.Words)
	kinds := []*cobra.Command{r.wordsTwo(), r.wordsCheck(), r.wordsRack(), r.wordsList(), r.wordsAdd(), r.wordsRemove()}
	cmd.RunE = func(_ *cobra.Command, args []string) error {
		if len(args) == 0 {
			return usage(r.l.Tool.Usage.Missing(cmd.UseLine()))
		}
		var names []string
		for _, kind := range kinds {
			names = append(names, kind.Name())
		}
		return usage(r.l.Tool.Usage.BadValue("words", r.quoted(args[0]), strings.Join(names, ", ")))
	}
	cmd.AddCommand(kinds...)
	return cmd
}

// twoTileReport is the words of two tiles for other programs; null where nobody tells them.
type twoTileReport struct {
	Edition string   `json:"edition"`
	Source  string   `json:"source"`
	Words   []string `json:"words"`
}

// wordsTwo is `tanteo words two`.
func (r *run) wordsTwo() *cobra.Command {
	cmd := r.command(r.l.TwoTile.Two)
	cmd.Args = r.arguments(0, 0)
	var edition string
	r.editionFlag(cmd, &edition)
	r.jsonFlag(cmd)
	cmd.RunE = func(*cobra.Command, []string) error {
		e, err := r.edition(edition)
		if err != nil {
			return err
		}
		two, ok := editions.TwoTileOf(e)
		if r.json {
			return r.encode(twoTileReport{e.ID, two.Source, two.Words})
		}
		t, name := &r.l.TwoTile, phrases.Safe(e.Name)
		if !ok {
			r.out.say(t.NotKnown(name))
			return nil
		}
		r.out.say(t.Count(len(two.Words), name))
		for _, line := range byFirst(e, two.Words) {
			r.out.say(line)
		}
		r.out.say(ansi.Wordwrap(t.Source(two.Source), columns, ""))
		return nil
	}
	return cmd
}

// byFirst puts words into lines by their first tile.
func byFirst(e *scoring.Edition, words []string) []string {
	var lines []string
	var before scoring.Tile
	for _, word := range words {
		s, err := e.Spell(word)
		if err != nil {
			continue
		}
		if s.Tiles[0] == before {
			lines[len(lines)-1] += " " + word
			continue
		}
		lines, before = append(lines, word), s.Tiles[0]
	}
	return lines
}
