package tui

import (
	"io/fs"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/charmbracelet/x/ansi"

	"tanteo/editions"
	"tanteo/sheet"
	"tanteo/sheet/store"
	"tanteo/tui/desk/frame"
	"tanteo/tui/draw"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// What to do next is read in a window of 80 columns, whatever the names are that stand before it.
func TestNoticesKeepTheirEnd(t *testing.T) {
	t.Parallel()
	long := "2026-11-29-" + strings.Repeat("montserrat-", 8)
	l, err := newLog(editions.Embedded(), "es-100", "", []string{strings.Repeat("Montserrat ", 6), "Bea"}, 1)
	if err != nil {
		t.Fatal(err)
	}
	g, err := sheet.NewGame(l)
	if err != nil {
		t.Fatal(err)
	}
	for _, lang := range phrases.Languages() {
		m, err := NewModel(Settings{Lang: lang.Tag, Catalogue: editions.Embedded(), Now: time.Now}, "")
		if err != nil {
			t.Fatal(err)
		}
		m.sit(g, 0)
		m.pages = nil
		m.Width, m.Height = 80, 24
		shown := func() string {
			d := m.table()
			rows := d.View().Rows
			return strings.Join(strings.Fields(ansi.Strip(frame.Of(d.Table).Under().Notice+" "+rows[len(rows)-1])), "")
		}
		small := func() string {
			m.Width, m.Height = 48, 20
			defer func() { m.Width, m.Height = 80, 24 }()
			rows := m.table().View().Rows
			return strings.Join(strings.Fields(ansi.Strip(strings.Join(rows[18:], " "))), "")
		}
		plain := func(text string) string { return strings.Join(strings.Fields(text), "") }
		for _, why := range []store.Why{store.Full, store.NotAllowed, store.ReadOnly, store.NotAFile, store.Linked, store.NotAFolder, store.Unknown} {
			kept := &store.FileError{Op: store.Saving, ID: long, Why: why, Err: &fs.PathError{Path: long, Err: syscall.ENAMETOOLONG}}
			what, _ := m.Explain(kept)
			for _, text := range []string{m.Lang.Screen.NotSaved(what), m.Lang.Screen.LeaveUnsaved(what)} {
				m.unsaved = text
				if got := shown(); !strings.Contains(got, plain(text)) {
					t.Errorf("%s: of %q there is %q", lang.Tag, text, got)
				}
				text := plain(text)
				if got, end := small(), ansi.TruncateLeft(text, draw.Width(text)-24, ""); !strings.Contains(got, end) {
					t.Errorf("%s: in a small window %q ends %q", lang.Tag, text, got)
				}
			}
			m.unsaved = ""
		}
		for _, text := range []string{
			m.Sentence(&store.NotFoundError{ID: long}), m.Sentence(&store.TakenError{ID: long}), m.Lang.Screen.DraftAside(long),
			m.Lang.Screen.ChangedUnder(long), m.Sentence(&fs.PathError{Op: "write", Path: "/home/" + long, Err: syscall.EIO}),
		} {
			m.Notice = kit.Notice{Text: text, Fault: true}
			got, text := shown(), plain(text)
			if end := ansi.TruncateLeft(text, draw.Width(text)-20, ""); !strings.Contains(got, end) {
				t.Errorf("%s: %q ends %q", lang.Tag, text, got)
			}
		}
	}
}
