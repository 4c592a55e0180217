package kit

import (
	tea "charm.land/bubbletea/v2"

	"tanteo/sheet"
	"tanteo/tui/draw"
	"tanteo/tui/key"
)

// Over is a list or a form that lies over the side of the table. It gets every key but those that
// work everywhere. It knows neither the root nor another Over: it is made with what it tells of a
// game, and gives back actions.
type Over interface {
	// Update is the Over after a key, a paste or an answer, with at most one action. Answers for
	// others change nothing.
	Update(env Env, msg tea.Msg) (Over, Action)

	// KeyRows are its keys, in the order of the hint line.
	KeyRows(env Env) []OverRow

	// View draws it; it changes nothing.
	View(env Env, room Room) Panel

	// Typed says whether letters are typed into it. Then only help and leaving work besides.
	Typed() bool
}

// OverRow is a key of an Over: the Over after it, with at most one action.
type OverRow = key.Row[func() (Over, Action)]

// Follower is an Over that tells of a game which another session can change.
type Follower interface {
	Over

	// Of is the same Over for the game as it stands now.
	Of(g sheet.Game) Over
}

// Room is the space that an Over has: columns, rows, and the width of the rows under the board.
type Room struct{ W, H, Foot int }

// Panel is the drawing of an Over.
type Panel struct {
	Title, End string // of its heading
	Lines      []string
	X, Y       int     // of the cursor, in the lines
	Line       string  // in place of the entry; "" leaves that
	Answer     *Answer // under it; nil leaves what stands there
}

// Answer is what stands under the entry: two lines, the first in an ink.
type Answer struct {
	Ink   draw.Ink
	Lines [2]string
}
