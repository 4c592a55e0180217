package scoring_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"tanteo/scoring"
)

func TestPlacesAndCountsLikeASlowSecondOpinion(t *testing.T) {
	placed, refused := 0, map[scoring.Fault]int{}
	everyEdition(t, func(t *rapid.T, e *scoring.Edition) {
		b := drawBoard(t, e)
		laid, d := drawAny(t, e, &b)
		play, err := scoring.Place(e, &b, laid, d)
		checkAgainstSlow(t, e, &b, laid, play, err)
		if err == nil {
			placed++
			return
		}
		refused[faultOf(err)]++
	})
	if testing.Short() {
		return // a fifth of the draws need not meet every rule
	}
	// The draw is worth something only while it meets every rule.
	for fault := scoring.NoTile; fault <= scoring.Split; fault++ {
		if refused[fault] == 0 {
			t.Errorf("no drawn tiles were refused as %v", fault)
		}
	}
	if placed < 100 {
		t.Errorf("only %d draws were legal", placed)
	}
}

// What is being laid is counted before the rules of the first play, of touching, of
// digraphs and of the rack are asked.
func TestFormsAndCountsWhatTheRulesRefuse(t *testing.T) {
	everyEdition(t, func(t *rapid.T, e *scoring.Edition) {
		b := drawBoard(t, e)
		laid, d := drawAny(t, e, &b)
		faults := slowFaults(e, &b, laid)
		for _, later := range []scoring.Fault{scoring.TooMany, scoring.MissesCentre, scoring.OneTile, scoring.Detached, scoring.Split} {
			delete(faults, later)
		}
		play, err := b.Form(laid, d)
		if (err == nil) != (len(faults) == 0) {
			t.Fatalf("formed with %v, the slow faults are %v", err, faults)
		}
		if err == nil {
			checkCount(t, e, &b, laid, play)
		}
	})
}

func TestPointsAreTheWorkingsPoints(t *testing.T) {
	everyEdition(t, func(t *rapid.T, e *scoring.Edition) {
		b := drawBoard(t, e)
		laid, play := drawPlay(t, e, &b)
		w := scoring.Count(e, &b, play)
		sum := w.Bonus
		for i, word := range w.Words {
			sum += word.Points
			if len(word.Tiles) < 2 {
				t.Errorf("word %d has one letter", i)
			}
			if i > 0 && word.Direction == play.Direction {
				t.Errorf("word %d reads like the main word", i)
			}
		}
		if w.Points != sum {
			t.Errorf("the working has %d points, its words and bonus %d", w.Points, sum)
		}
		if got := scoring.Points(e, &b, play); got != w.Points {
			t.Errorf("points alone are %d, the working's %d", got, w.Points)
		}
		if w.NewTiles != len(laid) || play.NewTiles() != len(laid) {
			t.Errorf("%d tiles were laid, the working has %d new, the play %d", len(laid), w.NewTiles, play.NewTiles())
		}
		if diff := cmp.Diff(laid, play.Laid()); diff != "" {
			t.Errorf("laid (-) and the play's new tiles (+):\n%s", diff)
		}
	})
}

// Mirrored at the main diagonal, with the layout, a play counts the same and its words lie
// on the mirrored squares. That holds for any layout; most real ones are their own mirror.
func TestTransposedPlaysCountTheSame(t *testing.T) {
	drawings := rapid.StringOfN(rapid.SampledFrom([]rune("....dtqDTQ1235")), 15*15, 15*15, -1)
	for _, id := range []string{"es-100", "en-100", "pl-literaki"} {
		t.Run(id, func(t *testing.T) {
			d := definition(t, id)
			rapid.Check(t, func(t *rapid.T) {
				upright, lying := d, d
				upright.Board = nil
				drawn := drawings.Draw(t, "layout")
				for row := range slices.Chunk([]byte(drawn), 15) {
					upright.Board = append(upright.Board, string(row))
				}
				lying.Board = transposedRows(upright.Board)
				checkTransposed(t, upright, lying)
			})
		})
	}
	everyEdition(t, func(t *rapid.T, e *scoring.Edition) {
		if !slices.Equal(e.Board, transposedRows(e.Board)) {
			return // its own mirror is the only board to compare with
		}
		checkTransposed(t, e.Definition, e.Definition)
	})
}

func transposedRows(rows []string) []string {
	var columns []string
	for c := range rows {
		var column strings.Builder
		for _, row := range rows {
			column.WriteByte(row[c])
		}
		columns = append(columns, column.String())
	}
	return columns
}

func checkTransposed(t *rapid.T, upright, lying scoring.Definition) {
	e, err := scoring.NewEdition(upright)
	m, err2 := scoring.NewEdition(lying)
	if err != nil || err2 != nil {
		t.Fatalf("%v, %v", err, err2)
	}
	b := drawBoard(t, e)
	laid, play := drawPlay(t, e, &b)
	var lies []scoring.Laid
	for _, at := range squares(&b) {
		lies = append(lies, scoring.Laid{Square: at.Transposed(), Tile: b.At(at)})
	}
	mirror := scoring.NewBoard(m.Layout).With(lies)
	for i := range laid {
		laid[i].Square = laid[i].Square.Transposed()
	}
	mirrored, err := scoring.Place(m, &mirror, laid, play.Direction.Turned())
	if err != nil {
		t.Fatalf("the mirrored play is refused: %v", err)
	}
	want := scoring.Count(e, &b, play)
	for i := range want.Words {
		want.Words[i].Start = want.Words[i].Start.Transposed()
		want.Words[i].Direction = want.Words[i].Direction.Turned()
	}
	if diff := cmp.Diff(want, scoring.Count(m, &mirror, mirrored)); diff != "" {
		t.Errorf("the working mirrored (-) and the working of the mirror (+):\n%s", diff)
	}
}

func TestOneTileCountsTheSameInBothDirections(t *testing.T) {
	everyEdition(t, func(t *rapid.T, e *scoring.Edition) {
		b := drawBoard(t, e)
		if b.Count() == 0 {
			return
		}
		side := rapid.IntRange(0, e.Layout.Side-1)
		one := []scoring.Laid{{Square: scoring.Square{Row: side.Draw(t, "row"), Col: side.Draw(t, "column")}, Tile: drawTile(t, e)}}
		across, err := scoring.Place(e, &b, one, scoring.Across)
		down, err2 := scoring.Place(e, &b, one, scoring.Down)
		if err != nil || err2 != nil {
			if faultOf(err) != faultOf(err2) {
				t.Errorf("across: %v; down: %v", err, err2)
			}
			return
		}
		if a, d := scoring.Points(e, &b, across), scoring.Points(e, &b, down); a != d {
			t.Errorf("%d points across, %d down", a, d)
		}
		for _, play := range []scoring.Play{across, down} {
			if len(play.Tiles) < 2 {
				t.Errorf("the main word has one letter: %+v", play)
			}
		}
	})
}

func faultOf(err error) scoring.Fault {
	if fault, ok := errors.AsType[*scoring.PlacementError](err); ok {
		return fault.Fault
	}
	return 0
}

func TestTilesTakenOffLeaveTheBoardAsItWas(t *testing.T) {
	everyEdition(t, func(t *rapid.T, e *scoring.Edition) {
		b := drawBoard(t, e)
		before := b
		laid, _ := drawPlay(t, e, &b)
		next := b.With(laid)
		if !b.Equal(&before) {
			t.Error("laying tiles changed the board it was asked of")
		}
		if next.Count() != b.Count()+len(laid) {
			t.Errorf("%d tiles and %d more are %d", b.Count(), len(laid), next.Count())
		}
		for _, l := range laid {
			if next.At(l.Square) != l.Tile {
				t.Errorf("%s holds %v, laid was %v", l.Square.Name(), next.At(l.Square), l.Tile)
			}
		}
		back := next.Without(laid)
		if !back.Equal(&b) || back.Count() != b.Count() {
			t.Errorf("taken off again, the board is\n%s\nand was\n%s", strings.Join(back.Text(e), "\n"), strings.Join(b.Text(e), "\n"))
		}
	})
}

func TestAPlayFitsTheBoardItWasPlacedOn(t *testing.T) {
	everyEdition(t, func(t *rapid.T, e *scoring.Edition) {
		b := drawBoard(t, e)
		_, play := drawPlay(t, e, &b)
		if err := scoring.Fit(e, &b, play); err != nil {
			t.Errorf("a play that was placed no longer fits: %v", err)
		}
	})
}

// A noted play fits another board where its old tiles lie as they did, its new ones may
// still be placed, and its word has not grown.
func TestAPlayFitsExactlyTheBoardsWhereItIsTheSamePlay(t *testing.T) {
	fits, not := 0, map[scoring.Fault]int{}
	everyEdition(t, func(t *rapid.T, e *scoring.Edition) {
		b := drawBoard(t, e)
		laid, play := drawPlay(t, e, &b)
		for range rapid.IntRange(0, 2).Draw(t, "corrections") {
			near := play.Start.Step(play.Direction, rapid.IntRange(-1, len(play.Tiles)).Draw(t, "along"))
			near = near.Step(play.Direction.Turned(), rapid.IntRange(-1, 1).Draw(t, "aside"))
			one := []scoring.Laid{{Square: near, Tile: drawTile(t, e)}}
			if rapid.Bool().Draw(t, "taken off") {
				b = b.Without(one)
			} else {
				b = b.With(one)
			}
		}
		want := len(slowFaults(e, &b, laid)) == 0
		for i, tile := range play.Tiles {
			at := play.Start.Step(play.Direction, i)
			if !tile.New && b.At(at) != tile.Tile {
				want = false
			}
		}
		if b.At(play.Start.Step(play.Direction, -1)) != 0 || b.At(play.End().Step(play.Direction, 1)) != 0 {
			want = false
		}
		err := scoring.Fit(e, &b, play)
		if (err == nil) != want {
			t.Fatalf("fits: %v, expected: %v, on\n%s", err, want, strings.Join(b.Text(e), "\n"))
		}
		if err != nil {
			not[faultOf(err)]++
			return
		}
		fits++
		again, err := scoring.Place(e, &b, laid, play.Direction)
		if diff := cmp.Diff(play, again); err != nil || diff != "" {
			t.Errorf("the play that fits (-) and the play placed (+), %v:\n%s", err, diff)
		}
	})
	for _, fault := range []scoring.Fault{scoring.Taken, scoring.Missing, scoring.Differs, scoring.Grown, scoring.Detached} {
		if not[fault] == 0 && !testing.Short() { // a short run draws too little for the rarest
			t.Errorf("no drawn play failed to fit as %v", fault)
		}
	}
	if fits < 100 {
		t.Errorf("only %d drawn plays fitted", fits)
	}
}

// The whole word and its new tiles alone are two ways to say the same play.
func TestAWordReadWholeAndLaidAreTheSame(t *testing.T) {
	everyEdition(t, func(t *rapid.T, e *scoring.Edition) {
		b := drawBoard(t, e)
		laid, play := drawPlay(t, e, &b)
		var word, fresh []scoring.Tile
		for _, tile := range play.Tiles {
			word = append(word, tile.Tile)
			if tile.New {
				fresh = append(fresh, tile.Tile)
			}
		}
		read, ignored, err := b.Read(play.Start, play.Direction, word)
		if err != nil || ignored != 0 {
			t.Fatalf("reading the word whole: %v, %d marks ignored", err, ignored)
		}
		if diff := cmp.Diff(laid, read); diff != "" {
			t.Errorf("laid (-) and read whole (+):\n%s", diff)
		}
		again, err := b.Lay(play.Start, play.Direction, fresh)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(laid, again); diff != "" {
			t.Errorf("laid (-) and laid from the word's first square (+):\n%s", diff)
		}
	})
}

// What counts on the board counts the same when it is told by words and marks.
func TestABoardPlayToldByItsWordsCountsTheSame(t *testing.T) {
	everyEdition(t, func(t *rapid.T, e *scoring.Edition) {
		b := drawBoard(t, e)
		_, play := drawPlay(t, e, &b)
		working := scoring.Count(e, &b, play)
		if len(working.Words) > 1+scoring.MaxCrossWords {
			return // eight new tiles may make more words than can be typed
		}
		var texts []string
		for i := range working.Words {
			texts = append(texts, typedWord(&working.Words[i]).Text(e))
			working.Words[i].Start, working.Words[i].Direction = scoring.Square{}, scoring.Across
		}
		working.Typed = true
		typed, _, err := e.SpellTyped(texts)
		if err != nil {
			t.Fatalf("%q: %v", texts, err)
		}
		if diff := cmp.Diff(working, scoring.CountTyped(e, typed)); diff != "" {
			t.Errorf("on the board (-) and typed as %q (+):\n%s", texts, diff)
		}
	})
}

// typedWord tells a word of the board by marks. A colour cannot be typed: it becomes the
// triple letter that it is to its own tiles, and nothing to others.
func typedWord(w *scoring.Word) scoring.TypedWord {
	var word scoring.TypedWord
	for i := range w.Tiles {
		c := &w.Tiles[i]
		switch {
		case c.Premium < scoring.Colour1:
		case c.Factor == 3:
			c.Premium = scoring.TripleLetter
		default:
			c.Premium = scoring.Plain
		}
		word = append(word, scoring.TypedTile{Tile: c.Tile, Premium: c.Premium, Old: !c.New})
	}
	return word
}

func TestTypedWordsAreWrittenAsTheyAreRead(t *testing.T) {
	everyEdition(t, func(t *rapid.T, e *scoring.Edition) {
		want := scoring.Typed{}
		var texts []string
		for range rapid.IntRange(1, 1+scoring.MaxCrossWords).Draw(t, "words") {
			word := drawTypedWord(t, e)
			want = append(want, word)
			texts = append(texts, word.Text(e))
		}
		want[0][0].Old = false
		texts[0] = want[0].Text(e)
		got, _, err := e.SpellTyped(texts)
		if err != nil {
			t.Fatalf("%q: %v", texts, err)
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("words (-) and what was read of %q (+):\n%s", texts, diff)
		}
	})
}

func drawTypedWord(t *rapid.T, e *scoring.Edition) scoring.TypedWord {
	var word scoring.TypedWord
	fresh := 1 // the first tile may become new
	for range rapid.IntRange(1, e.Layout.Side).Draw(t, "length") {
		tile := scoring.TypedTile{Tile: drawTile(t, e), Old: true}
		if len(word) > 0 && e.Pair(word[len(word)-1].Tile.Letter(), tile.Tile.Letter()) {
			continue
		}
		if fresh < e.Rack && rapid.Bool().Draw(t, "new") {
			fresh++
			tile.Old = false
			tile.Premium = rapid.SampledFrom(append(e.Marks(), scoring.Plain)).Draw(t, "premium")
		}
		word = append(word, tile)
	}
	return word
}

func TestTilesAreSpelledAsTheyAreWritten(t *testing.T) {
	everyEdition(t, func(t *rapid.T, e *scoring.Edition) {
		var want []scoring.Tile
		var text strings.Builder
		for _, tile := range drawTiles(t, e, 1, e.Layout.Side) {
			if n := len(want); n > 0 && e.Pair(want[n-1].Letter(), tile.Letter()) {
				continue
			}
			if len(want) > 0 {
				text.WriteByte('|')
			}
			want = append(want, tile)
			text.WriteString(e.Text(tile.Letter()))
			if tile.IsBlank() {
				text.WriteByte('?')
			}
		}
		written := text.String()
		if rapid.Bool().Draw(t, "small") {
			written = strings.ToLower(written)
		}
		got, err := e.Spell(written)
		if err != nil {
			t.Fatalf("%q: %v", written, err)
		}
		if diff := cmp.Diff(want, got.Tiles); diff != "" {
			t.Errorf("tiles (-) and what was read of %q (+):\n%s", written, diff)
		}
	})
}

// A play told by its words counts as it did on the board.
func TestTypedOfCountsTheSame(t *testing.T) {
	told := 0
	everyEdition(t, func(t *rapid.T, e *scoring.Edition) {
		b := drawBoard(t, e)
		_, play := drawPlay(t, e, &b)
		w := scoring.Count(e, &b, play)
		typed, err := scoring.TypedOf(e, w)
		if err != nil {
			if len(w.Words) > 0 && len(w.Words) <= 1+scoring.MaxCrossWords {
				t.Fatalf("%v of %v", err, w)
			}
			return
		}
		told++
		texts := make([]string, len(typed))
		for i, word := range typed {
			texts[i] = word.Text(e)
		}
		again, _, err := e.SpellTyped(texts)
		if err != nil {
			t.Fatalf("%v of %q", err, texts)
		}
		if got := scoring.CountTyped(e, again); got.Points != w.Points || got.NewTiles != w.NewTiles || got.Bonus != w.Bonus {
			t.Errorf("%q counts %d for %d tiles, the play %d for %d", texts, got.Points, got.NewTiles, w.Points, w.NewTiles)
		}
	})
	if told < 100 {
		t.Errorf("only %d plays were told", told)
	}
}
