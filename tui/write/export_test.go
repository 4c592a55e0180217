package write

import (
	"testing"

	"tanteo/tui/files"
	"tanteo/tui/phrases"
)

// Every format of files.Formats says in every language what it is for.
func TestEveryFormatIsTold(t *testing.T) {
	for _, l := range phrases.Languages() {
		for _, format := range files.Formats() {
			if aboutFormat(format, &l.Screen.File) == "" {
				t.Errorf("%s: the form of a file does not say what %s is for: aboutFormat in export.go", l.Tag, format)
			}
		}
	}
}
