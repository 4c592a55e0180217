package desk

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"tanteo/tui/draw"
	"tanteo/tui/key"
	"tanteo/tui/kit"
	"tanteo/tui/page/help"
	"tanteo/tui/phrases"
)

// Every key of every binding is told in the help, by the name that hints have for it.
func TestEveryBindingIsInTheHelp(t *testing.T) {
	v := helped(t, "duplicate", phrases.For("en"))
	told := map[string]bool{"Up": true, "Down": true, "Left": true, "Right": true} // the arrows
	left, right := v.keysTold(true)
	for _, section := range slices.Concat(left, right) {
		for _, row := range section.Rows {
			for _, name := range strings.Fields(row.Keys) {
				told[name] = true
			}
		}
	}
	all := reflect.ValueOf(*v.Keys)
	for i := range all.NumField() {
		name, b := all.Type().Field(i).Name, all.Field(i).Interface().(key.Binding)
		for _, pressed := range key.Names(b) {
			if !told[pressed] {
				t.Errorf("%s: the help does not tell %s", name, pressed)
			}
		}
	}
}

// What the help says of the keys has room, in every language.
func TestHelpOfKeysHasRoom(t *testing.T) {
	for _, l := range phrases.Languages() {
		for _, table := range []string{"new", "duplicate", "hall"} {
			left, right := helped(t, table, l).keysTold(true)
			for _, section := range slices.Concat(left, right) {
				for _, row := range section.Rows {
					if room := 80/2 - help.KeysWide - 2; draw.Width(row.Keys) > help.KeysWide || draw.Width(row.Does) > room {
						t.Errorf("%s: %q, %q do not fit into %d and %d columns", l.Tag, row.Keys, row.Does, help.KeysWide, room)
					}
				}
			}
		}
	}
}

// helped is a table of which the help is asked.
func helped(t *testing.T, table string, l *phrases.Language) offers {
	i := slices.IndexFunc(strolls, func(at stroll) bool { return at.name == table })
	v := strolls[i].begin(t).Table
	v.Env = kit.Env{Lang: l, Keys: key.NewMap()}
	return offersOf(v)
}
