package finder

import (
	"encoding/binary"
	"fmt"
	"hash/crc32"
	"math/bits"

	"tanteo/scoring"
)

// header is what stands before the units of a graph in bytes, all in little endian.
type header struct {
	letters  uint32 // of the edition
	words    uint32
	alphabet uint64
}

const (
	magic      = "tanteo\x01g" // with the version of the format
	headerSize = 56
)

// GraphError says why bytes are no graph, or not one for an edition.
type GraphError struct {
	Reason string
	At     int // the unit that is at fault; 0 is none
}

func (e *GraphError) Error() string {
	if e.At == 0 {
		return "word graph: " + e.Reason
	}
	return fmt.Sprintf("word graph: %s at unit %d", e.Reason, e.At)
}

// Bytes is the graph as Load reads it. The same words make the same bytes.
func (g *Graph) Bytes() []byte {
	units, root, dawg := g.units()
	b := make([]byte, headerSize+4*len(units)+len(g.anagrams.bits)+len(g.anagrams.starts)+len(g.anagrams.words))
	copy(b, magic)
	le := binary.LittleEndian
	le.PutUint32(b[12:], g.header.letters)
	le.PutUint64(b[16:], g.header.alphabet)
	le.PutUint32(b[24:], g.header.words)
	le.PutUint32(b[28:], root)
	le.PutUint32(b[32:], dawg)
	le.PutUint32(b[36:], uint32(len(units)))
	le.PutUint32(b[40:], uint32(len(g.anagrams.bits)))
	le.PutUint32(b[44:], uint32(len(g.anagrams.starts)))
	le.PutUint32(b[48:], uint32(len(g.anagrams.words)))
	rest := b[headerSize:]
	for i, u := range units {
		le.PutUint32(rest[4*i:], u)
	}
	rest = rest[4*len(units):]
	for _, part := range [][]byte{g.anagrams.bits, g.anagrams.starts, g.anagrams.words} {
		rest = rest[copy(rest, part):]
	}
	le.PutUint32(b[8:], crc32.ChecksumIEEE(b[12:]))
	return b
}

func (g *Graph) units() (units []uint32, root, dawg uint32) {
	if g.wide != nil {
		return g.wide.units, g.wide.root, g.wide.dawg
	}
	return g.narrow.units, g.narrow.root, g.narrow.dawg
}

// Load reads what Bytes wrote. Bytes that were cut, damaged or made to do harm are refused:
// no search can leave a graph that was loaded, though one that was made to do harm may be
// slow to search. A part of the graph stays in the bytes, so they must not change. The error is
// a *GraphError.
func Load(b []byte) (*Graph, error) {
	return LoadAs(b, func([]byte) []uint32 { return nil })
}

// LoadAs is Load for a caller who may be able to see bytes as numbers in little endian where
// they lie, so that all of the graph stays in them: a file that is mapped is then shared, and
// not copied for each who searches. Where numbers gives nil, they are copied.
func LoadAs(b []byte, numbers func([]byte) []uint32) (*Graph, error) {
	refuse := func(reason string) (*Graph, error) { return nil, &GraphError{Reason: reason} }
	if len(b) < headerSize || string(b[:len(magic)]) != magic {
		return refuse("is of another kind or version")
	}
	le := binary.LittleEndian
	units := le.Uint32(b[36:])
	parts := [3]uint64{uint64(le.Uint32(b[40:])), uint64(le.Uint32(b[44:])), uint64(le.Uint32(b[48:]))}
	switch {
	case uint64(len(b)) != headerSize+4*uint64(units)+parts[0]+parts[1]+parts[2]:
		return refuse("is cut or has something behind it")
	case le.Uint32(b[8:]) != crc32.ChecksumIEEE(b[12:]):
		return refuse("is damaged")
	case units >= accept:
		return refuse("is too long")
	}
	g := &Graph{header: header{letters: le.Uint32(b[12:]), alphabet: le.Uint64(b[16:]), words: le.Uint32(b[24:])}}
	if g.header.letters < 1 || g.header.letters > scoring.MaxLetters {
		return refuse("has too many letters")
	}
	rest := b[headerSize:]
	all := numbers(rest[:4*uint64(units)])
	if all == nil {
		all = make([]uint32, units)
		for i := range all {
			all[i] = le.Uint32(rest[4*i:])
		}
	}
	rest = rest[4*uint64(units):]
	g.anagrams = anagrams{rest[:parts[0]], rest[parts[0] : parts[0]+parts[1]], rest[parts[0]+parts[1]:]}
	if !g.anagrams.checked() {
		return refuse("has no order in its anagrams")
	}
	root, dawg := le.Uint32(b[28:]), le.Uint32(b[32:])
	var err error
	if g.header.letters <= narrowest {
		g.narrow, err = checked[uint32](all, root, dawg, g.header.letters)
	} else {
		g.wide, err = checked[uint64](all, root, dawg, g.header.letters)
	}
	if err != nil {
		return nil, err
	}
	return g, nil
}

// checked makes a graph of units after a look at each: states follow each other without a
// gap, have only letters of the edition, and lead to states.
func checked[M mask](units []uint32, root, dawg, letters uint32) (*graph[M], error) {
	known := M(1)<<letters | (M(1)<<letters - 1)
	begins := make([]uint64, len(units)/64+1)
	for at := uint32(0); at < uint32(len(units)); {
		if int(at+head[M]()) > len(units) {
			return nil, &GraphError{"cuts a state", int(at)}
		}
		set := follow[M](units, at)
		if set&^known != 0 || at == 0 && set != 0 {
			return nil, &GraphError{"has a letter that is none", int(at)}
		}
		begins[at/64] |= 1 << (at % 64)
		at += head[M]() + uint32(bits.OnesCount64(uint64(set)))
		if int(at) > len(units) {
			return nil, &GraphError{"cuts a state", int(at)}
		}
	}
	isState := func(at uint32) bool { return int(at) < len(units) && begins[at/64]&(1<<(at%64)) != 0 }
	if !isState(root) || !isState(dawg) {
		return nil, &GraphError{Reason: "begins nowhere"}
	}
	for at := uint32(0); at < uint32(len(units)); {
		first := at + head[M]()
		at = first + uint32(bits.OnesCount64(uint64(follow[M](units, at))))
		for _, a := range units[first:at] {
			if !isState(a &^ accept) {
				return nil, &GraphError{"leads to no state", int(first)}
			}
		}
	}
	return &graph[M]{units, root, dawg}, nil
}
