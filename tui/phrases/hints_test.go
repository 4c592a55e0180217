package phrases_test

import (
	"errors"
	"regexp"
	"slices"
	"strings"
	"testing"

	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/tui/phrases"
)

// hintLines are the lines, in English, that the hint of a refusal names; LINE and TEXT stand for
// what the reader puts there.
var hintLines = map[sheet.Reason][]string{
	sheet.AlreadyFinished: {"reopen"},
	sheet.FaultsLeft:      {"edit 2 LINE", "delete 2"},
	sheet.LastPlayer:      {"finish"},
	sheet.NoNote:          {"edit 2 note TEXT"},
	sheet.NotInDuplicate:  {"next", "finish"},
	sheet.OnlyDuplicate:   {"pass"},
	sheet.RoundFull:       {"next", "1: 24"},
	sheet.MasterStays:     {"edit 2 master 24"},
	sheet.NothingNoted:    {"master 24"},
	sheet.NoClock:         {"clock turn 2:00"},
	sheet.ClockRuns:       {"clock stop"},
	sheet.ClockStands:     {"clock start"},
	sheet.NoOwnClock:      {"clock 2:00"},
	sheet.RoundBegun:      {"next", "undo"},
	sheet.NoTileLeft:      {"finish"},
	sheet.OneKindLeft:     {"finish"},
	sheet.NoSeed:          {"draw 2026"},
}

// lineHints are the same for a text that is no line; the plays are those of a game in rows.
var lineHints = map[line.Reason][]string{
	line.Empty:      {"H4 JAMON", "pass"},
	line.Unknown:    {"H4 JAMON", "= RELOJ", "25", "pass"},
	line.WordAlone:  {"H4 JAMON"},
	line.NoWord:     {"H4 JAMON"},
	line.NoOvertime: {"overtime PLAYER 10"},
	line.NoRack:     {"best AEINRST"},
}

// TestEveryHintIsTaken: the lines that the hint of a refusal names are lines, in each language,
// with its own words.
func TestEveryHintIsTaken(t *testing.T) {
	games := tables(t)
	about := phrases.Context{Players: []string{"Ana", "Bea"}}
	for _, l := range phrases.Languages() {
		hint := func(name string, err error, lines []string) {
			t.Helper()
			_, todo := l.Explain(err, about)
			for _, english := range lines {
				line := inWords(l, english)
				if shown, _, _ := strings.Cut(line, "\x00"); !strings.Contains(strings.ToLower(todo), strings.ToLower(strings.TrimSpace(shown))) {
					t.Errorf("%s, %s: the hint does not name %q: %s", l.Tag, name, shown, todo)
				}
				taken(t, l, games, line)
			}
			if lines == nil && l.Tag == "en" && begunBy(todo) {
				t.Errorf("%s: the hint names a line that nobody tries: %s", name, todo)
			}
		}
		for _, r := range sheet.Reasons() {
			hint(r.String(), &sheet.Refusal{Reason: r, Turn: 2, Player: 1, Count: 2}, hintLines[r])
		}
		for _, r := range line.Reasons() {
			hint(r.String(), &line.Error{Reason: r, Text: "XY", Limit: 9}, lineHints[r])
		}
	}
}

// begunBy says whether an English hint shows a line: a command where a line is shown.
func begunBy(todo string) bool {
	for _, m := range regexp.MustCompile(`(?:^|: |Type )(\p{L}+)`).FindAllStringSubmatch(todo, -1) {
		if _, ok := phrases.Vocabulary()[sheet.Plain(m[1])]; ok && m[1] == strings.ToLower(m[1]) {
			return true
		}
	}
	return false
}

// inWords is an English line with the words of a language; a zero byte stands before what the
// reader puts in place of LINE or TEXT.
func inWords(l *phrases.Language, english string) string {
	words := strings.Fields(english)
	for i, word := range words {
		switch command, ok := phrases.Vocabulary()[word]; {
		case word == "LINE":
			words[i] = "\x0025"
		case word == "PLAYER":
			words[i] = "\x001"
		case word == "TEXT":
			words[i] = "\x00a text"
		case ok:
			words[i] = l.Word(command)
		}
	}
	return strings.Join(words, " ")
}

// tables are games in which the lines are tried: a line is of one of them.
func tables(t *testing.T) []sheet.Game {
	t.Helper()
	opened, _ := do(t, game(t, "es-100", "Ana", "Bea"), "H4 JAMON")
	classic, _ := do(t, opened, "6F ZUMOS")
	classic, _ = do(t, classic, "J6 SILLON")
	log := game(t, "es-100", append([]string{"Ana", "Mar"}, make([]string, 40)...)...).Log
	log.Kind = sheet.DuplicateGame
	duplicate, err := sheet.NewGame(log)
	if err != nil {
		t.Fatal(err)
	}
	for range 3 {
		for _, line := range []string{"master 30", "1: 20", "next"} {
			duplicate, _ = do(t, duplicate, line)
		}
	}
	return []sheet.Game{opened, classic, duplicate}
}

// taken parses a line in the game of which it is.
func taken(t *testing.T, l *phrases.Language, games []sheet.Game, text string) {
	t.Helper()
	text = strings.ReplaceAll(text, "\x00", "")
	var all []error
	for _, g := range games {
		_, err := line.Parse(text, g, phrases.Vocabulary())
		all = append(all, err)
	}
	if !slices.Contains(all, nil) {
		t.Errorf("%s: %q: %v", l.Tag, text, errors.Join(all...))
	}
}

// usedAs is what is typed after a command where its usage names what follows it.
var usedAs = map[line.Command]string{
	line.CommandExchange: "ABC", line.CommandFailed: "1 2", line.CommandPenalty: "1 5 late", line.CommandBonus: "1 5 late",
	line.CommandOvertime: "1 10", line.CommandWarning: "1 late", line.CommandLay: "A4 JAMON", line.CommandEnd: "A -",
	line.CommandEdit: "2 25", line.CommandInsert: "2 25", line.CommandDelete: "2", line.CommandRecount: "1",
	line.CommandName: "1 Cai", line.CommandJoin: "Cai", line.CommandLeave: "1", line.CommandNote: "late",
	line.CommandOpen: "2026-11-29-ana-bea", line.CommandWrong: "1", line.CommandRack: "AEIRSTN", line.CommandDraw: "2026",
	line.CommandMaster: "24", line.CommandBest: "AEIRSTN", line.CommandCheck: "JAMON", line.CommandAnalysis: "",
	line.CommandTab: "", line.CommandPrint: "", line.CommandWrite: "", line.CommandClock: "1 5:00",
	line.CommandTurnClock: "2:00", line.CommandRoundClock: "3:00", line.CommandGameClock: "25:00",
}

// TestEveryLineOfTheHelpIsTaken: the examples of the help, and each command in the way of its
// usage, in each language.
func TestEveryLineOfTheHelpIsTaken(t *testing.T) {
	games := tables(t)
	for _, l := range phrases.Languages() {
		for _, example := range slices.Concat(l.Screen.Examples, l.Rounds.Examples, [][2]string{{"* SOL", ""}}) {
			taken(t, l, games, example[0])
		}
		for c := line.CommandPass; c <= line.LastCommand; c++ {
			after, named := usedAs[c]
			if named != (l.Commands[c].After != "") {
				t.Errorf("%s: %s: nobody tries what its usage names", l.Tag, l.Usage(c))
				continue
			}
			line := l.Word(c) + " " + after
			if under := c.Under(); under != 0 {
				line = l.Word(under) + " " + line
			}
			taken(t, l, games, strings.TrimSpace(line))
		}
	}
}
