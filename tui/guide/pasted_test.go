package guide_test

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/creack/pty"

	"tanteo/config"
	"tanteo/tui/screentest"
)

// TestBlocksOfTheReadmePaste pastes every block of the README and of the guide as it stands:
// into a shell, or, where it has no kind, line by line into enter for the game that was open
// last on its page. A page has a home of its own, empty but for what its blocks have made.
func TestBlocksOfTheReadmePaste(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("the blocks are for a shell of Unix")
	}
	programs := t.TempDir()
	if _, err := screentest.Build(programs); err != nil {
		t.Fatal(err)
	}
	cache := t.TempDir() // one for all: making a list ready takes a second
	for _, p := range pages(t) {
		if testing.Short() && filepath.Base(p.name) != "README.md" {
			continue // each block of the guide starts the program again
		}
		t.Run(strings.TrimSuffix(filepath.Base(p.name), ".md"), func(t *testing.T) {
			t.Parallel()
			h := home{dir: t.TempDir(), cache: cache, programs: programs}
			for _, b := range p.blocks() {
				switch {
				case b.kind == "":
					h.lines(t, b.text)
				case b.kind == "toml":
					// TestSettingsInTheReadme reads it.
				case b.kind != "sh":
					t.Errorf("nobody knows what to do with a block of %s", b.kind)
				case strings.HasPrefix(b.text, "go install"):
					h.installs(t, b.text)
				case strings.Contains(b.text, "go "):
					// Building, measuring and testing are what CI does anyway.
				default:
					h.shell(t, b.text)
					if filepath.Base(p.name) == "README.md" { // whoever tries it out pastes it again
						h.shell(t, b.text)
					}
				}
			}
		})
	}
}

// home is where the blocks of a page are pasted. Its programs are before those of the machine.
type home struct{ dir, cache, programs string }

// command is a command of this home: no setting of whoever runs the tests reaches it.
func (h home) command(name string, args ...string) *exec.Cmd {
	cmd := exec.Command(name, args...)
	cmd.Dir = h.dir
	for _, setting := range os.Environ() {
		if !strings.HasPrefix(setting, "TANTEO_") {
			cmd.Env = append(cmd.Env, setting)
		}
	}
	cmd.Env = append(cmd.Env, "HOME="+h.dir, "XDG_CONFIG_HOME="+filepath.Join(h.dir, "config"), "XDG_CACHE_HOME="+h.cache,
		"LANG=C.UTF-8", h.path())
	return cmd
}

func (h home) path() string {
	return fmt.Sprintf("PATH=%s%c%s", h.programs, os.PathListSeparator, os.Getenv("PATH"))
}

func (h home) shell(t *testing.T, block string) {
	t.Helper()
	if out, err := h.command("sh", "-euc", block).CombinedOutput(); err != nil {
		t.Errorf("%s%s%v", block, out, err)
	}
}

func (h home) lines(t *testing.T, block string) {
	t.Helper()
	remembered, err := config.LoadRemember(filepath.Join(h.dir, "config", "tanteo"))
	if err != nil || remembered.Last == "" {
		t.Fatalf("%sthere is no game for these lines (%v)", block, err)
	}
	enter := h.command(filepath.Join(h.programs, "tanteo"), "enter", remembered.Last)
	enter.Stdin = strings.NewReader(block)
	if out, err := enter.CombinedOutput(); err != nil {
		t.Errorf("%s%s%v", block, out, err)
	}
}

// installs pastes the block that puts tanteo among the programs and opens the screen. It is
// run in the folder of the source, installs into the home, and leaves the screen by Ctrl+C.
func (h home) installs(t *testing.T, block string) {
	t.Helper()
	if testing.Short() {
		return // linking the program is what takes long
	}
	h.programs = filepath.Join(h.dir, "bin")
	cmd := h.command("sh", "-euc", block)
	source, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	cmd.Dir = source
	for _, name := range []string{"GOCACHE", "GOPATH", "GOMODCACHE", "GOENV"} { // which are in the other home
		value, err := exec.Command("go", "env", name).Output()
		if err != nil {
			t.Fatal(err)
		}
		cmd.Env = append(cmd.Env, name+"="+strings.TrimSpace(string(value)))
	}
	cmd.Env = append(cmd.Env, "GOBIN="+h.programs, "TERM=xterm-256color")
	terminal, err := pty.StartWithSize(cmd, &pty.Winsize{Rows: 24, Cols: 80})
	if err != nil {
		t.Fatal(err)
	}
	defer terminal.Close()
	var seen bytes.Buffer
	part := make([]byte, 4096)
	left := false
	for {
		n, err := terminal.Read(part)
		seen.Write(part[:n])
		if !left && bytes.Contains(seen.Bytes(), []byte("New game")) {
			left = true
			if _, err := terminal.Write([]byte{3}); err != nil {
				t.Error(err)
			}
		}
		if err != nil {
			break
		}
	}
	if err := cmd.Wait(); err != nil || !left {
		t.Errorf("%s%v: %q", block, err, seen.Bytes())
	}
}
