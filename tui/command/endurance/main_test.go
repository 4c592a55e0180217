package endurance_test

import (
	"os"
	"testing"

	"tanteo/tui/screentest"
)

// program is the path of the whole program, with the race detector where that watches the tests.
var program string

func TestMain(m *testing.M) {
	folder, err := os.MkdirTemp("", "tanteo-endurance")
	if err != nil {
		panic(err)
	}
	var flags []string
	if screentest.Raced {
		flags = []string{"-race"}
	}
	if program, err = screentest.Build(folder, flags...); err != nil {
		panic(err)
	}
	code := m.Run()
	if err := os.RemoveAll(folder); err != nil {
		panic(err)
	}
	os.Exit(code)
}
