package plays

import (
	"context"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"tanteo/editions/words"
	"tanteo/scoring"
	"tanteo/sheet/analysis"
	"tanteo/tui/command/cli"
	"tanteo/tui/phrases"
)

// placesReport are the places of a word for other programs.
type placesReport struct {
	Plays int             `json:"plays"`
	Top   []placeReport   `json:"top"`
	List  *cli.ListReport `json:"list"` // null where the edition has none
}

// placeReport is a place of a word, with the words that it makes and are not in the list.
type placeReport struct {
	foundReport
	NotInList []string `json:"not_in_list"` // null where there is no list
}

// place finds the places of a word.
type place struct {
	situation
	list string
	json bool
}

// Place is `tanteo place WORD [GAME]`.
func Place(env *cli.Env) *cobra.Command {
	p := &place{situation: situation{Env: env}}
	cmd := cli.NeedsNoFolder(env.Command(env.Lang.Finding.Place), 1)
	cmd.Args = env.Arguments(1, 2)
	cmd.ValidArgsFunction = env.CompleteGameAfter
	p.flags(cmd)
	env.Lists().Flag(cmd, &p.list)
	env.JSONFlag(cmd, &p.json)
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		if err := p.settle(args[1:]); err != nil {
			return err
		}
		return p.run(cmd.Context(), args[0])
	}
	return cmd
}

func (p *place) run(ctx context.Context, text string) error {
	e := p.Game.Edition
	word, err := wordOf(e, text)
	if err != nil {
		return p.About(err, phrases.Context{Edition: e, Notation: p.Game.Log.Notation})
	}
	list, err := p.Lists().IfAny(ctx, p.list, e)
	if err != nil {
		return err
	}
	places, err := p.places(word, list)
	if err != nil {
		return err
	}
	if p.json {
		report := placesReport{Plays: len(places), Top: []placeReport{}}
		for _, one := range places {
			report.Top = append(report.Top, one.placeReport)
		}
		if list != nil {
			opened := p.Lists().Opened(list)
			report.List = &opened
		}
		return p.Out.JSON(report)
	}
	p.say()
	p.Out.Say(p.Lang.Finding.Places(len(places), phrases.Fit(phrases.TilesText(e, word), 40)))
	for _, one := range places {
		p.Out.Say(one.line(p.Lang))
	}
	if list != nil {
		p.Lists().Say(list)
	}
	return nil
}

// wordOf spells a word that can lie on a board.
func wordOf(e *scoring.Edition, text string) ([]scoring.Tile, error) {
	spelling, err := e.Spell(text)
	switch {
	case err != nil:
		return nil, err
	case len(spelling.Tiles) > e.Layout.Side:
		return nil, &scoring.SpellingError{Fault: scoring.TooLong, Text: text}
	case !slices.ContainsFunc(spelling.Tiles, func(t scoring.Tile) bool { return t != 0 }):
		return nil, &scoring.SpellingError{Fault: scoring.NoLetters, Text: text}
	}
	return spelling.Tiles, nil
}

// wordPlace is a place of a word.
type wordPlace struct {
	placeReport
	play string
}

// places are the places of a word, the best first, with the words that a list lacks; nil is no
// list. The error is one of analysis.Places.
func (o On) places(word []scoring.Tile, list *words.List) ([]wordPlace, error) {
	found, err := analysis.Places(&o.Game, word)
	if err != nil {
		return nil, err
	}
	all := make([]wordPlace, len(found))
	for i, one := range found {
		all[i] = wordPlace{placeReport{o.report(one.Play, one.Working), notInList(o.Game.Edition, list, one.Working)}, o.Play(one.Play)}
	}
	return all, nil
}

// Places tells the places of a word, each in a line. The error is one of analysis.Places.
func (o On) Places(l *phrases.Language, word []scoring.Tile, list *words.List) ([]string, error) {
	all, err := o.places(word, list)
	if err != nil {
		return nil, err
	}
	lines := []string{l.Finding.Places(len(all), phrases.Safe(phrases.TilesText(o.Game.Edition, word)))}
	for _, one := range all {
		lines = append(lines, one.line(l))
	}
	return lines, nil
}

// notInList are the words of a play that are not in a list; nil where there is no list.
func notInList(e *scoring.Edition, l *words.List, w scoring.Working) []string {
	if l == nil {
		return nil
	}
	missing := []string{}
	_, lacks := analysis.Sorted(w, l)
	for _, word := range lacks {
		missing = append(missing, word.Text(e))
	}
	return missing
}

// line is a place in a line: "  44  H4 JAMON".
func (p wordPlace) line(l *phrases.Language) string {
	line := phrases.PadLeft(phrases.Number(p.Points), 4) + "  " + p.play
	if len(p.NotInList) > 0 {
		line += "  (" + l.Finding.Unlisted(strings.Join(p.NotInList, ", ")) + ")"
	}
	return line
}
