package serve_test

import (
	"encoding/pem"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"golang.org/x/crypto/ssh"

	"tanteo/sheet"
	"tanteo/tui/screentest"
	"tanteo/tui/serve"
)

// OpenSSH's own client gets the screen, and says why it is gone.
func TestOpenSSH(t *testing.T) {
	screentest.HasTmux(t)
	if testing.Short() {
		t.Skip("a short run starts no other program")
	}
	if _, err := exec.LookPath("ssh"); err != nil {
		if os.Getenv("TANTEO_CI") != "" {
			t.Fatal(err)
		}
		t.Skip("OpenSSH is not installed")
	}
	c := found(t)
	private := c.key("ana", `role="scorer",name="Ana"`)
	id := c.game(sheet.ClassicGame, "Ana", "Bea")
	c.serves(serve.Limits{})
	block, err := ssh.MarshalPrivateKey(private, "")
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "key")
	if err := os.WriteFile(file, pem.EncodeToMemory(block), 0o600); err != nil {
		t.Fatal(err)
	}
	_, port, err := net.SplitHostPort(c.address)
	if err != nil {
		t.Fatal(err)
	}
	m := screentest.InTmux(t, 80, 24, "LANG=es_ES.UTF-8 ssh -t -F none -o SendEnv=LANG -o IdentitiesOnly=yes -o StrictHostKeyChecking=no "+
		"-o UserKnownHostsFile=/dev/null -o LogLevel=ERROR -p "+port+" -i "+file+" localhost "+id)
	m.Sees("las letras ponen fichas")
	m.Text(":H4 JAMON")
	m.Keys("Enter")
	m.Sees("J  A  M  O  N", "» Bea")
	m.Resize(100, 30)
	m.Sees("J  A  M  O  N")
	m.Keys("C-c")
	if code := m.Ended(); code != 0 {
		t.Errorf("left with %d", code)
	}
}
