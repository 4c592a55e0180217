// Package footprint keeps small what a session takes of the memory of its machine, which many share.
//
//	footprint.Reduce()
//	defer time.AfterFunc(2*time.Second, footprint.Started).Stop()
package footprint

import "runtime/debug"

// gcPercent keeps the heap small: a key allocates little.
const gcPercent = 30

// Reduce is for the beginning.
func Reduce() { debug.SetGCPercent(gcPercent) }

// Started is for when the program has started. It gives the machine what only the start needed: of
// the heap, and of the program itself, whose pages are read from its file again where they are
// needed once more.
func Started() {
	debug.FreeOSMemory()
	unmapUnused()
}
