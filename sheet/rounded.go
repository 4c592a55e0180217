package sheet

import "math/big"

// Rounded is a number in so many parts of one, half a part up: 41.25 in tenths is 413, and
// −0.25 is −2. Whatever is shown with decimals is counted exactly and rounded here, once, so
// that the screen, the paper and the files show the same figure.
func Rounded(n *big.Rat, parts int64) int64 {
	twice := new(big.Int).Mul(n.Num(), big.NewInt(2*parts))
	twice.Add(twice, n.Denom())
	return twice.Div(twice, new(big.Int).Lsh(n.Denom(), 1)).Int64()
}

// Float is a number rounded so, as a float that JSON writes without more digits.
func Float(n *big.Rat, parts int64) float64 { return float64(Rounded(n, parts)) / float64(parts) }

// Share is a part of a whole in percent; false where there is no whole.
func Share(part, whole int) (percent *big.Rat, ok bool) {
	if whole <= 0 {
		return new(big.Rat), false
	}
	return big.NewRat(100*int64(part), int64(whole)), true
}
