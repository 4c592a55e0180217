package command

import (
	"github.com/spf13/cobra"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/analysis"
	"tanteo/tui/phrases"
)

// situation is where plays are looked for: in a saved game, on a board of a file, or on an
// empty one.
type situation struct {
	edition, board string // as the flags say them

	game sheet.Game
	id   string // of the saved game; "" is none
}

func (r *run) situationFlags(cmd *cobra.Command, s *situation) {
	r.editionFlag(cmd, &s.edition)
	cmd.Flags().StringVar(&s.board, "board", "", r.l.Tool.Flags.Board)
}

// settle reads the game that is named, or the board of the flags; where nothing is said, the
// game that was open last, if there is one.
func (s *situation) settle(r *run, args []string) error {
	switch {
	case len(args) > 0 && s.board != "":
		return usage(r.l.Tool.Usage.TooMuch("--board"))
	case len(args) > 0 && s.edition != "":
		return usage(r.l.Tool.Usage.TooMuch("--edition"))
	case len(args) > 0:
		s.id = args[0]
	case s.board == "" && s.edition == "":
		s.id = r.Settings.Last
	}
	var err error
	if s.id != "" {
		s.game, err = r.read(s.id)
		return err
	}
	e, err := r.edition(s.edition)
	if err != nil {
		return err
	}
	s.game, err = r.oneTurn(e, sheet.House{}, s.board)
	return err
}

// say says which board it is.
func (s *situation) say(r *run) {
	t := &r.l.Finding
	switch {
	case s.id != "":
		r.out.say(t.OnGame(phrases.Safe(s.id)))
	case s.board != "":
		r.out.say(t.OnFile(phrases.Fit(s.board, 40), phrases.Title(s.game.Edition.Name)))
	default:
		r.out.say(t.OnEmpty(phrases.Title(s.game.Edition.Name)))
	}
}

// playText is a play as the entry takes it, but with the tiles that lay there in brackets.
func (s *situation) playText(p scoring.Play) string {
	return s.game.Log.Notation.Format(p.Start, p.Direction) + " " + phrases.Spelled(s.game.Edition, p)
}

// foundLine is a play that was found in a line: "  44  H4 JAMON".
func (s *situation) foundLine(f analysis.Found) string {
	return phrases.PadLeft(phrases.Number(f.Points), 4) + "  " + s.playText(f.Play)
}

func (s *situation) workingOf(p scoring.Play) scoring.Working {
	return scoring.Count(s.game.Edition, &s.game.Standings.Board, p)
}

// completeAfter completes the id of a game as the second argument.
func (r *run) completeAfter(cmd *cobra.Command, args []string, typed string) ([]string, cobra.ShellCompDirective) {
	if len(args) != 1 {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	return r.completeGames(cmd, nil, typed)
}

// foundReport is a play that was found, for other programs.
type foundReport struct {
	At     string `json:"at"`
	Down   bool   `json:"down"`
	GCG    string `json:"gcg"`
	Word   string `json:"word"`
	Points int    `json:"points"`
}

func (s *situation) report(p scoring.Play, w scoring.Working) foundReport {
	e := s.game.Edition
	return foundReport{
		At: p.Start.Name(), Down: p.Direction == scoring.Down, GCG: sheet.GCGPlay(p, e), Word: w.Words[0].Text(e), Points: w.Points,
	}
}
