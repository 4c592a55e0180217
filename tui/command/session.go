package command

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/store"
	"tanteo/tui/phrases"
	"tanteo/tui/sitting"
)

// session is a game that lines are being entered into.
type session struct {
	*run
	*sitting.Sitting
	words sheet.Vocabulary
}

// room is what games are opened in.
func (r *run) room() sitting.Room {
	return sitting.Room{Games: r.Games, Holder: r.Holder, Catalogue: r.Catalogue, Remember: r.Settings.Remember, Now: r.Now, Seed: store.NewSeed}
}

// open opens a saved game for a session.
func (r *run) open(id string) (*session, error) {
	sat, err := r.room().Open(id)
	if err != nil {
		return nil, err
	}
	r.announce(sat.Game)
	return &session{run: r, Sitting: sat, words: phrases.Vocabulary()}, nil
}

// create keeps a new game and opens it.
func (r *run) create(l sheet.Log) (*session, error) {
	l, err := r.room().Create(l)
	if err != nil {
		return nil, err
	}
	return r.open(l.ID)
}

// announce tells where the totals of a game that were filed differ from those that are counted.
func (r *run) announce(g sheet.Game) {
	for _, text := range r.l.Announced(g) {
		fmt.Fprintln(r.Err, text)
	}
}

// do carries a line out and says what it did. What it changed is saved before it is said.
func (s *session) do(ctx context.Context, text string) ([]string, error) {
	line, err := sheet.Parse(text, s.Game, s.words)
	if err != nil {
		return nil, s.about(err, phrases.About(s.Game, text))
	}
	if said, asked, err := s.answer(ctx, line); asked {
		return said, err
	}
	switch line.Verb {
	case sheet.Again:
		return s.again()
	case sheet.Open:
		if line.Game == "" {
			return nil, s.onScreen(text, "games")
		}
		return s.reopen(line.Game)
	case sheet.Tab:
		return nil, s.onScreen(text, "show "+s.Game.Log.ID)
	case sheet.Print:
		return nil, s.onScreen(text, "print sheet "+s.Game.Log.ID)
	case sheet.Write:
		return nil, s.onScreen(text, "export "+s.Game.Log.ID+" --format gcg")
	case sheet.Quit:
		return nil, errQuit
	}
	done, err := s.Do(ctx, line, lists{s.run})
	if err != nil {
		return nil, s.about(err, phrases.About(s.Game, text))
	}
	said := []string{s.l.Answer(done.Answer, s.Game)}
	for _, n := range append(done.Answer.Notices, overused(done.Before, s.Game)...) {
		text := "* " + s.l.Notice(n, s.Game)
		if n.Code != sheet.NoticeTotalsChanged && !slices.Contains(said, text) { // the answer has the totals
			said = append(said, text)
		}
	}
	if done.Unlisted != nil {
		said = append(said, "* "+s.sentence(done.Unlisted, phrases.Context{}))
	}
	if s.Game.Standings.Finished && !done.Before.Standings.Finished {
		said = append(said, s.overtimeDue(s.Game)...)
	}
	return append(said, s.listed(ctx, done.Answer)...), nil
}

// errQuit says that a line leaves: none is read after it.
var errQuit = errors.New("quit")

// onScreen refuses a line that does what a key of the screen does, and names the command that does
// the same.
func (s *session) onScreen(text, instead string) error {
	word, _, _ := strings.Cut(text, " ")
	return s.refuse(s.l.Tool.Entry.OnScreen(phrases.Fit(word, 20), "tanteo "+instead))
}

// overtimeDue tells the overtime that a clock has measured and that the sheet of a finished
// game does not have yet, with the line that notes it.
func (s *session) overtimeDue(g sheet.Game) []string {
	var all []string
	for _, due := range g.OvertimeDue(0) {
		note := s.l.Clock.Note(s.l.Seat(g, due.Player), phrases.Time(due.Time))
		all = append(all, "* "+s.l.Named(note, g.LineOfOvertime(due, s.l.Word)))
	}
	return all
}

// overused are the notices of letters that a line has made too many of.
func overused(before, after sheet.Game) []sheet.Notice {
	known := map[scoring.Letter]int{}
	for _, o := range before.Standings.Tiles.OverusedBy {
		known[o.Letter] = o.Used
	}
	var all []sheet.Notice
	for _, n := range after.Standings.Notices {
		if n.Overuse != nil && n.Overuse.Used > known[n.Overuse.Letter] {
			all = append(all, n)
		}
	}
	return all
}

// again starts another game of the same people in place of this one.
func (s *session) again() ([]string, error) {
	next, err := s.create(s.Again(s.Game))
	if err != nil {
		return nil, err
	}
	s.Change(next.Sitting)
	return []string{s.l.Answers.Again(s.Game.Log.ID) + " " + s.turn()}, nil
}

// reopen opens another game in place of this one.
func (s *session) reopen(id string) ([]string, error) {
	if id != s.Game.Log.ID {
		next, err := s.open(id)
		if err != nil {
			return nil, err
		}
		s.Change(next.Sitting)
	}
	return []string{s.l.Answers.Opened(s.Game.Log.ID, s.l.Standing(s.Game)) + " " + s.turn()}, nil
}

// welcome says on a terminal which game is open, and what to type.
func (s *session) welcome() {
	s.out.say(s.l.Answers.Opened(s.Game.Log.ID, s.l.Standing(s.Game)) + " " + s.turn())
	s.out.say(s.l.Tool.Entry.Welcome)
}

// turn says whose turn it is, or that the game has ended.
func (s *session) turn() string {
	if s.Game.Standings.OnTurn == 0 {
		return s.l.Sheet.Ended
	}
	return s.l.Sheet.OnTurn(s.l.Seat(s.Game, s.Game.Standings.OnTurn))
}

// isNoGame says whether an error is that there is no such game.
func isNoGame(err error) bool {
	_, bad := errors.AsType[*store.BadIDError](err)
	return bad || errors.Is(err, fs.ErrNotExist)
}

// lastGame is the id of the game that was open last.
func (r *run) lastGame() (string, error) {
	if r.Settings.Last == "" {
		return "", r.refuse(r.l.Tool.Usage.NoGameYet)
	}
	return r.Settings.Last, nil
}
