package scoring_test

import (
	"errors"
	"fmt"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/tools/txtar"

	"tanteo/scoring"
)

// TestRules plays the cases of testdata/rules, which a player can check by hand. A case is
//
//	edition es-100
//	  123456789012345
//	H .....TENOR.....            a row with tiles; [CH] is one tile, a blank in lower case
//	play MES G7 across           the whole word, "." for a tile that lies there
//	lay ZUOS F6 down             the new tiles only, jumping over those that lie there
//	tiles H4=J H6=A down         new tiles one by one
//	typed R2wELOJ3l ME           words with their marks
//	ME(S) G7-G9: 3 + 1 = 4       what must come: each word, old tiles in brackets, its working
//	total 4, 2 new, bonus 50
//	fault gap at H5: A           or the fault, its square and the letter that it names
//
// Squares are written row letter first. What is played stays for the next play.
func TestRules(t *testing.T) {
	files, err := filepath.Glob("testdata/rules/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatalf("no cases: %v", err)
	}
	for _, file := range files {
		archive, err := txtar.ParseFile(file)
		if err != nil {
			t.Fatal(err)
		}
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txtar"), func(t *testing.T) {
			for _, c := range archive.Files {
				t.Run(c.Name, func(t *testing.T) { playCase(t, string(c.Data)) })
			}
		})
	}
}

var rowLine = regexp.MustCompile(`^([A-U]) ([.·\[\]\pL]+)$`)

func playCase(t *testing.T, text string) {
	var e *scoring.Edition
	var table rulesTable
	var want, got []string
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		verb, rest, _ := strings.Cut(line, " ")
		switch {
		case line == "" || strings.Trim(line, "0123456789") == "":
		case verb == "edition":
			e = edition(t, rest)
			table = rulesTable{e, scoring.NewBoard(e.Layout)}
		case rowLine.MatchString(line) && len(got) == 0:
			row := rowLine.FindStringSubmatch(line)
			table.board = table.board.With(drawnRow(t, e, int(row[1][0]-'A'), row[2]))
		case verb == "play" || verb == "lay" || verb == "tiles" || verb == "typed":
			want = append(want, line)
			got = append(got, line)
			got = append(got, table.do(t, verb, strings.Fields(rest))...)
		default:
			want = append(want, line)
		}
	}
	if len(want) < 2 {
		t.Fatal("nothing is played in this case")
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("expected (-) and counted (+):\n%s", diff)
	}
}

// drawnRow reads one row of a drawn board.
func drawnRow(t *testing.T, e *scoring.Edition, row int, text string) []scoring.Laid {
	t.Helper()
	var laid []scoring.Laid
	col := 0
	for text != "" {
		letter, rest := firstRune(text)
		if letter == "[" {
			letter, rest, _ = strings.Cut(rest, "]")
		}
		if letter != "." {
			l, ok := e.Letter(strings.ToUpper(letter))
			if !ok {
				t.Fatalf("row %d: %s has no letter %q", row+1, e.ID, letter)
			}
			tile := l.Tile()
			if letter == strings.ToLower(letter) {
				tile = l.Blank()
			}
			laid = append(laid, scoring.Laid{Square: scoring.Square{Row: row, Col: col}, Tile: tile})
		}
		col++
		text = rest
	}
	if col != e.Layout.Side {
		t.Fatalf("row %d has %d squares, the board %d", row+1, col, e.Layout.Side)
	}
	return laid
}

func firstRune(text string) (first, rest string) {
	r := []rune(text)
	return string(r[0]), string(r[1:])
}

// rulesTable is where a case is played.
type rulesTable struct {
	e     *scoring.Edition
	board scoring.Board
}

// do plays one line and tells what came of it.
func (r *rulesTable) do(t *testing.T, verb string, words []string) []string {
	t.Helper()
	if verb == "typed" {
		return r.typed(words)
	}
	direction := scoring.Across
	if n := len(words); n > 0 && (words[n-1] == "across" || words[n-1] == "down") {
		if words[n-1] == "down" {
			direction = scoring.Down
		}
		words = words[:n-1]
	}
	var lines []string
	var laid []scoring.Laid
	switch {
	case verb == "tiles":
		for _, word := range words {
			at, letter, _ := strings.Cut(word, "=")
			laid = append(laid, scoring.Laid{Square: square(t, at), Tile: spelled(t, r.e, letter)[0]})
		}
	case len(words) != 2:
		t.Fatalf("%s %q has not a word and a square", verb, words)
	default:
		s, err := r.e.Spell(words[0])
		if err != nil {
			return []string{"fault " + err.Error()}
		}
		for _, l := range s.Forced {
			lines = append(lines, "blank "+r.e.Text(l))
		}
		start := square(t, words[1])
		ignored := 0
		if verb == "play" {
			laid, ignored, err = r.board.Read(start, direction, s.Tiles)
		} else {
			laid, err = r.board.Lay(start, direction, s.Tiles)
		}
		if err != nil {
			return append(lines, r.fault(t, err))
		}
		if ignored > 0 {
			lines = append(lines, fmt.Sprintf("marks ignored %d", ignored))
		}
	}
	play, err := scoring.Place(r.e, &r.board, laid, direction)
	checkAgainstSlow(t, r.e, &r.board, laid, play, err)
	if err != nil {
		return append(lines, r.fault(t, err))
	}
	working := scoring.Count(r.e, &r.board, play)
	r.board = r.board.With(laid)
	return append(lines, told(r.e, working)...)
}

func (r *rulesTable) typed(words []string) []string {
	typed, s, err := r.e.SpellTyped(words)
	if err != nil {
		return []string{"fault " + err.Error()}
	}
	var lines []string
	for _, l := range s.Forced {
		lines = append(lines, "blank "+r.e.Text(l))
	}
	return append(lines, told(r.e, scoring.CountTyped(r.e, typed))...)
}

func (r *rulesTable) fault(t *testing.T, err error) string {
	t.Helper()
	fault, ok := errors.AsType[*scoring.PlacementError](err)
	if !ok {
		t.Fatalf("%v is not a *PlacementError", err)
	}
	line := "fault " + fault.Error()
	if fault.Letter != 0 {
		line += ": " + r.e.Text(fault.Letter)
	}
	return line
}

// told writes a working: each word with its squares, then the sum.
func told(e *scoring.Edition, w scoring.Working) []string {
	var lines []string
	for _, word := range w.Words {
		squares := ""
		if !w.Typed {
			squares = " " + word.Start.Name() + "-" + word.Square(len(word.Tiles)-1).Name()
		}
		lines = append(lines, markedWord(e, word)+squares+": "+word.Sum())
	}
	total := fmt.Sprintf("total %d, %d new", w.Points, w.NewTiles)
	if w.Bonus != 0 {
		total += fmt.Sprintf(", bonus %d", w.Bonus)
	}
	return append(lines, total)
}

// markedWord writes a word with its old tiles in brackets and blanks in lower case.
func markedWord(e *scoring.Edition, w scoring.Word) string {
	var b strings.Builder
	for i, tile := range w.Tiles {
		before, after := i > 0 && !w.Tiles[i-1].New, i+1 < len(w.Tiles) && !w.Tiles[i+1].New
		if !tile.New && !before {
			b.WriteByte('(')
		}
		b.WriteString(e.TileText(tile.Tile))
		if !tile.New && !after {
			b.WriteByte(')')
		}
	}
	return b.String()
}
