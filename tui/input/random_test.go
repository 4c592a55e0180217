package input_test

import (
	"flag"
	"math/rand/v2"
	"strings"
	"testing"
	"time"
	"unicode"

	uv "github.com/charmbracelet/ultraviolet"

	"tanteo/tui/input"
	"tanteo/tui/input/inputtest"
)

var sequences = flag.Int("sequences", 20_000, "how many random sequences of bytes go through the filter")

// half is how many of them each of the two tests has.
func half() int {
	if testing.Short() {
		return *sequences / 40
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
	for seed := range half() {
		random := rand.New(rand.NewPCG(1, uint64(seed)))
		checkBytes(t, cutUp(random, inputtest.Bytes(random)))
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

// What a terminal sends types nothing, however it is cut.
func TestTerminalTypesNothing(t *testing.T) {
	for seed := range half() {
		random := rand.New(rand.NewPCG(2, uint64(seed)))
		var came []any
		for range 1 + random.IntN(4) {
			bytes := inputtest.Sent(random)
			if random.IntN(8) == 0 { // its end never comes
				n := 2 + random.IntN(len(bytes)-2)
				if likeKeys := bytes[1] == 'O' && n == 2 || bytes[1] == 'P' && (n == 2 || bytes[2] >= '@'); !likeKeys {
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
