package words

import (
	"iter"

	"tanteo/scoring"
)

// Origin is where a list comes from.
type Origin string

// The origins.
const (
	Embedded Origin = "embedded" // came with the program
	Machine  Origin = "machine"  // a package of the machine has it
	Own      Origin = "own"      // the player added it
	Loose    Origin = "file"     // a file that was named
)

// Listing is what is known of a list before it is read.
type Listing struct {
	Name     string
	Title    string
	Language string // of a list that is not for one edition only
	Edition  string // the id of the edition that the player added it for
	Licence  string
	Credit   string // who made it
	Source   string // where it comes from, and in which version
	Origin   Origin
	File     string // "" for what came with the program
	Size     int64  // bytes of the file
	Packages []string
	Err      error // why it cannot be had
}

// Fits says whether a list is one for an edition: the player has added it for just that, or it is
// one of its language.
func (l Listing) Fits(e *scoring.Edition) bool {
	if l.Origin == Own {
		return l.Edition == e.ID
	}
	return l.Language == language(e.Language)
}

// List is a list in the tiles of an edition. It never changes, and may be used by several
// screens at once.
type List struct {
	Listing
	Tally Tally // what became of its words; of one that came with the program only Words
	Gone  bool  // the file is no longer there: the words are those that were kept of it

	graph   Graph
	library *Library
}

// Contains says whether a word is in the list; a blank is the letter that it stands for. It
// takes less than a microsecond and no memory.
func (l *List) Contains(word []scoring.Tile) bool { return contains(&l.graph, word, letterMask) }

// letterMask is the letter of a tile.
const letterMask = 1<<7 - 1

// Words gives the words in the order of the alphabet, each before those that it begins. The
// letters belong to the list: after a step they are those of the next word.
func (l *List) Words() iter.Seq[[]scoring.Letter] { return l.graph.all() }

// Len is how many words there are.
func (l *List) Len() int { return l.graph.words }

// Longest is how many tiles the longest word has.
func (l *List) Longest() int { return l.graph.longest }

// Sum is a number by which what was made of the list is known to be made of just this one.
func (l *List) Sum() uint64 { return l.graph.sum }

// Bytes is how large the graph is.
func (l *List) Bytes() int { return len(l.graph.edges) }

// Official is false: no federation has given its list to this program.
func (l *List) Official() bool { return false }
