package command

import (
	"slices"
	"strconv"
	"strings"

	"github.com/charmbracelet/x/ansi"
	"github.com/spf13/cobra"

	"tanteo/scoring"
	"tanteo/scoring/finder"
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

// wordsRack is `tanteo words rack LETTERS`.
func (r *run) wordsRack() *cobra.Command {
	t := &r.l.Finding
	cmd := r.command(t.RackWords)
	cmd.Args = r.arguments(1, 1)
	var edition, list, by, pattern, contains string
	r.editionFlag(cmd, &edition)
	r.listFlag(cmd, &list)
	cmd.Flags().StringVar(&by, "by", byPoints, t.ByFlag)
	cmd.Flags().Lookup("by").DefValue = "" // the first that its text names
	cmd.Flags().StringVar(&pattern, "pattern", "", t.PatternFlag)
	cmd.Flags().StringVar(&contains, "contains", "", t.ContainsFlag)
	var hooks bool
	cmd.Flags().BoolVar(&hooks, "hooks", false, t.HooksFlag)
	_ = cmd.RegisterFlagCompletionFunc("by", cobra.FixedCompletions([]string{byPoints, byLength}, cobra.ShellCompDirectiveNoFileComp))
	r.jsonFlag(cmd)
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		if by != byPoints && by != byLength {
			return usage(r.l.Tool.Usage.BadValue("--by", r.quoted(by), byPoints+", "+byLength))
		}
		e, err := r.edition(edition)
		if err != nil {
			return err
		}
		asked, err := r.asked(e, args[0], pattern, contains)
		if err != nil {
			return err
		}
		l, g, err := r.searchList(cmd.Context(), list, e)
		if err != nil {
			return err
		}
		found, err := g.RackWords(e, asked, nil)
		if err != nil {
			return err
		}
		order := finder.ByPoints
		if by == byLength {
			order = finder.ByLength
		}
		slices.SortFunc(found, order)
		var hooksOf func(*finder.Word) *hooksReport
		if hooks {
			hooksOf = func(w *finder.Word) *hooksReport { return wordHooks(e, g, w.Letters()) }
		}
		switch {
		case r.json:
			return r.encode(rackReports(e, found, hooksOf))
		case hooks:
			r.sayHooks(e, found, hooksOf)
		default:
			r.sayRackWords(e, found, by)
		}
		r.sayList(l)
		return nil
	}
	return cmd
}

// asked reads which words to look for.
func (r *run) asked(e *scoring.Edition, letters, pattern, contains string) (finder.Asked, error) {
	var asked finder.Asked
	var err error
	if asked.Rack, err = e.SpellRack(letters); err != nil {
		return asked, r.about(err, phrases.Context{Edition: e})
	}
	if err = r.drawable(asked.Rack, e); err != nil {
		return asked, err
	}
	if asked.Pattern, err = r.spelled(e, pattern); err != nil {
		return asked, err
	}
	if asked.Contains, err = r.spelled(e, contains); err != nil {
		return asked, err
	}
	if slices.Contains(asked.Contains, 0) {
		return asked, usage(r.l.Tool.Usage.BadValue("--contains", r.quoted(contains), r.l.Finding.Letters))
	}
	return asked, nil
}

// drawable refuses a rack with more blanks than the set has.
func (r *run) drawable(rack []scoring.Tile, e *scoring.Edition) error {
	blanks := 0
	for _, t := range rack {
		if t.IsBlank() {
			blanks++
		}
	}
	if blanks > e.Blanks {
		return r.refuse(r.l.Finding.TooManyBlanks(e.Blanks))
	}
	return nil
}

// spelled reads letters, with a dot for any; none of a text that is empty.
func (r *run) spelled(e *scoring.Edition, text string) ([]scoring.Letter, error) {
	if text == "" {
		return nil, nil
	}
	s, err := e.Spell(text)
	if err != nil {
		return nil, r.about(err, phrases.Context{Edition: e})
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

// sayRackWords says words, those that count the same or are as long in a line.
func (r *run) sayRackWords(e *scoring.Edition, found []finder.Word, by string) {
	t := &r.l.Finding
	r.out.say(t.Words(len(found)))
	var line []string
	for i := range found {
		number := found[i].Points()
		if by == byLength {
			number = found[i].Len()
		}
		if next := strconv.Itoa(number) + ":"; line == nil || line[0] != next {
			r.sayWrapped(line)
			line = []string{next}
		}
		line = append(line, phrases.TilesText(e, found[i].Tiles()))
	}
	r.sayWrapped(line)
}

// sayHooks says words, one a line with its hooks: "   3  C M + ASA + D S".
func (r *run) sayHooks(e *scoring.Edition, found []finder.Word, hooksOf func(*finder.Word) *hooksReport) {
	r.out.say(r.l.Finding.Words(len(found)))
	for i := range found {
		line, hooks := phrases.TilesText(e, found[i].Tiles()), hooksOf(&found[i])
		if len(hooks.Before) > 0 {
			line = strings.Join(hooks.Before, " ") + " + " + line
		}
		if len(hooks.After) > 0 {
			line += " + " + strings.Join(hooks.After, " ")
		}
		r.out.say(phrases.PadLeft(phrases.Number(found[i].Points()), 4) + "  " + phrases.Safe(line))
	}
}

func (r *run) sayWrapped(line []string) {
	if len(line) > 0 {
		r.out.say(ansi.Wordwrap(phrases.Safe(strings.Join(line, " ")), columns, ""))
	}
}
