package csv_test

import (
	"bytes"
	encoding "encoding/csv"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"tanteo/editions"
	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/csv"
	"tanteo/sheet/line"
)

// Some columns by their index.
const (
	seat   = 2
	points = 12
	total  = 13
	notes  = 14
)

// names are the words of the tests. Some kinds are left out.
func names(separator rune) csv.Names {
	return csv.Names{
		Separator: separator,
		Columns: csv.Columns{
			Number: "turn", Round: "round", Seat: "seat", Player: "player", Kind: "kind", Square: "square",
			Word: "word", Words: "words", NewTiles: "new tiles", Exchanged: "exchanged", Rack: "rack",
			Bonus: "bonus", Points: "points", Total: "total", Master: "master", Notes: "notes",
		},
		Kinds:   map[sheet.TurnKind]string{sheet.KindTyped: "typed words", sheet.KindEnd: "leftovers"},
		CameOff: "challenged", Faulty: "does not fit",
		Player: func(seat int) string { return fmt.Sprint("Player ", seat) },
	}
}

func newGame(t testing.TB, players ...string) sheet.Game {
	t.Helper()
	g, err := newGameOf("es-100", "es-home", players)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func newGameOf(edition, rules string, players []string) (sheet.Game, error) {
	c := editions.Embedded()
	e, err := c.Edition(edition)
	if err != nil {
		return sheet.Game{}, err
	}
	book, err := c.Rulebook(rules)
	if err != nil {
		return sheet.Game{}, err
	}
	return sheet.NewGame(sheet.Log{
		Kind: sheet.ClassicGame, Edition: e.Definition, Rules: book, Notation: e.Notation, Players: players, First: 1,
	})
}

// enter types lines that a game takes.
func enter(t testing.TB, g sheet.Game, lines ...string) sheet.Game {
	t.Helper()
	for _, text := range lines {
		next, err := entered(g, text)
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		g = next
	}
	return g
}

func entered(g sheet.Game, text string) (sheet.Game, error) {
	line, err := line.Parse(text, g, line.Vocabulary{
		"pass": line.CommandPass, "exchange": line.CommandExchange, "withdrawn": line.CommandWithdrawn,
		"challenge": line.CommandChallenge, "failed": line.CommandFailed, "penalty": line.CommandPenalty,
		"bonus": line.CommandBonus, "end": line.CommandEnd, "edit": line.CommandEdit, "note": line.CommandNote,
		"name": line.CommandName, "reopen": line.CommandReopen,
	})
	if err != nil {
		return g, err
	}
	g, _, err = g.Do(line, sheet.Stamp{})
	return g, err
}

// written is a game as a file.
func written(t testing.TB, g sheet.Game, n csv.Names) string {
	t.Helper()
	var out bytes.Buffer
	if err := csv.Write(&out, g, n); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

// read reads a file back, as a strict reader does.
func read(t testing.TB, text string, separator rune) [][]string {
	t.Helper()
	text, marked := strings.CutPrefix(text, "\uFEFF")
	if !marked {
		t.Fatalf("no byte order mark in %q", text)
	}
	if rest := strings.ReplaceAll(text, "\r\n", ""); strings.ContainsAny(rest, "\r\n") {
		t.Fatalf("a line break that is not CR LF in %q", text)
	}
	r := encoding.NewReader(strings.NewReader(text))
	r.Comma = separator
	records, err := r.ReadAll() // every record as long as the first
	if err != nil {
		t.Fatal(err)
	}
	return records
}

// TestWrite has a row of each sort: letters of two signs, a blank, tiles that lay there, a
// play that does not fit, one that came off, rows without words, the end.
func TestWrite(t *testing.T) {
	g := enter(t, newGame(t, "Ana", "", "Íñigo"),
		"note mesa 4, árbitro: Nuño", "H6 CALLE / CALLEXÑ", "8H LLECH?O", "exchange AE?LL", "note «vale»",
		"= R2wELOJ3l EN", "25", "challenge", "exchange 2", "pass", "penalty Ana 10 tiempo; otra vez", "I7 A?", "challenge failed",
		"withdrawn", "bonus 2 5", "end ALL - 7", "note fin",
	)
	g.Log.Events[1].Note = "bien"
	g.Log.Events = append(g.Log.Events[:len(g.Log.Events):len(g.Log.Events)], sheet.Event{ID: 99, What: sheet.Overtime{Player: 3, Points: 20}})
	g, err := sheet.NewGame(g.Log)
	if err != nil {
		t.Fatal(err)
	}
	want := []string{
		"turn,round,seat,player,kind,square,word,words,new tiles,exchanged,rack,bonus,points,total,notes",
		`1,1,1,Ana,play,H6,CALLE,CALLE,4,,CA[LL]EXÑ,0,26,26,"mesa 4, árbitro: Nuño`,
		`bien"`,
		"2,1,2,Player 2,play,8H,LLEchO,LLEchO,3,,,0,10,10,",
		"3,1,3,Íñigo,exchange,,,,,AE?[LL],,,0,0,«vale»",
		"4,2,1,Ana,typed words,,RELOJ,RELOJ EN,5,,,0,58,84,",
		"5,2,2,Player 2,challenged,,,,,,,,0,10,",
		"6,2,3,Íñigo,exchange,,,,,2,,,0,0,",
		"7,3,1,Ana,pass,,,,,,,,0,84,",
		"8,3,1,Ana,penalty,,,,,,,,-10,74,tiempo; otra vez",
		"9,3,2,Player 2,play,I7,aE,aE Aa,1,,,0,2,12,",
		"10,2,3,Íñigo,challenge,,,,,,,,-10,-10,",
		"11,3,3,Íñigo,withdrawn,,,,,,,,0,-10,",
		"12,3,2,Player 2,bonus,,,,,,,,5,17,",
		"13,3,1,Ana,leftovers,,,,,,A[LL],,-9,65,",
		"13,3,2,Player 2,leftovers,,,,,,,,16,33,",
		"13,3,3,Íñigo,leftovers,,,,,,,,-7,-17,fin",
		"14,3,3,Íñigo,overtime,,,,,,,,-20,-37,",
		"",
	}
	text := written(t, g, names(','))
	got := strings.Split(strings.TrimPrefix(text, "\uFEFF"), "\r\n")
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	holds(t, g, read(t, text, ','))
}

// holds holds the records of a game to its standings: a record for each row, numbers where
// numbers belong, and the points of each player up to his total.
func holds(t testing.TB, g sheet.Game, records [][]string) {
	t.Helper()
	if got, want := len(records), len(g.Standings.Turns)+1; got != want {
		t.Fatalf("%d records, want %d", got, want)
	}
	sums, last := make([]int, len(g.Standings.Players)), make([]int, len(g.Standings.Players))
	for _, record := range records[1:] {
		number := func(column int) int {
			n, err := strconv.Atoi(record[column])
			if err != nil {
				t.Errorf("%q: %v", record, err)
			}
			return n
		}
		sums[number(seat)-1] += number(points)
		last[number(seat)-1] = number(total)
	}
	if diff := cmp.Diff(g.Standings.Totals(), sums); diff != "" {
		t.Error("sums: ", diff)
	}
	if diff := cmp.Diff(g.Standings.Totals(), last); diff != "" {
		t.Error("last totals: ", diff)
	}
}

// A correction can leave a play without a place. It counts 0 and keeps what it was.
func TestFaultyPlay(t *testing.T) {
	g := enter(t, newGame(t, "Ana", "Bea"), "H6 CALLE", "8H LLECH?O", "edit 1 pass")
	records := read(t, written(t, g, names(',')), ',')
	want := []string{"2", "1", "2", "Bea", "does not fit", "8H", "LLEchO", "LLEchO", "3", "", "", "0", "0", "0", ""}
	if diff := cmp.Diff(want, records[2]); diff != "" {
		t.Error(diff)
	}
	holds(t, g, records)
}

// Before the first row there are the heads alone.
func TestNoRows(t *testing.T) {
	records := read(t, written(t, enter(t, newGame(t, "Ana", "Bea"), "note uno"), names(';')), ';')
	if len(records) != 1 || records[0][0] != "turn" {
		t.Errorf("%q", records)
	}
}

// Remarks from before the first row come with it.
func TestRemarks(t *testing.T) {
	g := enter(t, newGame(t, "Ana", "Bea"), "note uno", "25", "note dos", "note tres", "pass", "end A B", "note cuatro")
	g.Log.Events[1].Note = "la nota"
	records := read(t, written(t, g, names(',')), ',')
	var got []string
	for _, record := range records[1:] {
		got = append(got, record[notes])
	}
	if diff := cmp.Diff([]string{"uno\nla nota\ndos\ntres", "", "", "cuatro"}, got); diff != "" {
		t.Error(diff)
	}
}

// A tile that is not known, and letters that would read as others side by side.
func TestRack(t *testing.T) {
	g := enter(t, newGame(t, "Ana", "Bea"), "H6 CALLE / L|LL?")
	g.Log.Events[0].Rack = append(g.Log.Events[0].Rack, 0)
	if got := read(t, written(t, g, names(',')), ',')[1][10]; got != "L[LL]?_" {
		t.Errorf("%q", got)
	}
}

// What people write runs in no spreadsheet, and stays what it was otherwise.
func TestHostile(t *testing.T) {
	for text, want := range map[string]string{
		`=cmd()`:              `'=cmd()`,
		"+1":                  "'+1",
		"-1":                  "'-1",
		"@SUM(A1)":            "'@SUM(A1)",
		"＝1":                  "'＝1",
		"\t=1":                "'\t'=1",
		"\r=1":                "'\n'=1",
		"\nx":                 "'\nx",
		"  =1":                "  '=1",
		`"=1`:                 `"'=1`,
		"a;=cmd()":            "a;'=cmd()",
		"a,-1":                "a,'-1",
		"a\r\n=1":             "a\n'=1",
		`a;"=1"`:              `a;"'=1"`,
		"one\rtwo\nthree":     "one\ntwo\nthree",
		`says "no"; twice, =`: `says "no"; twice, '=`,
		"2-1=1, a+b, x@y":     "2-1=1, a+b, x@y",
		"a\x00b\x1b[2J\xff":   "a\uFFFDb\uFFFD[2J\uFFFD",
		"\u202Eabc":           "abc",
		"Íñigo «Ñu» 日本":       "Íñigo «Ñu» 日本",
	} {
		for _, separator := range []rune{',', ';', '\t'} {
			if got := throughNames(t, text, separator); got != want {
				t.Errorf("%q with %q: %q, want %q", text, separator, got, want)
			}
		}
	}
}

// throughNames is what a file holds of a player's name; the same as of a reason and a remark.
func throughNames(t testing.TB, text string, separator rune) string {
	t.Helper()
	g := newGame(t, text, text)
	g.Log.Events = []sheet.Event{
		{ID: 1, What: sheet.Penalty{Player: 1, Points: 10, Reason: text}},
		{ID: 2, What: sheet.Passed{}, Note: text},
	}
	g, err := sheet.NewGame(g.Log)
	if err != nil {
		t.Fatal(err)
	}
	n := names(separator)
	n.Columns.Notes = text
	records := read(t, written(t, g, n), separator)
	holds(t, g, records)
	name := records[1][3]
	for _, record := range records {
		if text != "" && record[notes] != name {
			t.Errorf("a note is %q, a name %q", record[notes], name)
		}
	}
	if records[1][points] != "-10" {
		t.Errorf("%q are no points", records[1][points])
	}
	return name
}

// TestNoFormula divides what a file holds in every way that a program might: no piece begins
// a formula.
func TestNoFormula(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		text := rapid.StringOf(rapid.OneOf(rapid.SampledFrom([]rune("=+-@＝a \t\r\n,;|\"'")), rapid.Rune())).Draw(r, "text")
		if text == "" {
			return
		}
		got := throughNames(t, text, rapid.SampledFrom([]rune(",;\t")).Draw(r, "separator"))
		for _, piece := range strings.FieldsFunc(got, func(sign rune) bool { return strings.ContainsRune(",;|\t\n", sign) }) {
			if piece = strings.TrimLeft(piece, ` "`); piece != "" && strings.ContainsRune("=+-@＝＋－＠", []rune(piece)[0]) {
				r.Fatalf("%q begins a formula in %q", piece, got)
			}
		}
	})
}

// TestTotals plays games of two to four players at random.
func TestTotals(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		g := newGame(t, []string{"Ana", "Bea", "=Cai", "Ana"}[:rapid.IntRange(2, 4).Draw(r, "players")]...)
		lines := []string{"25", "-5", "pass", "exchange 3", "withdrawn", "challenge", "challenge failed", "penalty 1 10 -x",
			"bonus 2 5", "= ME", "H4 JAMON", "note a;b", "end AB - 3 -", "end A B", "edit 1 pass", "reopen"}
		for range rapid.IntRange(0, 30).Draw(r, "turns") {
			if next, err := entered(g, rapid.SampledFrom(lines).Draw(r, "line")); err == nil {
				g = next
			}
		}
		separator := rapid.SampledFrom([]rune(",;\t")).Draw(r, "separator")
		holds(t, g, read(t, written(t, g, names(separator)), separator))
	})
}

// A duplicate of 200 has more players than a table; a log may already.
func TestManyPlayers(t *testing.T) {
	players := make([]string, 200)
	g := newGame(t, players...)
	for i := range 600 {
		g.Log.Events = append(g.Log.Events, sheet.Event{ID: i + 1, What: sheet.Points{Points: i}})
	}
	g, err := sheet.NewGame(g.Log)
	if err != nil {
		t.Fatal(err)
	}
	records := read(t, written(t, g, names(';')), ';')
	holds(t, g, records)
	if got := records[600][3]; got != "Player 200" {
		t.Errorf("%q", got)
	}
}

// full takes so many bytes.
type full struct{ room int }

var errFull = errors.New("full")

func (f *full) Write(p []byte) (int, error) {
	if f.room -= len(p); f.room < 0 {
		return 0, errFull
	}
	return len(p), nil
}

func TestWriteErrors(t *testing.T) {
	g := enter(t, newGame(t, "Ana", "Bea"), "25")
	for _, room := range []int{0, 3, 20} {
		if err := csv.Write(&full{room}, g, names(',')); !errors.Is(err, errFull) {
			t.Errorf("room for %d: %v", room, err)
		}
	}
	if err := csv.Write(&full{1000}, g, names(0)); err == nil {
		t.Error("no separator is taken for one")
	}
}

// The masters of a duplicate are nobody's: they stand in a column of their own.
func TestMasters(t *testing.T) {
	c := editions.Embedded()
	e, err := c.Edition("es-100")
	if err != nil {
		t.Fatal(err)
	}
	book, err := c.RulebookFor("es-fise", sheet.DuplicateGame)
	if err != nil {
		t.Fatal(err)
	}
	g, err := sheet.NewGame(sheet.Log{
		Kind: sheet.DuplicateGame, Edition: e.Definition, Rules: book, Notation: e.Notation, Players: []string{"Ana", "Bea"}, First: 1,
	})
	if err != nil {
		t.Fatal(err)
	}
	points := func(n int) sheet.What { return sheet.Points{Points: n} }
	spelling, err := e.Spell("JAMON")
	if err != nil {
		t.Fatal(err)
	}
	board := scoring.NewBoard(e.Layout)
	laid, err := board.Lay(scoring.Square{Row: 7, Col: 3}, scoring.Across, spelling.Tiles)
	if err != nil {
		t.Fatal(err)
	}
	play, err := scoring.Place(e, &board, laid, scoring.Across)
	if err != nil {
		t.Fatal(err)
	}
	for _, event := range []sheet.Event{
		{Player: 1, What: points(33)}, {Player: 2, What: points(7)}, {What: sheet.Master{What: points(80)}}, {What: sheet.RoundClosed{}},
		{Player: 2, What: points(40)}, {What: sheet.Master{What: sheet.Played{Play: play}}},
	} {
		if g, _, err = g.Do(sheet.Line{Verb: sheet.Add, Event: event}, sheet.Stamp{}); err != nil {
			t.Fatal(err)
		}
	}
	want := strings.Join([]string{
		"turn,round,seat,player,kind,square,word,words,new tiles,exchanged,rack,bonus,points,total,master,notes",
		"1,1,1,Ana,points,,,,,,,,33,33,,",
		"1,1,2,Bea,points,,,,,,,,7,7,,",
		"1,1,,,points,,,,,,,,,,80,",
		"2,2,2,Bea,points,,,,,,,,40,47,,",
		"2,2,,,play,H4,JAMON,JAMON,5,,,0,,,44,",
		"",
	}, "\r\n")
	if diff := cmp.Diff("\uFEFF"+want, written(t, g, names(','))); diff != "" {
		t.Error(diff)
	}
}
