package sheet_test

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"tanteo/editions"
	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/file"
	"tanteo/sheet/line"
	"tanteo/sheet/report"
	"tanteo/sheet/sheettest"
)

// drawing is a duplicate of one player in which racks are drawn.
func drawing(t rapid.TB, e scoring.Definition, rule sheet.Duplicate, seed uint64) sheet.Game {
	t.Helper()
	g, err := sheet.NewGame(sheet.Log{
		Kind: sheet.DuplicateGame, Edition: e, Notation: e.Notation, Players: []string{""}, First: 1, Seed: seed,
		Rules: sheet.Rulebook{ID: "home", Players: [2]int{1, 200}, Classic: tableRules["home"], Duplicate: &rule},
	})
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// federation is the part for duplicates of a book of the catalogue.
func federation(t testing.TB, id string) sheet.Duplicate {
	t.Helper()
	book, err := editions.Embedded().Rulebook(id)
	if err != nil {
		t.Fatal(err)
	}
	return *book.Duplicate
}

// happens is the game after what happened, which must be taken.
func happens(t rapid.TB, g sheet.Game, what sheet.What) (sheet.Game, sheet.Answer) {
	t.Helper()
	next, answer, err := g.Do(sheet.Line{Event: sheet.Event{What: what}}, tableStamp)
	if err != nil {
		t.Fatalf("%+v: %v", what, err)
	}
	return next, answer
}

var drawn = sheet.RackDrawn{Drawn: true}

func openRack(g sheet.Game) string {
	r, ok := g.Standings.Open()
	if !ok {
		return "ended"
	}
	text := ""
	for _, t := range r.Rack {
		text += g.Edition.TileText(t)
	}
	return text
}

// few is an edition of so few tiles that all racks can be counted: three of A, one of E, two
// of B, one of CH and a blank.
var few = scoring.Definition{
	ID: "zz-few", Name: "Few", Language: "es", Rack: 3, Blanks: 1,
	Letters: []scoring.LetterDef{{Letter: "A", Count: 3, Value: 1}, {Letter: "B", Count: 2, Value: 3}, {Letter: "CH", Count: 1, Value: 5}, {Letter: "E", Count: 1, Value: 1}},
	Vowels:  []string{"A", "E"}, Bonus: []scoring.Bonus{{Tiles: 3, Points: 50}}, Board: sheettest.Square15, Notation: scoring.Rows, Rules: "home",
}

// anyPlay draws a play of tiles of the rack, words or not.
func anyPlay(t *rapid.T, g sheet.Game, rack []scoring.Tile) (scoring.Play, bool) {
	e, board := g.Edition, &g.Standings.Board
	for range 200 {
		at := scoring.Square{Row: rapid.IntRange(0, e.Layout.Side-1).Draw(t, "row"), Col: rapid.IntRange(0, e.Layout.Side-1).Draw(t, "col")}
		if board.Count() == 0 {
			at = e.Layout.Centre
		}
		tiles := slices.Clone(rapid.Permutation(rack).Draw(t, "rack"))[:rapid.IntRange(1, len(rack)).Draw(t, "tiles")]
		for i := range tiles {
			if tiles[i].IsBlank() {
				tiles[i] = scoring.Letter(1).Blank()
			}
		}
		d := scoring.Direction(rapid.IntRange(0, 1).Draw(t, "direction"))
		laid, err := board.Lay(at, d, tiles)
		if err != nil {
			continue
		}
		if play, err := scoring.Place(e, board, laid, d); err == nil {
			return play, true
		}
	}
	return scoring.Play{}, false
}

func sorted(tiles []scoring.Tile) []scoring.Tile {
	for i, t := range tiles {
		if t.IsBlank() {
			tiles[i] = scoring.UnnamedBlank
		}
	}
	slices.Sort(tiles)
	return tiles
}

// TestDrawnGame plays games with drawn racks, those that begin with few tiles to their end.
func TestDrawnGame(t *testing.T) {
	var all []scoring.Definition
	for _, l := range editions.Embedded().List() {
		all = append(all, catalogued(t, l.ID).Definition)
	}
	for _, name := range []string{"digraphs and letters without a tile", "21 by 21 and tiles kept apart", "letters that share a lower case or have none"} {
		all = append(all, sheettest.Small[name])
	}
	rules := []sheet.Duplicate{federation(t, "es-fise"), federation(t, "fr-fisf"), federation(t, "nl-home"), {RackLater: 3, OneKind: sheet.OneKindUnlessEither}}
	rapid.Check(t, func(t *rapid.T) {
		rule := rapid.SampledFrom(rules).Draw(t, "rule")
		g := drawing(t, rapid.SampledFrom(all).Draw(t, "edition"), rule, rapid.Uint64Min(1).Draw(t, "seed"))
		g = anyTable(t, g)
		line := sheet.What(drawn)
		for range 10 {
			before := g
			next, answer, err := g.Do(sheet.Line{Event: sheet.Event{What: line}}, tableStamp)
			refusal, refused := errors.AsType[*sheet.Refusal](err)
			if refused {
				if want := endOf(g); refusal.Reason != want || want == 0 {
					t.Fatalf("refused: %v, want %v", refusal, want)
				}
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			g = next
			r, _ := g.Standings.Open()
			if !r.Drawn {
				if !hasNotice(answer.Notices, sheet.NoticeRulesEnd) || endOf(g) == 0 {
					t.Fatalf("nothing is drawn: %+v", answer.Notices)
				}
				return
			}
			checkDrawn(t, g)
			checkRedraw(t, before, g)
			play, ok := anyPlay(t, g, r.Rack)
			if !ok {
				return
			}
			g, _ = happens(t, g, sheet.Master{What: sheet.Played{Play: play}})
			line = sheet.RoundClosed{}
		}
	})
}

// anyTable lays some tiles before the first round, so that games end soon too.
func anyTable(t *rapid.T, g sheet.Game) sheet.Game {
	e := g.Edition
	side := e.Layout.Side
	row := rapid.SampledFrom([]int{0, 0, 1, 3, 5}).Draw(t, "laid rows")
	var laid []scoring.Laid
	left := slices.Clone(g.Standings.Tiles.Letters)
	for i := range row * side {
		l := scoring.Letter(rapid.IntRange(1, len(e.Letters)).Draw(t, "letter"))
		if left[l] > 0 {
			left[l]--
			laid = append(laid, scoring.Laid{Square: scoring.Square{Row: i / side, Col: i % side}, Tile: l.Tile()})
		}
	}
	if laid != nil {
		g, _ = happens(t, g, sheet.Laid{Tiles: laid})
	}
	return g
}

func hasNotice(notices []sheet.Notice, code sheet.Code) bool {
	return slices.ContainsFunc(notices, func(n sheet.Notice) bool { return n.Code == code })
}

// unseenNames are the tiles that do not lie, by name, and vowels and eithers by the same names.
func unseenNames(g sheet.Game) (unseen []string, vowels, eithers string) {
	name := func(l scoring.Letter) string { return "<" + g.Edition.Text(l) + ">" }
	for l, n := range g.Standings.Tiles.Letters {
		text := "<?>"
		if l > 0 {
			text = name(scoring.Letter(l))
		}
		for range n {
			unseen = append(unseen, text)
		}
	}
	for _, v := range g.Edition.Vowels {
		vowels += "<" + v + ">"
	}
	for _, text := range g.Log.Rules.Duplicate.RackEither {
		eithers += "<" + text + ">"
	}
	return unseen, vowels, eithers
}

// endOf is why there is no rack to draw, counted a second time.
func endOf(g sheet.Game) sheet.Reason {
	unseen, vowels, eithers := unseenNames(g)
	if len(unseen) == 0 {
		return sheet.NoTileLeft
	}
	some, others, both := 0, 0, 0
	for _, text := range unseen {
		switch {
		case strings.Contains(eithers, text):
			both++
		case strings.Contains(vowels, text):
			some++
		case text != "<?>":
			others++
		}
	}
	rule := g.Log.Rules.Duplicate.OneKind
	switch {
	case vowels == "", rule == "", some > 0 && others > 0, rule == sheet.OneKindUnlessEither && both > 0 && len(unseen) > 1:
		return 0
	}
	return sheet.OneKindLeft
}

// checkDrawn holds the rack of the open round to the tiles that there are and to the rule.
func checkDrawn(t *rapid.T, g sheet.Game) {
	t.Helper()
	s, rule := &g.Standings, g.Log.Rules.Duplicate
	r, _ := s.Open()
	unseen, vowels, eithers := unseenNames(g)
	size := min(g.Edition.Rack, len(unseen))
	if len(r.Rack) != size || s.Board.Count()+s.Tiles.Unseen != g.Edition.Tiles() {
		t.Fatalf("a rack of %d, %d tiles unseen and %d on the board", len(r.Rack), s.Tiles.Unseen, s.Board.Count())
	}
	var rack []string
	rest := slices.Clone(unseen)
	for _, tile := range r.Rack {
		text := "<" + g.Edition.TileText(tile) + ">"
		i := slices.Index(rest, text)
		if i < 0 {
			t.Fatalf("%s on the rack %s and not left", text, openRack(g))
		}
		rest = slices.Delete(rest, i, i+1)
		rack = append(rack, text)
	}
	if typed, err := g.Edition.SpellRack(sheet.RackText(g.Edition, r.Rack)); err != nil || !slices.Equal(typed, r.Rack) {
		t.Fatalf("%v is typed as %s, which is %v, %v", r.Rack, sheet.RackText(g.Edition, r.Rack), typed, err)
	}
	each := rule.RackLater
	if r.Number <= rule.RackRounds {
		each = rule.RackEach
	}
	// A tile more never makes a rack worse, so the best one is tried: as many of each kind as are
	// wanted.
	could := vowels != "" && 2*each <= size && good(unseen, vowels, eithers, each)
	if could && !good(rack, vowels, eithers, each) {
		t.Fatalf("round %d: %s has not %d of each kind, though %v has", r.Number, openRack(g), each, unseen)
	}
	if !could && r.Refused > 0 {
		t.Fatalf("%d refused where the rule does not bind", r.Refused)
	}
	if n := r.Number; n > 1 && r.Refused == 0 {
		before := s.Rounds[n-2]
		master, _ := s.MasterOf(before)
		play, _ := g.Play(master)
		kept := len(before.Rack) - play.NewTiles()
		stays := slices.Clone(r.Rack[:kept])
		for _, l := range play.Laid() {
			stays = append(stays, l.Tile)
		}
		if diff := cmp.Diff(sorted(slices.Clone(before.Rack)), sorted(stays)); diff != "" {
			t.Fatalf("what the master left does not stay: %s", diff)
		}
	}
}

// checkRedraw takes the drawing of a rack back, with the round that was closed with it, and
// draws again: it is the same rack.
func checkRedraw(t *rapid.T, before, after sheet.Game) {
	t.Helper()
	undone, _, err := after.Do(sheet.Line{Verb: sheet.Undo}, tableStamp)
	if err != nil || cmp.Diff(before.Log.Events, undone.Log.Events) != "" {
		t.Fatalf("undo: %v, %d events, were %d", err, len(undone.Log.Events), len(before.Log.Events))
	}
	redone, _, err := undone.Do(sheet.Line{Verb: sheet.Redo}, tableStamp)
	if err != nil || openRack(redone) != openRack(after) {
		t.Fatalf("redo: %v, %s", err, openRack(redone))
	}
	last := after.Log.Events[len(after.Log.Events)-1].What.(sheet.RackDrawn)
	again := sheet.What(drawn)
	if len(after.Standings.Rounds) > len(before.Standings.Rounds) {
		again = sheet.RoundClosed{}
	}
	stamp := tableStamp
	stamp.Seed = 99 // a game with a seed has no use for another
	redrawn, _, err := undone.Do(sheet.Line{Event: sheet.Event{What: again}}, stamp)
	if err != nil || cmp.Diff(last, redrawn.Log.Events[len(redrawn.Log.Events)-1].What) != "" {
		t.Fatalf("drawn again: %v, %s and not %s", err, openRack(redrawn), openRack(after))
	}
}

// A game by one seed, whatever version of the program or of Go plays it.
func TestGoldenDrawing(t *testing.T) {
	g := drawing(t, catalogued(t, "es-100").Definition, federation(t, "es-fise"), 2026)
	g = enterAll(t, g, "draw")
	var got []string
	for _, word := range []func(rack []scoring.Tile) string{
		func(rack []scoring.Tile) string {
			return "H6 " + g.Edition.Text(rack[0].Letter()) + g.Edition.Text(rack[1].Letter()) + g.Edition.Text(rack[2].Letter())
		},
		func(rack []scoring.Tile) string { return "G8 " + g.Edition.Text(rack[5].Letter()) },
		func(rack []scoring.Tile) string { return "I8 " + g.Edition.Text(rack[1].Letter()) },
		func(rack []scoring.Tile) string { return "" },
	} {
		r, _ := g.Standings.Open()
		got = append(got, fmt.Sprintf("%s after %d", openRack(g), r.Refused))
		if line := word(r.Rack); line != "" {
			g = enterAll(t, g, "master "+line, "next")
		}
	}
	want := []string{"IYRERRZU after 0", "ERRZUCAT after 0", "ERRZUCTX after 0", "EZUCTXA after 0"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	got = nil
	for seed := range uint64(60) {
		g := enterAll(t, drawing(t, catalogued(t, "fr-102").Definition, federation(t, "fr-fisf"), seed+1), "draw")
		r, _ := g.Standings.Open()
		if seed == 0 || r.Refused > 0 {
			got = append(got, fmt.Sprintf("%d: %s after %d", seed+1, openRack(g), r.Refused))
		}
	}
	want = []string{
		"1: RIJEIRT after 0", "15: EVIRSZX after 1", "18: UTCGESI after 1", "21: SVISUQH after 1", "35: EDT?N?O after 1",
		"38: DUAHABS after 3", "47: ZJAARES after 1", "53: ZENSTAC after 1", "55: UIBPUYD after 1",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

// reason is why a game refuses; 0 where it does not.
func reason(err error) sheet.Reason {
	refusal, ok := errors.AsType[*sheet.Refusal](err)
	if !ok {
		return 0
	}
	return refusal.Reason
}

func TestDrawIsRefused(t *testing.T) {
	fise := federation(t, "es-fise")
	es := catalogued(t, "es-100").Definition
	vowels := few
	vowels.Letters = []scoring.LetterDef{{Letter: "A", Count: 3}, {Letter: "E", Count: 1}}
	none := few
	none.Letters, none.Vowels, none.Blanks = []scoring.LetterDef{{Letter: "A", Count: 2}}, nil, 0
	for _, tt := range []struct {
		name  string
		game  sheet.Game
		lines []string
		line  string
		want  sheet.Reason
	}{
		{"a classic game", newTable(t, "es-100", "home", "", ""), nil, "draw", sheet.OnlyDuplicate},
		{"the game has ended", drawing(t, es, fise, 1), []string{"24", "next", "finish"}, "draw", sheet.AlreadyFinished},
		{"the game has ended in a round", drawing(t, es, fise, 1), []string{"draw", "finish"}, "draw", sheet.AlreadyFinished},
		{"a cell is noted", drawing(t, es, fise, 1), []string{"draw", "24"}, "draw", sheet.RoundBegun},
		{"a master is noted", drawing(t, es, fise, 1), []string{"master 24"}, "draw 7", sheet.RoundBegun},
		{"no seed", drawing(t, es, fise, 0), nil, "draw", sheet.NoSeed},
		{"vowels only", drawing(t, vowels, fise, 1), nil, "draw", sheet.OneKindLeft},
		{"vowels only, after a good rack", drawing(t, few, fise, 1), []string{"lay A1 BABCH"}, "draw", sheet.OneKindLeft},
		{"no tile", drawing(t, none, sheet.Duplicate{}, 1), []string{"lay A1 AA"}, "draw", sheet.NoTileLeft},
	} {
		t.Run(tt.name, func(t *testing.T) {
			g := enterAll(t, tt.game, tt.lines...)
			next, _, err := enter(g, tt.line)
			if reason(err) != tt.want || cmp.Diff(g.Log.Events, next.Log.Events) != "" {
				t.Errorf("%v, want %v", err, tt.want)
			}
		})
	}
	for _, line := range []string{"draw 0", "draw -1", "draw 18446744073709551616", "draw ABC", "draw 1 2", "1: draw", "edit 1 draw"} {
		g := drawing(t, es, fise, 1)
		if _, _, err := enter(g, line); err == nil || reason(err) != 0 {
			t.Errorf("%s: %v", line, err)
		}
	}
}

// The rules end the game where no vowel or no consonant is left; FISF's let it go on while a
// joker or a Y can be either.
func TestTheRulesEndTheDrawing(t *testing.T) {
	y := few
	y.Letters = append(slices.Clone(few.Letters), scoring.LetterDef{Letter: "Y", Count: 1})
	for _, tt := range []struct {
		book, lay string
		ends      bool
	}{
		{"es-fise", "AAAE", true}, // B B CH Y and a blank are left
		{"fr-fisf", "AAAE", false},
		{"fr-fisf", "AAAEY", false},
		{"fr-fisf", "AAAEYB?", true},      // B B CH
		{"fr-fisf", "AAABBCHE", false},    // a blank and Y
		{"fr-fisf", "AAABBCHEY", true},    // the blank alone
		{"fr-fisf", "AAABBCHEB?", true},   // Y alone
		{"es-fise", "BBCHY", true},        // vowels and the blank
		{"fr-fisf", "BBCHY", false},       // likewise
		{"es-fise", "AAABCH", false},      // a vowel and a consonant
		{"nl-home", "AAAE", false},        // no such rule
		{"nl-home", "AAABBCHEB?Y", false}, // overused: one tile is left whatever the sum
	} {
		g := enterAll(t, drawing(t, y, federation(t, tt.book), 1), "lay A1 "+tt.lay)
		_, _, err := enter(g, "draw")
		if got := reason(err) == sheet.OneKindLeft; got != tt.ends {
			t.Errorf("%s without %s: %v", tt.book, tt.lay, err)
		}
	}
}

// What a tile counts as is the book's to say: Y is a consonant of FISE's racks, and either in
// those of FISF.
func TestWhatYIs(t *testing.T) {
	y := few
	y.Letters, y.Blanks, y.Rack = []scoring.LetterDef{{Letter: "A", Count: 20}, {Letter: "E", Count: 1}, {Letter: "Y", Count: 20}}, 0, 4
	racks := func(book string) map[string]bool {
		all := map[string]bool{}
		for seed := range uint64(300) {
			rack := strings.Split(openRack(enterAll(t, drawing(t, y, federation(t, book), seed+1), "lay A1 E", "draw")), "")
			slices.Sort(rack)
			all[strings.Join(rack, "")] = true
		}
		return all
	}
	if diff := cmp.Diff(map[string]bool{"AAYY": true}, racks("es-fise")); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff(map[string]bool{"AAYY": true, "AYYY": true, "YYYY": true}, racks("fr-fisf")); diff != "" {
		t.Error(diff)
	}
}

// What stays on a rack, or does not.
func TestWhatStays(t *testing.T) {
	es, no := catalogued(t, "es-100").Definition, sheet.Duplicate{}
	for _, tt := range []struct {
		name  string
		lines []string
		want  string
	}{
		{"what the master left", []string{"rack JAMONEX", "master H4 JAMON", "next", "draw"}, "EX"},
		{"a blank that was not used", []string{"rack JAMONE?", "master H4 JAMON", "next", "draw"}, "E?"},
		{"a blank that was used", []string{"rack JAMOEX?", "master H4 JAMON?", "next", "draw"}, "EX"},
		{"digraphs", []string{"rack CHORIZO", "master H7 CHO", "next", "draw"}, "RIZO"},
		{"a letter that was not on the rack", []string{"rack JAMOEX", "master H4 JAMON", "next", "draw"}, "EX"},
		{"points by hand", []string{"rack JAMONEX", "master 44", "next", "draw"}, ""},
		{"a typed play", []string{"rack JAMONEX", "master = JAMON", "next", "draw"}, ""},
		{"no rack", []string{"master H4 JAMON", "next", "draw"}, ""},
		{"a rack of which more has been laid since", []string{"rack JAMONEX", "master H4 JAMON", "next", "lay A1 X", "draw"}, "E"},
		{"a master that does not fit any more", []string{
			"rack JAMONEX", "master H4 JAMON", "next", "rack ZUMOSEX", "master 6F ZUMOS", "next", "edit 1 master H4 JARON", "draw"}, ""},
		{"all of it", []string{"rack JAMON", "master H4 JAMON", "next", "draw"}, ""},
	} {
		for seed := range uint64(20) {
			g := enterAll(t, drawing(t, es, no, seed+1), tt.lines...)
			if rack := openRack(g); !strings.HasPrefix(rack, tt.want) {
				t.Errorf("%s: %s", tt.name, rack)
			}
		}
		// Nothing stays unless it must: the first tile of the rack is another by another seed.
		first := map[string]bool{}
		for seed := range uint64(20) {
			rack := openRack(enterAll(t, drawing(t, es, no, seed+1), tt.lines...))
			first[strings.TrimPrefix(rack, tt.want)[:1]] = true
		}
		if len(first) < 3 {
			t.Errorf("%s: always %v", tt.name, first)
		}
	}
}

func TestSeeds(t *testing.T) {
	es, fise := catalogued(t, "es-100").Definition, federation(t, "es-fise")
	by := func(seed uint64) sheet.Game { return drawing(t, es, fise, seed) }
	seven := openRack(enterAll(t, by(7), "draw"))
	if other := openRack(enterAll(t, by(8), "draw")); other == seven {
		t.Errorf("seeds 7 and 8 both draw %s", seven)
	}
	g := enterAll(t, by(8), "draw 7")
	if got := openRack(g); got != seven {
		t.Errorf("draw 7 is %s, not %s", got, seven)
	}
	// The seed counts from then on, over a rack that was typed, and until it is taken back.
	next := openRack(enterAll(t, by(7), "draw", "master 24", "next"))
	for _, lines := range [][]string{
		{"draw 7", "master 24", "next"}, {"draw 7", "draw", "master 24", "next"}, {"draw 7", "rack JAMON", "draw", "master 24", "next"},
		{"draw 9", "draw 7", "master 24", "next"}, {"draw 9", "undo", "draw 7", "24", "next"},
		{"24", "undo", "rack JAMON", "undo", "draw 7", "24", "next", "undo", "redo"}, {"draw 7", "24", "next", "undo", "next"},
	} {
		if got := openRack(enterAll(t, by(8), lines...)); got != next {
			t.Errorf("%v: %s, not %s", lines, got, next)
		}
	}
	if got := openRack(enterAll(t, by(7), "draw 8", "undo", "draw")); got != seven {
		t.Errorf("after draw 8 was taken back %s, not %s", got, seven)
	}
	// Where the rack of the closed round was typed, the next one is not drawn.
	for _, lines := range [][]string{{"rack JAMON", "24", "next"}, {"draw", "rack JAMON", "24", "next"}, {"24", "next"}} {
		if got := openRack(enterAll(t, by(7), lines...)); got != "" {
			t.Errorf("%v: %s", lines, got)
		}
	}
}

// A game that was begun without a seed takes the one it is offered, for good.
func TestAnOlderGameGetsASeed(t *testing.T) {
	g := drawing(t, catalogued(t, "es-100").Definition, federation(t, "es-fise"), 0)
	line, err := line.Parse("draw", g, tableWords)
	if err != nil {
		t.Fatal(err)
	}
	rack := ""
	for seed := range uint64(3) {
		if g, _, err = g.Do(line, sheet.Stamp{Seed: seed + 7}); err != nil || g.Log.Seed != 7 {
			t.Fatalf("seed %d, %v", g.Log.Seed, err)
		}
		if rack != "" && openRack(g) != rack {
			t.Errorf("%s was %s", openRack(g), rack)
		}
		rack = openRack(g)
		if g, _, err = g.Do(sheet.Line{Verb: sheet.Undo}, tableStamp); err != nil {
			t.Fatal(err)
		}
	}
}

// The file keeps what was drawn, so that nothing is drawn to read it.
func TestDrawnRacksInFiles(t *testing.T) {
	g := enterAll(t, drawing(t, catalogued(t, "es-100").Definition, federation(t, "es-fise"), 7), "draw", "24", "next", "draw 1795", "24", "next")
	data, err := file.Encode(g.Log)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{`"seed": 7`, `"drawn": true`, `"seed": 1795`} {
		if !strings.Contains(strings.ReplaceAll(string(data), `":`, `": `), text) && !bytes.Contains(data, []byte(text)) {
			t.Errorf("the file lacks %s", text)
		}
	}
	back, err := file.Decode(data)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(g.Log.Events, back.Events); diff != "" || back.Seed != 7 {
		t.Errorf("seed %d, %s", back.Seed, diff)
	}
	back.Seed = 0
	if again := start(t, back); openRack(again) != openRack(g) {
		t.Errorf("%s without the seed, %s with it", openRack(again), openRack(g))
	}
	if up := g.Upto(2); up.Seed != 0 {
		t.Errorf("a copy from round 2 on draws by %d too", up.Seed)
	}
}

// Other programs see the racks, and the seeds once they are of no use for the racks to come.
func TestReportOfDrawing(t *testing.T) {
	g := enterAll(t, drawing(t, few, sheet.Duplicate{}, 7), "draw", "24", "next", "draw 1795", "24", "next")
	got := report.Of(g, "", nil)
	if got.Seed != 0 || len(got.Rounds) != 3 || got.Rounds[1].Seed != 0 {
		t.Errorf("%+v", got)
	}
	last := got.Rounds[2]
	if !last.Drawn || strings.Join(last.Rack, "") != openRack(g) || last.Master != nil {
		t.Errorf("%+v", last)
	}
	got = report.Of(enterAll(t, g, "finish"), "", nil)
	if got.Seed != 7 || len(got.Rounds) != 2 || got.Rounds[1].Seed != 1795 || got.Rounds[0].Seed != 0 {
		t.Errorf("%+v", got)
	}
	typed := enterAll(t, drawing(t, few, sheet.Duplicate{}, 7), "rack AB", "24", "next", "finish")
	if got = report.Of(typed, "", nil); got.Seed != 0 || got.Rounds[0].Drawn || len(got.Rounds[0].Rack) != 2 {
		t.Errorf("%+v", got)
	}
}

// What is said of a drawing.
func TestDrawNotices(t *testing.T) {
	g := drawing(t, few, sheet.Duplicate{RackLater: 1, OneKind: sheet.OneKindEnds}, 1)
	refused := 0
	for seed := range uint64(50) {
		next, answer := happens(t, g, sheet.RackDrawn{Drawn: true, Seed: seed + 1})
		r, _ := next.Standings.Open()
		said := 0
		for _, n := range answer.Notices {
			if n.Code == sheet.NoticeRackRefused {
				said = n.Count
			}
		}
		if said != r.Refused {
			t.Errorf("%d said, %d refused", said, r.Refused)
		}
		refused += said
	}
	if refused == 0 {
		t.Error("none was ever refused")
	}
	// The master takes the last consonants with it: the round closes and no rack is drawn.
	g = enterAll(t, g, "draw", "lay H6 BCH", "master H8 AB")
	next, answer, err := enter(g, "next")
	if err != nil {
		t.Fatal(err)
	}
	if r, _ := next.Standings.Open(); r.Number != 2 || r.Rack != nil || !hasNotice(answer.Notices, sheet.NoticeRulesEnd) {
		t.Errorf("%+v, %+v", r, answer.Notices)
	}
}
