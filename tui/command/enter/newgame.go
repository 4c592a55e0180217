package enter

import (
	"strconv"

	"github.com/spf13/cobra"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/tui/command/cli"
)

// newGame is what the flags say of a game to start.
type newGame struct {
	*cli.Env
	wanted                                  bool
	kind, edition, rules, notation, players string
	house, seed                             string
	ownHouse                                bool // house was given
	first                                   int
}

// newGameFlags are the flags of a game to start.
func newGameFlags(env *cli.Env, cmd *cobra.Command) *newGame {
	n, f := &newGame{Env: env}, &env.Lang.Tool.Flags
	cmd.Flags().BoolVar(&n.wanted, "new", false, f.New)
	cmd.Flags().StringVar(&n.kind, "kind", "", f.Kind)
	env.EditionFlag(cmd, &n.edition)
	cmd.Flags().StringVar(&n.rules, "rules", "", f.Rules)
	cmd.Flags().Var((*houseFlag)(n), "house", f.House)
	cmd.Flags().StringVar(&n.notation, "notation", "", f.Notation)
	cmd.Flags().StringVar(&n.players, "players", "", f.Players)
	cmd.Flags().IntVar(&n.first, "first", 1, f.First)
	cmd.Flags().StringVar(&n.seed, "seed", "", f.Seed)
	cmd.Flags().Lookup("first").DefValue = "0" // the help names no default
	_ = cmd.RegisterFlagCompletionFunc("rules", cli.CompleteIDs(env.Catalogue.ListRulebooks))
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

// log is the log of a game that starts now.
func (n *newGame) log() (sheet.Log, error) {
	u := &n.Lang.Tool.Usage
	kind := sheet.Kind(n.kind)
	switch kind {
	case sheet.ClassicGame, sheet.DuplicateGame:
	case "":
		kind = sheet.ClassicGame
	default:
		return sheet.Log{}, cli.Usage(u.BadValue("--kind", n.Quoted(n.kind), string(sheet.ClassicGame)+", "+string(sheet.DuplicateGame)))
	}
	e, err := n.Edition(n.edition)
	if err != nil {
		return sheet.Log{}, err
	}
	notation, err := n.notationOf(e)
	if err != nil {
		return sheet.Log{}, err
	}
	rules, err := n.Catalogue.RulebookFor(n.rulesOf(e), kind)
	if err != nil {
		return sheet.Log{}, err
	}
	house, err := n.houseOf(rules)
	if err != nil {
		return sheet.Log{}, err
	}
	players, err := cli.Players(n.Env, kind, n.players)
	if err != nil {
		return sheet.Log{}, err
	}
	if n.first < 1 || n.first > len(players) {
		return sheet.Log{}, cli.Usage(u.BadValue("--first", strconv.Itoa(n.first), n.Lang.FromTo(1, len(players))))
	}
	seed, err := n.seedOf(kind)
	if err != nil {
		return sheet.Log{}, err
	}
	return sheet.Log{
		Kind: kind, Seed: seed, Header: sheet.Header{Start: n.Now()},
		Edition: e.Definition, Rules: rules, House: house, Notation: notation, Players: players, First: n.first,
	}, nil
}

// seedOf is the one of the flag; 0 leaves it to chance.
func (n *newGame) seedOf(kind sheet.Kind) (uint64, error) {
	switch {
	case n.seed == "":
		return 0, nil
	case kind != sheet.DuplicateGame:
		return 0, cli.Usage(n.Lang.Tool.Usage.OnlyDuplicate("--seed"))
	}
	seed, err := line.ParseSeed(n.seed)
	if err != nil {
		return 0, cli.Usage(n.Lang.Tool.Usage.BadValue("--seed", n.Quoted(n.seed), n.Lang.Finding.FromOne))
	}
	return seed, nil
}

// notationOf is the one of the flag, of the settings, or of the edition.
func (n *newGame) notationOf(e *scoring.Edition) (scoring.Notation, error) {
	switch chosen := scoring.Notation(n.notation); chosen {
	case scoring.Rows, scoring.GCG:
		return chosen, nil
	case "":
		return e.Notation, nil
	}
	possible := string(scoring.Rows) + ", " + string(scoring.GCG)
	return "", cli.Usage(n.Lang.Tool.Usage.BadValue("--notation", n.Quoted(n.notation), possible))
}

// rulesOf is the id of the rulebook: of the flag, of the settings, or of the edition. The
// settings are for their own edition only.
func (n *newGame) rulesOf(e *scoring.Edition) string {
	switch {
	case n.rules != "":
		return n.rules
	case n.edition == "" && n.Settings.Rules != "":
		return n.Settings.Rules
	}
	return e.Rules
}

// houseOf are the house rules of the flag, else those of the last game. The latter are not put on
// top of a federation's book unless the flag asks for it.
func (n *newGame) houseOf(rules sheet.Rulebook) (sheet.House, error) {
	if !n.ownHouse {
		if rules.Home != nil {
			return sheet.House{}, nil
		}
		house, err := sheet.ParseHouse(n.Settings.House)
		if err != nil {
			return sheet.House{}, nil // kept by another version: nothing to be said about it now
		}
		return house, nil
	}
	return n.House(n.house)
}
