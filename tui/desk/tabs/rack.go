package tabs

import (
	"strconv"
	"strings"

	"tanteo/scoring"
	"tanteo/tui/desk/view"
	"tanteo/tui/draw"
	"tanteo/tui/phrases"
)

// rackWordsLines are the words of the typed rack, in h lines of a width.
func (v View) rackWordsLines(w, h int) []string {
	t := v.At
	r := &t.RackWords
	order := v.Lang.Lookup.ByPoints
	if r.ByLength {
		order = v.Lang.Lookup.ByLength
	}
	field := min(w-draw.Width(order)-3, max(12, draw.Width(r.Text)+1))
	lines := []string{draw.Spread("> "+v.Look.Field.Put(draw.Pad(r.Text, field)), v.Muted(order), w)}
	foot := v.rackWordsFoot(w)
	room := max(1, h-1-len(foot))
	var body []string
	switch {
	case r.Fault != "":
		body = v.FaultLines(r.Fault, w)
	case len(r.Found) == 0 && t.Graph != nil:
		body = v.MutedLines(v.Lang.Finding.Words(0), w)
	}
	from, to, _ := r.Sight(len(r.Found), room)
	for i := from; i < to; i++ {
		word := &r.Found[i]
		line := draw.Pad(draw.Right(strconv.Itoa(word.Points()), 4)+"  "+phrases.TilesText(t.Game.Edition, word.Tiles()), w)
		if i == r.Chosen && t.Focus == view.OnSide {
			line = v.Look.Reverse.Put(line)
		}
		body = append(body, line)
	}
	if more := r.All - to; more > 0 && len(r.Found) > 0 {
		body = append(body, v.Muted("  "+v.Lang.Screen.MoreBelow(more)))
	}
	return append(append(lines, draw.Fill(body, w, room)...), foot...)
}

// rackWordsFoot says which letters lengthen the chosen word, and which list it is.
func (v View) rackWordsFoot(w int) []string {
	t := v.At
	r := &t.RackWords
	if len(r.Found) == 0 || t.Graph == nil {
		return nil
	}
	before, after := t.Graph.Hooks(r.Found[r.Chosen].Letters())
	hooks := v.Lang.Lookup.Hooks(lettersText(t.Game.Edition, before), lettersText(t.Game.Edition, after))
	return append(draw.Wrapped(hooks, w), v.MutedLines(v.WhichList(), w)...)
}

// lettersText is letters as a text.
func lettersText(e *scoring.Edition, letters []scoring.Letter) string {
	texts := make([]string, len(letters))
	for i, l := range letters {
		texts[i] = e.Text(l)
	}
	return strings.Join(texts, " ")
}

// FieldColumn is where the cursor stands in the field of the tab of the words.
func (v View) FieldColumn(w int) int {
	if v.At.RackWords.Text == "" {
		return 0
	}
	return min(2+draw.Width(v.At.RackWords.Text), w-1)
}
