package games

import (
	"strings"
	"time"

	"github.com/spf13/cobra"

	"tanteo/sheet"
	"tanteo/sheet/stats"
	"tanteo/tui/command/cli"
	"tanteo/tui/phrases"
	"tanteo/tui/printout"
)

// statistics counts the saved games and tells what is counted.
type statistics struct {
	*cli.Env
	from, to, league string
	json             bool

	span       stats.Span
	scheme     *stats.Scheme
	tables     []stats.Table // of the kinds that have games
	unreadable int
	player     string // key of the one asked for; "" for all
}

// Stats is `tanteo stats [PLAYER]`.
func Stats(env *cli.Env) *cobra.Command {
	t := &env.Lang.Stats
	s := &statistics{Env: env}
	cmd := env.Command(t.Page)
	cmd.Args = env.Arguments(0, 1)
	env.JSONFlag(cmd, &s.json)
	cmd.Flags().StringVar(&s.from, "from", "", t.From)
	cmd.Flags().StringVar(&s.to, "to", "", t.To)
	cmd.Flags().StringVar(&s.league, "league", "", t.Scheme)
	cmd.RunE = func(_ *cobra.Command, args []string) error { return s.run(args) }
	return cmd
}

func (s *statistics) run(args []string) error {
	if err := s.within(s.from, s.to); err != nil {
		return err
	}
	if err := s.by(s.league); err != nil {
		return err
	}
	if err := s.count(); err != nil {
		return err
	}
	if len(args) > 0 {
		if err := s.find(args[0]); err != nil {
			return err
		}
	}
	if s.json {
		return s.Out.JSON(s.report())
	}
	s.write()
	return nil
}

// within takes the days that the games are to be of.
func (s *statistics) within(from, to string) error {
	for _, one := range []struct {
		flag, text string
		day        *time.Time
		last       bool
	}{{"--from", from, &s.span.From, false}, {"--to", to, &s.span.To, true}} {
		if one.text == "" {
			continue
		}
		day, ok := dayOf(one.text, one.last)
		if !ok {
			return cli.Usage(s.Lang.Tool.Usage.BadValue(one.flag, s.Quoted(one.text), s.Lang.Stats.Day))
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
func (s *statistics) by(id string) error {
	if id == "" {
		return nil
	}
	var ids []string
	for _, one := range s.Catalogue.ListLeagues() {
		ids = append(ids, phrases.Safe(one.ID))
		if one.ID != id {
			continue
		}
		scheme, err := s.Catalogue.League(id)
		s.scheme = &scheme
		return err
	}
	return cli.Usage(s.Lang.Tool.Usage.BadValue("--league", s.Quoted(id), strings.Join(ids, ", ")))
}

func (s *statistics) count() error {
	games, unreadable, err := s.Games.Statistics()
	if err != nil {
		return err
	}
	s.unreadable = unreadable
	for _, kind := range []sheet.Kind{sheet.ClassicGame, sheet.DuplicateGame} {
		if t := stats.Count(games, kind, s.span); t.Games > 0 || t.Left != (stats.LeftOut{}) {
			s.tables = append(s.tables, t)
		}
	}
	return nil
}

// find takes the one player who is asked for. He is the same one in every table.
func (s *statistics) find(name string) error {
	var all []stats.Player
	known := map[string]bool{}
	for _, t := range s.tables {
		for _, p := range t.Players {
			if !known[p.Key] {
				known[p.Key] = true
				all = append(all, p)
			}
		}
	}
	switch found := stats.Matching(all, name); {
	case len(found) == 0:
		return cli.Refuse(s.Lang.Stats.NoPlayer(s.Quoted(name)))
	case len(found) > 1:
		const most = 5 // of them are named
		var names []string
		for _, p := range found[:min(most, len(found))] {
			names = append(names, phrases.Fit(p.Name, 30))
		}
		if len(found) > most {
			names = append(names, "…")
		}
		return cli.Refuse(s.Lang.Stats.WhichPlayer(s.Quoted(name), strings.Join(names, ", ")))
	default:
		s.player = found[0].Key
	}
	return nil
}

func (s *statistics) write() {
	none := true
	for _, t := range s.tables {
		var lines []string
		p, found := t.Player(s.player)
		switch {
		case s.player != "" && !found || t.Games == 0:
			continue
		case s.player != "":
			lines = printout.PlayerPage(s.Lang, t, p)
			if s.scheme != nil {
				lines = append(append(lines, ""), printout.LeaguePage(s.Lang, t, *s.scheme)...)
			}
		case s.scheme != nil:
			lines = printout.LeaguePage(s.Lang, t, *s.scheme)
		default:
			lines = printout.PlayersPage(s.Lang, t)
		}
		if !none {
			s.Out.Say("")
		}
		none = false
		for _, line := range lines {
			s.Out.Say(strings.TrimRight(line, " "))
		}
	}
	if none {
		s.Out.Say(s.Lang.Stats.None)
		for _, t := range s.tables {
			s.Out.Say(s.Lang.LeftOut(t.Left, 0)...)
		}
	}
	s.Out.Say(s.Lang.LeftOut(stats.LeftOut{}, s.unreadable)...)
}

func (s *statistics) report() stats.Report {
	report := stats.Report{Scheme: s.scheme, Unreadable: s.unreadable, Tables: []stats.TableReport{}}
	for _, bound := range []struct {
		day time.Time
		to  **string
	}{{s.span.From, &report.From}, {s.span.To, &report.To}} {
		if !bound.day.IsZero() {
			text := bound.day.Format(time.DateOnly)
			*bound.to = &text
		}
	}
	for _, t := range s.tables {
		table := t.Report(s.player)
		if s.scheme != nil {
			table.League = stats.ReportLeague(t.League(*s.scheme))
		}
		report.Tables = append(report.Tables, table)
	}
	return report
}
