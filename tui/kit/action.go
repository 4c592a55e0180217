package kit

import tea "charm.land/bubbletea/v2"

// Action is what a page or a pane asks of the root; nil is nothing. The set is closed, and none
// of it holds a function of the root.
type Action interface{ isAction() }

type (
	// Close leaves the page; what lay under it is shown.
	Close struct{}

	// Ask has something done away from the keys, such as reading files. Its answer comes to the
	// page that asked.
	Ask struct{ Cmd tea.Cmd }
)

func (Close) isAction() {}
func (Ask) isAction()   {}
