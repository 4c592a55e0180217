package input_test

import (
	"io"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"tanteo/tui/input"
)

// typist is a terminal: what is sent to it is read in one piece.
type typist chan string

func (c typist) Read(p []byte) (int, error) {
	s, ok := <-c
	if !ok {
		return 0, io.EOF
	}
	return copy(p, s), nil
}

// took is what was read, and after how long.
type took struct {
	text  string
	after time.Duration
	err   error
}

// reading reads once, in the background.
func reading(r io.Reader) chan took {
	done, began := make(chan took, 1), time.Now()
	go func() {
		p := make([]byte, 4096)
		n, err := r.Read(p)
		done <- took{string(p[:n]), time.Since(began), err}
	}()
	return done
}

// An Esc waits as long as its terminal is far away; Ctrl+C waits for nothing.
func TestReaderWaits(t *testing.T) {
	for name, c := range map[string]struct {
		remote bool
		came   string
		want   took
	}{
		"a letter":                    {false, "a", took{"a", 0, nil}},
		"Esc":                         {false, "\x1b", took{"\x1b[27u", 100 * ms, nil}},
		"Esc over a line":             {true, "\x1b", took{"\x1b[27u", 250 * ms, nil}},
		"Ctrl+C":                      {true, "\x03", took{"\x03", 0, nil}},
		"Ctrl+C in a sequence":        {true, "\x1b]11;\x03", took{"\x03", 0, nil}},
		"Ctrl+C in a paste":           {true, "\x1b[200~a\x03", took{"\x1b[200~a\x1b[201~\x03", 0, nil}},
		"a paste that does not end":   {false, "\x1b[200~a", took{"\x1b[200~a\x1b[201~", time.Second, nil}},
		"a letter before a lone Esc":  {false, "a\x1b", took{"a", 0, nil}},
		"Esc in kitty's own protocol": {true, "\x1b[27u", took{"\x1b[27u", 0, nil}},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				terminal := make(typist)
				r := input.NewReader(terminal, input.Options{Remote: c.remote})
				read := reading(r)
				terminal <- c.came
				if got := <-read; got != c.want {
					t.Errorf("%q gives %q after %v (%v)", c.came, got.text, got.after, got.err)
				}
				close(terminal)
			})
		})
	}
}

// A sequence in two pieces comes as one, and what is pending is given where the terminal ends.
func TestReaderJoins(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		terminal := make(typist)
		r := input.NewReader(terminal, input.Options{})
		read := reading(r)
		terminal <- "\x1b"
		time.Sleep(99 * ms)
		terminal <- "["
		time.Sleep(999 * ms)
		terminal <- "A"
		if got := <-read; got.text != "\x1b[A" {
			t.Errorf("it gives %q", got.text)
		}
		read = reading(r)
		terminal <- "\x1b"
		close(terminal)
		if got := <-read; got.text != "\x1b[27u" {
			t.Errorf("at the end it gives %q", got.text)
		}
		if got := <-reading(r); got.err != io.EOF {
			t.Errorf("after the end it gives %q, %v", got.text, got.err)
		}
	})
}

// Who began to read last gets what comes; who is told to let go, lets go, and nothing is lost.
func TestReaderYields(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		terminal := make(typist)
		r := input.NewReader(terminal, input.Options{})
		first := reading(r)
		synctest.Wait()
		second := reading(r)
		if got := <-first; got.err != io.EOF || got.text != "" {
			t.Errorf("the first one reads %q, %v", got.text, got.err)
		}
		terminal <- "a"
		if got := <-second; got.text != "a" {
			t.Errorf("the second one reads %q, %v", got.text, got.err)
		}
		third := reading(r)
		synctest.Wait()
		r.Yield()
		if got := <-third; got.err != io.EOF || got.text != "" {
			t.Errorf("who is told to let go reads %q, %v", got.text, got.err)
		}
		terminal <- "b"
		if got := <-reading(r); got.text != "b" || got.err != nil {
			t.Errorf("the next one reads %q, %v", got.text, got.err)
		}
		close(terminal)
	})
}

// What nobody types ahead comes as a paste, little at a time, and Ctrl+C goes before a backlog.
func TestReaderBacklog(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		terminal := make(typist)
		r := input.NewReader(terminal, input.Options{})
		all := func() string {
			var b strings.Builder
			for {
				synctest.Wait()
				read := reading(r)
				synctest.Wait()
				select {
				case got := <-read:
					b.WriteString(got.text)
					continue
				default:
				}
				r.Yield()
				<-read
				return b.String()
			}
		}
		all()
		terminal <- strings.Repeat("ñ", 200)
		if got := keys(t, all()); got != strings.TrimSpace(strings.Repeat("ñ ", 200)) {
			t.Errorf("200 letters come as %q", got)
		}
		terminal <- strings.Repeat("ñ", 2000) + "\r"
		if got := keys(t, all()); got != "<"+strings.Repeat("ñ", 2000)+"> enter" {
			t.Errorf("2000 letters come as %q", got)
		}
		for range 10 {
			terminal <- strings.Repeat("\x1b[A", 1000)
			synctest.Wait()
		}
		terminal <- "\x03\x1b[B"
		if got := keys(t, all()); got != "<> ctrl+c down" {
			t.Errorf("after 10,000 arrows Ctrl+C comes as %.100q", got)
		}
		terminal <- strings.Repeat("\x1b[A", 10) + "\x03"
		if got := keys(t, all()); got != strings.Repeat("up ", 10)+"ctrl+c" {
			t.Errorf("after 10 arrows Ctrl+C comes as %q", got)
		}
		close(terminal)
	})
}

// broken is a terminal whose reading has a fault.
type broken struct{}

func (broken) Read([]byte) (int, error) { panic("a fault of the reader") }

// A fault ends the reading and is told, with where it was; the program goes on.
func TestReaderFault(t *testing.T) {
	told := make(chan any, 1)
	r := input.NewReader(broken{}, input.Options{Failed: func(fault any) { told <- fault }})
	if n, err := r.Read(make([]byte, 10)); n != 0 || err != io.EOF {
		t.Errorf("it gives %d, %v", n, err)
	}
	if fault, ok := (<-told).(string); !ok || !strings.Contains(fault, "a fault of the reader") || !strings.Contains(fault, "reader_test.go") {
		t.Errorf("it is told %q", fault)
	}
}

func TestWindow(t *testing.T) {
	for _, c := range [][4]int{{80, 24, 80, 24}, {10000, 10000, 400, 150}, {401, 10, 400, 10}, {20, 151, 20, 150}} {
		if w, h := input.Window(c[0], c[1]); w != c[2] || h != c[3] {
			t.Errorf("of %d×%d, %d×%d is drawn", c[0], c[1], w, h)
		}
	}
}

func BenchmarkKey(b *testing.B) {
	for name, key := range map[string]string{"letter": "a", "arrow": "\x1b[A", "accent": "ó"} {
		b.Run(name, func(b *testing.B) {
			f, p := input.NewFilter(false), make([]byte, 4096)
			b.ReportAllocs()
			for b.Loop() {
				f.Take([]byte(key))
				f.Next(p)
			}
		})
	}
}
