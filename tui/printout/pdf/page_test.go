package pdf

import (
	"bytes"
	"runtime"
	"strings"
	"testing"
)

// A text is only looked at as far as it is seen, by what the work takes of memory: a name of a
// file can be as long as the file.
func TestALongTextCostsWhatIsSeenOfIt(t *testing.T) {
	write := func(text string) (content []byte, allocated uint64) {
		page := New("", "en").Page(210, 297)
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		page.Text(15, 20, 60, Left, Style{Size: 12}, text)
		runtime.ReadMemStats(&after)
		return page.content.Bytes(), after.TotalAlloc - before.TotalAlloc
	}
	short, few := write(strings.Repeat("Łódź ", 40))
	long, many := write(strings.Repeat("Łódź ", 40_000))
	if !bytes.Equal(short, long) {
		t.Error("what is seen of the longer text is not what is seen of the shorter one")
	}
	if many > 2*few {
		t.Errorf("a text a thousand times as long takes %d bytes, where the shorter takes %d", many, few)
	}
}
