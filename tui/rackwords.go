package tui

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	tea "charm.land/bubbletea/v2"

	"tanteo/scoring"
	"tanteo/scoring/finder"
	"tanteo/tui/desk/view"
	"tanteo/tui/draw"
	"tanteo/tui/key"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// rackWordsMsg brings the words of what was typed, in the order that was asked for.
type rackWordsMsg struct {
	at    *table
	finds view.RackWords
	err   error
}

func (msg rackWordsMsg) Failed(err error) tea.Msg { msg.err = err; return msg }

// maxAsked is how many characters can be asked for, and mostWords how many words are kept.
const (
	maxAsked  = 40
	mostWords = 3000
)

// rackWordsKey takes a key in the tab of the words; false where it is none for it.
func (m *Model) rackWordsKey(msg tea.KeyPressMsg) (tea.Cmd, bool) {
	t, k := m.table, m.Keys
	r := &t.Finds
	if msg.Text != "" && (r.Text != "" && msg.Text != ":" || startsRack(msg.Text)) {
		return m.askWords(r.Text + strings.ToUpper(strings.Map(kit.OneLine, msg.Text))), true
	}
	if r.Text == "" {
		return nil, false
	}
	switch {
	case key.Matches(msg, k.TakeBack):
		runes := []rune(r.Text)
		return m.askWords(string(runes[:len(runes)-1])), true
	case key.Matches(msg, k.Clear):
		return m.askWords(""), true
	case key.Matches(msg, k.Left, k.Right):
		r.ByLength = !r.ByLength
		return m.askWords(r.Text), true
	case key.Matches(msg, k.Enter) && len(r.Found) > 0:
		return m.openPlaces(r.Found[r.Chosen].Tiles()), true
	}
	next, mine := r.Picker.Key(msg, k, len(r.Found))
	r.Picker = next
	return nil, mine
}

// startsRack says whether a key begins what is asked for.
func startsRack(text string) bool {
	first := []rune(text)[0]
	return unicode.IsLetter(first) || first == '?' || first == '.'
}

// askWords looks for the words of what is typed now.
func (m *Model) askWords(text string) tea.Cmd {
	t := m.table
	if len([]rune(text)) > maxAsked {
		return nil
	}
	t.Finds = view.RackWords{Text: text, ByLength: t.Finds.ByLength}
	asked, err := askedFor(t.Game.Edition, text)
	switch {
	case strings.TrimSpace(text) == "":
		return nil
	case blanksOf(asked.Rack) > max(2, t.Game.Edition.Blanks):
		t.Finds.Fault = m.Lang.Finding.TooManyBlanks(t.Game.Edition.Blanks).Sentence()
		return nil
	case err != nil:
		what, _ := m.Lang.Explain(err, phrases.Context{Edition: t.Game.Edition})
		t.Finds.Fault = what
		return nil
	}
	order := finder.ByPoints
	if t.Finds.ByLength {
		order = finder.ByLength
	}
	e, msg := t.Game.Edition, rackWordsMsg{at: t, finds: t.Finds}
	return m.withGraph(func(*Model) tea.Cmd {
		if t.Finds.Text != text {
			return nil // more was typed while the list was read
		}
		graph := t.Graph
		return kit.Work(msg, func() tea.Msg {
			found, err := graph.RackWords(e, asked, nil)
			slices.SortFunc(found, order)
			msg.finds.Found, msg.finds.All, msg.err = slices.Clone(found[:min(len(found), mostWords)]), len(found), err
			return msg
		})
	})
}

// gotWords shows the words, unless something else was typed since, or another order chosen.
func (m *Model) gotWords(msg rackWordsMsg) tea.Cmd {
	t := m.table
	if t == nil || t != msg.at || t.Finds.Text != msg.finds.Text || t.Finds.ByLength != msg.finds.ByLength {
		return nil
	}
	if msg.err != nil {
		t.Finds.Fault = m.Sentence(msg.err)
		return nil
	}
	t.Finds.Found, t.Finds.All = msg.finds.Found, msg.finds.All
	return nil
}

// rackWordsLines are the words of what is typed, in h lines of a width.
func (v tabsView) rackWordsLines(w, h int) []string {
	t := v.At
	r := &t.Finds
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
func (v tabsView) rackWordsFoot(w int) []string {
	t := v.At
	r := &t.Finds
	if len(r.Found) == 0 || t.Graph == nil {
		return nil
	}
	before, after := t.Graph.Hooks(r.Found[r.Chosen].Letters())
	hooks := v.Lang.Lookup.Hooks(lettersText(t.Game.Edition, before), lettersText(t.Game.Edition, after))
	return append(draw.Wrapped(hooks, w), v.MutedLines(v.WhichList(), w)...)
}

// lettersText are letters in their order; a minus sign for none.
func lettersText(e *scoring.Edition, letters []scoring.Letter) string {
	if len(letters) == 0 {
		return draw.SignMinus
	}
	texts := make([]string, len(letters))
	for i, l := range letters {
		texts[i] = e.Text(l)
	}
	return strings.Join(texts, " ")
}

// fieldColumn is where the cursor stands in the field of the tab of the words.
func (v tabsView) fieldColumn(w int) int {
	if v.At.Finds.Text == "" {
		return 0
	}
	return min(2+draw.Width(v.At.Finds.Text), w-1)
}
