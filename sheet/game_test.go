package sheet_test

import (
	"fmt"
	"strconv"
	"strings"
	"testing"
	"time"

	"tanteo/editions"
	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/line"
)

// tableWords are the command words of the tests: English, and some Spanish, as a program
// knows the words of every language at once.
var tableWords = line.Vocabulary{
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
	"tab": line.CommandTab, "print": line.CommandPrint, "write": line.CommandWrite, "quit": line.CommandQuit,
	"wrong": line.CommandWrong,
	"rack":  line.CommandRack, "draw": line.CommandDraw, "master": line.CommandMaster, "next": line.CommandNext,
}

// commandWord is the English word of a command.
func commandWord(c line.Command) string {
	for _, word := range strings.Fields("pass exchange withdrawn challenge failed penalty bonus overtime warning lay clear end finish reopen undo redo edit insert delete recount wrong void name join leave note again open") {
		if tableWords[word] == c {
			return word
		}
	}
	return fmt.Sprint("command ", c)
}

// tableRules are rulebooks by the name that a script gives them, each with the numbers and
// policies that set it apart.
var tableRules = map[string]sheet.Classic{
	"home": {PassRounds: 2, Penalty: 10, ChallengeFailed: sheet.FailedChallenge{Points: 10, Per: sheet.PerPlay, Who: sheet.OffChallenger},
		Leftovers: sheet.PlusMinus, Ties: sheet.ShareTies},
	"fise": {Passes: 4, Scoreless: 12, WithdrawnPasses: true, ExchangeMin: 1, Penalty: 10, ChallengeFailed: sheet.FailedChallenge{Who: sheet.OffChallenger, Per: sheet.PerPlay},
		Leftovers: sheet.PlusMinus, Ties: sheet.ShareTies},
	"sbnl": {Passes: 3, Penalty: 20, Leftovers: sheet.PlusMinus, Ties: sheet.ShareTies},
	"wespa": {Scoreless: 6, ExchangeMin: 7, Penalty: 10, ChallengeFailed: sheet.FailedChallenge{Points: 5, Per: sheet.PerWord, Who: sheet.ToChallenged},
		Leftovers: sheet.PlusMinus, Ties: sheet.ShareTies},
}

func catalogued(t testing.TB, id string) *scoring.Edition {
	t.Helper()
	e, err := editions.Embedded().Edition(id)
	if err != nil {
		t.Fatal(err)
	}
	return e
}

// newTable is a game before its first turn, by the rules of a test or of the catalogue.
func newTable(t testing.TB, edition, rules string, players ...string) sheet.Game {
	t.Helper()
	book := sheet.Rulebook{ID: rules, Players: [2]int{2, 4}, Classic: tableRules[rules]}
	if book.Classic == (sheet.Classic{}) {
		var err error
		if book, err = editions.Embedded().Rulebook(rules); err != nil {
			t.Fatal(err)
		}
	}
	e := catalogued(t, edition)
	return start(t, sheet.Log{
		Kind: sheet.ClassicGame, Edition: e.Definition, Notation: e.Notation, Players: players, First: 1, Rules: book,
	})
}

func start(t testing.TB, l sheet.Log) sheet.Game {
	t.Helper()
	g, err := sheet.NewGame(l)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

var tableStamp = sheet.Stamp{Time: time.UnixMilli(1_795_000_000_000).UTC(), By: "ana"}

// enter types one line.
func enter(g sheet.Game, text string) (sheet.Game, sheet.Answer, error) {
	line, err := line.Parse(text, g, tableWords)
	if err != nil {
		return g, sheet.Answer{}, err
	}
	return g.Do(line, tableStamp)
}

// enterAll types lines that a game takes.
func enterAll(t testing.TB, g sheet.Game, lines ...string) sheet.Game {
	t.Helper()
	for _, text := range lines {
		next, _, err := enter(g, text)
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		g = next
	}
	return g
}

func itoa(n int) string { return strconv.Itoa(n) }
