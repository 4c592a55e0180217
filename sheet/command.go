package sheet

import (
	"slices"
	"strings"
	"time"

	"tanteo/scoring"
)

// command reads what follows a command word.
func (p *parser) command(c Command, word, rest string) (Line, error) {
	switch c {
	case CommandPass:
		return p.turn(rest, func(rest string) (What, error) { return Passed{}, nothing(rest) })
	case CommandWithdrawn:
		return p.turn(rest, func(rest string) (What, error) { return Withdrawn{}, nothing(rest) })
	case CommandExchange:
		return p.turn(rest, p.exchange)
	case CommandChallenge:
		return p.challenge(rest)
	case CommandPenalty:
		seat, points, reason, err := p.points(word, rest)
		if points < 0 {
			points = p.game.Rules().Classic.Penalty
		}
		return p.done(Penalty{seat, points, reason}, err)
	case CommandBonus:
		seat, points, reason, err := p.points(word, rest)
		if err == nil && points < 0 {
			err = &LineError{Reason: LineMissing, Text: word}
		}
		return p.done(Bonus{seat, points, reason}, err)
	case CommandOvertime:
		return p.overtime(word, rest)
	case CommandWarning:
		seat, reason, err := p.reason(word, rest)
		return p.done(Warning{seat, reason}, err)
	case CommandLay:
		return p.lay(word, rest)
	case CommandClear:
		return p.done(Cleared{}, nothing(rest))
	case CommandEnd:
		return p.end(word, rest)
	case CommandFinish:
		return p.done(Finished{}, nothing(rest))
	case CommandReopen:
		return p.done(Reopened{}, nothing(rest))
	case CommandWrong:
		return p.wrong(word, rest)
	case CommandVoid:
		return p.done(Voided{}, nothing(rest))
	case CommandName:
		return p.name(word, rest)
	case CommandJoin:
		return p.join(rest)
	case CommandLeave:
		seat, err := p.seatOf(word, rest)
		return p.done(Left{seat}, err)
	case CommandNote:
		text := noteOf(rest)
		if text == "" {
			return Line{}, &LineError{Reason: LineMissing, Text: word}
		}
		return p.add(Event{What: Noted{text}})
	case CommandRack:
		return p.rack(word, rest)
	case CommandDraw:
		return p.draw(rest)
	case CommandMaster:
		return p.master(rest)
	case CommandBest:
		return p.best(rest)
	case CommandCheck:
		return p.check(rest)
	case CommandMissed:
		return Line{Verb: Missed}, nothing(rest)
	case CommandAnalysis:
		return p.analysis(rest)
	case CommandClock:
		return p.clockLine(word, rest)
	case CommandNext:
		return p.done(RoundClosed{}, nothing(rest))
	case CommandUndo:
		return Line{Verb: Undo}, nothing(rest)
	case CommandRedo:
		return Line{Verb: Redo}, nothing(rest)
	case CommandAgain:
		return Line{Verb: Again}, nothing(rest)
	case CommandOpen:
		return Line{Verb: Open, Game: rest}, nil
	case CommandTab:
		return Line{Verb: Tab, Name: rest}, nil
	case CommandPrint:
		return Line{Verb: Print, Name: rest}, nil
	case CommandWrite:
		return Line{Verb: Write, Name: rest}, nil
	case CommandQuit:
		return Line{Verb: Quit}, nothing(rest)
	case CommandRecount:
		if rest == "" {
			return Line{Verb: Recount}, nil
		}
	}
	return p.correction(c, word, rest)
}

// analysis reads `analysis` and `analysis off`.
func (p *parser) analysis(rest string) (Line, error) {
	if p.words[Plain(rest)] == CommandOff {
		return p.done(Analysed{}, nil)
	}
	return p.done(Analysed{On: true}, nothing(rest))
}

func (p *parser) done(what What, err error) (Line, error) {
	if err != nil {
		return Line{}, err
	}
	return p.add(Event{What: what})
}

func nothing(rest string) error {
	if rest != "" {
		return &LineError{Reason: LineExtra, Text: rest}
	}
	return nil
}

// turn reads a turn that may end in its rack.
func (p *parser) turn(rest string, read func(string) (What, error)) (Line, error) {
	event, err := p.withRack(rest, read)
	if err != nil {
		return Line{}, err
	}
	return p.add(event)
}

// exchange reads the tiles given back, or how many they were, or nothing.
func (p *parser) exchange(rest string) (What, error) {
	if rest == "" {
		return Exchanged{}, nil
	}
	if digits(rest[:1]) {
		n, err := number(rest, p.game.Edition.Rack)
		if err == nil && n == 0 {
			err = &LineError{Reason: LineNumber, Text: rest, Limit: p.game.Edition.Rack}
		}
		return Exchanged{Count: n}, err
	}
	tiles, err := p.tiles(rest)
	return Exchanged{Tiles: tiles, Count: len(tiles)}, err
}

// challenge reads `challenge` and `challenge failed [PLAYER] [N]`.
func (p *parser) challenge(rest string) (Line, error) {
	if rest == "" {
		return p.add(Event{What: Challenged{}})
	}
	first, rest, _ := strings.Cut(rest, " ")
	if p.words[Plain(first)] != CommandFailed {
		return Line{}, &LineError{Reason: LineExtra, Text: first}
	}
	seat, words, err := p.failed(strings.Fields(rest))
	if err != nil {
		return Line{}, err
	}
	return p.add(Event{Player: seat, What: ChallengeFailed{words}})
}

// otherChallenger tells of a number of words alone that it could be a seat: what it would cost
// if that player had challenged one word. Nobody challenges what he played himself.
func (p *parser) otherChallenger(words int) {
	g := p.game
	if p.player != 0 || words > len(g.Standings.Players) {
		return
	}
	other := Event{Player: words, What: ChallengeFailed{1}}
	then, err := g.add(other)
	if err != nil {
		return
	}
	taken, err := g.add(Event{What: ChallengeFailed{words}})
	if err != nil {
		return
	}
	row := then.Standings.Turns[len(then.Standings.Turns)-1]
	p.notes = append(p.notes, Notice{Code: NoticeReadAsWords, Count: words, Player: words, Other: &Reading{Event: other, Counts: true,
		Points: row.Points, Taken: taken.Standings.Turns[len(taken.Standings.Turns)-1].Points, LostTurn: row.LostTurn}})
}

// failed reads [PLAYER] [N].
func (p *parser) failed(fields []string) (seat, words int, err error) {
	words = 1
	told := p.countsWords(fields)
	if told {
		last := fields[len(fields)-1]
		fields = fields[:len(fields)-1]
		if words, err = number(last, MaxCount); err != nil || words == 0 {
			return 0, 0, &LineError{Reason: LineNumber, Text: last, Limit: MaxCount}
		}
	}
	if len(fields) == 0 {
		if told {
			p.otherChallenger(words)
		}
		return 0, words, nil
	}
	if p.player != 0 {
		return 0, 0, &LineError{Reason: LineExtra, Text: strings.Join(fields, " ")}
	}
	seat, err = p.seat(strings.Join(fields, " "))
	return seat, words, err
}

// countsWords says whether the last of [PLAYER] [N] is N. A number alone always is.
func (p *parser) countsWords(fields []string) bool {
	if len(fields) == 0 || !digits(fields[len(fields)-1]) {
		return false
	}
	return len(fields) == 1 || p.wholeName(fields) < len(fields)
}

// digits says whether a text is a number as a line has them.
func digits(text string) bool { return strings.Trim(text, "0123456789") == "" }

// MaxCount is the most words that one challenge can question.
const MaxCount = 1 + scoring.MaxCrossWords

// points reads PLAYER POINTS [REASON]; without points they are -1.
func (p *parser) points(word, rest string) (seat, points int, reason string, err error) {
	fields := strings.Fields(rest)
	for i := max(1, p.wholeName(fields)); i < len(fields); i++ {
		if !digits(fields[i][:1]) {
			continue
		}
		if seat, err = p.seat(strings.Join(fields[:i], " ")); err != nil {
			return 0, 0, "", err
		}
		points, err = number(fields[i], MaxPoints)
		return seat, points, strings.Join(fields[i+1:], " "), err
	}
	seat, err = p.seatOf(word, rest)
	return seat, -1, "", err
}

// reason reads PLAYER [REASON]: the player by the whole name, or by one word.
func (p *parser) reason(word, rest string) (seat int, reason string, err error) {
	fields := strings.Fields(rest)
	if len(fields) == 0 {
		return 0, "", &LineError{Reason: LineMissing, Text: word}
	}
	n := max(1, p.wholeName(fields))
	seat, err = p.seat(strings.Join(fields[:n], " "))
	return seat, strings.Join(fields[n:], " "), err
}

// overtime reads PLAYER MM:SS, which costs what the rules say, or PLAYER POINTS.
func (p *parser) overtime(word, rest string) (Line, error) {
	fields := strings.Fields(rest)
	if n := len(fields); n > 1 && isTime(fields[n-1]) {
		over, ok := readClock(fields[n-1])
		if !ok || p.game.Rules().Classic.Clock.Over == "" {
			return Line{}, &LineError{Reason: LineTime, Text: fields[n-1]}
		}
		seat, err := p.seat(strings.Join(fields[:n-1], " "))
		return p.done(Overtime{Player: seat, Time: over}, err)
	}
	seat, points, extra, err := p.points(word, rest)
	switch {
	case err != nil:
		return Line{}, err
	case points < 0:
		return Line{}, &LineError{Reason: LineMissing, Text: word}
	}
	return p.done(Overtime{Player: seat, Points: points}, nothing(extra))
}

// readClock reads minutes and seconds as a clock shows them; more than nothing.
func readClock(text string) (time.Duration, bool) {
	minutes, seconds, _ := strings.Cut(text, ":")
	m, err := number(minutes, int(MaxOvertime/time.Minute)-1)
	if err != nil {
		return 0, false
	}
	s, err := number(seconds, 59)
	over := time.Duration(m)*time.Minute + time.Duration(s)*time.Second
	return over, err == nil && len(seconds) == 2 && over > 0
}

// isTime says whether a text is minutes and seconds, as a clock shows them.
func isTime(text string) bool {
	minutes, seconds, ok := strings.Cut(text, ":")
	return ok && digits(minutes+seconds)
}

// wholeName is how many of some words, from the first on, are the whole name of a player:
// as many as can be, or 0.
func (p *parser) wholeName(fields []string) int {
	for n := len(fields); n > 0; n-- {
		if p.isName(strings.Join(fields[:n], " ")) {
			return n
		}
	}
	return 0
}

func (p *parser) seatOf(word, rest string) (int, error) {
	if rest == "" {
		return 0, &LineError{Reason: LineMissing, Text: word}
	}
	return p.seat(rest)
}

// lay reads a word of which the tiles come on the board without points.
func (p *parser) lay(word, rest string) (Line, error) {
	first, letters, _ := strings.Cut(rest, " ")
	s, d, ok := p.game.Log.Notation.Parse(first)
	if !ok {
		return Line{}, &LineError{Reason: LineMissing, Text: word}
	}
	spelling, err := p.spell(strings.TrimSpace(letters))
	if err != nil {
		return Line{}, err
	}
	p.spelled(spelling)
	laid, err := p.loose(s, d, spelling)
	if err != nil {
		return Line{}, err
	}
	return p.add(Event{What: Laid{laid}})
}

// loose finds the tiles of a word that come on the board without points: the whole word, or
// only its new tiles, as place does.
func (p *parser) loose(s scoring.Square, d scoring.Direction, word scoring.Spelling) ([]scoring.Laid, error) {
	if err := p.lies(s, d, word); err != nil {
		return nil, err
	}
	laid, ignored, err := p.game.Standings.Board.Read(s, d, word.Tiles)
	if err == nil && len(laid) == 0 {
		err = &scoring.PlacementError{Fault: scoring.NoTile, Square: s}
		if len(word.Tiles) > 1 {
			return nil, err
		}
	}
	fresh, newErr := p.asNew(s, d, word.Tiles)
	switch {
	case err == nil && newErr == nil && word.Lies == nil && !slices.Equal(laid, fresh):
		if play, err := p.game.Standings.Board.Form(fresh, d); err == nil {
			p.notes = append(p.notes, Notice{Code: NoticeReadAsNewTiles, Other: &Reading{Event: Event{What: Played{Play: play}}, Loose: true}})
		}
	case err == nil:
	case newErr != nil || word.Lies != nil:
		return nil, err
	default:
		p.notes = append(p.notes, Notice{Code: NoticeReadAsNewTiles})
		return fresh, nil
	}
	p.ignored(ignored)
	return laid, nil
}

// end reads what is left on each rack, in the order of the seats.
func (p *parser) end(word, rest string) (Line, error) {
	if p.game.duplicate() {
		return Line{}, &Refusal{Reason: NotInDuplicate} // rather than to ask for what is left
	}
	s := &p.game.Standings
	if s.Finished {
		return Line{}, &Refusal{Reason: AlreadyFinished}
	}
	texts := strings.Fields(rest)
	if len(texts) != s.AtTable() {
		return Line{}, &Refusal{Reason: LeftoverCount, Count: s.AtTable()}
	}
	left := make([]Leftover, len(s.Players))
	for i := range s.Players {
		if s.Players[i].Gone {
			continue
		}
		var err error
		if left[i], err = p.leftover(i+1, texts[0]); err != nil {
			return Line{}, err
		}
		texts = texts[1:]
	}
	return p.add(Event{What: Ended{Left: left}})
}

func (p *parser) leftover(seat int, text string) (Leftover, error) {
	if isDash(text) {
		return Leftover{Out: true}, nil
	}
	if digits(text[:1]) {
		n, err := number(text, MaxPoints)
		return Leftover{Points: n}, err
	}
	noted := len(p.notes)
	tiles, err := p.tiles(text)
	left := Leftover{Tiles: tiles}
	for _, n := range p.notes[noted:] {
		n.Other.Counts, n.Other.Event.Player = true, seat
		n.Other.Points, n.Other.Taken = Leftover{Tiles: n.Other.Tiles}.Value(p.game.Edition), left.Value(p.game.Edition)
	}
	return left, err
}

// isDash says whether a text is the dash that stands for nothing.
func isDash(text string) bool { return text == "-" || text == "−" || text == "–" }

// name reads PLAYER NAME: the player by the whole name, or by one word.
func (p *parser) name(word, rest string) (Line, error) {
	fields := strings.Fields(rest)
	if len(fields) < 2 {
		return Line{}, &LineError{Reason: LineMissing, Text: word}
	}
	n := max(1, p.wholeName(fields[:len(fields)-1]))
	seat, err := p.seat(strings.Join(fields[:n], " "))
	if err != nil {
		return Line{}, err
	}
	name := strings.Join(fields[n:], " ")
	return p.done(Renamed{seat, name}, CheckName(name))
}

// join reads NAME. Whoever left the table under it comes back to his seat, and the number of a
// seat is who sat there: a name that is one would be nobody else's.
func (p *parser) join(rest string) (Line, error) {
	name := strings.Join(strings.Fields(rest), " ")
	s := &p.game.Standings
	if seat, err := number(name, len(s.Players)); err == nil && seat > 0 {
		return p.done(Returned{seat}, nil)
	}
	if seat := s.named(name, true); seat != 0 && s.named(name, false) == 0 {
		return p.done(Returned{seat}, nil)
	}
	return p.done(Joined{name}, CheckName(name))
}

// isName says whether a player is called just that.
func (p *parser) isName(text string) bool {
	return slices.ContainsFunc(p.game.Standings.Players, func(player Player) bool {
		return Plain(player.Name) == Plain(text)
	})
}

// correction reads `edit TURN LINE`, `insert TURN LINE`, `delete TURN`, `recount TURN` and
// `edit TURN note [TEXT]`. The line in it is read for the game as it was before that turn.
func (p *parser) correction(c Command, word, rest string) (Line, error) {
	turn, inner, _ := strings.Cut(rest, " ")
	if turn == "" {
		return Line{}, &LineError{Reason: LineMissing, Text: word}
	}
	if p.game.duplicate() {
		return p.roundCorrection(c, word, turn, strings.TrimSpace(inner))
	}
	last := p.game.Standings.Numbered()
	n, err := number(turn, maxTurn)
	if err != nil {
		return Line{}, &LineError{Reason: LineNumber, Text: turn, Limit: last}
	}
	inner = strings.TrimSpace(inner)
	if first, text, _ := strings.Cut(inner, " "); c == CommandEdit && n <= last && p.words[Plain(first)] == CommandNote {
		return Line{Verb: Annotate, Turn: n, Event: Event{What: Noted{noteOf(text)}}}, nil
	}
	if n == 0 || n > last+1 || n > last && c != CommandInsert {
		return Line{}, &Refusal{Reason: NoSuchTurn, Turn: n}
	}
	switch c {
	case CommandDelete:
		return Line{Verb: Delete, Turn: n}, nothing(inner)
	case CommandRecount:
		return Line{Verb: Recount, Turn: n}, nothing(inner)
	}
	if inner == "" {
		return Line{}, &LineError{Reason: LineMissing, Text: word}
	}
	then := parser{game: p.game.Before(n), words: p.words}
	if n > last {
		then.game = p.game
	}
	line, err := then.line(inner)
	if err != nil {
		return Line{}, err
	}
	if line.Verb != Add {
		return Line{}, &LineError{Reason: LineNotInTurn, Text: inner}
	}
	line.Verb, line.Turn = Edit, n
	if c == CommandInsert {
		line.Verb = Insert
	}
	if !makesRow(line.Event.What) || !p.fitsThere(line) {
		return Line{}, &LineError{Reason: LineNotInTurn, Text: inner}
	}
	return line, nil
}

// maxTurn is the highest number of a turn that is looked at.
const maxTurn = 1 << 20

// fitsThere says that a correction does not end the game before turns that follow.
func (p *parser) fitsThere(line Line) bool {
	if _, end := line.Event.What.(Ended); !end {
		return true
	}
	return !slices.ContainsFunc(p.game.Standings.Turns, func(t Turn) bool {
		later := t.Number > line.Turn || t.Number == line.Turn && line.Verb == Insert
		return later && (t.TakesTurn() && !t.LostTurn || t.Kind == KindEnd) // a challenge may come after the end
	})
}

func makesRow(w What) bool {
	switch w.(type) {
	case Penalty, Bonus, Overtime, Warning, Wrong, ChallengeFailed, Ended:
		return true
	}
	return TakesTurn(w)
}
