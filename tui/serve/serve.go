// Package serve is the screen over ssh: many people at once, each at a terminal of his own, in one
// process and without an account on its machine.
//
//	err := serve.Serve(ctx, serve.Settings{Listen: "127.0.0.1:2222", Folder: dir, Screen: settings, …})
//
// A connection goes this way, and every step can end it:
//
//	line ──► key ──► session ──► person, role, game ──► tui.RunOn
//	limits   keys    requests    session                the same screen as everybody's
//
// Who is trusted with what, and which test shows it:
//
// Whoever reaches the port is trusted with nothing. Without a key of the file he gets no further than the
// key exchange, and no password is asked for (TestUnknownKey); however many never say who they are, those
// with a key come in (TestManyWhoNeverComeIn); a connection that comes to no session ends (TestTooSlow).
// A line of the file that is not understood, and OpenSSH's own options, let nobody in (TestReadKeys).
//
// Whoever has a key is trusted with the screen, and with nothing of the machine: no command, no files, no
// forwarding, no agent, no variable but for language and colours, one session a connection
// (TestNothingButTheScreen). He cannot take the room of others (TestTooManySessions), nor end the server or
// stall them by what his window says (TestAnySize). He sees, opens and makes the games that match his
// pattern, and no others (TestPatternOfGames).
//
//	spectator   what is for all; notes, takes and searches nothing (TestSpectatorOnlyLooks)
//	player      besides, his own play of a round, once; not those of others before it is closed
//	            (TestPlayersOfARound, and what sitting.Role and sheet.Log.Sealed are held to)
//	scorer      all of these games, but for deleting them, and no path of the machine (TestScorerHasNoFiles)
//
// What a role may not do is refused where it is done, not only left out of the menus.
//
// Whoever keeps the machine is trusted with everything: the games are his files, the log tells him who came
// and not what was typed (TestScorerAndSpectator), and a stop of his saves what all were doing (TestStop).
// Whoever can write in his folder can let in whom he likes.
package serve

import (
	"context"
	"io"
	"log/slog"
	"net"
	"path/filepath"
	"sync"
	"time"

	"charm.land/ssh"
	"charm.land/wish/v2"
	gossh "golang.org/x/crypto/ssh"

	"tanteo/tui"
	"tanteo/tui/phrases"
	"tanteo/tui/sitting"
)

// Settings is what a server is started with.
type Settings struct {
	Listen string // the address, with its port
	Folder string // of the user: the keys are in it, and the key of the host
	Screen tui.Settings
	Colour string // as tui.Profile takes it

	Language  func(getenv func(string) string) string // that an environment asks for
	Listening func(address string)                    // is told once the server is ready
	Log       io.Writer                               // a line for each session, its end and each refusal
	Limits    Limits
}

// Names of what a server has in the folder of its user.
const (
	folder  = "serve"
	keyFile = "authorized_keys"
	hostKey = "host_ed25519"
)

// A server that is stopped waits so long for its sessions to save and to say so, and then so long for their
// clients to read it.
const stopWaits, readWaits = 4 * time.Second, time.Second

// Serve serves until the context ends. Then everybody is told, and everything is saved. The error is a
// *phrases.ListenError, or one of the files of the server.
func Serve(ctx context.Context, set Settings) error {
	s := newServer(set)
	listener, err := new(net.ListenConfig).Listen(ctx, "tcp", set.Listen)
	if err != nil {
		return &phrases.ListenError{Address: set.Listen, Err: err}
	}
	defer listener.Close()
	server, err := s.ssh()
	if err != nil {
		return err
	}
	s.readKeys()
	ended := make(chan error, 1)
	go func() { ended <- server.Serve(arrivals{listener, &s.lines}) }()
	set.Listening(listener.Addr().String())
	select {
	case <-ctx.Done():
		err = nil
	case err = <-ended:
	}
	_ = listener.Close()
	s.stop(stopWaits)
	reading, enough := context.WithTimeout(context.Background(), readWaits)
	defer enough()
	_ = server.Shutdown(reading) // its error says that some do not read
	_ = server.Close()
	return err
}

// server is a server that runs.
type server struct {
	set   Settings
	keys  keyring
	log   *slog.Logger
	lines lines
	hub   hub
	leave chan struct{} // is closed when everybody has to leave

	mu       sync.Mutex
	stopping bool
	sessions sync.WaitGroup
	number   int                        // of sessions so far
	open     map[string]int             // sessions that are open, by fingerprint
	shared   map[string]*sitting.Shared // what those who look on share, by the pattern of the games that are open to them
}

func newServer(set Settings) *server {
	set.Limits = set.Limits.usual()
	s := &server{set: set, log: newLog(set.Log), leave: make(chan struct{}), open: map[string]int{}, shared: map[string]*sitting.Shared{}}
	s.hub = hub{watch: set.Screen.Follow, games: map[string]*followed{}}
	s.lines = lines{limits: set.Limits, refused: s.refused}
	s.keys = keyring{file: filepath.Join(set.Folder, folder, keyFile), told: func(err error) { s.log.Warn(toldMistake, "reason", err.Error()) }}
	return s
}

// ssh is the server of connections: keys only, and nothing but sessions.
func (s *server) ssh() (*ssh.Server, error) {
	server, err := wish.NewServer(
		wish.WithHostKeyPath(filepath.Join(s.set.Folder, folder, hostKey)),
		wish.WithVersion("tanteo"),
		wish.WithPublicKeyAuth(s.admits),
		wish.WithMiddleware(func(ssh.Handler) ssh.Handler { return s.session }),
	)
	if err != nil {
		return nil, err
	}
	server.HandshakeTimeout = s.set.Limits.Handshake
	server.ConnCallback = func(ctx ssh.Context, conn net.Conn) net.Conn {
		ctx.SetValue(lineKey{}, conn)
		return conn
	}
	server.ServerConfigCallback = func(ssh.Context) *gossh.ServerConfig {
		return &gossh.ServerConfig{MaxAuthTries: s.set.Limits.Tries}
	}
	server.ChannelHandlers = map[string]ssh.ChannelHandler{"session": s.opens}
	server.RequestHandlers = map[string]ssh.RequestHandler{}
	server.SubsystemHandlers = map[string]ssh.SubsystemHandler{}
	return server, nil
}

// admits says whether a key is one of those that may come in. That it is really his the client proves
// afterwards.
func (s *server) admits(ctx ssh.Context, key ssh.PublicKey) bool {
	_, ok, err := s.keys.Find(key)
	if err != nil {
		s.log.Error(toldNoKeys, "reason", err.Error())
	}
	if l, is := ctx.Value(lineKey{}).(*line); is && !ok {
		l.offers(gossh.FingerprintSHA256(key))
	}
	return ok
}

// opens opens the one session that a connection may have.
func (s *server) opens(server *ssh.Server, conn *gossh.ServerConn, channel gossh.NewChannel, ctx ssh.Context) {
	l, ok := ctx.Value(lineKey{}).(*line)
	if !ok || !l.begins() {
		_ = channel.Reject(gossh.Prohibited, secondAsked)
		return
	}
	ssh.DefaultSessionHandler(server, conn, asked{channel, l.sizes, l.guard}, ctx)
}

// readKeys reads the keys once, so that mistakes are told at the start.
func (s *server) readKeys() {
	s.keys.mu.Lock()
	defer s.keys.mu.Unlock()
	if err := s.keys.refresh(); err != nil {
		s.log.Error(toldNoKeys, "reason", err.Error())
	}
	if len(s.keys.people) == 0 {
		s.log.Warn(toldNobody, "file", s.keys.file)
	}
}

// enter counts a session; false where there are too many, or no more are begun.
func (s *server) enter(p Person) (number int, ok bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	all := 0
	for _, n := range s.open {
		all += n
	}
	if s.stopping || all >= s.set.Limits.Sessions || s.open[p.Print] >= s.set.Limits.OfKey {
		return 0, false
	}
	s.sessions.Add(1)
	s.open[p.Print]++
	s.number++
	return s.number, true
}

// sharedBy is what those share to whom the same games are open: of what is open to others nobody gets a
// part by their having it open.
func (s *server) sharedBy(games string) *sitting.Shared {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.shared[games] == nil {
		s.shared[games] = new(sitting.Shared)
	}
	return s.shared[games]
}

// exit is for every session that has entered.
func (s *server) exit(p Person) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.open[p.Print]--; s.open[p.Print] == 0 {
		delete(s.open, p.Print)
	}
	s.sessions.Done()
}

// stop has everybody leave, and waits for them, but not for long.
func (s *server) stop(wait time.Duration) {
	s.mu.Lock()
	s.stopping = true
	close(s.leave)
	s.mu.Unlock()
	left := make(chan struct{})
	go func() { s.sessions.Wait(); close(left) }()
	select {
	case <-left:
	case <-time.After(wait):
		s.log.Warn(toldLate)
	}
}

// refused tells of a connection that came to no session.
func (s *server) refused(l *line, reason string) {
	s.log.Warn(toldRefused, "from", l.from, "keys", l.offered, "reason", reason)
}
