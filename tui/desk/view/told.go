package view

// Told is the text of the working as it was made for this frame.
type Told struct {
	W         int
	Title, At string
	Text      Text
}
