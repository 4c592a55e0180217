package phrases

import (
	"strings"

	"tanteo/editions"
	"tanteo/scoring"
	"tanteo/sheet"
)

// Part is a part of a page that is read from the top: what heads it, and its lines.
type Part struct {
	Title string
	Lines []string
}

// Playing is how the help tells the rules of a game: what every book says in sentences, and
// what a book says of its own as a name and a value.
type Playing struct {
	Rules, Book, About string // the pages

	// Heads of the parts.
	Brief, Before, Turn, Exchange, Challenges, End, Time, Duplicate, Sheet string

	// What stands under them.
	InBrief       func(centre string, rack, bonus int) []string
	Dictionary    []string
	Racks         func(rack int) string
	Teams         string
	Lines         func(centre string) []string
	Digraphs      func(letters string) string // tiles of two letters
	Blank         func(points int) string
	Refill        string
	Exchanging    string
	OffTheBoard   string // a word that is not good
	Stands        string // a word that nobody has questioned in time
	Ends          string
	NeverByItself string
	Duplicates    []string
	Written       string

	// What a book says of its own, by the words of its file.
	Start, Direction, Until, Laid, Lexicon, NotAllowed string
	Says                                               map[string]string
	NotKnown                                           string
}

// HowToPlay tells the rules of a game, in brief and at length; p is what its book says
// besides what a sheet counts.
func (l *Language) HowToPlay(g sheet.Game, p editions.Playing) []Part {
	t, e := &l.Playing, g.Edition
	book := g.Rules()
	centre := g.Log.Notation.Format(e.Layout.Centre, scoring.Across)
	facts := func(write func(p *rulesPage)) []string {
		page := rulesPage{l: l, book: book, short: true}
		write(&page)
		return page.lines
	}
	said := l.bookSays
	brief := Part{t.Brief, t.InBrief(centre, e.Rack, e.BonusFor(e.Rack))}
	before := append([]string{}, t.Dictionary...)
	before = append(before, said(t.Lexicon, p.Lexicon), said(t.NotAllowed, p.NotAllowed), t.Racks(e.Rack))
	before = append(before, facts(func(p *rulesPage) { p.players() })...)
	before = append(before, t.Teams, said(t.Start, p.Start), said(t.Direction, p.Direction))

	turn := append([]string{}, t.Lines(centre)...)
	if letters := digraphs(e); letters != "" {
		turn = append(turn, t.Digraphs(letters))
	}
	turn = append(turn, t.Blank(e.BlankValue))
	if len(e.BlankOnly) > 0 {
		turn = append(turn, l.Editions.OnlyOf(Safe(strings.Join(e.BlankOnly, " ")))+" "+l.Editions.OurChoice)
	}
	turn = append(turn, said(t.Laid, p.Laid), t.Refill)

	challenges := []string{}
	if book.Classic.Challenges != sheet.ChallengesByJury {
		challenges = append(challenges, t.OffTheBoard)
	}
	challenges = append(challenges, facts(func(p *rulesPage) { p.challenges(book.Classic) })...)
	if book.Classic.Challenges != sheet.ChallengesByJury {
		challenges = append(challenges, said(t.Until, p.Until))
		if p.Until.Known() {
			challenges = append(challenges, t.Stands)
		}
	}
	ends := append([]string{t.Ends}, facts(func(p *rulesPage) { p.ends(book.Classic) })...)
	ends = append(ends, facts(func(p *rulesPage) { p.leftovers(book.Classic) })...)

	parts := []Part{
		brief, {t.Before, before}, {t.Turn, turn},
		{t.Exchange, append([]string{t.Exchanging}, facts(func(p *rulesPage) { p.exchanges(book.Classic) })...)},
		{t.Challenges, challenges},
		{t.End, append(ends, t.NeverByItself)},
		{t.Time, facts(func(p *rulesPage) { p.time(book.Classic) })},
	}
	duplicate := Part{t.Duplicate, append([]string{}, t.Duplicates...)}
	if book.Duplicate != nil {
		duplicate.Lines = append(duplicate.Lines, facts(func(p *rulesPage) { p.duplicate(*book.Duplicate) })...)
	}
	if g.Log.Kind == sheet.DuplicateGame {
		parts = append([]Part{parts[0], duplicate}, parts[1:]...)
	} else {
		parts = append(parts, duplicate)
	}
	return append(parts, Part{t.Sheet, []string{t.Written}})
}

// bookSays is what a book says of its own: "Order of the turns: clockwise".
func (l *Language) bookSays(name string, told editions.Statement) string {
	if !told.Known() {
		return l.Labelled(name, l.Playing.NotKnown)
	}
	all := make([]string, len(told.Is))
	for i, is := range told.Is {
		if all[i] = l.Playing.Says[is]; all[i] == "" {
			all[i] = Safe(is)
		}
	}
	return l.Labelled(name, strings.Join(all, ", "))
}

// PlayingPage is what a book says besides what a sheet counts, each with its source, as
// RulebookPage tells the rest; nothing where it says nothing.
func (l *Language) PlayingPage(p editions.Playing) []string {
	t := &l.Playing
	var lines []string
	for _, one := range []struct {
		name string
		says editions.Statement
	}{
		{t.Start, p.Start}, {t.Direction, p.Direction}, {t.Until, p.Until}, {t.Laid, p.Laid}, {t.Lexicon, p.Lexicon}, {t.NotAllowed, p.NotAllowed},
	} {
		if one.says.Known() {
			lines = append(lines, "", l.bookSays(one.name, one.says), "  "+l.Rules.Source(Safe(one.says.Source)))
		}
	}
	return lines
}

// digraphs are the tiles with more than one letter on them, which may not be made of two tiles.
func digraphs(e *scoring.Edition) string {
	var all []string
	for _, l := range e.Alphabet() {
		if len([]rune(e.Text(l))) > 1 && !e.Apart {
			all = append(all, e.Text(l))
		}
	}
	return Safe(strings.Join(all, ", "))
}
