package sheettest

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"tanteo/editions"
	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/line"
)

// Words are the command words of the tests: English, and some Spanish, as a program
// knows the words of every language at once.
var Words = line.Vocabulary{
	"pass": line.CommandPass, "paso": line.CommandPass,
	"exchange": line.CommandExchange, "cambio": line.CommandExchange,
	"withdrawn": line.CommandWithdrawn, "retirada": line.CommandWithdrawn,
	"challenge": line.CommandChallenge, "impugnacion": line.CommandChallenge,
	"failed": line.CommandFailed, "fallida": line.CommandFailed,
	"penalty": line.CommandPenalty, "bonus": line.CommandBonus, "overtime": line.CommandOvertime, "warning": line.CommandWarning,
	"lay": line.CommandLay, "clear": line.CommandClear,
	"end": line.CommandEnd, "fin": line.CommandEnd, "finish": line.CommandFinish, "reopen": line.CommandReopen,
	"undo": line.CommandUndo, "redo": line.CommandRedo,
	"edit": line.CommandEdit, "insert": line.CommandInsert, "delete": line.CommandDelete, "recount": line.CommandRecount,
	"void": line.CommandVoid, "name": line.CommandName, "join": line.CommandJoin, "leave": line.CommandLeave,
	"note": line.CommandNote, "again": line.CommandAgain, "open": line.CommandOpen,
	"tab": line.CommandTab, "print": line.CommandPrint, "write": line.CommandWrite, "take": line.CommandTake, "quit": line.CommandQuit,
	"wrong": line.CommandWrong,
	"rack":  line.CommandRack, "draw": line.CommandDraw, "master": line.CommandMaster, "next": line.CommandNext,
}

// Word is the English word of a command.
func Word(c line.Command) string {
	for _, word := range strings.Fields("pass exchange withdrawn challenge failed penalty bonus overtime warning lay clear end finish reopen undo redo edit insert delete recount wrong void name join leave note again open") {
		if Words[word] == c {
			return word
		}
	}
	return fmt.Sprint("command ", c)
}

// Rules are rulebooks by the name that a script gives them, each with the numbers and
// policies that set it apart.
var Rules = map[string]sheet.Classic{
	"home": {PassRounds: 2, Penalty: 10, ChallengeFailed: sheet.FailedChallenge{Points: 10, Per: sheet.PerPlay, Who: sheet.OffChallenger},
		Leftovers: sheet.PlusMinus, Ties: sheet.ShareTies},
	"fise": {Passes: 4, Scoreless: 12, WithdrawnPasses: true, ExchangeMin: 1, Penalty: 10, ChallengeFailed: sheet.FailedChallenge{Who: sheet.OffChallenger, Per: sheet.PerPlay},
		Leftovers: sheet.PlusMinus, Ties: sheet.ShareTies},
	"sbnl": {Passes: 3, Penalty: 20, Leftovers: sheet.PlusMinus, Ties: sheet.ShareTies},
	"wespa": {Scoreless: 6, ExchangeMin: 7, Penalty: 10, ChallengeFailed: sheet.FailedChallenge{Points: 5, Per: sheet.PerWord, Who: sheet.ToChallenged},
		Leftovers: sheet.PlusMinus, Ties: sheet.ShareTies},
}

// Edition is an edition of the catalogue.
func Edition(t testing.TB, id string) *scoring.Edition {
	t.Helper()
	e, err := editions.Embedded().Edition(id)
	if err != nil {
		t.Fatal(err)
	}
	return e
}

// NewTable is a game before its first turn, by the rules of a test or of the catalogue.
func NewTable(t testing.TB, edition, rules string, players ...string) sheet.Game {
	t.Helper()
	book := sheet.Rulebook{ID: rules, Players: [2]int{2, 4}, Classic: Rules[rules]}
	if book.Classic == (sheet.Classic{}) {
		var err error
		if book, err = editions.Embedded().Rulebook(rules); err != nil {
			t.Fatal(err)
		}
	}
	e := Edition(t, edition)
	return Start(t, sheet.Log{
		Kind: sheet.ClassicGame, Edition: e.Definition, Notation: e.Notation, Players: players, First: 1, Rules: book,
	})
}

// Start is a game of a log.
func Start(t testing.TB, l sheet.Log) sheet.Game {
	t.Helper()
	g, err := sheet.NewGame(l)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// Stamp goes with the lines of tests.
var Stamp = sheet.Stamp{Time: time.UnixMilli(1_795_000_000_000).UTC(), By: "ana"}

// Enter types one line.
func Enter(g sheet.Game, text string) (sheet.Game, sheet.Answer, error) {
	line, err := line.Parse(text, g, Words)
	if err != nil {
		return g, sheet.Answer{}, err
	}
	return g.Do(line, Stamp)
}

// EnterAll types lines that a game takes.
func EnterAll(t testing.TB, g sheet.Game, lines ...string) sheet.Game {
	t.Helper()
	for _, text := range lines {
		next, _, err := Enter(g, text)
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		g = next
	}
	return g
}

// Lines are lines of every kind, and lines that are none.
var Lines = []string{
	"H4 JAMÓN", "8D HELLO", "6F ZU.OS", "H4 J?A / AEIOU??", "= R2wELOJ3l ME (L)A0", "25", "0", "2001", "pass", "exchange", "exchange C|H?", "exchange 3 / A",
	"withdrawn", "challenge", "challenge failed", "challenge failed Ana 3", "challenge failed 8", "penalty 1", "penalty Ana María 10 late", "bonus 2 5", "lay H4 JAMON", "clear",
	"end - XA", "end 1 2 3 4", "finish", "reopen", "undo", "redo", "edit 1 H4 RAMON", "insert 2 pass", "delete 1", "edit 2 end - A", "void", "name 1 Zoë", "join Łó", "leave 2",
	"note a / b", "again", "open x", "2: pass", "Ana: H4 JAMON", ":", "Ana:", "=", "/", "-", "H4", "JAMON", "end", "edit", "edit 1", "\x1b[31m", "\xff", "２５", "+5", "\u202e",
	"edit 1 edit 1 edit 1 pass", "1:1:1:1", "99999999999999999999", strings.Repeat("A", 1200), "exchange ?", "insert 9 25", "delete 0",
	"overtime 1 10", "overtime Ana 1:20", "recount", "recount 1", "edit 1 note a ¶ b", "edit 0 note", "note ¶", "recount 1 1", "undo 2",
}

// Tables are games for lines to be read for: an empty one, one under way, one with a
// fault and a player gone, one that has ended; in both notations.
func Tables(t testing.TB) []sheet.Game {
	t.Helper()
	return []sheet.Game{
		NewTable(t, "es-100", "home", "Ana", "Bea"),
		EnterAll(t, NewTable(t, "es-100", "fise", "Ana María", "", "7"), "H4 JAMON / JAMONES", "6F ZUOS", "= R2wELOJ3l", "penalty 1 5 late", "challenge failed 2 3", "lay A1 SI"),
		EnterAll(t, NewTable(t, "en-100", "wespa", "Ana", "Ana", "Cai", "Dan"), "8D HELLO", "H4 TIME.", "Cai: 25", "challenge", "leave Cai", "edit 1 pass"),
		EnterAll(t, NewTable(t, "es-100", "home", "Ana", "Bea"), "H4 JAMON", "pass", "end - CH?", "bonus 2 5", "undo"),
	}
}

// CheckTyped holds that a line is refused with an error of one of the kinds that can be told.
func CheckTyped(t rapid.TB, text string, err error) {
	t.Helper()
	_, unread := errors.AsType[*line.Error](err)
	_, refusal := errors.AsType[*sheet.Refusal](err)
	_, spelling := errors.AsType[*scoring.SpellingError](err)
	_, placement := errors.AsType[*scoring.PlacementError](err)
	if !unread && !refusal && !spelling && !placement {
		t.Fatalf("%q: %T %v", text, err, err)
	}
	if err.Error() == "" {
		t.Fatalf("%q: an error without a text", text)
	}
}
