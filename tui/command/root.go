package command

import (
	"errors"
	"slices"
	"unicode"

	"github.com/charmbracelet/x/ansi"
	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"tanteo/sheet"
	"tanteo/tui/phrases"
)

// columns is how wide help may be.
const columns = 80

// root is the whole tree of commands.
func (r *run) root() *cobra.Command {
	t := &r.l.Tool
	root := r.command(t.Root)
	root.Long += "\n\n" + ansi.Wordwrap(t.Help.Codes, columns, "")
	root.Args = r.arguments(0, -1) // the first one is looked at before the others
	root.ValidArgsFunction = r.completeGames
	root.RunE = func(cmd *cobra.Command, args []string) error {
		if version, err := cmd.Flags().GetBool("version"); err == nil && version {
			r.out.say("tanteo " + r.Version)
			return nil
		}
		game, err := r.gameNamed(root, args)
		if err != nil {
			return err
		}
		if !r.Fit {
			return usage(t.Usage.NoTerminal)
		}
		return r.Screen(cmd.Context(), game)
	}
	root.Flags().Bool("version", false, t.Flags.Version)
	root.PersistentFlags().String("config", "", t.Flags.Config)
	root.PersistentFlags().String("lang", "", t.Flags.Lang)
	_ = root.RegisterFlagCompletionFunc("lang", cobra.FixedCompletions(languages(), cobra.ShellCompDirectiveNoFileComp))
	root.PersistentFlags().BoolP("help", "h", false, t.Flags.Help)
	root.PersistentPreRunE = r.ready
	root.SilenceErrors, root.SilenceUsage = true, true
	root.CompletionOptions.DisableDefaultCmd = true
	root.SetFlagErrorFunc(r.flagError)
	root.SetHelpFunc(r.help)
	root.SetIn(r.In)
	root.SetOut(r.out)
	root.SetErr(r.Err)
	root.AddCommand(r.enter(), r.score(), r.place(), r.top(), r.show(), r.games(), r.replay(), r.importFile(), r.export(), r.print(), r.stats(), r.editions(), r.rules(), r.words(), r.completion())
	root.SetHelpCommand(r.helpCommand(root))
	return root
}

// command is a command with its help and nothing to do yet.
func (r *run) command(page phrases.Page) *cobra.Command {
	return &cobra.Command{Use: page.Use, Short: page.Short, Long: ansi.Wordwrap(page.Long, columns, ""), DisableFlagsInUseLine: true}
}

// ready refuses to go on without a folder, and says what is wrong in it. Help and
// completion need none.
func (r *run) ready(cmd *cobra.Command, _ []string) error {
	if asked, err := cmd.Flags().GetBool("version"); err == nil && asked {
		return nil
	}
	switch cmd.Name() {
	case "help", "completion", cobra.ShellCompRequestCmd, cobra.ShellCompNoDescRequestCmd:
		return nil
	}
	for _, doubt := range r.Doubts {
		r.complain(doubt, phrases.Context{})
	}
	return r.Trouble
}

// arguments holds the number of arguments to bounds; most is -1 where there is none.
func (r *run) arguments(fewest, most int) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		if most >= 0 && len(args) > most {
			return usage(r.l.Tool.Usage.TooMuch(r.quoted(args[most])))
		}
		if len(args) < fewest {
			return usage(r.l.Tool.Usage.Missing(cmd.UseLine()))
		}
		return nil
	}
}

// paths takes names of files, of which none is empty.
func (r *run) paths(fewest, most int) cobra.PositionalArgs {
	number := r.arguments(fewest, most)
	return func(cmd *cobra.Command, args []string) error {
		if slices.Contains(args, "") {
			return usage(r.l.Tool.Usage.Missing(cmd.UseLine()))
		}
		return number(cmd, args)
	}
}

// quoted is an argument as a sentence shows it.
func (r *run) quoted(argument string) string { return r.l.Numbers.Quote(phrases.Fit(argument, 40)) }

// flagError says what is wrong with an option.
func (r *run) flagError(cmd *cobra.Command, err error) error {
	u := &r.l.Tool.Usage
	if unknown, ok := errors.AsType[*pflag.NotExistError](err); ok {
		if points := unknown.GetSpecifiedShortnames(); cmd.Name() == "enter" && points != "" && unicode.IsDigit(rune(points[0])) {
			return &sheet.LineError{Reason: sheet.LineSigned, Text: "-" + points} // as behind --
		}
		name := "--" + unknown.GetSpecifiedName()
		if unknown.GetSpecifiedShortnames() != "" {
			name = "-" + unknown.GetSpecifiedShortnames()
		}
		return usage(u.UnknownFlag(phrases.Fit(name, 40)))
	}
	if missing, ok := errors.AsType[*pflag.ValueRequiredError](err); ok {
		return usage(u.NeedsValue("--" + missing.GetFlag().Name))
	}
	if bad, ok := errors.AsType[*pflag.InvalidValueError](err); ok {
		possible := u.Number
		if bad.GetFlag().Value.Type() == "bool" {
			possible = "true, false"
		}
		return usage(u.BadValue("--"+bad.GetFlag().Name, r.quoted(bad.GetValue()), possible))
	}
	if bad, ok := errors.AsType[*pflag.InvalidSyntaxError](err); ok {
		return usage(u.UnknownFlag(phrases.Fit(bad.GetSpecifiedFlag(), 40)))
	}
	return err
}
