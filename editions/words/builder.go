package words

import (
	"encoding/binary"
	"slices"
	"strings"

	"tanteo/scoring"
)

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
