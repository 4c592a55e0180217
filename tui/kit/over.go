package kit

import (
	tea "charm.land/bubbletea/v2"

	"tanteo/sheet"
	"tanteo/tui/draw"
)

// Over is a list or a form that lies over the side of the table. It gets every key but those that
// work everywhere. Like a page it knows neither the root nor another one: all that it tells of a
// game comes with it when it is made, and what it wants done it gives back as an action.
type Over interface {
	// Update is the Over after a key, a paste, or the answer to what it asked for, with at most
	// one action. Answers for others change nothing.
	Update(env Env, msg tea.Msg) (Over, Action)

	// View draws it; it changes nothing.
	View(env Env, room Room) Panel

	// Typed says whether it is typed in, so that only help and leaving work besides.
	Typed() bool
}

// Follower is an Over that tells of a game which another session can change meanwhile.
type Follower interface {
	Over

	// Of is the same of the game as it stands now.
	Of(g sheet.Game) Over
}

// Room is how much an Over can be drawn in: columns and rows, and how wide the rows under the
// board are.
type Room struct{ W, H, Foot int }

// Panel is what is drawn of an Over.
type Panel struct {
	Title, End string // of its heading
	Lines      []string
	X, Y       int // of the cursor, in the lines
	Hints      []Hint
	Line       string  // in place of the entry; "" leaves that
	Answer     *Answer // under it; nil leaves what stands there
}

// Answer is what stands under the entry: two lines, the first in an ink.
type Answer struct {
	Ink   draw.Ink
	Lines [2]string
}
