package tui

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"charm.land/bubbles/v2/key"
	tea "charm.land/bubbletea/v2"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/tui/phrases"
)

// noteMaster makes what is laid, typed or chosen the master of its round; where there is
// nothing, the best that is noted.
func (m *Model) noteMaster() tea.Cmd {
	t := m.table
	master := func(w sheet.What) sheet.Line { return sheet.Line{Event: sheet.Event{What: sheet.Master{What: w}}} }
	text := strings.TrimSpace(t.entry.text())
	switch {
	case t.focus == onEntry && text != "":
		line, err := sheet.Parse(text, t.game, m.words)
		if err != nil {
			m.refuse(err, phrases.About(t.game, text))
			return nil
		}
		played := ofMaster(line.Event.What)
		if !fillsCell(played) {
			return m.doText(text) // it is for no cell: it is done as it stands
		}
		t.entry = t.entry.remember(text)
		next := master(played)
		next.Verb, next.Turn = line.Verb, line.Turn
		return m.do(next, phrases.About(t.game, text))
	case len(t.board.laid) > 0:
		play, err := scoring.Place(t.view.Edition, &t.view.Standings.Board, t.board.laid, t.board.direction)
		if err != nil {
			m.refuse(err, m.aboutLaid())
			return nil
		}
		return m.do(master(sheet.Played{Play: play}), m.aboutLaid())
	case t.focus == onSide && t.tab == tabSheet:
		if turn, ok := t.chosenCell(); ok && t.cell > 0 {
			line := master(t.game.What(turn))
			if open, playing := t.game.Standings.Open(); !playing || open.Number != t.row {
				line.Verb, line.Turn = sheet.Edit, t.row
			}
			return m.do(line, phrases.Context{})
		}
	}
	return m.doText(m.lang.Word(sheet.CommandMaster))
}

// closeRound closes the round. It asks nothing: undo takes it back.
func (m *Model) closeRound() tea.Cmd {
	return m.do(sheet.Line{Event: sheet.Event{What: sheet.RoundClosed{}}}, phrases.Context{})
}

// seatTyped is the player whom a line picks that says nothing else: "42:", "mar".
func (m *Model) seatTyped(text string) (int, bool) {
	t := m.table
	if !t.duplicate() || strings.Trim(text, "0123456789") == "" {
		return 0, false // a number alone is points
	}
	if _, err := sheet.Parse(text, t.game, m.words); err == nil {
		return 0, false
	}
	seat, err := t.game.Standings.Find(strings.TrimSuffix(text, ":"))
	return seat, err == nil
}

// pick makes a player the one whose cell the next line fills.
func (m *Model) pick(seat int) {
	m.table.seat = seat
	m.entryChanged()
}

// pickNext goes so many tables on from the one whose cell comes next.
func (m *Model) pickNext(n int) {
	t := m.table
	players := len(t.game.Standings.Players)
	seat := t.nextSeat()
	if seat == 0 {
		seat = players + 1
		if n > 0 {
			seat = 0
		}
	}
	m.pick((seat-1+n+players)%players + 1)
}

// staysInEntry says whether the entry keeps the keys after a line: in a hall, where the next
// table follows at once.
func (t *table) staysInEntry() bool { return t.hall() && !t.game.Standings.Finished && t.over == nil }

// roundsKey goes about in the rounds of a duplicate; false where the key is none for it.
func (m *Model) roundsKey(msg tea.KeyPressMsg) (cmd tea.Cmd, mine bool) {
	t, k := m.table, m.keys
	if t.tab == tabRank {
		return nil, m.rankKey(msg)
	}
	if t.tab != tabSheet {
		return nil, false
	}
	inList := t.hall() && !t.large
	switch {
	case key.Matches(msg, k.Up) && inList:
		m.chooseCell(0, -1)
	case key.Matches(msg, k.Down) && inList:
		m.chooseCell(0, 1)
	case key.Matches(msg, k.Left) && inList:
		m.chooseCell(-1, 0)
	case key.Matches(msg, k.Right) && inList:
		m.chooseCell(1, 0)
	case key.Matches(msg, k.Up):
		m.chooseCell(-1, 0)
	case key.Matches(msg, k.Down):
		m.chooseCell(1, 0)
	case key.Matches(msg, k.Left):
		m.chooseCell(0, -1)
	case key.Matches(msg, k.Right):
		m.chooseCell(0, 1)
	case key.Matches(msg, k.RowStart):
		t.cell = 0
	case key.Matches(msg, k.RowEnd):
		t.cell = len(t.game.Standings.Players)
	case key.Matches(msg, k.PageUp):
		m.chooseCell(-5, 0)
	case key.Matches(msg, k.PageDown):
		m.chooseCell(5, 0)
	case key.Matches(msg, k.NextOver):
		m.chooseOver()
	case t.watching != "":
		return nil, false
	case key.Matches(msg, k.Enter):
		return m.openCell(t.row, t.cell), true
	case startsLine(msg.Text):
		m.typeLine(msg.Text)
		m.entryChanged()
	default:
		return nil, false
	}
	return nil, true
}

// startsLine says whether a key begins a line that picks a table.
func startsLine(text string) bool {
	r, n := utf8.DecodeRuneInString(text)
	return n > 0 && n == len(text) && (unicode.IsLetter(r) || unicode.IsDigit(r))
}

// rankKey scrolls the ranking.
func (m *Model) rankKey(msg tea.KeyPressMsg) bool {
	t, k := m.table, m.keys
	n := 0
	switch {
	case key.Matches(msg, k.Up):
		n = -1
	case key.Matches(msg, k.Down):
		n = 1
	case key.Matches(msg, k.PageUp):
		n = -rankStep
	case key.Matches(msg, k.PageDown):
		n = rankStep
	default:
		return false
	}
	t.scroll = min(max(0, t.scroll+n), len(t.game.Standings.Players)-1)
	return true
}

// chooseCell moves the chosen cell by so many rounds and columns. The first column is the
// master.
func (m *Model) chooseCell(rounds, columns int) {
	t := m.table
	t.row = min(max(1, t.row+rounds), t.lastRow())
	t.cell = min(max(0, t.cell+columns), len(t.game.Standings.Players))
}

// chooseOver goes to the next cell above the master of its round, and around.
func (m *Model) chooseOver() {
	t, s := m.table, &m.table.game.Standings
	players := len(s.Players)
	for i := range len(s.Rounds) * players {
		at := (max(0, t.row-1)*players + t.cell + i) % (len(s.Rounds) * players)
		r, seat := s.Rounds[at/players], at%players+1
		if turn, ok := s.Cell(r, seat); ok && s.OverMaster(r, turn) {
			t.row, t.cell = r.Number, seat
			return
		}
	}
}

// openCell opens a cell as the line that fills it, with what it has.
func (m *Model) openCell(round, seat int) tea.Cmd {
	t, s := m.table, &m.table.game.Standings
	if round < 1 || round > len(s.Rounds) {
		return nil
	}
	r := s.Rounds[round-1]
	line := m.lang.Word(sheet.CommandMaster) + " "
	turn, ok := s.MasterOf(r)
	if seat > 0 {
		line = itoa(seat) + ": "
		turn, ok = s.Cell(r, seat)
	}
	if ok {
		line = t.game.LineOf(turn, m.lang.Word)
	}
	if !t.now(r) {
		line = m.lang.Word(sheet.CommandEdit) + " " + itoa(round) + " " + line
	}
	m.typeLine(line)
	m.entryChanged()
	return m.keep()
}

// newRoundMenu is what a round can have besides plays. The first row is harmless, so that
// Enter twice does nothing.
func newRoundMenu(m *Model) menu {
	t, d, s, w := m.table, &m.lang.Rounds, &m.lang.Screen.Menu, m.lang.Word
	heading := m.lang.Screen.Sheet
	if seat := t.nextSeat(); seat > 0 {
		heading = m.lang.Screen.TurnOf(m.lang.Seat(t.game, seat))
	} else if r, ok := t.roundShown(); ok {
		heading = d.Round(r.Number)
	}
	line := func(what sheet.What) action { return doLine{t.forSeat(sheet.Line{Event: sheet.Event{What: what}})} }
	return menu{heading: heading, foot: s.OnTheRight, items: []item{
		choice(s.Back, "", nil),
		choice(s.Pass, w(sheet.CommandPass), line(sheet.Passed{})),
		choice(s.ByHand, "25", doType{""}),
		choice(d.Close, w(sheet.CommandNext), doCommand{(*Model).closeRound}),
		choice(d.TakeBest, w(sheet.CommandMaster), doText{w(sheet.CommandMaster)}),
		choice(d.SetMaster, w(sheet.CommandMaster)+" H4 SOL", doType{w(sheet.CommandMaster) + " "}),
		choice(d.SetRack, w(sheet.CommandRack), doType{w(sheet.CommandRack) + " "}),
		choice(s.Penalty, w(sheet.CommandPenalty), doType{w(sheet.CommandPenalty) + " "}),
		choice(s.LayTiles, w(sheet.CommandLay), m.layAction()),
		choice(s.Note, w(sheet.CommandNote), doCommand{(*Model).openNote}),
		choice(d.Finish, w(sheet.CommandFinish), doText{w(sheet.CommandFinish)}),
		choice(s.Leave, "", doCommand{(*Model).toStart}),
	}}
}

// notOfRounds says whether a command is for games by turns only.
func notOfRounds(c sheet.Command) bool {
	return c == sheet.CommandInsert || c == sheet.CommandOvertime || c == sheet.CommandWrong
}

// roundHints are the keys that matter now in a duplicate; nil where they are those of every
// game.
func (m *Model) roundHints() []hint {
	t, h, k, d := m.table, &m.lang.Screen.Hint, m.keys, &m.lang.Rounds
	name := func(b key.Binding) string { return m.keyName(b.Help().Key) }
	enter, help := m.keyName("Enter"), hint{name(k.Help), h.Help}
	next := d.NextCell
	if t.hall() {
		next = d.NextTable
	}
	upDown := m.keyName("Up") + " " + m.keyName("Down")
	switch {
	case t.watching != "" || t.looking != 0 || t.game.Standings.Finished && t.focus == onBoard:
		return nil
	case t.focus == onEntry && t.live.line.Verb == sheet.Edit:
		return []hint{{enter, h.KeepIt}, {name(k.Master), d.AsTop}, {"Esc", h.Clear}, {name(k.Palette), h.Commands}, help}
	case t.focus == onEntry && t.hall():
		return []hint{{enter, d.NextTable}, {upDown, d.TableHint}, {name(k.Master), d.AsTop}, {name(k.NextRound), d.CloseHint}, help}
	case t.focus == onEntry && t.live.ready:
		return []hint{{enter, next}, {name(k.Master), d.AsTop}, {"Esc", h.Clear}, {name(k.Palette), h.Commands}, help}
	case t.focus == onEntry:
		return nil
	case t.focus == onSide && t.tab == tabSheet:
		return []hint{{m.keyName("Arrows"), d.CellHint}, {enter, d.Correct}, {name(k.Master), d.AsTop}, {name(k.NextOver), d.NextOver}, {"Esc", h.Board}, help}
	case t.focus == onSide:
		return nil
	case len(t.board.laid) > 0 && m.lay.w < 60:
		return []hint{{enter, h.Note}, {name(k.Master), d.AsTop}, help}
	case len(t.board.laid) > 0:
		return slices.Concat([]hint{{enter, next}, {name(k.Master), d.AsTop}}, m.clockHint(), []hint{{name(k.Palette), h.Commands}, help})
	case m.lay.w < 60:
		return []hint{{name(k.NextRound), d.CloseHint}, {name(k.NextTab), h.Page}, help}
	}
	return slices.Concat([]hint{{enter, h.TurnMenu}, {name(k.NextRound), d.CloseHint}, {":", h.Line}}, m.clockHint(), []hint{{name(k.Palette), h.Commands}, help})
}

// roundAnswers are the two lines under the entry in a duplicate: what Enter would note and for
// whom, or the table that is picked; false where there is nothing to be said.
func (m *Model) roundAnswers(w int) ([2]string, bool) {
	t, d := m.table, &m.lang.Rounds
	s := &t.game.Standings
	text := strings.TrimSpace(t.entry.text())
	line := t.live.line
	switch {
	case !t.duplicate() || t.looking != 0 || t.watching != "" || s.Finished && line.Verb != sheet.Edit:
		return [2]string{}, false
	case t.live.ready && (len(t.board.laid) > 0 || t.focus == onEntry) && fillsCell(ofMaster(line.Event.What)):
		return m.cellAnswers(w), true
	case t.focus == onEntry && text != "":
		if t.live.seat > 0 {
			return [2]string{m.seatText(t.live.seat, w), ""}, true
		}
		return [2]string{}, false
	case t.focus == onEntry && t.hall() && t.nextSeat() > 0:
		return [2]string{m.seatText(t.nextSeat(), w), m.muted(d.Pick)}, true
	case t.nextSeat() == 0 && t.live.working == nil && len(t.board.laid) == 0:
		return [2]string{d.AllIn(m.keyName(m.keys.NextRound.Help().Key)), ""}, true
	}
	return [2]string{}, false
}

// seatText is a table with who sits there and what is noted of it: "42 López: 24".
func (m *Model) seatText(seat, w int) string {
	t := m.table
	text := itoa(seat) + " " + phrases.Fit(m.playerName(&t.game, seat), max(12, w-20))
	if r, ok := t.game.Standings.Open(); ok {
		if turn, has := t.game.Standings.Cell(*r, seat); has {
			text += ": " + m.cellPlay(&t.game, turn, false) + " " + m.cellPoints(&t.game, *r, turn)
		}
	}
	return text
}

// cellAnswers tell what Enter would note: the points beside the best so far, and whose they
// are.
func (m *Model) cellAnswers(w int) [2]string {
	t, d := m.table, &m.lang.Rounds
	s, line := &t.game.Standings, t.live.line
	points := pointsOf(t.live)
	first := itoa(points) + " " + m.lang.Screen.Points
	round := len(s.Rounds)
	if line.Verb == sheet.Edit && line.Turn <= round {
		round = line.Turn
	}
	r := s.Rounds[round-1]
	seat := line.Event.Player
	if seat == 0 {
		seat = t.nextSeat()
	}
	if best, ok := bestBeside(s, r, seat); ok {
		beside := d.IsBest
		if points < best {
			beside = d.Below(best - points)
		} else if points > best {
			beside = d.Above(points - best)
		}
		first += "   " + beside
	}
	key := m.keyName(m.keys.Master.Help().Key)
	if _, master := line.Event.What.(sheet.Master); master {
		return [2]string{first, d.AsMaster(points)}
	}
	if seat == 0 {
		return [2]string{first, key + ": " + d.AsTop}
	}
	who := phrases.Fit(m.playerName(&t.game, seat), 16)
	if t.hall() {
		who = itoa(seat) + " " + who
	}
	second := d.Enter(points, who)
	if turn, has := s.Cell(r, seat); has {
		second += ", " + d.Replaces(turn.Points-turn.Solo)
	} else if end := "   " + key + ": " + d.AsTop; width(second)+width(end) <= w {
		second += end
	}
	if m.lay.answer[1] < 0 {
		return [2]string{second, ""} // whose it is, where there is one line only
	}
	return [2]string{first, second}
}

// bestBeside is the best that is noted in a round besides the cell of a player; false where
// nothing is.
func bestBeside(s *sheet.Standings, r sheet.Round, seat int) (best int, ok bool) {
	if master, has := s.MasterOf(r); has {
		best, ok = master.Points, true
	}
	for i := range s.Players {
		if turn, has := s.Cell(r, i+1); has && i+1 != seat {
			best, ok = max(best, turn.Points-turn.Solo), true
		}
	}
	return best, ok
}

// pointsOf is what a line that fills a cell counts.
func pointsOf(l live) int {
	if l.working != nil {
		return l.working.Points
	}
	if points, ok := ofMaster(l.line.Event.What).(sheet.Points); ok {
		return points.Points
	}
	return 0
}

// shownLaid are the tiles that the board shows as being laid: those of a line that is typed in
// a duplicate too.
func (t *table) shownLaid() []scoring.Laid {
	if t.duplicate() && t.focus == onEntry && t.live.play != nil && t.live.line.Verb == sheet.Add {
		return t.live.play.Laid()
	}
	return t.board.laid
}
