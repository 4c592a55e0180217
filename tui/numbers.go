package tui

import (
	"strconv"
	"strings"
)

func itoa(n int) string { return strconv.Itoa(n) }

// plusMinus writes a change as part of a sum: "+ 16", "− 9".
func (m *Model) plusMinus(n int) string {
	if n < 0 {
		return signMinus + " " + itoa(-n)
	}
	return "+ " + itoa(n)
}

// decimal is a number with one decimal, in the way of the language.
func (m *Model) decimal(n float64) string {
	return strings.Replace(strconv.FormatFloat(n, 'f', 1, 64), ".", m.lang.Numbers.Decimal, 1)
}
