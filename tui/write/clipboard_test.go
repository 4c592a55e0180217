package write_test

import (
	"strings"
	"testing"

	"tanteo/tui/write"
)

func TestMultiplexerOf(t *testing.T) {
	for _, c := range []struct {
		environ string
		want    write.Multiplexer
	}{
		{"TERM=xterm", ""}, {"TMUX=/tmp/x,1,0 TERM=screen", write.Tmux}, {"TERM=tmux-256color", write.Tmux}, {"STY=1.pts TERM=screen", write.Screen},
		{"TERM=screen", ""}, {"TMUX= TERM=xterm", ""},
	} {
		if got := write.MultiplexerOf(strings.Fields(c.environ)); got != c.want {
			t.Errorf("%s: %q, want %q", c.environ, got, c.want)
		}
	}
}
