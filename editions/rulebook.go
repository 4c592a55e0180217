package editions

import (
	"maps"
	"slices"

	"tanteo/sheet"
)

// ParseRulebook reads the text of a rulebook file; file is its name in errors. The error
// is a *FileError.
func ParseRulebook(file string, text []byte) (sheet.Rulebook, error) {
	return readRulebook(open(file, text))
}

func readRulebook(doc *document, t table) (sheet.Rulebook, error) {
	classic := t.need("classic").table()
	r := sheet.Rulebook{
		ID:       t.need("id").id(),
		Name:     t.need("name").text(),
		Language: t.need("language").id(),
		Players:  readPlayers(t.need("players")),
		Classic:  readClassic(classic),
		Sources:  t.may("sources").texts(),
		Source:   readSource(t.may("source").table(), classic),
	}
	for _, v := range t.may("unknown").list() {
		field := v.text()
		if !classic.known[field] {
			v.fail("%q is no field of classic", field)
		}
		r.Unknown = append(r.Unknown, field)
	}
	t.close()
	if err := doc.err(); err != nil {
		return sheet.Rulebook{}, err
	}
	return r, nil
}

func readPlayers(v value) [2]int {
	bounds := v.list()
	if len(bounds) != 2 {
		if v.given() {
			v.fail("the fewest and the most players are expected, as in [2, 4]")
		}
		return [2]int{}
	}
	fewest, most := bounds[0].number(), bounds[1].number()
	if fewest < 1 || most < fewest {
		v.fail("from %d to %d are no players", fewest, most)
	}
	return [2]int{fewest, most}
}

func readClassic(t table) sheet.Classic {
	c := sheet.Classic{
		PassRounds:      t.may("pass_rounds").number(),
		Passes:          t.may("passes").number(),
		Scoreless:       t.may("scoreless").number(),
		WithdrawnPasses: t.may("withdrawn_passes").flag(),
		ExchangeMin:     t.may("exchange_min").number(),
		Penalty:         t.need("penalty").number(),
		ChallengeFailed: readFailedChallenge(t.need("challenge_failed").table()),
		Leftovers:       sheet.Leftovers(t.need("leftovers").oneOf(string(sheet.PlusMinus))),
		Ties:            sheet.Ties(t.need("ties").oneOf(string(sheet.ShareTies))),
	}
	t.close()
	return c
}

func readFailedChallenge(t table) sheet.FailedChallenge {
	points := t.may("points")
	ask := t.may
	if points.given() {
		ask = t.need
	}
	c := sheet.FailedChallenge{
		Points: points.number(),
		Per:    sheet.PointsPer(ask("per").oneOf(string(sheet.PerPlay), string(sheet.PerWord))),
		Who:    sheet.PointsTo(ask("who").oneOf(string(sheet.OffChallenger), string(sheet.ToChallenged))),
	}
	t.close()
	return c
}

// readSource reads where the fields of classic come from.
func readSource(t, classic table) map[string]string {
	var source map[string]string
	for _, field := range slices.Sorted(maps.Keys(t.fields)) {
		if !classic.known[field] {
			t.doc.fail(t.at.field(field), "source: %q is no field of classic", field)
		}
		if source == nil {
			source = map[string]string{}
		}
		source[field] = t.may(field).text()
	}
	return source
}
