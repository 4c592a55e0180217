package gcg_test

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/gcg"
)

// TestRandomGamesAreReadBack deals and plays games by the rules of placing, with letters as
// they come, writes them and reads them: the same log.
func TestRandomGamesAreReadBack(t *testing.T) {
	r, c := ownReader(t), ownCatalogue(t)
	ids := []string{"en-100", "es-100", "ca-100", "nl-102", "no-100", "pl-100", "de-102", "fr-102", "en-super-200", "twos"}
	rapid.Check(t, func(t *rapid.T) {
		e, err := c.Edition(rapid.SampledFrom(ids).Draw(t, "edition"))
		if err != nil {
			t.Fatal(err)
		}
		rules, err := c.Rulebook(e.Rules)
		if err != nil {
			t.Fatal(err)
		}
		rules.Classic.ChallengeFailed = sheet.FailedChallenge{Points: 5, Per: sheet.PerPlay, Who: sheet.ToChallenged}
		log := deal(t, e, rules).game()
		game, err := sheet.NewGame(log)
		if err != nil {
			t.Fatal(err)
		}
		text, _ := gcg.Write(game, tell, r)
		g := onlyOf(t, r, text)
		if diff := cmp.Diff(log.Players, g.Log.Players); diff != "" {
			t.Fatalf("%s\n%s", diff, text)
		}
		if diff := cmp.Diff(log.Events, g.Log.Events, cmpopts.EquateEmpty()); diff != "" {
			t.Fatalf("played (-), written and read (+):\n%s\n%s", diff, text)
		}
		if diff := cmp.Diff(game.Standings.Totals(), g.Final); diff != "" {
			t.Fatalf("%s\n%s", diff, text)
		}
		if got := g.Log.Rules.Classic.Leftovers; log.Rules.Classic.Leftovers != got && outs(log) {
			t.Fatalf("the leftovers are settled %q, not %q\n%s", got, log.Rules.Classic.Leftovers, text)
		}
	})
}

// TestTwoLettersStayTwo writes a Spanish game without a digraph in which a rack holds two
// tiles that would spell one: it is read back as two.
func TestTwoLettersStayTwo(t *testing.T) {
	c := ownCatalogue(t)
	e, err := c.Edition("es-100")
	if err != nil {
		t.Fatal(err)
	}
	rules, err := c.Rulebook(e.Rules)
	if err != nil {
		t.Fatal(err)
	}
	tile := func(text string) scoring.Tile { l, _ := e.Letter(text); return l.Tile() }
	log := sheet.Log{
		Kind: sheet.ClassicGame, Edition: e.Definition, Rules: rules, Notation: e.Notation, Players: []string{"Ana", "Bea"}, First: 1,
		Events: []sheet.Event{
			{ID: 1, Rack: []scoring.Tile{tile("A"), tile("L"), tile("L")}, What: sheet.Passed{}},
			{ID: 2, Rack: []scoring.Tile{tile("C"), tile("H"), tile("O")}, What: sheet.Passed{}},
		},
	}
	game, err := sheet.NewGame(log)
	if err != nil {
		t.Fatal(err)
	}
	r := ownReader(t)
	text, _ := gcg.Write(game, tell, r)
	if diff := cmp.Diff(log.Events, only(t, r, text).Log.Events, cmpopts.EquateEmpty()); diff != "" {
		t.Errorf("played (-), written and read (+):\n%s\n%s", diff, text)
	}
}

func onlyOf(t *rapid.T, r *gcg.Reader, text []byte) gcg.Game {
	games := slices.Collect(r.Read(text))
	if len(games) != 1 || games[0].Verdict == gcg.Unreadable {
		t.Fatalf("%d games, the first %s\n%s", len(games), games[0].Verdict, text)
	}
	return games[0]
}

// outs says whether somebody went out.
func outs(l sheet.Log) bool {
	for _, e := range l.Events {
		if ended, ok := e.What.(sheet.Ended); ok {
			return slices.ContainsFunc(ended.Leftovers, func(l sheet.Leftover) bool { return l.Out })
		}
	}
	return false
}

// table is a game that is being played at random.
type table struct {
	t       *rapid.T
	edition *scoring.Edition
	log     sheet.Log
	board   scoring.Board
	bag     []scoring.Tile
	racks   [][]scoring.Tile
	turn    int // from 0
}

var (
	tableNames = []string{"Ana Muñoz", "Béatrice", "Łó", "Ana", "Dan Østby-Ærø", "x: y", "Ó Sé, Cai"}
	tableNotes = []string{"good", "see #title of #player2 x y", "two\nlines", "(GRU) +8 41\n8D HELLO +24 24", "a\n\nb", "ñandú 50%"}
)

// deal shuffles the tiles and gives each player a rack.
func deal(t *rapid.T, e *scoring.Edition, rules sheet.Rulebook) *table {
	var tiles []scoring.Tile
	for _, l := range e.Alphabet() {
		tiles = append(tiles, slices.Repeat([]scoring.Tile{l.Tile()}, e.Count(l))...)
	}
	tiles = append(tiles, slices.Repeat([]scoring.Tile{scoring.UnnamedBlank}, e.Blanks)...)
	names := rapid.SliceOfNDistinct(rapid.SampledFrom(tableNames), 1, 4, rapid.ID).Draw(t, "players")
	rules.Classic.Leftovers = rapid.SampledFrom([]sheet.Leftovers{sheet.Twice, sheet.PlusMinus}).Draw(t, "leftovers")
	if len(names) != 2 {
		rules.Classic.Leftovers = sheet.PlusMinus
	}
	b := &table{
		t: t, edition: e, board: scoring.NewBoard(e.Layout), racks: make([][]scoring.Tile, len(names)),
		bag: rapid.Permutation(tiles).Draw(t, "bag"),
		log: sheet.Log{Kind: sheet.ClassicGame, Edition: e.Definition, Rules: rules, Notation: e.Notation, Players: names, First: 1},
	}
	for i := range b.racks {
		b.fill(i)
	}
	return b
}

func (b *table) fill(seat int) {
	n := min(b.edition.Rack-len(b.racks[seat]), len(b.bag))
	b.racks[seat] = append(b.racks[seat], b.bag[:n]...)
	b.bag = b.bag[n:]
}

func (b *table) upTo(n int) int { return rapid.IntRange(0, n).Draw(b.t, "n") }

func (b *table) add(e sheet.Event) {
	e.ID = len(b.log.Events) + 1
	b.log.Events = append(b.log.Events, e)
}

// game plays some turns and, or not, to an end.
func (b *table) game() sheet.Log {
	for range rapid.IntRange(1, 20).Draw(b.t, "turns") {
		if b.upTo(9) == 0 {
			b.add(sheet.Event{What: sheet.Noted{Text: rapid.SampledFrom(tableNotes).Draw(b.t, "note")}})
		}
		seat := b.turn % len(b.racks)
		b.turn++
		switch b.upTo(9) {
		case 0:
			b.add(sheet.Event{Rack: slices.Clone(b.racks[seat]), What: sheet.Passed{}})
		case 1:
			b.exchange(seat)
		default:
			b.play(seat)
		}
	}
	if len(b.racks) > 1 && b.upTo(1) == 0 {
		b.end()
	}
	if b.upTo(4) == 0 {
		b.add(sheet.Event{What: sheet.Overtime{Player: 1 + b.upTo(len(b.racks)-1), Points: 1 + b.upTo(30)}})
	}
	return b.log
}

func (b *table) exchange(seat int) {
	rack := slices.Clone(b.racks[seat])
	n := len(rack)
	if n == 0 || b.upTo(1) == 0 {
		b.add(sheet.Event{Rack: rack, What: sheet.Exchanged{Count: 1 + b.upTo(6)}})
		return
	}
	tiles := rapid.Permutation(rack).Draw(b.t, "exchanged")[:1+b.upTo(n-1)]
	b.add(sheet.Event{Rack: rack, What: sheet.Exchanged{Tiles: tiles, Count: len(tiles)}})
}

// play lays tiles where the rules allow it, in one of some places; else the turn is a pass.
func (b *table) play(seat int) {
	rack := slices.Clone(b.racks[seat])
	play, ok := b.somewhere(rack)
	if !ok {
		b.add(sheet.Event{Rack: rack, What: sheet.Passed{}})
		return
	}
	e := sheet.Event{Rack: rack, What: sheet.Played{Play: play}}
	if counted := scoring.Points(b.edition, &b.board, play); b.upTo(7) == 0 {
		points := counted + 1 + b.upTo(20)
		e.Told = &points
	}
	b.add(e)
	switch b.upTo(7) {
	case 0:
		b.add(sheet.Event{Rack: rack, What: sheet.Challenged{}})
		return
	case 1:
		b.add(sheet.Event{What: sheet.ChallengeFailed{Words: 1}})
	}
	b.board = b.board.With(play.Laid())
	for _, l := range play.Laid() {
		tile := l.Tile
		if tile.IsBlank() {
			tile = scoring.UnnamedBlank
		}
		at := slices.Index(b.racks[seat], tile)
		b.racks[seat] = slices.Delete(slices.Clone(b.racks[seat]), at, at+1)
	}
	b.fill(seat)
}

func (b *table) somewhere(rack []scoring.Tile) (scoring.Play, bool) {
	if len(rack) == 0 {
		return scoring.Play{}, false
	}
	tiles := rapid.Permutation(rack).Draw(b.t, "tiles")[:1+b.upTo(len(rack)-1)]
	letters := b.edition.Alphabet()
	for i, t := range tiles {
		if t.IsBlank() {
			tiles[i] = letters[b.upTo(len(letters)-1)].Blank()
		}
	}
	side := b.edition.Layout.Side
	for range 40 {
		d := rapid.SampledFrom([]scoring.Direction{scoring.Across, scoring.Down}).Draw(b.t, "direction")
		start := scoring.Square{Row: b.upTo(side - 1), Col: b.upTo(side - 1)}
		if b.board.Count() == 0 {
			start = b.edition.Layout.Centre.Step(d, -b.upTo(len(tiles)-1))
		}
		laid, err := b.board.Lay(start, d, tiles)
		if err != nil {
			continue
		}
		if play, err := scoring.Place(b.edition, &b.board, laid, d); err == nil {
			return play, true
		}
	}
	return scoring.Play{}, false
}

// end settles the leftovers: of those that the last player to move left to the others, or,
// where he holds some himself, each his own.
func (b *table) end() {
	last := (b.turn - 1) % len(b.racks)
	left := make([]sheet.Leftover, len(b.racks))
	out := b.upTo(1) == 0
	for i, rack := range b.racks {
		switch {
		case i == last && out:
			left[i].Out = true
		case len(rack) == 0:
			return // nobody could tell who went out
		default:
			left[i].Tiles = slices.Clone(rack)
		}
	}
	b.add(sheet.Event{What: sheet.Ended{Leftovers: left}})
}
