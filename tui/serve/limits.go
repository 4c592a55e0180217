package serve

import (
	"net"
	"slices"
	"sync"
	"time"

	"tanteo/tui"
)

// Limits are how much a server bears. What is 0 is as usual.
type Limits struct {
	Sessions  int           // at once
	OfKey     int           // at once with the same key
	Waiting   int           // connections at once that have no session yet
	Handshake time.Duration // until a connection has a session
	Tries     int           // keys that a connection may offer
	Idle      time.Duration // in which nothing is typed and nothing drawn
}

// usual are the limits with what is usual where nothing else is said.
func (l Limits) usual() Limits {
	or := func(n *int, usual int) {
		if *n == 0 {
			*n = usual
		}
	}
	wait := func(d *time.Duration, usual time.Duration) {
		if *d == 0 {
			*d = usual
		}
	}
	or(&l.Sessions, 300)
	or(&l.OfKey, 8)
	or(&l.Waiting, 128)
	or(&l.Tries, 6)
	wait(&l.Handshake, 10*time.Second)
	wait(&l.Idle, 8*time.Hour)
	return l
}

// lines are the connections that have no session yet. Where they are too many, the one that has waited
// longest is ended: whoever has a key does not need long.
type lines struct {
	limits  Limits
	refused func(l *line, reason string)

	mu      sync.Mutex
	waiting []*line // the oldest first
}

// arrivals takes connections up in the order in which they come: what serves them has no order.
type arrivals struct {
	net.Listener
	lines *lines
}

func (a arrivals) Accept() (net.Conn, error) {
	conn, err := a.Listener.Accept()
	if err != nil {
		return nil, err
	}
	return a.lines.arrive(conn), nil
}

// lineKey is where the context of a connection has its line.
type lineKey struct{}

// line is a connection.
type line struct {
	net.Conn
	of    *lines
	from  string
	sizes chan tui.Size // the newest size of the window

	mu      sync.Mutex
	timer   *time.Timer // ends it where no session is open
	begun   bool        // a session was opened
	served  bool        // a session was there
	ended   bool
	offered []string // fingerprints of keys that let nobody in
}

// arrive takes a connection up.
func (all *lines) arrive(conn net.Conn) *line {
	l := &line{Conn: conn, of: all, from: conn.RemoteAddr().String(), sizes: make(chan tui.Size, 1)}
	l.mu.Lock()
	l.timer = time.AfterFunc(all.limits.Handshake, func() { l.end(noSession) })
	l.mu.Unlock()
	all.mu.Lock()
	all.waiting = append(all.waiting, l)
	var oldest *line
	if len(all.waiting) > all.limits.Waiting {
		oldest = all.waiting[0]
		all.waiting = slices.Delete(all.waiting, 0, 1)
	}
	all.mu.Unlock()
	if oldest != nil {
		oldest.end(crowded)
	}
	return l
}

// leave takes a connection from those that wait.
func (all *lines) leave(l *line) {
	all.mu.Lock()
	defer all.mu.Unlock()
	if i := slices.Index(all.waiting, l); i >= 0 {
		all.waiting = slices.Delete(all.waiting, i, i+1)
	}
}

// offers notes a key that lets nobody in.
func (l *line) offers(print string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.offered = append(l.offered, print)
}

// begins says whether a session may be opened: there is one a connection.
func (l *line) begins() bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	first := !l.begun
	l.begun = true
	return first
}

// stays has the connection stay as long as its session does.
func (l *line) stays() {
	l.mu.Lock()
	l.served = true
	l.timer.Stop()
	l.mu.Unlock()
	l.of.leave(l)
}

// lingers ends the connection where the client does not, once its session is over.
func (l *line) lingers() {
	l.mu.Lock()
	defer l.mu.Unlock()
	if !l.ended {
		l.timer.Reset(l.of.limits.Handshake)
	}
}

// Close ends the connection.
func (l *line) Close() error { return l.end(left) }

// end ends the connection, and tells of one that came to no session.
func (l *line) end(reason string) error {
	l.mu.Lock()
	first, served := !l.ended, l.served
	if len(l.offered) > 0 && reason == left {
		reason = unknownKey
	}
	l.ended = true
	l.timer.Stop()
	l.mu.Unlock()
	if first {
		l.of.leave(l)
		if !served {
			l.of.refused(l, reason)
		}
	}
	return l.Conn.Close()
}

// guard does something on a goroutine of its own, whose panic ends this connection alone.
func (l *line) guard(do func()) {
	defer func() {
		if fault := recover(); fault != nil {
			_ = l.end(broken)
		}
	}()
	do()
}
