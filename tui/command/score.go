package command

import (
	"strings"

	"github.com/spf13/cobra"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/tui/phrases"
)

// score is `tanteo score WORDS…`.
func (r *run) score() *cobra.Command {
	cmd := r.command(r.l.Tool.Score)
	var edition, house, board string
	r.editionFlag(cmd, &edition)
	cmd.Flags().StringVar(&house, "house", "", r.l.Copying.House)
	cmd.Flags().StringVar(&board, "board", "", r.l.Tool.Flags.Board)
	r.jsonFlag(cmd)
	cmd.RunE = func(_ *cobra.Command, args []string) error {
		e, err := r.edition(edition)
		if err != nil {
			return err
		}
		rules, err := r.parseHouse(house)
		if err != nil {
			return err
		}
		g, err := r.oneTurn(e, rules, board)
		if err != nil {
			return err
		}
		return r.count(g, strings.Join(args, " "))
	}
	return cmd
}

// edition is the edition of an id, of the settings, or of the language.
func (r *run) edition(id string) (*scoring.Edition, error) {
	if id == "" {
		id = r.homeEdition()
	}
	return r.Catalogue.Edition(id)
}

// oneTurn is a game of one turn, to count a play in: on an empty board, or on one from a
// file.
func (r *run) oneTurn(e *scoring.Edition, house sheet.House, board string) (sheet.Game, error) {
	l := sheet.Log{
		Kind: sheet.ClassicGame, Edition: e.Definition, House: house, Notation: e.Notation,
		Players: make([]string, sheet.MinPlayers), First: 1,
	}
	if board != "" {
		tiles, err := r.readBoard(board, e)
		if err != nil {
			return sheet.Game{}, err
		}
		l.Events = []sheet.Event{{ID: 1, What: sheet.Laid{Tiles: tiles}}}
	}
	return sheet.NewGame(l)
}

// count counts a play that was typed as the entry takes it, but for the "=".
func (r *run) count(g sheet.Game, text string) error {
	text = strings.TrimSpace(strings.TrimPrefix(strings.TrimSpace(text), "="))
	fields := strings.Fields(text)
	if len(fields) == 0 {
		return usage(r.l.Tool.Usage.NoWords)
	}
	line := "= " + text
	if _, _, ok := g.Log.Notation.Parse(fields[0]); ok {
		line = text
	}
	parsed, err := sheet.Parse(line, g, phrases.Vocabulary())
	if err != nil {
		return r.about(err, phrases.About(g, line))
	}
	var w scoring.Working
	switch what := parsed.Event.What.(type) {
	case sheet.Played:
		w = scoring.Count(g.Edition, &g.Standings.Board, what.Play)
	case sheet.Typed:
		w = scoring.CountTyped(g.Edition, what.Words)
	}
	notice := func(n sheet.Notice) string { return r.l.Notice(n, g) }
	if r.json {
		return r.encode(sheet.NewCountReport(w, g.Edition, parsed.Notices, notice))
	}
	for _, line := range r.workingLines(w, g.Edition) {
		r.out.say(line)
	}
	for _, n := range parsed.Notices {
		r.out.say("* " + notice(n))
	}
	return nil
}

// workingLines are a working, a word a line, and the total.
func (r *run) workingLines(w scoring.Working, e *scoring.Edition) []string {
	var lines []string
	column := phrases.Width(r.l.Sheet.Total)
	for _, word := range w.Words {
		column = max(column, phrases.Width(phrases.Safe(word.Text(e))))
	}
	for _, word := range w.Words {
		lines = append(lines, phrases.Pad(word.Text(e), column)+"  "+word.Sum())
	}
	if w.Bonus != 0 {
		lines = append(lines, r.l.Sheet.Bonus(w.NewTiles, w.Bonus))
	}
	return append(lines, phrases.Pad(r.l.Sheet.Total, column)+"  "+phrases.Number(w.Points))
}

// about is an error with the sentence that its context makes of it.
func (r *run) about(err error, c phrases.Context) error {
	what, todo := r.l.Explain(err, c)
	return &failure{code: codeOf(err), said: phrases.Said{What: what, Todo: todo}, cause: err}
}
