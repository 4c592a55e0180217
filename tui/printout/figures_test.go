package printout_test

import (
	"bytes"
	encoding "encoding/csv"
	"encoding/json"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"tanteo/sheet"
	"tanteo/sheet/csv"
	"tanteo/sheet/report"
	"tanteo/sheet/sheettest"
	"tanteo/sheet/stats"
	"tanteo/tui/phrases"
	"tanteo/tui/printout"
)

// figures are the numbers of a game, as one of its readers has them.
type figures struct {
	Totals  []int    // by seat
	Sums    []int    // likewise, added up from the rows
	Masters []int    // of a duplicate, by round
	Gaps    []int    // by seat
	Shares  []string // by seat, with a point
}

// Whatever is played, the sheet in writing, the rows and tables that paper is drawn from, the
// table for spreadsheets, the statistics and JSON have the same points, totals and shares.
func TestEveryReaderHasTheSameFigures(t *testing.T) {
	languages := phrases.Languages()
	rapid.Check(t, func(t *rapid.T) {
		g := sheettest.Table{}.Game(t)
		l := rapid.SampledFrom(languages).Draw(t, "language")
		want := inJSON(t, g)
		readers := map[string]func(*rapid.T, *phrases.Language, sheet.Game) figures{"table": inTable, "rows": inRows, "text": inText}
		for name, read := range readers {
			got := read(t, l, g)
			if got.Sums == nil {
				got.Sums = want.Sums // its rows cannot be added up
			}
			if diff := cmp.Diff(want, got); diff != "" {
				t.Fatalf("JSON (-), %s (+): %s\n%s", name, diff, strings.Join(printout.Sheet(l, g), "\n"))
			}
		}
		for i, seat := range stats.Of("g", g.Log.Header.Start, g).Seats {
			if seat.Total != want.Totals[i] {
				t.Fatalf("player %d has %d, in the statistics %d", i+1, want.Totals[i], seat.Total)
			}
		}
	})
}

// inJSON reads what `show --json` writes.
func inJSON(t *rapid.T, g sheet.Game) figures {
	text, err := json.Marshal(report.Of(g, g.Log.ID, func(sheet.Notice) string { return "" }))
	if err != nil {
		t.Fatal(err)
	}
	var report struct {
		Players []struct{ Total int }
		Turns   []struct{ Player, Points, Running int }
		Rounds  []struct {
			Number int
			Master *int
		}
		Summary []struct {
			Total, Gap int
			Percent    *json.Number
		}
	}
	if err := json.Unmarshal(text, &report); err != nil {
		t.Fatal(err)
	}
	f := figures{Sums: make([]int, len(report.Players))}
	last := make([]int, len(report.Players))
	for _, p := range report.Players {
		f.Totals = append(f.Totals, p.Total)
	}
	for _, turn := range report.Turns {
		if turn.Player > 0 {
			f.Sums[turn.Player-1] += turn.Points
			last[turn.Player-1] = turn.Running
		}
	}
	if !slices.Equal(last, f.Sums) {
		t.Fatalf("the rows add up to %v, the last running totals are %v", f.Sums, last)
	}
	for _, r := range report.Rounds {
		if r.Master != nil {
			f.Masters = append(f.Masters, *r.Master)
		}
	}
	for i, s := range report.Summary {
		if s.Total != f.Totals[i] {
			t.Fatalf("player %d has %d and %d", i+1, f.Totals[i], s.Total)
		}
		share := "-"
		if s.Percent != nil {
			if share = s.Percent.String(); !strings.Contains(share, ".") {
				share += ".0"
			}
		}
		f.Gaps, f.Shares = append(f.Gaps, s.Gap), append(f.Shares, share)
	}
	return f
}

// inTable reads the table for spreadsheets. Gaps and shares are worked out from its columns as
// somebody at a spreadsheet would.
func inTable(t *rapid.T, l *phrases.Language, g sheet.Game) figures {
	var file bytes.Buffer
	names := l.Table.Names(l)
	if err := csv.Write(&file, g, names); err != nil {
		t.Fatal(err)
	}
	lines := encoding.NewReader(strings.NewReader(strings.TrimPrefix(file.String(), "\uFEFF")))
	lines.Comma = names.Separator
	records, err := lines.ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	column := func(head string) int { return slices.Index(records[0], head) }
	seat, points, total, master := column(names.Columns.Seat), column(names.Columns.Points), column(names.Columns.Total), column(names.Columns.Master)
	f := inJSON(t, g)
	f.Totals, f.Sums, f.Masters = make([]int, len(f.Totals)), make([]int, len(f.Totals)), nil
	for _, record := range records[1:] {
		if record[seat] == "" { // a master
			f.Masters = append(f.Masters, number(t, record[master]))
			if record[points] != "" || record[total] != "" {
				t.Fatalf("a master has points of a player: %q", record)
			}
			continue
		}
		i := number(t, record[seat]) - 1
		f.Sums[i] += number(t, record[points])
		f.Totals[i] = number(t, record[total])
		if master >= 0 && record[master] != "" {
			t.Fatalf("a player has points of a master: %q", record)
		}
	}
	return f
}

// inRows reads what paper is drawn from.
func inRows(t *rapid.T, l *phrases.Language, g sheet.Game) figures {
	f := figures{Sums: make([]int, len(g.Standings.Players))}
	if g.Log.Kind == sheet.DuplicateGame {
		for _, row := range printout.Rounds(l, g) {
			for i, cell := range row.Cells {
				if cell != "" {
					f.Sums[i] += marked(t, cell)
				}
			}
			if row.Number != "" && row.Points != "" {
				f.Masters = append(f.Masters, marked(t, row.Points))
			}
		}
		sums := printout.Sums(l, g)
		for i := range g.Standings.Players {
			f.Totals, f.Gaps, f.Shares = append(f.Totals, number(t, sums[0].Cells[i])), append(f.Gaps, number(t, sums[1].Cells[i])), append(f.Shares, share(l, sums[2].Cells[i]))
		}
		for i, seat := range g.Standings.ByPlace() {
			rank := printout.Ranking(l, g)[i]
			if diff := cmp.Diff([]string{sums[0].Cells[seat-1], sums[1].Cells[seat-1], sums[2].Cells[seat-1]}, []string{rank.Total, rank.Gap, rank.Share}); diff != "" {
				t.Fatalf("sums (-), ranking (+): %s", diff)
			}
		}
		return f
	}
	for _, line := range printout.Lines(l, g) {
		for i, cell := range line.Cells {
			if cell.Points != "" {
				f.Sums[i] += marked(t, cell.Points)
			}
		}
	}
	f.Totals = make([]int, len(f.Sums))
	finals := printout.Finals(l, g)
	for i, seat := range g.Standings.ByPlace() {
		if before := number(t, finals[i].Before); before != f.Sums[seat-1] {
			t.Fatalf("player %d has %d before the end, the rows add up to %d", seat, before, f.Sums[seat-1])
		}
		f.Totals[seat-1] = number(t, finals[i].All)
		f.Sums[seat-1] += marked(t, finals[i].Left)
	}
	return f
}

// inText reads the sheet in lines.
func inText(t *rapid.T, l *phrases.Language, g sheet.Game) figures {
	f := inJSON(t, g)
	f.Sums = nil
	lines := printout.Sheet(l, g)
	if g.Log.Kind == sheet.DuplicateGame {
		if len(printout.Rounds(l, g)) == 0 {
			return f
		}
		row := func(label string) (cells []string) {
			for _, line := range lines {
				if rest, ok := strings.CutPrefix(line, strings.Repeat(" ", 6)+label+" "); ok {
					all := strings.Fields(strings.NewReplacer("\u00a0", "", " %", "").Replace(rest))
					if label == l.Duplicate.Total { // the sum of the masters begins each line of them
						if all[0] != phrases.Number(g.Standings.Masters()) {
							t.Fatalf("the masters sum up to %s, not %d", all[0], g.Standings.Masters())
						}
						all = all[1:]
					}
					cells = append(cells, all...)
				}
			}
			return cells
		}
		f.Totals, f.Gaps, f.Shares = numbers(t, row(l.Duplicate.Total)), numbers(t, row(l.Paper.Gap)), nil
		for _, text := range row(l.Duplicate.Share) {
			f.Shares = append(f.Shares, share(l, text))
		}
		return f
	}
	if g.Standings.Finished {
		from := slices.IndexFunc(lines, func(line string) bool {
			return strings.HasPrefix(line, l.Sheet.Final) && strings.HasSuffix(line, l.Sheet.All)
		})
		for i, seat := range g.Standings.ByPlace() {
			cells := strings.Fields(lines[from+1+i])
			f.Totals[seat-1] = number(t, cells[len(cells)-1])
		}
	}
	return f
}

// number reads a number as people do, with a long minus.
func number(t *rapid.T, text string) int {
	n, err := strconv.Atoi(strings.Replace(text, "−", "-", 1))
	if err != nil {
		t.Fatal(err)
	}
	return n
}

func numbers(t *rapid.T, texts []string) []int {
	all := make([]int, len(texts))
	for i, text := range texts {
		all[i] = number(t, text)
	}
	return all
}

// marked reads points with a mark before them.
func marked(t *rapid.T, text string) int { return number(t, strings.TrimLeft(text, "!×* ")) }

// share reads a share as JSON has it.
func share(l *phrases.Language, text string) string {
	return strings.NewReplacer("%", "", "\u00a0", "", " ", "", "−", "-", l.Numbers.Decimal, ".").Replace(text)
}
