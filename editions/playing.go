package editions

// Playing is what a rulebook says of a game besides what a sheet counts, for the help to tell.
// What it does not say is not known.
type Playing struct {
	Start      Told // StartDraw and so on
	Direction  Told // Clockwise
	Until      Told // until when a word can be questioned: UntilWritten, UntilNext
	Laid       Told // what becomes of a tile that was laid and taken back: MustPlay, LosesTurn
	Lexicon    Told // the name of the list or the dictionary
	NotAllowed Told // NoNames and so on
}

// Told is something that a book says, and where from. Nothing is not known.
type Told struct {
	Is     []string
	Source string
}

// Known says whether the book says it.
func (t Told) Known() bool { return len(t.Is) > 0 }

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
		Start:      readTold(t.may("start"), StartDraw, StartAgain, StartAgree),
		Direction:  readTold(t.may("direction"), Clockwise),
		Until:      readTold(t.may("challenge_until"), UntilWritten, UntilNext),
		Laid:       readTold(t.may("laid"), MustPlay, LosesTurn),
		Lexicon:    readTold(t.may("lexicon")),
		NotAllowed: readTold(t.may("not_allowed"), NoNames, NoAbbreviations, NoAffixes, NoHyphens, NoPronouns),
	}
	t.close()
	return p
}

// readTold reads what a book says, one of some words or several, or a text, with its source.
func readTold(v value, words ...string) Told {
	if !v.given() {
		return Told{}
	}
	t := v.table()
	is := t.need("is")
	items := []value{is}
	if _, several := is.is.([]any); several {
		items = is.list()
	}
	told := Told{Source: t.need("source").text()}
	for _, item := range items {
		if words == nil {
			told.Is = append(told.Is, item.text())
			continue
		}
		told.Is = append(told.Is, item.oneOf(words...))
	}
	t.close()
	return told
}
