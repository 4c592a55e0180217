package serve_test

import (
	"bytes"
	"context"
	"crypto/ed25519"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/charmbracelet/colorprofile"
	"golang.org/x/crypto/ssh"

	"tanteo/editions"
	"tanteo/sheet"
	"tanteo/sheet/store"
	"tanteo/tui"
	"tanteo/tui/screentest"
	"tanteo/tui/serve"
)

// club is a server with a folder of games, and those who have a key.
type club struct {
	t       *testing.T
	dir     string
	games   *store.Store
	address string
	log     *log
	keys    map[string]ssh.Signer // by name
	lines   string                // of the file of keys
	stop    func()
	ended   chan error
}

// found is a club that does not serve yet.
func found(t *testing.T) *club {
	t.Helper()
	dir := t.TempDir()
	games, err := store.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	return &club{t: t, dir: dir, games: games, log: &log{}, keys: map[string]ssh.Signer{}, ended: make(chan error, 1)}
}

// key gives somebody a key of his own, with options in the file of keys.
func (c *club) key(name, options string) ed25519.PrivateKey {
	c.t.Helper()
	_, private, err := ed25519.GenerateKey(nil)
	if err != nil {
		c.t.Fatal(err)
	}
	signer, err := ssh.NewSignerFromKey(private)
	if err != nil {
		c.t.Fatal(err)
	}
	c.keys[name] = signer
	if options != "-" {
		c.lines += strings.TrimSpace(options+" "+string(ssh.MarshalAuthorizedKey(signer.PublicKey()))) + "\n"
	}
	c.write()
	return private
}

// write writes the file of keys.
func (c *club) write() {
	c.t.Helper()
	folder := filepath.Join(c.dir, "serve")
	if err := errors.Join(os.MkdirAll(folder, 0o700), os.WriteFile(filepath.Join(folder, "authorized_keys"), []byte(c.lines), 0o600)); err != nil {
		c.t.Fatal(err)
	}
}

// game is a new game of two, or of more.
func (c *club) game(kind sheet.Kind, players ...string) string {
	c.t.Helper()
	e, err := editions.Embedded().Edition("es-100")
	if err != nil {
		c.t.Fatal(err)
	}
	book, err := editions.Embedded().Rulebook(e.Rules)
	if err != nil {
		c.t.Fatal(err)
	}
	l, err := c.games.Create(sheet.Log{Kind: kind, Edition: e.Definition, Rules: book, Notation: e.Notation, Players: players, First: 1}, day)
	if err != nil {
		c.t.Fatal(err)
	}
	return l.ID
}

var day = time.Date(2026, 11, 29, 18, 30, 0, 0, time.UTC)

// serves starts the server.
func (c *club) serves(limits serve.Limits) {
	c.t.Helper()
	ctx, stop := context.WithCancel(context.Background())
	c.stop = stop
	ready := make(chan string, 1)
	go func() {
		c.ended <- serve.Serve(ctx, serve.Settings{
			Listen: "127.0.0.1:0", Folder: c.dir, Log: c.log, Limits: limits, Listening: func(address string) { ready <- address },
			Language: func(getenv func(string) string) string { return getenv("LANG")[:2] },
			Screen: tui.Settings{
				Lang: "en", Edition: "es-100", Theme: "dark", Games: c.games, Catalogue: editions.Embedded(), Follow: c.games.Watch,
				Holder: store.Holder{User: "host", PID: os.Getpid()}, Now: func() time.Time { return day }, Folder: c.dir, Profile: colorprofile.ASCII,
			},
		})
	}()
	select {
	case c.address = <-ready:
	case err := <-c.ended:
		c.t.Fatal(err)
	}
	c.t.Cleanup(c.stops)
}

// stops stops the server and waits for its end.
func (c *club) stops() {
	c.t.Helper()
	c.stop()
	if err := <-c.ended; err != nil {
		c.t.Error(err)
	}
	c.ended <- nil
}

// dial comes in with the key of somebody.
func (c *club) dial(who string, how ...func(*ssh.ClientConfig)) (*ssh.Client, error) {
	config := &ssh.ClientConfig{User: "nobody", Auth: []ssh.AuthMethod{ssh.PublicKeys(c.keys[who])}, HostKeyCallback: ssh.InsecureIgnoreHostKey(), Timeout: 20 * time.Second}
	for _, change := range how {
		change(config)
	}
	return ssh.Dial("tcp", c.address, config)
}

// session opens a session for somebody.
func (c *club) session(who string) *ssh.Session {
	c.t.Helper()
	client, err := c.dial(who)
	if err != nil {
		c.t.Fatal(err)
	}
	c.t.Cleanup(func() { _ = client.Close() })
	s, err := client.NewSession()
	if err != nil {
		c.t.Fatal(err)
	}
	return s
}

// guest is somebody before a screen of the club.
type guest struct {
	*screentest.Terminal
	t       *testing.T
	session *ssh.Session
	typed   io.WriteCloser
	ended   chan error

	mu    sync.Mutex
	drawn chan struct{} // is closed when more was drawn
}

// comes shows somebody the screen, with a game or without.
func (c *club) comes(who, game string, environ ...string) *guest {
	c.t.Helper()
	s := c.session(who)
	for _, v := range environ {
		name, value, _ := strings.Cut(v, "=")
		if err := s.Setenv(name, value); err != nil {
			c.t.Fatal(err)
		}
	}
	g := &guest{Terminal: screentest.New(80, 24), t: c.t, session: s, ended: make(chan error, 1), drawn: make(chan struct{})}
	s.Stdout = g
	typed, err := s.StdinPipe()
	if err == nil {
		err = s.RequestPty("xterm-256color", 24, 80, ssh.TerminalModes{})
	}
	if err == nil && game != "" {
		err = s.Start(game)
	} else if err == nil {
		err = s.Shell()
	}
	if err != nil {
		c.t.Fatal(err)
	}
	g.typed = typed
	go func() { _, _ = io.Copy(typed, g.Terminal) }() // what the terminal answers and what is typed
	go func() { g.ended <- s.Wait() }()
	return g
}

// Write draws, and says that something was drawn.
func (g *guest) Write(p []byte) (int, error) {
	n, err := g.Terminal.Write(p)
	g.mu.Lock()
	defer g.mu.Unlock()
	close(g.drawn)
	g.drawn = make(chan struct{})
	return n, err
}

func (g *guest) more() chan struct{} {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.drawn
}

// patience is how long something is waited for that comes at once on a machine that does nothing else.
const patience = 30 * time.Second

// sees waits for texts to be on the screen.
func (g *guest) sees(texts ...string) {
	g.t.Helper()
	late := time.After(patience)
	for {
		more, missing := g.more(), ""
		for _, text := range texts {
			if !strings.Contains(g.Text(), text) {
				missing = text
			}
		}
		if missing == "" {
			return
		}
		select {
		case <-more:
		case <-late:
			g.t.Fatalf("no %q in\n%s", missing, g.Text())
		}
	}
}

// leaves waits for the end of the session and gives its code.
func (g *guest) leaves() int {
	g.t.Helper()
	select {
	case err := <-g.ended:
		if exit := (*ssh.ExitError)(nil); errors.As(err, &exit) {
			return exit.ExitStatus()
		}
		if err != nil {
			g.t.Errorf("the session ends with %v", err)
		}
	case <-time.After(patience):
		g.t.Fatalf("the session does not end:\n%s", g.Text())
	}
	return 0
}

// log is what a server says.
type log struct {
	mu   sync.Mutex
	text bytes.Buffer
	more chan struct{}
}

func (l *log) Write(p []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.more != nil {
		close(l.more)
		l.more = nil
	}
	return l.text.Write(p)
}

// so is the text so far, and what is closed when there is more.
func (l *log) so() (string, chan struct{}) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.more == nil {
		l.more = make(chan struct{})
	}
	return l.text.String(), l.more
}

// says waits for a line with texts.
func (l *log) says(t *testing.T, texts ...string) {
	t.Helper()
	late := time.After(patience)
	for {
		text, more := l.so()
		for line := range strings.Lines(text) {
			has := true
			for _, part := range texts {
				has = has && strings.Contains(line, part)
			}
			if has {
				return
			}
		}
		select {
		case <-more:
		case <-late:
			t.Fatalf("no line with %q in\n%s", texts, text)
		}
	}
}
