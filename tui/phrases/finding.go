package phrases

import "tanteo/scoring/finder"

// Finding is what is said of places of a word, of the best plays of a rack, and of its words.
type Finding struct {
	Place, Top, RackWords             Page // of the commands
	LimitFlag, AnywayFlag             string
	ByFlag, PatternFlag, ContainsFlag string
	HooksFlag                         string
	FromOne, Letters                  string                  // what is possible for --limit and --contains
	OfPoints                          func(points int) string // heads the words of a rack
	OfTiles                           func(tiles int) string  // likewise
	OnGame                            func(game string) string
	OnFile                            func(file, edition string) string
	OnEmpty                           func(edition string) string
	Places                            func(n int, word string) string
	Unlisted                          func(words string) string              // of words that are not in the list
	Plays                             func(n, shown int, rack string) string // shown is 0 where all are
	NoPlay                            func(rack string) string
	Tied                              func(n int) string                    // so many count most
	Master                            func(rulebook, because string) string // the first of those is the master
	Ties                              map[finder.Tie]string                 // why
	NoTie                             string                                // where no rule is left
	Words                             func(n int) string
	Making                            func(list string, percent int) string
	NotFinished                       func(game string) Said
	TooManyBlanks, TooManyTiles       func(n int) Said
}

// Tie is why one of the plays that count the same is the master; "" where it has no words.
func (l *Language) Tie(t finder.Tie) string {
	if t == "" {
		return l.Finding.NoTie
	}
	return l.Finding.Ties[t]
}
