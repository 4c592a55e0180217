package desk

import (
	"cmp"
	"slices"
	"strings"
	"unicode"

	tea "charm.land/bubbletea/v2"

	"tanteo/scoring"
	"tanteo/scoring/finder"
	"tanteo/tui/desk/view"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// errNotLetters is the error where something other than letters follows "+".
var errNotLetters = &scoring.SpellingError{Fault: scoring.NoLetters}

// wordQuery reads what is typed: "AELORSU", "AELOS? .S.", "AEOS +Z". The error is a
// *scoring.SpellingError.
func wordQuery(e *scoring.Edition, text string) (finder.WordQuery, error) {
	var query finder.WordQuery
	for _, part := range strings.Fields(strings.ReplaceAll(text, "+", " +")) {
		contains, required := strings.CutPrefix(part, "+")
		switch {
		case required && contains == "":
		case required:
			letters, err := lettersOf(e, contains)
			if err != nil || slices.Contains(letters, 0) {
				return query, cmp.Or(err, error(errNotLetters))
			}
			query.Contains = append(query.Contains, letters...)
		case strings.Contains(part, "."):
			letters, err := lettersOf(e, part)
			if err != nil {
				return query, err
			}
			query.Pattern = letters
		default:
			rack, err := e.SpellRack(part)
			if err != nil {
				return query, err
			}
			query.Rack = append(query.Rack, rack...)
		}
	}
	return query, nil
}

func blanksOf(rack []scoring.Tile) int {
	n := 0
	for _, tile := range rack {
		if tile.IsBlank() {
			n++
		}
	}
	return n
}

// lettersOf reads letters, with a dot for any.
func lettersOf(e *scoring.Edition, text string) ([]scoring.Letter, error) {
	s, err := e.Spell(text)
	if err != nil {
		return nil, err
	}
	return scoring.LettersOf(s.Tiles), nil
}

// rackWordsMsg brings the words of a rack, in the order that was asked for.
type rackWordsMsg struct {
	at    *Desk
	words view.RackWords
	err   error
}

func (msg rackWordsMsg) Failed(err error) tea.Msg { msg.err = err; return msg }

// into is the content of the tab of the words: the words that were found, unless something else
// was typed since or another order chosen.
func (msg rackWordsMsg) into(d *Desk) view.RackWords {
	now := d.At.RackWords
	switch {
	case d != msg.at || now.Text != msg.words.Text || now.ByLength != msg.words.ByLength:
	case msg.err != nil:
		now.Fault = d.Sentence(msg.err)
	default:
		now.Found, now.All = msg.words.Found, msg.words.All
	}
	return now
}

// asksWords says whether a typed text is for the tab of the words.
func (v offers) asksWords(text string) bool {
	return text != "" && (v.At.RackWords.Text != "" && text != ":" || startsRack(text))
}

// placesOfFound lists the places of the chosen word.
func placesOfFound(d *Desk) {
	r := &d.At.RackWords
	if len(r.Found) > 0 {
		searching{d}.places(r.Found[r.Chosen].Tiles())
	}
}

// askWords looks for the words of what is typed in the tab.
func (d *Desk) askWords(text string) {
	t := d.At
	if len([]rune(text)) > maxAsked {
		return
	}
	t.RackWords = view.RackWords{Text: text, ByLength: t.RackWords.ByLength}
	query, err := wordQuery(t.Game.Edition, text)
	switch {
	case strings.TrimSpace(text) == "":
		return
	case blanksOf(query.Rack) > max(2, t.Game.Edition.Blanks):
		t.RackWords.Fault = d.Lang.Finding.TooManyBlanks(t.Game.Edition.Blanks).Sentence()
		return
	case err != nil:
		what, _ := d.Lang.Explain(err, phrases.Context{Edition: t.Game.Edition})
		t.RackWords.Fault = what
		return
	}
	order := finder.ByPoints
	if t.RackWords.ByLength {
		order = finder.ByLength
	}
	e, msg := t.Game.Edition, rackWordsMsg{at: d, words: t.RackWords}
	awaited := func(*Desk) bool { return t.RackWords.Text == text }
	d.wait(waiter{graph: true, awaited: awaited, then: func(*Desk) {
		if t.RackWords.Text != text {
			return // more was typed while the list was read
		}
		graph := t.Graph
		d.work(kit.Work(msg, func() tea.Msg {
			found, err := graph.RackWords(e, query, nil)
			slices.SortFunc(found, order)
			msg.words.Found, msg.words.All, msg.err = slices.Clone(found[:min(len(found), mostWords)]), len(found), err
			return msg
		}))
	}})
}

// startsRack says whether a key can begin a rack in the tab of the words.
func startsRack(text string) bool {
	first := []rune(text)[0]
	return unicode.IsLetter(first) || first == '?' || first == '.'
}

// maxAsked is how many characters can be asked for, and mostWords how many words are kept.
const (
	maxAsked  = 40
	mostWords = 3000
)
