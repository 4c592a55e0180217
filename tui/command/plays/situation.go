package plays

import (
	"github.com/spf13/cobra"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/analysis"
	"tanteo/sheet/report"
	"tanteo/tui/command/cli"
	"tanteo/tui/phrases"
)

// On is a game that plays are looked for on.
type On struct{ Game sheet.Game }

// situation is where plays are looked for: in a saved game, on a board of a file, or on an
// empty one.
type situation struct {
	*cli.Env
	On
	edition, board string // as the flags say them
	id             string // of the saved game; "" is none
}

func (s *situation) flags(cmd *cobra.Command) {
	s.EditionFlag(cmd, &s.edition)
	cmd.Flags().StringVar(&s.board, "board", "", s.Lang.Tool.Flags.Board)
}

// settle reads the game that is named, or the board of the flags; where nothing is said, the
// game that was open last, if there is one.
func (s *situation) settle(args []string) error {
	switch {
	case len(args) > 0 && s.board != "":
		return cli.Usage(s.Lang.Tool.Usage.TooMuch("--board"))
	case len(args) > 0 && s.edition != "":
		return cli.Usage(s.Lang.Tool.Usage.TooMuch("--edition"))
	case len(args) > 0:
		s.id = args[0]
	case s.board == "" && s.edition == "":
		s.id = s.Settings.Last
	}
	var err error
	if s.id != "" {
		s.Game, err = s.Read(s.id)
		return err
	}
	e, err := s.Edition(s.edition)
	if err != nil {
		return err
	}
	s.Game, err = oneTurn(s.Env, e, sheet.House{}, s.board)
	return err
}

// say says which board it is.
func (s *situation) say() {
	t := &s.Lang.Finding
	switch {
	case s.id != "":
		s.Out.Say(t.OnGame(phrases.Safe(s.id)))
	case s.board != "":
		s.Out.Say(t.OnFile(phrases.Fit(s.board, 40), phrases.Title(s.Game.Edition.Name)))
	default:
		s.Out.Say(t.OnEmpty(phrases.Title(s.Game.Edition.Name)))
	}
}

// oneTurn is a game of one turn, to count a play in: on an empty board, or on one from a
// file.
func oneTurn(env *cli.Env, e *scoring.Edition, house sheet.House, board string) (sheet.Game, error) {
	l := sheet.Log{
		Kind: sheet.ClassicGame, Edition: e.Definition, House: house, Notation: e.Notation,
		Players: make([]string, sheet.MinPlayers), First: 1,
	}
	if board != "" {
		tiles, err := readBoard(env, board, e)
		if err != nil {
			return sheet.Game{}, err
		}
		l.Events = []sheet.Event{{ID: 1, What: sheet.Laid{Tiles: tiles}}}
	}
	return sheet.NewGame(l)
}

// Play is a play as the entry takes it, but with the tiles that lay there in brackets.
func (o On) Play(p scoring.Play) string {
	return o.Game.Log.Notation.Format(p.Start, p.Direction) + " " + phrases.Spelled(o.Game.Edition, p)
}

// line is a play that was found in a line: "  44  H4 JAMON".
func (o On) line(f analysis.FoundPlay) string {
	return phrases.PadLeft(phrases.Number(f.Points), 4) + "  " + o.Play(f.Play)
}

func (o On) working(p scoring.Play) scoring.Working {
	return scoring.Count(o.Game.Edition, &o.Game.Standings.Board, p)
}

// foundReport is a play that was found, for other programs.
type foundReport struct {
	At     string `json:"at"`
	Down   bool   `json:"down"`
	GCG    string `json:"gcg"`
	Word   string `json:"word"`
	Points int    `json:"points"`
}

func (o On) report(p scoring.Play, w scoring.Working) foundReport {
	e := o.Game.Edition
	return foundReport{
		At: p.Start.Name(), Down: p.Direction == scoring.Down, GCG: report.GCGPlay(p, e), Word: w.Words[0].Text(e), Points: w.Points,
	}
}
