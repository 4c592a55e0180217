package stats_test

import (
	"cmp"
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	gocmp "github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/sheet/stats"
)

var day = time.Date(2026, 11, 29, 0, 0, 0, 0, time.UTC)

// small is an edition of a few letters; all three tiles of a rack bring 10.
var small = scoring.Definition{
	ID: "zz-small", Rack: 3, Blanks: 1, Notation: scoring.Rows, Board: []string{".....", ".....", "..D..", ".....", "....."},
	Letters: []scoring.LetterDef{{Letter: "A", Count: 9, Value: 1}, {Letter: "CH", Count: 2, Value: 5}},
	Bonus:   []scoring.Bonus{{Tiles: 3, Points: 10}},
}

// words are what the lines of the tests need.
var words = line.Vocabulary{
	"pass": line.CommandPass, "finish": line.CommandFinish, "void": line.CommandVoid, "name": line.CommandName, "end": line.CommandEnd,
	"challenge": line.CommandChallenge, "wrong": line.CommandWrong, "penalty": line.CommandPenalty, "master": line.CommandMaster, "next": line.CommandNext,
}

// played is a game of lines; each is noted a minute after the one before.
func played(t testing.TB, kind sheet.Kind, players string, lines ...string) sheet.Game {
	t.Helper()
	g, err := sheet.NewGame(sheet.Log{
		Kind: kind, Edition: small, Notation: small.Notation, Players: strings.Split(players, ","), First: 1,
		Rules: sheet.Rulebook{
			ID: "home", Classic: sheet.Classic{Leftovers: sheet.PlusMinus, Ties: sheet.ShareTies, Jury: 20}, Duplicate: &sheet.Duplicate{},
		},
	})
	if err != nil {
		t.Fatal(err)
	}
	for i, text := range lines {
		line, err := line.Parse(text, g, words)
		if err == nil {
			g, _, err = g.Do(line, sheet.Stamp{Time: day.Add(time.Duration(i) * time.Minute)})
		}
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
	}
	return g
}

// counted is the table of classic games.
func counted(games ...stats.Game) stats.Table {
	return stats.Count(games, sheet.ClassicGame, stats.Span{})
}

func of(t testing.TB, id, players string, lines ...string) stats.Game {
	t.Helper()
	return stats.Of(id, day, played(t, sheet.ClassicGame, players, lines...))
}

// evening are six games of a club, with what they amount to reckoned by hand.
func evening(t testing.TB) []stats.Game {
	return []stats.Game{
		of(t, "g1", "Ana,Bea", "10", "20", "30", "finish"),           // Ana 40, Bea 20
		of(t, "g2", "ANA,bea ", "25", "25", "finish"),                // shared
		of(t, "g3", "Cai,Ána,Bea", "50", "30", "30", "finish"),       // Cai 50, Ana and Bea 30
		of(t, "g4", "Ana,Bea", "99", "finish", "void"),               // void
		of(t, "g5", "Ana,Bea", "77"),                                 // not ended
		of(t, "g6", "Ana,Bea,Ana,", "60", "10", "70", "5", "finish"), // which Ana? and who is the fourth?
		of(t, "g2-2", "ANA,bea ", "25", "25", "finish"),              // a copy of g2
	}
}

func TestTable(t *testing.T) {
	got := counted(evening(t)...)
	ended := func(total int, game string) stats.Result { return stats.Result{Total: total, Game: game, Day: day} }
	want := stats.Table{
		Kind: sheet.ClassicGame, Games: 4, Left: stats.LeftOut{Unfinished: 1, Void: 1, Copies: 1, Seats: 3},
		Players: []stats.Player{
			{Key: "ana", Name: "Ána", Games: 3, Wins: 1, Shared: 1, Total: 95, Turns: 4, Best: ended(40, "g1"), Lowest: ended(25, "g2")},
			{Key: "cai", Name: "Cai", Games: 1, Wins: 1, Total: 50, Turns: 1, Best: ended(50, "g3"), Lowest: ended(50, "g3")},
			{Key: "bea", Name: "Bea", Games: 4, Shared: 1, Total: 85, Turns: 4, Best: ended(30, "g3"), Lowest: ended(10, "g6")},
		},
	}
	if diff := gocmp.Diff(want, got, cmpopts.IgnoreUnexported(stats.Table{})); diff != "" {
		t.Error(diff)
	}
	if ana := got.Players[0]; ana.Average().Cmp(big.NewRat(95, 3)) != 0 || ana.PerTurn().Cmp(big.NewRat(95, 4)) != 0 {
		t.Errorf("%v a game, %v a turn", ana.Average(), ana.PerTurn())
	}
	if p, ok := got.Highest(); !ok || p.Name != "Cai" {
		t.Errorf("the highest game is %s's", p.Name)
	}
	if p, ok := got.BestPlay(); ok {
		t.Errorf("a best play of %s, where all are points by hand", p.Name)
	}
}

func TestHeadToHead(t *testing.T) {
	got := counted(evening(t)...).Versus("ana")
	want := []stats.Versus{
		{Key: "bea", Name: "Bea", Games: 3, Ahead: 1, Even: 2, Points: 95, Against: 75},
		{Key: "cai", Name: "Cai", Games: 1, Behind: 1, Points: 30, Against: 50},
	}
	if diff := gocmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	if all := counted(evening(t)...).Versus(""); all != nil {
		t.Errorf("nobody met %v", all)
	}
}

// TestLeague counts the league of an online game: 10 for each player to the winner, 5 to the
// others.
func TestLeague(t *testing.T) {
	xp := stats.Scheme{WinPerPlayer: 10, Others: 5}
	type line struct {
		Place  int
		Name   string
		Points float64
	}
	lines := func(table stats.Table, scheme stats.Scheme) []line {
		var all []line
		for _, r := range table.League(scheme) {
			points, _ := r.Points.Float64()
			all = append(all, line{r.Place, r.Name, points})
		}
		return all
	}
	for name, tt := range map[string]struct {
		games  []stats.Game
		scheme stats.Scheme
		want   []line
	}{
		"two players": {[]stats.Game{of(t, "a", "Ana,Bea", "9", "8", "finish")}, xp, []line{{1, "Ana", 20}, {2, "Bea", 5}}},
		"three":       {[]stats.Game{of(t, "a", "Ana,Bea,Cai", "9", "8", "7", "finish")}, xp, []line{{1, "Ana", 30}, {2, "Bea", 5}, {2, "Cai", 5}}},
		"two who won together have 20 each": {
			[]stats.Game{of(t, "a", "Ana,Bea,Cai,Dan", "9", "8", "9", "7", "finish")}, xp,
			[]line{{1, "Ana", 20}, {1, "Cai", 20}, {3, "Bea", 5}, {3, "Dan", 5}},
		},
		"a half win": {[]stats.Game{of(t, "a", "Ana,Bea", "9", "9", "finish")}, stats.Scheme{Win: 1}, []line{{1, "Ana", 0.5}, {1, "Bea", 0.5}}},
		"the evening": {evening(t), xp, []line{
			{1, "Ána", 20 + 10 + 5}, {2, "Cai", 30}, {3, "Bea", 5 + 10 + 5 + 5}, // the fourth game is won by somebody who is not known
		}},
	} {
		t.Run(name, func(t *testing.T) {
			if diff := gocmp.Diff(tt.want, lines(counted(tt.games...), tt.scheme)); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// TestSharedThirds: three who share the first place of four, three times, have as much as one
// win brings.
func TestSharedThirds(t *testing.T) {
	var games []stats.Game
	for i := range 3 {
		games = append(games, of(t, strconv.Itoa(i), "Ana,Bea,Cai,Dan", fmt.Sprint(20+i), fmt.Sprint(20+i), fmt.Sprint(20+i), "1", "finish"))
	}
	games = append(games, of(t, "x", "Eva,Fox,Gil,Hal", "9", "1", "2", "3", "finish"))
	for _, r := range counted(games...).League(stats.Scheme{WinPerPlayer: 10}) {
		want := 1
		if slices.Contains([]string{"Dan", "Fox", "Gil", "Hal"}, r.Name) {
			want = 5
		}
		if r.Place != want {
			t.Errorf("%s is in place %d with %v, want %d", r.Name, r.Place, r.Points, want)
		}
	}
}

// TestPlays: a play counts as the best one, and as one of all tiles, while it stands.
func TestPlays(t *testing.T) {
	for name, tt := range map[string]struct {
		lines    []string
		best     stats.Play
		allTiles int
	}{
		"all tiles":             {[]string{"C2 ACHA", "1"}, stats.Play{Word: "ACHA", Points: 24, Game: "g", Day: day}, 1},
		"typed":                 {[]string{"= CHACH", "1"}, stats.Play{Word: "CHACH", Points: 21, Game: "g", Day: day}, 1},
		"by hand":               {[]string{"25", "1"}, stats.Play{}, 0},
		"challenged":            {[]string{"C2 ACHA", "challenge", "1"}, stats.Play{}, 0},
		"found wrong by a jury": {[]string{"C2 ACHA", "1", "= AA", "wrong 1"}, stats.Play{Word: "AA", Points: 2, Game: "g", Day: day}, 0},
		"then a penalty":        {[]string{"C2 ACHA", "1", "penalty 1 50"}, stats.Play{Word: "ACHA", Points: 24, Game: "g", Day: day}, 1},
	} {
		t.Run(name, func(t *testing.T) {
			g := of(t, "g", "Ana,Bea", append(tt.lines, "finish")...)
			if diff := gocmp.Diff(tt.best, g.Seats[0].Best); diff != "" || g.Seats[0].AllTiles != tt.allTiles {
				t.Errorf("%d of all tiles %s", g.Seats[0].AllTiles, diff)
			}
		})
	}
}

// TestDuplicate: classic games and duplicates are apart; a master is nobody's play; who plays
// alone wins against nobody.
func TestDuplicate(t *testing.T) {
	both := stats.Of("d1", day, played(t, sheet.DuplicateGame, "Ana,Bea", "1: C2 ACHA", "2: 9", "master = CHACH", "next", "finish"))
	alone := stats.Of("d2", day, played(t, sheet.DuplicateGame, "Ana", "30", "master 40", "next", "finish"))
	games := append(evening(t), both, alone)
	table := stats.Count(games, sheet.DuplicateGame, stats.Span{})
	if table.Games != 2 || counted(games...).Games != 4 {
		t.Fatalf("%d duplicates", table.Games)
	}
	ana := table.Players[0]
	if ana.Games != 2 || ana.Wins != 1 || ana.Turns != 2 || ana.BestPlay.Points != 24 || ana.Total != 54 {
		t.Errorf("%+v", ana)
	}
	for _, r := range table.League(stats.Scheme{WinPerPlayer: 10, Others: 5}) {
		if want := map[string]int{"Ana": 20, "Bea": 5}[r.Name]; r.Games != 1 || r.Points.Cmp(whole(want)) != 0 {
			t.Errorf("%+v", r)
		}
	}
}

func TestSpan(t *testing.T) {
	games := []stats.Game{}
	for i := range 5 {
		g := of(t, strconv.Itoa(i), "Ana,Bea", strconv.Itoa(i+1), "finish")
		g.Day = day.AddDate(0, 0, i)
		games = append(games, g)
	}
	for _, tt := range []struct{ from, to, want int }{{0, 4, 5}, {1, 3, 3}, {2, 2, 1}, {5, 9, 0}, {3, 1, 0}} {
		table := stats.Count(games, sheet.ClassicGame, stats.Span{From: day.AddDate(0, 0, tt.from), To: day.AddDate(0, 0, tt.to)})
		if table.Games != tt.want {
			t.Errorf("%d to %d: %d games, want %d", tt.from, tt.to, table.Games, tt.want)
		}
	}
	if n := counted(games...).Games; n != 5 {
		t.Errorf("without bounds: %d", n)
	}
}

func TestNamed(t *testing.T) {
	table := counted(of(t, "a", "Ana,Ana María,José", "1", "2", "3", "finish"))
	for typed, want := range map[string]string{
		"ana": "Ana", "ANA": "Ana", " aná  maria ": "Ana María", "an": "Ana, Ana María", "jo": "José", "x": "", "": "", "\x1b": "",
	} {
		var names []string
		for _, p := range stats.Matching(table.Players, typed) {
			names = append(names, p.Name)
		}
		slices.Sort(names)
		if got := strings.Join(names, ", "); got != want {
			t.Errorf("%q is %q, want %q", typed, got, want)
		}
	}
}

// randomGames are games of people who write their names as it comes, and some of none.
func randomGames(t testing.TB, random *rand.Rand, n int) []stats.Game {
	names := []string{"Ana", "ana", "Bea", "BEA ", "José", "Jose", "Łó", "x y", "x  Y", "", "ñ"}
	var games []stats.Game
	for i := range n {
		players := make([]string, 2+random.IntN(3))
		for i := range players {
			players[i] = names[random.IntN(len(names))]
		}
		var lines []string
		for range random.IntN(12) {
			lines = append(lines, strconv.Itoa(random.IntN(9)))
		}
		if random.IntN(5) > 0 {
			lines = append(lines, "finish")
		}
		if random.IntN(9) == 0 {
			lines = append(lines, "void")
		}
		g := of(t, fmt.Sprintf("g%04d", i), strings.Join(players, ","), lines...)
		g.Day = day.AddDate(0, 0, random.IntN(30))
		games = append(games, g)
	}
	return games
}

// TestAddsUp: whatever was played, what the players have sums to what the games have.
func TestAddsUp(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 11))
	for range 40 {
		games := randomGames(t, random, 60)
		table := counted(games...)
		seats, total, winners := 0, 0, map[int]int{}
		seen, n := map[string]bool{}, 0
		for _, g := range byDay(games) {
			print := fmt.Sprint(g.Seats)
			if g.Status != stats.Counts || seen[print] {
				continue
			}
			seen[print] = true
			n++
			won := 0
			for _, s := range g.Seats {
				if s.Won {
					won++
				}
			}
			for _, s := range g.Seats {
				if s.Key == "" {
					continue
				}
				seats++
				total += s.Total
				if s.Won {
					winners[min(won, 2)]++
				}
			}
		}
		var got [5]int
		for _, p := range table.Players {
			got[0], got[1], got[2], got[3] = got[0]+p.Games, got[1]+p.Total, got[2]+p.Wins, got[3]+p.Shared
			if p.Lowest.Total > p.Best.Total || p.Average().Cmp(whole(p.Lowest.Total)) < 0 || p.Average().Cmp(whole(p.Best.Total)) > 0 || p.Wins+p.Shared > p.Games {
				t.Errorf("%+v", p)
			}
			for _, v := range table.Versus(p.Key) {
				if v.Ahead+v.Even+v.Behind != v.Games {
					t.Errorf("%+v", v)
				}
				back := table.Versus(v.Key)
				i := slices.IndexFunc(back, func(b stats.Versus) bool { return b.Key == p.Key })
				if i < 0 || back[i].Ahead != v.Behind || back[i].Behind != v.Ahead || back[i].Even != v.Even || back[i].Points != v.Against || back[i].Against != v.Points {
					t.Errorf("%s against %s: %+v, the other way %+v", p.Name, v.Name, v, back)
				}
			}
		}
		if want := [5]int{seats, total, winners[1], winners[2]}; got != want || table.Games != n {
			t.Errorf("%v of %d games, want %v of %d", got, table.Games, want, n)
		}
		shuffled := slices.Clone(games)
		random.Shuffle(len(shuffled), func(i, j int) { shuffled[i], shuffled[j] = shuffled[j], shuffled[i] })
		if diff := gocmp.Diff(table, counted(shuffled...), cmpopts.IgnoreUnexported(stats.Table{})); diff != "" {
			t.Fatalf("in another order: %s", diff)
		}
	}
}

func byDay(games []stats.Game) []stats.Game {
	return slices.SortedFunc(slices.Values(games), func(a, b stats.Game) int { return cmp.Or(a.Day.Compare(b.Day), cmp.Compare(a.ID, b.ID)) })
}

// TestLeagueSecondOpinion counts leagues in another way: by place, and in sixths, which all
// shares of up to four are whole numbers of.
func TestLeagueSecondOpinion(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 5))
	for range 40 {
		games := randomGames(t, random, 40)
		table := counted(games...)
		scheme := stats.Scheme{Win: random.IntN(4), WinPerPlayer: random.IntN(12), Others: random.IntN(6)}
		twelfths, seen := map[string]int{}, map[string]bool{}
		for _, g := range byDay(games) {
			print := fmt.Sprint(g.Seats)
			if g.Status != stats.Counts || seen[print] {
				continue
			}
			seen[print] = true
			first := 0
			for _, s := range g.Seats {
				if s.Place == 1 {
					first++
				}
			}
			for _, s := range g.Seats {
				if s.Place == 1 {
					twelfths[s.Key] += 12 * (scheme.Win + scheme.WinPerPlayer*len(g.Seats)) / first
				} else {
					twelfths[s.Key] += 12 * scheme.Others
				}
			}
		}
		last := whole(math.MaxInt)
		for i, r := range table.League(scheme) {
			if r.Points.Cmp(big.NewRat(int64(twelfths[r.Key]), 12)) != 0 {
				t.Errorf("%s has %v, want %d twelfths", r.Name, r.Points, twelfths[r.Key])
			}
			if r.Points.Cmp(last) > 0 || r.Place > i+1 {
				t.Errorf("%s is in row %d with %v after %v", r.Name, i, r.Points, last)
			}
			last = r.Points
		}
	}
}

func whole(n int) *big.Rat { return big.NewRat(int64(n), 1) }

func TestKey(t *testing.T) {
	for name, want := range map[string]string{
		"Ana": "ana", "  ÁNA\u00a0": "ana", "Ana  María": "ana maria", "A\u0301na": "ana", "Ñandú": "nandu", "": "", " \t": "", "\x1b[31m": "\x1b[31m", "字": "字",
	} {
		if got := stats.Key(name); got != want {
			t.Errorf("%q is %q, want %q", name, got, want)
		}
	}
}
