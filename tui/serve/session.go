package serve

import (
	"errors"
	"fmt"
	"io"
	"log/slog"
	"runtime/debug"
	"strings"
	"sync/atomic"
	"time"

	"charm.land/ssh"

	"tanteo/editions/words"
	"tanteo/sheet/store"
	"tanteo/tui"
	"tanteo/tui/files"
	"tanteo/tui/phrases"
	"tanteo/tui/write"
)

// session is one screen of one person.
type session struct {
	ssh.Session
	*server
	line    *line
	person  Person
	games   *store.Store // those that are open to the person
	lang    *phrases.Language
	environ []string
	log     *slog.Logger
	active  atomic.Int64  // when something was typed or drawn last
	leave   chan struct{} // is closed when this one has to leave
}

// session shows the screen to whoever has come in.
func (s *server) session(of ssh.Session) {
	l, ok := of.Context().Value(lineKey{}).(*line)
	if !ok {
		return
	}
	l.stays()
	defer l.lingers()
	one := &session{Session: of, server: s, line: l, leave: make(chan struct{})}
	one.log = s.log.With("from", l.from)
	person, known, err := s.keys.Find(of.PublicKey())
	one.settle(person)
	if !known || err != nil {
		one.refuse(one.lang.Served.Gone, goneKey)
		return
	}
	one.log = one.log.With("key", person.Print, "name", person.Name, "role", called(person.Role))
	number, ok := s.enter(person)
	if !ok {
		one.refuse(one.lang.Served.TooMany, tooMany)
		return
	}
	defer s.exit(person)
	one.run(number)
}

// settle takes over what is known of whoever has come in.
func (one *session) settle(p Person) {
	one.person, one.games = p, one.set.Screen.Games.Part(p.Sees)
	one.environ = one.Environ()
	one.lang = phrases.For(one.language())
}

// variable is what the client told of its environment.
func (one *session) variable(name string) string {
	for _, v := range one.environ {
		if value, ok := strings.CutPrefix(v, name+"="); ok {
			return value
		}
	}
	return ""
}

// language is what the client asks for, else that of the server.
func (one *session) language() string {
	if one.variable("LC_ALL")+one.variable("LC_MESSAGES")+one.variable("LANG") == "" {
		return one.set.Screen.Lang
	}
	return one.set.Language(one.variable)
}

// refuse says why there is no screen, in one sentence, and notes it.
func (one *session) refuse(said phrases.Said, reason string) {
	one.log.Warn(toldRefused, "reason", reason)
	one.line.lingers()
	fmt.Fprintf(one.Stderr(), "tanteo: %s\r\n", said.Sentence())
	_ = one.Exit(refusedCode)
}

// refusedCode is the exit code of who is refused.
const refusedCode = 1

// run shows the screen.
func (one *session) run(number int) {
	pty, _, has := one.Pty()
	if !has || !isTerm(pty.Term) || !tui.CanDraw(pty.Term) {
		one.refuse(one.lang.Served.NoTerminal, noTerminal)
		return
	}
	asked := one.Command()
	if len(asked) > 1 {
		one.refuse(one.lang.Served.OneGame, moreAsked)
		return
	}
	game, ok := one.game(strings.Join(asked, ""))
	if !ok {
		one.refuse(one.lang.Served.NoGame, noGame)
		return
	}
	one.log = one.log.With("game", game)
	one.log.Info(toldSession, "number", number)
	begun := time.Now()
	reason, err := one.show(game, number, pty)
	one.log.Info(toldEnd, "number", number, "reason", reason, "after", time.Since(begun).Round(time.Second).String())
	one.bye(reason, err)
}

// show shows the screen until it is left.
func (one *session) show(game string, number int, pty ssh.Pty) (reason string, err error) {
	words.Guard()
	defer func() {
		if fault := recover(); fault != nil {
			reason, err = broken, &phrases.CrashError{Value: fault, File: files.Crash(one.set.Folder, fault, debug.Stack())}
		}
		if crash, ok := errors.AsType[*phrases.CrashError](err); ok {
			reason = broken
			one.log.Error(toldFault, "value", fmt.Sprint(crash.Value), "file", crash.File)
		}
	}()
	ended := make(chan struct{})
	defer close(ended)
	why := make(chan string, 1)
	go one.line.guard(func() { one.watch(ended, why) })
	one.environ = append(one.environ, "TERM="+pty.Term, "SSH_TTY=ssh")
	err = tui.RunOn(one.Context(), one.screen(number), game, tui.Terminal{
		In: one.told(one.Session), Out: one.drawn(one.Session), Environ: one.environ,
		Size: tui.Size{Columns: pty.Window.Width, Rows: pty.Window.Height}, Resizes: one.line.sizes, Leave: one.leave,
	})
	select {
	case reason = <-why:
		return reason, err
	default:
	}
	if one.Context().Err() != nil {
		return dropped, err
	}
	return left, err
}

// watch has the session leave when the server stops, or nothing has happened for long.
func (one *session) watch(ended <-chan struct{}, why chan<- string) {
	one.touch()
	timer := time.NewTimer(one.set.Limits.Idle)
	defer timer.Stop()
	for {
		select {
		case <-ended:
			return
		case <-one.server.leave:
			why <- stopped
			close(one.leave)
			return
		case <-timer.C:
			rest := one.set.Limits.Idle - time.Since(time.Unix(0, one.active.Load()))
			if rest > 0 {
				timer.Reset(rest)
				continue
			}
			why <- idle
			close(one.leave)
			return
		}
	}
}

func (one *session) touch() { one.active.Store(time.Now().UnixNano()) }

// screen are the settings of this one screen.
func (one *session) screen(number int) tui.Settings {
	set, p := one.set.Screen, one.person
	set.Lang = one.language()
	set.Profile = tui.Profile(one.set.Colour, nil, one.environ)
	set.Games, set.Role, set.Shared = one.games, p.Role, one.sharedBy(p.Games)
	set.Holder.User, set.Holder.TTY, set.Holder.Since = p.Shown(), fmt.Sprint("ssh ", number), set.Now()
	set.Multiplexer, set.Remote, set.Suspend, set.Hidden = write.MultiplexerOf(one.environ), true, false, true
	set.Follow = func(id string, tell func()) func() { return one.hub.follow(id, p.Role.Sealed(), tell) }
	set.Remember, set.Doubts = nil, nil
	set.Last, set.Tiles, set.House, set.Clock, set.Check = "", "", "", "", false
	return set
}

// game is the one that is asked for, by its id or a part of it; "" is the list, where several are
// meant. It says false where there is none.
func (one *session) game(asked string) (id string, ok bool) {
	all, err := one.games.List()
	if err != nil {
		return "", asked == ""
	}
	var meant []string
	for _, g := range all {
		switch {
		case g.ID == asked:
			return g.ID, true
		case strings.Contains(g.ID, asked):
			meant = append(meant, g.ID)
		}
	}
	if len(meant) == 1 {
		return meant[0], true
	}
	return "", asked == "" || len(meant) > 1
}

// bye says why the screen is gone, where whoever sits there did not leave it himself.
func (one *session) bye(reason string, err error) {
	one.line.lingers()
	said, code := phrases.Said{}, 0
	switch {
	case reason == broken:
		said, code = one.lang.Served.Fault, 1
	case err != nil:
		said.What, said.Todo = one.lang.Explain(err, phrases.Context{})
		code = 1
	case reason == stopped:
		said = one.lang.Served.Stopped
	case reason == idle:
		said = one.lang.Served.Idle
	}
	if said.What != "" {
		fmt.Fprintf(one, "tanteo: %s\r\n", said.Sentence())
	}
	_ = one.Exit(code)
}

// told is what is typed, and drawn what is drawn: both say that the session is no idle one.
func (one *session) told(in io.Reader) io.Reader   { return heard{in, one.touch} }
func (one *session) drawn(out io.Writer) io.Writer { return written{out, one.touch} }

type heard struct {
	io.Reader
	touch func()
}

func (h heard) Read(p []byte) (int, error) {
	n, err := h.Reader.Read(p)
	h.touch()
	return n, err
}

type written struct {
	io.Writer
	touch func()
}

func (w written) Write(p []byte) (int, error) {
	w.touch()
	return w.Writer.Write(p)
}
