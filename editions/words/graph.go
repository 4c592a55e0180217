package words

import (
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"
	"iter"
	"math/bits"
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
	below := make([]uint32, g.edgeCount+1) // words under the node that begins here; 0 where none does
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
			under := uint64(below[node]) + uint64(below[to])
			if e&finalBit != 0 {
				under++
			}
			below[node] = uint32(under)
			depth[node] = max(depth[node], depth[to]+1)
			if under > uint64(g.words) || int(depth[node]) > g.longest {
				return errGraph
			}
			before = letter
			at++
			if e&lastBit != 0 {
				break
			}
		}
	}
	if g.root == 0 || g.root > g.edgeCount || below[g.root] != uint32(g.words) || g.words == 0 {
		return errGraph
	}
	return nil
}

// sumOf is what a graph is known by.
func sumOf(letters []string, edges string) uint64 {
	h := sha256.New()
	fmt.Fprintln(h, strings.Join(letters, " "))
	_, _ = h.Write(bytesOf(edges))
	return binary.LittleEndian.Uint64(h.Sum(nil))
}

// Read gives the words of the text of a graph, which is looked at first: it may be anything.
func Read(text []byte) (iter.Seq[[]scoring.Letter], error) {
	g, err := parseGraph(string(text))
	if err != nil {
		return nil, err
	}
	return g.all(), g.check()
}
