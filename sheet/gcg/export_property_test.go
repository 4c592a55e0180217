package gcg_test

import (
	"bytes"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"tanteo/sheet"
	"tanteo/sheet/gcg"
	"tanteo/sheet/sheettest"
)

// TestWhatIsWrittenIsRight writes random games of two to four players and reads them: nothing in
// our own file is wrong, a game that has ended has ended, and everybody has his total, in the
// file and as it is counted and on the sheet that comes of it.
func TestWhatIsWrittenIsRight(t *testing.T) {
	r := ownReader(t)
	rapid.Check(t, func(t *rapid.T) {
		game := sheettest.Table{Without: sheettest.Told | sheettest.House}.Classic(t)
		text, losses := gcg.Write(game, tell, r)
		for _, l := range losses {
			switch l.Kind {
			case gcg.LossFault, gcg.LossGone, gcg.LossJoined, gcg.LossBack:
				t.Skip("it cannot be written whole")
			}
		}
		if !bytes.Contains(text, []byte("\n>")) {
			t.Skip("nothing has happened")
		}
		g := onlyOf(t, r, text)
		if len(g.Differences) > 0 {
			t.Fatalf("%s\n%s", told(g), text)
		}
		totals := game.Standings.Totals()
		if !slices.Equal(totals, g.Final) || !slices.Equal(totals, g.Counted) {
			t.Fatalf("%v on the sheet, %v in the file, %v counted\n%s", totals, g.Final, g.Counted, text)
		}
		again, err := sheet.NewGame(g.Log)
		if err != nil {
			t.Fatal(err)
		}
		if !slices.Equal(totals, again.Standings.Totals()) {
			t.Fatalf("%v before, %v after\n%s", totals, again.Standings.Totals(), text)
		}
		if ended := game.Standings.Finished; ended != (g.Verdict == gcg.Same) {
			t.Fatalf("finished %v, read as %s\n%s", ended, g.Verdict, text)
		}
	})
}
