package tui_test

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"os/user"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"

	"tanteo/tui/screentest"
	"tanteo/tui/screentest/openssh"
	"tanteo/tui/screentest/processes"
)

// hasSSH skips a test where it cannot be had; in continuous integration everything must be there.
func hasSSH(t *testing.T) {
	t.Helper()
	screentest.HasTmux(t)
	if testing.Short() {
		t.Skip("a short run starts no server")
	}
	_, err := openssh.Find()
	for _, program := range []string{"ssh", "ssh-keygen"} {
		_, missing := exec.LookPath(program)
		err = errors.Join(err, missing)
	}
	switch {
	case err == nil:
	case os.Getenv("TANTEO_CI") != "":
		t.Fatal(err)
	default:
		t.Skip("the OpenSSH server is not installed")
	}
}

// openFolder is a folder to which every account can come.
func openFolder(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	for path := dir; path != os.TempDir() && path != "/"; path = filepath.Dir(path) {
		if err := os.Chmod(path, 0o755); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// sharedProgram is the whole program where every account can start it. The test waits for whoever
// runs it: a server leaves a session alone that has lost its client.
func sharedProgram(t *testing.T, dir string) string {
	t.Helper()
	text, err := os.ReadFile(wholeProgram(t))
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(dir, "tanteo")
	screentest.EndsWithTest(t, path)
	if err := errors.Join(os.WriteFile(path, text, 0o755), os.Chmod(path, 0o755)); err != nil {
		t.Fatal(err)
	}
	return path
}

func serve(t *testing.T, dir string, config ...string) *openssh.Server {
	t.Helper()
	server, err := openssh.Start(dir, config...)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := server.Stop(); err != nil {
			t.Error(err)
		}
	})
	return server
}

// runs is the one process that runs a program, and the one that has started it.
func runs(t *testing.T, program string) (pid, parent int) {
	t.Helper()
	if !processes.Told() {
		t.Skip("the system does not tell of its processes")
	}
	all := processes.Running(program)
	if len(all) != 1 {
		t.Fatalf("%s runs %d times", program, len(all))
	}
	return all[0].PID, all[0].Parent
}

// TestOverSSHOneAccount is a server that starts the program for everybody who comes, in one account:
// whichever way a line drops, the turns and the tiles that were laid are there again.
func TestOverSSHOneAccount(t *testing.T) {
	t.Parallel()
	hasSSH(t)
	me, err := user.Current()
	if err != nil {
		t.Fatal(err)
	}
	dir := openFolder(t)
	a := machine{sharedProgram(t, dir), filepath.Join(dir, "home")}
	if err := os.Mkdir(a.home, 0o700); err != nil {
		t.Fatal(err)
	}
	script := filepath.Join(dir, "forced")
	if err := os.WriteFile(script, fmt.Appendf(nil, "#!/bin/sh\nunset XDG_CONFIG_HOME XDG_CACHE_HOME\nHOME=%s LANG=es_ES.UTF-8 exec %s\n", a.home, a.program), 0o700); err != nil {
		t.Fatal(err)
	}
	server := serve(t, dir, "ForceCommand "+script)
	login := func() *screentest.Tmux {
		t.Helper()
		return screentest.InTmux(t, 80, 24, "exec "+server.Client(me.Username, ""))
	}
	m := login()
	m.Sees("T  A  N  T  E  O")
	m.Keys("Enter", "Enter")
	m.Sees("*DP")
	layJamon(m)
	m.Keys("Enter")
	m.Sees("» Jugador 2")
	m.Keys("Down")
	m.Text("sol")
	for _, way := range []struct {
		name string
		drop func(m *screentest.Tmux, session int)
	}{
		{"the client is killed", func(m *screentest.Tmux, _ int) { m.Signal(syscall.SIGKILL) }},
		{"the session of the server is hung up", func(_ *screentest.Tmux, session int) {
			if err := syscall.Kill(session, syscall.SIGHUP); err != nil {
				t.Fatal(err)
			}
		}},
		{"nothing comes any more", func(m *screentest.Tmux, _ int) { m.Signal(syscall.SIGSTOP) }},
		{"the terminal is closed", func(m *screentest.Tmux, _ int) { m.HangUp() }},
	} {
		m.Sees("<S><O><L>", "J  A  M  O  N", "44")
		a.waitForDraft(m, "L")
		pid, session := runs(t, a.program)
		way.drop(m, session)
		m.Gone(pid)
		if t.Failed() {
			t.Fatal(way.name)
		}
		a.kept(t, "44 0")
		m = login()
	}
	m.Sees("<S><O><L>", "J  A  M  O  N", "44")
	m.Keys("Escape")
	m.Wait(func() bool { return !strings.Contains(m.Screen(), "<S>") })
	m.Text(":12")
	m.Keys("Enter")
	m.Sees("» Jugador 1")
	leave(t, m)
	a.kept(t, "44 12")
}

// TestOverSSHTwoAccounts is a machine on which each has an account, and a group has the games: what
// one has begun the other goes on with, on the screen and by lines.
func TestOverSSHTwoAccounts(t *testing.T) {
	t.Parallel()
	hasSSH(t)
	switch {
	case os.Geteuid() != 0:
		t.Skip("only root can make two accounts")
	case os.Getenv("TANTEO_CI") == "":
		t.Skip("accounts are made only on a machine that is there for it (TANTEO_CI)")
	}
	accounts, err := openssh.MakeAccounts("club", "ana", "bea")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := accounts.Remove(); err != nil {
			t.Error(err)
		}
	})
	ana, bea, dir := accounts.Names[0], accounts.Names[1], openFolder(t)
	program, games := sharedProgram(t, dir), filepath.Join(dir, "games")
	group, err := user.LookupGroup(accounts.Group)
	if err != nil {
		t.Fatal(err)
	}
	gid, err := strconv.Atoi(group.Gid)
	if err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(os.Mkdir(games, 0o700), os.Chown(games, 0, gid), os.Chmod(games, fs.ModeSetgid|0o770)); err != nil {
		t.Fatal(err)
	}
	server := serve(t, dir, "SetEnv LANG=es_ES.UTF-8")
	run := func(who string, command ...string) string {
		t.Helper()
		out, err := server.Run(who, command...)
		if err != nil {
			t.Fatalf("%s, %q: %v\n%s", who, command, err, out)
		}
		return out
	}
	for _, who := range []string{ana, bea} {
		run(who, fmt.Sprintf(`umask 077 && mkdir -p .config/tanteo && echo 'games = "%s"' >.config/tanteo/config.toml`, games))
	}
	login := func(who string) *screentest.Tmux {
		t.Helper()
		return screentest.InTmux(t, 80, 24, "exec "+server.Client(who, "umask 077; exec "+program))
	}
	first := login(ana)
	first.Sees("T  A  N  T  E  O")
	first.Keys("Enter", "Enter")
	first.Sees("*DP")
	layJamon(first)
	first.Keys("Enter")
	first.Sees("» Jugador 2")
	leave(t, first)

	second := login(bea)
	second.Sees("T  A  N  T  E  O", "44")
	second.Keys("Enter")
	second.Sees("J  A  M  O  N", "» Jugador 2")
	second.Text(":38")
	second.Keys("Enter")
	second.Sees("» Jugador 1")
	leave(t, second)

	listed := run(ana, program, "games")
	id, _, _ := strings.Cut(listed, " ")
	if !strings.Contains(listed, "44") || !strings.Contains(listed, "38") {
		t.Errorf("listed is %q", listed)
	}
	third := login(ana) // a line of somebody else beside an open screen is shown there
	third.Sees("J  A  M  O  N", "» Jugador 1")
	third.Text(":12")
	third.Keys("Enter")
	third.Sees("56", "» Jugador 2")
	run(bea, "umask 022;", program, "enter", id, "7")
	third.Sees("45", "» Jugador 1")
	leave(t, third)
	if shown := run(ana, program, "show", id); !strings.Contains(shown, "56") || !strings.Contains(shown, "45") {
		t.Errorf("shown is\n%s", shown)
	}
	entries, err := os.ReadDir(games)
	if err != nil {
		t.Fatal(err)
	}
	for _, entry := range entries {
		info, err := entry.Info()
		if err != nil {
			t.Fatal(err)
		}
		if s := info.Sys().(*syscall.Stat_t); info.Mode().Perm() != 0o660 || int(s.Gid) != gid {
			t.Errorf("%s is %v, of group %d", entry.Name(), info.Mode(), s.Gid)
		}
	}
	for _, who := range []string{ana, bea} {
		if kept := run(who, "ls .config/tanteo"); !strings.Contains(kept, "remember.json") || strings.Contains(kept, "games") {
			t.Errorf("%s has %q", who, kept)
		}
	}
}
