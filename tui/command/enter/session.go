package enter

import (
	"context"
	"errors"
	"slices"
	"strings"

	"tanteo/sheet"
	"tanteo/sheet/analysis"
	"tanteo/sheet/line"
	"tanteo/sheet/store"
	"tanteo/tui/command/cli"
	"tanteo/tui/phrases"
	"tanteo/tui/sitting"
)

// session is a game that lines are being entered into.
type session struct {
	*cli.Env
	*sitting.Sitting
	words line.Vocabulary
	lost  *store.LostError // that was told last
}

// open opens a saved game for a session.
func open(env *cli.Env, id string) (*session, error) {
	sat, err := env.Room().Open(id)
	if err != nil {
		return nil, err
	}
	env.Announce(sat.Game)
	s := &session{Env: env, Sitting: sat, words: phrases.Vocabulary()}
	s.tellLost()
	return s, nil
}

// tellLost warns once of a line of the game that was lost.
func (s *session) tellLost() {
	if lost := s.Keeper.Game.Lost(); lost != nil && lost != s.lost {
		s.lost = lost
		s.Warn(lost)
	}
}

// create keeps a new game and opens it.
func create(env *cli.Env, l sheet.Log) (*session, error) {
	l, err := env.Room().Create(l)
	if err != nil {
		return nil, err
	}
	return open(env, l.ID)
}

// closed ends the session. What went wrong beside it is a warning: what was noted is kept.
func (s *session) closed(err error) error {
	s.Warn(errors.Join(s.Trouble, s.Close()))
	s.tellLost()
	return err
}

// do carries a line out and says what it did. What it changed is saved before it is said. Where others
// were first, it is read and done again for the game as they have left it; a line that takes back or
// does again would then mean another change, and is refused.
func (s *session) do(ctx context.Context, text string) ([]string, error) {
	if err := s.Refresh(); err != nil {
		return nil, s.About(err, phrases.About(s.Game, text))
	}
	s.tellLost()
	meant := 0 // whom the line counted for, when it was tried first
	for {
		said, done, err := s.once(ctx, text)
		if _, behind := errors.AsType[*sitting.BehindError](err); !behind {
			if err == nil && meant != 0 && meant != done.Answer.Row.Player {
				said = append(said, "* "+s.Lang.Tool.Entry.Others)
			}
			return said, err
		}
		if done.Answer.Line.Verb != sheet.Add {
			return nil, &cli.Failure{Code: cli.Later, Said: s.Lang.Tool.Entry.Behind, Cause: err}
		}
		if meant == 0 {
			meant = done.Answer.Row.Player
		}
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
	}
}

// once is do without another try.
func (s *session) once(ctx context.Context, text string) (said []string, done sitting.Done, err error) {
	line, err := line.Parse(text, s.Game, s.words)
	if err != nil {
		return nil, done, s.About(err, phrases.About(s.Game, text))
	}
	if said, asked, err := s.answer(ctx, line); asked {
		return said, done, err
	}
	if said, other, err := s.elsewhere(line, text); other {
		return said, done, err
	}
	done, err = s.Do(ctx, line, s.Lists())
	if errors.As(err, new(*sitting.BehindError)) {
		return nil, done, err
	}
	if err != nil {
		return nil, done, s.About(err, phrases.About(s.Game, text))
	}
	s.Kept = s.Kept || done.Changed(s.Game)
	said = []string{s.Lang.Answer(done.Answer, s.Game)}
	played, notices := s.checked(ctx, done.Answer), done.Answer.Notices
	if played.list != nil {
		notices = analysis.Doubts(notices, played.list)
	}
	for _, n := range append(notices, sheet.Overused(&done.Before.Standings, &s.Game.Standings)...) {
		text := "* " + s.Lang.Notice(n, s.Game)
		if n.Code != sheet.NoticeTotalsChanged && !slices.Contains(said, text) { // the answer has the totals
			said = append(said, text)
		}
	}
	if done.Unlisted != nil {
		said = append(said, "* "+s.Sentence(done.Unlisted))
	}
	if s.Game.Standings.Finished && !done.Before.Standings.Finished {
		said = append(said, s.overtimeDue(s.Game)...)
	}
	return append(said, s.wordsChecked(played)...), done, nil
}

// elsewhere does a line that leads to another game, or away, and refuses one for the screen; false
// where it is another line.
func (s *session) elsewhere(line sheet.Line, text string) (said []string, is bool, err error) {
	switch line.Verb {
	case sheet.Again:
		said, err = s.again()
	case sheet.Open:
		if line.Game == "" {
			return nil, true, s.onScreen(text, "games")
		}
		said, err = s.reopen(line.Game)
	case sheet.Tab:
		err = s.onScreen(text, "show "+s.Game.Log.ID)
	case sheet.Print:
		err = s.onScreen(text, "print sheet "+s.Game.Log.ID)
	case sheet.Write:
		err = s.onScreen(text, "export "+s.Game.Log.ID+" --format gcg")
	case sheet.TakePen:
		err = s.onScreen(text, s.Game.Log.ID)
	case sheet.Quit:
		err = errQuit
	default:
		return nil, false, nil
	}
	return said, true, err
}

// errQuit says that a line leaves: none is read after it.
var errQuit = errors.New("quit")

// onScreen refuses a line that does what a key of the screen does, and names the command that does
// the same.
func (s *session) onScreen(text, instead string) error {
	word, _, _ := strings.Cut(text, " ")
	return cli.Refuse(s.Lang.Tool.Entry.OnScreen(phrases.Fit(word, 20), "tanteo "+instead))
}

// overtimeDue tells the overtime that a clock has measured and that the sheet of a finished
// game does not have yet, with the line that notes it.
func (s *session) overtimeDue(g sheet.Game) []string {
	var all []string
	for _, due := range g.OvertimeDue(0) {
		note := s.Lang.Clock.Note(s.Lang.Seat(g, due.Player), phrases.Time(due.Time))
		all = append(all, "* "+s.Lang.Labelled(note, line.OfOvertime(due, s.Lang.Word)))
	}
	return all
}

// again starts another game of the same people in place of this one.
func (s *session) again() ([]string, error) {
	next, err := create(s.Env, s.Again(s.Game))
	if err != nil {
		return nil, err
	}
	s.Kept = true
	s.Change(next.Sitting)
	return []string{s.Lang.Answers.Again(s.Game.Log.ID) + " " + s.turn()}, nil
}

// reopen opens another game in place of this one.
func (s *session) reopen(id string) ([]string, error) {
	if id != s.Game.Log.ID {
		next, err := open(s.Env, id)
		if err != nil {
			return nil, err
		}
		s.Change(next.Sitting)
	}
	return []string{s.Lang.Answers.Opened(s.Game.Log.ID, s.Lang.Standing(s.Game)) + " " + s.turn()}, nil
}

// welcome says on a terminal which game is open, and what to type.
func (s *session) welcome() {
	s.Out.Say(s.Lang.Answers.Opened(s.Game.Log.ID, s.Lang.Standing(s.Game)) + " " + s.turn())
	s.Out.Say(s.Lang.Tool.Entry.Welcome)
}

// turn says whose turn it is, or that the game has ended.
func (s *session) turn() string {
	if s.Game.Standings.OnTurn == 0 {
		return s.Lang.Sheet.Ended
	}
	return s.Lang.Sheet.OnTurn(s.Lang.Seat(s.Game, s.Game.Standings.OnTurn))
}
