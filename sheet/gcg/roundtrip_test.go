package gcg_test

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"pgregory.net/rapid"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/gcg"
)

// tell stands for the sentences of a language.
func tell(l gcg.Loss) string {
	return fmt.Sprintf("loss %d of turn %d, player %d: %d %s", l.Kind, l.Turn, l.Player, l.Points, l.Text)
}

func only(t rapid.TB, r *gcg.Reader, data []byte) gcg.Game {
	t.Helper()
	games := slices.Collect(r.Read(data))
	if len(games) != 1 {
		t.Fatalf("%d games", len(games))
	}
	return games[0]
}

func folded(t rapid.TB, g gcg.Game) sheet.Game {
	t.Helper()
	game, err := sheet.NewGame(g.Log)
	if err != nil {
		t.Fatal(err)
	}
	return game
}

// withRacks gives each play without a rack the tiles that were laid, as the writer does.
func withRacks(l sheet.Log) sheet.Log {
	l.Events = slices.Clone(l.Events)
	for i, e := range l.Events {
		if e.Extra != nil {
			continue // a rack that could not be read is kept as it stands
		}
		if played, ok := e.What.(sheet.Played); ok && e.Rack == nil {
			for _, laid := range played.Play.Laid() {
				tile := laid.Tile
				if tile.IsBlank() {
					tile = scoring.UnnamedBlank
				}
				e.Rack = append(e.Rack, tile)
			}
		}
		if exchanged, ok := e.What.(sheet.Exchanged); ok && e.Rack == nil {
			e.Rack = exchanged.Tiles
		}
		l.Events[i] = e
	}
	return l
}

var blanks, blankLines = regexp.MustCompile(`(?m)^(>[^\n]*?) {2,}`), regexp.MustCompile(`[ \t]*\n+`)

// canonical is a text with the header, the line ends and the blanks that we write.
func canonical(data []byte) []byte {
	data = bytes.ReplaceAll(data, []byte("\r\n"), []byte("\n"))
	data = append(bytes.TrimRight(data, "\n"), '\n')
	data = blankLines.ReplaceAll(data, []byte("\n"))
	data = blanks.ReplaceAll(data, []byte("$1 "))
	if header := []byte("#character-encoding UTF-8\n"); !bytes.HasPrefix(data, header) {
		data = append(header, data...)
	}
	return data
}

// TestCorpusAgain reads every game of the corpus, writes it, and reads it again: the same
// game; and what is written once is written again byte for byte.
func TestCorpusAgain(t *testing.T) {
	r := reader(t)
	exact := 0
	for n, one := range index(t) {
		if testing.Short() && n%6 != 0 {
			continue
		}
		t.Run(one.path, func(t *testing.T) {
			data, err := os.ReadFile(filepath.Join(corpus, one.path))
			if err != nil {
				t.Fatal(err)
			}
			read := only(t, r, data)
			if read.Verdict == gcg.Unreadable {
				return
			}
			game := folded(t, read)
			for i, total := range game.Standings.Totals() {
				off := 0
				for _, turn := range game.Standings.Turns {
					if turn.Player == i+1 {
						off += turn.Off
					}
				}
				if total+off != read.Final[i] {
					t.Errorf("player %d has %d and %d on the sheet, %d in the file", i+1, total, off, read.Final[i])
				}
			}
			text, losses := gcg.Write(game, tell, r)
			if len(read.Log.Players) < 3 && len(losses) > 0 {
				t.Errorf("%v", losses)
			}
			again := only(t, r, text)
			if diff := cmp.Diff(withRacks(read.Log), again.Log, cmpopts.EquateEmpty()); diff != "" {
				t.Errorf("read, written and read again, expected (-) and found (+):\n%s\n%s", diff, text)
			}
			if twice, _ := gcg.Write(folded(t, again), tell, r); !bytes.Equal(text, twice) {
				t.Errorf("written again:\n%s", cmp.Diff(string(text), string(twice)))
			}
			if again.Verdict != read.Verdict {
				t.Errorf("%s again %s: %s", read.Verdict, again.Verdict, told(again))
			}
			switch {
			case bytes.Equal(canonical(text), canonical(data)):
				exact++
			case strings.HasPrefix(one.path, "clean/"):
				t.Errorf("does not come back byte for byte:\n%s", cmp.Diff(string(canonical(data)), string(canonical(text))))
			}
		})
	}
	t.Logf("%d come back byte for byte", exact)
}
