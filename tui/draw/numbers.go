package draw

import (
	"strconv"
)

// PlusMinus writes a change as part of a sum: "+ 16", "− 9".
func PlusMinus(n int) string {
	if n < 0 {
		return SignMinus + " " + strconv.Itoa(-n)
	}
	return "+ " + strconv.Itoa(n)
}
