package tui_test

import (
	"cmp"
	"strings"
	"testing"
	"testing/synctest"
)

// The pages of the help, as many times to the right from its first.
const (
	rulesPage    = 2
	countingPage = 3
	aboutPage    = 5
)

// helpOf is a page of the help of a game by a book, its lines joined again.
func helpOf(t *testing.T, edition, book string, page int) (text string) {
	t.Helper()
	synctest.Test(t, func(t *testing.T) {
		at := desktop{edition: edition, w: 100, h: 120}.filled(t)
		keepGameBy(t, at.dir, edition, book, two)
		d := sitDown(t, at)
		d.Press(enter)
		text = strings.Join(strings.Fields(wholeHelp(d, page)), " ")
	})
	return text
}

// The help tells the rules of play, by the book of the game where books differ.
func TestHelpTellsTheRules(t *testing.T) {
	t.Parallel()
	helps := map[string]string{} // by book
	for book, edition := range map[string]string{"es-home": "es-100", "es-fise": "es-100", "nl-sbnl": "nl-102"} {
		helps[book] = helpOf(t, edition, book, rulesPage)
	}
	for name, tt := range map[string]struct {
		book string // es-home where there is none
		says []string
	}{
		"in brief":            {says: []string{"In brief · Lay tiles in one line, so that all that touches makes words.", "All 7 tiles in one turn bring 50 points more."}},
		"before the game":     {says: []string{"Agree on a dictionary", "The tiles lie face down, or in a bag that nobody can see into.", "Each draws 7"}},
		"who opens":           {says: []string{"Who opens: each draws a tile, the nearest to A opens; a blank is before A"}},
		"teams":               {says: []string{"In clubs and tournaments two play, or two teams with one rack each."}},
		"a turn":              {says: []string{"Pass, exchange tiles, or lay one tile at least."}},
		"touching":            {says: []string{"Each later one touches a tile that lies there."}},
		"three ways":          {says: []string{"There are three ways to make words: lengthen one, cross one, or lay one beside another"}},
		"direction":           {says: []string{"Words read from left to right or from top to bottom, never diagonally, and have two letters at least."}},
		"tile laid":           {says: []string{"A tile that was laid and seen: must be played", "A tile that lies there is never moved."}},
		"refilling":           {says: []string{"Then draw as many tiles as you have laid, one by one and without looking, always; where the bag has fewer, all of them."}},
		"a blank":             {says: []string{"A blank is the letter that you name, to the end of the game. It counts 0."}},
		"digraphs":            {says: []string{"One tile each, never made of two: CH, LL, RR.", "Without a tile, only a blank can be: K W."}},
		"not allowed":         {says: []string{"Not allowed: proper names, abbreviations, prefixes and suffixes by themselves, words with a hyphen, verbs with a pronoun joined to them"}},
		"dictionary":          {says: []string{"Words that are good: Diccionario de la lengua española (DRAE)", "Nobody looks a word up, or asks about it, before playing it."}},
		"dictionary of FISE":  {book: "es-fise", says: []string{"Words that are good: Lexicón FISE 2 (2016)"}},
		"dictionary of SBNL":  {book: "nl-sbnl", says: []string{"Words that are good: SWL, Van Dale (254.957)"}},
		"an invalid word":     {says: []string{"A word that is not good comes off: the tiles go back to the rack, the turn counts 0."}},
		"until when":          {says: []string{"A word can be challenged: before its points are written and the next turn begins"}},
		"until when by FISE":  {book: "es-fise", says: []string{"A word can be challenged: before its points are written, and by the opponent only"}},
		"a late claim":        {book: "es-fise", says: []string{"After that the word stands, even a wrong one, and so do all points that come later."}},
		"the end":             {says: []string{"A game ends when the bag is empty and somebody has laid the last tile, when nobody can play any more, or as the book says:", "Passes that end a game: 2 rounds"}},
		"never by itself":     {says: []string{"tanteo never ends a game by itself. It says when the rules would, and waits for the end."}},
		"the duplicate":       {says: []string{"Everybody has the same tiles in every round and notes a play.", "At the end nobody has tiles of his own, so nothing is taken off."}},
		"what is written":     {says: []string{"On a sheet stand the points of each turn, the running total, the words, their squares, and how often all tiles were laid."}},
		"time by SBNL":        {book: "nl-sbnl", says: []string{"Clock: 20 to 30 minutes; who uses more loses the game"}},
		"time by FISE":        {book: "es-fise", says: []string{"Clock: 30 minutes; 10 points off for each minute or fraction over"}},
		"no challenge at all": {book: "nl-sbnl", says: []string{"Challenges: none at the table; a jury looks at the words after the game"}},
	} {
		t.Run(name, func(t *testing.T) {
			book := cmp.Or(tt.book, "es-home")
			help := helps[book]
			for _, says := range tt.says {
				if !strings.Contains(help, says) {
					t.Errorf("%s does not say %q:\n%s", book, says, help)
				}
			}
		})
	}
}

// The help tells how points are counted, in brief and at length, and counts its examples: the
// tiles left at the end, and the three rounds of a duplicate, whose figures are its own.
func TestHelpTellsTheCounting(t *testing.T) {
	t.Parallel()
	help := helpOf(t, "es-100", "es-home", countingPage)
	for name, says := range map[string][]string{
		"in brief":   {"In brief · Letter squares first, then the sum, then word squares.", "At length · Each new tile counts what is printed on it"},
		"leftovers":  {"The tiles left at the end Player 1 went out: +11 Player 2 has ZA left: −11"},
		"own rounds": {"The figures are an example of this help's own, of no real game; the sums are counted now.", "78 72 65", "−6 −13", "92.3% 83.3%"},
	} {
		t.Run(name, func(t *testing.T) {
			for _, say := range says {
				if !strings.Contains(help, say) {
					t.Errorf("no %q in\n%s", say, help)
				}
			}
		})
	}
}

// The help says what the program does not do, where the games are, and whose it is.
func TestHelpTellsItsLimits(t *testing.T) {
	t.Parallel()
	help := helpOf(t, "es-100", "es-home", aboutPage)
	for name, says := range map[string]string{
		"never ends":      "It never ends a game by itself; it only says when the rules would.",
		"no link":         "It makes no links. A play that is copied has the play and the edition in it, never a name; a result that is copied is only text.",
		"no account":      "Nothing leaves this machine: there is no account, and games are files in ~/.config/tanteo/games. Close the terminal and go on later.",
		"elsewhere":       "On another machine those games are not there; without these files they are gone.",
		"the trade mark":  "tanteo is independent. SCRABBLE is a trade mark of Mattel, and of Hasbro in the United States and Canada. Neither they nor a federation have anything to do with it.",
		"Mattel's plays":  "Plays that others have printed with their points, such as Mattel's MES with ME, EN and SO, are among its tests, so that anybody can check them.",
		"who is to judge": "Whether a word is good is for the table or the jury to say.",
	} {
		t.Run(name, func(t *testing.T) {
			if !strings.Contains(help, says) {
				t.Errorf("no %q in\n%s", says, help)
			}
		})
	}
}
