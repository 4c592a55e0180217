package tui

import (
	"strconv"
	"strings"

	"charm.land/bubbles/v2/key"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/tui/phrases"
)

func itoa(n int) string { return strconv.Itoa(n) }

// boardCache keeps the drawn board until something on it changes.
type boardCache struct {
	key   boardKey
	laid  []scoring.Laid
	board scoring.Board
	lines []string
}

type boardKey struct {
	cursor scoring.Square
	last   sheet.Turn
	ok     bool
}

// tableScreen draws an open game.
func (m *Model) tableScreen() ([]string, int, int, bool) {
	t := m.table
	if t.help != nil {
		return m.helpScreen()
	}
	if m.pageOpen() {
		return m.pageScreen()
	}
	l := &m.lay
	rows := make([]string, l.h)
	m.header(rows)
	board := m.boardLines()
	var side []string
	sideX, sideY, sideCursor := 0, 0, false
	if l.side.w > 0 {
		side, sideX, sideY, sideCursor = m.sideLines()
	}
	gap := strings.Repeat(" ", max(0, l.side.x-l.board.w))
	for y := l.numbers; y < l.hints; y++ {
		left := ""
		switch {
		case y == l.numbers:
			left = m.muted(columnNumbers(l, t.game.Edition.Layout.Side))
		case y >= l.board.y && y < l.board.y+l.board.h:
			left = board[y-l.board.y]
		case l.left.x == 0:
			left = m.foot(y)
		}
		switch {
		case y == l.notice && l.notice >= 0 && l.left.x == 0:
			rows[y] = m.noticeLine(l.w)
		case l.strip.w > 0:
			rows[y] = m.withStrip(left, y)
		case l.side.w == 0:
			rows[y] = pad(left, l.w)
		default:
			right := ""
			if i := y - l.side.y; i < len(side) {
				right = side[i]
			} else if l.left.x > 0 {
				right = m.foot(y)
			}
			rows[y] = pad(left, l.board.w) + gap + pad(right, l.side.w)
		}
	}
	rows[l.hints] = m.hintLine()
	for y := range rows {
		if rows[y] == "" {
			rows[y] = strings.Repeat(" ", l.w)
		}
	}
	x, y, ok := m.tableCursor()
	if sideCursor {
		x, y, ok = l.side.x+sideX, l.side.y+sideY, true
	}
	return rows, x, y, ok
}

// tableCursor is where the cursor stands while no list has it.
func (m *Model) tableCursor() (int, int, bool) {
	t, l := m.table, &m.lay
	switch {
	case t.over != nil:
		return 0, 0, false
	case t.focus == onEntry && l.entry >= 0:
		return l.left.x + 2 + m.entryColumn(), l.entry, true
	case t.focus == onSide && l.side.w > 0:
		return l.side.x, l.side.y + m.workingHeight() + m.chosenLine(l.side.h-m.workingHeight()-1), true
	}
	x, y := l.square(t.board.cursor.Row, t.board.cursor.Col)
	return x, y, true
}

// entryColumn is how far the cursor stands into the field, in columns.
func (m *Model) entryColumn() int {
	t := m.table
	runes := []rune(t.entry.text())
	at := min(t.entry.field.Position(), len(runes))
	if t.entry.tiles {
		at = m.tileOffset()
	}
	col := width(string(runes[:at]))
	return min(col, m.lay.left.w-3)
}

// header draws the players and the rule under them.
func (m *Model) header(rows []string) {
	l := &m.lay
	if l.players >= 0 {
		if l.compactPlayers {
			rows[l.players] = m.compactHeader()
		} else {
			rows[l.players] = m.playersLine()
		}
	}
	if l.rule >= 0 {
		rows[l.rule] = m.leaderRule()
	}
}

// playerName is what a player is called, safe to draw.
func (m *Model) playerName(g *sheet.Game, seat int) string { return m.lang.Seat(*g, seat) }

func (m *Model) playersLine() string {
	t := m.table
	if t.counting {
		return m.look.bold.put(spread(m.lang.Screen.Start.JustCount, t.game.Edition.ID+"  ", m.lay.w))
	}
	s := t.standings()
	n := len(s.Players)
	var b strings.Builder
	for i, p := range s.Players {
		w := m.lay.w*(i+1)/n - m.lay.w*i/n
		mark, name := "  ", m.playerName(&t.view, i+1)
		total := m.signed(p.Total())
		room := w - 2 - 2 - width(total) - 1
		if s.OnTurn == i+1 {
			mark = m.look.ink[inkAccent].put(m.look.glyphs.turn) + " "
			name = m.look.ink[inkAccent].put(pad(name, room))
		} else {
			name = pad(name, room)
		}
		ink := m.look.bold
		if m.leads(i + 1) {
			ink = m.look.ink[inkLeader]
		}
		b.WriteString(mark + name + " " + ink.put(total) + "  ")
	}
	return pad(b.String(), m.lay.w)
}

func (m *Model) leads(seat int) bool {
	for _, l := range m.table.standings().Leaders() {
		if l == seat {
			return true
		}
	}
	return false
}

// leaderRule is heavy under whoever leads.
func (m *Model) leaderRule() string {
	t := m.table
	n := len(t.standings().Players)
	g := m.look.glyphs
	if t.counting {
		return strings.Repeat(g.line, m.lay.w)
	}
	var b strings.Builder
	for i := range n {
		w := m.lay.w*(i+1)/n - m.lay.w*i/n
		if m.leads(i + 1) {
			heavy := w
			if i < n-1 {
				heavy = w - 2
			}
			b.WriteString(m.look.ink[inkLeader].put(strings.Repeat(g.heavy, heavy)))
			b.WriteString(strings.Repeat(g.line, w-heavy))
			continue
		}
		b.WriteString(strings.Repeat(g.line, w))
	}
	return b.String()
}

// compactHeader is the players in a window without room: of three or four only the one on
// turn and who leads.
func (m *Model) compactHeader() string {
	t := m.table
	s := t.standings()
	if t.counting {
		return spread(m.lang.Screen.Start.JustCount, t.game.Edition.ID, m.lay.w)
	}
	var left string
	for i, p := range s.Players {
		seat := i + 1
		if len(s.Players) > 2 && seat != s.OnTurn && !m.leads(seat) {
			continue
		}
		mark := "  "
		if seat == s.OnTurn {
			mark = m.look.ink[inkAccent].put(m.look.glyphs.turn) + " "
		}
		total := m.signed(p.Total())
		ink := m.look.bold
		if m.leads(seat) {
			ink = m.look.ink[inkLeader]
			if m.look.mono {
				total += "*"
			}
		}
		left += mark + pad(m.playerName(&t.view, seat), min(12, width(m.playerName(&t.view, seat)))) + " " + ink.put(total) + " "
	}
	return spread(left, m.lang.Screen.Bag+" "+itoa(t.view.Standings.Tiles.Bag)+" ", m.lay.w)
}

// withStrip puts the players beside a large board.
func (m *Model) withStrip(left string, y int) string {
	t, l := m.table, &m.lay
	i := y - l.strip.y
	text := ""
	if y < l.strip.y+l.strip.h {
		switch n := len(t.view.Standings.Players); {
		case i < 3*n:
			p := t.view.Standings.Players[i/3]
			switch i % 3 {
			case 0:
				mark := "  "
				if t.view.Standings.OnTurn == i/3+1 {
					mark = m.look.ink[inkAccent].put(m.look.glyphs.turn) + " "
				}
				text = mark + pad(m.playerName(&t.view, i/3+1), l.strip.w-2)
			case 1:
				ink := m.look.bold
				if m.leads(i/3 + 1) {
					ink = m.look.ink[inkLeader]
				}
				text = ink.put(right(m.signed(p.Total()), l.strip.w-1))
			}
		case i == 3*n:
			text = m.lang.Screen.Bag + " " + itoa(t.view.Standings.Tiles.Bag)
		case i == 3*n+1:
			text = m.lang.Screen.Unseen + " " + itoa(t.view.Standings.Tiles.Unseen)
		}
	}
	if y == l.entry {
		_, answers := m.answerLines()
		return pad(pad(m.entryLine(), 34)+"  "+answers[0], l.w)
	}
	return pad(pad(left, l.board.w)+" "+text, l.w)
}

// boardLines draws the board, or gives the last drawing of it.
func (m *Model) boardLines() []string {
	t := m.table
	turn, ok := t.view.Standings.Newest()
	now := boardKey{last: turn, ok: ok}
	if m.look.brackets {
		now.cursor = t.board.cursor
	}
	if t.drawn.lines != nil && t.drawn.key == now && sameLaid(t.drawn.laid, t.board.laid) && t.drawn.board.Equal(&t.view.Standings.Board) {
		return t.drawn.lines
	}
	v := boardView{
		edition: t.view.Edition, board: &t.view.Standings.Board, laid: t.board.laid, last: t.lastLaid(),
		cursor: t.board.cursor, hasCur: t.focus == onBoard, names: m.premiums().Premium,
	}
	t.drawn = boardCache{now, t.board.laid, t.view.Standings.Board, v.lines(&m.lay, m.look)}
	return t.drawn.lines
}

// premiums are the names of the squares: of the language asked for, even where the screen
// does not speak it.
func (m *Model) premiums() phrases.Premiums {
	if _, spoken := phrases.Find(m.set.Lang); spoken {
		return m.lang.Premiums
	}
	return phrases.PremiumsOf(m.set.Lang)
}

func sameLaid(a, b []scoring.Laid) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i] != b[i] {
			return false
		}
	}
	return true
}

// foot draws one of the rows below the board: status, entry, answers, notice.
func (m *Model) foot(y int) string {
	l := &m.lay
	switch y {
	case l.status:
		return m.statusLine()
	case l.entry:
		return m.entryLine()
	case l.answer[0], l.answer[1]:
		ink, lines := m.answerLines()
		if y == l.answer[0] {
			return ink.put(pad(lines[0], l.left.w))
		}
		return pad(lines[1], l.left.w)
	case l.notice:
		return m.noticeLine(l.left.w)
	}
	return ""
}

// statusLine is the rule under the board with what is left in the bag.
func (m *Model) statusLine() string {
	t, s, g := m.table, &m.lang.Screen, m.look.glyphs
	tiles := &t.view.Standings.Tiles
	text := s.Bag + " " + itoa(tiles.Bag) + "   " + s.Unseen + " " + itoa(tiles.Unseen)
	if tiles.Bag == 0 && tiles.Unseen > 0 {
		text = s.Bag + " 0   " + itoa(tiles.Unseen) + " " + s.OnRacks
	}
	switch {
	case t.editing > 0:
		text = s.Editing(t.editing, t.game.Standings.Numbered())
	case t.looking != 0:
		text = s.Looking(max(0, t.looking), t.game.Standings.Numbered())
	case t.view.Standings.Void:
		text = s.Void
	case t.view.Standings.Finished:
		text = s.Finished
	}
	text = g.line + g.line + " " + text + " "
	return text + strings.Repeat(g.line, max(0, m.lay.left.w-width(text)))
}

// entryLine is the field while it is typed in; else the line that Enter would note, or the
// square of the cursor and the direction.
func (m *Model) entryLine() string {
	t, g := m.table, m.look.glyphs
	w := m.lay.left.w
	if over, ok := t.over.(interface{ line(m *Model) string }); ok {
		return pad(over.line(m), w)
	}
	if t.focus == onEntry {
		text := t.entry.text()
		room := w - 3
		if n := width(text); n > room {
			runes := []rune(text)
			for width(string(runes)) > room {
				runes = runes[1:]
			}
			text = string(runes)
		}
		more := ""
		if t.entry.atEnd() && !t.entry.tiles {
			more = m.completion()
		}
		return "> " + m.look.field.put(text) + m.muted(pad(more, max(0, room-width(text))))
	}
	if t.watching != "" && len(t.board.laid) == 0 {
		return m.lang.Screen.Watching
	}
	n := t.game.Log.Notation
	arrow := func(d scoring.Direction) string {
		if d == scoring.Down {
			return g.down
		}
		return g.across
	}
	if t.live.play == nil {
		word := ""
		for _, l := range t.board.laid {
			word += t.view.Edition.TileText(l.Tile)
		}
		at := t.board.cursor
		if len(t.board.laid) > 0 {
			at = t.board.laid[0].Square
		}
		return m.editPrefix() + n.Format(at, t.board.direction) + " " + arrow(t.board.direction) + " " + word
	}
	p := t.live.play
	if len(p.Tiles) == 1 {
		p = &scoring.Play{Start: p.Start, Direction: t.board.direction, Tiles: p.Tiles}
	}
	return m.editPrefix() + n.Format(p.Start, p.Direction) + " " + arrow(p.Direction) + " " + phrases.Spelled(t.view.Edition, *p)
}

func (m *Model) editPrefix() string {
	if m.table.editing == 0 {
		return ""
	}
	return m.lang.Word(sheet.CommandEdit) + " " + itoa(m.table.editing) + " "
}

// answerLines are the two lines under the entry: the points while something is laid, what
// was noted, or a fault and what to do.
func (m *Model) answerLines() (ink, [2]string) {
	t, s := m.table, &m.lang.Screen
	if over, ok := t.over.(interface {
		answers(m *Model) (ink, [2]string)
	}); ok {
		return over.answers(m)
	}
	if t.said.fault {
		first, second := t.said.lines[0], t.said.lines[1]
		lines := wrapped("! "+first, m.lay.left.w)
		if len(lines) > 1 {
			second = strings.TrimSpace(strings.Join(lines[1:], " "))
		}
		return m.look.ink[inkFault], [2]string{lines[0], "  " + second}
	}
	if t.said.lines[0] != "" {
		lines := wrapped(t.said.lines[0], m.lay.left.w)
		out := [2]string{lines[0], ""}
		if len(lines) > 1 {
			out[1] = strings.Join(lines[1:], " ")
		}
		return ink{}, out
	}
	if t.live.trial != nil {
		if faults := t.live.answer.Faults; len(faults) > 0 {
			return m.look.ink[inkFault], [2]string{"! " + s.WouldCountNothing(faults), "  " + s.KeepsAllTheSame}
		}
		return ink{}, [2]string{m.lang.Totals(t.live.answer, *t.live.trial), s.KeepsAllTheSame}
	}
	if t.entry.tiles {
		return ink{}, [2]string{m.tileStrip(), m.livePoints()}
	}
	return ink{}, [2]string{m.livePoints(), m.compactWords()}
}

func (m *Model) livePoints() string {
	live := &m.table.live
	if live.working == nil || !live.ready {
		return ""
	}
	return itoa(live.working.Points) + " " + m.lang.Screen.Points
}

// compactWords is each word with its points, where the window has no room for the working.
func (m *Model) compactWords() string {
	live := &m.table.live
	if m.lay.side.w > 0 || live.working == nil {
		return ""
	}
	var words []string
	for _, w := range live.working.Words {
		words = append(words, w.Text(m.table.game.Edition)+" "+itoa(w.Points))
	}
	return strings.Join(words, "  ")
}

// noticeLine is what must be known: a fault of keeping, what the last line said, or what
// the standings say.
func (m *Model) noticeLine(w int) string {
	switch {
	case m.notice.text != "" && m.notice.fault:
		return m.look.ink[inkFault].put(pad("! "+m.notice.text, w))
	case m.notice.text != "":
		return m.look.ink[inkNotice].put(pad("* "+m.notice.text, w))
	}
	if m.table != nil && !m.table.counting {
		for _, n := range m.table.game.Standings.Notices {
			return m.look.ink[inkNotice].put(pad("* "+m.lang.Notice(n, m.table.game), w))
		}
	}
	return strings.Repeat(" ", w)
}

// hintLine is the keys that matter now; where a notice has no row of its own it stands here
// until a key is pressed.
func (m *Model) hintLine() string {
	if m.lay.notice < 0 && m.notice.text != "" {
		return m.noticeLine(m.lay.w)
	}
	return m.hintsIn(m.hints(), m.lay.w)
}

// hintsIn draws hints in a width: first the gaps shrink, then the middle ones go.
func (m *Model) hintsIn(hints []hint, w int) string {
	for gap := 3; ; {
		n := 0
		for i, h := range hints {
			if i > 0 {
				n += gap
			}
			n += width(h.text())
		}
		if n <= w || len(hints) <= 1 {
			var b strings.Builder
			for i, h := range hints {
				if i > 0 {
					b.WriteString(strings.Repeat(" ", gap))
				}
				if h.key != "" {
					b.WriteString(m.look.ink[inkAccent].put(h.key) + " ")
				}
				b.WriteString(m.muted(h.does))
			}
			return pad(b.String(), w)
		}
		if gap > 2 {
			gap = 2
			continue
		}
		drop := 1
		if len(hints) > 3 {
			drop = max(2, len(hints)-3)
		}
		hints = append(append([]hint{}, hints[:drop]...), hints[drop+1:]...)
	}
}

// hints are the keys that matter now; the last two are the palette and the help.
func (m *Model) hints() []hint {
	t, h, k := m.table, &m.lang.Screen.Hint, m.keys
	name := func(b key.Binding) string { return m.keyName(b.Help().Key) }
	last := []hint{{name(k.Palette), h.Commands}, {name(k.Help), h.Help}}
	switch {
	case t.over != nil:
		return append(t.over.hints(m), last[1])
	case t.focus == onEntry && t.entry.tiles:
		return append([]hint{{m.keyName("Space"), h.Square}, {"?", h.Blank}, {"0", h.AlreadyThere}, {m.keyName("Enter"), h.Note}, {"Esc", h.Back}}, last[1])
	case t.focus == onEntry:
		if _, _, ok := t.entry.typedWords(t.game.Edition); ok {
			return append([]hint{{m.keyName("Enter"), h.EnterLine}, {m.keyName("Down"), h.Tiles}, {"Esc", h.Clear}}, last...)
		}
		return append([]hint{{m.keyName("Enter"), h.EnterLine}, {m.keyName("Up"), h.History}, {"Esc", h.Board}}, last...)
	case t.focus == onSide:
		if t.watching != "" {
			return append([]hint{{m.keyName("Arrows"), h.Cell}, {"Esc", h.Board}}, last[1])
		}
		return append([]hint{{m.keyName("Arrows"), h.Cell}, {m.keyName("Enter"), h.EditTurn}, {m.keyName("Del"), h.DeleteTurn}, {name(k.NextTab), h.Tab}, {"Esc", h.Board}}, last[1])
	case t.looking != 0:
		return append([]hint{{"-", h.TurnBack}, {"+", h.TurnOn}, {"Esc", h.ToNow}}, last...)
	case t.watching != "":
		return append([]hint{{"-", h.TurnBack}, {"+", h.TurnOn}, {name(k.NextTab), h.Tab}, {name(k.Copy), h.Copy}}, last...)
	case t.editing > 0:
		return append([]hint{{m.keyName("Enter"), h.KeepIt}, {m.keyName("Space"), h.Down}, {"?", h.Blank}, {"Esc", h.LeaveIt}}, last...)
	case len(t.board.laid) > 0:
		turn := h.Down
		if t.board.direction == scoring.Down {
			turn = h.Across
		}
		enter := h.Note
		if m.lay.side.w == 0 && m.lay.w < 60 {
			return []hint{{m.keyName("Enter"), enter}, {name(k.NextTab), h.Page}, last[1]}
		}
		return append([]hint{{m.keyName("Enter"), enter}, {m.keyName("Space"), turn}, {"?", h.Blank}, {"Esc", h.Clear}}, last...)
	case m.lay.side.w == 0:
		return []hint{{m.keyName("Enter"), h.TurnMenu}, {name(k.NextTab), h.Page}, last[1]}
	}
	return append([]hint{{"", h.LetterLays}, {m.keyName("Enter"), h.TurnMenu}, {":", h.Line}}, last...)
}
