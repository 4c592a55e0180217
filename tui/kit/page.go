package kit

import (
	tea "charm.land/bubbletea/v2"

	"tanteo/tui/key"
)

// Page takes the whole window in place of the table. It knows neither the root nor another page,
// and gives back what it wants done as an action.
type Page interface {
	// Update is the page after a key, a paste or an answer, with at most one action. Answers for
	// others change nothing.
	Update(env Env, msg tea.Msg) (Page, Action)

	// View draws the page; it changes nothing.
	View(env Env) Screen
}

// KeyedPage is a page with the rows of its keys, in the order of the hint line.
type KeyedPage interface {
	Page
	KeyRows(env Env) []PageRow
}

// PageRow is a key of a page: the page after it, with at most one action.
type PageRow = key.Row[func() (Page, Action)]

// Press is a page after a key. A key without a row changes nothing.
func Press(p KeyedPage, env Env, msg tea.KeyPressMsg) (Page, Action) {
	if row, bound := key.Find(p.KeyRows(env), msg); bound {
		return row.Ask()
	}
	return p, nil
}

// Screen is a window row by row, and where the cursor stands.
type Screen struct {
	Rows   []string
	X, Y   int
	Cursor bool // it is shown
}

// Holder is a page or a form that is typed in. While it holds something, undo can bring back what
// Esc takes away.
type Holder interface{ Holds() bool }

// Regainer is a page that stays open when Esc clears what is typed in it.
type Regainer interface {
	Page
	Holder

	// Regain is the page as it is now, with what it held before.
	Regain(before Page) Page
}
