package words

import (
	"cmp"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"
	"iter"
	"math/bits"
	"slices"
	"strings"

	"tanteo/scoring"
)

// Graph is a list of words as the smallest automaton that takes just them, in the bytes of a
// file: nothing is unpacked, so that everybody who has the file shares its pages.
//
//	BAR BAS MAR MAS:   B ┐
//	                     ├── A ── R S        R and S end a word
//	                   M ┘
//
// A node is a row of edges, one a letter, in the order of the alphabet. An edge is a few
// bits: whether it is the last of its node, whether a word ends on it, its letter, and the
// number of the first edge of the node that it leads to. No node has the number 0.
type Graph struct {
	letters    []string
	sum        uint64
	words      int
	edgeCount  uint32
	root       uint32
	longest    int
	letterBits uint
	width      uint // of an edge, in bits
	edges      string
	first      [maxLetter + 1]uint64 // the edges of the first letters
}

const (
	magic      = "tanteo\x00\x01"
	headerSize = len(magic) + 8 + 3*4 + 3
	padding    = 8 // behind the edges, so that one can be read with 64 bits around it

	lastBit   = 1
	finalBit  = 2
	flagBits  = 2
	maxEdges  = 1<<24 - 1
	maxLetter = 1<<6 - 1
)

// errGraph says that a text is no graph, or a damaged one.
var errGraph = errors.New("is no graph of words")

// parseGraph finds a graph in its text. The text is believed: check does not.
func parseGraph(text string) (Graph, error) {
	var g Graph
	if len(text) < headerSize || !strings.HasPrefix(text, magic) {
		return g, errGraph
	}
	head := []byte(text[len(magic):headerSize])
	g.sum = binary.LittleEndian.Uint64(head)
	g.words = int(binary.LittleEndian.Uint32(head[8:]))
	g.edgeCount = binary.LittleEndian.Uint32(head[12:])
	g.root = binary.LittleEndian.Uint32(head[16:])
	g.longest = int(head[20])
	alphabet := int(binary.LittleEndian.Uint16(head[21:]))
	rest := text[headerSize:]
	if alphabet > len(rest) || g.edgeCount > maxEdges {
		return g, errGraph
	}
	g.letters = strings.Fields(rest[:alphabet])
	g.edges = rest[alphabet:]
	g.letterBits, g.width = widths(len(g.letters), g.edgeCount)
	if len(g.letters) > maxLetter || len(g.edges) != packedSize(g.edgeCount+1, g.width) {
		return g, errGraph
	}
	for at := g.root; at != 0 && at <= g.edgeCount; at++ {
		e := g.edge(at)
		g.first[g.letterOf(e)&maxLetter] = e
		if e&lastBit != 0 {
			break
		}
	}
	return g, nil
}

// widths are the bits of a letter and of an edge.
func widths(letters int, edges uint32) (letter, edge uint) {
	letter = uint(bits.Len(uint(letters)))
	return letter, flagBits + letter + uint(bits.Len32(edges))
}

// packedSize is how many bytes so many edges take.
func packedSize(edges uint32, width uint) int {
	return int((uint(edges)*width+7)/8) + padding
}

// edge is what stands for an edge.
func (g *Graph) edge(n uint32) uint64 {
	bit := uint(n) * g.width
	return load(g.edges, bit>>3) >> (bit & 7) & (1<<g.width - 1)
}

// load is eight bytes as a number.
func load(s string, i uint) uint64 {
	s = s[i:]
	_ = s[7]
	return uint64(s[0]) | uint64(s[1])<<8 | uint64(s[2])<<16 | uint64(s[3])<<24 |
		uint64(s[4])<<32 | uint64(s[5])<<40 | uint64(s[6])<<48 | uint64(s[7])<<56
}

func (g *Graph) letterOf(edge uint64) scoring.Letter {
	return scoring.Letter(edge >> flagBits & (1<<g.letterBits - 1))
}

func (g *Graph) next(edge uint64) uint32 { return uint32(edge >> (flagBits + g.letterBits)) }

// contains looks a word up.
func contains[T scoring.Letter | scoring.Tile](g *Graph, word []T, mask T) bool {
	if len(word) == 0 {
		return false
	}
	// The node of the first letters is the longest, so that its edges are known by letter.
	e := g.first[word[0]&mask&maxLetter]
	if e == 0 || word[0]&mask > maxLetter {
		return false
	}
	letters, toNode := uint64(1)<<g.letterBits-1, uint64(1)<<(g.width-flagBits-g.letterBits)-1
	for _, t := range word[1:] {
		letter := uint64(t & mask)
		at := e >> (flagBits + g.letterBits) & toNode
		if at == 0 {
			return false
		}
		bit := uint(at) * g.width
		for {
			e = load(g.edges, bit>>3) >> (bit & 7)
			if here := e >> flagBits & letters; here >= letter {
				if here > letter {
					return false
				}
				break
			}
			if e&lastBit != 0 {
				return false
			}
			bit += g.width
		}
	}
	return e&finalBit != 0
}

// all gives the words in the order of the alphabet, a word before those that it begins. The
// letters are those of the next word after each step.
func (g *Graph) all() iter.Seq[[]scoring.Letter] {
	return func(yield func([]scoring.Letter) bool) {
		word := make([]scoring.Letter, 0, g.longest)
		var under func(at uint32) bool
		under = func(at uint32) bool {
			for at != 0 {
				e := g.edge(at)
				word = append(word, g.letterOf(e))
				if e&finalBit != 0 && !yield(word) || !under(g.next(e)) {
					return false
				}
				word = word[:len(word)-1]
				if e&lastBit != 0 {
					break
				}
				at++
			}
			return true
		}
		under(g.root)
	}
}

// check looks at every edge of a graph from a file, which may be anything: that none leads
// out of it or back, that letters are in order, and that the words are as many as it says.
func (g *Graph) check() error {
	if g.longest > scoring.MaxSide || sumOf(g.letters, g.edges) != g.sum {
		return errGraph
	}
	below := make([]uint64, g.edgeCount+1) // words under the node that begins here; 0 where none does
	depth := make([]uint8, g.edgeCount+1)
	for at := uint32(1); at <= g.edgeCount; {
		node, before := at, scoring.Letter(0)
		for {
			if at > g.edgeCount {
				return errGraph
			}
			e := g.edge(at)
			letter, to := g.letterOf(e), g.next(e)
			if letter <= before || int(letter) > len(g.letters) || to >= node || to != 0 && below[to] == 0 || to == 0 && e&finalBit == 0 {
				return errGraph
			}
			below[node] += below[to]
			if e&finalBit != 0 {
				below[node]++
			}
			depth[node] = max(depth[node], depth[to]+1)
			if below[node] > 1<<32 || int(depth[node]) > g.longest {
				return errGraph
			}
			before = letter
			at++
			if e&lastBit != 0 {
				break
			}
		}
	}
	if g.root == 0 || g.root > g.edgeCount || below[g.root] != uint64(g.words) || g.words == 0 {
		return errGraph
	}
	return nil
}

// sumOf is what a graph is known by.
func sumOf(letters []string, edges string) uint64 {
	h := sha256.New()
	fmt.Fprintln(h, strings.Join(letters, " "))
	_, _ = h.Write([]byte(edges))
	return binary.LittleEndian.Uint64(h.Sum(nil))
}

// builder makes a graph of words that come in order: each node is kept once, and is whole as
// soon as a word comes that does not go through it.
type builder struct {
	letters []string
	edges   []uint32 // as in wide
	nodes   []uint32 // a table of the nodes by what is in them; 0 is a free place
	filled  int
	path    [scoring.MaxSide + 1][]uint32 // the edges of the nodes that may still change
	word    []scoring.Letter              // the one before
	words   int
	longest int
}

// An edge before it is known how many there are: flags, 6 bits of letter, 24 of the node.
const wideLetter = 6

func wide(letter scoring.Letter, flags, node uint32) uint32 {
	return flags | uint32(letter)<<flagBits | node<<(flagBits+wideLetter)
}

func newBuilder(letters []string) *builder {
	return &builder{letters: letters, edges: make([]uint32, 1), nodes: make([]uint32, 1<<12)}
}

// add adds a word, which must come after the one before.
func (b *builder) add(word []scoring.Letter) error {
	same := 0
	for same < len(b.word) && same < len(word) && b.word[same] == word[same] {
		same++
	}
	if err := b.close(same); err != nil {
		return err
	}
	for i := same; i < len(word); i++ {
		b.path[i] = append(b.path[i], wide(word[i], 0, 0))
	}
	last := b.path[len(word)-1]
	last[len(last)-1] |= finalBit
	b.word = append(b.word[:0], word...)
	b.words++
	b.longest = max(b.longest, len(word))
	return nil
}

// close makes the nodes of the word before whole that lie deeper than its first letters.
func (b *builder) close(keep int) error {
	for i := len(b.word) - 1; i > keep-1 && i >= 0; i-- {
		node := uint32(0)
		if i+1 < len(b.path) && len(b.path[i+1]) > 0 {
			var err error
			if node, err = b.node(b.path[i+1]); err != nil {
				return err
			}
			b.path[i+1] = b.path[i+1][:0]
		}
		last := len(b.path[i]) - 1
		b.path[i][last] |= node << (flagBits + wideLetter)
	}
	return nil
}

// node is the number of a node: of one that is there already, if any is the same.
func (b *builder) node(edges []uint32) (uint32, error) {
	edges[len(edges)-1] |= lastBit
	if b.filled > len(b.nodes)/2 {
		b.widen()
	}
	at := b.placeOf(edges)
	if b.nodes[at] != 0 {
		return b.nodes[at], nil
	}
	n := uint32(len(b.edges))
	b.edges = append(b.edges, edges...)
	if len(b.edges) > maxEdges {
		return 0, &ListError{Reason: TooMany}
	}
	b.nodes[at] = n
	b.filled++
	return n, nil
}

// placeOf is where a node stands in the table, or is to stand.
func (b *builder) placeOf(edges []uint32) int {
	h := uint64(len(edges))
	for _, e := range edges {
		h = (h ^ uint64(e)) * 0x9E3779B97F4A7C15
		h ^= h >> 29
	}
	at := int(h) & (len(b.nodes) - 1)
	for b.nodes[at] != 0 && !b.same(b.nodes[at], edges) {
		at = (at + 1) & (len(b.nodes) - 1)
	}
	return at
}

func (b *builder) same(node uint32, edges []uint32) bool {
	there := b.edges[node:]
	return len(there) >= len(edges) && slices.Equal(there[:len(edges)], edges)
}

// widen doubles the table.
func (b *builder) widen() {
	old := b.nodes
	b.nodes = make([]uint32, 2*len(old))
	for _, node := range old {
		if node == 0 {
			continue
		}
		end := node
		for b.edges[end]&lastBit == 0 {
			end++
		}
		b.nodes[b.placeOf(b.edges[node:end+1])] = node
	}
}

// graph is the whole graph as the text of a file.
func (b *builder) graph() ([]byte, error) {
	if b.words == 0 {
		return nil, &ListError{Reason: NoWords}
	}
	if err := b.close(0); err != nil {
		return nil, err
	}
	root, err := b.node(b.path[0])
	if err != nil {
		return nil, err
	}
	count := uint32(len(b.edges) - 1)
	letterBits, width := widths(len(b.letters), count)
	size := packedSize(count+1, width)
	packed := make([]byte, size)
	for n, e := range b.edges {
		letter, node := uint64(e>>flagBits&maxLetter), uint64(e>>(flagBits+wideLetter))
		value := uint64(e&(lastBit|finalBit)) | letter<<flagBits | node<<(flagBits+letterBits)
		bit := uint(n) * width
		at := packed[bit>>3:]
		binary.LittleEndian.PutUint64(at, binary.LittleEndian.Uint64(at)|value<<(bit&7))
	}
	alphabet := strings.Join(b.letters, " ")
	text := make([]byte, 0, headerSize+len(alphabet)+size)
	text = append(text, magic...)
	text = binary.LittleEndian.AppendUint64(text, sumOf(b.letters, string(packed)))
	text = binary.LittleEndian.AppendUint32(text, uint32(b.words))
	text = binary.LittleEndian.AppendUint32(text, count)
	text = binary.LittleEndian.AppendUint32(text, root)
	text = append(text, byte(b.longest))
	text = binary.LittleEndian.AppendUint16(text, uint16(len(alphabet)))
	text = append(text, alphabet...)
	return append(text, packed...), nil
}

// word is a word as a number, in the order of the alphabet: six bits a letter from the top.
type word struct{ high, low uint64 }

func compareWords(a, b word) int {
	if a.high != b.high {
		return cmp.Compare(a.high, b.high)
	}
	return cmp.Compare(a.low, b.low)
}

// packed is a word of at most scoring.MaxSide letters.
func packed(letters []scoring.Letter) word {
	var w word
	for i, l := range letters {
		switch at := 122 - 6*i; {
		case at >= 64:
			w.high |= uint64(l) << (at - 64)
		case at > 58: // over the edge
			w.high |= uint64(l) >> (64 - at)
			w.low |= uint64(l) << at
		default:
			w.low |= uint64(l) << at
		}
	}
	return w
}

// unpacked adds the letters of a word to some.
func (w word) unpacked(letters []scoring.Letter) []scoring.Letter {
	for w.high != 0 {
		letters = append(letters, scoring.Letter(w.high>>58))
		w.high = w.high<<6 | w.low>>58
		w.low <<= 6
	}
	return letters
}

// isTwo says whether a word has two letters.
func (w word) isTwo() bool { return w.low == 0 && w.high<<12 == 0 && w.high<<6 != 0 }

// Read gives the words of the text of a graph, which is looked at first: it may be anything.
func Read(text []byte) (iter.Seq[[]scoring.Letter], error) {
	g, err := parseGraph(string(text))
	if err != nil {
		return nil, err
	}
	return g.all(), g.check()
}
