package input

import (
	"bytes"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	uv "github.com/charmbracelet/ultraviolet"
	"github.com/charmbracelet/x/ansi"
)

// keyEscape is Esc in the way of the kitty keyboard protocol: the reader takes it at once,
// where it would wait for more after a bare ESC.
var keyEscape = []byte("\x1b[27u")

// functionKeys are F1 to F5 as xterm sends them.
var functionKeys = [...]string{"\x1bOP", "\x1bOQ", "\x1bOR", "\x1bOS", "\x1b[15~"}

// alt is a key with Alt, in the way of the kitty keyboard protocol as well.
func alt(r rune) []byte {
	mod := 3
	switch {
	case r == '\t' || r == '\r' || r == del:
	case r == 0:
		r, mod = ' ', 7
	case r < 0x1b:
		r, mod = r+0x60, 7
	case r < ' ':
		r, mod = r+0x40, 7
	case r >= 'A' && r <= 'Z':
		r, mod = r+'a'-'A', 4
	}
	return fmt.Appendf(nil, "\x1b[%d;%du", r, mod)
}

// shifted says whether a sequence that goes on may be a key with Shift as urxvt sends it:
// ESC [ 7 $, which by the standard has not ended.
func shifted(pending []byte) bool {
	digits, ok := strings.CutSuffix(string(pending), "$")
	return ok && len(digits) > 2 && strings.Trim(digits[2:], "0123456789") == ""
}

func shiftedKey(pending []byte) []byte {
	return fmt.Appendf(nil, "%s;2~", pending[:len(pending)-1])
}

// modernKey is a key of ESC O with a modifier, ESC O 5 P, in the way of today.
func modernKey(ss3 []byte) []byte {
	n := len(ss3) - 1
	if n == 2 || ss3[n] < 'A' {
		return ss3
	}
	return fmt.Appendf(nil, "\x1b[1;%s%c", ss3[2:n], ss3[n])
}

// modernMouse is a mouse of X10, ESC [ M and three bytes, in the way of today.
func modernMouse(x10 []byte) []byte {
	button, end := x10[3]-' ', 'M'
	if button&3 == 3 && button < 0x40 {
		end = 'm'
	}
	return fmt.Appendf(nil, "\x1b[<%d;%d;%d%c", button, x10[4]-' ', x10[5]-' ', end)
}

// meaning is what a sequence says.
type meaning uint8

const (
	nothing meaning = iota // or nothing that was asked for
	aKey
	aReport
	leaving // Ctrl+C
	pasteBegins
	pasteEnds
)

// meaningOf asks the reader that the sequence is for what it makes of it. What that does not
// know, and what ends it, says nothing.
func meaningOf(sequence []byte) (says meaning) {
	defer func() {
		if recover() != nil {
			says = nothing
		}
	}()
	if bytes.HasPrefix(sequence, []byte("\x1b[")) && sequence[len(sequence)-1] == '_' {
		return nothing // the keyboard of Windows, where one key can stand for 65,535
	}
	event, whole := decode(sequence)
	if !whole {
		return nothing
	}
	switch event := event.(type) {
	case uv.KeyPressEvent:
		return keyMeaning(event)
	case uv.MultiEvent: // F3 and where the cursor stands look alike
		if key, ok := event[0].(uv.KeyPressEvent); ok {
			return keyMeaning(key)
		}
	case uv.KeyReleaseEvent:
		return aKey
	case uv.MouseEvent:
		if m := event.Mouse(); m.X >= 0 && m.X < MostColumns && m.Y >= 0 && m.Y < MostRows {
			return aReport
		}
	case uv.FocusEvent, uv.BlurEvent, uv.ForegroundColorEvent, uv.BackgroundColorEvent, uv.CursorColorEvent,
		uv.KeyboardEnhancementsEvent, uv.ModeReportEvent, uv.CursorPositionEvent:
		return aReport
	case uv.PasteStartEvent:
		return pasteBegins
	case uv.PasteEndEvent:
		return pasteEnds
	}
	return nothing
}

// decode does with a sequence what the reader does, and says whether nothing is left over.
func decode(sequence []byte) (event uv.Event, whole bool) {
	parser := ansi.GetParser()
	defer ansi.PutParser(parser)
	_, _, _, _ = ansi.DecodeSequence(sequence, ansi.NormalState, parser)
	var d uv.EventDecoder
	n, event := d.Decode(sequence)
	return event, n == len(sequence)
}

// keyMeaning is what a key says. No key types a control or half a letter.
func keyMeaning(k uv.KeyPressEvent) meaning {
	if k.Code == 'c' && k.Mod.Contains(uv.ModCtrl) {
		return leaving
	}
	if k.Code == utf8.RuneError || strings.ContainsFunc(k.Text, func(r rune) bool { return unicode.IsControl(r) || r == utf8.RuneError }) {
		return nothing
	}
	return aKey
}

// isKey says whether a sequence is a key.
func isKey(sequence []byte) bool { return meaningOf(sequence) == aKey }
