package gcg

import (
	"iter"
	"slices"
	"strconv"
	"strings"
	"sync"

	"tanteo/scoring"
	"tanteo/sheet"
)

// Reader reads games of the editions that it is given. Several goroutines may use it.
type Reader struct {
	editions Editions
	spellers sync.Map // *scoring.Edition → *speller
}

// NewReader is a reader for editions.
func NewReader(editions Editions) *Reader { return &Reader{editions: editions} }

// Read reads the games of a text, of which there is one at least, and counts them again. It
// always reads to the end: what cannot be read becomes a difference of its game.
func (r *Reader) Read(text []byte) iter.Seq[Game] {
	return func(yield func(Game) bool) {
		for rec := range records(text) {
			if !yield(r.game(rec)) {
				return
			}
		}
	}
}

// readsAs says whether a text is read as a game of an edition.
func (r *Reader) readsAs(text []byte, edition string) bool {
	for g := range r.Read(text) {
		return g.Edition != nil && g.Edition.ID == edition
	}
	return false
}

func (r *Reader) speller(e *scoring.Edition) *speller {
	if s, ok := r.spellers.Load(e); ok {
		return s.(*speller)
	}
	s, _ := r.spellers.LoadOrStore(e, newSpeller(e))
	return s.(*speller)
}

// game reads one game with the edition that it was played with, as far as it tells.
func (r *Reader) game(rec record) Game {
	h := readHead(rec)
	choices, origin := r.editions(h.hints)
	if h.hints.Distribution != "" && origin != Given && origin != ByDistribution {
		rec.warnings = append(rec.warnings, Warning{Line: h.tilesLine, Column: 1, Kind: DoubtEdition, Text: h.hints.Distribution})
	}
	none := Game{Line: rec.line, Verdict: Unreadable, Origin: origin, Notation: h.notation, Warnings: rec.warnings}
	if len(choices) == 0 {
		none.Differences = []Difference{{Line: h.layoutLine, Column: 1, Kind: Board, Text: h.hints.Layout}}
		return none
	}
	if h.turns == 0 && !h.ends || len(h.players) == 0 {
		none.Edition = choices[0].Edition
		none.Differences = []Difference{{Kind: NotPlay}}
		return none
	}
	w := newWalk(rec, h, choices[0], r.speller(choices[0].Edition))
	g := w.game(origin)
	chosen, rival := choices[0], ""
	if len(choices) > 1 && !w.evidence.settled() {
		chosen, rival = r.likeliest(rec, h, choices, w.evidence)
	}
	if len(g.Differences) > 0 || chosen.Edition != g.Edition {
		w = newWalk(rec, h, chosen, r.speller(chosen.Edition))
		w.explain = true
		g = w.game(origin)
	}
	switch {
	case w.evidence.foreign():
		g.Warnings = append(g.Warnings, Warning{Kind: DoubtValues, Text: chosen.Edition.ID})
		for i := range g.Differences {
			g.Differences[i].Cause = NoCause // not one of the mistakes that people make
		}
	case rival != "":
		g.Warnings = append(g.Warnings, Warning{Kind: DoubtGuess, Text: rival})
	}
	return g
}

// head is what a game tells before its first turn, and its turns in their parts.
type head struct {
	hints      Hints
	layoutLine int
	tilesLine  int
	notation   scoring.Notation
	players    []player
	bracketed  bool    // a digraph has brackets somewhere
	entries    []entry // by item; empty for what is no turn
	turns      int
	ends       bool // a note of our own says so
	bonus      int  // points a word of a failed challenge: the greatest number that divides all bonuses; 0 for none
}

// player is a player as a text knows him.
type player struct {
	number int // of his pragma; 0 where he is known from his turns alone
	nick   string
	full   string // the nickname and the name, as the pragma has them
	name   string

	guessed bool // that the nickname is his
}

// readHead collects what the pragmas say, wherever they stand, and parts the turns.
func readHead(rec record) head {
	h := head{notation: scoring.GCG, entries: make([]entry, len(rec.items))}
	for _, i := range rec.items {
		if i.kind != pragma {
			continue
		}
		text := strings.TrimSpace(i.text)
		if lettersRows(i.name, text) {
			h.notation = scoring.Rows
		}
		switch name := strings.ToLower(i.name); name {
		case tilesPragma:
			h.hints.Distribution, h.tilesLine = text, i.line
		case "lexicon":
			h.hints.Lexicon = text
		case layoutPragma:
			h.hints.Layout, h.layoutLine = text, i.line
		case "note":
			h.ends = h.ends || i.text == endNote
		case "tile":
			h.bracketed = h.bracketed || strings.Contains(text, "[")
		default:
			if number, ok := strings.CutPrefix(name, "player"); ok {
				h.declare(number, text)
			}
		}
	}
	for at, i := range rec.items {
		if i.kind == turn {
			h.entries[at] = parseTurn(i, h.notation)
			h.turns++
			e := &h.entries[at]
			if e.kind == challenge && e.points.n > 0 {
				h.bonus = divisor(h.bonus, e.points.n)
			}
			h.bracketed = h.bracketed || strings.Contains(e.word.text, "[") || strings.Contains(e.rack.text, "[")
		}
	}
	h.meet(rec)
	return h
}

// lettersRows says whether a pragma turns the squares of a game round: letters for its rows.
func lettersRows(name, text string) bool {
	return strings.EqualFold(name, "orientation") && strings.EqualFold(strings.TrimSpace(text), "lettered-rows")
}

// divisor is the greatest number that divides both.
func divisor(a, b int) int {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

// declare notes a player. One that is declared again is the newer of the two.
func (h *head) declare(number, text string) {
	n, err := strconv.Atoi(number)
	if err != nil || n < 1 || n > maxDeclared {
		return
	}
	p := player{number: n, full: composed(text)}
	p.nick = p.full
	if end := strings.IndexAny(p.full, " \t"); end >= 0 {
		p.nick, p.name = p.full[:end], strings.TrimSpace(p.full[end:])
	}
	at, again := slices.BinarySearchFunc(h.players, n, func(p player, n int) int { return p.number - n })
	if again {
		h.players[at] = p
	} else {
		h.players = slices.Insert(h.players, at, p)
	}
}

// numbered is the seat of the player with a number; 0 for none.
func (h *head) numbered(n int) int {
	for i, p := range h.players {
		if p.number == n && n > 0 {
			return i + 1
		}
	}
	return 0
}

// maxDeclared is the highest number of a player that is looked at.
const maxDeclared = 8

// meet adds players who are named by their turns only, and finds nicknames with spaces, which
// cannot be told from the name in a declaration.
func (h *head) meet(rec record) {
	for at, item := range rec.items {
		e := &h.entries[at]
		if item.kind != turn || e.nick == "" || h.seat(e.nick) != 0 || rec.cutIn(at, e) {
			continue // nobody is met in half a line
		}
		if i := h.longNick(e.nick); i >= 0 {
			p := &h.players[i]
			p.nick, p.name = e.nick, strings.TrimSpace(p.full[len(e.nick):])
			if !strings.Contains(p.name, " ") {
				p.name = p.full // the rest is hardly a whole name
			}
			continue
		}
		if p := h.second(); p != nil {
			p.nick, p.guessed = e.nick, true
			continue
		}
		if len(h.players) < sheet.MaxPlayers {
			h.players = append(h.players, player{nick: e.nick})
		}
	}
	for i := range h.players {
		if p := &h.players[i]; p.name == "" {
			p.name = p.nick
		}
	}
}

// seat is the seat of a nickname, from 1; 0 for none. Capitals matter only where two nicknames
// differ in nothing else.
func (h *head) seat(nick string) int {
	for i, p := range h.players {
		if p.nick == nick {
			return i + 1
		}
	}
	for i, p := range h.players {
		if nick != "" && strings.EqualFold(p.nick, nick) {
			return i + 1
		}
	}
	return 0
}

// second is a player who was declared with the nickname of an earlier one; nil for none. If
// somebody plays under a nickname that nobody has declared, it is this player.
func (h *head) second() *player {
	for i := range h.players {
		p := &h.players[i]
		if slices.ContainsFunc(h.players[:i], func(before player) bool { return before.nick == p.nick }) {
			return p
		}
	}
	return nil
}

func (h *head) longNick(nick string) int {
	for i, p := range h.players {
		if rest, ok := strings.CutPrefix(p.full, nick); ok && (rest == "" || rest[0] == ' ') {
			return i
		}
	}
	return -1
}

// same says whether two declared players have one nickname, so that only the order of turns
// tells them apart.
func (h *head) same(nick string) bool {
	n := 0
	for _, p := range h.players {
		if p.nick == nick {
			n++
		}
	}
	return n > 1
}
