package file_test

import (
	"errors"
	"testing"

	"tanteo/sheet"
	"tanteo/sheet/file"
	"tanteo/sheet/sheettest"
)

// A log that is not all that was noted takes the place of no file, and no change leads to it.
func TestNoSealedLogIsWritten(t *testing.T) {
	l := sheettest.EnterAll(t, sheettest.NewTable(t, "es-100", "home", "Ana", "Bea"), "H4 JAMON / JAMONES").Log
	l.ID = "2026-11-29-ana-bea"
	text, err := file.Encode(l)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := file.Encode(l.Sealed(0)); !errors.As(err, new(*file.DamagedError)) {
		t.Errorf("a document: %v", err)
	}
	d, err := file.Read(text)
	if err != nil {
		t.Fatal(err)
	}
	more := sheettest.EnterAll(t, sheettest.Start(t, l), "20")
	for _, next := range []sheet.Log{l.Sealed(0), more.Log.Sealed(0)} {
		if _, line, err := d.Chain().Write(next); err == nil {
			t.Errorf("a change: %q", line)
		}
	}
}
