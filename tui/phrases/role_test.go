package phrases_test

import (
	"fmt"
	"strings"
	"testing"

	"tanteo/editions"
	"tanteo/scoring"
	"tanteo/tui/phrases"
	"tanteo/tui/sitting"
)

// TestEveryRoleIsTold: what somebody may not do, and why his play is not taken, has a sentence of its own
// in each language.
func TestEveryRoleIsTold(t *testing.T) {
	e, err := editions.Embedded().Edition("es-100")
	if err != nil {
		t.Fatal(err)
	}
	letter, _ := e.Letter("Q")
	slip := func(why sitting.SlipReason) error {
		return fmt.Errorf("keep: %w", &sitting.SlipError{Reason: why, Round: 3, Letters: []scoring.Letter{letter}, Edition: e})
	}
	for _, l := range phrases.Languages() {
		told := map[string]error{}
		for _, err := range []error{
			&sitting.RoleError{Kind: sitting.Spectator, Act: sitting.WriteLine}, &sitting.RoleError{Kind: sitting.Player, Act: sitting.WriteLine},
			&sitting.RoleError{Kind: sitting.Scorer, Act: sitting.Delete}, &sitting.RoleError{Kind: sitting.Player, Act: sitting.Search},
			&sitting.NoSeatError{Name: "Zoe"}, &sitting.NoSeatError{Name: "Zoe", Classic: true},
			slip(sitting.SlipIn), slip(sitting.SlipLate), slip(sitting.NoRack), slip(sitting.NotRack),
		} {
			what, todo := l.Explain(err, phrases.Context{})
			if what == "" || todo == "" || strings.Contains(what, err.Error()) || told[what] != nil {
				t.Errorf("%s: %v is told as %q, %q, as is %v", l.Tag, err, what, todo, told[what])
			}
			told[what] = err
		}
	}
}
