package command

import (
	"strings"

	"github.com/spf13/cobra"

	"tanteo/tui/phrases"
)

// help is the template of every help page.
func (r *run) help() string {
	h := r.l.Tool.Help
	return "{{.Long}}\n\n" + h.Usage + "\n  {{if .HasParent}}{{.CommandPath}}{{slice .Use (len .Name)}}{{else}}{{.Use}}{{end}}" +
		"{{if .HasAvailableSubCommands}}\n\n" + h.Commands +
		"{{range .Commands}}{{if .IsAvailableCommand}}\n  {{rpad .Name .NamePadding}} {{.Short}}{{end}}{{end}}{{end}}" +
		"{{if .HasAvailableLocalFlags}}\n\n" + h.Flags + "\n{{.LocalFlags.FlagUsagesWrapped 80 | trimTrailingWhitespaces}}{{end}}" +
		"{{if .HasAvailableInheritedFlags}}\n\n" + h.Global + "\n{{.InheritedFlags.FlagUsagesWrapped 80 | trimTrailingWhitespaces}}{{end}}" +
		"{{if .HasAvailableSubCommands}}\n\n" + h.More + "{{end}}\n"
}

// helpCommand is `tanteo help COMMAND`.
func (r *run) helpCommand(root *cobra.Command) *cobra.Command {
	cmd := r.command(r.l.Tool.HelpPage)
	cmd.RunE = func(_ *cobra.Command, args []string) error {
		of, rest, err := root.Find(args)
		if err != nil || of == nil || len(rest) > 0 {
			return usage(r.l.Tool.Usage.TooMuch(r.quoted(strings.Join(args, " "))))
		}
		return of.Help()
	}
	return cmd
}

// commandWords lists the words of the line language with what follows them.
func (r *run) commandWords() string {
	var b strings.Builder
	b.WriteString(r.l.Tool.Help.Lines)
	for _, u := range r.l.Usages() {
		line := "\n  " + phrases.Pad(u.Usage, 44) + u.Also
		b.WriteString(strings.TrimRight(line, " "))
	}
	return b.String()
}
