package editions

// Playing is what a rulebook says of a game besides what a sheet counts, for the help to tell.
// What it does not say is not known.
type Playing struct {
	Start      Statement // StartDraw and so on
	Direction  Statement // Clockwise
	Until      Statement // until when a word can be questioned: UntilWritten, UntilNext
	Laid       Statement // what becomes of a tile that was laid and taken back: MustPlay, LosesTurn
	Lexicon    Statement // the name of the list or the dictionary
	NotAllowed Statement // NoNames and so on
}

// Statement is something that a book says, and its source. The zero value is not known.
type Statement struct {
	Is     []string
	Source string
}

// Known says whether the book says it.
func (t Statement) Known() bool { return len(t.Is) > 0 }

// What a book can say. Each is told by phrases.
const (
	StartDraw  = "draw"       // each draws a tile, the nearest to A opens, a blank is before A
	StartAgain = "draw-again" // likewise, but who draws a blank draws again
	StartAgree = "agree"      // the table says who opens

	Clockwise = "clockwise"

	UntilWritten = "written" // before the points are written; only the opponent may
	UntilNext    = "next"    // before the points are written and the next turn begins

	MustPlay  = "play" // a tile that was seen must be played
	LosesTurn = "turn" // or the turn is lost

	NoNames         = "names"
	NoAbbreviations = "abbreviations"
	NoAffixes       = "affixes"  // prefixes and suffixes by themselves
	NoHyphens       = "hyphens"  // words with a hyphen
	NoPronouns      = "pronouns" // verbs with a pronoun joined to them
)

// Playing is what the rulebook of an id says besides what a sheet counts; nothing where the
// catalogue has no such book.
func (c *Catalogue) Playing(id string) Playing {
	f, ok := c.rulebooks[id]
	if !ok {
		return Playing{}
	}
	text, err := f.text()
	if err != nil {
		return Playing{}
	}
	_, t := open(f.path, text)
	return readPlaying(t.may("play"))
}

// readPlaying reads the part of a rulebook that no sheet needs.
func readPlaying(v value) Playing {
	if !v.given() {
		return Playing{}
	}
	t := v.table()
	p := Playing{
		Start:      readStatement(t.may("start"), StartDraw, StartAgain, StartAgree),
		Direction:  readStatement(t.may("direction"), Clockwise),
		Until:      readStatement(t.may("challenge_until"), UntilWritten, UntilNext),
		Laid:       readStatement(t.may("laid"), MustPlay, LosesTurn),
		Lexicon:    readStatement(t.may("lexicon")),
		NotAllowed: readStatement(t.may("not_allowed"), NoNames, NoAbbreviations, NoAffixes, NoHyphens, NoPronouns),
	}
	t.close()
	return p
}

// readStatement reads what a book says, one of some words or several, or a text, with its source.
func readStatement(v value, words ...string) Statement {
	if !v.given() {
		return Statement{}
	}
	t := v.table()
	is := t.need("is")
	items := []value{is}
	if _, several := is.is.([]any); several {
		items = is.list()
	}
	says := Statement{Source: t.need("source").text()}
	for _, item := range items {
		if words == nil {
			says.Is = append(says.Is, item.text())
			continue
		}
		says.Is = append(says.Is, item.oneOf(words...))
	}
	t.close()
	return says
}
