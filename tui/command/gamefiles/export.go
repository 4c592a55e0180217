package gamefiles

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"tanteo/editions/words"
	"tanteo/sheet/store"
	"tanteo/tui/command/cli"
	"tanteo/tui/files"
	"tanteo/tui/phrases"
)

// export writes a game in a format. It reads it without its lock.
type export struct {
	*cli.Env
	format, output string
	force          bool
}

// Export is `tanteo export [GAME]`.
func Export(env *cli.Env) *cobra.Command {
	e, f := &export{Env: env}, &env.Lang.Tool.Flags
	cmd := env.Command(env.Lang.Tool.Export)
	cmd.Args = env.Arguments(0, 1)
	cmd.ValidArgsFunction = env.CompleteGame
	cmd.Flags().StringVar(&e.format, "format", "", f.Format)
	cmd.Flags().StringVarP(&e.output, "output", "o", "", f.Output)
	cmd.Flags().BoolVar(&e.force, "force", false, f.Force)
	_ = cmd.RegisterFlagCompletionFunc("format", cobra.FixedCompletions(formatNames(), cobra.ShellCompDirectiveNoFileComp))
	cmd.RunE = func(_ *cobra.Command, args []string) error { return e.run(args) }
	return cmd
}

func (e *export) run(args []string) error {
	f, err := e.chosenFormat()
	if err != nil {
		return err
	}
	id, err := e.GameID(args)
	if err != nil {
		return err
	}
	g, err := e.Read(id)
	if err != nil {
		return err
	}
	text, losses, err := files.Encode(f, g, e.Lang, e.Catalogue.Guessed(words.Has))
	if err != nil {
		return err
	}
	switch {
	case e.output != "" && e.output != cli.StandardStream:
		err = store.Share(e.output, text, e.force)
	case e.OutTerminal: // names and notes are anybody's
		_, err = e.Out.Write([]byte(phrases.SafeLines(string(text))))
	default:
		_, err = e.Out.Write(text)
	}
	if err != nil {
		return err
	}
	for _, loss := range losses {
		fmt.Fprintln(e.Err, e.Lang.Tool.Files.Loss(loss.Turn, e.Lang.Loss(g, loss)))
	}
	return nil
}

func formatNames() []string {
	var names []string
	for _, f := range files.Formats() {
		names = append(names, string(f))
	}
	return names
}

// chosenFormat is the format that the flag names, or the ending of the file to write.
func (e *export) chosenFormat() (files.Format, error) {
	possible := strings.Join(formatNames(), ", ")
	if e.format != "" {
		f, ok := files.FormatNamed(e.format)
		if !ok {
			return "", cli.Usage(e.Lang.Tool.Usage.BadValue("--format", e.Quoted(e.format), possible))
		}
		return f, nil
	}
	if f, ok := files.EndingOf(e.output); ok {
		return f, nil
	}
	var endings []string
	for _, f := range files.Formats() {
		endings = append(endings, f.Ending())
	}
	return "", cli.Usage(e.Lang.Tool.Files.NoFormat(possible, strings.Join(endings, ", ")))
}
