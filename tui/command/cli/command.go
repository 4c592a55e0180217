package cli

import (
	"slices"
	"strings"

	"github.com/charmbracelet/x/ansi"
	"github.com/spf13/cobra"

	"tanteo/tui/phrases"
)

// Columns is how wide help and wrapped answers may be.
const Columns = 80

// StandardStream is how the standard input, or output, is named in place of a file.
const StandardStream = "-"

// Command is a command with its help and nothing to do yet.
func (e *Env) Command(page phrases.Page) *cobra.Command {
	return &cobra.Command{Use: page.Use, Short: page.Short, Long: ansi.Wordwrap(page.Long, Columns, ""), DisableFlagsInUseLine: true}
}

// Arguments holds the number of arguments to bounds; most is -1 where there is none.
func (e *Env) Arguments(fewest, most int) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		if most >= 0 && len(args) > most {
			return Usage(e.Lang.Tool.Usage.TooMuch(e.Quoted(args[most])))
		}
		if len(args) < fewest {
			return e.Missing(cmd)
		}
		return nil
	}
}

// Paths takes names of files, of which none is empty.
func (e *Env) Paths(fewest, most int) cobra.PositionalArgs {
	number := e.Arguments(fewest, most)
	return func(cmd *cobra.Command, args []string) error {
		if slices.Contains(args, "") {
			return e.Missing(cmd)
		}
		return number(cmd, args)
	}
}

// Missing says that something is missing behind a command.
func (e *Env) Missing(cmd *cobra.Command) error {
	return Usage(e.Lang.Tool.Usage.Missing(cmd.UseLine()))
}

// Kinds makes a command of one that only has commands under it: it does nothing by itself.
func (e *Env) Kinds(cmd *cobra.Command, kinds ...*cobra.Command) *cobra.Command {
	var names []string
	for _, kind := range kinds {
		names = append(names, kind.Name())
	}
	cmd.RunE = func(_ *cobra.Command, args []string) error {
		if len(args) == 0 {
			return e.Missing(cmd)
		}
		return Usage(e.Lang.Tool.Usage.BadValue(cmd.Name(), e.Quoted(args[0]), strings.Join(names, ", ")))
	}
	cmd.AddCommand(kinds...)
	return cmd
}
