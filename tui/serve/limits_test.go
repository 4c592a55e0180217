package serve_test

import (
	"bytes"
	"net"
	"strings"
	"testing"
	"time"

	"golang.org/x/crypto/ssh"

	"tanteo/sheet"
	"tanteo/tui/serve"
)

// Nothing can be had but the screen: no command, no files, no way to other machines, no second session.
func TestNothingButTheScreen(t *testing.T) {
	c := found(t)
	c.key("ana", `role="scorer"`)
	c.game(sheet.ClassicGame, "Ana", "Bea")
	c.serves(serve.Limits{})
	for name, ask := range map[string]func(s *ssh.Session) error{
		"a shell without a terminal": func(s *ssh.Session) error { return s.Run("") },
		"a command":                  func(s *ssh.Session) error { return s.Run("cat /etc/passwd") },
		"files":                      func(s *ssh.Session) error { return s.RequestSubsystem("sftp") },
	} {
		s := c.session("ana")
		var said bytes.Buffer
		s.Stderr = &said
		if err := ask(s); err == nil {
			t.Errorf("%s can be had", name)
		}
		if strings.Contains(said.String(), "root") {
			t.Errorf("%s: %s", name, said.String())
		}
	}
	client, err := c.dial("ana")
	if err != nil {
		t.Fatal(err)
	}
	defer client.Close()
	if conn, err := client.Dial("tcp", c.address); err == nil {
		conn.Close()
		t.Error("a line to another machine can be had")
	}
	if l, err := client.Listen("tcp", "127.0.0.1:0"); err == nil {
		l.Close()
		t.Error("a port can be had")
	}
	s, err := client.NewSession()
	if err != nil {
		t.Fatal(err)
	}
	if ok, err := s.SendRequest("auth-agent-req@openssh.com", true, nil); ok || err != nil {
		t.Errorf("an agent can be had, %v", err)
	}
	if err := s.Setenv("LD_PRELOAD", "/tmp/x.so"); err == nil {
		t.Error("any variable is taken")
	}
	if _, err := client.NewSession(); err == nil {
		t.Error("a second session can be had")
	}
}

// Of more sessions than are borne the last are refused, and there is room again when one has left.
func TestTooManySessions(t *testing.T) {
	c := found(t)
	c.key("ana", `role="scorer"`)
	c.key("bea", "")
	id := c.game(sheet.ClassicGame, "Ana", "Bea")
	c.serves(serve.Limits{Sessions: 2, OfKey: 1})
	ana := c.comes("ana", id)
	ana.sees("H8")
	if code := c.comes("ana", id).leaves(); code != 1 {
		t.Errorf("a second session of a key ends with %d", code)
	}
	c.log.says(t, "msg=refused", "too many sessions")
	c.comes("bea", id).sees("watching")
	ana.Type("\x03")
	ana.leaves()
	c.log.says(t, "msg=end", "reason=left")
	c.comes("ana", id).sees("H8")
}

// Whoever never says who he is makes nobody else wait, however many they are.
func TestManyWhoNeverComeIn(t *testing.T) {
	c := found(t)
	c.key("ana", `role="scorer"`)
	id := c.game(sheet.ClassicGame, "Ana", "Bea")
	c.serves(serve.Limits{Waiting: 16})
	for range 200 {
		conn, err := net.Dial("tcp", c.address)
		if err != nil {
			t.Fatal(err)
		}
		defer conn.Close()
	}
	c.comes("ana", id).sees("H8")
	c.log.says(t, "msg=refused", "too many wait")
}

// A connection without a session and a session in which nothing happens end in time.
func TestTooSlow(t *testing.T) {
	c := found(t)
	c.key("ana", `role="scorer"`)
	id := c.game(sheet.ClassicGame, "Ana", "Bea")
	c.serves(serve.Limits{Handshake: 500 * time.Millisecond, Idle: time.Second})
	if _, err := c.dial("ana"); err != nil {
		t.Fatal(err)
	}
	ana := c.comes("ana", id)
	ana.sees("H8")
	c.log.says(t, "msg=refused", "came to no session in time")
	if code := ana.leaves(); code != 0 {
		t.Errorf("left with %d", code)
	}
	ana.sees("Nothing has happened here for a long time; everything is saved.")
	c.log.says(t, "msg=end", "reason=idle")
}

// A window can say any size, and change as fast as it likes.
func TestAnySize(t *testing.T) {
	c := found(t)
	c.key("ana", `role="scorer"`)
	id := c.game(sheet.ClassicGame, "Ana", "Bea")
	c.serves(serve.Limits{})
	ana := c.comes("ana", id)
	ana.sees("H8")
	becomes := func(rows, columns int) {
		if err := ana.session.WindowChange(rows, columns); err != nil {
			t.Fatal(err)
		}
	}
	for range 100 {
		for _, size := range [][2]int{{0, 0}, {10_000, 10_000}, {1, 1}, {24, 80}} {
			becomes(size[0], size[1])
		}
	}
	// Sizes and keys come on two ways: what is typed while the window is too small is for no game.
	becomes(12, 40)
	ana.sees("This window has 40 and 12")
	becomes(24, 80)
	ana.sees("H8")
	ana.Type(":H4 JAMON\r")
	ana.sees("44")
}
