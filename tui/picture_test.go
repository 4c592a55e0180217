package tui_test

import (
	"flag"
	"os"
	"testing"
	"testing/synctest"

	"github.com/charmbracelet/colorprofile"
)

const picture = "testdata/screen.svg"

// The picture of the screen is made of the screen. -update draws it anew.
func TestPicture(t *testing.T) {
	t.Parallel()
	var drawn string
	synctest.Test(t, func(t *testing.T) {
		d := stateOf(t, "laying").at(t, desktop{profile: colorprofile.TrueColor})
		drawn = d.Picture("The screen of tanteo: the board with a play being laid, its working, and the sheet")
	})
	if flag.Lookup("update").Value.String() == "true" {
		if err := os.WriteFile(picture, []byte(drawn), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	kept, err := os.ReadFile(picture)
	if err != nil {
		t.Fatal(err)
	}
	if string(kept) != drawn {
		t.Errorf("%s is not what the screen shows: run the tests with -update", picture)
	}
}
