// Package inputtest makes up what a terminal may send.
//
//	text := inputtest.Bytes(random) // whatever bytes, many of them of sequences
//	sent := inputtest.Sent(random)  // what terminals do send: keys, pastes, answers
package inputtest

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// signs are the bytes that sequences are made of, and some letters.
const signs = "\x1b\x1b\x1b\x1b[[[[]OPX_^\\;;;:0123456789?<>=$ !mMARu~tcyn_\x07\x18\x1a\x03\r\x7f\x80\x8f\x90\x98\x9b\x9b\x9c\x9d\xc3\xb1\xe2\x82\xacaé"

// beginnings are what much can follow.
var beginnings = []string{"\x1b[200~", "\x1b[201~", "\x1b]11;rgb:", "\x1b[M", "\x9bM", "\x1b[99;5u", "\x1bP+r", strings.Repeat("1;", 40)}

// Bytes are bytes without a rule.
func Bytes(random *rand.Rand) string {
	var b strings.Builder
	for range random.IntN(40) {
		switch n := random.IntN(20); {
		case n < 2:
			b.WriteString(beginnings[random.IntN(len(beginnings))])
		case n < 5:
			b.WriteByte(byte(random.IntN(256)))
		default:
			b.WriteByte(signs[random.IntN(len(signs))])
		}
	}
	return b.String()
}

// Sent is what a terminal sends of its own accord, or a key that is no letter; also such that
// nobody knows, and such that never end. All of it is more than a byte after ESC.
func Sent(random *rand.Rand) string {
	from := func(signs string, least, most int) string {
		var b strings.Builder
		for range least + random.IntN(most-least+1) {
			b.WriteByte(signs[random.IntN(len(signs))])
		}
		return b.String()
	}
	final := func() string { return string(rune('@' + random.IntN('~'-'@'+1))) }
	ends := []string{"\x1b\\", "\x07", "\x9c", "\u009c"}
	end := ends[random.IntN(len(ends))]
	switch random.IntN(9) {
	case 0:
		last := final()
		for last == "u" || last == "M" || last == "[" || last == "~" { // keys that are letters, and what goes on
			last = final()
		}
		return "\x1b[" + from("?<>=", 0, 1) + from("0123456789;:", 0, 80) + from(" !\"#$%", 0, 1) + last
	case 1:
		return "\x1bO" + from("ABCDFHPQRS", 1, 1)
	case 2:
		return "\x1b]" + from("0123456789", 1, 3) + ";" + from("abcdefABCDEF:/;#0123456789?\r\t\x15\x7f", 0, 60) + end
	case 3:
		return "\x1bP" + from("0123456789>!+$abcdefXYZ", 1, 4) + from("abcdef|;r=0123456789", 0, 60) + end
	case 4:
		return "\x1b_G" + from("abcdef|;r=0123456789", 0, 60) + end
	case 5:
		return fmt.Sprintf("\x1b[M%c%c%c", 32+random.IntN(64), 33+random.IntN(90), 33+random.IntN(90))
	case 6:
		return fmt.Sprintf("\x1b[<%d;%d;%dM", random.IntN(70), random.IntN(500), random.IntN(200))
	case 7:
		return "\x1b[[" + final()
	}
	return "\x1b[" + from("56", 1, 1) + "~"
}
