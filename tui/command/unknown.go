package command

import (
	"github.com/spf13/cobra"

	"tanteo/sheet/store"
	"tanteo/tui/command/cli"
)

// gameNamed is the game that the program is to open, among its arguments; "" is none. What is no
// game is taken for a command that was typed wrongly.
func (s *screen) gameNamed(root *cobra.Command, args []string) (string, error) {
	if len(args) == 0 {
		return "", nil
	}
	if _, err := s.Games.Load(args[0]); cli.IsUnknownGame(err) {
		return "", s.unknown(root, args[0])
	} else if err != nil && !store.IsBeside(err) && s.program.Fit { // said here, before a screen covers it
		return "", err
	}
	if len(args) > 1 {
		return "", cli.Usage(s.Lang.Tool.Usage.TooMuch(s.Quoted(args[1])))
	}
	return args[0], nil
}

// unknown says that a word is neither a command nor a saved game, and proposes the nearest.
func (s *screen) unknown(root *cobra.Command, word string) error {
	return cli.Usage(s.Lang.Tool.Usage.UnknownWord(s.Quoted(word), cli.Proposal(root, word, s.GameIDs())))
}
