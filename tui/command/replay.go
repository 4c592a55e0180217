package command

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
	"tanteo/tui/phrases"
)

// replay is `tanteo replay PATH…`.
func (r *run) replay() *cobra.Command {
	cmd := r.command(r.l.Tool.Replay)
	var edition string
	var warnings bool
	r.editionFlag(cmd, &edition)
	cmd.Flags().BoolVar(&warnings, "warnings", false, r.l.Tool.Flags.Warnings)
	r.jsonFlag(cmd)
	cmd.Args = r.paths(0, -1)
	cmd.RunE = func(cmd *cobra.Command, paths []string) error {
		if len(paths) == 0 {
			if r.Terminal {
				return usage(r.l.Tool.Usage.Missing(cmd.UseLine()))
			}
			paths = []string{standardInput}
		}
		candidates, err := r.Catalogue.Candidates(edition, words.Has)
		if err != nil {
			return err
		}
		debug.SetGCPercent(replayGC)
		p := &replay{run: r, warnings: warnings, reader: gcg.NewReader(candidates), games: map[gcg.Verdict]int{}}
		return p.all(cmd.Context(), paths)
	}
	return cmd
}

// replayGC lets the memory of a replay grow to some 30 MB, where it stays: nothing of a game
// is kept once it is told, and collecting less often makes it a third faster.
const replayGC = 400

// replay is games of files being counted again.
type replay struct {
	*run
	warnings bool // to be told
	reader   *gcg.Reader

	games   map[gcg.Verdict]int
	told    int // games
	notRead int // files
	code    int // the exit code so far
}

// replayed is what is said of a game, or why a file could not be read.
type replayed struct {
	text    []byte
	verdict gcg.Verdict
	err     error
}

// all counts the games of paths again, and tells them in order.
func (p *replay) all(ctx context.Context, paths []string) error {
	progress := p.progress()
	for one := range inOrder(ctx, gcgFiles(ctx, paths), p.file) {
		if one.err != nil {
			progress.clear()
			p.fail(one.err)
		} else {
			p.tell(one)
		}
		if p.out.err != nil || p.out.gone {
			break
		}
		progress.show(func() string { return p.l.Tool.Files.Progress(p.told, p.games[gcg.Differs]) })
	}
	progress.clear()
	if p.json {
		p.closeList()
	}
	if err := errors.Join(p.out.err, ctx.Err()); err != nil {
		return err
	}
	if !p.json && (p.told > 1 || p.notRead > 0 && p.told > 0) {
		p.summary()
	}
	return exit(p.code)
}

// tell writes what is said of a game.
func (p *replay) tell(one replayed) {
	p.games[one.verdict]++
	p.told++
	if p.json {
		p.openList()
	}
	_, _ = p.out.Write(one.text)
	if one.verdict == gcg.Differs || one.verdict == gcg.Unreadable {
		p.code = max(p.code, refused)
	}
}

// openList writes what stands before a game in a list in JSON.
func (p *replay) openList() {
	if p.told == 1 {
		_, _ = p.out.Write([]byte("[\n" + listIndent))
		return
	}
	_, _ = p.out.Write([]byte(",\n" + listIndent))
}

func (p *replay) closeList() {
	if p.told == 0 {
		p.out.say("[]")
		return
	}
	p.out.say("\n]")
}

// fail tells at once why a file could not be read. A file in a folder is named with it.
func (p *replay) fail(err error) {
	if none, ok := errors.AsType[*noFilesError](err); ok {
		err = p.refuse(p.l.Tool.Files.NoFiles(p.quoted(none.folder)))
	} else {
		p.notRead++
	}
	code := codeOf(err)
	path, isPath := errors.AsType[*fs.PathError](err)
	number, isNumber := errors.AsType[syscall.Errno](err)
	if isPath && isNumber && filepath.Base(path.Path) != path.Path {
		what := phrases.Safe(path.Path) + ": " + p.sentence(number, phrases.Context{})
		err = &failure{code: code, said: phrases.Said{What: what}}
	}
	p.complain(err, phrases.Context{})
	p.code = max(p.code, code)
}

func (p *replay) summary() {
	text := p.l.Tool.Files.Summary(p.told, p.games[gcg.Same], p.games[gcg.Differs], p.games[gcg.Unfinished], p.games[gcg.Unreadable])
	if p.notRead > 0 {
		text += " " + p.l.Tool.Files.NotRead(p.notRead)
	}
	p.out.say(text)
}

// file counts the games of a file again.
func (p *replay) file(f found, send func(replayed) bool) {
	text, err := p.read(f)
	if err != nil {
		send(replayed{err: err})
		return
	}
	for number, g := range numbered(p.reader.Read(text)) {
		one := replayed{verdict: g.Verdict}
		if p.json {
			one.text, one.err = marshal(p.gameReport(f.path, number, g), listIndent)
		} else {
			one.text = p.gameText(f.path, number, g)
		}
		if !send(one) {
			return
		}
	}
}

func (p *replay) read(f found) ([]byte, error) {
	switch {
	case f.err != nil:
		return nil, f.err
	case f.path == standardInput:
		return store.SharedFrom(p.In, p.l.Replay.Input, gcg.MaxSize)
	}
	return store.Shared(f.path, gcg.MaxSize)
}
