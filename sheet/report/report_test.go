package report_test

import (
	"encoding/json"
	"strings"
	"testing"

	"tanteo/sheet"
	"tanteo/sheet/report"
	"tanteo/sheet/sheettest"
)

// reported plays lines in a Spanish game and reports it as JSON.
func reported(t *testing.T, lines ...string) string {
	t.Helper()
	g := sheettest.EnterAll(t, sheettest.NewTable(t, "es-100", "es-home", "Ana", "Bea"), lines...)
	text, err := json.Marshal(report.Of(g, "2026-11-29-ana-bea", func(n sheet.Notice) string { return "says " + string(n.Code) }))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// TestReport holds the standings to the shape that other programs rely on.
func TestReport(t *testing.T) {
	got := reported(t, "H4 JAMON")
	for _, want := range []string{
		`{"game":"2026-11-29-ana-bea","kind":"classic","edition":"es-100","rules":"es-home","rules_used":"es-home","notation":"rows",` +
			`"finished":false,"on_turn":2,`,
		`"players":[{"name":"Ana","points":44,"adjustment":0,"total":44,"place":1,"lost":null},` +
			`{"name":"Bea","points":0,"adjustment":0,"total":0,"place":2,"lost":null}],`,
		`"turns":[{"number":1,"round":1,"player":1,"kind":"play","at":"H4","down":false,"gcg":"8D JAMON","challenged":false,"fault":null,` +
			`"words":[{"word":"JAMON","tiles":["J","A","M","O","N"],"squares":["H4","H5","H6","H7","H8"],` +
			`"working":"(8 × 2 + 1 + 3 + 1 + 1) × 2 = 44","points":44,"in_list":null}],` +
			`"new_tiles":5,"bonus":0,"points":44,"running":44}],`,
		`"board":["...............",`, `"...JAMON.......",`,
		`"tiles":{"unseen":95,"bag":81,"letters":{"?":2,"A":11,`, `"uncounted_plays":0,"overused":[]},"notices":[]}`,
	} {
		if !strings.Contains(got, want) {
			t.Errorf("lacks %s\nin %s", want, got)
		}
	}
}

// Where a file's figures count, what was counted stands beside them.
func TestReportTold(t *testing.T) {
	g := sheettest.EnterAll(t, sheettest.NewTable(t, "es-100", "home", "Ana", "Bea"), "H4 JAMON", "6F ZUMOS", "25")
	l := g.Log
	zero := 0
	l.Events[0].Told, l.Events[1].Off, l.Events[2].Told = &zero, -5, &l.Events[2].ID
	l.Changes, l.Done = nil, 0
	text, err := json.Marshal(report.Of(sheettest.Start(t, l), "x", func(n sheet.Notice) string { return string(n.Code) }))
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		`"points":0,"counted":44,"running":0}`, `"points":38,"running":38,"off":-5}`, `"points":3,"counted":25,"running":3}`,
		`"notices":[{"code":"told","text":"told"}]`,
	} {
		if !strings.Contains(string(text), want) {
			t.Errorf("lacks %s\nin %s", want, text)
		}
	}
}

// TestReportRows looks at a row of each sort: letters of two signs, a blank, tiles that lay
// there, a row that does not fit, one that was challenged, rows without words.
func TestReportRows(t *testing.T) {
	lines := []string{"H6 CALLE", "8H LLECH?O", "8G ALLECHO", "= R2wELOJ3l", "25", "penalty Ana 10", "pass", "= ME", "challenge"}
	got := reported(t, lines...)
	for _, want := range []string{
		`"at":"H8","down":true,"gcg":"H8 .E[ch]O","challenged":false,"fault":null,"words":[{"word":"LLECHO",` +
			`"tiles":["LL","E","ch","O"],"squares":["H8","I8","J8","K8"],"working":"8 + 1 + 0 + 1 = 10","points":10,"in_list":null}],"new_tiles":3,`,
		`"at":"G8","down":true,"gcg":"H7 A....",`,
		`"kind":"typed","at":null,"down":false,"gcg":null,"challenged":false,"fault":null,"words":[{"word":"RELOJ","tiles":["R","E","L","O","J"],"squares":[],`,
		`"kind":"points","at":null,"down":false,"gcg":null,"challenged":false,"fault":null,"words":[],"new_tiles":0,"bonus":0,"points":25,`,
		`"kind":"penalty","at":null,"down":false,"gcg":null,"challenged":false,"fault":null,"words":[],"new_tiles":0,"bonus":0,"points":-10,`,
		`"kind":"typed","at":null,"down":false,"gcg":null,"challenged":true,"fault":null,"words":[{"word":"ME",`,
		`"working":"3 + 1 = 4","points":4,"in_list":null}],"new_tiles":2,"bonus":0,"points":0,`,
		`".....CA[LL]E......",`, `".......[ch].......",`, `"CH":1,`, `"?":1,`, `"uncounted_plays":1,`,
	} {
		if !strings.Contains(got, want) {
			t.Errorf("lacks %s\nin %s", want, got)
		}
	}
	got = reported(t, append(lines, "edit 1 H6 CASA")...)
	for _, want := range []string{
		`"gcg":"H8 .E[ch]O","challenged":false,"fault":"differs","words":[],"new_tiles":3,"bonus":0,"points":0,`,
		`{"code":"faults","text":"says faults"}`,
	} {
		if !strings.Contains(got, want) {
			t.Errorf("lacks %s\nin %s", want, got)
		}
	}
	if strings.Contains(got, `"counted"`) || strings.Contains(got, `"off"`) {
		t.Errorf("says what was counted where nothing was told: %s", got)
	}
	got = reported(t, "30", "20", "end XA -")
	for _, want := range []string{
		`"finished":true,"on_turn":0,`, `"points":30,"adjustment":-9,"total":21,"place":2`,
		`"kind":"end","at":null,"down":false,"gcg":null,"challenged":false,"fault":null,"words":[],"new_tiles":0,"bonus":0,"points":-9,"running":21}`,
	} {
		if !strings.Contains(got, want) {
			t.Errorf("lacks %s\nin %s", want, got)
		}
	}
}
