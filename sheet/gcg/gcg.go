// Package gcg reads and writes games in GCG, the text format of annotated games, as people
// and programs really write it. It counts every play again on the way in, says where the
// file and the rules part, and keeps what it has no use for, so that it can be written back.
//
//	reader := gcg.NewReader(catalogue.Guessed(words.Has))
//	for game := range reader.Read(data) {
//		fmt.Println(game.Verdict, game.Final, len(game.Differences))
//	}
//	text, losses := gcg.Write(game, tell, reader)
package gcg

import (
	"slices"

	"tanteo/scoring"
	"tanteo/sheet"
)

// MaxSize is the largest text that is to be read, in bytes: some 5,000 games.
const MaxSize = 16 << 20

// MaxLines is how many lines of one game are looked at, far beyond any that was played.
const MaxLines = 10_000

// Hints are what a text says of the edition that it was played with; "" where it does not.
type Hints struct {
	Distribution string // of #tile-distribution
	Lexicon      string // of #lexicon
	Layout       string // of #board-layout
}

// Choice is an edition that a game may have been played with.
type Choice struct {
	Edition *scoring.Edition
	Rules   sheet.Rulebook

	// Rank is how likely the edition is before anything of a game is known: 0 is the likeliest.
	Rank int

	// Has says whether a word is in an open list of the edition's language; nil where there is none.
	Has func(word []scoring.Tile) bool

	// Twice says that those who annotate games of this edition count the leftovers twice
	// for the one who went out, so that anything else is a difference.
	Twice bool
}

// Origin is how the edition of a game was found.
type Origin uint8

// The origins, the surest first.
const (
	Given          Origin = iota // by whoever reads the file
	ByDistribution               // the file names its tiles
	ByLexicon                    // the file names its word list
	ByFit                        // it has the letters and the words of the game, as far as they tell
)

// Editions says what a text with such hints may have been played with, the likeliest first:
// one edition, where it is known.
type Editions func(Hints) ([]Choice, Origin)

// Verdict is what became of a game of a text.
type Verdict string

// The verdicts.
const (
	Same       Verdict = "same"       // every figure is the one that we count
	Differs    Verdict = "differs"    // some figure is not
	Unfinished Verdict = "unfinished" // Same, but the game stops before its end
	Unreadable Verdict = "unreadable" // some line says nothing that can be counted
)

// Game is one game of a text.
type Game struct {
	Line    int // of the text, at which it begins, from 1
	Verdict Verdict
	Edition *scoring.Edition // nil where there is none for its letters
	Origin  Origin

	Notation scoring.Notation // of the squares in the text

	// Log is the game to go on with, without an id. Its points and totals are the file's,
	// and each event tells where they are not ours. It is empty where Verdict is Unreadable.
	Log sheet.Log

	Plays   int   // on the board, those that came off too
	Final   []int // totals by seat, as the file has them
	Counted []int // totals by seat, as we count them

	Differences []Difference
	Warnings    []Warning
}

// Kind is what differs, or what cannot be read.
type Kind string

// The kinds of differences, and, from BadLine on, of what makes a text unreadable. Board makes a
// text unreadable too, if the board itself is not known.
const (
	Score     Kind = "score"     // of a play
	Total     Kind = "total"     // not the total before and the points
	Board     Kind = "board"     // the play contradicts what lies there
	End       Kind = "end"       // what the leftovers are worth
	Withdrawn Kind = "withdrawn" // does not take back the play before it
	Pass      Kind = "pass"      // a turn that scores without a play
	Time      Kind = "time"      // a time penalty that gives points
	BadLine   Kind = "line"      // no line of the format
	BadTiles  Kind = "tiles"     // a tile that the edition does not have
	NotPlay   Kind = "notplay"   // no game in it
)

// Difference is a figure of a text that is not ours, or a place that cannot be read.
type Difference struct {
	Line, Column int // of the text, from 1; 0 where it is about the whole
	Kind         Kind
	File, Ours   int    // points, where Kind has figures
	Text         string // what stands there
	At           string // Score, Board: the square, as the text has it
	Cause        Cause
	Letter       scoring.Letter // of CauseBlank, CauseCapital

	Play    *scoring.Play    // Score: the play that was counted
	Working *scoring.Working // Score: how we count it
	Fault   error            // Board: a *scoring.PlacementError; BadTiles: a *scoring.SpellingError or nil
}

// Cause is how a difference may have come about.
type Cause uint8

// The causes.
const (
	NoCause           Cause = iota
	CauseFolded             // a bonus for a failed challenge, of 5 or 10 a word, was added to the play
	CauseNoBonus            // the bonus for all tiles is missing
	CauseBlank              // a tile in capitals is a blank
	CauseCapital            // a blank is an ordinary tile
	CauseOnce               // the leftovers were counted once for the one who went out
	CauseDouble             // the leftovers were counted twice, or with both signs
	CauseSum                // the points were added up wrongly
	CauseNotHis             // the withdrawn play is another player's
	CauseTooManyLines       // BadLine: what follows is beyond MaxLines
)

// Doubt is what can only be doubted in a text.
type Doubt string

// The doubts.
const (
	DoubtRack      Doubt = "rack"      // the rack lacks a tile that was played, exchanged or left, or has a sign that is no tile
	DoubtSize      Doubt = "size"      // more tiles than a rack holds
	DoubtBag       Doubt = "bag"       // more of a letter than the set has
	DoubtTurn      Doubt = "turn"      // the same player again
	DoubtName      Doubt = "name"      // a nickname that was not declared, or that two players have
	DoubtPlacement Doubt = "placement" // the rules of placing do not allow it
	DoubtLeft      Doubt = "left"      // the leftovers are not what the rack says
	DoubtAfter     Doubt = "after"     // a turn after the end
	DoubtText      Doubt = "text"      // a line that belongs to nothing
	DoubtEncoding  Doubt = "encoding"  // the text is not in the encoding that its header names
	DoubtOldText   Doubt = "charset"   // the header names no encoding, so it was guessed
	DoubtEdition   Doubt = "edition"   // the tiles have a name that is not known here
	DoubtGuess     Doubt = "guess"     // the edition is a guess, and with another one other figures differ
	DoubtValues    Doubt = "values"    // most figures are not those of the edition: its values or its board are others
	DoubtLong      Doubt = "long"      // a name is longer than it is shown, or has a heap of accents
	DoubtCut       Doubt = "cut"       // the text stops in the middle of its last line
)

// Kept is how many differences stay in the game as the text has them, until somebody recounts.
// Running totals do not stay, because a sheet's totals follow from its rows.
func (g *Game) Kept() (n int) {
	for _, d := range g.Differences {
		if d.Kind != Total {
			n++
		}
	}
	return n
}

// Foreign says whether most of the figures are not those of the edition, so that each of them
// tells nothing by itself.
func (g *Game) Foreign() bool {
	return slices.ContainsFunc(g.Warnings, func(w Warning) bool { return w.Kind == DoubtValues })
}

// Warning is something in a text that is hardly meant. It changes no figure.
type Warning struct {
	Line, Column int // 0 where it is about the whole
	Kind         Doubt
	Text         string // what stands there
	Sign         string // DoubtRack: what of the rack is no tile; "" where the rack lacks one
	Fault        error  // DoubtPlacement: a *scoring.PlacementError
}
