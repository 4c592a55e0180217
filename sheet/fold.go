package sheet

import (
	"slices"

	"tanteo/scoring"
)

// Fold is what a log amounts to, played with an edition. It is total: a turn that does not
// fit the board keeps its place, carries its fault, lays nothing and counts 0.
func Fold(l Log, e *scoring.Edition) Standings {
	return fold(l, e, nil)
}

// fold goes through the events. Before each row of the sheet it shows the board as it was
// then to visit, where there is one.
func fold(l Log, e *scoring.Edition, visit func(event int, before *scoring.Board)) Standings {
	f := folder{log: l, edition: e, s: Standings{
		Players: make([]Player, len(l.Players), max(len(l.Players), MaxPlayers)),
		Turns:   make([]Turn, 0, len(l.Events)+len(l.Players)),
		Board:   scoring.NewBoard(e.Layout),
		Tiles:   newTiles(e),
	}}
	for i, name := range l.Players {
		f.s.Players[i].Name = name
	}
	f.s.OnTurn = l.First
	f.rules = l.RulesFor(len(l.Players))
	if l.Kind == DuplicateGame {
		f.openRound()
	}
	for i, event := range l.Events {
		if visit != nil {
			visit(i, &f.s.Board)
		}
		onTurn := f.s.OnTurn
		f.spend(event)
		f.apply(i, event)
		f.wind(event, onTurn)
	}
	f.finish()
	return f.s
}

// folder is a fold under way.
type folder struct {
	log     Log
	edition *scoring.Edition
	s       Standings
	rules   Rulebook // that count with the players there are
	next    int      // who was to play when the game ended
	before  counters
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
		for _, t := range what.Words.NewTiles() {
			s.Tiles.use(t, 1)
		}
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

func (f *folder) seat(n int) bool { return n >= 1 && n <= len(f.s.Players) }

// lay puts loose tiles on the board, or takes them off with n = -1.
func (f *folder) lay(tiles []scoring.Laid, n int) {
	for _, l := range tiles {
		f.s.Tiles.use(l.Tile, n)
	}
	if n > 0 {
		f.s.Board = f.s.Board.With(tiles)
	} else {
		f.s.Board = f.s.Board.Without(tiles)
	}
}

// layLoose lays tiles without points. A square that a correction has given to a play is
// passed over.
func (f *folder) layLoose(tiles []scoring.Laid) {
	s := &f.s
	for _, l := range tiles {
		if f.edition.Layout.Contains(l.Square) && s.Board.At(l.Square) == 0 {
			f.lay([]scoring.Laid{l}, 1)
			s.Loose = append(s.Loose, l)
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

// finish computes what can be told once every event is in.
func (f *folder) finish() {
	s := &f.s
	if n := len(s.Rounds); s.Finished && n > 0 && !s.Rounds[n-1].Noted() {
		s.Rounds = s.Rounds[:n-1]
	}
	s.rank(f.rules.Classic.Ties)
	running := make([]int, len(s.Players))
	for i := range s.Turns {
		t := &s.Turns[i]
		if t.Player == 0 {
			continue // a master
		}
		running[t.Player-1] += t.Points
		t.Running = running[t.Player-1]
	}
	s.Tiles.Bag = max(0, s.Tiles.Unseen-f.edition.Rack*f.racks())
	if s.Tiles.Unseen < 0 {
		s.Tiles.Unseen = 0
	}
	for slot, left := range s.Tiles.Left {
		if left < 0 {
			s.Tiles.OverusedBy = append(s.Tiles.OverusedBy, f.overuse(scoring.Letter(slot)))
		}
	}
	s.Notices = f.notices()
}

// racks is how many racks there are: everybody's, or the one of a duplicate.
func (f *folder) racks() int {
	if f.log.Kind == DuplicateGame {
		return 1
	}
	return f.s.AtTable()
}

// overuse tells which turns used a letter that there is too much of.
func (f *folder) overuse(of scoring.Letter) Overuse {
	s := &f.s
	has := f.edition.Blanks
	if of != 0 {
		has = f.edition.Count(of)
	}
	o := Overuse{Letter: of, Has: has, Used: has - s.Tiles.Left[of]}
	for _, t := range s.Turns {
		if t.Challenged || t.Fault != nil || f.log.Kind == DuplicateGame && t.Player != 0 {
			continue
		}
		uses := func(tile scoring.Tile) bool { return slot(tile) == of }
		switch what := OfMaster(f.log.Events[t.Event].What).(type) {
		case Played:
			if slices.ContainsFunc(what.Play.Laid(), func(l scoring.Laid) bool { return uses(l.Tile) }) {
				o.Turns = append(o.Turns, t.Number)
			}
		case Typed:
			if slices.ContainsFunc(what.Words.NewTiles(), uses) {
				o.Turns = append(o.Turns, t.Number)
			}
		}
	}
	return o
}

func (f *folder) notices() []Notice {
	s := &f.s
	var all []Notice
	if faulty := s.Faulty(); len(faulty) > 0 {
		all = append(all, Notice{Code: NoticeFaults, Turns: faulty})
	}
	for i := range s.Tiles.OverusedBy {
		o := &s.Tiles.OverusedBy[i]
		all = append(all, Notice{Code: NoticeOverused, Turns: o.Turns, Overuse: o})
	}
	duplicate := f.log.Kind == DuplicateGame
	if duplicate {
		if over := s.overMaster(); len(over) > 0 {
			all = append(all, Notice{Code: NoticeOverMaster, Turns: over})
		}
	}
	if !s.Finished {
		all = append(all, f.runs()...)
	}
	if duplicate && !s.Finished {
		if end, tiles := (Game{f.log, f.edition, *s}).racksEnd(); end != 0 {
			all = append(all, Notice{Code: NoticeRulesEnd, Count: tiles})
		}
	}
	if n, ok := s.toldNotice(); ok {
		all = append(all, n)
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
