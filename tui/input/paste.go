package input

// paste is a text that the terminal has marked as pasted.
type paste struct {
	open bool
	text []byte
}

const pasteStart, pasteEnd = "\x1b[200~", "\x1b[201~"

// largestPaste is how much is pasted at once. What is longer comes as more pastes than one.
const largestPaste = 1 << 20

// add adds a letter or a control, and says whether the paste is as large as may be. Of the
// controls those stay that stand in a text.
func (p *paste) add(b []byte) (full bool) {
	if b[0] >= ' ' && b[0] != del || b[0] == '\t' || b[0] == '\n' || b[0] == '\r' {
		p.text = append(p.text, b...)
	}
	return len(p.text) >= largestPaste
}

// take closes the paste and gives it between its marks.
func (p *paste) take() []byte {
	text := p.text
	*p = paste{}
	if len(text) == 0 {
		return nil
	}
	return append(append([]byte(pasteStart), text...), pasteEnd...)
}
