package cli

import (
	"strconv"

	"github.com/spf13/cobra"
)

// The marks of a command. withoutFolder is how many arguments it has at most where it needs no folder
// of the user's; inPlaceOfGame names the option without which it means the game that was open last.
const (
	withoutFolder = "without-folder"
	inPlaceOfGame = "in-place-of-game"
)

// NeedsNoFolder lets a command run where there is no folder of the user's, with so many arguments
// at most: one more would name a saved game. -1 is any number.
func NeedsNoFolder(cmd *cobra.Command, most int) *cobra.Command {
	cmd.Annotations = map[string]string{withoutFolder: strconv.Itoa(most)}
	return cmd
}

// NeedsNoFolderWith is NeedsNoFolder where an option stands in for the game that was open last.
func NeedsNoFolderWith(option string, cmd *cobra.Command, most int) *cobra.Command {
	NeedsNoFolder(cmd, most).Annotations[inPlaceOfGame] = option
	return cmd
}

// RunsWithoutFolder says whether a command with some arguments needs no folder of the user's.
func RunsWithoutFolder(cmd *cobra.Command, args []string) bool {
	most, err := strconv.Atoi(cmd.Annotations[withoutFolder])
	option, asked := cmd.Annotations[inPlaceOfGame]
	return err == nil && (most < 0 || len(args) <= most) && (!asked || cmd.Flags().Changed(option))
}
