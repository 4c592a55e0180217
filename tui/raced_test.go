//go:build race

package tui_test

// raced says whether the race detector watches.
const raced = true
