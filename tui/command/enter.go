package command

import (
	"context"
	"errors"
	"regexp"
	"strings"

	"github.com/spf13/cobra"

	"tanteo/tui/phrases"
)

// enter is `tanteo enter [GAME] [LINE…]`.
func (r *run) enter() *cobra.Command {
	cmd := r.command(r.l.Tool.Enter)
	cmd.Long += "\n\n" + r.commandWords()
	cmd.ValidArgsFunction = r.completeGames
	start := r.newGameFlags(cmd)
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		s, lines, err := r.begin(cmd, start, args)
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

// closed gives the game free. What went wrong beside it is a warning: what was noted is kept.
func (s *session) closed(err error) error {
	s.warn(errors.Join(s.Trouble, s.Close()))
	return err
}

// begin opens the game that the arguments and flags mean; the arguments that are left are
// lines.
func (r *run) begin(cmd *cobra.Command, start *newGame, args []string) (s *session, lines []string, err error) {
	if start.wanted {
		s, err = r.start(cmd.Context(), start)
		return s, args, err
	}
	if flag := start.given(cmd); flag != "" {
		return nil, nil, usage(r.l.Tool.Usage.OnlyNew("--" + flag))
	}
	if len(args) > 0 {
		s, err = r.open(args[0])
		if err == nil || !isNoGame(err) || looksLikeID.MatchString(args[0]) {
			return s, args[1:], err
		}
	}
	if !r.Terminal {
		return nil, nil, usage(r.l.Tool.Usage.WhichGame)
	}
	last, err := r.lastGame()
	if err != nil {
		return nil, nil, err
	}
	s, err = r.open(last)
	return s, args, err
}

// looksLikeID tells a mistyped game from a line.
var looksLikeID = regexp.MustCompile(`^\d{4}-\d\d-\d\d-`)

// enterAll notes lines until one is refused.
func (s *session) enterAll(ctx context.Context, lines []string) error {
	for i, line := range lines {
		switch err := s.enter(ctx, line); {
		case errors.Is(err, errQuit):
			return nil
		case err != nil:
			return s.atLine(i+1, err)
		}
		if s.out.err != nil {
			return s.out.err
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
			_, _ = s.out.Write([]byte(s.l.Tool.Entry.Prompt))
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case line, more := <-input:
			switch {
			case !more && s.Terminal:
				s.out.say("") // after the prompt
				return s.out.err
			case !more || s.out.err != nil:
				return s.out.err
			case line.err != nil:
				return line.err
			}
			err := s.enter(ctx, line.text)
			if errors.Is(err, errQuit) {
				return s.out.err
			}
			if err != nil && !s.Terminal {
				return s.atLine(n, err)
			}
			if err != nil {
				s.complain(err, phrases.Context{})
			}
		}
	}
}

// atLine is an error with the number of the line before its sentence.
func (s *session) atLine(n int, err error) error {
	said := phrases.Said{What: s.l.Tool.Entry.Line(n) + s.sentence(err, phrases.Context{})}
	return &failure{code: codeOf(err), said: said, cause: err}
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
	for _, text := range said {
		s.out.say(text)
	}
	return nil
}
