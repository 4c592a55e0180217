package command

import (
	"strings"
	"time"

	"github.com/spf13/cobra"

	"tanteo/sheet"
	"tanteo/sheet/stats"
	"tanteo/tui/phrases"
	"tanteo/tui/printout"
)

// stats is `tanteo stats [PLAYER]`.
func (r *run) stats() *cobra.Command {
	s := &r.l.Stats
	cmd := r.command(s.Page)
	cmd.Args = r.arguments(0, 1)
	r.jsonFlag(cmd)
	from := cmd.Flags().String("from", "", s.From)
	to := cmd.Flags().String("to", "", s.To)
	scheme := cmd.Flags().String("league", "", s.Scheme)
	cmd.RunE = func(_ *cobra.Command, args []string) error {
		c := &counting{run: r}
		if err := c.within(*from, *to); err != nil {
			return err
		}
		if err := c.by(*scheme); err != nil {
			return err
		}
		if err := c.count(); err != nil {
			return err
		}
		if len(args) > 0 {
			if err := c.find(args[0]); err != nil {
				return err
			}
		}
		if r.json {
			return r.encode(c.report())
		}
		c.write()
		return nil
	}
	return cmd
}

// counting is statistics being told.
type counting struct {
	*run
	span       stats.Span
	scheme     *stats.Scheme
	tables     []stats.Table // of the kinds that have games
	unreadable int
	player     string // key of the one asked for; "" for all
}

// within takes the days that the games are to be of.
func (c *counting) within(from, to string) error {
	for _, one := range []struct {
		flag, text string
		day        *time.Time
		last       bool
	}{{"--from", from, &c.span.From, false}, {"--to", to, &c.span.To, true}} {
		if one.text == "" {
			continue
		}
		day, ok := dayOf(one.text, one.last)
		if !ok {
			return usage(c.l.Tool.Usage.BadValue(one.flag, c.quoted(one.text), c.l.Stats.Day))
		}
		*one.day = day
	}
	return nil
}

// dayOf is the first day of a day, a month or a year, or its last.
func dayOf(text string, last bool) (time.Time, bool) {
	for _, length := range []struct {
		layout              string
		years, months, days int
	}{{time.DateOnly, 0, 0, 1}, {"2006-01", 0, 1, 0}, {"2006", 1, 0, 0}} {
		day, err := time.Parse(length.layout, text)
		if err != nil {
			continue
		}
		if last {
			day = day.AddDate(length.years, length.months, length.days).AddDate(0, 0, -1)
		}
		return day, true
	}
	return time.Time{}, false
}

// by takes the points scheme of a league.
func (c *counting) by(id string) error {
	if id == "" {
		return nil
	}
	var ids []string
	for _, one := range c.Catalogue.ListLeagues() {
		ids = append(ids, phrases.Safe(one.ID))
		if one.ID != id {
			continue
		}
		scheme, err := c.Catalogue.League(id)
		c.scheme = &scheme
		return err
	}
	return usage(c.l.Tool.Usage.BadValue("--league", c.quoted(id), strings.Join(ids, ", ")))
}

func (c *counting) count() error {
	games, unreadable, err := c.Games.Statistics()
	if err != nil {
		return err
	}
	c.unreadable = unreadable
	for _, kind := range []sheet.Kind{sheet.ClassicGame, sheet.DuplicateGame} {
		if t := stats.Count(games, kind, c.span); t.Games > 0 || t.Left != (stats.LeftOut{}) {
			c.tables = append(c.tables, t)
		}
	}
	return nil
}

// find takes the one player who is asked for. He is the same one in every table.
func (c *counting) find(name string) error {
	var all []stats.Player
	known := map[string]bool{}
	for _, t := range c.tables {
		for _, p := range t.Players {
			if !known[p.Key] {
				known[p.Key] = true
				all = append(all, p)
			}
		}
	}
	switch found := stats.Named(all, name); {
	case len(found) == 0:
		return &failure{code: refused, said: c.l.Stats.NoPlayer(c.quoted(name))}
	case len(found) > 1:
		const most = 5 // of them are named
		var names []string
		for _, p := range found[:min(most, len(found))] {
			names = append(names, phrases.Fit(p.Name, 30))
		}
		if len(found) > most {
			names = append(names, "…")
		}
		return &failure{code: refused, said: c.l.Stats.WhichPlayer(c.quoted(name), strings.Join(names, ", "))}
	default:
		c.player = found[0].Key
	}
	return nil
}

func (c *counting) write() {
	none := true
	for _, t := range c.tables {
		var lines []string
		p, found := t.Player(c.player)
		switch {
		case c.player != "" && !found || t.Games == 0:
			continue
		case c.player != "":
			lines = printout.PlayerPage(c.l, t, p)
			if c.scheme != nil {
				lines = append(append(lines, ""), printout.LeaguePage(c.l, t, *c.scheme)...)
			}
		case c.scheme != nil:
			lines = printout.LeaguePage(c.l, t, *c.scheme)
		default:
			lines = printout.PlayersPage(c.l, t)
		}
		if !none {
			c.out.say("")
		}
		none = false
		for _, line := range lines {
			c.out.say(strings.TrimRight(line, " "))
		}
	}
	if none {
		c.out.say(c.l.Stats.None)
		for _, t := range c.tables {
			for _, line := range c.l.LeftOut(t.Left, 0) {
				c.out.say(line)
			}
		}
	}
	for _, line := range c.l.LeftOut(stats.LeftOut{}, c.unreadable) {
		c.out.say(line)
	}
}

func (c *counting) report() stats.Report {
	report := stats.Report{Scheme: c.scheme, Unreadable: c.unreadable, Tables: []stats.TableReport{}}
	for _, bound := range []struct {
		day time.Time
		to  **string
	}{{c.span.From, &report.From}, {c.span.To, &report.To}} {
		if !bound.day.IsZero() {
			text := bound.day.Format(time.DateOnly)
			*bound.to = &text
		}
	}
	for _, t := range c.tables {
		table := t.Report(c.player)
		if c.scheme != nil {
			table.League = stats.ReportLeague(t.League(*c.scheme))
		}
		report.Tables = append(report.Tables, table)
	}
	return report
}
