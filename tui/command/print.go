package command

import (
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/store"
	"tanteo/tui/phrases"
	"tanteo/tui/printout/paper"
)

// The formats of pages.
const (
	asText = "text"
	asPDF  = "pdf"
)

// printing is how and where pages go.
type printing struct {
	format, paper, output string
	force                 bool
}

// print is `tanteo print KIND`. It reads a game without its lock.
func (r *run) print() *cobra.Command {
	t := &r.l.Tool.Print
	cmd := r.command(t.Print)
	kinds := []*cobra.Command{r.printSheet(), r.printBlank(), r.printDuplicate(), r.printTiles(), r.printBoard()}
	cmd.RunE = func(_ *cobra.Command, args []string) error {
		if len(args) == 0 {
			return usage(r.l.Tool.Usage.Missing(cmd.UseLine()))
		}
		var names []string
		for _, kind := range kinds {
			names = append(names, kind.Name())
		}
		return usage(r.l.Tool.Usage.BadValue("print", r.quoted(args[0]), strings.Join(names, ", ")))
	}
	cmd.AddCommand(kinds...)
	return cmd
}

// kind is a kind of page: of a game, or of what stands in for one.
func (r *run) kind(page phrases.Page, of func(args []string) (paper.Pages, error)) *cobra.Command {
	cmd := r.command(page)
	cmd.Args = r.arguments(0, 1)
	cmd.ValidArgsFunction = r.completeGames
	how, t := &printing{}, &r.l.Tool
	cmd.Flags().StringVar(&how.format, "format", "", t.Print.Format)
	cmd.Flags().StringVar(&how.paper, "paper", "", t.Print.Paper)
	cmd.Flags().StringVarP(&how.output, "output", "o", "", t.Flags.Output)
	cmd.Flags().BoolVar(&how.force, "force", false, t.Flags.Force)
	_ = cmd.RegisterFlagCompletionFunc("format", cobra.FixedCompletions([]string{asText, asPDF}, cobra.ShellCompDirectiveNoFileComp))
	_ = cmd.RegisterFlagCompletionFunc("paper", cobra.FixedCompletions(paper.Sizes(), cobra.ShellCompDirectiveNoFileComp))
	cmd.RunE = func(_ *cobra.Command, args []string) error {
		if err := r.choose(how); err != nil {
			return err
		}
		what, err := of(args)
		if err != nil {
			return err
		}
		return r.put(what, *how)
	}
	return cmd
}

// choose finds the format and the paper where no option tells them, and refuses what does
// not go together.
func (r *run) choose(how *printing) error {
	u, t := &r.l.Tool.Usage, &r.l.Tool.Print
	toFile := how.output != "" && how.output != standardInput
	if how.format == "" && toFile {
		switch strings.ToLower(filepath.Ext(how.output)) {
		case ".txt":
			how.format = asText
		case ".pdf":
			how.format = asPDF
		default:
			return usage(r.l.Tool.Files.NoFormat(asText+", "+asPDF, ".txt, .pdf"))
		}
	}
	if how.format == "" {
		how.format = asText
	}
	if how.format != asText && how.format != asPDF {
		return usage(u.BadValue("--format", r.quoted(how.format), asText+", "+asPDF))
	}
	if _, ok := paper.Named(how.paper); !ok && how.paper != "" {
		return usage(u.BadValue("--paper", r.quoted(how.paper), strings.Join(paper.Sizes(), ", ")))
	}
	if how.format != asPDF && how.paper != "" {
		return usage(t.OnlyPDF("--paper"))
	}
	if how.format == asPDF && !toFile && r.OutTerminal {
		return usage(t.OnTerminal)
	}
	return nil
}

// put writes pages where they go.
func (r *run) put(what paper.Pages, how printing) error {
	var file []byte
	if how.format == asPDF {
		size, _ := paper.Named(how.paper)
		file = what.PDF(size)
	} else {
		file = []byte(phrases.SafeLines(strings.Join(what.Text(), "\n") + "\n"))
	}
	if how.output != "" && how.output != standardInput {
		return store.Share(how.output, file, how.force)
	}
	_, err := r.out.Write(file)
	return err
}

func (r *run) printSheet() *cobra.Command {
	return r.kind(r.l.Tool.Print.Sheet, func(args []string) (paper.Pages, error) {
		g, err := r.toPrint(args)
		return paper.OfSheet.Pages(r.l, g), err
	})
}

func (r *run) printBlank() *cobra.Command {
	return r.printForm(r.l.Tool.Print.Blank, paper.OfBlank, sheet.ClassicGame)
}

func (r *run) printDuplicate() *cobra.Command {
	return r.printForm(r.l.Tool.Print.Duplicate, paper.OfDuplicate, sheet.DuplicateGame)
}

func (r *run) printForm(page phrases.Page, form paper.Kind, of sheet.Kind) *cobra.Command {
	var players string
	cmd := r.kind(page, func(args []string) (paper.Pages, error) {
		names, err := r.formNames(of, players, args)
		return form.Form(r.l, names), err
	})
	cmd.Flags().StringVar(&players, "players", "", r.l.Tool.Print.Players)
	return cmd
}

func (r *run) printTiles() *cobra.Command {
	var edition string
	cmd := r.kind(r.l.Tool.Print.Tiles, func(args []string) (paper.Pages, error) {
		e, err := r.editionToPrint(edition, args)
		return paper.OfTiles.Empty(r.l, e), err
	})
	r.editionFlag(cmd, &edition)
	return cmd
}

func (r *run) printBoard() *cobra.Command {
	var edition string
	cmd := r.kind(r.l.Tool.Print.Board, func(args []string) (paper.Pages, error) {
		if edition != "" {
			e, err := r.editionToPrint(edition, args)
			return paper.OfBoard.Empty(r.l, e), err
		}
		g, err := r.toPrint(args)
		return paper.OfBoard.Pages(r.l, g), err
	})
	r.editionFlag(cmd, &edition)
	return cmd
}

// toPrint is the game that an argument names, or the last one.
func (r *run) toPrint(args []string) (sheet.Game, error) {
	id, err := r.named(args)
	if err != nil {
		return sheet.Game{}, err
	}
	return r.read(id)
}

// formNames are the names on a form: of the option, of a game, or none.
func (r *run) formNames(kind sheet.Kind, players string, args []string) ([]string, error) {
	switch {
	case len(args) > 0 && players != "":
		return nil, usage(r.l.Tool.Print.GameOr("--players"))
	case len(args) == 0 && players == "" && kind == sheet.DuplicateGame:
		return make([]string, sheet.MaxPlayers), nil
	case len(args) == 0:
		return r.players(kind, players)
	}
	g, err := r.read(args[0])
	if err != nil {
		return nil, err
	}
	names := g.Standings.Names()
	if len(names) < kind.Fewest() || len(names) > kind.Most() {
		return nil, usage(r.l.Tool.Usage.Players(kind.Fewest(), kind.Most()))
	}
	return names, nil
}

// editionToPrint is the edition of the option, of a game, or of new games.
func (r *run) editionToPrint(id string, args []string) (*scoring.Edition, error) {
	switch {
	case len(args) > 0 && id != "":
		return nil, usage(r.l.Tool.Print.GameOr("--edition"))
	case len(args) == 0:
		return r.edition(id)
	}
	g, err := r.read(args[0])
	return g.Edition, err
}
