package command

import (
	"context"
	"errors"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"tanteo/editions/words"
	"tanteo/scoring"
	"tanteo/sheet/analysis"
	"tanteo/tui/phrases"
)

// placesReport are the places of a word for other programs.
type placesReport struct {
	Plays int           `json:"plays"`
	Top   []placeReport `json:"top"`
	List  *listReport   `json:"list"` // null where the edition has none
}

// placeReport is a place of a word, with the words that it makes and are not in the list.
type placeReport struct {
	foundReport
	NotInList []string `json:"not_in_list"` // null where there is no list
}

// place is `tanteo place WORD [GAME]`.
func (r *run) place() *cobra.Command {
	cmd := r.command(r.l.Finding.Place)
	cmd.Args = r.arguments(1, 2)
	cmd.ValidArgsFunction = r.completeAfter
	var s situation
	var list string
	r.situationFlags(cmd, &s)
	r.listFlag(cmd, &list)
	r.jsonFlag(cmd)
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		if err := s.settle(r, args[1:]); err != nil {
			return err
		}
		e := s.game.Edition
		spelling, err := e.Spell(args[0])
		if err == nil && len(spelling.Tiles) > e.Layout.Side {
			err = &scoring.SpellingError{Fault: scoring.TooLong, Text: args[0]}
		}
		if err == nil && !slices.ContainsFunc(spelling.Tiles, func(t scoring.Tile) bool { return t != 0 }) {
			err = &scoring.SpellingError{Fault: scoring.NoLetters, Text: args[0]}
		}
		if err != nil {
			return r.about(err, phrases.Context{Edition: e, Notation: s.game.Log.Notation})
		}
		l, err := r.listIfAny(cmd.Context(), list, e)
		if err != nil {
			return err
		}
		places, err := analysis.Places(&s.game, spelling.Tiles)
		if err != nil {
			return err
		}
		report := placesReport{Plays: len(places), Top: []placeReport{}}
		for _, p := range places {
			report.Top = append(report.Top, placeReport{s.report(p.Play, p.Working), notInList(e, l, p.Working)})
		}
		if r.json {
			if l != nil {
				list := r.openReport(l)
				report.List = &list
			}
			return r.encode(report)
		}
		s.say(r)
		r.out.say(r.l.Finding.Places(len(places), phrases.Fit(phrases.TilesText(e, spelling.Tiles), 40)))
		for i, one := range report.Top {
			r.out.say(r.placeLine(s.playText(places[i].Play), one))
		}
		if l != nil {
			r.sayList(l)
		}
		return nil
	}
	return cmd
}

// listIfAny is list, and nil where none is named and the edition has none.
func (r *run) listIfAny(ctx context.Context, name string, e *scoring.Edition) (*words.List, error) {
	l, err := r.list(ctx, name, e)
	if name == "" && isNoneFor(err) {
		return nil, nil
	}
	return l, err
}

// isNoneFor says whether an error is that no list is there for some tiles.
func isNoneFor(err error) bool {
	none, ok := errors.AsType[*words.ListError](err)
	return ok && none.Reason == words.NoneFor
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

// placeLine is a place in a line: "  44  H4 JAMON".
func (r *run) placeLine(play string, one placeReport) string {
	line := phrases.PadLeft(phrases.Number(one.Points), 4) + "  " + play
	if len(one.NotInList) > 0 {
		line += "  (" + r.l.Finding.Unlisted(strings.Join(one.NotInList, ", ")) + ")"
	}
	return line
}
