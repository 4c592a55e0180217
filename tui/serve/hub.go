package serve

import (
	"sync"
	"time"
)

// hub tells all sessions that have a game open what is done with it: it is watched once, however many
// they are.
type hub struct {
	watch func(id string, tell func()) (stop func())

	mu    sync.Mutex
	games map[string]*followed
}

// followed is a game that sessions follow.
type followed struct {
	stop  func()
	tells map[*func()]bool
}

// Whoever only looks on is told of the first change at once, and then no oftener than so: the more there
// are, the longer it is.
const (
	restOfFew  = 250 * time.Millisecond
	restOfMany = 500 * time.Millisecond
	many       = 150
)

// follow tells of a game until stop. Whoever looks on is told less often than who writes.
func (h *hub) follow(id string, looksOn bool, tell func()) (stop func()) {
	if looksOn {
		p := &paced{tell: tell, rest: func() time.Duration { return h.rest(id) }}
		leave := h.join(id, p.told)
		return func() {
			leave()
			p.stop()
		}
	}
	return h.join(id, tell)
}

// join has a game watched, where it is not yet.
func (h *hub) join(id string, tell func()) (leave func()) {
	h.mu.Lock()
	defer h.mu.Unlock()
	g := h.games[id]
	if g == nil {
		g = &followed{tells: map[*func()]bool{}}
		h.games[id] = g
		g.stop = h.watch(id, func() { h.told(g) })
	}
	g.tells[&tell] = true
	return sync.OnceFunc(func() {
		h.mu.Lock()
		defer h.mu.Unlock()
		if delete(g.tells, &tell); len(g.tells) == 0 {
			delete(h.games, id)
			g.stop()
		}
	})
}

// told tells everybody who follows a game.
func (h *hub) told(g *followed) {
	h.mu.Lock()
	all := make([]func(), 0, len(g.tells))
	for tell := range g.tells {
		all = append(all, *tell)
	}
	h.mu.Unlock()
	for _, tell := range all {
		tell()
	}
}

// rest is how long whoever looks on has none to come.
func (h *hub) rest(id string) time.Duration {
	h.mu.Lock()
	defer h.mu.Unlock()
	if g := h.games[id]; g != nil && len(g.tells) > many {
		return restOfMany
	}
	return restOfFew
}

// paced tells at once, and after a rest again where more has come: the newest is never left out.
type paced struct {
	tell func()
	rest func() time.Duration

	mu    sync.Mutex
	timer *time.Timer // a rest is on
	more  bool        // something has come in it
	ended bool
}

func (p *paced) told() {
	p.mu.Lock()
	if p.ended || p.timer != nil {
		p.more = true
		p.mu.Unlock()
		return
	}
	p.timer = time.AfterFunc(p.rest(), p.over)
	p.mu.Unlock()
	p.tell()
}

// over ends a rest.
func (p *paced) over() {
	p.mu.Lock()
	more := p.more && !p.ended
	p.timer, p.more = nil, false
	p.mu.Unlock()
	if more {
		p.told()
	}
}

func (p *paced) stop() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.ended = true
	if p.timer != nil {
		p.timer.Stop()
	}
}
