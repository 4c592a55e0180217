package gcg_test

import (
	"bytes"
	"cmp"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	gocmp "github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"pgregory.net/rapid"

	"tanteo/editions"
	"tanteo/editions/words"
	"tanteo/sheet"
	"tanteo/sheet/file"
	"tanteo/sheet/gcg"
)

// ownGames are games that were made up for this project. The README beside them has the
// working of every play, done by hand; no figure below comes from the program.
const ownGames = "../../testdata/games"

// ownGame is a file of ownGames, or one game of it, and what it must be read as.
type ownGame struct {
	proves      string
	file        string
	line        int // at which the game begins; 0 is the first
	verdict     gcg.Verdict
	edition     string
	origin      gcg.Origin
	plays       int
	final       []int
	differences []figure
	warnings    []doubted
	exact       bool // it is canonical, and comes back byte for byte
	look        []look
}

// figure is a difference without its text.
type figure struct {
	Line       int
	Kind       gcg.Kind
	File, Ours int
	Cause      gcg.Cause
	Letter     string
}

// doubted is a warning without its text.
type doubted struct {
	Line int
	Kind gcg.Doubt
}

// look looks at a detail of a game, and tells what it finds where that is another.
type look func(g gcg.Game, s sheet.Game) (diff string)

// The base game, of which most files are variants, ends 69 to 41 after six plays.
var base = []int{69, 41}

var twoNames = names("Ana Muñoz", "Béatrice Lévêque")

var gamesOfOurOwn = []ownGame{
	// as the programs of the field write
	{proves: "as Quackle writes", file: "canonical.gcg", verdict: gcg.Same, edition: "en-100", origin: gcg.ByFit, plays: 6, final: base, exact: true,
		look: []look{twoNames, row(10, "....AXLES...I.."), row(8, "...HELLO......."), rules(sheet.Twice), onTurn(0)}},
	{proves: "as macondo writes, with one blank", file: "canonical-macondo.gcg", verdict: gcg.Same, edition: "en-100", origin: gcg.ByFit, plays: 6, final: base, exact: true},

	// players
	{proves: "four players, leftovers plus and minus", file: "four-players.gcg", verdict: gcg.Same, edition: "en-100", origin: gcg.ByFit, plays: 8, final: []int{38, 5, 31, 44}, exact: true,
		look: []look{names("Ana Muñoz", "Béatrice Lévêque", "Cai Ó Sé", "Dan Østby"), rules(sheet.PlusMinus)}},
	{proves: "three players, the sum once to the one who went out", file: "three-players.gcg", verdict: gcg.Same, edition: "en-100", origin: gcg.ByFit, plays: 4, final: []int{53, -3, 26}, exact: true,
		look: []look{rules(sheet.PlusMinus)}},
	{proves: "one player, French, without an end", file: "one-player-french.gcg", verdict: gcg.Unfinished, edition: "fr-102", origin: gcg.ByLexicon, plays: 4, final: []int{34}, exact: true,
		look: []look{names("Zoé Dupont-Noël"), onTurn(1), kept("rack1 EEWZ")}},

	// tiles of more than one sign
	{proves: "digraphs in brackets, and one as a blank", file: "spanish-brackets.gcg", verdict: gcg.Same, edition: "es-100", origin: gcg.ByDistribution, plays: 6, final: []int{99, 23}, exact: true,
		look: []look{row(8, "...[CH]ICLEAN....."), row(9, "....[ch]..[RR]......."), rules(sheet.PlusMinus), newTiles(0, 7), points(0, 86)}},
	{proves: "digraphs without brackets", file: "spanish-bare.gcg", verdict: gcg.Same, edition: "es-100", origin: gcg.ByFit, plays: 6, final: []int{99, 23},
		look: []look{row(8, "...[CH]ICLEAN....."), row(9, "....[ch]..[RR].......")}},
	{proves: "digraphs as digits", file: "spanish-digits.gcg", verdict: gcg.Same, edition: "es-100", origin: gcg.ByFit, plays: 6, final: []int{99, 23},
		look: []look{row(8, "...[CH]ICLEAN....."), row(10, "..TIO..O[LL]A.....")}},
	{proves: "C and H beside each other where the file has brackets", file: "spanish-tile-pragma.gcg", verdict: gcg.Unfinished, edition: "es-100", origin: gcg.ByDistribution, plays: 1, final: []int{22, 0},
		warnings: []doubted{{8, gcg.DoubtPlacement}}, look: []look{row(8, "...NOCHE.......")}},
	{proves: "bare L·L NY QU, a blank l·l, and Ç", file: "catalan-bare.gcg", verdict: gcg.Same, edition: "ca-100", origin: gcg.ByFit, plays: 6, final: []int{67, 31},
		look: []look{names("Martí Güell", "Núria Vilà"), row(8, ".....CA[NY]A......"), row(10, ".....[l·l]..O......"), row(11, ".....A..TO[QU]ES.."), row(13, ".........Ç.....")}},
	{proves: "the same in brackets", file: "catalan-brackets.gcg", verdict: gcg.Same, edition: "ca-100", origin: gcg.ByDistribution, plays: 6, final: []int{67, 31},
		look: []look{row(9, ".....E..[L·L]......"), row(10, ".....[l·l]..O......")}},
	{proves: "the same in the letters of wolges", file: "catalan-wolges.gcg", verdict: gcg.Same, edition: "ca-100", origin: gcg.ByDistribution, plays: 6, final: []int{67, 31},
		look: []look{row(9, ".....E..[L·L]......"), row(11, ".....A..TO[QU]ES..")}},
	{proves: "bare L·L beside brackets, as nothing else can be meant", file: "catalan-mixed.gcg", verdict: gcg.Unfinished, edition: "ca-100", origin: gcg.ByDistribution, plays: 2, final: []int{28, 23},
		look: []look{row(9, "........[L·L]......")}},
	{proves: "IJ is two tiles, and passes to the end", file: "dutch.gcg", verdict: gcg.Same, edition: "nl-102", origin: gcg.ByDistribution, plays: 5, final: []int{13, 29},
		look: []look{row(8, ".....PIJN......"), names("Anaïs de Wijs", "Bé van IJssel")}},
	{proves: "Æ Ø Å", file: "norwegian.gcg", verdict: gcg.Unfinished, edition: "no-100", origin: gcg.ByLexicon, plays: 5, final: []int{32, 22}, exact: true,
		look: []look{row(8, ".....BÅTEn....."), row(9, ".....Æ.Ø.I....."), onTurn(2)}},
	{proves: "letters of Latin-2 in UTF-8 without a header", file: "polish-kurnik.gcg", verdict: gcg.Unfinished, edition: "pl-100", origin: gcg.ByFit, plays: 3, final: []int{39, 8},
		look: []look{row(8, "....ŁÓŻKO......"), names("żółw", "Łucja_Ś")}},
	{proves: "lettered rows, literal letters of either case", file: "german-lettered-rows.gcg", verdict: gcg.Unfinished, edition: "de-102", origin: gcg.ByFit, plays: 5, final: []int{45, 23},
		look: []look{row(8, "....KÄFIGe....."), row(11, ".......LAUT...."), row(9, ".......G.R....."), names("Anna Müller", "Bert Groß")}},

	// encodings and line ends
	{proves: "Latin-1 without a header", file: "latin1.gcg", verdict: gcg.Same, edition: "en-100", origin: gcg.ByFit, plays: 6, final: base, look: []look{twoNames}},
	{proves: "Latin-1 with a header", file: "latin1-header.gcg", verdict: gcg.Same, edition: "en-100", origin: gcg.ByFit, plays: 6, final: base, look: []look{twoNames}},
	{proves: "UTF-8 without a header", file: "utf8-bare.gcg", verdict: gcg.Same, edition: "en-100", origin: gcg.ByFit, plays: 6, final: base, look: []look{twoNames}},
	{proves: "UTF-8 with a header and CRLF", file: "utf8-crlf.gcg", verdict: gcg.Same, edition: "en-100", origin: gcg.ByFit, plays: 6, final: base, look: []look{twoNames}},
	{proves: "a byte order mark", file: "bom.gcg", verdict: gcg.Same, edition: "en-100", origin: gcg.ByFit, plays: 6, final: base, look: []look{twoNames}},
	{proves: "a byte order mark before the header", file: "bom-header.gcg", verdict: gcg.Same, edition: "en-100", origin: gcg.ByFit, plays: 6, final: base, look: []look{twoNames}},
	{proves: "CRLF, LF and CR in turn, and none at the end", file: "mixed-ends.gcg", verdict: gcg.Same, edition: "en-100", origin: gcg.ByFit, plays: 6, final: base, look: []look{twoNames}},
	{proves: "a header in the third line", file: "header-late.gcg", verdict: gcg.Same, edition: "en-100", origin: gcg.ByFit, plays: 6, final: base, look: []look{twoNames}},
	{proves: "an encoding of an unknown name", file: "encoding-unknown.gcg", verdict: gcg.Same, edition: "en-100", origin: gcg.ByFit, plays: 6, final: base,
		warnings: []doubted{{1, gcg.DoubtEncoding}}, look: []look{twoNames}},
	{proves: "Latin-1 under the header of UTF-8", file: "encoding-false.gcg", verdict: gcg.Same, edition: "en-100", origin: gcg.ByFit, plays: 6, final: base,
		warnings: []doubted{{1, gcg.DoubtEncoding}}, look: []look{twoNames}},

	// texts
	{proves: "a first line of more than 200 bytes", file: "long-description.gcg", verdict: gcg.Same, edition: "en-100", origin: gcg.ByFit, plays: 6, final: base,
		look: []look{kept("description A cold evening in the back room of the café: " + strings.Repeat("the kettle sang, nobody kept the time, and the bag was a sock. ", 4))}},
	{proves: "notes over several lines, of anything", file: "notes.gcg", verdict: gcg.Same, edition: "en-100", origin: gcg.ByFit, plays: 6, final: base,
		look: []look{twoNames, notes(
			"before anything: see #title of #player2 x y",
			"#challenge? she asked\n  >bea: H8 .VEN +7 7 looked good,\n(GRU) +8 41",
			"three lines\n\n8D HELLO +24 24 was the play\n\tand #rack1 XY was left",
			"#unsuccessful-challenge",
			"the last one, #note and all",
		), kept("description The #title of #player2 x y stands on the\nsecond line > of the first"), kept("> wolges writes what was taken back")}},
	{proves: "pragmas in any order and case, some of them unknown", file: "pragmas.gcg", verdict: gcg.Same, edition: "en-100", origin: gcg.ByLexicon, plays: 6, final: base,
		look: []look{twoNames, event("Spring cup, round 3"), kept("Lexicon CSW21"), kept("id poslfit.com 00042"), kept("whatever x y   z"), kept("clock 12:30")}},

	// names
	{proves: "a nickname with a blank in it", file: "nick-spaces.gcg", verdict: gcg.Same, edition: "en-100", origin: gcg.ByFit, plays: 6, final: base,
		look: []look{names("Ana María Pérez", "Łó Żak")}},
	{proves: "two players of one nickname", file: "nick-equal.gcg", verdict: gcg.Same, edition: "en-100", origin: gcg.ByFit, plays: 6, final: base,
		warnings: []doubted{{4, gcg.DoubtName}}, look: []look{names("Ana A.", "Ana B.")}},
	{proves: "players that nothing declares", file: "nick-undeclared.gcg", verdict: gcg.Same, edition: "en-100", origin: gcg.ByFit, plays: 6, final: base,
		look: []look{names("ana", "bea")}},
	{proves: "one player declared, the other not", file: "nick-one-undeclared.gcg", verdict: gcg.Same, edition: "en-100", origin: gcg.ByFit, plays: 6, final: base,
		warnings: []doubted{{4, gcg.DoubtName}}, look: []look{names("Ana Muñoz", "bea")}},
	{proves: "nicknames without names", file: "nick-alone.gcg", verdict: gcg.Same, edition: "en-100", origin: gcg.ByFit, plays: 6, final: base,
		look: []look{names("ana", "bea")}},

	{proves: "two declared by one nickname, of whom one plays by another", file: "nick-twice.gcg", verdict: gcg.Unfinished, edition: "en-100", origin: gcg.ByFit, plays: 3, final: []int{51, 7},
		warnings: []doubted{{5, gcg.DoubtName}}, look: []look{names("Ana Muñoz", "Béatrice Lévêque")}},

	// squares, words and racks
	{proves: "squares in small letters, letters and parentheses for what lies there", file: "play-through.gcg", verdict: gcg.Same, edition: "en-100", origin: gcg.ByFit, plays: 6, final: base,
		look: []look{row(10, "....AXLES...I.."), row(12, "........DEITY..")}},
	{proves: "one tile, in both directions", file: "one-tile.gcg", verdict: gcg.Unfinished, edition: "en-100", origin: gcg.ByFit, plays: 4, final: []int{33, 15},
		look: []look{row(8, "..OHELLOS......")}},
	{proves: "one tile that touches nothing counts as the programs of the field count it", file: "one-tile-alone.gcg", verdict: gcg.Unfinished, edition: "en-100", origin: gcg.ByFit, plays: 1, final: []int{24, 0},
		warnings: []doubted{{4, gcg.DoubtPlacement}}},
	{proves: "the same without points", file: "one-tile-alone-no-points.gcg", verdict: gcg.Unfinished, edition: "en-100", origin: gcg.ByFit, plays: 1, final: []int{24, 0},
		warnings: []doubted{{4, gcg.DoubtPlacement}}},
	{proves: "racks that nobody knew, or not wholly", file: "racks.gcg", verdict: gcg.Same, edition: "en-100", origin: gcg.ByFit, plays: 6, final: base},
	{proves: "racks that cannot be are doubted, not refused", file: "racks-doubtful.gcg", verdict: gcg.Unfinished, edition: "en-100", origin: gcg.ByFit, plays: 5, final: []int{54, 17},
		warnings: []doubted{{4, gcg.DoubtRack}, {5, gcg.DoubtSize}, {7, gcg.DoubtRack}, {9, gcg.DoubtBag}}},
	{proves: "a stray sign in a rack is doubted, and a star is a blank", file: "racks-stray.gcg", verdict: gcg.Unfinished, edition: "en-100", origin: gcg.ByFit, plays: 4, final: []int{51, 25},
		warnings: []doubted{{4, gcg.DoubtRack}, {5, gcg.DoubtRack}, {7, gcg.DoubtRack}}, look: []look{rack(2, "AEIL?XY")}},
	{proves: "exchanges of tiles, of a number, of a blank, and points without a sign", file: "exchanges.gcg", verdict: gcg.Unfinished, edition: "en-100", origin: gcg.ByFit, plays: 1, final: []int{24, 0},
		look: []look{onTurn(1), exchanged(5, 4, 1)}},
	{proves: "an exchange of four tiles that nobody knows", file: "exchange-count.gcg", verdict: gcg.Unfinished, edition: "en-100", origin: gcg.ByFit, plays: 1, final: []int{24, 0},
		look: []look{onTurn(1), exchanged(4)}},
	{proves: "a pass as the only turn", file: "pass-first.gcg", verdict: gcg.Unfinished, edition: "en-100", origin: gcg.ByFit, final: []int{0, 0}, look: []look{onTurn(2), rack(0, "AEINSTU")}},

	// turns that are no plays
	{proves: "withdrawn plays, with points and with the old total", file: "withdrawn.gcg", verdict: gcg.Same, edition: "en-100", origin: gcg.ByFit, plays: 8, final: base},
	{proves: "a going-out play that comes off: the game goes on", file: "withdrawn-out.gcg", verdict: gcg.Same, edition: "en-100", origin: gcg.ByFit, plays: 7, final: base, exact: true},
	{proves: "what is withdrawn is not the play before", file: "withdrawn-wrong.gcg", verdict: gcg.Differs, edition: "en-100", origin: gcg.ByFit, plays: 3, final: []int{31, -17},
		differences: []figure{{5, gcg.Withdrawn, -24, 0, gcg.CauseNotHis, ""}, {8, gcg.Withdrawn, -20, -27, gcg.NoCause, ""}}},
	{proves: "bonuses for failed challenges, one after the play that went out", file: "challenge.gcg", verdict: gcg.Same, edition: "en-100", origin: gcg.ByFit, plays: 6, final: []int{74, 61}, exact: true},
	{proves: "time after the end, with a rack and without", file: "time.gcg", verdict: gcg.Same, edition: "en-100", origin: gcg.ByFit, plays: 6, final: []int{49, 31}},
	{proves: "leftovers as +-N", file: "leftovers-own.gcg", verdict: gcg.Same, edition: "en-100", origin: gcg.ByFit, plays: 4, final: []int{44, 22}},
	{proves: "a blank among the leftovers", file: "leftovers-blank.gcg", verdict: gcg.Same, edition: "en-100", origin: gcg.ByFit, plays: 4, final: []int{48, 22}, exact: true},
	{proves: "nothing left over", file: "leftovers-none.gcg", verdict: gcg.Same, edition: "en-100", origin: gcg.ByFit, plays: 6, final: []int{69, 33}, exact: true},
	{proves: "leftovers that the rack is not", file: "leftovers-doubtful.gcg", verdict: gcg.Same, edition: "en-100", origin: gcg.ByFit, plays: 4, final: []int{40, 22},
		warnings: []doubted{{10, gcg.DoubtLeft}}},
	{proves: "totals below zero", file: "below-zero.gcg", verdict: gcg.Unfinished, edition: "en-100", origin: gcg.ByFit, plays: 1, final: []int{-2, -5}, exact: true, look: []look{onTurn(2)}},

	// figures
	{proves: "text after the total, tabs and columns", file: "after-total.gcg", verdict: gcg.Same, edition: "en-100", origin: gcg.ByFit, plays: 6, final: base,
		look: []look{remark(0, "nothing else"), remark(1, "OVEN (7) +7 7"), remark(3, "AXLES, NO"), remark(6, "good game")}},
	{proves: "no totals", file: "no-totals.gcg", verdict: gcg.Same, edition: "en-100", origin: gcg.ByFit, plays: 6, final: base},
	{proves: "no points", file: "no-scores.gcg", verdict: gcg.Same, edition: "en-100", origin: gcg.ByFit, plays: 6, final: base},
	{proves: "a game that stops, with both racks", file: "stops.gcg", verdict: gcg.Unfinished, edition: "en-100", origin: gcg.ByFit, plays: 4, final: []int{51, 25}, exact: true,
		look: []look{onTurn(1), kept("rack1 EGIRTUY"), kept("rack2 AIR")}},
	{proves: "a game that stops, as older Quackle has it", file: "stops-incomplete.gcg", verdict: gcg.Unfinished, edition: "en-100", origin: gcg.ByFit, plays: 3, final: []int{51, 7}, exact: true,
		look: []look{onTurn(2), kept("incomplete ADIORS")}},

	// several games
	{proves: "the first of several games", file: "several.gcgs", verdict: gcg.Same, edition: "en-100", origin: gcg.ByFit, plays: 6, final: base, look: []look{twoNames, notes()}},
	{proves: "the second of several games", file: "several.gcgs", line: 12, verdict: gcg.Unfinished, edition: "en-100", origin: gcg.ByFit, plays: 2, final: []int{24, 7},
		look: []look{names("Cai Ó Sé", "Dan Østby"), notes("the second"), kept("Rack1 XY")}},
	{proves: "the third of several games", file: "several.gcgs", line: 20, verdict: gcg.Differs, edition: "en-100", origin: gcg.ByFit, plays: 1, final: []int{25, 0},
		differences: []figure{{24, gcg.Score, 25, 24, gcg.CauseSum, ""}}, look: []look{names("Béatrice Lévêque", "Ana Muñoz"), notes("the third")}},

	// mistakes
	{proves: "ten points of a bonus folded in", file: "wrong-folded-10.gcg", verdict: gcg.Differs, edition: "en-100", origin: gcg.ByFit, plays: 6, final: []int{79, 41}, exact: true,
		differences: []figure{{6, gcg.Score, 37, 27, gcg.CauseFolded, ""}}},
	{proves: "five points of a bonus folded in", file: "wrong-folded-5.gcg", verdict: gcg.Differs, edition: "en-100", origin: gcg.ByFit, plays: 2, final: []int{29, 7}, exact: true,
		differences: []figure{{4, gcg.Score, 29, 24, gcg.CauseFolded, ""}}},
	{proves: "board 24, file 34", file: "fold-94.gcg", verdict: gcg.Differs, edition: "en-100", origin: gcg.ByFit, plays: 1, final: []int{34, 0}, exact: true,
		differences: []figure{{4, gcg.Score, 34, 24, gcg.CauseFolded, ""}}},
	{proves: "a blank in capitals", file: "wrong-blank-capital.gcg", verdict: gcg.Differs, edition: "en-100", origin: gcg.ByFit, plays: 4, final: []int{27, 25}, exact: true,
		differences: []figure{{6, gcg.Score, 3, 27, gcg.CauseBlank, "X"}}, warnings: []doubted{{6, gcg.DoubtRack}}},
	{proves: "a tile as a blank", file: "wrong-capital-blank.gcg", verdict: gcg.Differs, edition: "en-100", origin: gcg.ByFit, plays: 3, final: []int{51, 7}, exact: true,
		differences: []figure{{6, gcg.Score, 27, 3, gcg.CauseCapital, "X"}}, warnings: []doubted{{6, gcg.DoubtRack}}},
	{proves: "the leftovers counted once for the one who went out", file: "wrong-once.gcg", verdict: gcg.Differs, edition: "en-100", origin: gcg.ByFit, plays: 6, final: []int{69, 37}, exact: true,
		differences: []figure{{10, gcg.End, 4, 8, gcg.CauseOnce, ""}}},
	{proves: "a total added up wrongly", file: "wrong-total.gcg", verdict: gcg.Differs, edition: "en-100", origin: gcg.ByFit, plays: 6, final: []int{69, 42}, exact: true,
		differences: []figure{{7, gcg.Total, 26, 25, gcg.CauseSum, ""}}},
	{proves: "a play added up wrongly", file: "wrong-sum.gcg", verdict: gcg.Differs, edition: "en-100", origin: gcg.ByFit, plays: 4, final: []int{51, 22}, exact: true,
		differences: []figure{{7, gcg.Score, 15, 18, gcg.CauseSum, ""}}},
	{proves: "the 50 for seven tiles forgotten", file: "wrong-no-bonus.gcg", verdict: gcg.Differs, edition: "en-100", origin: gcg.ByFit, plays: 1, final: []int{18, 0}, exact: true,
		differences: []figure{{4, gcg.Score, 18, 68, gcg.CauseNoBonus, ""}}},
	{proves: "leftovers twice off, and with the wrong sign", file: "wrong-double.gcg", verdict: gcg.Differs, edition: "en-100", origin: gcg.ByFit, plays: 4, final: []int{37, 28},
		differences: []figure{{10, gcg.End, -14, -7, gcg.CauseDouble, ""}, {11, gcg.End, 3, -3, gcg.CauseDouble, ""}}},
	{proves: "points for a pass, and for time", file: "wrong-pass-time.gcg", verdict: gcg.Differs, edition: "en-100", origin: gcg.ByFit, plays: 1, final: []int{34, 5},
		differences: []figure{{5, gcg.Pass, 5, 0, gcg.NoCause, ""}, {6, gcg.Time, 10, -10, gcg.NoCause, ""}}},
	{proves: "a slip that another language would explain", file: "guess-slip.gcg", verdict: gcg.Differs, edition: "en-100", origin: gcg.ByFit, plays: 1, final: []int{0, 18}, exact: true,
		differences: []figure{{5, gcg.Score, 18, 24, gcg.CauseSum, ""}}, warnings: []doubted{{0, gcg.DoubtGuess}}},
	{proves: "values of no edition that is known", file: "other-values.gcg", verdict: gcg.Differs, edition: "en-100", origin: gcg.ByFit, plays: 6, final: []int{101, 48}, exact: true,
		differences: []figure{
			{4, gcg.Score, 35, 24, gcg.NoCause, ""}, {5, gcg.Score, 9, 7, gcg.NoCause, ""}, {6, gcg.Score, 40, 27, gcg.NoCause, ""},
			{7, gcg.Score, 25, 18, gcg.NoCause, ""}, {8, gcg.Score, 26, 18, gcg.NoCause, ""}, {9, gcg.Score, 14, 8, gcg.NoCause, ""},
		}, warnings: []doubted{{0, gcg.DoubtValues}}},
	{proves: "plays that contradict the board", file: "wrong-board.gcg", verdict: gcg.Differs, edition: "en-100", origin: gcg.ByFit, plays: 3, final: []int{51, 7},
		differences: []figure{{5, gcg.Board, 0, 0, gcg.NoCause, ""}, {6, gcg.Board, 0, 0, gcg.NoCause, ""}}, look: []look{row(8, "...HELLO......."), row(10, "...............")}},
	{proves: "stray lines, turns out of order, after the end and away from the rest", file: "odd-turns.gcg", verdict: gcg.Same, edition: "en-100", origin: gcg.ByFit, plays: 3, final: []int{60, 25},
		warnings: []doubted{{5, gcg.DoubtText}, {6, gcg.DoubtPlacement}, {6, gcg.DoubtTurn}, {9, gcg.DoubtAfter}}},

	// what cannot be read
	{proves: "a word for a square", file: "unreadable-line.gcg", verdict: gcg.Unreadable, edition: "en-100", origin: gcg.ByFit, plays: 1,
		differences: []figure{{5, gcg.BadLine, 0, 0, gcg.NoCause, ""}}, look: []look{column(0, 15)}},
	{proves: "a letter without a tile", file: "unreadable-tiles.gcg", verdict: gcg.Unreadable, edition: "en-100", origin: gcg.ByDistribution, plays: 1,
		differences: []figure{{5, gcg.BadTiles, 0, 0, gcg.NoCause, ""}}, look: []look{column(0, 18)}},
	{proves: "brackets around what is no tile", file: "unreadable-brackets.gcg", verdict: gcg.Unreadable, edition: "en-100", origin: gcg.ByFit, plays: 1,
		differences: []figure{{4, gcg.BadTiles, 0, 0, gcg.NoCause, ""}}, look: []look{column(0, 18)}},
	{proves: "no turns at all", file: "unreadable-nothing.gcg", verdict: gcg.Unreadable, edition: "en-100", origin: gcg.ByFit,
		differences: []figure{{0, gcg.NotPlay, 0, 0, gcg.NoCause, ""}}},

	// other boards and values
	{proves: "21 by 21, beyond O15, quadruple squares", file: "super.gcg", verdict: gcg.Same, edition: "en-super-200", origin: gcg.ByDistribution, plays: 6, final: []int{118, 96}, exact: true,
		look: []look{row(17, "..........YEARNING..."), row(19, "...............WOO..."), row(21, ".................TORN")}},
	{proves: "values of a player's own, a blank with two", file: "own-values.gcg", verdict: gcg.Same, edition: "twos", origin: gcg.ByDistribution, plays: 4, final: []int{34, 53}, exact: true,
		look: []look{row(8, "...HELLo.......")}},
}

func TestGamesOfOurOwn(t *testing.T) {
	r := ownReader(t)
	for _, one := range gamesOfOurOwn {
		t.Run(one.proves, func(t *testing.T) {
			data := ownFile(t, one.file)
			g := one.among(t, r, data)
			if diff := gocmp.Diff(one.facts(), facts(g)); diff != "" {
				t.Errorf("%s, by hand (-) and read (+):\n%s", one.file, diff)
			}
			if g.Verdict == gcg.Unreadable {
				if one.verdict == g.Verdict {
					lookAll(t, one.look, g, sheet.Game{})
				}
				return
			}
			lookAll(t, one.look, g, folded(t, g))
			checkSheet(t, g)
			text := checkAgain(t, r, g)
			if one.exact && !bytes.Equal(text, data) {
				t.Errorf("%s does not come back byte for byte, file (-) and written (+):\n%s", one.file, gocmp.Diff(string(data), string(text)))
			}
		})
	}
}

// TestGamesOfOurOwnAreAllThere holds the table to the folder.
func TestGamesOfOurOwnAreAllThere(t *testing.T) {
	files, err := filepath.Glob(filepath.Join(ownGames, "*.gcg*"))
	if err != nil {
		t.Fatal(err)
	}
	rows := map[string]int{}
	for _, one := range gamesOfOurOwn {
		rows[one.file]++
	}
	for _, file := range files {
		if n := len(slices.Collect(ownReader(t).Read(ownFile(t, filepath.Base(file))))); n != rows[filepath.Base(file)] {
			t.Errorf("%s has %d games, the table %d", file, n, rows[filepath.Base(file)])
		}
	}
}

// TestAskedEdition reads a game with the edition that was asked for, whatever it says.
func TestAskedEdition(t *testing.T) {
	candidates, err := ownCatalogue(t).Candidates("twos", words.Has)
	if err != nil {
		t.Fatal(err)
	}
	g := only(t, gcg.NewReader(candidates), ownFile(t, "pragmas.gcg"))
	if g.Edition.ID != "twos" || g.Origin != gcg.Given || g.Verdict != gcg.Differs {
		t.Errorf("%v by %d: %s", g.Edition.ID, g.Origin, told(g))
	}
}

func ownCatalogue(t testing.TB) *editions.Catalogue {
	t.Helper()
	c, err := editions.Load(filepath.Join(ownGames, "settings"))
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func ownReader(t testing.TB) *gcg.Reader {
	t.Helper()
	return gcg.NewReader(ownCatalogue(t).Guessed(words.Has))
}

func ownFile(t testing.TB, name string) []byte {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(ownGames, name))
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// among finds the game among those of its file.
func (o ownGame) among(t testing.TB, r *gcg.Reader, data []byte) gcg.Game {
	t.Helper()
	for g := range r.Read(data) {
		if g.Line == max(1, o.line) {
			return g
		}
	}
	t.Fatalf("%s: no game begins in line %d", o.file, max(1, o.line))
	return gcg.Game{}
}

// fact is what the table has of a game.
type fact struct {
	Verdict     gcg.Verdict
	Edition     string
	Origin      gcg.Origin
	Plays       int
	Final       []int
	Differences []figure
	Warnings    []doubted
}

func (o ownGame) facts() fact {
	return fact{o.verdict, o.edition, o.origin, o.plays, o.final, o.differences, o.warnings}
}

func facts(g gcg.Game) fact {
	f := fact{Verdict: g.Verdict, Origin: g.Origin, Plays: g.Plays, Final: g.Final}
	if g.Edition != nil {
		f.Edition = g.Edition.ID
	}
	if g.Verdict == gcg.Unreadable {
		f.Final = nil // of what could be read
	}
	for _, d := range g.Differences {
		f.Differences = append(f.Differences, figure{d.Line, d.Kind, d.File, d.Ours, d.Cause, letter(g, d)})
	}
	for _, w := range g.Warnings {
		f.Warnings = append(f.Warnings, doubted{w.Line, w.Kind})
	}
	slices.SortFunc(f.Warnings, func(a, b doubted) int { return cmp.Or(cmp.Compare(a.Line, b.Line), cmp.Compare(a.Kind, b.Kind)) })
	return f
}

func letter(g gcg.Game, d gcg.Difference) string {
	if g.Edition == nil {
		return ""
	}
	return g.Edition.Text(d.Letter)
}

func lookAll(t *testing.T, all []look, g gcg.Game, s sheet.Game) {
	t.Helper()
	for _, look := range all {
		if diff := look(g, s); diff != "" {
			t.Errorf("by hand (-) and read (+):\n%s", diff)
		}
	}
}

// checkSheet holds the sheet of a game to the totals of its text, and its file to its log.
func checkSheet(t rapid.TB, g gcg.Game) {
	t.Helper()
	s := folded(t, g).Standings
	totals := s.Totals()
	for _, turn := range s.Turns {
		totals[turn.Player-1] += turn.Off
	}
	if !slices.Equal(totals, g.Final) {
		t.Errorf("%v on the sheet, %v in the text", totals, g.Final)
	}
	if len(g.Differences) == 0 && !slices.Equal(g.Counted, g.Final) {
		t.Errorf("%v in the text, %v as we count, and nothing differs", g.Final, g.Counted)
	}
	data, err := file.Encode(g.Log)
	if err != nil {
		t.Fatal(err)
	}
	back, err := file.Decode(data)
	if err != nil {
		t.Fatal(err)
	}
	if diff := gocmp.Diff(g.Log, back, cmpopts.EquateEmpty()); diff != "" {
		t.Errorf("kept as a file (-) and read back (+):\n%s", diff)
	}
}

// checkAgain writes a game and reads it back: the same game; and what is written once is
// written again byte for byte.
func checkAgain(t testing.TB, r *gcg.Reader, g gcg.Game) []byte {
	t.Helper()
	text, _ := gcg.Write(folded(t, g), tell, r)
	all := slices.Collect(r.Read(text))
	if len(all) != 1 {
		t.Fatalf("written as %d games:\n%s", len(all), text)
	}
	again := all[0]
	if again.Verdict != g.Verdict || again.Edition != g.Edition {
		t.Errorf("%s %s: %s\n%s", g.Verdict, again.Verdict, told(again), text)
	}
	if again.Verdict == gcg.Unreadable {
		return text
	}
	if diff := gocmp.Diff(withRacks(g.Log), again.Log, cmpopts.EquateEmpty()); diff != "" {
		t.Errorf("read (-), written and read again (+):\n%s\n%s", diff, text)
	}
	if twice, _ := gcg.Write(folded(t, again), tell, r); !bytes.Equal(text, twice) {
		t.Errorf("written (-) and written again (+):\n%s", gocmp.Diff(string(text), string(twice)))
	}
	return text
}

func names(want ...string) look {
	return func(g gcg.Game, _ sheet.Game) string { return gocmp.Diff(want, g.Log.Players) }
}

// row looks at a row of the board, from 1.
func row(n int, want string) look {
	return func(_ gcg.Game, s sheet.Game) string { return gocmp.Diff(want, s.Standings.Board.Text(s.Edition)[n-1]) }
}

func onTurn(want int) look {
	return func(_ gcg.Game, s sheet.Game) string { return gocmp.Diff(want, s.Standings.OnTurn) }
}

func rules(want sheet.Leftovers) look {
	return func(g gcg.Game, _ sheet.Game) string { return gocmp.Diff(want, g.Log.Rules.Classic.Leftovers) }
}

// newTiles and points look at a row of the sheet, from 0.
func newTiles(row, want int) look {
	return func(_ gcg.Game, s sheet.Game) string { return gocmp.Diff(want, s.Standings.Turns[row].NewTiles) }
}

func points(row, want int) look {
	return func(_ gcg.Game, s sheet.Game) string { return gocmp.Diff(want, s.Standings.Turns[row].Points) }
}

func event(want string) look {
	return func(g gcg.Game, _ sheet.Game) string { return gocmp.Diff(want, g.Log.Header.Event) }
}

// notes are all the remarks of a game.
func notes(want ...string) look {
	return func(_ gcg.Game, s sheet.Game) string {
		var texts []string
		for _, n := range s.Notes() {
			texts = append(texts, n.Text)
		}
		return gocmp.Diff(want, texts)
	}
}

// kept is a line that goes back into the next file.
func kept(want string) look {
	return func(g gcg.Game, _ sheet.Game) string {
		lines := slices.Clone(g.Log.Header.Kept)
		for _, e := range g.Log.Events {
			if k, ok := e.What.(sheet.Kept); ok {
				lines = append(lines, k.Line)
			}
		}
		if slices.Contains(lines, want) {
			return ""
		}
		return gocmp.Diff([]string{want}, lines)
	}
}

// remark is the text behind the total of an event, from 0.
func remark(at int, want string) look {
	return func(g gcg.Game, _ sheet.Game) string { return gocmp.Diff(want, g.Log.Events[at].Note) }
}

// rack is the rack of an event, from 0.
func rack(at int, want string) look {
	return func(g gcg.Game, s sheet.Game) string {
		var texts strings.Builder
		for _, t := range g.Log.Events[at].Rack {
			texts.WriteString(s.Edition.TileText(t))
		}
		return gocmp.Diff(want, texts.String())
	}
}

// exchanged is how many tiles each exchange gave back.
func exchanged(want ...int) look {
	return func(g gcg.Game, _ sheet.Game) string {
		var counts []int
		for _, e := range g.Log.Events {
			if x, ok := e.What.(sheet.Exchanged); ok {
				counts = append(counts, x.Count)
			}
		}
		return gocmp.Diff(want, counts)
	}
}

// column is where in its line a difference stands, from 1.
func column(difference, want int) look {
	return func(g gcg.Game, _ sheet.Game) string { return gocmp.Diff(want, g.Differences[difference].Column) }
}
