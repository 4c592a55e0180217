package gcg

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"tanteo/scoring"
	"tanteo/sheet"
)

// walk goes through the turns of a game with one edition, counts them and makes the log.
type walk struct {
	rec    record
	head   head
	choice Choice
	spell  *speller

	explain  bool // with workings and causes
	limit    int  // of what is wrong, from which on nobody wants the rest; 0 is none
	evidence evidence

	g      Game
	unread bool
	begun  bool // the first turn has been
	onTurn int
	last   lastTurn
	seats  []seat
	board  scoring.Board
	used   [scoring.MaxLetters + 1]int16 // tiles on the board, by letter; 0 is the blanks
	over   [scoring.MaxLetters + 1]bool  // the letters of which there are too many
	ending ending

	leftovers sheet.Leftovers // how the text says that its leftovers are counted; "" where it does not

	nicks        []string   // by seat, as they are kept; "" before
	narrow, wide bool       // some line has one blank, or more, where the programs of the field differ
	room         []wordTile // for the word at hand
}

// seat is how a player stands.
type seat struct {
	file    int  // running total as the text has it
	counted int  // as we count it
	doubted bool // whether the nickname is his
}

// lastTurn is the newest turn, which `--` and `(challenge)` are about.
type lastTurn struct {
	seat    int // 0 before the first
	play    bool
	points  int // as the text has them
	counted int
	laid    []scoring.Laid
	rack    string
}

func newWalk(rec record, h head, c Choice, s *speller) *walk {
	w := &walk{}
	w.restart(rec, h, c, s)
	return w
}

// restart makes a walk ready for a game and an edition. It keeps its limit, and room that
// an earlier game has left.
func (w *walk) restart(rec record, h head, c Choice, s *speller) {
	events, differences := w.g.Log.Events[:0], w.g.Differences[:0]
	if events == nil {
		events = make([]sheet.Event, 0, len(rec.items))
	}
	*w = walk{
		rec: rec, head: h, choice: c, spell: s, limit: w.limit, room: w.room,
		board: scoring.NewBoard(c.Edition.Layout), ending: ending{at: -1},
		seats: make([]seat, len(h.players)), nicks: make([]string, len(h.players)),
		g: Game{
			Line: rec.line, Edition: c.Edition, Notation: h.notation, Differences: differences,
			Warnings: slices.Clip(rec.warnings),
			Log: sheet.Log{
				Kind: sheet.ClassicGame, Edition: c.Edition.Definition, Rules: c.Rules,
				Notation: c.Edition.Notation, First: 1, Events: events,
			},
		},
	}
	if h.notation == scoring.Rows {
		w.g.Log.Notation = scoring.Rows
	}
}

// trial says whether the walk is only to see whether an edition may be that of the game: then
// nothing is kept and nothing doubted that is no evidence.
func (w *walk) trial() bool { return w.limit > 0 }

// game goes through the whole record, or until the limit.
func (w *walk) game(origin Origin) Game {
	w.g.Origin = origin
	for at, i := range w.rec.items {
		switch {
		case w.limit > 0 && w.evidence.wrong() >= w.limit:
			return w.g
		case w.trial() && (i.kind == stray || i.kind == pragma && !strings.EqualFold(i.name, "note")):
		case i.kind == stray:
			w.doubt(DoubtText, i.line, 1, firstLine(i.text))
			w.add(sheet.Event{What: sheet.Noted{Text: i.text}})
		case i.kind == pragma:
			w.pragma(i)
		default:
			w.begun = true
			if e := &w.head.entries[at]; w.rec.cutIn(at, e) {
				w.doubt(DoubtCut, i.line, 1, firstLine(i.text))
				w.add(sheet.Event{What: sheet.Kept{Line: cutTurn + i.text}})
			} else {
				w.turn(e)
			}
		}
	}
	if w.rec.cut > 0 {
		w.unread = true
		w.differ(Difference{Line: w.rec.cut, Column: 1, Kind: BadLine, Cause: CauseTooManyLines})
	}
	w.finishEnding()
	if w.narrow && !w.wide {
		w.tag(spacingTag, macondoSpacing)
	}
	for i, p := range w.head.players {
		w.keepPlayer(i + 1)
		w.g.Log.Players = append(w.g.Log.Players, p.name)
		w.g.Final = append(w.g.Final, w.seats[i].file)
		w.g.Counted = append(w.g.Counted, w.seats[i].counted)
	}
	if w.ending.at >= 0 {
		w.g.Log.Announced = slices.Clone(w.g.Final)
	}
	switch {
	case w.unread:
		w.g.Verdict = Unreadable
		w.g.Log = sheet.Log{}
	case len(w.g.Differences) > 0:
		w.g.Verdict = Differs
	case w.ending.at < 0:
		w.g.Verdict = Unfinished
	default:
		w.g.Verdict = Same
	}
	return w.g
}

// pragma keeps what the game has no use for, and the notes.
func (w *walk) pragma(i item) {
	name := strings.ToLower(i.name)
	line := i.name
	if i.text != "" {
		line += " " + i.text
	}
	number, isPlayer := strings.CutPrefix(name, "player")
	n, err := strconv.Atoi(number)
	seat := w.head.numbered(n)
	isPlayer = isPlayer && err == nil && seat > 0
	h := &w.g.Log.Header
	switch {
	case name == encodingPragma:
	case name == "note":
		if w.leftoversSaid(i.text) {
			return
		}
		if !w.begun {
			h.Kept = append(h.Kept, notePlace)
		}
		w.add(sheet.Event{What: sheet.Noted{Text: i.text}})
	case isPlayer:
		w.keepPlayer(seat)
		w.long(w.head.players[seat-1].name, sheet.MaxName, i.line)
	case w.begun:
		w.add(sheet.Event{What: sheet.Kept{Line: line}})
	case name == "title" && h.Event == "":
		h.Event = i.text
		h.Kept = append(h.Kept, i.name)
		w.long(i.text, sheet.MaxTitle, i.line)
	default:
		h.Kept = append(h.Kept, line)
	}
}

// keepPlayer keeps where a player stood among the first lines, and his nickname.
func (w *walk) keepPlayer(seat int) {
	h := &w.g.Log.Header
	if w.nicks[seat-1] == "" {
		w.nicks[seat-1] = nickname(w.head.players[seat-1].nick, w.nicks, seat)
		h.Kept = append(h.Kept, "player"+strconv.Itoa(seat)+" "+w.nicks[seat-1])
	}
}

// cutTurn marks the last line of a text that stops in the middle of it, among the lines that
// are kept. A line that was commented out begins with its ">" alone.
const cutTurn = "!>"

// tag keeps how the text is written, for the next one.
func (w *walk) tag(name, value string) {
	h := &w.g.Log.Header
	if h.Tags == nil {
		h.Tags = map[string]string{}
	}
	h.Tags[name] = value
}

func (w *walk) add(e sheet.Event) {
	e.ID = len(w.g.Log.Events) + 1
	w.g.Log.Events = append(w.g.Log.Events, e)
}

func (w *walk) doubt(kind Doubt, line, column int, text string) {
	w.g.Warnings = append(w.g.Warnings, Warning{Line: line, Column: column, Kind: kind, Text: text})
}

func (w *walk) differ(d Difference) { w.g.Differences = append(w.g.Differences, d) }

// bad notes a place that cannot be read.
func (w *walk) bad(kind Kind, e *entry, f field) {
	w.unread = true
	w.differ(Difference{Line: e.line, Column: e.column(f), Kind: kind, Text: f.text})
}

// turn counts one line with a ">".
func (w *walk) turn(e *entry) {
	if e.unread {
		w.bad(BadLine, e, e.bad)
		w.last = lastTurn{} // whose turn it was is not known
		return
	}
	who := w.player(e)
	if who == 0 {
		w.bad(BadLine, e, field{text: e.nick})
		return
	}
	w.narrow, w.wide = w.narrow || e.gap == narrowGap, w.wide || e.gap == wideGap
	event := w.rack(e)
	event.Note = e.rest
	switch e.kind {
	case played:
		w.play(e, who, event)
	case withdrawn:
		w.takeOff(e, who, event)
	case passed:
		event.What = sheet.Passed{}
		w.noPlay(e, who, event)
	case exchanged:
		w.exchange(e, who, event)
	case challenge:
		w.challenge(e, who, event)
	case overtime:
		w.overtime(e, who, event)
	case left:
		w.left(e, who, event)
	}
}

// player is the seat of a line. Where two have one nickname, whoever is on turn.
func (w *walk) player(e *entry) int {
	if w.head.same(e.nick) {
		if w.onTurn == 0 {
			w.doubt(DoubtName, e.line, 2, e.nick)
		}
		switch {
		case e.kind == withdrawn || e.kind == challenge || e.kind == left && w.ending.at < 0:
			return max(1, w.last.seat)
		case w.onTurn == 0:
			return w.head.seat(e.nick)
		}
		return w.onTurn
	}
	who := w.head.seat(e.nick)
	if who == 0 {
		return 0
	}
	p, s := &w.head.players[who-1], &w.seats[who-1]
	if (p.number == 0 || p.guessed) && w.head.declared() && !s.doubted {
		s.doubted = true
		w.keepPlayer(who)
		w.doubt(DoubtName, e.line, 2, e.nick)
	}
	return who
}

// declared says whether the text names its players before they play.
func (h *head) declared() bool { return len(h.players) > 0 && h.players[0].number > 0 }

// rackText is where the rack of a line is kept that cannot be read: it counts nothing.
const rackText = "gcg-rack"

// rack reads the rack of a line into its event.
func (w *walk) rack(e *entry) (event sheet.Event) {
	if e.rack.text == "" {
		return event
	}
	rack, lacks, bad := w.spell.rack(e.rack.text, w.head.bracketed)
	if lacks {
		w.evidence.lacking++
	}
	if bad >= 0 {
		w.g.Warnings = append(w.g.Warnings, Warning{
			Line: e.line, Column: e.column(e.rack), Kind: DoubtRack, Text: e.rack.text, Sign: firstSign(composed(e.rack.text)[bad:]),
		})
		text, _ := json.Marshal(e.rack.text) // of a string there is no error
		event.Extra = map[string]json.RawMessage{rackText: text}
		return event
	}
	if len(rack) > w.choice.Edition.Rack {
		w.doubt(DoubtSize, e.line, e.column(e.rack), e.rack.text)
	}
	event.Rack = rack[:min(len(rack), maxRack)]
	return event
}

// maxRack is how much of a rack that cannot be is kept.
const maxRack = 64

// takes notes a turn of a player: who is next, what it brings, how we count it and how the
// sheet does.
func (w *walk) takes(e *entry, who int, event sheet.Event, counted, onSheet int) {
	next := who%len(w.seats) + 1
	switch {
	case w.onTurn == 0:
		w.g.Log.First = who
	case w.onTurn != who || w.ending.at >= 0:
		event.Player = who
	}
	if w.onTurn != 0 && w.last.seat == who && len(w.seats) > 1 {
		w.doubt(DoubtTurn, e.line, 2, e.nick)
	}
	if w.ending.at >= 0 {
		w.doubt(DoubtAfter, e.line, 1, e.nick)
	}
	w.onTurn = next
	points := e.points.or(counted)
	if points != onSheet {
		event.Told = &points
	}
	w.scored(e, who, &event, points, counted)
	w.add(event)
	w.last = lastTurn{seat: who, points: points, counted: counted, rack: e.rack.text}
}

// scored moves the totals of a player, and tells where the text's own is another: from there
// on the text is followed.
func (w *walk) scored(e *entry, who int, event *sheet.Event, points, counted int) {
	s := &w.seats[who-1]
	s.counted += counted
	sum := s.file + points
	total := e.total.or(sum)
	if total != sum {
		w.differ(Difference{Line: e.line, Column: 1, Kind: Total, File: total, Ours: sum, Cause: CauseSum})
	}
	event.Off = total - sum
	s.file = total
}

// firstSign is the sign with which a text begins, with the accents on it.
func firstSign(text string) string {
	_, size := utf8.DecodeRuneInString(text)
	return text[:size]
}

func firstLine(text string) string {
	first, _, _ := strings.Cut(text, "\n")
	return first
}
