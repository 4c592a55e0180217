package input_test

import (
	"bytes"
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	uv "github.com/charmbracelet/ultraviolet"

	"tanteo/tui/input"
)

const (
	ms   = time.Millisecond
	soon = 20 * ms // as the pieces of one write come over a line
)

// feed gives a filter what comes, one read a string, with the pauses between, and then as long
// a silence as it waits for.
func feed(f *input.Filter, came ...any) string {
	var out bytes.Buffer
	p := make([]byte, 4096)
	collect := func() {
		for f.Ready() > 0 {
			out.Write(p[:f.Next(p)])
		}
	}
	silence := func(d time.Duration) {
		for w := f.Wait(); w > 0 && d >= w; w = f.Wait() {
			f.Expire()
			collect()
			d -= w
		}
	}
	for _, c := range came {
		switch c := c.(type) {
		case string:
			f.Take([]byte(c))
			collect()
		case time.Duration:
			silence(c)
		}
	}
	silence(time.Hour)
	return out.String()
}

// keys is what Bubble Tea's reader makes of bytes, in short: keys by their names, pastes in
// brackets.
func keys(t testing.TB, bytes string) string {
	t.Helper()
	var all []string
	for _, event := range events(t, bytes) {
		switch event := event.(type) {
		case uv.KeyPressEvent:
			all = append(all, event.String())
		case uv.PasteEvent:
			all = append(all, fmt.Sprintf("<%s>", event.Content))
		case uv.PasteStartEvent, uv.PasteEndEvent:
		default:
			all = append(all, strings.TrimPrefix(fmt.Sprintf("%T", event), "uv."))
		}
	}
	return strings.Join(all, " ")
}

// events are what Bubble Tea's reader makes of bytes.
func events(t testing.TB, bytes string) []uv.Event {
	t.Helper()
	found := make(chan uv.Event)
	ended := make(chan error)
	go func() {
		ended <- uv.NewTerminalReader(strings.NewReader(bytes), "xterm-256color").StreamEvents(context.Background(), found)
	}()
	var all []uv.Event
	for {
		select {
		case event := <-found:
			all = append(all, event)
		case err := <-ended:
			if err != nil {
				t.Error(err)
			}
			return all
		}
	}
}

func TestFilter(t *testing.T) {
	for name, c := range map[string]struct {
		came []any
		want string
	}{
		// What may come.
		"letters":                        {[]any{"jamón"}, "j a m ó n"},
		"controls":                       {[]any{"\r\t\x7f\x01\x00"}, "enter tab backspace ctrl+a ctrl+space"},
		"arrows":                         {[]any{"\x1b[A\x1b[B\x1bOC\x1b[D"}, "up down right left"},
		"F1 in four ways":                {[]any{"\x1bOP\x1b[11~\x1b[P\x1b[[A"}, "f1 f1 f1 f1"},
		"F1 to F5 of the Linux console":  {[]any{"\x1b[[A\x1b[[B\x1b[[C\x1b[[D\x1b[[E"}, "f1 f2 f3 f4 f5"},
		"kitty's keyboard":               {[]any{"\x1b[97;5u\x1b[27u\x1b[13;2u\x1b[127;2u\x1b[120u"}, "ctrl+a esc shift+enter shift+backspace x"},
		"xterm's modifyOtherKeys":        {[]any{"\x1b[27;2;13~\x1b[27;5;105~"}, "shift+enter ctrl+i"},
		"urxvt's Shift":                  {[]any{"\x1b[7$", 150 * ms, "\x1b[3^"}, "shift+home ctrl+delete"},
		"Esc":                            {[]any{"\x1b"}, "esc"},
		"Esc, and again":                 {[]any{"\x1b", 30 * ms, "\x1b", 30 * ms, "\x1b"}, "esc esc esc"},
		"a burst of Esc":                 {[]any{"\x1b\x1b\x1b"}, "esc esc esc"},
		"Esc and a letter":               {[]any{"\x1b", 60 * ms, "x"}, "esc x"},
		"Esc and a letter in haste":      {[]any{"\x1b", 60 * ms, "PALO"}, "esc P A L O"},
		"Esc and an O in haste":          {[]any{"\x1b", 60 * ms, "O", 90 * ms, "N"}, "esc O N"},
		"Esc and an O":                   {[]any{"\x1b", 60 * ms, "O"}, "esc O"},
		"Esc and a bracket":              {[]any{"\x1b", 200 * ms, "["}, "esc ["},
		"Esc and an X":                   {[]any{"\x1b", 60 * ms, "XILO"}, "esc X I L O"},
		"Alt and a key":                  {[]any{"\x1bx\x1bX", soon, "\x1bñ\x1b\r\x1b\x7f"}, ""},
		"Alt and an arrow, as by urxvt":  {[]any{"\x1b\x1b[A"}, "alt+up"},
		"Ctrl and an arrow, as of old":   {[]any{"\x1bO5C\x1bOj"}, "ctrl+right mul"},
		"a mouse":                        {[]any{"\x1b[<0;5;6M\x1b[<0;5;6m"}, "MouseClickEvent MouseReleaseEvent"},
		"a mouse of X10":                 {[]any{"\x1b[M !!"}, "MouseClickEvent"},
		"a mouse of X10, far right":      {[]any{"\x1b[M \xe0!"}, "MouseClickEvent"},
		"focus":                          {[]any{"\x1b[I\x1b[O"}, "FocusEvent BlurEvent"},
		"a paste":                        {[]any{"\x1b[200~uno\rdos\x1b[201~x"}, "<uno\rdos> x"},
		"the ground":                     {[]any{"\x1b]11;rgb:ffff/ffff/ffff\x1b\\x"}, "BackgroundColorEvent x"},
		"the ground, ended by BEL":       {[]any{"\x1b]11;rgb:ffff/ffff/ffff\ax"}, "BackgroundColorEvent x"},
		"what the keyboard can":          {[]any{"\x1b[?1u"}, "KeyboardEnhancementsEvent"},
		"a mode":                         {[]any{"\x1b[?2026;2$y"}, "ModeReportEvent"},
		"8 bits":                         {[]any{"\x9bA\x8fP\x9d11;rgb:0/0/0\x9cx"}, "up f1 BackgroundColorEvent x"},
		"letters with bytes of controls": {[]any{"Û\u0178ě"}, "Û Ÿ ě"},
		"a letter and its mark":          {[]any{"ñ\u0303"}, "ñ\u0303"},

		// What is cut.
		"a letter":             {[]any{"\xc3", 300 * ms, "\xb3"}, "ó"},
		"an arrow after ESC":   {[]any{"\x1b", 90 * ms, "[A"}, "up"},
		"an arrow after ESC [": {[]any{"\x1b[", 900 * ms, "A"}, "up"},
		"an arrow, too late":   {[]any{"\x1b", 300 * ms, "[A"}, "esc up"},
		"an arrow, in bytes":   {[]any{"\x1b", 90 * ms, "O", 90 * ms, "A"}, "up"},
		"an answer":            {[]any{"\x1b]11;rg", 900 * ms, "b:ffff/ffff/ffff", 900 * ms, "\x1b", 900 * ms, "\\x"}, "BackgroundColorEvent x"},
		"an answer after ESC":  {[]any{"\x1b", 900 * ms, "]11;rgb:ffff/ffff/ffff\x1b\\"}, "esc BackgroundColorEvent"},
		"a mode in the middle": {[]any{"\x1b[?2026", 900 * ms, ";2$y"}, "ModeReportEvent"},
		"the end of a paste":   {[]any{"\x1b[200~uno\x1b[20", 900 * ms, "1~x"}, "<uno> x"},
		"a mouse of X10, cut":  {[]any{"\x1b[M !", soon, "!"}, "MouseClickEvent"},

		// What never ends.
		"a paste without an end":           {[]any{"\x1b[200~ AT", 1100 * ms, "x"}, "< AT> x"},
		"a paste ended by Ctrl+C":          {[]any{"\x1b[200~ AT", soon, "\x03"}, "< AT> ctrl+c"},
		"a paste ended by kitty's Ctrl+C":  {[]any{"\x1b[200~ AT", soon, "\x1b[99;5u"}, "< AT> ctrl+c"},
		"an answer without an end":         {[]any{"\x1b]11;rgb:ffff", 1100 * ms, "x"}, "x"},
		"an answer with Enter in it":       {[]any{"\x1b]11;rgb:ffff\rx\ay"}, "BackgroundColorEvent y"},
		"an answer without an end, Enter":  {[]any{"\x1b]11;rgb:ffff\rx", 1100 * ms, "y"}, "y"},
		"a title with Ctrl+U in it":        {[]any{"\x1b]0;HAND\x15TEST\x07x"}, "x"},
		"a title with Ctrl+U, cut":         {[]any{"\x1b]0;HAND", soon, "\x15", soon, "TEST\x7f", soon, "\x1b\\x"}, "x"},
		"texts with controls in them":      {[]any{"\x1b_a\rb\x1b\\\x1b^a\tb\x1b\\\x1bXa\x15b\x1b\\\x1bP1a\x08b\x1b\\x"}, "x"},
		"a text ended by CAN or SUB":       {[]any{"\x1b]0;HAND\x18x\x1b_ab\x1ay"}, "x y"},
		"a text ended by Ctrl+C":           {[]any{"\x1b]0;HAND\x15\x03x"}, "ctrl+c x"},
		"a DCS of letters":                 {[]any{"\x1bPHAND\x1b\\x"}, "x"},
		"a DCS of letters, cut":            {[]any{"\x1bP", soon, "HAND", soon, "\x1b\\x"}, "x"},
		"a DCS of letters, cut after ESC":  {[]any{"\x1b", soon, "PHAND", soon, "\x1b\\x"}, "x"},
		"Esc, a P in haste, Enter":         {[]any{"\x1b", soon, "P", soon, "ALÓ", soon, "\r"}, "esc P A L Ó enter"},
		"Esc, a P in haste, Esc":           {[]any{"\x1b", soon, "P", soon, "ALO", soon, "\x1b", 150 * ms, "x"}, "esc P A L O esc x"},
		"Esc, a P in haste, Ctrl+C":        {[]any{"\x1b", soon, "PALO", soon, "\x03"}, "esc P A L O ctrl+c"},
		"Alt and a P":                      {[]any{"\x1bP", 150 * ms, "HAND"}, "alt+shift+p H A N D"},
		"an answer ended by another":       {[]any{"\x1b]11;rgb:ffff\x1b[Ax"}, "up x"},
		"an answer ended by Ctrl+C":        {[]any{"\x1b]11;rgb:ffff\x03"}, "ctrl+c"},
		"a sequence ended by Ctrl+C":       {[]any{"\x1b[1;\x03"}, "ctrl+c"},
		"a sequence ended by another":      {[]any{"\x1b[1;\x1b[A"}, "up"},
		"a mouse of X10 ended by Ctrl+C":   {[]any{"\x1b[M \x03"}, "ctrl+c"},
		"a letter ended by Ctrl+C":         {[]any{"\xc3\x03"}, "ctrl+c"},
		"a letter ended by another":        {[]any{"\xc3x\xe2\x82y"}, "x y"},
		"Esc, then Ctrl+C":                 {[]any{"\x1b", soon, "\x03"}, "esc ctrl+c"},
		"a sequence longer than any is":    {[]any{"\x1b[" + strings.Repeat("1", 5000) + "Ax"}, "x"},
		"an answer longer than any is":     {[]any{"\x1b]52;c;" + strings.Repeat("QUJD", 50000) + "\x1b\\x"}, "x"},
		"the end of a paste that was none": {[]any{"\x1b[201~x"}, "x"},

		// What ends Bubble Tea's reader, and what it does not know.
		"33 parameters":                   {[]any{"\x1b[" + strings.Repeat("1;", 33) + "mx"}, "x"},
		"33 parameters of 8 bits":         {[]any{"\x9b" + strings.Repeat("1;", 33) + "mx"}, "x"},
		"33 parameters of a DCS":          {[]any{"\x1bP" + strings.Repeat("1;", 33) + "mx\x1b\\y"}, "y"},
		"a mouse of X10 in 8 bits":        {[]any{"\x9bM!!!x"}, "MouseClickEvent x"},
		"a key that stands for 65,535":    {[]any{"\x1b[65;0;97;1;0;65535_x"}, "x"},
		"half a letter as a key":          {[]any{"\x1b[0;0;55357;1;0;1_x"}, "x"},
		"a window as a report":            {[]any{"\x1b[8;10000;10000t\x1b[48;9;9;9;9tx"}, "x"},
		"colours that nobody asked for":   {[]any{"\x1bP1+r524742=1\x1b\\x"}, "x"},
		"a mouse where no window is":      {[]any{"\x1b[<0;9999999;1Mx"}, "x"},
		"a control as a key's text":       {[]any{"\x1b[97;;7u\x1b[27;1;7~x"}, "x"},
		"sequences of no meaning":         {[]any{"\x1b[5y\x1b[>z\x1b[1;2;3;4;5;6q\x1bOz\x1b[[Fx"}, "x"},
		"a key of ESC O that is none":     {[]any{"\x1bO8$x"}, "x"},
		"APC, PM and SOS":                 {[]any{"\x1b_Gi=1;OK\x1b\\\x1b^abc\x1b\\\x1bXabc\x1b\\x"}, "x"},
		"APC, PM and SOS in 8 bits":       {[]any{"\x9fabc\x9c\x9eabc\x9c\x98abc\x9cx"}, "x"},
		"bytes that no letter has":        {[]any{"\xff\xc0\x80\xfe\xa0x"}, "x"},
		"8 bits in UTF-8":                 {[]any{"\u009bA\u008fP\u009d11;rgb:0/0/0\u009cx"}, "up f1 BackgroundColorEvent x"},
		"texts in UTF-8":                  {[]any{"\u009d0;HI\u009c\u009fab\u009c\u009eab\u009c\u0098ab\u009c\u0090HI\u009cx"}, "x"},
		"texts in UTF-8, cut":             {[]any{"\xc2", soon, "\x9d0;\xc3", soon, "\x9cHI\xc2", soon, "\x9cx"}, "x"},
		"a control of 8 bits as a letter": {[]any{"\u009b\u0085x"}, "x"},
		"sequences within a paste":        {[]any{"\x1b[200~a\x1b[31mb\x1b[Ac\x07\x1b[200~d\x1b[201~x"}, "<abcd> x"},
	} {
		t.Run(name, func(t *testing.T) {
			got := keys(t, feed(input.NewFilter(false), c.came...))
			if c.want != got && c.want != "" {
				t.Errorf("%q gives %q, want %q", c.came, got, c.want)
			} else if c.want == "" {
				t.Log(got)
			}
		})
	}
}
