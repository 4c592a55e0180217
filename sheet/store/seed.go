package store

import (
	"crypto/rand"
	"encoding/binary"
)

// seedBits is large enough that nobody finds a seed by trying them all against the racks it gave,
// and small enough for programs that read JSON numbers as floating point.
const seedBits = 53

// NewSeed is a seed that nobody can foresee.
func NewSeed() uint64 {
	for {
		var random [8]byte
		_, _ = rand.Read(random[:]) // it never fails
		if seed := binary.LittleEndian.Uint64(random[:]) >> (64 - seedBits); seed != 0 {
			return seed
		}
	}
}
