package gcg

import (
	"bytes"
	"encoding/json"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"tanteo/scoring"
	"tanteo/sheet"
)

// Loss is something of a game that the format has no form for. It stands in a note instead.
type Loss struct {
	Kind   LossKind
	Turn   int    // number of the row; 0 where it is no row
	Player int    // seat; 0 where it concerns nobody
	Points int    // that are written in another way
	Text   string // the words of a play, the reason of points, the tiles that were laid
}

// LossKind is what the format has no form for.
type LossKind uint8

// The losses.
const (
	LossPoints    LossKind = iota // points by hand: a pass, and the points as a bonus
	LossTyped                     // a play told by its words alone: likewise
	LossFault                     // a play that does not fit: a pass
	LossRests                     // a play that counts with tiles that were laid without points: likewise points by hand
	LossExchange                  // an exchange of nobody knows how many: a pass
	LossWithdrawn                 // a word that came off before it was noted: a pass
	LossLaid                      // tiles laid without points
	LossBonus                     // points given without a turn: a bonus for a challenge
	LossPenalty                   // points taken off without a turn: a time penalty
	LossWarning                   // a warning of a player
	LossLeft                      // leftovers of which only the points are known: likewise
	LossFinished                  // the end without leftovers
	LossPlayers                   // more than two players, whom most readers refuse
	LossJoined                    // a player who came late
	LossGone                      // a player who left early
	LossBack                      // a player who had left and came back
	LossVoid                      // a game that counts nowhere
	LossDuplicate                 // a duplicate of Points players: its masters are written as one player\'s plays
	LossCells                     // what everybody had in a round of it: always a note, never listed
)

// Write writes a game in GCG as Quackle, macondo and Woogles read it, and says what it has
// no form for; tell makes a note of that. What a game was read with goes back where it was.
// A text that the reader would take for one of another edition names its tiles.
func Write(g sheet.Game, tell func(Loss) string, reader *Reader) (text []byte, losses []Loss) {
	text, losses = write(g, tell, nil)
	if reader.readsAs(text, g.Edition.ID) {
		return text, losses
	}
	return write(g, tell, reader.editions)
}

// write writes a game. Where there are editions to be told from, the text names its own.
func write(g sheet.Game, tell func(Loss) string, editions Editions) (text []byte, losses []Loss) {
	w := &writer{
		game: g, tell: tell, spell: newSpeller(g.Edition), board: scoring.NewBoard(g.Edition.Layout), editions: editions,
		notation: scoring.GCG, running: make([]int, len(g.Standings.Players)), rows: map[int][]sheet.Turn{}, written: map[int]bool{},
	}
	for _, t := range g.Standings.Turns {
		w.rows[t.Event] = append(w.rows[t.Event], t)
	}
	if g.Log.Kind == sheet.DuplicateGame {
		w.duplicate()
		return []byte(w.out.String()), w.losses
	}
	for _, e := range g.Log.Events {
		if kept, ok := e.What.(sheet.Kept); ok {
			w.turnRound(kept.Line)
		}
	}
	for _, line := range g.Log.Header.Kept {
		w.turnRound(line)
	}
	w.header()
	headed := w.out.Len()
	for i, e := range g.Log.Events {
		if i >= w.inHeader {
			w.event(i, e)
		}
	}
	text = []byte(w.out.String())
	if w.runsTogether && !bytes.Contains(text, []byte("[")) {
		text = slices.Insert(text, headed, []byte(w.tiles())...)
	}
	return text, w.losses
}

// tiles announces the tiles that are written in brackets, as macondo does: so two letters
// side by side are read as two.
func (w *writer) tiles() string {
	var b strings.Builder
	for _, l := range w.game.Edition.Alphabet() {
		if w.spell.isPair(l) {
			b.WriteString("#tile " + w.spell.text(l.Tile()) + " " + w.spell.text(l.Blank()) + "\n")
		}
	}
	return b.String()
}

// macondo writes one blank where Quackle writes two: after "--", after "-" and before the
// leftovers of the others. A game that was read with one is written with one.
const (
	spacingTag     = "gcg"
	macondoSpacing = "macondo"
)

// notePlace stands among the first lines for a note.
const notePlace = "note"

// writer is a text under way.
type writer struct {
	out          strings.Builder
	game         sheet.Game
	tell         func(Loss) string
	editions     Editions // from which the text tells its own by a name; nil where it need not
	losses       []Loss
	spell        *speller
	notation     scoring.Notation
	nicks        []string
	board        scoring.Board
	running      []int                // totals by seat as the text has them
	rows         map[int][]sheet.Turn // by event
	last         lastTurn
	lastRack     []scoring.Tile
	masters      bool         // of a duplicate, which are no player's
	runsTogether bool         // two tiles side by side would be read as one
	narrow       bool         // macondo's blanks, not Quackle's
	laid         bool         // tiles without points, so that the board of the text is another
	inHeader     int          // events that stand in the header
	written      map[int]bool // the failed challenges, by event
}

func (w *writer) line(parts ...string) {
	for _, p := range parts {
		w.out.WriteString(p)
	}
	w.out.WriteByte('\n')
}

// lose notes what has no form.
func (w *writer) lose(l Loss) {
	w.losses = append(w.losses, l)
	w.pragma("note " + w.tell(l))
}

// texts writes tiles that lie on no board.
func (w *writer) texts(tiles []scoring.Tile) string {
	for i := range len(tiles) - 1 {
		w.runsTogether = w.runsTogether || w.spell.joins(tiles[i], tiles[i+1])
	}
	return w.spell.texts(tiles)
}

// pragma writes a line of the header or a note. What goes on in a second line must not look
// like a line of its own.
func (w *writer) pragma(text string) {
	text = strings.TrimRight(strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(text), "\n")
	for i, part := range strings.Split(text, "\n") {
		switch {
		case i == 0:
			part = "#" + part
		case strings.HasPrefix(part, "#") || strings.HasPrefix(part, ">"):
			part = " " + part
		}
		w.line(part)
	}
}

func (w *writer) header() {
	w.line("#", encodingPragma, " UTF-8")
	h, players := w.game.Log.Header, w.game.Standings.Players
	w.narrow = h.Tags[spacingTag] == macondoSpacing
	w.nicks = make([]string, len(players))
	for _, line := range h.Kept {
		if seat, nick := keptPlayer(line, len(players)); seat > 0 && w.nicks[seat-1] == "" {
			w.nicks[seat-1] = nickname(nick, w.nicks, seat)
		}
	}
	for i, p := range players {
		if w.nicks[i] == "" {
			w.nicks[i] = nickname(p.Name, w.nicks, i+1)
		}
	}
	written := map[int]bool{}
	titled := false
	for _, line := range h.Kept {
		seat, _ := keptPlayer(line, len(players))
		switch {
		case written[seat]:
		case seat > 0:
			w.player(seat)
			written[seat] = true
		case line == notePlace:
			w.notePlaced()
		case strings.EqualFold(line, "title"):
			titled = true
			w.pragma(strings.TrimSpace(line + " " + h.Event))
		default:
			w.originalLine(line)
		}
	}
	for i := range players {
		if !written[i+1] {
			w.player(i + 1)
		}
	}
	if len(h.Kept) == 0 || w.editions != nil {
		w.line("#", tilesPragma, " ", distributionOf(w.game.Edition.ID))
	}
	if !titled && h.Event != "" {
		w.pragma("title " + h.Event)
	}
	if len(players) > 2 {
		w.losses = append(w.losses, Loss{Kind: LossPlayers, Points: len(players)})
	}
}

// turnRound gives the squares the notation that a line the game was read with names.
func (w *writer) turnRound(line string) {
	if lettersRows(cutKeyword(line)) {
		w.notation = scoring.Rows
	}
}

// originalLine writes a line that the game was read with, unless it names another edition than the one
// that the text has to name.
func (w *writer) originalLine(line string) {
	name, said := cutKeyword(line)
	switch name = strings.ToLower(name); {
	case w.editions == nil:
	case name == tilesPragma:
		return
	case name == layoutPragma:
		on, _ := w.editions(Hints{Distribution: distributionOf(w.game.Edition.ID), Layout: strings.TrimSpace(said)})
		if !slices.ContainsFunc(on, func(c Choice) bool { return c.Edition.ID == w.game.Edition.ID }) {
			return
		}
	}
	w.pragma(line)
}

// notePlaced writes the first note before the first turn that is not written yet.
func (w *writer) notePlaced() {
	for ; w.inHeader < len(w.game.Log.Events); w.inHeader++ {
		switch what := w.game.Log.Events[w.inHeader].What.(type) {
		case sheet.Noted:
			w.inHeader++
			w.pragma("note " + what.Text)
			return
		case sheet.Kept:
		default:
			return
		}
	}
}

func (w *writer) player(seat int) {
	name := strings.Join(strings.Fields(w.game.Standings.Players[seat-1].Name), " ")
	if name == "" {
		name = w.nicks[seat-1]
	}
	w.line("#player", strconv.Itoa(seat), " ", w.nicks[seat-1], " ", name)
}

// keptPlayer reads a line that stands for a player; 0 for another line.
func keptPlayer(line string, players int) (seat int, nick string) {
	name, nick := cutKeyword(line)
	number, ok := strings.CutPrefix(strings.ToLower(name), "player")
	seat, err := strconv.Atoi(number)
	if !ok || err != nil || seat < 1 || seat > players {
		return 0, ""
	}
	return seat, nick
}

// nickname makes a nickname of a name: without blanks and colons, never empty, and none
// that another player has.
func nickname(name string, taken []string, seat int) string {
	nick := ""
	for _, word := range strings.Fields(name) {
		if nick = strings.Trim(strings.ReplaceAll(word, ":", ""), ",;"); nick != "" {
			break
		}
	}
	if nick == "" {
		nick = "player" + strconv.Itoa(seat)
	}
	one := nick
	for n := 2; slices.ContainsFunc(taken, func(t string) bool { return strings.EqualFold(t, one) }); n++ {
		one = nick + strconv.Itoa(n)
	}
	return one
}

// event writes what happened: nothing for what did not last.
func (w *writer) event(i int, e sheet.Event) {
	var row sheet.Turn
	if rows := w.rows[i]; len(rows) > 0 {
		row = rows[0]
	}
	switch what := e.What.(type) {
	case sheet.Noted:
		w.pragma(strings.TrimRight("note "+what.Text, " "))
	case sheet.Kept:
		if turn, ok := strings.CutPrefix(what.Line, cutTurn); ok {
			w.out.WriteString(">" + turn) // the last one, which stops in the middle
		} else {
			w.originalLine(what.Line)
		}
	case sheet.Played:
		w.played(row, e, what.Play)
	case sheet.Typed:
		w.noPlay(row, e, "-")
		words := make([]string, len(what.Words))
		for i, word := range what.Words {
			words[i] = word.Letters(w.game.Edition)
		}
		w.byHand(row, e, scoring.CountTyped(w.game.Edition, what.Words).Points, Loss{Kind: LossTyped, Text: strings.Join(words, " ")})
	case sheet.Points:
		w.points(row, e, what.Points)
	case sheet.Passed:
		w.noPlay(row, e, "-")
	case sheet.Withdrawn:
		w.noPlay(row, e, "-")
		w.lose(Loss{Kind: LossWithdrawn, Turn: row.Number, Player: row.Player})
	case sheet.Exchanged:
		w.exchanged(row, e, what)
	case sheet.Challenged:
		w.challenged(e)
	case sheet.ChallengeFailed:
		if !w.written[i] {
			w.written[i] = true
			w.challengeFailed(row, e)
		}
	case sheet.Penalty:
		w.penalty(row, e, what.Reason)
	case sheet.Bonus:
		w.bonus(row, e, what.Reason)
	case sheet.Warning:
		w.lose(Loss{Kind: LossWarning, Turn: row.Number, Player: row.Player, Points: row.Points, Text: what.Reason})
	case sheet.Wrong:
		if row.Player != 0 {
			w.penalty(row, e, juryReason)
		}
	case sheet.Overtime:
		w.score(row.Player, e, "(time)", row.Points)
	case sheet.Ended:
		w.lateChallenges(i)
		w.end(w.rows[i], e, what)
	case sheet.Finished:
		if w.game.Standings.Finished && len(w.rows[i]) == 0 && !w.hasEnd() {
			w.lose(Loss{Kind: LossFinished})
			w.pragma("note " + endNote)
		}
	case sheet.Laid:
		var tiles []string
		for _, l := range what.Tiles {
			tiles = append(tiles, l.Square.Name()+" "+w.spell.text(l.Tile))
		}
		w.laid = true
		w.lose(Loss{Kind: LossLaid, Text: strings.Join(tiles, ", ")})
	case sheet.Joined:
		w.lose(Loss{Kind: LossJoined, Text: what.Name})
	case sheet.Left:
		w.lose(Loss{Kind: LossGone, Player: what.Player})
	case sheet.Returned:
		w.lose(Loss{Kind: LossBack, Player: what.Player})
	case sheet.Voided:
		w.lose(Loss{Kind: LossVoid})
	}
}

func (w *writer) hasEnd() bool {
	return slices.ContainsFunc(w.game.Standings.Turns, func(t sheet.Turn) bool { return t.Kind == sheet.KindEnd })
}

// rack is a rack as a line has it. One whose letters spell the word for a rack that nobody knew is
// turned round: the order of a rack means nothing.
func (w *writer) rack(tiles []scoring.Tile) string {
	text := w.texts(tiles)
	if text == unknownRack {
		tiles = slices.Clone(tiles)
		slices.Reverse(tiles)
		text = w.texts(tiles)
	}
	return text
}

// score writes a line of a player, and the total that follows from it.
func (w *writer) score(seat int, e sheet.Event, what string, points int) {
	w.running[seat-1] += points + e.Off
	sign := "+"
	if points < 0 {
		sign = ""
	}
	note := ""
	if e.Note != "" {
		note = " " + strings.Join(strings.Fields(e.Note), " ")
	}
	rack, gap := " ", " "
	unread := ""
	if json.Unmarshal(e.Extra[rackText], &unread) != nil || strings.ContainsFunc(unread, func(r rune) bool { return r == ' ' || !unicode.IsPrint(r) }) {
		unread = ""
	}
	switch {
	case unread != "":
		rack = unread + " "
	case e.Rack != nil && len(e.Rack) == 0:
		rack = unknownRack + " "
	case e.Rack != nil:
		rack = w.rack(e.Rack) + " "
	}
	if narrow := w.narrow && what != "(time)" && what != "(challenge)"; narrow && e.Rack == nil && unread == "" {
		rack = ""
	} else if !narrow && (what == "--" || what == "-") {
		gap = "  "
	}
	w.line(">", w.nicks[seat-1], ": ", rack, what, gap, sign, strconv.Itoa(points), " ", strconv.Itoa(w.running[seat-1]), note)
}
