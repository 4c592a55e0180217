package enter

import (
	"context"
	"errors"
	"io/fs"
	"regexp"
	"strings"

	"github.com/spf13/cobra"

	"tanteo/sheet/line"
	"tanteo/sheet/store"
	"tanteo/tui/command/cli"
	"tanteo/tui/phrases"
)

// New is `tanteo enter [GAME] [LINE…]`.
func New(env *cli.Env) *cobra.Command {
	cmd := env.Command(env.Lang.Tool.Enter)
	cmd.Long += "\n\n" + commandWords(env.Lang)
	cmd.ValidArgsFunction = env.CompleteGame
	start := newGameFlags(env, cmd)
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		s, lines, err := begin(cmd, start, args)
		if err != nil {
			return err
		}
		if len(lines) > 0 {
			err = s.enterAll(cmd.Context(), lines)
		} else {
			err = s.enterFrom(cmd.Context())
		}
		return s.closed(err)
	}
	return cmd
}

// commandWords lists the words of the line language with what follows them.
func commandWords(l *phrases.Language) string {
	var b strings.Builder
	b.WriteString(l.Tool.Help.Lines)
	for _, u := range l.Usages() {
		line := "\n  " + phrases.Pad(u.Usage, 44) + u.Also
		b.WriteString(strings.TrimRight(line, " "))
	}
	return b.String()
}

// begin opens the game that the arguments and flags mean; the arguments that are left are
// lines.
func begin(cmd *cobra.Command, start *newGame, args []string) (s *session, lines []string, err error) {
	env := start.Env
	if start.wanted {
		s, err = startGame(cmd.Context(), start)
		return s, args, err
	}
	if flag := start.given(cmd); flag != "" {
		return nil, nil, cli.Usage(env.Lang.Tool.Usage.OnlyNew("--" + flag))
	}
	if len(args) > 0 {
		s, err = open(env, args[0])
		if err == nil || !isNoGame(err) || looksLikeID.MatchString(args[0]) || !line.CanBegin(args[0], phrases.Vocabulary()) {
			return s, args[1:], err
		}
	}
	if !env.Terminal {
		return nil, nil, cli.Usage(env.Lang.Tool.Usage.WhichGame)
	}
	last, err := env.LastGame()
	if err != nil {
		return nil, nil, err
	}
	s, err = open(env, last)
	return s, args, err
}

// startGame starts a game, keeps it and prints its id. Where a seed was told, the first rack is
// drawn by it.
func startGame(ctx context.Context, start *newGame) (*session, error) {
	l, err := start.log()
	if err != nil {
		return nil, err
	}
	s, err := create(start.Env, l)
	if err != nil {
		return nil, err
	}
	if start.ownHouse {
		s.Trouble = errors.Join(s.Trouble, s.Settings.Remember.House(l.House.String()))
	}
	s.Kept = true
	s.Out.Say(s.Game.Log.ID)
	if l.Seed != 0 {
		if err := s.enter(ctx, s.Lang.Word(line.CommandDraw)); err != nil {
			return nil, s.closed(err)
		}
	}
	return s, nil
}

// looksLikeID tells a mistyped game from a line.
var looksLikeID = regexp.MustCompile(`^\d{4}-\d\d-\d\d-`)

// isNoGame says whether an error is that there is no such game.
func isNoGame(err error) bool {
	_, bad := errors.AsType[*store.BadIDError](err)
	return bad || errors.Is(err, fs.ErrNotExist)
}

// enterAll notes lines until one is refused.
func (s *session) enterAll(ctx context.Context, lines []string) error {
	for i, line := range lines {
		switch err := s.enter(ctx, line); {
		case errors.Is(err, errQuit):
			return nil
		case err != nil:
			return s.atLine(i+1, err)
		}
	}
	return nil
}

// enterFrom notes the lines of the input. On a terminal it goes on after a refused one.
func (s *session) enterFrom(ctx context.Context) error {
	if s.Terminal {
		s.welcome()
	}
	input := readLines(ctx, s.In)
	for n := 1; ; n++ {
		if s.Terminal {
			_, _ = s.Out.Write([]byte(s.Lang.Tool.Entry.Prompt))
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case line, more := <-input:
			switch {
			case !more && s.Terminal:
				s.Out.Say("") // after the prompt
				return nil
			case !more:
				return nil
			case line.err != nil:
				return line.err
			}
			err := s.enter(ctx, line.text)
			if errors.Is(err, errQuit) {
				return nil
			}
			if err != nil && !s.Terminal {
				return s.atLine(n, err)
			}
			if err != nil {
				s.Complain(err)
			}
		}
	}
}

// atLine is an error with the number of the line before its sentence.
func (s *session) atLine(n int, err error) error {
	said := phrases.Said{What: s.Lang.Tool.Entry.Line(n) + s.Sentence(err)}
	return &cli.Failure{Code: cli.CodeOf(err), Said: said, Cause: err}
}

// enter notes one line and answers; one that says nothing is passed over.
func (s *session) enter(ctx context.Context, line string) error {
	line = strings.TrimSpace(line)
	if line == "" || line[0] == '#' {
		return nil
	}
	said, err := s.do(ctx, line)
	if err != nil {
		return err
	}
	s.Out.Say(said...)
	return nil
}
