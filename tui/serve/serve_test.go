package serve_test

import (
	"strings"
	"testing"

	"golang.org/x/crypto/ssh"

	"tanteo/sheet"
	"tanteo/tui/screentest"
	"tanteo/tui/serve"
)

// A scorer notes, and a spectator sees it, each in his language; the spectator notes nothing.
func TestScorerAndSpectator(t *testing.T) {
	c := found(t)
	c.key("ana", `role="scorer",name="Ana"`)
	c.key("bea", "")
	id := c.game(sheet.ClassicGame, "Ana", "Bea")
	c.serves(serve.Limits{})
	ana := c.comes("ana", id, "LANG=es_ES.UTF-8")
	ana.sees("las letras ponen fichas")
	bea := c.comes("bea", id, "LANG=de_DE.UTF-8")
	bea.sees("nur zusehen")
	ana.Type(":H4 JAMON\r")
	ana.sees("44", "» Bea")
	bea.sees("J  A  M  O  N", "» Bea")
	bea.Type(":25\r")
	ana.Type(":7\r")
	bea.sees("» Ana", "7")
	l, err := c.games.Load(id)
	if err != nil || len(l.Events) != 2 {
		t.Errorf("%d events, %v", len(l.Events), err)
	}
	ana.Type(screentest.Ctrl('c'))
	if code := ana.leaves(); code != 0 {
		t.Errorf("left with %d", code)
	}
	c.log.says(t, "msg=session", "name=Ana", "role=scorer", "game="+id, "from=127.0.0.1:")
	c.log.says(t, "msg=end", "name=Ana", "reason=left")
	if text, _ := c.log.so(); strings.Contains(text, "JAMON") {
		t.Error("the log tells what was typed")
	}
}

// Whoever has no key of the club does not come in, and a password is not asked for.
func TestUnknownKey(t *testing.T) {
	c := found(t)
	c.key("ana", "")
	c.key("eve", "-")
	c.serves(serve.Limits{})
	if _, err := c.dial("eve"); err == nil {
		t.Error("an unknown key comes in")
	}
	c.log.says(t, "msg=refused", "unknown key", ssh.FingerprintSHA256(c.keys["eve"].PublicKey()))
	if _, err := c.dial("ana", func(config *ssh.ClientConfig) {
		config.Auth = []ssh.AuthMethod{ssh.Password("tanteo"), ssh.KeyboardInteractive(func(string, string, []string, []bool) ([]string, error) { return nil, nil })}
	}); err == nil {
		t.Error("a password comes in")
	}
	if _, err := c.dial("ana", func(config *ssh.ClientConfig) { config.Auth = nil }); err == nil {
		t.Error("nobody comes in")
	}
}

// A stop tells everybody, and saves what is unfinished.
func TestStop(t *testing.T) {
	c := found(t)
	c.key("ana", `role="scorer"`)
	id := c.game(sheet.ClassicGame, "Ana", "Bea")
	c.serves(serve.Limits{})
	ana := c.comes("ana", id)
	ana.sees("H8")
	ana.Type("sol")
	ana.sees("<S><O><L>")
	c.stops()
	if code := ana.leaves(); code != 0 {
		t.Errorf("left with %d", code)
	}
	ana.sees("The server is stopping; everything is saved.")
	if draft, err := c.games.LoadDraft(id); err != nil || !strings.Contains(string(draft), "S") {
		t.Errorf("kept is %q, %v", draft, err)
	}
	c.log.says(t, "msg=end", `reason="the server stops"`)
}
