package wordlists

import (
	"context"
	"slices"
	"strings"

	"github.com/charmbracelet/x/ansi"
	"github.com/spf13/cobra"

	"tanteo/scoring"
	"tanteo/scoring/finder"
	"tanteo/tui/command/cli"
	"tanteo/tui/phrases"
)

// rackWordReport is a word of a rack for other programs; a blank is in lower case.
type rackWordReport struct {
	Word   string   `json:"word"`
	Points int      `json:"points"`
	Tiles  []string `json:"tiles"`
	*hooksReport
}

// hooksReport are the letters that make another word of a word, where they are asked for.
type hooksReport struct {
	Before []string `json:"before"`
	After  []string `json:"after"`
}

// The orders of the words of a rack.
const (
	byPoints = "points"
	byLength = "length"
)

// rack finds the words of some letters.
type rack struct {
	*cli.Env
	edition, list, by, pattern, contains string
	hooks, json                          bool
}

// newRack is `tanteo words rack LETTERS`.
func newRack(env *cli.Env) *cobra.Command {
	r, t := &rack{Env: env}, &env.Lang.Finding
	cmd := cli.NeedsNoFolder(env.Command(t.RackWords), -1)
	cmd.Args = env.Arguments(1, 1)
	env.EditionFlag(cmd, &r.edition)
	env.Lists().Flag(cmd, &r.list)
	cmd.Flags().StringVar(&r.by, "by", byPoints, t.ByFlag)
	cmd.Flags().Lookup("by").DefValue = "" // the first that its text names
	cmd.Flags().StringVar(&r.pattern, "pattern", "", t.PatternFlag)
	cmd.Flags().StringVar(&r.contains, "contains", "", t.ContainsFlag)
	cmd.Flags().BoolVar(&r.hooks, "hooks", false, t.HooksFlag)
	_ = cmd.RegisterFlagCompletionFunc("by", cobra.FixedCompletions([]string{byPoints, byLength}, cobra.ShellCompDirectiveNoFileComp))
	env.JSONFlag(cmd, &r.json)
	cmd.RunE = func(cmd *cobra.Command, args []string) error { return r.run(cmd.Context(), args[0]) }
	return cmd
}

func (r *rack) run(ctx context.Context, letters string) error {
	if r.by != byPoints && r.by != byLength {
		return cli.Usage(r.Lang.Tool.Usage.BadValue("--by", r.Quoted(r.by), byPoints+", "+byLength))
	}
	e, err := r.Edition(r.edition)
	if err != nil {
		return err
	}
	asked, err := r.query(e, letters)
	if err != nil {
		return err
	}
	list, graph, err := r.Lists().Search(ctx, r.list, e)
	if err != nil {
		return err
	}
	found, err := graph.RackWords(e, asked, nil)
	if err != nil {
		return err
	}
	order := finder.ByPoints
	if r.by == byLength {
		order = finder.ByLength
	}
	slices.SortFunc(found, order)
	var hooksOf func(*finder.Word) *hooksReport
	if r.hooks {
		hooksOf = func(w *finder.Word) *hooksReport { return wordHooks(e, graph, w.Letters()) }
	}
	switch {
	case r.json:
		return r.Out.JSON(rackReports(e, found, hooksOf))
	case r.hooks:
		r.sayHooks(e, found, hooksOf)
	default:
		r.sayWords(e, found)
	}
	r.Lists().Say(list)
	return nil
}

// query reads which words to look for.
func (r *rack) query(e *scoring.Edition, letters string) (finder.WordQuery, error) {
	var asked finder.WordQuery
	var err error
	if asked.Rack, err = e.SpellRack(letters); err != nil {
		return asked, r.About(err, phrases.Context{Edition: e})
	}
	if err = cli.Drawable(r.Lang, asked.Rack, e); err != nil {
		return asked, err
	}
	if asked.Pattern, err = r.spelled(e, r.pattern); err != nil {
		return asked, err
	}
	if asked.Contains, err = r.spelled(e, r.contains); err != nil {
		return asked, err
	}
	if slices.Contains(asked.Contains, 0) {
		return asked, cli.Usage(r.Lang.Tool.Usage.BadValue("--contains", r.Quoted(r.contains), r.Lang.Finding.Letters))
	}
	return asked, nil
}

// spelled reads letters, with a dot for any; none of a text that is empty.
func (r *rack) spelled(e *scoring.Edition, text string) ([]scoring.Letter, error) {
	if text == "" {
		return nil, nil
	}
	s, err := e.Spell(text)
	if err != nil {
		return nil, r.About(err, phrases.Context{Edition: e})
	}
	return scoring.LettersOf(s.Tiles), nil
}

// wordHooks are the hooks of a word.
func wordHooks(e *scoring.Edition, g *finder.Graph, word []scoring.Letter) *hooksReport {
	texts := func(letters []scoring.Letter) []string {
		texts := make([]string, len(letters))
		for i, l := range letters {
			texts[i] = e.Text(l)
		}
		return texts
	}
	before, after := g.Hooks(word)
	return &hooksReport{texts(before), texts(after)}
}

func rackReports(e *scoring.Edition, found []finder.Word, hooksOf func(*finder.Word) *hooksReport) []rackWordReport {
	reports := make([]rackWordReport, len(found))
	for i := range found {
		report := rackWordReport{Points: found[i].Points(), Tiles: []string{}}
		for _, t := range found[i].Tiles() {
			report.Word += e.Text(t.Letter())
			report.Tiles = append(report.Tiles, e.TileText(t))
		}
		if hooksOf != nil {
			report.hooksReport = hooksOf(&found[i])
		}
		reports[i] = report
	}
	return reports
}

// sayWords says words, those that count the same or are as long in a line.
func (r *rack) sayWords(e *scoring.Edition, found []finder.Word) {
	t := &r.Lang.Finding
	r.Out.Say(t.Words(len(found)))
	var line []string
	for i := range found {
		heading := t.OfPoints(found[i].Points())
		if r.by == byLength {
			heading = t.OfTiles(found[i].Len())
		}
		if line == nil || line[0] != heading {
			r.sayWrapped(line)
			line = []string{heading}
		}
		line = append(line, phrases.TilesText(e, found[i].Tiles()))
	}
	r.sayWrapped(line)
}

// sayHooks says words, one a line with its hooks: "   3  C M + ASA + D S".
func (r *rack) sayHooks(e *scoring.Edition, found []finder.Word, hooksOf func(*finder.Word) *hooksReport) {
	r.Out.Say(r.Lang.Finding.Words(len(found)))
	for i := range found {
		line, hooks := phrases.TilesText(e, found[i].Tiles()), hooksOf(&found[i])
		if len(hooks.Before) > 0 {
			line = strings.Join(hooks.Before, " ") + " + " + line
		}
		if len(hooks.After) > 0 {
			line += " + " + strings.Join(hooks.After, " ")
		}
		r.Out.Say(phrases.PadLeft(phrases.Number(found[i].Points()), 4) + "  " + phrases.Safe(line))
	}
}

func (r *rack) sayWrapped(line []string) {
	if len(line) > 0 {
		r.Out.Say(ansi.Wordwrap(phrases.Safe(strings.Join(line, " ")), cli.Columns, ""))
	}
}
