package command

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"tanteo/editions/words"
	"tanteo/sheet/store"
	"tanteo/tui/files"
	"tanteo/tui/phrases"
)

// export is `tanteo export [GAME]`. It reads a game without its lock.
func (r *run) export() *cobra.Command {
	cmd := r.command(r.l.Tool.Export)
	cmd.Args = r.arguments(0, 1)
	cmd.ValidArgsFunction = r.completeGames
	var name, output string
	var force bool
	f := &r.l.Tool.Flags
	cmd.Flags().StringVar(&name, "format", "", f.Format)
	cmd.Flags().StringVarP(&output, "output", "o", "", f.Output)
	cmd.Flags().BoolVar(&force, "force", false, f.Force)
	_ = cmd.RegisterFlagCompletionFunc("format", cobra.FixedCompletions(formatNames(), cobra.ShellCompDirectiveNoFileComp))
	cmd.RunE = func(_ *cobra.Command, args []string) error {
		format, err := r.format(name, output)
		if err != nil {
			return err
		}
		id, err := r.named(args)
		if err != nil {
			return err
		}
		return r.exportGame(id, format, output, force)
	}
	return cmd
}

func formatNames() []string {
	var names []string
	for _, f := range files.Formats() {
		names = append(names, string(f))
	}
	return names
}

// format is the one that the flag names, or the ending of the file to write.
func (r *run) format(name, output string) (files.Format, error) {
	possible := strings.Join(formatNames(), ", ")
	if name != "" {
		f, ok := files.Named(name)
		if !ok {
			return "", usage(r.l.Tool.Usage.BadValue("--format", r.quoted(name), possible))
		}
		return f, nil
	}
	if f, ok := files.EndingOf(output); ok {
		return f, nil
	}
	var endings []string
	for _, f := range files.Formats() {
		endings = append(endings, f.Ending())
	}
	return "", usage(r.l.Tool.Files.NoFormat(possible, strings.Join(endings, ", ")))
}

// named is the id of the game that an argument names, or of the one that was open last.
func (r *run) named(args []string) (string, error) {
	if len(args) > 0 {
		return args[0], nil
	}
	return r.lastGame()
}

func (r *run) exportGame(id string, f files.Format, output string, force bool) error {
	g, err := r.read(id)
	if err != nil {
		return err
	}
	text, losses, err := files.Encode(f, g, r.l, r.Catalogue.Guessed(words.Has))
	if err != nil {
		return err
	}
	switch {
	case output != "" && output != standardInput:
		err = store.Share(output, text, force)
	case r.OutTerminal: // names and notes are anybody's
		_, err = r.out.Write([]byte(phrases.SafeLines(string(text))))
	default:
		_, err = r.out.Write(text)
	}
	if err != nil {
		return err
	}
	for _, loss := range losses {
		fmt.Fprintln(r.Err, r.l.Tool.Files.Loss(loss.Turn, r.l.Loss(g, loss)))
	}
	return nil
}
