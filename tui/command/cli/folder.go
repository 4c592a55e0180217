package cli

import (
	"strconv"

	"github.com/spf13/cobra"
)

// withoutFolder marks a command that needs no folder of the user's, with the most arguments for
// which that is so; inPlaceOfGame names the option without which the game that was open last is
// meant.
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
