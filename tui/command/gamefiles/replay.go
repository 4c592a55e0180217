package gamefiles

import (
	"context"
	"errors"
	"io/fs"
	"path/filepath"
	"runtime/debug"
	"syscall"

	"github.com/spf13/cobra"

	"tanteo/editions/words"
	"tanteo/sheet/gcg"
	"tanteo/sheet/store"
	"tanteo/tui/command/cli"
	"tanteo/tui/files"
	"tanteo/tui/phrases"
)

// replay counts the games of files again.
type replay struct {
	*cli.Env
	edition      string
	warned, json bool // warnings are told

	reader    *gcg.Reader
	games     map[gcg.Verdict]int
	gamesTold int
	notRead   int // files
	code      int // the exit code so far
}

// Replay is `tanteo replay PATH…`.
func Replay(env *cli.Env) *cobra.Command {
	p := &replay{Env: env, games: map[gcg.Verdict]int{}}
	cmd := cli.NeedsNoFolder(env.Command(env.Lang.Tool.Replay), -1)
	env.EditionFlag(cmd, &p.edition)
	cmd.Flags().BoolVar(&p.warned, "warnings", false, env.Lang.Tool.Flags.Warnings)
	env.JSONFlag(cmd, &p.json)
	cmd.Args = env.Paths(0, -1)
	cmd.RunE = p.run
	return cmd
}

func (p *replay) run(cmd *cobra.Command, paths []string) error {
	if len(paths) == 0 {
		if p.Terminal {
			return p.Missing(cmd)
		}
		paths = []string{cli.StandardStream}
	}
	candidates, err := p.Catalogue.Candidates(p.edition, words.Has)
	if err != nil {
		return err
	}
	debug.SetGCPercent(replayGC)
	p.reader = gcg.NewReader(candidates)
	return p.all(cmd.Context(), paths)
}

// replayGC lets the memory of a replay grow to some 30 MB, where it stays: nothing of a game
// is kept once it is told, and collecting less often makes it a third faster.
const replayGC = 400

// listIndent is how far a game is indented in a list in JSON.
const listIndent = "  "

// replayed is what is said of a game, or why a file could not be read.
type replayed struct {
	text    []byte
	verdict gcg.Verdict
	err     error
}

// all counts the games of paths again, and tells them in order.
func (p *replay) all(ctx context.Context, paths []string) error {
	progress := p.Progress()
	for one := range inOrder(ctx, gcgFiles(ctx, paths), p.file) {
		if one.err != nil {
			progress.Clear()
			p.fail(one.err)
		} else {
			p.tell(one)
		}
		if p.Out.Err != nil || p.Out.Gone {
			break
		}
		progress.Show(func() string { return p.Lang.Tool.Files.Progress(p.gamesTold, p.games[gcg.Differs]) })
	}
	progress.Clear()
	if p.json {
		p.closeList()
	}
	if err := errors.Join(p.Out.Err, ctx.Err()); err != nil {
		return err
	}
	if !p.json && (p.gamesTold > 1 || p.notRead > 0 && p.gamesTold > 0) {
		p.summary()
	}
	return cli.Exit(p.code)
}

// tell writes what is said of a game.
func (p *replay) tell(one replayed) {
	p.games[one.verdict]++
	p.gamesTold++
	if p.json {
		p.openList()
	}
	_, _ = p.Out.Write(one.text)
	if one.verdict == gcg.Differs || one.verdict == gcg.Unreadable {
		p.code = max(p.code, cli.Refused)
	}
}

// openList writes what stands before a game in a list in JSON.
func (p *replay) openList() {
	if p.gamesTold == 1 {
		_, _ = p.Out.Write([]byte("[\n" + listIndent))
		return
	}
	_, _ = p.Out.Write([]byte(",\n" + listIndent))
}

func (p *replay) closeList() {
	if p.gamesTold == 0 {
		p.Out.Say("[]")
		return
	}
	p.Out.Say("\n]")
}

// fail tells at once why a file could not be read. A file in a folder is named with it.
func (p *replay) fail(err error) {
	if none, ok := errors.AsType[*noFilesError](err); ok {
		err = cli.Refuse(p.Lang.Tool.Files.NoFiles(p.Quoted(none.folder)))
	} else {
		p.notRead++
	}
	code := cli.CodeOf(err)
	path, isPath := errors.AsType[*fs.PathError](err)
	number, isNumber := errors.AsType[syscall.Errno](err)
	if isPath && isNumber && filepath.Base(path.Path) != path.Path {
		what := phrases.Safe(path.Path) + ": " + p.Sentence(number)
		err = &cli.Failure{Code: code, Said: phrases.Said{What: what}}
	}
	p.Complain(err)
	p.code = max(p.code, code)
}

func (p *replay) summary() {
	text := p.Lang.Tool.Files.Summary(p.gamesTold, p.games[gcg.Same], p.games[gcg.Differs], p.games[gcg.Unfinished], p.games[gcg.Unreadable])
	if p.notRead > 0 {
		text += " " + p.Lang.Tool.Files.NotRead(p.notRead)
	}
	p.Out.Say(text)
}

// file counts the games of a file again.
func (p *replay) file(f gcgFile, send func(replayed) bool) {
	text, err := p.text(f)
	if err == nil {
		err = p.refused(f, text)
	}
	if err != nil {
		send(replayed{err: err})
		return
	}
	for number, g := range numbered(p.reader.Read(text)) {
		one := replayed{verdict: g.Verdict}
		if p.json {
			one.text, one.err = cli.Marshal(reportOf(p.Lang, f.path, number, g), listIndent)
		} else {
			one.text = p.gameText(f.path, number, g)
		}
		if !send(one) {
			return
		}
	}
}

// refused says what a file is that holds no GCG, with its name as other files are told.
func (p *replay) refused(f gcgFile, text []byte) error {
	err := files.NotGCG(text)
	if err == nil {
		return nil
	}
	return cli.Refuse(phrases.Said{What: p.Lang.Labelled(fileName(p.Lang, f.path, 0), p.Sentence(err))})
}

func (p *replay) text(f gcgFile) ([]byte, error) {
	switch {
	case f.err != nil:
		return nil, f.err
	case f.path == cli.StandardStream:
		return store.SharedFrom(p.In, p.Lang.Replay.Input, gcg.MaxSize)
	}
	return store.Shared(f.path, gcg.MaxSize)
}
