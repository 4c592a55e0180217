package tui

import (
	"strconv"
)

func itoa(n int) string { return strconv.Itoa(n) }

// plusMinus writes a change as part of a sum: "+ 16", "− 9".
func (m *Model) plusMinus(n int) string {
	if n < 0 {
		return signMinus + " " + itoa(-n)
	}
	return "+ " + itoa(n)
}
