package command

import (
	"context"
	"errors"

	"github.com/charmbracelet/x/ansi"
	"github.com/spf13/cobra"

	"tanteo/sheet/store"
	"tanteo/tui/command/catalogue"
	"tanteo/tui/command/cli"
	"tanteo/tui/command/enter"
	"tanteo/tui/command/gamefiles"
	"tanteo/tui/command/games"
	"tanteo/tui/command/plays"
	"tanteo/tui/command/printing"
	"tanteo/tui/command/wordlists"
	"tanteo/tui/phrases"
)

// screen is the program without a command: it opens the screen.
type screen struct {
	*cli.Env
	program Program
	version bool
}

// newRoot is the whole tree of commands.
func newRoot(env *cli.Env, p Program) *cobra.Command {
	t := &env.Lang.Tool
	s := &screen{Env: env, program: p}
	root := env.Command(t.Root)
	root.Long += "\n\n" + ansi.Wordwrap(t.Help.Codes, cli.Columns, "")
	root.Args = env.Arguments(0, -1) // the first one is looked at before the others
	root.ValidArgsFunction = env.CompleteGame
	root.RunE = func(cmd *cobra.Command, args []string) error { return s.run(cmd.Context(), root, args) }
	root.Flags().BoolVar(&s.version, "version", false, t.Flags.Version)
	root.PersistentFlags().String("config", "", t.Flags.Config) // read by Early
	root.PersistentFlags().String("lang", "", t.Flags.Lang)     // read by Early
	_ = root.RegisterFlagCompletionFunc("lang", cobra.FixedCompletions(languages(), cobra.ShellCompDirectiveNoFileComp))
	root.PersistentFlags().BoolP("help", "h", false, t.Flags.Help)
	root.PersistentPreRunE = s.ready
	root.SilenceErrors, root.SilenceUsage = true, true
	root.CompletionOptions.DisableDefaultCmd = true
	root.SetFlagErrorFunc(func(cmd *cobra.Command, err error) error { return flagError(env, cmd, err) })
	root.SetHelpFunc(func(cmd *cobra.Command, _ []string) { help(env, cmd) })
	root.SetIn(env.In)
	root.SetOut(env.Out)
	root.SetErr(env.Err)
	root.AddCommand(
		enter.New(env), newWatch(s), newServe(s), plays.Score(env), plays.Place(env), plays.Top(env), games.Show(env), games.New(env), gamefiles.Replay(env),
		gamefiles.Import(env), gamefiles.Export(env), printing.New(env), games.Stats(env), catalogue.Editions(env), catalogue.Rules(env),
		wordlists.New(env), newCompletion(env))
	root.SetHelpCommand(newHelp(env, root))
	return root
}

func (s *screen) run(ctx context.Context, root *cobra.Command, args []string) error {
	if s.version {
		s.Out.Say("tanteo " + s.program.Version)
		return nil
	}
	game, err := s.gameNamed(root, args)
	if err != nil {
		return err
	}
	if !s.program.Fit {
		return cli.Usage(s.Lang.Tool.Usage.NoTerminal)
	}
	return s.program.Screen(ctx, game)
}

// ready refuses to go on without a folder, and says what is wrong in it. Help and
// completion need none, nor what reads and keeps nothing of the user's.
func (s *screen) ready(cmd *cobra.Command, args []string) error {
	if s.version {
		return nil
	}
	switch cmd.Name() {
	case "help", "completion", cobra.ShellCompRequestCmd, cobra.ShellCompNoDescRequestCmd:
		return nil
	}
	for _, doubt := range s.program.Doubts {
		s.Complain(doubt)
	}
	if isNoFolder(s.program.Trouble) && cli.RunsWithoutFolder(cmd, args) {
		return nil
	}
	return s.program.Trouble
}

// isNoFolder says whether there is no folder of the user's, or not the one that he has named for the
// games.
func isNoFolder(trouble error) bool {
	if of, ok := errors.AsType[*store.FileError](trouble); ok {
		return of.Why == store.Absent
	}
	return errors.As(trouble, new(*phrases.FolderError))
}
