package kit_test

import (
	"io/fs"
	"strings"
	"syscall"
	"testing"

	"github.com/charmbracelet/colorprofile"
	"github.com/charmbracelet/x/ansi"

	"tanteo/sheet/store"
	"tanteo/tui/draw"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// A fault that a page tells ends with what to do next, in every language, however long the name in
// it is.
func TestPageNoticesKeepTheirEnd(t *testing.T) {
	long := "2026-11-29-" + strings.Repeat("montserrat-", 20)
	plain := func(text string) string { return strings.Join(strings.Fields(text), "") }
	for _, lang := range phrases.Languages() {
		env := kit.Env{Lang: lang, Look: draw.NewLook("dark", true, colorprofile.ASCII, "block"), Width: 80, Height: 24}
		for _, err := range []error{
			&store.NotFoundError{ID: long}, &store.TakenError{ID: long},
			&fs.PathError{Op: "open", Path: "/home/" + long, Err: syscall.EACCES},
			&store.FileError{Op: store.Saving, ID: long, Why: store.Full, Err: syscall.ENOSPC},
		} {
			rows := make([]string, 24)
			env.PageNotice(rows, err)
			got, all := plain(ansi.Strip(strings.Join(rows, ""))), plain(env.Sentence(err))
			if end := ansi.TruncateLeft(all, draw.Width(all)-20, ""); !strings.HasSuffix(got, end) {
				t.Errorf("%s: %q ends %q", lang.Tag, all, got)
			}
			for i, row := range rows {
				if draw.Width(row) > 80 {
					t.Errorf("%s: row %d is %d wide", lang.Tag, i, draw.Width(row))
				}
			}
		}
	}
}
