package sheet_test

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/tools/txtar"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/line"
)

var updateScripts = flag.Bool("update", false, "rewrite what the scripts of testdata/scripts compare with")

// TestScripts plays the games of testdata/scripts: lines as they are typed, and under each
// what it did to the sheet. A player can check them by hand. A case is
//
//	players Ana, Bea, Cai        else Ana and Bea; "first 2": Bea opens
//	rules fise                   else home; those of sheettest and of the catalogue
//	house bonus=40               house rules
//	edition en-100               else es-100
//	unseen 11                    tiles lie there until so many are unseen
//	> H4 JAMON                   a line
//	+ 1 r1 Ana H4 JAMON: 44 = 44 a row it added: number, round, player, line, points, total
//	~ 3 r2 Ana pass: 0 = 44      a row it changed
//	- 5                          a row it took away
//	  Ana 44, Bea 0; Bea plays   how things stand, where that changed
//	  passes 4                   a notice
//	! two out: player 2          why it was refused
//	? tiles                      a question; the answer stands under it
//	told 1 34 5                  a file gave turn 1 34 points and a total of 5 more than the sum
//
// Every line that is taken is also taken back and done again.
func TestScripts(t *testing.T) {
	files, err := filepath.Glob("testdata/scripts/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatalf("no scripts: %v", err)
	}
	for _, file := range files {
		archive, err := txtar.ParseFile(file)
		if err != nil {
			t.Fatal(err)
		}
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txtar"), func(t *testing.T) {
			for i, c := range archive.Files {
				t.Run(c.Name, func(t *testing.T) {
					got := playScript(t, string(c.Data))
					if *updateScripts {
						archive.Files[i].Data = []byte(got)
					} else if diff := cmp.Diff(strings.Split(string(c.Data), "\n"), strings.Split(got, "\n")); diff != "" {
						t.Error(diff)
					}
				})
			}
			if *updateScripts && !t.Failed() {
				if err := os.WriteFile(file, txtar.Format(archive), 0o644); err != nil {
					t.Fatal(err)
				}
			}
		})
	}
}

// playScript is the script with what its lines do today.
func playScript(t *testing.T, text string) string {
	players, first, rules, edition, unseen, house := "Ana, Bea", 1, "home", "es-100", 0, ""
	var out strings.Builder
	var g sheet.Game
	started := false
	for line := range strings.Lines(text) {
		line = strings.TrimSuffix(line, "\n")
		verb, rest, _ := strings.Cut(line, " ")
		switch verb {
		case "players":
			players = rest
		case "first":
			first, _ = strconv.Atoi(rest)
		case "rules":
			rules = rest
		case "house":
			house = rest
		case "edition":
			edition = rest
		case "unseen":
			unseen, _ = strconv.Atoi(rest)
		case "#", "":
			if line != "" && line[0] == ' ' {
				continue
			}
		case ">", "?", "told":
			if !started {
				l := newTable(t, edition, rules, strings.Split(players, ", ")...).Log
				l.First, l.House = first, houseRules(t, house)
				if unseen > 0 {
					l.Events = []sheet.Event{{ID: 1, What: sheet.Laid{Tiles: firstTiles(catalogued(t, edition), unseen)}}}
				}
				g, started = start(t, l), true
			}
		default:
			continue // what came of a line the last time
		}
		out.WriteString(line + "\n")
		switch verb {
		case ">":
			g = scriptLine(t, &out, g, rest)
		case "?":
			for _, answer := range asked(t, g, rest) {
				out.WriteString("  " + answer + "\n")
			}
		case "told":
			g = toldBy(t, g, rest)
		}
	}
	return out.String()
}

func houseRules(t *testing.T, text string) sheet.House {
	house, err := sheet.ParseHouse(text)
	if err != nil {
		t.Fatal(err)
	}
	return house
}

// toldBy is the game as a file would have it: TURN POINTS OFF, or TURN CHANGE CHANGE for an
// end.
func toldBy(t *testing.T, g sheet.Game, text string) sheet.Game {
	var numbers []int
	for _, field := range strings.Fields(text) {
		n, err := strconv.Atoi(field)
		if err != nil {
			t.Fatal(err)
		}
		numbers = append(numbers, n)
	}
	row, ok := g.Standings.Turn(numbers[0])
	if !ok || len(numbers) != 3 {
		t.Fatalf("told %s: no such turn", text)
	}
	l := g.Log
	l.Events, l.Changes, l.Done = slices.Clone(l.Events), nil, 0
	e := &l.Events[row.Event]
	if end, isEnd := e.What.(sheet.Ended); isEnd {
		end.Told = numbers[1:]
		e.What = end
	} else {
		e.Told, e.Off = &numbers[1], numbers[2]
	}
	return start(t, l)
}

// firstTiles lay the tiles of a set on the board, in the order of the alphabet, the blanks
// last, until so many are left.
func firstTiles(e *scoring.Edition, left int) []scoring.Laid {
	var laid []scoring.Laid
	lay := func(tile scoring.Tile, n int) {
		for range min(n, e.Tiles()-left-len(laid)) {
			laid = append(laid, scoring.Laid{Square: scoring.Square{Row: len(laid) / e.Layout.Side, Col: len(laid) % e.Layout.Side}, Tile: tile})
		}
	}
	for _, l := range e.Alphabet() {
		lay(l.Tile(), e.Count(l))
	}
	lay(e.Alphabet()[0].Blank(), e.Blanks)
	return laid
}

// scriptLine types one line and writes down what it did.
func scriptLine(t *testing.T, out *strings.Builder, g sheet.Game, text string) sheet.Game {
	next, answer, err := enter(g, text)
	if err != nil {
		out.WriteString("! " + whyNot(g, err) + "\n")
		if diff := cmp.Diff(g.Log, next.Log); diff != "" {
			t.Errorf("%s was refused and changed the game: %s", text, diff)
		}
		return g
	}
	if answer.Line.Verb != sheet.Undo && answer.Line.Verb != sheet.Redo {
		checkUndo(t, text, g, next)
	}
	before, after := rowsOf(g), rowsOf(next)
	for _, number := range sortedKeys(before) {
		if _, still := after[number]; !still {
			fmt.Fprintf(out, "- %d\n", number)
		}
	}
	for _, number := range sortedKeys(after) {
		switch was, known := before[number]; {
		case !known:
			fmt.Fprintf(out, "+ %s\n", after[number])
		case was != after[number]:
			fmt.Fprintf(out, "~ %s\n", after[number])
		}
	}
	if stand := standing(next); stand != standing(g) {
		out.WriteString("  " + stand + "\n")
	}
	for _, n := range answer.Notices {
		out.WriteString("  " + notice(next, n) + "\n")
	}
	if len(answer.Faults) > 0 {
		fmt.Fprintf(out, "  without a place: %v\n", answer.Faults)
	}
	return next
}

func sortedKeys(rows map[int]string) []int {
	var keys []int
	for key := range rows {
		keys = append(keys, key)
	}
	slices.Sort(keys)
	return keys
}

// rowsOf writes the rows of the sheet by number; those of an end share one.
func rowsOf(g sheet.Game) map[int]string {
	rows := map[int]string{}
	for _, t := range g.Standings.Turns {
		if first, shared := rows[t.Number]; shared {
			rows[t.Number] = first + fmt.Sprintf("; r%d %s %d = %d", t.Round, seatName(g, t.Player), t.Points, t.Running)
			continue
		}
		row := fmt.Sprintf("%d r%d %s %s: %d = %d", t.Number, t.Round, seatName(g, t.Player), line.Of(g, t, commandWord), t.Points, t.Running)
		if t.Bonus != 0 {
			row += fmt.Sprintf(", %d of it for %d tiles", t.Bonus, t.NewTiles)
		}
		if t.Told {
			row += fmt.Sprintf(", counted %d", t.Counted)
		}
		if t.Off != 0 {
			row += fmt.Sprintf(", total off by %d", t.Off)
		}
		if t.Challenged {
			row += ", came off"
		}
		if t.LostTurn {
			row += ", turn lost"
		}
		if fault, ok := errors.AsType[*scoring.PlacementError](t.Fault); ok {
			row += ", does not fit: " + fault.Error()
		}
		rows[t.Number] = row
	}
	return rows
}

func standing(g sheet.Game) string {
	s := &g.Standings
	var totals []string
	for i, p := range s.Players {
		text := seatName(g, i+1) + " " + strconv.Itoa(p.Total())
		if p.Adjustment != 0 {
			text = fmt.Sprintf("%s %d%+d", seatName(g, i+1), p.Points, p.Adjustment)
		}
		if p.Gone {
			text += " gone"
		}
		if p.Lost != "" {
			text += " lost on " + string(p.Lost)
		}
		if p.Stopped {
			text += " stopped"
		}
		totals = append(totals, text)
	}
	text := strings.Join(totals, ", ")
	switch {
	case s.Finished:
		text += "; finished"
	case s.OnTurn == 0:
		text += "; nobody plays"
	default:
		text += "; " + seatName(g, s.OnTurn) + " plays"
	}
	if s.Void {
		text += "; void"
	}
	return text
}

func seatName(g sheet.Game, seat int) string {
	if name := g.Standings.Players[seat-1].Name; name != "" {
		return name
	}
	return strconv.Itoa(seat)
}

func notice(g sheet.Game, n sheet.Notice) string {
	text := string(n.Code)
	if n.Count != 0 {
		text += " " + strconv.Itoa(n.Count)
	}
	if n.Player != 0 {
		text += " " + seatName(g, n.Player)
	}
	letter := func(l scoring.Letter) string {
		if l == 0 {
			return "?"
		}
		return g.Edition.Text(l)
	}
	for _, l := range n.Letters {
		text += " " + letter(l)
	}
	if o := n.Overuse; o != nil {
		text += fmt.Sprintf(" %s: %d of %d", letter(o.Letter), o.Used, o.Has)
	}
	if r := n.Other; r != nil {
		text += ", or " + line.OfReading(g, *r, commandWord)
		if r.Counts {
			text += fmt.Sprintf(": %d, not %d", r.Points, r.Taken)
		}
	}
	if n.Turns != nil {
		text += fmt.Sprintf(" in %v", n.Turns)
	}
	if n.Off != nil {
		text += fmt.Sprintf(" total off after %v", n.Off)
	}
	return text
}

// whyNot is what a refusal says, with the fields that are set.
func whyNot(g sheet.Game, err error) string {
	if r, ok := errors.AsType[*sheet.Refusal](err); ok {
		text := r.Reason.String()
		if r.Turn != 0 {
			text += fmt.Sprint(": turn ", r.Turn)
		}
		if r.Player != 0 {
			text += ": " + seatName(g, r.Player)
		}
		if r.Count != 0 {
			text += fmt.Sprint(": ", r.Count)
		}
		if r.Text != "" {
			text += ": " + r.Text
		}
		return text
	}
	if l, ok := errors.AsType[*line.Error](err); ok {
		text := l.Reason.String()
		if l.Text != "" {
			text += ": " + l.Text
		}
		if l.Limit != 0 {
			text += fmt.Sprintf(" (at most %d)", l.Limit)
		}
		return text
	}
	if p, ok := errors.AsType[*scoring.PlacementError](err); ok {
		text := p.Error()
		if p.Letter != 0 {
			text += ": " + g.Edition.Text(p.Letter)
		}
		return text
	}
	return err.Error()
}

// asked answers a question of a script.
func asked(t *testing.T, g sheet.Game, question string) []string {
	s := &g.Standings
	verb, rest, _ := strings.Cut(question, " ")
	switch verb {
	case "tiles":
		answer := fmt.Sprintf("unseen %d, bag %d, on racks %d", s.Tiles.Unseen, s.Tiles.Bag, s.Tiles.OnRacks())
		if s.Tiles.Uncounted > 0 {
			answer += fmt.Sprintf(", %d turns not counted", s.Tiles.Uncounted)
		}
		return []string{answer}
	case "left":
		var left []string
		for _, letter := range strings.Fields(rest) {
			l, _ := g.Edition.Letter(letter) // "?" is none: the blanks
			left = append(left, fmt.Sprintf("%s %d", letter, s.Tiles.Letters[l]))
		}
		return []string{strings.Join(left, ", ")}
	case "places":
		var places []string
		for i, p := range s.Players {
			places = append(places, fmt.Sprintf("%d %s", p.Place, seatName(g, i+1)))
		}
		var leaders []string
		for _, seat := range s.Leaders() {
			leaders = append(leaders, seatName(g, seat))
		}
		return []string{strings.Join(places, ", ") + "; leading: " + strings.Join(leaders, ", ")}
	case "runs":
		return []string{fmt.Sprintf("passes %d, scoreless %d", s.Passes, s.Scoreless)}
	case "lost":
		return []string{fmt.Sprintf("passes or lost turns %d", s.PassesOrLost)}
	case "rules":
		return []string{g.Log.Rules.ID + ", used " + g.Rules().ID}
	case "round":
		return []string{strconv.Itoa(s.Round())}
	case "notices":
		var all []string
		for _, n := range s.Notices {
			all = append(all, notice(g, n))
		}
		return all
	case "board":
		var rows []string
		for i, row := range s.Board.Text(g.Edition) {
			if strings.Trim(row, ".") != "" {
				rows = append(rows, string(rune('A'+i))+" "+row)
			}
		}
		return rows
	case "notes":
		var notes []string
		for _, note := range g.Notes() {
			notes = append(notes, fmt.Sprintf("after %d: %q", note.After, note.Text))
		}
		return notes
	case "note":
		turn, _ := strconv.Atoi(rest)
		return []string{fmt.Sprintf("%q", g.NoteOf(turn)), line.OfNote(g, turn, commandWord)}
	case "loose":
		return []string{strconv.Itoa(len(s.Loose))}
	case "challengeable":
		return []string{strconv.FormatBool(s.Challengeable())}
	}
	t.Fatalf("nobody asks %q", question)
	return nil
}

// checkUndo says that taking a change back gives the standings before it, and doing it
// again those after it.
func checkUndo(t testing.TB, what string, before, after sheet.Game) {
	t.Helper()
	back, _, err := enter(after, "undo")
	if err != nil {
		t.Fatalf("%s: undo: %v", what, err)
	}
	if diff := diffStandings(before, back); diff != "" {
		t.Errorf("%s, undo: %s", what, diff)
	}
	again, _, err := enter(back, "redo")
	if err != nil {
		t.Fatalf("%s: redo: %v", what, err)
	}
	if diff := diffStandings(after, again); diff != "" {
		t.Errorf("%s, undo, redo: %s", what, diff)
	}
}
