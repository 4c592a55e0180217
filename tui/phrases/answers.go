package phrases

import (
	"slices"
	"strings"

	"tanteo/sheet"
)

// Answers is how a line is answered: whole sentences.
type Answers struct {
	Turn      func(player, row string) string
	Challenge func(row string) string // a row that came off
	Adjusted  func(player, row string, total int) string
	Laid      func(tiles int) string
	Cleared   string
	Won       func(names []string, total int) string                     // more names where the best total is shared
	Alone     func(name string, total, masters int, share string) string // of a duplicate of one
	Over      string                                                     // nobody has a point
	LostTime  func(names []string) string                                // who has lost on time
	Reopened  string
	Renamed   func(before, after string) string
	Joined    func(name string, seat int) string
	Returned  func(name string, seat int) string
	Left      func(name string) string
	Voided    string
	Noted     string
	Unnoted   string // a note was taken away
	Edited    func(turn int, player, row string) string
	Inserted  func(turn int, player, row string) string
	Deleted   func(turn int) string
	Recounted string // every turn
	Undone    string
	Redone    string
	Total     func(player string, before, after int) string // without full stop
	SameAll   string                                        // no total has changed
	Faults    func(turns string, n int) string
	Next      func(player string) string
	Again     func(id string) string
	Opened    func(id, names string) string
	Announced func(player string, announced, counted int) string
}

// Answer tells what a line did to a game; g is the game after it.
func (l *Language) Answer(a sheet.Answer, g sheet.Game) string {
	var said []string
	switch a.Line.Verb {
	case sheet.Add:
		said = l.added(a, g)
	case sheet.Edit, sheet.Insert:
		said = l.corrected(a, g)
	case sheet.Delete:
		said = append(l.totals(a, g, l.deleted(a, g)), l.next(g)...)
	case sheet.Empty:
		said = append(l.totals(a, g, l.Duplicate.Emptied(a.Line.Turn, l.CellOf(g, a.Line.Event.Player))), l.next(g)...)
	case sheet.Recount:
		said = l.recounted(a, g)
	case sheet.Annotate:
		said = []string{l.Answers.Noted}
		if a.Line.Event.What == (sheet.Noted{}) {
			said = []string{l.Answers.Unnoted}
		}
	case sheet.Undo:
		said = append(l.totals(a, g, l.Answers.Undone), l.next(g)...)
	case sheet.Redo:
		said = append(l.totals(a, g, l.Answers.Redone), l.next(g)...)
	}
	if len(a.Faults) > 0 {
		said = append(said, l.faults(l.Answers.Faults, a.Faults, g))
	}
	return strings.Join(said, " ")
}

// deleted says what was taken off the sheet: a turn, or a round of a duplicate with all that was
// noted in it.
func (l *Language) deleted(a sheet.Answer, g sheet.Game) string {
	switch {
	case g.Log.Kind != sheet.DuplicateGame:
		return l.Answers.Deleted(a.Line.Turn)
	case a.Adjustments > 0:
		return l.Duplicate.DeletedWith(a.Line.Turn, a.Adjustments)
	}
	return l.Duplicate.Deleted(a.Line.Turn)
}

func (l *Language) added(a sheet.Answer, g sheet.Game) []string {
	t := a.Row
	if g.Log.Kind == sheet.DuplicateGame && ofRound(a.Line.Event.What) {
		return l.cell(a, g)
	}
	if text, ok := l.clocked(a.Line.Event.What, g); ok {
		return []string{text}
	}
	switch what := a.Line.Event.What.(type) {
	case sheet.Challenged:
		return append(l.totals(a, g, l.Answers.Challenge(l.Row(g, t))), l.next(g)...)
	case sheet.Penalty, sheet.Bonus, sheet.Overtime, sheet.Warning, sheet.Wrong, sheet.ChallengeFailed:
		if t.LostTurn {
			return append([]string{l.Answers.Turn(l.Seat(g, t.Player), l.Row(g, t))}, l.next(g)...)
		}
		if t.Player == 0 {
			return []string{l.Answers.Noted}
		}
		return []string{l.Answers.Adjusted(l.Seat(g, t.Player), l.Row(g, t), a.After[t.Player-1])}
	case sheet.Laid:
		return []string{l.Answers.Laid(len(what.Tiles))}
	case sheet.Cleared:
		return []string{l.Answers.Cleared}
	case sheet.Ended:
		return l.totals(a, g, l.Won(g))
	case sheet.Finished:
		return []string{l.Won(g)}
	case sheet.Reopened:
		return append(l.totals(a, g, l.Answers.Reopened), l.next(g)...)
	case sheet.Renamed:
		return []string{l.Answers.Renamed(l.nameBefore(g, what.Player), Name(what.Name))}
	case sheet.Joined:
		return []string{l.Answers.Joined(Name(what.Name), len(g.Standings.Players))}
	case sheet.Returned:
		return append([]string{l.Answers.Returned(l.Seat(g, what.Player), what.Player)}, l.next(g)...)
	case sheet.Left:
		return append([]string{l.Answers.Left(l.Seat(g, what.Player))}, l.next(g)...)
	case sheet.Voided:
		return []string{l.Answers.Voided}
	case sheet.Analysed:
		if what.On {
			return []string{l.Lookup.Open}
		}
		return []string{l.Lookup.Closed}
	case sheet.Noted:
		return []string{l.Answers.Noted}
	}
	return append([]string{l.Answers.Turn(l.Seat(g, t.Player), l.Row(g, t))}, l.next(g)...)
}

// CellOf names the player of a cell of a duplicate; the cell of seat 0 is the master's.
func (l *Language) CellOf(g sheet.Game, seat int) string {
	if seat == 0 {
		return l.Duplicate.MasterColumn
	}
	return l.Seat(g, seat)
}

func (l *Language) corrected(a sheet.Answer, g sheet.Game) []string {
	t := a.Row
	if g.Log.Kind == sheet.DuplicateGame {
		said := l.cell(a, g)
		return l.totals(a, g, said[0])
	}
	tell := l.Answers.Edited
	if a.Line.Verb == sheet.Insert {
		tell = l.Answers.Inserted
	}
	return append(l.totals(a, g, tell(a.Turn, l.Seat(g, t.Player), l.Row(g, t))), l.next(g)...)
}

func (l *Language) recounted(a sheet.Answer, g sheet.Game) []string {
	if a.Turn > 0 {
		return l.corrected(a, g)
	}
	return append(l.totals(a, g, l.Answers.Recounted), l.next(g)...)
}

// totals adds to a sentence the totals that changed, before and after.
func (l *Language) totals(a sheet.Answer, g sheet.Game, sentence string) []string {
	if changed := l.Totals(a, g); changed != "" {
		return []string{sentence, changed + "."}
	}
	return []string{sentence, l.Answers.SameAll}
}

// Totals are the totals that a line changed, before and after: "Ana 69 → 72, Bea 55 → 38".
func (l *Language) Totals(a sheet.Answer, g sheet.Game) string {
	var changed []string
	for seat, after := range a.After {
		before := 0
		if seat < len(a.Before) {
			before = a.Before[seat]
		}
		if before != after {
			changed = append(changed, l.Answers.Total(l.Seat(g, seat+1), before, after))
		}
	}
	return strings.Join(changed, ", ")
}

// next says whose turn it is; nothing once the game has ended.
func (l *Language) next(g sheet.Game) []string {
	if g.Log.Kind == sheet.DuplicateGame {
		return l.nextCell(g)
	}
	if g.Standings.OnTurn == 0 {
		return nil
	}
	return []string{l.Answers.Next(l.Seat(g, g.Standings.OnTurn))}
}

// Won says who leads, as a finished game tells it, and who has lost on time.
func (l *Language) Won(g sheet.Game) string {
	leaders := g.Standings.Leaders()
	text := l.Answers.Over
	if len(leaders) > 0 {
		text = l.Answers.Won(l.seats(g, leaders), g.Standings.Players[leaders[0]-1].Total())
	}
	if masters := g.Standings.Masters(); len(g.Standings.Players) == 1 && masters > 0 {
		total := g.Standings.Judged()[0]
		text = l.Answers.Alone(l.Seat(g, 1), total, masters, l.PartOf(total, masters))
	}
	if lost := l.Lost(g); lost != "" {
		text += " " + lost
	}
	return text
}

// Lost says who has lost whatever the points; "" where nobody has.
func (l *Language) Lost(g sheet.Game) string {
	var seats []int
	for i, p := range g.Standings.Players {
		if p.Lost == sheet.LostOnTime {
			seats = append(seats, i+1)
		}
	}
	if seats == nil {
		return ""
	}
	return l.Answers.LostTime(l.seats(g, seats))
}

func (l *Language) seats(g sheet.Game, seats []int) []string {
	names := make([]string, len(seats))
	for i, seat := range seats {
		names[i] = l.Seat(g, seat)
	}
	return names
}

// nameBefore is what a player was called before the newest event renamed him.
func (l *Language) nameBefore(g sheet.Game, seat int) string {
	name := ""
	if seat >= 1 && seat <= len(g.Log.Players) {
		name = g.Log.Players[seat-1]
	}
	joined := len(g.Log.Players)
	for _, e := range slices.Clip(g.Log.Events)[:len(g.Log.Events)-1] {
		switch what := e.What.(type) {
		case sheet.Joined:
			if joined++; joined == seat {
				name = what.Name
			}
		case sheet.Renamed:
			if what.Player == seat {
				name = what.Name
			}
		}
	}
	return l.Player(name, seat)
}

// Announced compares the totals as they were announced with those counted today, a
// sentence for each that differs.
func (l *Language) Announced(g sheet.Game) []string {
	var said []string
	counted := g.Standings.Totals()
	for seat, announced := range g.Log.Announced {
		if seat < len(counted) && announced != counted[seat] {
			said = append(said, l.Answers.Announced(l.Seat(g, seat+1), announced, counted[seat]))
		}
	}
	return said
}
