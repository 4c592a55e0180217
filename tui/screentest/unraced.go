//go:build !race

package screentest

// Raced says whether the race detector watches.
const Raced = false
