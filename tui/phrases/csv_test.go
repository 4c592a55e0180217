package phrases_test

import (
	"reflect"
	"testing"

	"tanteo/sheet"
	"tanteo/tui/phrases"
)

// TestTables: each language names every column and every kind, no two columns alike.
func TestTables(t *testing.T) {
	for _, l := range phrases.Languages() {
		tag, table := l.Tag, l.Table
		texts(t, tag, reflect.ValueOf(table))
		for _, kind := range []sheet.TurnKind{
			sheet.KindPlay, sheet.KindTyped, sheet.KindPoints, sheet.KindPass, sheet.KindExchange, sheet.KindWithdrawn,
			sheet.KindPenalty, sheet.KindBonus, sheet.KindOvertime, sheet.KindChallenge, sheet.KindEnd,
		} {
			if table.Kinds[kind] == "" {
				t.Errorf("%s has no word for %s", tag, kind)
			}
		}
		heads := map[string]bool{}
		for _, head := range reflect.ValueOf(table.Columns).Fields() {
			if heads[head.String()] {
				t.Errorf("%s has two columns %q", tag, head)
			}
			heads[head.String()] = true
		}
	}
}

// A spreadsheet that writes decimals with a comma divides cells with a semicolon.
func TestTableSeparator(t *testing.T) {
	for tag, want := range map[string]rune{"en": ',', "es": ';', "nl": ';'} {
		names := phrases.For("en").Table.Names(phrases.For(tag))
		if names.Separator != want {
			t.Errorf("%s: %q, want %q", tag, names.Separator, want)
		}
		if got := names.Player(2); got != phrases.For(tag).Player("", 2) {
			t.Errorf("%s: %q", tag, got)
		}
	}
}
