package tui

// told is the text of the working as it was made for this frame.
type told struct {
	w         int
	title, at string
	lines     []string
}
