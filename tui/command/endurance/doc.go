// Package endurance has tests only: whole programs that are killed while they note, and many that
// note in the same games at once.
//
//	go test -v ./tui/command/endurance -run TestKilled -kills 1000
package endurance
