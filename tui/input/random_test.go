package input_test

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"
	"unicode"

	uv "github.com/charmbracelet/ultraviolet"

	"tanteo/tui/input"
)

var sequences = flag.Int("sequences", 20_000, "how many random sequences of bytes go through the filter")

// half is how many of them each of the two tests has.
func half() int {
	if testing.Short() {
		return *sequences / 20
	}
	return *sequences / 2
}

// cutUp are bytes in pieces, with pauses between them that are shorter than an Esc waits.
func cutUp(random *rand.Rand, bytes string) []any {
	var came []any
	for bytes != "" {
		n := 1 + random.IntN(len(bytes))
		came = append(came, bytes[:n], time.Duration(random.IntN(95))*ms)
		bytes = bytes[n:]
	}
	return came
}

// Whatever bytes come, the reader takes what the filter makes of them, Ctrl+C is among it as
// often as it came, and what is typed afterwards is typed.
func TestRandomBytes(t *testing.T) {
	alphabet := []byte("\x1b\x1b\x1b\x1b[[[[]OPX_^\\;;;:0123456789?<>=$ !mMARu~tcyn_\x07\x18\x1a\x03\r\x7f\x80\x8f\x90\x98\x9b\x9b\x9c\x9d\xc3\xb1\xe2\x82\xacaé")
	whole := []string{"\x1b[200~", "\x1b[201~", "\x1b]11;rgb:", "\x1b[M", "\x9bM", "\x1b[99;5u", "\x1bP+r", strings.Repeat("1;", 40)}
	for seed := range half() {
		random := rand.New(rand.NewPCG(1, uint64(seed)))
		var b strings.Builder
		for range random.IntN(40) {
			switch n := random.IntN(20); {
			case n < 2:
				b.WriteString(whole[random.IntN(len(whole))])
			case n < 5:
				b.WriteByte(byte(random.IntN(256)))
			default:
				b.WriteByte(alphabet[random.IntN(len(alphabet))])
			}
		}
		checkBytes(t, cutUp(random, b.String()))
		if t.Failed() {
			t.Fatalf("with seed %d", seed)
		}
	}
}

// checkBytes checks what holds of any bytes, and gives what is read of them.
func checkBytes(t testing.TB, came []any) []uv.Event {
	t.Helper()
	interrupts := 0
	for _, c := range came {
		if s, ok := c.(string); ok {
			interrupts += strings.Count(s, "\x03")
		}
	}
	f := input.NewFilter(false)
	out := feed(f, came...)
	if f.Wait() != 0 || f.Ready() != 0 {
		t.Errorf("after %q it waits", came)
	}
	out += feed(f, "z")
	found := 0
	var last uv.Event
	all := events(t, out)
	for _, event := range all {
		last = event
		if key, ok := event.(uv.KeyPressEvent); ok && key.String() == "ctrl+c" {
			found++
		}
	}
	if key, ok := last.(uv.KeyPressEvent); !ok || !strings.HasSuffix(key.Text, "z") {
		t.Errorf("after %q a letter is %v", came, last)
	}
	if found < interrupts {
		t.Errorf("of %q, Ctrl+C comes %d times and not %d", came, found, interrupts)
	}
	return all[:max(0, len(all)-1)]
}

// sent is what a terminal sends of its own accord, or a key that is no letter; also such that
// nobody knows, and such that never end. All of it is more than a byte after ESC.
func sent(random *rand.Rand) string {
	from := func(signs string, least, most int) string {
		var b strings.Builder
		for range least + random.IntN(most-least+1) {
			b.WriteByte(signs[random.IntN(len(signs))])
		}
		return b.String()
	}
	final := func() string { return string(rune('@' + random.IntN('~'-'@'+1))) }
	ends := []string{"\x1b\\", "\x07", "\x9c"}
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
		return "\x1b]" + from("0123456789", 1, 3) + ";" + from("abcdefABCDEF:/;#0123456789?", 0, 60) + end
	case 3:
		return "\x1bP" + from("0123456789>!+$", 1, 4) + from("abcdef|;r=0123456789", 0, 60) + end
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

// What a terminal sends types nothing, however it is cut.
func TestTerminalTypesNothing(t *testing.T) {
	for seed := range half() {
		random := rand.New(rand.NewPCG(2, uint64(seed)))
		var came []any
		for range 1 + random.IntN(4) {
			bytes := sent(random)
			if random.IntN(8) == 0 { // its end never comes
				if n := 2 + random.IntN(len(bytes)-2); n > 2 || bytes[1] != 'O' && bytes[1] != 'P' {
					came = append(append(came, cutUp(random, bytes[:n])...), 1001*ms)
					continue
				}
			}
			came = append(came, cutUp(random, bytes)...)
		}
		for _, event := range checkBytes(t, came) {
			if key, ok := event.(uv.KeyPressEvent); ok && (strings.ContainsFunc(key.Text, unicode.IsLetter) || key.String() == "esc") {
				t.Fatalf("%q types %v (seed %d)", came, key, seed)
			}
		}
	}
}

func FuzzFilter(f *testing.F) {
	f.Add([]byte("\x1b["+strings.Repeat("1;", 33)+"m"), []byte{200})
	f.Add([]byte("\x9bM!!!"), []byte{5})
	f.Add([]byte("\x1b[200~ AT\x1b[201~"), []byte{3, 250, 2, 100})
	f.Add([]byte("\x1b\x1b]11;rgb:0/0/0\x1b\\\xc3\xb1\x03"), []byte{1, 20, 1, 90, 4})
	f.Fuzz(func(t *testing.T, bytes, cuts []byte) {
		if len(bytes) > 4096 {
			return // Ctrl+C may overtake what is more
		}
		var came []any
		for i := 0; len(bytes) > 0; i += 2 {
			n := len(bytes)
			if i < len(cuts) {
				n = min(n, 1+int(cuts[i]))
			}
			came, bytes = append(came, string(bytes[:n])), bytes[n:]
			if i+1 < len(cuts) {
				came = append(came, time.Duration(cuts[i+1])*5*ms)
			}
		}
		checkBytes(t, came)
	})
}
