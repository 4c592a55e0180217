package command

import (
	"context"
	"errors"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/tui/files"
	"tanteo/tui/phrases"
)

// newGame is what the flags say of a game to start.
type newGame struct {
	wanted                                  bool
	kind, edition, rules, notation, players string
	house, seed                             string
	ownHouse                                bool // house was given
	first                                   int
}

func (r *run) newGameFlags(cmd *cobra.Command) *newGame {
	n, f := &newGame{}, &r.l.Tool.Flags
	cmd.Flags().BoolVar(&n.wanted, "new", false, f.New)
	cmd.Flags().StringVar(&n.kind, "kind", "", f.Kind)
	r.editionFlag(cmd, &n.edition)
	cmd.Flags().StringVar(&n.rules, "rules", "", f.Rules)
	cmd.Flags().Var((*houseFlag)(n), "house", f.House)
	cmd.Flags().StringVar(&n.notation, "notation", "", f.Notation)
	cmd.Flags().StringVar(&n.players, "players", "", f.Players)
	cmd.Flags().IntVar(&n.first, "first", 1, f.First)
	cmd.Flags().StringVar(&n.seed, "seed", "", f.Seed)
	cmd.Flags().Lookup("first").DefValue = "0" // the help names no default
	_ = cmd.RegisterFlagCompletionFunc("rules", completeIDs(r.Catalogue.ListRulebooks))
	return n
}

// houseFlag is the flag of the house rules, which knows whether it was given.
type houseFlag newGame

func (f *houseFlag) String() string { return f.house }
func (f *houseFlag) Type() string   { return "string" }

func (f *houseFlag) Set(text string) error {
	f.house, f.ownHouse = text, true
	return nil
}

// given is a flag about a new game that was typed, or "".
func (n *newGame) given(cmd *cobra.Command) string {
	for _, flag := range []string{"kind", "edition", "rules", "house", "notation", "players", "first", "seed"} {
		if cmd.Flags().Changed(flag) {
			return flag
		}
	}
	return ""
}

// start starts a game, keeps it and prints its id. Where a seed was told, the first rack is
// drawn by it.
func (r *run) start(ctx context.Context, n *newGame) (*session, error) {
	l, err := r.newLog(n)
	if err != nil {
		return nil, err
	}
	s, err := r.create(l)
	if err != nil {
		return nil, err
	}
	if n.ownHouse {
		s.Trouble = errors.Join(s.Trouble, r.Settings.Remember.House(l.House.String()))
	}
	r.out.say(s.Game.Log.ID)
	if l.Seed != 0 {
		if err := s.enter(ctx, r.l.Word(sheet.CommandDraw)); err != nil {
			return nil, s.closed(err)
		}
	}
	return s, nil
}

// newLog is the log of a game that starts now.
func (r *run) newLog(n *newGame) (sheet.Log, error) {
	u := &r.l.Tool.Usage
	kind := sheet.Kind(n.kind)
	switch kind {
	case sheet.ClassicGame, sheet.DuplicateGame:
	case "":
		kind = sheet.ClassicGame
	default:
		return sheet.Log{}, usage(u.BadValue("--kind", r.quoted(n.kind), string(sheet.ClassicGame)+", "+string(sheet.DuplicateGame)))
	}
	e, err := r.edition(n.edition)
	if err != nil {
		return sheet.Log{}, err
	}
	notation, err := r.notation(n.notation, e)
	if err != nil {
		return sheet.Log{}, err
	}
	rules, err := r.Catalogue.RulebookFor(r.rulesFor(n, e), kind)
	if err != nil {
		return sheet.Log{}, err
	}
	house, err := r.houseRules(n, rules)
	if err != nil {
		return sheet.Log{}, err
	}
	players, err := r.players(kind, n.players)
	if err != nil {
		return sheet.Log{}, err
	}
	if n.first < 1 || n.first > len(players) {
		return sheet.Log{}, usage(u.BadValue("--first", strconv.Itoa(n.first), r.l.FromTo(1, len(players))))
	}
	seed, err := r.seed(kind, n.seed)
	if err != nil {
		return sheet.Log{}, err
	}
	return sheet.Log{
		Kind: kind, Seed: seed, Header: sheet.Header{Start: r.Now()},
		Edition: e.Definition, Rules: rules, House: house, Notation: notation, Players: players, First: n.first,
	}, nil
}

// seed is the one of the flag; 0 leaves it to chance.
func (r *run) seed(kind sheet.Kind, flag string) (uint64, error) {
	switch {
	case flag == "":
		return 0, nil
	case kind != sheet.DuplicateGame:
		return 0, usage(r.l.Tool.Usage.OnlyDuplicate("--seed"))
	}
	seed, err := sheet.ParseSeed(flag)
	if err != nil {
		return 0, usage(r.l.Tool.Usage.BadValue("--seed", r.quoted(flag), r.l.Finding.FromOne))
	}
	return seed, nil
}

// notation is the one of the flag, of the settings, or of the edition.
func (r *run) notation(flag string, e *scoring.Edition) (scoring.Notation, error) {
	switch n := scoring.Notation(flag); n {
	case scoring.Rows, scoring.GCG:
		return n, nil
	case "":
		return e.Notation, nil
	}
	possible := string(scoring.Rows) + ", " + string(scoring.GCG)
	return "", usage(r.l.Tool.Usage.BadValue("--notation", r.quoted(flag), possible))
}

// rulesFor is the id of the rulebook: of the flag, of the settings, or of the edition. The
// settings are for their own edition only.
func (r *run) rulesFor(n *newGame, e *scoring.Edition) string {
	switch {
	case n.rules != "":
		return n.rules
	case n.edition == "" && r.Settings.Rules != "":
		return r.Settings.Rules
	}
	return e.Rules
}

// houseRules are those of the flag, or those that were played by last. These go on top of a
// federation's book only where they are asked for.
func (r *run) houseRules(n *newGame, rules sheet.Rulebook) (sheet.House, error) {
	if !n.ownHouse {
		if rules.Home != nil {
			return sheet.House{}, nil
		}
		house, err := sheet.ParseHouse(r.Settings.House)
		if err != nil {
			return sheet.House{}, nil // kept by another version: nothing to be said about it now
		}
		return house, nil
	}
	return r.parseHouse(n.house)
}

// parseHouse reads house rules of an option.
func (r *run) parseHouse(text string) (sheet.House, error) {
	house, err := sheet.ParseHouse(text)
	if err != nil {
		what, todo := r.l.Explain(err, phrases.Context{})
		return sheet.House{}, usage(phrases.Said{What: what, Todo: todo})
	}
	return house, nil
}

// players are the names that the flag tells: a number of players without a name, a list
// with commas, or a file with a name a line.
func (r *run) players(kind sheet.Kind, flag string) ([]string, error) {
	names, err := r.names(kind, flag)
	if err != nil {
		return nil, err
	}
	if len(names) < kind.Fewest() || len(names) > kind.Most() {
		return nil, usage(r.l.Tool.Usage.Players(kind.Fewest(), kind.Most()))
	}
	for _, name := range names {
		if name == "" {
			continue
		}
		if err := sheet.CheckName(name); err != nil {
			what, todo := r.l.Explain(err, phrases.Context{})
			return nil, usage(phrases.Said{What: what, Todo: todo})
		}
	}
	return names, nil
}

func (r *run) names(kind sheet.Kind, flag string) ([]string, error) {
	flag = strings.TrimSpace(flag)
	if flag == "" {
		return make([]string, sheet.MinPlayers), nil
	}
	if n, err := strconv.Atoi(flag); err == nil {
		return make([]string, max(0, min(n, kind.Most()+1))), nil
	}
	if file, ok := strings.CutPrefix(flag, "@"); ok {
		return files.Names(file)
	}
	names, err := files.NameList(flag)
	if err != nil {
		return nil, usage(r.l.Tool.Usage.PlayerList(r.quoted(flag)))
	}
	return names, nil
}
