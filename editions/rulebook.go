package editions

import (
	"maps"
	"reflect"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"tanteo/scoring/finder"
	"tanteo/sheet"
)

// ParseRulebook reads the text of a rulebook file; file is its name in errors. A home book
// that it names is there by its id alone. The error is a *FileError.
func ParseRulebook(file string, text []byte) (sheet.Rulebook, error) {
	return readRulebook(open(file, text))
}

func readRulebook(doc *document, t table) (sheet.Rulebook, error) {
	classic, duplicate := t.need("classic").table(), t.may("duplicate")
	r := sheet.Rulebook{
		ID:       t.need("id").id(),
		Name:     t.need("name").text(),
		Language: t.need("language").id(),
		Players:  readPlayers(t.need("players")),
		Classic:  readClassic(classic),
		Sources:  t.may("sources").texts(),
	}
	known := append([]string{"players"}, slices.Sorted(maps.Keys(classic.askedFor))...)
	if duplicate.given() {
		part := duplicate.table()
		d := readDuplicate(part)
		r.Duplicate = &d
		for _, field := range slices.Sorted(maps.Keys(part.askedFor)) {
			known = append(known, duplicateField+field)
		}
	}
	if home := t.may("home"); home.given() {
		r.Home = &sheet.Rulebook{ID: home.id()}
	}
	r.Source = readSource(t.may("source").table(), "", known)
	for _, v := range t.may("unknown").list() {
		field := v.text()
		switch _, sourced := r.Source[field]; {
		case !slices.Contains(known, field):
			v.fail(Mistake{Reason: NoRule, Text: field})
		case sourced:
			v.fail(Mistake{Reason: Sourced, Text: field})
		}
		r.Unknown = append(r.Unknown, field)
	}
	readPlaying(t.may("play")) // only to find a mistake in it
	t.close()
	if err := doc.err(); err != nil {
		return sheet.Rulebook{}, err
	}
	return r, nil
}

// duplicateField stands before a field of the part for duplicates, where its source is told.
const duplicateField = "duplicate."

func readPlayers(v value) [2]int {
	bounds := v.list()
	if len(bounds) != 2 {
		if v.given() {
			v.fail(Mistake{Reason: NoPair})
		}
		return [2]int{}
	}
	fewest, most := bounds[0].number(), bounds[1].number()
	if fewest < 1 || most < fewest {
		v.fail(Mistake{Reason: NoPlayers, Least: fewest, Most: most})
	}
	return [2]int{fewest, most}
}

func readClassic(t table) sheet.Classic {
	c := sheet.Classic{
		PassRounds:      t.may("pass_rounds").number(),
		Passes:          t.may("passes").number(),
		PassesOrLost:    t.may("passes_or_lost").number(),
		AlonePasses:     t.may("alone_passes").number(),
		AloneOrLost:     t.may("alone_or_lost").number(),
		Scoreless:       t.may("scoreless").number(),
		WithdrawnPasses: t.may("withdrawn_passes").flag(),
		Exchange: sheet.ExchangeCounts(t.may("exchange").oneOf(
			string(sheet.ExchangeScoreless), string(sheet.ExchangeTurn), string(sheet.ExchangePass))),
		ExchangeMin:     t.may("exchange_min").number(),
		ExchangeMax:     t.may("exchange_max").number(),
		Penalty:         t.need("penalty").number(),
		Challenges:      sheet.Challenges(t.may("challenges").oneOf(string(sheet.ChallengesAtTable), string(sheet.ChallengesByJury))),
		ChallengeFailed: readFailedChallenge(t.need("challenge_failed").table()),
		Jury:            t.may("jury").number(),
		Clock:           readClock(t.may("clock")),
		Leftovers: sheet.Leftovers(t.need("leftovers").oneOf(
			string(sheet.PlusMinus), string(sheet.Twice), string(sheet.NoLeftovers))),
		Ties: sheet.Ties(t.need("ties").oneOf(string(sheet.ShareTies), string(sheet.BeforeTies))),
	}
	t.close()
	return c
}

func readFailedChallenge(t table) sheet.FailedChallenge {
	points, turn := t.may("points"), t.may("lost_turn")
	ask := t.may
	if points.given() {
		ask = t.need
	}
	c := sheet.FailedChallenge{
		Points:   points.number(),
		Per:      sheet.PointsPer(ask("per").oneOf(string(sheet.PerPlay), string(sheet.PerWord))),
		Who:      sheet.PointsTo(ask("who").oneOf(string(sheet.OffChallenger), string(sheet.ToChallenged))),
		LostTurn: turn.flag(),
	}
	if c.LostTurn && points.given() {
		turn.fail(Mistake{Reason: TurnAndPoints})
	}
	t.close()
	return c
}

func readClock(v value) sheet.Clock {
	if !v.given() {
		return sheet.Clock{}
	}
	t := v.table()
	least, points, loss := t.may("least"), t.may("points"), t.may("loss_after")
	c := sheet.Clock{
		Minutes: t.may("minutes").number(),
		Least:   least.number(),
		Over: sheet.Over(t.may("over").oneOf(
			string(sheet.OverPoints), string(sheet.OverLoss), string(sheet.OverNoPlays))),
		Points:    points.number(),
		LossAfter: loss.number(),
	}
	if least.given() && c.Least >= c.Minutes {
		least.fail(Mistake{Reason: LeastMinutes, Number: c.Least, Most: c.Minutes})
	}
	for _, only := range []value{points, loss} {
		if only.given() && c.Over != sheet.OverPoints {
			only.fail(Mistake{Reason: OnlyPoints, Text: string(sheet.OverPoints)})
		}
	}
	if c.Over == sheet.OverPoints {
		t.need("points")
	}
	t.close()
	return c
}

func readDuplicate(t table) sheet.Duplicate {
	d := sheet.Duplicate{
		Minutes:       t.may("minutes").number(),
		RackRounds:    t.may("rack_rounds").number(),
		RackEach:      t.may("rack_each").number(),
		RackLater:     t.may("rack_later").number(),
		RackEither:    readEither(t.may("rack_either")),
		OneKind:       sheet.OneKind(t.may("one_kind").oneOf(string(sheet.OneKindEnds), string(sheet.OneKindUnlessEither))),
		MasterTies:    readTies(t.may("master_ties")),
		Solo:          t.may("solo").number(),
		SoloBelow:     t.may("solo_below").number(),
		SoloMost:      t.may("solo_most").number(),
		SoloPlayers:   t.may("solo_players").number(),
		WrongMove:     t.may("wrong_move").number(),
		Signals:       readSignals(t.may("signals")),
		Warnings:      t.may("warnings").number(),
		WarningPoints: t.may("warning_points").number(),
	}
	t.close()
	return d
}

// readEither reads letters in capitals, and "?" for the blank.
func readEither(v value) []string {
	var all []string
	for _, one := range v.list() {
		letter := one.text()
		switch {
		case letter != "?" && (letter != capitals(letter) || !startsWithLetter(letter)):
			one.fail(Mistake{Reason: NoKind, Text: letter})
		case slices.Contains(all, letter):
			one.fail(Mistake{Reason: Twice, Text: letter})
		}
		all = append(all, letter)
	}
	return all
}

func startsWithLetter(text string) bool {
	first, _ := utf8.DecodeRuneInString(text)
	return unicode.IsLetter(first)
}

// readTies reads the order in which a master is chosen among plays that count the same.
func readTies(v value) []string {
	var all, known []string
	for _, tie := range finder.Ties() {
		known = append(known, string(tie))
	}
	for _, one := range v.list() {
		tie := one.oneOf(known...)
		if slices.Contains(all, tie) {
			one.fail(Mistake{Reason: Twice, Text: tie})
		}
		all = append(all, tie)
	}
	return all
}

// readSignals reads the seconds before the end of a round at which the time is called.
func readSignals(v value) []int {
	var all []int
	for _, one := range v.list() {
		n := one.number()
		if len(all) > 0 && n >= all[len(all)-1] || n == 0 {
			one.fail(Mistake{Reason: LaterSignal, Number: n})
		}
		all = append(all, n)
	}
	return all
}

// readSource reads where the known fields come from; those of the part for duplicates stand
// in a table of their own.
func readSource(t table, before string, known []string) map[string]string {
	var source map[string]string
	put := func(field, text string) {
		if source == nil {
			source = map[string]string{}
		}
		source[field] = text
	}
	for _, field := range slices.Sorted(maps.Keys(t.fields)) {
		v := t.may(field)
		if _, part := v.is.(map[string]any); part && before == "" && field+"." == duplicateField {
			for name, text := range readSource(v.table(), duplicateField, known) {
				put(name, text)
			}
			continue
		}
		if !slices.Contains(known, before+field) {
			t.doc.fail(v.at, Mistake{Reason: NoRule, Field: "source", Text: field})
		}
		put(before+field, v.text())
	}
	return source
}

// sameAtHome refuses a field without a source that is not as it is at home.
func sameAtHome(t table, r, home sheet.Rulebook) {
	own, other := reflect.ValueOf(r.Classic), reflect.ValueOf(home.Classic)
	for i := range own.NumField() {
		name, _, _ := strings.Cut(own.Type().Field(i).Tag.Get("json"), ",")
		if slices.Contains(r.Unknown, name) && !own.Field(i).Equal(other.Field(i)) {
			t.may("classic").table().may(name).fail(Mistake{Reason: NotAsHome, Text: home.ID})
		}
	}
}
