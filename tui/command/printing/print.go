package printing

import (
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/store"
	"tanteo/tui/command/cli"
	"tanteo/tui/phrases"
	"tanteo/tui/printout/paper"
)

// The formats of pages.
const (
	asText = "text"
	asPDF  = "pdf"
)

// New is `tanteo print KIND`.
func New(env *cli.Env) *cobra.Command {
	return env.Kinds(env.Command(env.Lang.Tool.Print.Print), newSheet(env), newBlank(env), newDuplicate(env), newTiles(env), newBoard(env))
}

// printer writes pages of a kind. It reads a game without its lock.
type printer struct {
	*cli.Env
	format, paper, output string
	force                 bool

	edition, players string // of what stands in for a game
}

// newPages is a command that prints a kind of pages: of a game, or of what stands in for one.
func newPages(env *cli.Env, page phrases.Page, of func(p *printer, args []string) (paper.Pages, error)) (*cobra.Command, *printer) {
	cmd := env.Command(page)
	cmd.Args = env.Arguments(0, 1)
	cmd.ValidArgsFunction = env.CompleteGame
	p, t := &printer{Env: env}, &env.Lang.Tool
	cmd.Flags().StringVar(&p.format, "format", "", t.Print.Format)
	cmd.Flags().StringVar(&p.paper, "paper", "", t.Print.Paper)
	cmd.Flags().StringVarP(&p.output, "output", "o", "", t.Flags.Output)
	cmd.Flags().BoolVar(&p.force, "force", false, t.Flags.Force)
	_ = cmd.RegisterFlagCompletionFunc("format", cobra.FixedCompletions([]string{asText, asPDF}, cobra.ShellCompDirectiveNoFileComp))
	_ = cmd.RegisterFlagCompletionFunc("paper", cobra.FixedCompletions(paper.Sizes(), cobra.ShellCompDirectiveNoFileComp))
	cmd.RunE = func(_ *cobra.Command, args []string) error {
		if err := p.choose(); err != nil {
			return err
		}
		pages, err := of(p, args)
		if err != nil {
			return err
		}
		return p.writePages(pages)
	}
	return cmd, p
}

func newSheet(env *cli.Env) *cobra.Command {
	cmd, _ := newPages(env, env.Lang.Tool.Print.Sheet, func(p *printer, args []string) (paper.Pages, error) {
		g, err := p.game(args)
		return paper.OfSheet.Pages(p.Lang, g), err
	})
	return cmd
}

func newBlank(env *cli.Env) *cobra.Command {
	return newForm(env, env.Lang.Tool.Print.Blank, paper.OfBlank, sheet.ClassicGame)
}

func newDuplicate(env *cli.Env) *cobra.Command {
	return newForm(env, env.Lang.Tool.Print.Duplicate, paper.OfDuplicate, sheet.DuplicateGame)
}

func newForm(env *cli.Env, page phrases.Page, form paper.Kind, of sheet.Kind) *cobra.Command {
	cmd, p := newPages(env, page, func(p *printer, args []string) (paper.Pages, error) {
		names, err := p.names(of, args)
		return form.Form(p.Lang, names), err
	})
	cmd.Flags().StringVar(&p.players, "players", "", env.Lang.Tool.Print.Players)
	return cli.NeedsNoFolder(cmd, 0)
}

func newTiles(env *cli.Env) *cobra.Command {
	cmd, p := newPages(env, env.Lang.Tool.Print.Tiles, func(p *printer, args []string) (paper.Pages, error) {
		e, err := p.editionOf(args)
		return paper.OfTiles.Empty(p.Lang, e), err
	})
	env.EditionFlag(cmd, &p.edition)
	return cli.NeedsNoFolder(cmd, 0)
}

func newBoard(env *cli.Env) *cobra.Command {
	cmd, p := newPages(env, env.Lang.Tool.Print.Board, func(p *printer, args []string) (paper.Pages, error) {
		if p.edition != "" {
			e, err := p.editionOf(args)
			return paper.OfBoard.Empty(p.Lang, e), err
		}
		g, err := p.game(args)
		return paper.OfBoard.Pages(p.Lang, g), err
	})
	env.EditionFlag(cmd, &p.edition)
	return cli.NeedsNoFolderWith("edition", cmd, 0)
}

// toFile says whether pages go into a file.
func (p *printer) toFile() bool { return p.output != "" && p.output != cli.StandardStream }

// choose finds the format and the paper where no option tells them, and refuses what does not go
// together.
func (p *printer) choose() error {
	u, t := &p.Lang.Tool.Usage, &p.Lang.Tool.Print
	if p.format == "" && p.toFile() {
		switch strings.ToLower(filepath.Ext(p.output)) {
		case ".txt":
			p.format = asText
		case ".pdf":
			p.format = asPDF
		default:
			return cli.Usage(p.Lang.Tool.Files.NoFormat(asText+", "+asPDF, ".txt, .pdf"))
		}
	}
	if p.format == "" {
		p.format = asText
	}
	if p.format != asText && p.format != asPDF {
		return cli.Usage(u.BadValue("--format", p.Quoted(p.format), asText+", "+asPDF))
	}
	if _, ok := paper.SizeNamed(p.paper); !ok && p.paper != "" {
		return cli.Usage(u.BadValue("--paper", p.Quoted(p.paper), strings.Join(paper.Sizes(), ", ")))
	}
	if p.format != asPDF && p.paper != "" {
		return cli.Usage(t.OnlyPDF("--paper"))
	}
	if p.format == asPDF && !p.toFile() && p.OutTerminal {
		return cli.Usage(t.OnTerminal)
	}
	return nil
}

// writePages writes pages where they go.
func (p *printer) writePages(pages paper.Pages) error {
	var file []byte
	if p.format == asPDF {
		size, _ := paper.SizeNamed(p.paper)
		file = pages.PDF(size)
	} else {
		file = []byte(phrases.SafeLines(strings.Join(pages.Text(), "\n") + "\n"))
	}
	if p.toFile() {
		return store.Share(p.output, file, p.force)
	}
	_, err := p.Out.Write(file)
	return err
}

// game is the game that an argument names, or the last one.
func (p *printer) game(args []string) (sheet.Game, error) {
	id, err := p.GameID(args)
	if err != nil {
		return sheet.Game{}, err
	}
	return p.Read(id)
}

// names are the names on a form: of the option, of a game, or none.
func (p *printer) names(kind sheet.Kind, args []string) ([]string, error) {
	switch {
	case len(args) > 0 && p.players != "":
		return nil, cli.Usage(p.Lang.Tool.Print.GameOr("--players"))
	case len(args) == 0 && p.players == "" && kind == sheet.DuplicateGame:
		return make([]string, sheet.MaxPlayers), nil
	case len(args) == 0:
		return cli.Players(p.Env, kind, p.players)
	}
	g, err := p.Read(args[0])
	if err != nil {
		return nil, err
	}
	names := g.Standings.Names()
	if len(names) < kind.Fewest() || len(names) > kind.Most() {
		return nil, cli.Usage(p.Lang.Tool.Usage.Players(kind.Fewest(), kind.Most()))
	}
	return names, nil
}

// editionOf is the edition of the option, of a game, or of new games.
func (p *printer) editionOf(args []string) (*scoring.Edition, error) {
	switch {
	case len(args) > 0 && p.edition != "":
		return nil, cli.Usage(p.Lang.Tool.Print.GameOr("--edition"))
	case len(args) == 0:
		return p.Edition(p.edition)
	}
	g, err := p.Read(args[0])
	return g.Edition, err
}
