package sheet

import (
	"slices"

	"tanteo/scoring"
)

// Fold is what a log amounts to, played with an edition. It is total: a turn that does not
// fit the board keeps its place, carries its fault, lays nothing and counts 0.
func Fold(l Log, e *scoring.Edition) Standings {
	f := newFolder(l, e)
	f.foldTo(len(l.Events))
	return f.finished()
}

// folder is a fold under way: what the events so far amount to, in lists of its own where they are
// written.
type folder struct {
	folded
	log     Log
	edition *scoring.Edition
	rules   Rulebook // that count with the players there are

	// What others hold too is not written: the rows before ownRows, and, where these are false, the
	// rounds with the cells of the last one, and the tiles that are left.
	ownRows    int
	ownRound   bool
	ownLetters bool

	marks []*folded // of the way here, the oldest first
}

// newFolder is a fold before the first event.
func newFolder(l Log, e *scoring.Edition) folder {
	f := folder{log: l, edition: e, ownRound: true, ownLetters: true}
	f.s = Standings{
		Players: make([]Player, len(l.Players), max(len(l.Players), MaxPlayers)),
		OnTurn:  l.First,
		Board:   scoring.NewBoard(e.Layout),
		Tiles:   newTiles(e),
	}
	f.s.Turns, f.turns = newRoom[Turn](len(l.Events) + len(l.Players))
	for i, name := range l.Players {
		f.s.Players[i].Name = name
	}
	f.rules = l.RulesFor(len(l.Players))
	if l.Kind == DuplicateGame {
		f.openRound()
	}
	return f
}

// foldTo folds the events up to an index.
func (f *folder) foldTo(end int) {
	for i := f.events; i < end; i++ {
		event := f.log.Events[i]
		onTurn := f.s.OnTurn
		f.spend(event)
		f.apply(i, event)
		f.wind(event, onTurn)
		if isClosing(event) {
			f.closings = append(f.closings, i)
		}
		f.events = i + 1
	}
}

// folded is what a fold has come to after some events, and what it takes to go on from there. Games
// share it: what its lists hold is not written again.
type folded struct {
	events   int       // that are in it
	s        Standings // but for what finished tells
	turns    *room[Turn]
	next     int // who was to play when the game ended
	before   counters
	closings []int // the events that have closed a round
	over     []int // the rounds closed in which a cell has more than the master
	tally
}

// counters are the runs as they stood before the newest turn, and stand again when it is
// challenged.
type counters struct{ passes, passesOrLost, scoreless int }

func (f *folder) apply(i int, event Event) {
	s := &f.s
	if f.log.Kind == DuplicateGame && f.duplicate(i, event) {
		return
	}
	switch what := event.What.(type) {
	case Played:
		f.turn(i, event, f.play(what))
	case Typed:
		w := scoring.CountTyped(f.edition, what.Words)
		f.use(what.Words.NewTiles(), 1)
		f.turn(i, event, Turn{Kind: KindTyped, Points: w.Points, Bonus: w.Bonus, NewTiles: w.NewTiles})
	case Points:
		s.Tiles.Uncounted++
		f.turn(i, event, Turn{Kind: KindPoints, Points: what.Points})
	case Passed:
		f.turn(i, event, Turn{Kind: KindPass})
	case Exchanged:
		f.turn(i, event, Turn{Kind: KindExchange})
	case Withdrawn:
		f.turn(i, event, Turn{Kind: KindWithdrawn})
	case Challenged:
		f.challenge(event)
	case ChallengeFailed:
		f.challengeFailed(i, event, what)
	case Penalty:
		f.adjust(i, what.Player, KindPenalty, -what.Points)
	case Bonus:
		f.adjust(i, what.Player, KindBonus, what.Points)
	case Overtime:
		f.overtime(i, what)
	case Warning:
		f.warn(i, what)
	case Wrong:
		f.wrong(i, what)
	case Laid:
		f.layLoose(what.Tiles)
	case Cleared:
		f.lay(s.Loose, -1)
		s.Loose = nil
	case Ended:
		f.end(i, what)
	case Finished:
		f.close()
	case Reopened:
		f.reopen()
	case Renamed:
		if f.seat(what.Player) {
			s.Players[what.Player-1].Name = what.Name
		}
	case Joined:
		f.join(what.Name)
	case Left:
		f.leave(what.Player)
	case Returned:
		f.comeBack(what.Player)
	case Voided:
		s.Void = true
	case Analysed:
		s.Analysed = what.On
	case ClockChosen, ClockStarted, ClockStopped, ClockSet:
		f.clock(event)
	case Noted, Kept, ClockRan:
	}
}

// addRow puts a row at the end of the sheet.
func (f *folder) addRow(t Turn) { f.s.Turns, f.turns = f.turns.add(f.s.Turns, t) }

// changeRow is a row to be written.
func (f *folder) changeRow(i int) *Turn {
	if i < f.ownRows {
		f.s.Turns, f.turns = (*room[Turn])(nil).add(nil, f.s.Turns...)
		f.ownRows = 0
	}
	if i < f.tally.rows {
		f.tally = tally{}
	}
	return &f.s.Turns[i]
}

// changeRound is the round at hand, to be written with its cells. After the end it is the last one.
func (f *folder) changeRound() *Round {
	s := &f.s
	last := len(s.Rounds) - 1
	if !f.ownRound {
		s.Rounds, f.ownRound = slices.Clone(s.Rounds), true
		s.Rounds[last].Cells = slices.Clone(s.Rounds[last].Cells)
	}
	return &s.Rounds[last]
}

// share lets others hold what the fold has come to. What it writes from now on it writes in lists of
// its own.
func (f *folder) share() {
	f.s.Players = slices.Clone(f.s.Players)
	f.ownRows, f.ownRound, f.ownLetters = len(f.s.Turns), false, false
	for _, list := range [...]*[]int{&f.closings, &f.over, &f.faulty, &f.told, &f.off} {
		*list = slices.Clip(*list)
	}
}

func (f *folder) seat(n int) bool { return n >= 1 && n <= len(f.s.Players) }

// lay puts loose tiles on the board, or takes them off with n = -1.
func (f *folder) lay(tiles []scoring.Laid, n int) {
	for _, l := range tiles {
		f.use([]scoring.Tile{l.Tile}, n)
	}
	if n > 0 {
		f.s.Board = f.s.Board.With(tiles)
	} else {
		f.s.Board = f.s.Board.Without(tiles)
	}
}

// use takes tiles off what is left; n is -1 to put them back.
func (f *folder) use(tiles []scoring.Tile, n int) {
	if !f.ownLetters {
		f.s.Tiles.Letters, f.ownLetters = slices.Clone(f.s.Tiles.Letters), true
	}
	for _, t := range tiles {
		f.s.Tiles.use(t, n)
	}
}

// layLoose lays tiles without points. A square that a correction has given to a play is
// passed over.
func (f *folder) layLoose(tiles []scoring.Laid) {
	s := &f.s
	for _, l := range tiles {
		if f.edition.Layout.Contains(l.Square) && s.Board.At(l.Square) == 0 {
			f.lay([]scoring.Laid{l}, 1)
			s.Loose = append(slices.Clip(s.Loose), l)
		}
	}
}

// join adds a player at the end of the order. If that place has already passed in this round, he
// plays from the next one on.
func (f *folder) join(name string) {
	s := &f.s
	p := Player{Name: name, rounds: max(0, s.Round()-1)}
	if s.OnTurn < f.log.First {
		p.rounds++
	}
	s.Players = append(s.Players, p)
	f.rules = f.log.RulesFor(len(s.Players))
}

// leave takes a player from the table. The last one stays.
func (f *folder) leave(seat int) {
	s := &f.s
	if !f.seat(seat) || s.Players[seat-1].Gone || s.AtTable() == 1 {
		return
	}
	s.Players[seat-1].Gone = true
	if s.OnTurn == seat {
		s.OnTurn = s.after(seat)
	}
	if f.next == seat {
		f.next = s.after(seat)
	}
}

// comeBack brings a player back to his seat. He does not make up for the rounds that he was away;
// if his place has already passed in this round, he plays from the next one on.
func (f *folder) comeBack(seat int) {
	s := &f.s
	if !f.seat(seat) || !s.Players[seat-1].Gone {
		return
	}
	p := &s.Players[seat-1]
	p.Gone = false
	rounds := max(0, s.Round()-1)
	if s.OnTurn > 0 && f.turnsBefore(seat) < f.turnsBefore(s.OnTurn) {
		rounds++
	}
	p.rounds = max(p.rounds, rounds)
}

// turnsBefore is how many seats play before one in a round.
func (f *folder) turnsBefore(seat int) int {
	players := len(f.s.Players)
	return (seat - f.log.First + players) % players
}

// finished is what can be told once every event is in.
func (f *folder) finished() Standings {
	f.settle()
	f.s.rank(f.rules.Classic.Ties)
	s := f.s
	if seal := f.log.Seal; seal != nil {
		s.sealed(seal)
	}
	if n := len(s.Rounds); s.Finished && n > 0 && !s.Rounds[n-1].Noted() {
		s.Rounds = s.Rounds[: n-1 : n-1]
	}
	s.Tiles.Bag = max(0, s.Tiles.Unseen-f.edition.Rack*f.racks())
	s.Tiles.Unseen = max(0, s.Tiles.Unseen)
	s.Tiles.OverusedBy = f.overused()
	s.Notices = f.notices(&s)
	return s
}

// racks is how many racks there are: everybody's, or the one of a duplicate.
func (f *folder) racks() int {
	if f.log.Kind == DuplicateGame {
		return 1
	}
	return f.s.AtTable()
}

func (f *folder) notices(s *Standings) []Notice {
	var all []Notice
	if len(f.faulty) > 0 {
		all = append(all, Notice{Code: NoticeFaults, Turns: slices.Clip(f.faulty)})
	}
	for i := range s.Tiles.OverusedBy {
		o := &s.Tiles.OverusedBy[i]
		all = append(all, Notice{Code: NoticeOverused, Turns: o.Turns, Overuse: o})
	}
	duplicate := f.log.Kind == DuplicateGame
	if duplicate {
		if over := f.overMaster(); len(over) > 0 {
			all = append(all, Notice{Code: NoticeOverMaster, Turns: over})
		}
	}
	if !s.Finished {
		all = append(all, f.runs()...)
	}
	if duplicate && !s.Finished {
		if end, tiles := (Game{Log: f.log, Edition: f.edition, Standings: *s}).racksEnd(); end != 0 {
			all = append(all, Notice{Code: NoticeRulesEnd, Count: tiles})
		}
	}
	if f.told != nil || f.off != nil {
		all = append(all, Notice{Code: NoticeTold, Turns: slices.Clip(f.told), Off: slices.Clip(f.off)})
	}
	if f.log.lent(len(s.Players)) {
		all = append(all, Notice{Code: NoticeFallbackRules, Count: len(s.Players)})
	}
	return all
}

// runs are the notices of what ends a game by the rules.
func (f *folder) runs() []Notice {
	s, rules := &f.s, f.rules.Classic
	passes, orLost := rules.PassLimit(s.AtTable()), rules.PassesOrLost
	playing := s.playing()
	if playing == 1 && s.AtTable() > 1 {
		passes, orLost = rules.AlonePasses, rules.AloneOrLost
	}
	var all []Notice
	switch {
	case passes > 0 && s.Passes >= passes:
		all = append(all, Notice{Code: NoticePasses, Count: s.Passes})
	case orLost > 0 && s.PassesOrLost >= orLost:
		all = append(all, Notice{Code: NoticePassesOrLost, Count: s.PassesOrLost})
	}
	if rules.Scoreless > 0 && s.Scoreless >= rules.Scoreless {
		all = append(all, Notice{Code: NoticeScoreless, Count: s.Scoreless})
	}
	if playing == 0 {
		all = append(all, Notice{Code: NoticeNoTime})
	}
	return all
}
