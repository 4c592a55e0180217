package sheettest

import "tanteo/scoring"

// Square15 is a board of 15 by 15 with a few premiums.
var Square15 = append(append(repeat("...............", 6), "T..d...T...d..T", "..D.d..D..d.D..", "T..t.......t..T"), repeat("...............", 6)...)

func repeat(row string, n int) []string {
	rows := make([]string, n)
	for i := range rows {
		rows[i] = row
	}
	return rows
}

// Small are small editions, each with its own trouble for a file.
var Small = map[string]scoring.Definition{
	"digraphs and letters without a tile": {
		ID: "zz-digraphs", Name: "CH, LL, Ñ", Language: "es", Rack: 7, Blanks: 2, BlankLeft: 3,
		Letters: []scoring.LetterDef{
			{Letter: "A", Count: 12, Value: 1}, {Letter: "C", Count: 4, Value: 3}, {Letter: "CH", Count: 1, Value: 5},
			{Letter: "H", Count: 2, Value: 4}, {Letter: "L", Count: 4, Value: 1}, {Letter: "LL", Count: 1, Value: 8},
			{Letter: "M", Count: 2, Value: 3}, {Letter: "Ñ", Count: 1, Value: 8}, {Letter: "O", Count: 9, Value: 1},
		},
		BlankOnly: []string{"K", "W"}, Vowels: []string{"A", "O"},
		Bonus: []scoring.Bonus{{Tiles: 7, Points: 50}}, Board: Square15, Notation: scoring.Rows, Rules: "home",
	},
	"21 by 21 and tiles kept apart": {
		ID: "zz-large", Name: "L·L, CS and SZ", Rack: 9, Blanks: 4, Apart: true, KeepMarks: true,
		Letters: []scoring.LetterDef{
			{Letter: "C", Count: 2, Value: 3}, {Letter: "CS", Count: 1, Value: 7}, {Letter: "L", Count: 4, Value: 1},
			{Letter: "L·L", Count: 1, Value: 10, Also: []string{"L.L"}}, {Letter: "S", Count: 3, Value: 1},
			{Letter: "SZ", Count: 1, Value: 3}, {Letter: "Z", Count: 2, Value: 4}, {Letter: "Ö", Count: 2, Value: 2},
		},
		Bonus:    []scoring.Bonus{{Tiles: 7, Points: 50}, {Tiles: 9, Points: 80}},
		Board:    append(append([]string{"Q...................Q"}, repeat("..q....d..t....D..T..", 19)...), "Q...................Q"),
		Notation: scoring.GCG, Rules: "home",
	},
	"letters that share a lower case or have none": {
		ID: "zz-case", Name: "I, İ, א", Rack: 3, Blanks: 1, BlankValue: 1, KeepMarks: true,
		Letters: []scoring.LetterDef{
			{Letter: "I", Count: 3, Value: 1}, {Letter: "İ", Count: 3, Value: 2}, {Letter: "א", Count: 2, Value: 3}, {Letter: "ב", Count: 2, Value: 4},
		},
		BlankOnly: []string{"ג"},
		Bonus:     []scoring.Bonus{{Tiles: 3, Points: 10}}, Board: repeat("D.T.d", 5), Notation: scoring.GCG, Rules: "home",
	},
}
