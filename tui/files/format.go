// Package files turns games into files of other formats, and files into games, for the
// commands and the screen alike.
//
//	text, losses, err := files.Encode(files.GCG, game, language, catalogue.Guessed(words.Has))
//	err = store.Share("game.gcg", text, false)
package files

import (
	"bytes"
	"path/filepath"
	"slices"
	"strings"

	"tanteo/sheet"
	"tanteo/sheet/csv"
	"tanteo/sheet/file"
	"tanteo/sheet/gcg"
	"tanteo/tui/phrases"
	"tanteo/tui/printout"
)

// Format is how a file holds a game.
type Format string

// The formats.
const (
	GCG  Format = "gcg"  // the annotated game, for other programs
	JSON Format = "json" // the game's own file
	CSV  Format = "csv"  // the sheet for spreadsheets
	Text Format = "text" // the sheet to read
)

// Formats are all formats.
func Formats() []Format { return []Format{GCG, JSON, CSV, Text} }

// Ending is how the name of a file of the format ends.
func (f Format) Ending() string {
	if f == Text {
		return ".txt"
	}
	return "." + string(f)
}

// FormatNamed is the format of a name: "gcg". False where there is none.
func FormatNamed(name string) (Format, bool) {
	f := Format(name)
	return f, slices.Contains(Formats(), f)
}

// EndingOf is the format that a file's name ends in. False where it is none.
func EndingOf(path string) (Format, bool) {
	for _, f := range Formats() {
		if strings.EqualFold(filepath.Ext(path), f.Ending()) {
			return f, true
		}
	}
	return "", false
}

// Encode writes a game in a format, and tells of what the format has no form for. Words in it
// are in a language. The editions are those among which a reader of GCG would have to guess.
// The error is the *file.DamagedError of a game that cannot be written.
func Encode(f Format, g sheet.Game, l *phrases.Language, editions gcg.Editions) (text []byte, losses []gcg.Loss, err error) {
	switch f {
	case GCG:
		text, losses = gcg.Write(g, func(loss gcg.Loss) string { return l.Loss(g, loss) }, gcg.NewReader(editions))
	case JSON:
		text, err = file.Encode(g.Log)
	case CSV:
		var table bytes.Buffer
		err = csv.Write(&table, g, l.Table.Names(l))
		text = table.Bytes()
	case Text:
		text = []byte(strings.Join(printout.Sheet(l, g), "\n") + "\n")
	}
	return text, losses, err
}
