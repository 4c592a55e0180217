package command_test

import (
	"path/filepath"
	"strings"
	"testing"
)

// On a terminal a PDF would be signs that it obeys; into a file it goes from there as well.
func TestPrintOnTerminal(t *testing.T) {
	m := newTable(t)
	m.watched = true
	if said := m.no(2, "print", "tiles", "--format", "pdf"); !strings.Contains(said, "A PDF is nothing to read in a terminal.") {
		t.Error(said)
	}
	m.no(2, "print", "tiles", "--format", "pdf", "-o", "-")
	m.ok("print", "tiles", "-o", filepath.Join(t.TempDir(), "tiles.pdf"))
	if out := m.ok("print", "tiles"); !strings.Contains(out, "[ ]") {
		t.Error(out)
	}
}

// What no table should be asked to print is refused, whatever else is said.
func TestPrintRefused(t *testing.T) {
	m := newTable(t)
	m.no(1, "print", "sheet")
	m.no(1, "print", "board")
	club := m.start("--kind", "duplicate", "--players", "5")
	m.no(2, "print", "blank", club)
	if out := m.ok("print", "duplicate", club); !strings.Contains(out, " 5\n") {
		t.Error(out)
	}
}
