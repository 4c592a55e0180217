package wordlists

import (
	"github.com/charmbracelet/x/ansi"
	"github.com/spf13/cobra"

	"tanteo/editions"
	"tanteo/scoring"
	"tanteo/tui/command/cli"
	"tanteo/tui/phrases"
)

// twoTileReport is the words of two tiles for other programs; null where nobody tells them.
type twoTileReport struct {
	Edition string   `json:"edition"`
	Source  string   `json:"source"`
	Words   []string `json:"words"`
}

// two tells the words of two tiles.
type two struct {
	*cli.Env
	edition string
	json    bool
}

// newTwo is `tanteo words two`.
func newTwo(env *cli.Env) *cobra.Command {
	t := &two{Env: env}
	cmd := cli.NeedsNoFolder(env.Command(env.Lang.TwoTile.Two), -1)
	cmd.Args = env.Arguments(0, 0)
	env.EditionFlag(cmd, &t.edition)
	env.JSONFlag(cmd, &t.json)
	cmd.RunE = func(*cobra.Command, []string) error { return t.run() }
	return cmd
}

func (t *two) run() error {
	e, err := t.Edition(t.edition)
	if err != nil {
		return err
	}
	all, ok := editions.TwoTileOf(e)
	if t.json {
		return t.Out.JSON(twoTileReport{e.ID, all.Source, all.Words})
	}
	texts, name := &t.Lang.TwoTile, phrases.Safe(e.Name)
	if !ok {
		t.Out.Say(texts.NotKnown(name))
		return nil
	}
	t.Out.Say(texts.Count(len(all.Words), name))
	t.Out.Say(byFirst(e, all.Words)...)
	t.Out.Say(ansi.Wordwrap(texts.Source(all.Source), cli.Columns, ""))
	return nil
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
