package tui

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	tea "charm.land/bubbletea/v2"

	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/tui/desk/tabs"
	"tanteo/tui/desk/view"
	"tanteo/tui/draw"
	"tanteo/tui/key"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// noteMaster makes what is laid, typed or chosen the master of its round. Where there is
// nothing, it shows the best plays of the rack, where the same key notes one; without a rack
// it takes the best that is noted.
func (m *Model) noteMaster() tea.Cmd {
	t := m.table
	if t.Watching != "" {
		m.Notice = kit.Notice{Text: t.Watching, Fault: true}
		return nil
	}
	master := func(w sheet.What) sheet.Line { return sheet.Line{Event: sheet.Event{What: sheet.Master{What: w}}} }
	text := strings.TrimSpace(t.Entry.Text())
	switch {
	case t.Focus == view.OnEntry && text != "":
		line, err := line.Parse(text, t.Game, m.Words)
		if err != nil {
			m.refuse(err, phrases.About(t.Game, text))
			return nil
		}
		played := sheet.OfMaster(line.Event.What)
		if !view.FillsCell(played) {
			return m.doTyped(text) // it is for no cell: it is done as it stands
		}
		next := master(played)
		next.Verb, next.Turn = line.Verb, line.Turn
		return m.doneWith(t.Entry.Remember(text), next, phrases.About(t.Game, text))
	case len(t.Board.Laid) > 0:
		play, err := m.LaidPlay()
		if err != nil {
			m.refuse(err, m.AboutLaid())
			return nil
		}
		return m.do(master(sheet.Played{Play: play}), m.AboutLaid())
	case t.Focus == view.OnSide && t.Tab == view.TabSheet:
		if turn, ok := t.ChosenCell(); ok && t.Cell > 0 {
			line := master(t.Game.What(turn))
			if open, playing := t.Game.Standings.Open(); !playing || open.Number != t.Row {
				line.Verb, line.Turn = sheet.Edit, t.Row
			}
			return m.do(line, phrases.Context{})
		}
	}
	if r, ok := t.RoundShown(); ok && r.Rack != nil && (r.Master < 0 || !t.Now(r)) && m.hasList() {
		if len(t.Game.Standings.Players) == 1 && t.Now(r) && t.Game.Standings.OnTurn > 0 { // who plays alone would see it by accident
			t.Said = view.Said{Lines: [2]string{m.Lang.Lookup.OwnFirst, m.Lang.Lookup.OwnFirstTodo(m.Lang.Word(line.CommandBest))}, Fault: true}
			return nil
		}
		return m.openBest(r.Rack)
	}
	if m.looksBack() {
		return nil
	}
	return m.takeBest()
}

// takeBest makes the best that is noted the master, unless one is noted that counts as much.
func (m *Model) takeBest() tea.Cmd {
	t, text := m.table, m.Lang.Word(line.CommandMaster)
	r, ok := t.Game.Standings.Open()
	if !ok || r.Master < 0 {
		return m.doText(text)
	}
	stands, _ := t.Game.Standings.MasterOf(*r)
	line, err := line.Parse(text, t.Game, m.Words)
	if err == nil {
		if next, _, err := t.Game.Do(line, sheet.Stamp{}); err == nil {
			now, _ := next.Standings.Open()
			if best, _ := next.Standings.MasterOf(*now); best.Points > stands.Points {
				return m.doText(text)
			}
		}
	}
	t.Say(m.Lang.Lookup.MasterStands(m.Lang.Row(t.Game, stands)))
	return nil
}

// closeRound closes the round. It asks nothing: undo takes it back.
func (m *Model) closeRound() tea.Cmd {
	if m.looksBack() {
		return nil
	}
	return m.do(sheet.Line{Event: sheet.Event{What: sheet.RoundClosed{}}}, phrases.Context{})
}

// looksBack says whether another round is shown than the one that is being played, and tells
// so.
func (m *Model) looksBack() bool {
	t, round := m.table, m.table.LookedAt()
	if t.Focus == view.OnSide && t.Tab == view.TabSheet && t.Row > 0 {
		round = t.Row
	}
	if t.Looking == 0 && round == t.LastRow() {
		return false
	}
	t.Said = view.Said{Lines: [2]string{draw.Capital(m.Lang.Rounds.Looking(round, t.LastRow())) + ".", m.KeyName("Esc") + " " + m.Lang.Screen.Hint.ToNow}, Fault: true}
	return true
}

// pick makes a player the one whose cell the next line fills.
func (m *Model) pick(seat int) {
	m.table.Seat = seat
	m.entryChanged()
}

// pickNext goes so many tables on from the one whose cell comes next.
func (m *Model) pickNext(n int) {
	t := m.table
	players := len(t.Game.Standings.Players)
	seat := t.NextSeat()
	if seat == 0 {
		seat = players + 1
		if n > 0 {
			seat = 0
		}
	}
	m.pick((seat-1+n+players)%players + 1)
}

// roundsKey goes about in the rounds of a duplicate; false where the key is none for it.
func (m *Model) roundsKey(msg tea.KeyPressMsg) (cmd tea.Cmd, mine bool) {
	t, k := m.table, m.Keys
	if t.Tab == view.TabRank {
		return nil, m.rankKey(msg)
	}
	if t.Tab != view.TabSheet {
		return nil, false
	}
	inList := t.Hall() && !t.Large
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
		t.Cell = 0
	case key.Matches(msg, k.RowEnd):
		t.Cell = len(t.Game.Standings.Players)
	case key.Matches(msg, k.PageUp):
		m.chooseCell(-5, 0)
	case key.Matches(msg, k.PageDown):
		m.chooseCell(5, 0)
	case key.Matches(msg, k.NextOver):
		m.chooseOver()
	case t.Watching != "":
		return nil, false
	case key.Matches(msg, k.Enter):
		return m.openCell(t.Row, t.Cell), true
	case key.Matches(msg, k.Delete) && t.Cell > 0:
		return m.do(sheet.Line{Verb: sheet.Empty, Turn: t.Row, Event: sheet.Event{Player: t.Cell}}, phrases.About(t.Game, "")), true
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
	t := m.table
	n, ok := m.Keys.ScrollBy(msg, tabs.RankStep)
	if !ok {
		return false
	}
	t.Scroll = min(max(0, t.Scroll+n), len(t.Game.Standings.Players)-1)
	return true
}

// chooseCell moves the chosen cell by so many rounds and columns. The first column is the
// master.
func (m *Model) chooseCell(rounds, columns int) {
	t := m.table
	t.Row = min(max(1, t.Row+rounds), t.LastRow())
	t.Cell = min(max(0, t.Cell+columns), len(t.Game.Standings.Players))
}

// chooseOver goes to the next cell above the master of its round, and around.
func (m *Model) chooseOver() {
	t, s := m.table, &m.table.Game.Standings
	players := len(s.Players)
	for i := range len(s.Rounds) * players {
		at := (max(0, t.Row-1)*players + t.Cell + i) % (len(s.Rounds) * players)
		r, seat := s.Rounds[at/players], at%players+1
		if turn, ok := s.Cell(r, seat); ok && s.OverMaster(r, turn) {
			t.Row, t.Cell = r.Number, seat
			return
		}
	}
}

// openCell opens a cell as the line that fills it, with what it has.
func (m *Model) openCell(round, seat int) tea.Cmd {
	t, s := m.table, &m.table.Game.Standings
	if round < 1 || round > len(s.Rounds) {
		return nil
	}
	r := s.Rounds[round-1]
	text := m.Lang.Word(line.CommandMaster) + " "
	turn, ok := s.MasterOf(r)
	if seat > 0 {
		text = strconv.Itoa(seat) + ": "
		turn, ok = s.Cell(r, seat)
	}
	if ok {
		text = line.Of(t.Game, turn, m.Lang.Word)
	}
	if !t.Now(r) {
		text = m.Lang.Word(line.CommandEdit) + " " + strconv.Itoa(round) + " " + text
	}
	m.typeLine(text)
	m.entryChanged()
	return m.keep()
}
