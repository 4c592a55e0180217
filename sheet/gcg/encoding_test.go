package gcg_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"

	"tanteo/sheet/gcg"
)

// TestEncodings: a Polish game is the same game in whatever encoding it was saved. The header is
// obeyed; where there is none, and the letters tell it, the guess is told; a mark at the start
// tells UTF-16.
func TestEncodings(t *testing.T) {
	data, err := os.ReadFile(filepath.Join(ownGames, "polish-kurnik.gcg"))
	if err != nil {
		t.Fatal(err)
	}
	text := string(data)
	want := only(t, reader(t), data)
	for _, tt := range []struct {
		proves, header string
		in             encoding.Encoding
		doubt          gcg.Doubt // "" for none
		about          string
	}{
		{"the header names Windows 1250", "windows-1250", charmap.Windows1250, "", ""},
		{"the header names it otherwise", "CP1250", charmap.Windows1250, "", ""},
		{"the header names ISO 8859-2", "ISO-8859-2", charmap.ISO8859_2, "", ""},
		{"no header, Windows 1250", "", charmap.Windows1250, gcg.DoubtOldText, "Windows 1250"},
		{"no header, ISO 8859-2", "", charmap.ISO8859_2, gcg.DoubtOldText, "ISO 8859-2"},
		{"the header names what nobody knows", "klingon", charmap.Windows1250, gcg.DoubtEncoding, "klingon"},
		{"the header names Windows 1250, the text is UTF-8", "windows-1250", encoding.Nop, gcg.DoubtEncoding, "windows-1250"},
		{"the header names UTF-8, the text is Windows 1250", "UTF-8", charmap.Windows1250, gcg.DoubtEncoding, "UTF-8"},
		{"the header names UTF-8, the text is ISO 8859-2", "utf8", charmap.ISO8859_2, gcg.DoubtEncoding, "utf8"},
		{"the header names ISO 8859-2, the text is Windows 1250", "ISO-8859-2", charmap.Windows1250, gcg.DoubtEncoding, "ISO-8859-2"},
		{"UTF-16 without a mark, the little end first", "", unicode.UTF16(unicode.LittleEndian, unicode.IgnoreBOM), gcg.DoubtOldText, "UTF-16"},
		{"UTF-16 without a mark, the big end first", "", unicode.UTF16(unicode.BigEndian, unicode.IgnoreBOM), gcg.DoubtOldText, "UTF-16"},
		{"UTF-16 without a mark, which the header names", "UTF-16", unicode.UTF16(unicode.BigEndian, unicode.IgnoreBOM), "", ""},
		{"UTF-16, the little end first", "", unicode.UTF16(unicode.LittleEndian, unicode.UseBOM), "", ""},
		{"UTF-16, the big end first", "UTF-16", unicode.UTF16(unicode.BigEndian, unicode.UseBOM), "", ""},
	} {
		t.Run(tt.proves, func(t *testing.T) {
			said := text
			if tt.header != "" {
				said = "#character-encoding " + tt.header + "\n" + text
			}
			saved, err := tt.in.NewEncoder().String(said)
			if err != nil {
				t.Fatal(err)
			}
			g := only(t, reader(t), []byte(saved))
			if g.Verdict != want.Verdict || g.Edition.ID != "pl-100" {
				t.Fatal(told(g))
			}
			if diff := cmp.Diff(want.Log, g.Log); diff != "" {
				t.Error(diff)
			}
			doubt, about := gcg.Doubt(""), ""
			if len(g.Warnings) > len(want.Warnings) {
				doubt, about = g.Warnings[0].Kind, g.Warnings[0].Text
			}
			if doubt != tt.doubt || about != tt.about {
				t.Errorf("%s %q", doubt, about)
			}
		})
	}
}

// TestSignsOfSentencesAreNoLetters: what is said in a note of a Spanish game in Latin-1 does not
// make it Polish.
func TestSignsOfSentencesAreNoLetters(t *testing.T) {
	const text = "#player1 ana Ana Nuñez\n#player2 bea Bea\n>ana: CAÑA 8G CAÑA +24 24\n#note ¿Qué? ¡La 2ª ronda! £3\n"
	saved, err := charmap.ISO8859_1.NewEncoder().String(text)
	if err != nil {
		t.Fatal(err)
	}
	g := only(t, reader(t), []byte(saved))
	if g.Log.Players[0] != "Ana Nuñez" || !strings.Contains(folded(t, g).Notes()[0].Text, "¿Qué? ¡La 2ª") {
		t.Errorf("%v %s", g.Log.Players, told(g))
	}
	for _, w := range g.Warnings {
		if w.Kind == gcg.DoubtOldText {
			t.Errorf("guessed as %s", w.Text)
		}
	}
}
