package rules

import (
	"strings"

	"tanteo/editions"
	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/tui/phrases"
)

// HowToPlay tells the rules of a game, in brief and at length; p is what its book says
// besides what a sheet counts.
func HowToPlay(l *phrases.Language, g sheet.Game, p editions.Playing) []phrases.Part {
	t, e := &l.Playing, g.Edition
	book := g.Rules()
	centre := g.Log.Notation.Format(e.Layout.Centre, scoring.Across)
	facts := func(write func(p *page)) []string {
		p := page{l: l, book: book, short: true}
		write(&p)
		return p.lines
	}
	said := func(name string, told editions.Statement) string { return says(l, name, told) }
	brief := phrases.Part{Title: t.Brief, Lines: t.InBrief(centre, e.Rack, e.BonusFor(e.Rack))}
	before := append([]string{}, t.Dictionary...)
	before = append(before, said(t.Lexicon, p.Lexicon), said(t.NotAllowed, p.NotAllowed), t.Racks(e.Rack))
	before = append(before, facts(func(p *page) { p.players() })...)
	before = append(before, t.Teams, said(t.Start, p.Start), said(t.Direction, p.Direction))

	turn := append([]string{}, t.Lines(centre)...)
	if letters := digraphs(e); letters != "" {
		turn = append(turn, t.Digraphs(letters))
	}
	turn = append(turn, t.Blank(e.BlankValue))
	if len(e.BlankOnly) > 0 {
		turn = append(turn, l.Editions.OnlyOf(phrases.Safe(strings.Join(e.BlankOnly, " ")))+" "+l.Editions.OurChoice)
	}
	turn = append(turn, said(t.Laid, p.Laid), t.Refill)

	challenges := []string{}
	if book.Classic.Challenges != sheet.ChallengesByJury {
		challenges = append(challenges, t.OffTheBoard)
	}
	challenges = append(challenges, facts(func(p *page) { p.challenges(book.Classic) })...)
	if book.Classic.Challenges != sheet.ChallengesByJury {
		challenges = append(challenges, said(t.Until, p.Until))
		if p.Until.Known() {
			challenges = append(challenges, t.Stands)
		}
	}
	ends := append([]string{t.Ends}, facts(func(p *page) { p.ends(book.Classic) })...)
	ends = append(ends, facts(func(p *page) { p.leftovers(book.Classic) })...)

	parts := []phrases.Part{
		brief,
		{Title: t.Before, Lines: before},
		{Title: t.Turn, Lines: turn},
		{Title: t.Exchange, Lines: append([]string{t.Exchanging}, facts(func(p *page) { p.exchanges(book.Classic) })...)},
		{Title: t.Challenges, Lines: challenges},
		{Title: t.End, Lines: append(ends, t.NeverByItself)},
		{Title: t.Time, Lines: facts(func(p *page) { p.time(book.Classic) })},
	}
	duplicate := phrases.Part{Title: t.Duplicate, Lines: append([]string{}, t.Duplicates...)}
	if book.Duplicate != nil {
		duplicate.Lines = append(duplicate.Lines, facts(func(p *page) { p.duplicate(*book.Duplicate) })...)
	}
	if g.Log.Kind == sheet.DuplicateGame {
		parts = append([]phrases.Part{parts[0], duplicate}, parts[1:]...)
	} else {
		parts = append(parts, duplicate)
	}
	return append(parts, phrases.Part{Title: t.Sheet, Lines: []string{t.Written}})
}

// says is what a book says of its own: "Order of the turns: clockwise".
func says(l *phrases.Language, name string, told editions.Statement) string {
	if !told.Known() {
		return l.Labelled(name, l.Playing.NotKnown)
	}
	all := make([]string, len(told.Is))
	for i, is := range told.Is {
		if all[i] = l.Playing.Says[is]; all[i] == "" {
			all[i] = phrases.Safe(is)
		}
	}
	return l.Labelled(name, strings.Join(all, ", "))
}

// Playing is what a book says besides what a sheet counts, each with its source, as
// Book tells the rest; nothing where it says nothing.
func Playing(l *phrases.Language, p editions.Playing) []string {
	t := &l.Playing
	var lines []string
	for _, one := range []struct {
		name string
		says editions.Statement
	}{
		{t.Start, p.Start}, {t.Direction, p.Direction}, {t.Until, p.Until}, {t.Laid, p.Laid}, {t.Lexicon, p.Lexicon}, {t.NotAllowed, p.NotAllowed},
	} {
		if one.says.Known() {
			lines = append(lines, "", says(l, one.name, one.says), "  "+l.Rules.Source(phrases.Safe(one.says.Source)))
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
	return phrases.Safe(strings.Join(all, ", "))
}
