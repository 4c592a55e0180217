package command

import (
	"fmt"
	"strings"

	"github.com/charmbracelet/x/ansi"
	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"tanteo/tui/command/cli"
	"tanteo/tui/phrases"
)

// help writes the help page of a command. It is a function and not a template: the template
// engine would keep the linker from leaving out what the program never calls.
func help(env *cli.Env, cmd *cobra.Command) {
	h := env.Lang.Tool.Help
	use := cmd.Use
	if cmd.HasParent() {
		use = cmd.CommandPath() + strings.TrimPrefix(cmd.Use, cmd.Name())
	}
	var b strings.Builder
	fmt.Fprintf(&b, "%s\n\n%s\n  %s", cmd.Long, h.Usage, use)
	if cmd.HasAvailableSubCommands() {
		b.WriteString("\n\n" + h.Commands)
		for _, sub := range cmd.Commands() {
			if sub.IsAvailableCommand() {
				b.WriteString("\n  " + phrases.Pad(sub.Name(), cmd.NamePadding()) + " " + sub.Short)
			}
		}
	}
	for _, part := range []struct {
		title string
		flags *pflag.FlagSet
	}{{h.Flags, cmd.LocalFlags()}, {h.Global, cmd.InheritedFlags()}} {
		if part.flags.HasAvailableFlags() {
			b.WriteString("\n\n" + part.title + "\n" + flagUsages(part.flags))
		}
	}
	if cmd.HasAvailableSubCommands() {
		b.WriteString("\n\n" + h.More)
	}
	env.Out.Say(b.String())
}

// flagUsages lists options with what they do beside them. pflag would count the bytes of a
// name, and an accent would move its row.
func flagUsages(flags *pflag.FlagSet) string {
	const gap = 3
	var rows [][2]string
	wide := 0
	flags.VisitAll(func(flag *pflag.Flag) {
		if flag.Hidden {
			return
		}
		name := "      --" + flag.Name
		if flag.Shorthand != "" {
			name = "  -" + flag.Shorthand + ", --" + flag.Name
		}
		value, usage := pflag.UnquoteUsage(flag)
		if value != "" {
			name += " " + value
		}
		rows = append(rows, [2]string{name, usage})
		wide = max(wide, phrases.Width(name))
	})
	var lines []string
	for _, row := range rows {
		name := row[0]
		for line := range strings.SplitSeq(ansi.Wordwrap(row[1], cli.Columns-wide-gap, ""), "\n") {
			lines = append(lines, phrases.Pad(name, wide+gap)+line)
			name = ""
		}
	}
	return strings.Join(lines, "\n")
}

// newHelp is `tanteo help COMMAND`.
func newHelp(env *cli.Env, root *cobra.Command) *cobra.Command {
	cmd := env.Command(env.Lang.Tool.HelpPage)
	cmd.RunE = func(_ *cobra.Command, args []string) error {
		of, rest, err := root.Find(args)
		if err != nil || of == nil || len(rest) > 0 {
			word, under := args[0], root
			if of != nil && len(rest) > 0 {
				word, under = rest[0], of
			}
			if !under.HasAvailableSubCommands() {
				return cli.Usage(env.Lang.Tool.Usage.TooMuch(env.Quoted(word)))
			}
			return cli.UnknownCommand(env, under, word)
		}
		return of.Help()
	}
	return cmd
}
