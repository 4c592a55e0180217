package command

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"time"

	"tanteo/editions/words"
	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/analysis"
	"tanteo/sheet/store"
	"tanteo/tui/phrases"
)

// session is a game that lines are being entered into. Nobody else can change it meanwhile.
type session struct {
	*run
	lock    *store.Lock
	game    sheet.Game
	words   sheet.Vocabulary
	trouble error // what went wrong beside the game
}

// open opens a saved game for a session. It is read a second time under the lock, since it
// may have changed before.
func (r *run) open(id string) (*session, error) {
	if _, err := r.Games.Load(id); err != nil {
		return nil, err
	}
	lock, err := r.Games.Lock(id, r.Holder)
	if err != nil {
		return nil, err
	}
	l, err := r.Games.Load(id)
	if err != nil {
		return nil, errors.Join(err, lock.Release())
	}
	return r.hold(l, lock)
}

// create keeps a new game and opens it.
func (r *run) create(l sheet.Log) (*session, error) {
	l, err := r.Games.Create(l, r.Now())
	if err != nil {
		return nil, err
	}
	lock, err := r.Games.Lock(l.ID, r.Holder)
	if err != nil {
		return nil, err
	}
	return r.hold(l, lock)
}

// hold begins a session with a game.
func (r *run) hold(l sheet.Log, lock *store.Lock) (*session, error) {
	g, err := sheet.NewGame(l)
	if err != nil {
		return nil, errors.Join(err, lock.Release())
	}
	s := &session{run: r, lock: lock, game: g, words: phrases.Vocabulary()}
	s.remember()
	for _, text := range r.l.Announced(g) {
		fmt.Fprintln(r.Err, text)
	}
	return s, nil
}

// remember makes the game the one that was open last.
func (s *session) remember() {
	if s.Settings.Remember != nil {
		s.trouble = errors.Join(s.trouble, s.Settings.Remember(s.game.Log.ID))
	}
}

// close gives the game free.
func (s *session) close() { s.trouble = errors.Join(s.trouble, s.lock.Release()) }

// do carries a line out and says what it did. What it changed is saved before it is said.
func (s *session) do(ctx context.Context, text string) ([]string, error) {
	line, err := sheet.Parse(text, s.game, s.words)
	if err != nil {
		return nil, s.about(err, phrases.About(s.game, text))
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
		return nil, s.onScreen(text, "show "+s.game.Log.ID)
	case sheet.Print:
		return nil, s.onScreen(text, "print sheet "+s.game.Log.ID)
	case sheet.Write:
		return nil, s.onScreen(text, "export "+s.game.Log.ID+" --format gcg")
	case sheet.Quit:
		return nil, errQuit
	}
	next, answer, unlisted, err := s.after(ctx, line)
	if refused, ok := errors.AsType[*failure](err); ok {
		return nil, refused
	}
	if err != nil {
		return nil, s.about(err, phrases.About(s.game, text))
	}
	if err := s.Games.Save(next.Log); err != nil {
		return nil, err
	}
	said := []string{s.l.Answer(answer, next)}
	for _, n := range append(answer.Notices, overused(s.game, next)...) {
		text := "* " + s.l.Notice(n, next)
		if n.Code != sheet.NoticeTotalsChanged && !slices.Contains(said, text) { // the answer has the totals
			said = append(said, text)
		}
	}
	if unlisted != nil {
		said = append(said, "* "+s.sentence(unlisted, phrases.Context{}))
	}
	if next.Standings.Finished && !s.game.Standings.Finished {
		said = append(said, s.overtimeDue(next)...)
	}
	s.game = next
	return append(said, s.listed(ctx, answer)...), nil
}

// errQuit says that a line leaves: none is read after it.
var errQuit = errors.New("quit")

// onScreen refuses a line that does what a key of the screen does, and names the command that does
// the same.
func (s *session) onScreen(text, instead string) error {
	word, _, _ := strings.Cut(text, " ")
	return s.refuse(s.l.Tool.Entry.OnScreen(phrases.Fit(word, 20), "tanteo "+instead))
}

// after is the game after a line. What closes a round whose rack was drawn finds its master.
// Where no list can be had for that, the best that is noted is the master, and unlisted says why.
func (s *session) after(ctx context.Context, line sheet.Line) (next sheet.Game, a sheet.Answer, unlisted, err error) {
	rack, wants := analysis.WantsMaster(&s.game, line)
	if !wants {
		next, a, err = s.game.Do(line, s.stamp())
		return next, a, nil, err
	}
	list, unlisted := s.list(ctx, "", s.game.Edition)
	switch {
	case ctx.Err() != nil:
		return s.game, sheet.Answer{}, nil, ctx.Err()
	case unlisted != nil:
		next, a, err = s.game.Do(line, s.stamp())
		return next, a, unlisted, err
	}
	next, a, err = s.withMaster(ctx, list, rack, line)
	return next, a, nil, err
}

// withMaster is the game after a round is closed whose master is found by a list.
func (s *session) withMaster(ctx context.Context, list *words.List, rack []scoring.Tile, line sheet.Line) (sheet.Game, sheet.Answer, error) {
	graph, err := s.graph(ctx, list, s.game.Edition)
	if err != nil {
		return s.game, sheet.Answer{}, err
	}
	_, ties := s.Catalogue.MasterTies(s.game.Log)
	play, found, err := analysis.Master(&s.game, graph, rack, ties)
	if err != nil {
		return s.game, sheet.Answer{}, s.aboutRack(err)
	}
	if !found {
		next, answer, ok, err := analysis.NothingFound(s.game, line, s.stamp())
		if ok || err != nil {
			return next, answer, err
		}
		said := phrases.Said{What: s.l.Finding.NoPlay(phrases.RackText(s.game.Edition, rack)), Todo: s.l.Lookup.NoPlayTodo(s.l.Word(sheet.CommandFinish))}
		return s.game, sheet.Answer{}, s.refuse(said)
	}
	return analysis.WithMaster(s.game, play, line, s.stamp())
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

// stamp is what goes with an event that happens now.
func (r *run) stamp() sheet.Stamp {
	return sheet.Stamp{Time: r.Now().UTC().Truncate(time.Millisecond), By: r.Holder.User, Seed: store.NewSeed()}
}

// again starts another game of the same people in place of this one.
func (s *session) again() ([]string, error) {
	l := s.game.Again()
	l.Header.Start = s.Now()
	next, err := s.create(l)
	if err != nil {
		return nil, err
	}
	s.change(next)
	return []string{s.l.Answers.Again(s.game.Log.ID) + " " + s.turn()}, nil
}

// reopen opens another game in place of this one.
func (s *session) reopen(id string) ([]string, error) {
	if id != s.game.Log.ID {
		next, err := s.open(id)
		if err != nil {
			return nil, err
		}
		s.change(next)
	}
	return []string{s.l.Answers.Opened(s.game.Log.ID, s.l.Standing(s.game)) + " " + s.turn()}, nil
}

// change puts another game in the place of this one.
func (s *session) change(next *session) {
	s.close()
	s.lock, s.game = next.lock, next.game
	s.trouble = errors.Join(s.trouble, next.trouble)
}

// welcome says on a terminal which game is open, and what to type.
func (s *session) welcome() {
	s.out.say(s.l.Answers.Opened(s.game.Log.ID, s.l.Standing(s.game)) + " " + s.turn())
	s.out.say(s.l.Tool.Entry.Welcome)
}

// turn says whose turn it is, or that the game has ended.
func (s *session) turn() string {
	if s.game.Standings.OnTurn == 0 {
		return s.l.Sheet.Ended
	}
	return s.l.Sheet.OnTurn(s.l.Seat(s.game, s.game.Standings.OnTurn))
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
