//go:build !race

package file_test

// raced says whether the race detector watches.
const raced = false
