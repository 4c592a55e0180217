package screentest

// The keys as a terminal sends them.
const (
	Up        = "\x1b[A"
	Down      = "\x1b[B"
	Right     = "\x1b[C"
	Left      = "\x1b[D"
	Home      = "\x1b[H"
	End       = "\x1b[F"
	Delete    = "\x1b[3~"
	PageUp    = "\x1b[5~"
	PageDown  = "\x1b[6~"
	F1        = "\x1bOP"
	F2        = "\x1bOQ"
	F10       = "\x1b[21~"
	Enter     = "\r"
	LineFeed  = "\n"
	Tab       = "\t"
	ShiftTab  = "\x1b[Z"
	Space     = " "
	Backspace = "\x7f"
	Esc       = "\x1b"
)

// Ctrl is a letter with the control key.
func Ctrl(letter byte) string { return string(rune(letter & 0x1f)) }

// Paste is a text as a terminal sends it when it is pasted: in brackets. An escape sign in it
// ends the brackets early, as it does in a terminal that does not filter it.
func Paste(text string) string { return "\x1b[200~" + text + "\x1b[201~" }

// Times is a key so many times.
func Times(n int, key string) []string {
	keys := make([]string, n)
	for i := range keys {
		keys[i] = key
	}
	return keys
}
