package store

import (
	"crypto/rand"
	"encoding/binary"
)

// seedBits are so many that a seed cannot be found by trying them all against the racks that
// it gave, and few enough for programs that read a number of JSON as floating point.
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
