package sheet

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"tanteo/scoring"
)

// maxLine is the longest line, in bytes, that is looked at.
const maxLine = 1000

// Verb is what a line asks for.
type Verb uint8

// The verbs. Again and Open lead to another game, Tab to Quit do what a key of the screen does,
// and from Places on they ask something that takes a list of words to answer: all of these are the
// caller's affair.
const (
	Add Verb = iota
	Edit
	Insert
	Delete
	Empty    // Turn: the cell of Event.Player in that round of a duplicate, or its master
	Recount  // Turn, or every turn where it is 0: only what the board and the rules give
	Annotate // Turn: the one note after it, or none where its text is ""; 0 is before the first
	Undo
	Redo
	Again
	Open
	Tab   // Name, or the next one
	Print // Name: a kind of paper
	Write // Name: a file
	Quit
	Places // of a word: Tiles
	Best   // plays of a rack: Tiles, or the one that is known
	Check  // the words of Turn, of the whole sheet where it is 0, or the word of Tiles
	Missed // what each turn has missed
)

// Line is one line of the line language, read for a certain game.
type Line struct {
	Verb    Verb
	Turn    int    // Edit, Insert, Delete, Empty, Recount, Annotate
	Event   Event  // Add, Edit, Insert, Empty, Annotate
	Game    string // Open: the game, or "" where the list of them is wanted
	Name    string // Tab, Print, Write
	Tiles   []scoring.Tile
	Notices []Notice
}

// Command is what a command word asks for, in any language.
type Command uint8

// The commands.
const (
	_ Command = iota
	CommandPass
	CommandExchange
	CommandWithdrawn
	CommandChallenge
	CommandFailed // after CommandChallenge
	CommandPenalty
	CommandBonus
	CommandOvertime
	CommandWarning
	CommandLay
	CommandClear
	CommandEnd
	CommandFinish
	CommandReopen
	CommandUndo
	CommandRedo
	CommandEdit
	CommandInsert
	CommandDelete
	CommandRecount
	CommandVoid
	CommandName
	CommandJoin
	CommandLeave
	CommandNote
	CommandAgain
	CommandOpen
	CommandWrong
	CommandRack
	CommandDraw
	CommandMaster
	CommandBest
	CommandCheck
	CommandMissed
	CommandAnalysis
	CommandNext
	CommandTab
	CommandPrint
	CommandWrite
	CommandQuit
	CommandClock
	CommandClockStart // this one and those that follow, after CommandClock
	CommandClockStop
	CommandOff // after CommandAnalysis too
	CommandTurnClock
	CommandRoundClock
	CommandGameClock

	// LastCommand is the last of them.
	LastCommand = CommandGameClock
)

// Under is the command after which this one stands; 0 where it begins a line.
func (c Command) Under() Command {
	switch c {
	case CommandFailed:
		return CommandChallenge
	case CommandClockStart, CommandClockStop, CommandOff, CommandTurnClock, CommandRoundClock, CommandGameClock:
		return CommandClock
	}
	return 0
}

// Vocabulary is what each command word means, whatever its language. Words stand in small
// letters without accents, as Plain writes them.
type Vocabulary map[string]Command

// Plain is a text in small letters without accents, to compare names and words by.
func Plain(text string) string {
	var b strings.Builder
	for _, r := range norm.NFD.String(strings.ToLower(text)) {
		if !unicode.Is(unicode.Mn, r) {
			b.WriteRune(r)
		}
	}
	return undivided.Replace(b.String())
}

// undivided are letters whose marks Unicode does not part from them.
var undivided = strings.NewReplacer("ł", "l", "ø", "o", "đ", "d", "æ", "ae", "œ", "oe", "ß", "ss")

// LineReason is why a text is no line.
type LineReason uint8

// The reasons.
const (
	_               LineReason = iota
	LineEmpty                  //
	LineTooLong                //
	LineControl                // a control character in it
	LineUnknown                // begins with nothing that a line begins with
	LineWordAlone              // a word without its square
	LineNoWord                 // a square without a word
	LineMissing                // an argument is missing: Text names the command word
	LineExtra                  // Text is more than the line can have
	LineNumber                 // Text should be a number from 0 to Limit
	LineTime                   // Text is a time, where points are wanted, or none of a clock
	LineTwoPlayers             // more than one name begins with Text
	LineTooMany                // more tiles than a rack holds
	LineNotInTurn              // Text makes no row, so that it can correct none
	LineNotForOther            // Text cannot be said for a player
	LineColon                  // a player without a colon, as only a duplicate has it: Text has it
	LineSeed                   // Text is no seed
	LineSigned                 // Text is points with a sign, which a penalty or a bonus has

	lineReasons // behind the last of them
)

var lineReasonNames = [lineReasons]string{
	LineEmpty:       "empty",
	LineTooLong:     "too long",
	LineControl:     "control character",
	LineUnknown:     "unknown",
	LineWordAlone:   "word alone",
	LineNoWord:      "no word",
	LineMissing:     "missing",
	LineExtra:       "extra",
	LineNumber:      "number",
	LineTime:        "time",
	LineTwoPlayers:  "two players",
	LineTooMany:     "too many",
	LineNotInTurn:   "not in turn",
	LineNotForOther: "not for other",
	LineColon:       "colon",
	LineSeed:        "seed",
	LineSigned:      "signed",
}

// LineReasons are all of them.
func LineReasons() []LineReason {
	var all []LineReason
	for r := LineEmpty; r < lineReasons; r++ {
		all = append(all, r)
	}
	return all
}

// String is the reason's name in machine formats.
func (r LineReason) String() string { return lineReasonNames[r] }

// LineError says why a text is no line.
type LineError struct {
	Reason LineReason
	Text   string
	Limit  int
}

func (e *LineError) Error() string {
	return fmt.Sprintf("line: %s: %q", e.Reason.String(), e.Text)
}

// Parse reads one line for a game: a command word, `PLAYER:`, a square, `=` or a number,
// in that order. In a duplicate a player needs no colon: "42 24", "mar H4 JAMON". The error is a *LineError, a *scoring.SpellingError, a
// *scoring.PlacementError or a *Refusal.
func Parse(text string, g Game, v Vocabulary) (Line, error) {
	if len(text) > maxLine {
		return Line{}, &LineError{Reason: LineTooLong, Limit: maxLine}
	}
	text = strings.TrimSpace(strings.Map(plainSpace, norm.NFC.String(text)))
	for _, r := range text {
		if unicode.IsControl(r) || r == unicode.ReplacementChar {
			return Line{}, &LineError{Reason: LineControl}
		}
	}
	if text == "" {
		return Line{}, &LineError{Reason: LineEmpty}
	}
	p := parser{game: g, words: v}
	return p.line(text)
}

// plainSpace makes one kind of space of those that get between words by a paste.
func plainSpace(r rune) rune {
	if r == '\t' || unicode.IsSpace(r) && !unicode.IsControl(r) {
		return ' '
	}
	return r
}

// parser reads one line.
type parser struct {
	game   Game
	words  Vocabulary
	player int // named before the line, or 0
	notes  []Notice
}

func (p *parser) line(text string) (Line, error) {
	first, rest, _ := strings.Cut(text, " ")
	rest = strings.TrimSpace(rest)
	if p.words[Plain(strings.TrimSuffix(first, ":"))] == CommandMaster {
		first = strings.TrimSuffix(first, ":") // as the cell of a player is named
	}
	if c, ok := p.words[Plain(first)]; ok && c.Under() == 0 {
		return p.command(c, first, rest)
	}
	if name, line, ok := strings.Cut(text, ":"); ok && p.player == 0 {
		return p.forPlayer(name, line)
	}
	if p.game.duplicate() && p.player == 0 {
		if name, line, ok := p.named(text); ok {
			return p.forPlayer(name, line)
		}
	}
	if word, ok := strings.CutPrefix(text, "*"); ok && p.player == 0 {
		return p.places(strings.TrimSpace(word))
	}
	event, err := p.counted(text, first, rest)
	if err == nil {
		return p.add(event)
	}
	if p.player == 0 && !p.game.duplicate() {
		if name, line, ok := p.named(text); ok && p.isSeat(name) {
			err = &LineError{Reason: LineColon, Text: name + ": " + line}
		}
	}
	if points := text[strings.LastIndexByte(text, ' ')+1:]; isSigned(points) {
		err = &LineError{Reason: LineSigned, Text: points}
	}
	return Line{}, err
}

// isSigned says whether a text is a number with a sign before it.
func isSigned(text string) bool {
	number := strings.TrimLeft(text, "+-−–")
	return number != text && number != "" && digits(number)
}

// forPlayer reads a line for another player than the one on turn.
func (p *parser) forPlayer(name, line string) (Line, error) {
	seat, err := p.seat(name)
	if err != nil {
		return Line{}, err
	}
	p.player = seat
	line = strings.TrimSpace(line)
	if line == "" {
		return Line{}, &LineError{Reason: LineMissing, Text: name + ":"}
	}
	if p.game.duplicate() && isDash(line) {
		return Line{Verb: Empty, Turn: len(p.game.Standings.Rounds), Event: Event{Player: seat}}, nil
	}
	parsed, err := p.line(line)
	if err != nil {
		return Line{}, err
	}
	_, failed := parsed.Event.What.(ChallengeFailed)
	if parsed.Verb != Add || !failed && !TakesTurn(parsed.Event.What) {
		return Line{}, &LineError{Reason: LineNotForOther, Text: line}
	}
	parsed.Event.Player = seat
	if TakesTurn(parsed.Event.What) && seat != p.game.Standings.OnTurn && !p.game.duplicate() {
		parsed.Notices = append(parsed.Notices, Notice{Code: NoticeOutOfTurn, Player: seat})
	}
	return parsed, nil
}

// named splits a line, of a duplicate, into a player and what fills a cell. What is a line
// without a player stays one: "H4 JAMON", "= JA", "24 / AB".
func (p *parser) named(text string) (name, line string, ok bool) {
	fields := strings.Fields(text)
	if _, _, square := p.game.Log.Notation.Parse(fields[0]); square || fields[0][0] == '=' {
		return "", "", false
	}
	for i := len(fields) - 1; i > 0; i-- {
		if !p.fillsCell(fields[i:]) {
			continue
		}
		if !ok { // the longest: where no name fits, it is the one to tell of
			name, line, ok = strings.Join(fields[:i], " "), strings.Join(fields[i:], " "), true
		}
		if shorter := strings.Join(fields[:i], " "); p.isSeat(shorter) {
			return shorter, strings.Join(fields[i:], " "), true
		}
	}
	return name, line, ok
}

func (p *parser) isSeat(name string) bool {
	_, err := p.seat(name)
	return err == nil
}

// fillsCell says whether words look like what a cell of a duplicate takes: a play, a typed
// play, points, a pass, or the dash that empties it.
func (p *parser) fillsCell(fields []string) bool {
	first := fields[0]
	if _, _, square := p.game.Log.Notation.Parse(first); square {
		return len(fields) > 1
	}
	if digits(first) {
		return len(fields) == 1 || fields[1][0] == '/'
	}
	if isDash(first) {
		return len(fields) == 1
	}
	return first[0] == '=' || p.words[Plain(first)] == CommandPass
}

func (p *parser) add(event Event) (Line, error) {
	return Line{Verb: Add, Event: event, Notices: p.notes}, nil
}

// counted reads a turn that counts something: a play, a typed play, points.
func (p *parser) counted(text, first, rest string) (Event, error) {
	if s, d, ok := p.game.Log.Notation.Parse(first); ok {
		return p.withRack(rest, func(word string) (What, error) { return p.play(s, d, word) })
	}
	if typed, ok := strings.CutPrefix(text, "="); ok {
		return p.withRack(strings.TrimSpace(typed), p.typed)
	}
	if digits(text[:1]) {
		return p.withRack(text, func(text string) (What, error) {
			n, err := number(text, MaxPoints)
			return Points{n}, err
		})
	}
	if _, err := p.game.Edition.Spell(text); err == nil {
		return Event{}, &LineError{Reason: LineWordAlone, Text: text}
	}
	return Event{}, &LineError{Reason: LineUnknown, Text: first}
}

// withRack reads what stands before " / RACK", and the rack.
func (p *parser) withRack(text string, read func(string) (What, error)) (Event, error) {
	var event Event
	text, rack, ok := cutRack(text)
	if ok {
		tiles, err := p.tiles(rack)
		if err != nil {
			return event, err
		}
		event.Rack = tiles
	}
	var err error
	event.What, err = read(text)
	return event, err
}

func cutRack(text string) (before, rack string, ok bool) {
	i := strings.LastIndex(text, "/")
	if i < 0 || i > 0 && text[i-1] != ' ' {
		return text, "", false
	}
	return strings.TrimSpace(text[:i]), strings.TrimSpace(text[i+1:]), true
}

// tiles reads tiles of a rack, no more than it holds.
func (p *parser) tiles(text string) ([]scoring.Tile, error) {
	tiles, err := p.game.Edition.SpellRack(text)
	if err != nil {
		return nil, err
	}
	if len(tiles) > p.game.Edition.Rack {
		return nil, &LineError{Reason: LineTooMany, Text: text, Limit: p.game.Edition.Rack}
	}
	if other, ok := p.game.Edition.OtherRack(tiles); ok {
		p.digraphRead(p.joined(tiles, other), Reading{Tiles: other})
	}
	return tiles, nil
}

// digraphRead tells that letters were read as one tile each, and the other reading. Where nothing
// was, the tiles are kept apart in the line.
func (p *parser) digraphRead(joined []scoring.Letter, other Reading) {
	if len(joined) > 0 {
		p.notes = append(p.notes, Notice{Code: NoticeDigraphRead, Letters: joined, Other: &other})
	}
}

// apart is the sign between two letters of a word that are not to be read as one.
const apart = "|"

// joined are the letters of more than one sign among tiles that other tiles with the same text
// do not have there.
func (p *parser) joined(tiles, other []scoring.Tile) []scoring.Letter {
	e := p.game.Edition
	type piece struct{ from, to int }
	there, at := map[piece]bool{}, 0
	for _, t := range other {
		to := at + max(1, len(e.Text(t.Letter())))
		there[piece{at, to}], at = true, to
	}
	var joined []scoring.Letter
	at = 0
	for _, t := range tiles {
		text := e.Text(t.Letter())
		to := at + max(1, len(text))
		if !there[piece{at, to}] && utf8.RuneCountInString(text) > 1 && !slices.Contains(joined, t.Letter()) {
			joined = append(joined, t.Letter())
		}
		at = to
	}
	return joined
}

// spelled keeps what has to be said about the spelling of a word.
func (p *parser) spelled(s scoring.Spelling) {
	if s.MixedCase {
		p.notes = append(p.notes, Notice{Code: NoticeCase})
	}
	if len(s.Forced) > 0 {
		p.notes = append(p.notes, Notice{Code: NoticeBlankKW, Letters: s.Forced})
	}
}

// ignored keeps how many marks for a blank stood on tiles that lie there.
func (p *parser) ignored(marks int) {
	if marks > 0 {
		p.notes = append(p.notes, Notice{Code: NoticeMarkIgnored, Count: marks})
	}
}

// play reads a word from its square on: the whole word, or only its new tiles. Where both
// fit, the whole word wins, and the other reading is told. Letters that can be spelled in two
// ways are told too.
func (p *parser) play(s scoring.Square, d scoring.Direction, word string) (What, error) {
	if p.game.Standings.Finished {
		return nil, &Refusal{Reason: AlreadyFinished}
	}
	spelling, err := p.spell(word)
	if err != nil {
		return nil, err
	}
	read, err := p.place(s, d, spelling)
	if err != nil {
		return nil, err
	}
	p.spelled(spelling)
	p.ignored(read.ignored)
	if read.other != nil || read.asNew {
		p.notes = append(p.notes, Notice{Code: NoticeReadAsNewTiles, Other: p.otherPlay(read.play, read.other)})
	}
	if tiles, ok := p.game.Edition.OtherWord(spelling.Tiles); ok && !strings.Contains(word, apart) {
		if other, err := p.place(s, d, scoring.Spelling{Tiles: tiles}); err == nil {
			p.digraphRead(p.joined(spelling.Tiles, tiles), *p.otherPlay(read.play, &other.play))
		}
	}
	return Played{Play: read.play}, nil
}

// otherPlay is a play that was not taken, with the points of both; nil for none.
func (p *parser) otherPlay(taken scoring.Play, other *scoring.Play) *Reading {
	if other == nil {
		return nil
	}
	e, board := p.game.Edition, &p.game.Standings.Board
	return &Reading{Event: Event{What: Played{Play: *other}}, Counts: true,
		Points: scoring.Points(e, board, *other), Taken: scoring.Points(e, board, taken)}
}

// placed is a word that was read for the board.
type placed struct {
	play    scoring.Play
	ignored int           // marks for a blank on tiles that lie there
	asNew   bool          // its letters are the new tiles only
	other   *scoring.Play // what the letters would be as new tiles, where the whole word is taken
}

// place finds how a word lies on the board: whole, or as its new tiles. With brackets it is
// whole, and what stands in them lies there.
func (p *parser) place(s scoring.Square, d scoring.Direction, word scoring.Spelling) (placed, error) {
	e, board, tiles := p.game.Edition, &p.game.Standings.Board, word.Tiles
	if err := p.lies(s, d, word); err != nil {
		return placed{}, err
	}
	laid, ignored, wholeErr := board.Read(s, d, tiles)
	if wholeErr == nil && len(laid) == 0 && len(tiles) > 1 {
		// The word lies there letter by letter: it was noted before.
		return placed{}, &scoring.PlacementError{Fault: scoring.NoTile, Square: s}
	}
	var whole *scoring.Play
	if wholeErr == nil {
		play, err := scoring.Place(e, board, laid, d)
		if err == nil {
			whole = &play
		}
		wholeErr = err
	}
	if word.Lies != nil {
		if whole == nil {
			return placed{}, wholeErr
		}
		return placed{play: *whole, ignored: ignored}, nil
	}
	var fresh scoring.Play
	laid, err := p.asNew(s, d, tiles)
	if err == nil {
		fresh, err = scoring.Place(e, board, laid, d)
	}
	switch {
	case whole != nil && err == nil && !slices.Equal(whole.Laid(), fresh.Laid()):
		return placed{play: *whole, ignored: ignored, other: &fresh}, nil
	case whole != nil:
		more := whole.Start != s || whole.Direction != d || len(whole.Tiles) != len(tiles)
		return placed{play: *whole, ignored: ignored, asNew: more}, nil
	case err == nil:
		return placed{play: fresh, asNew: true}, nil
	case tells(wholeErr):
		return placed{}, wholeErr
	}
	return placed{}, err
}

// lies holds the tiles in brackets to what lies on the board.
func (p *parser) lies(s scoring.Square, d scoring.Direction, word scoring.Spelling) error {
	for i, lies := range word.Lies {
		if at := s.Step(d, i); lies && p.game.Standings.Board.At(at) == 0 {
			return &scoring.PlacementError{Fault: scoring.Missing, Square: at}
		}
	}
	return nil
}

// tells says that the fault of a word read whole explains more than the fault of its
// letters as new tiles: it met no other letter on the board.
func tells(err error) bool {
	fault, ok := err.(*scoring.PlacementError)
	return ok && fault.Fault != scoring.Differs
}

// asNew lays letters as new tiles; "." has no meaning there.
func (p *parser) asNew(s scoring.Square, d scoring.Direction, tiles []scoring.Tile) ([]scoring.Laid, error) {
	for i, t := range tiles {
		if t == 0 {
			return nil, &scoring.PlacementError{Fault: scoring.Missing, Square: s.Step(d, i)}
		}
	}
	return p.game.Standings.Board.Lay(s, d, tiles)
}

// word reads the tiles of a word.
func (p *parser) word(word string) ([]scoring.Tile, error) {
	spelling, err := p.spell(word)
	if err != nil {
		return nil, err
	}
	p.spelled(spelling)
	return spelling.Tiles, nil
}

// spell reads a word as it stands on the board, what lies there in brackets or not.
func (p *parser) spell(word string) (scoring.Spelling, error) {
	if word == "" {
		return scoring.Spelling{}, &LineError{Reason: LineNoWord}
	}
	if _, extra, more := strings.Cut(word, " "); more {
		return scoring.Spelling{}, &LineError{Reason: LineExtra, Text: extra}
	}
	spelling, err := p.game.Edition.SpellPlay(word)
	if err != nil {
		return scoring.Spelling{}, err
	}
	if len(spelling.Tiles) > p.game.Edition.Layout.Side {
		return scoring.Spelling{}, &scoring.SpellingError{Fault: scoring.TooLong, Text: word}
	}
	return spelling, nil
}

// typed reads the words of a play without its squares.
func (p *parser) typed(text string) (What, error) {
	e := p.game.Edition
	words, spelling, err := e.SpellTyped(strings.Fields(text))
	if err != nil {
		return nil, err
	}
	p.spelled(spelling)
	if other, ok := e.OtherTyped(words); ok && !strings.Contains(text, apart) {
		var joined []scoring.Letter
		for i, word := range words {
			joined = append(joined, p.joined(word.Tiles(), other[i].Tiles())...)
		}
		p.digraphRead(joined, Reading{Event: Event{What: Typed{other}}, Counts: true,
			Points: scoring.CountTyped(e, other).Points, Taken: scoring.CountTyped(e, words).Points})
	}
	return Typed{words}, nil
}

// number reads a number from 0 to a limit.
func number(text string, limit int) (int, error) {
	if _, extra, more := strings.Cut(text, " "); more {
		return 0, &LineError{Reason: LineExtra, Text: extra}
	}
	n, err := strconv.ParseUint(text, 10, 32)
	if err != nil || n > uint64(limit) {
		return 0, &LineError{Reason: LineNumber, Text: text, Limit: limit}
	}
	return int(n), nil
}

// seat finds a player, as Standings.Find does.
func (p *parser) seat(text string) (int, error) { return p.game.Standings.Find(text) }

// Find finds a player: by seat number, by name, or by the beginning of one name. The error
// is a *Refusal or a *LineError.
func (s *Standings) Find(text string) (int, error) {
	text = strings.Join(strings.Fields(text), " ")
	players := s.Players
	if n, err := number(text, len(players)); err == nil && n > 0 {
		return n, nil
	}
	var called, begin, exact []int
	name := Plain(text)
	for i, player := range players {
		known := Plain(player.Name)
		if player.Name == text {
			exact = append(exact, i+1)
		}
		if known == name {
			called = append(called, i+1)
		}
		if strings.HasPrefix(known, name) {
			begin = append(begin, i+1)
		}
	}
	switch {
	case len(exact) > 0:
		called = exact // of Añil and Anil, who is written just so
	case len(called) == 0:
		called = begin
	}
	switch {
	case name == "" || len(called) == 0:
		return 0, &Refusal{Reason: NoPlayer, Text: text}
	case len(called) > 1:
		return 0, &LineError{Reason: LineTwoPlayers, Text: text}
	}
	return called[0], nil
}

func printable(r rune) rune {
	if unicode.IsPrint(r) && r != unicode.ReplacementChar {
		return r
	}
	return -1
}
