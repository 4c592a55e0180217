package sheet_test

import (
	"encoding/json"
	"math/big"
	"testing"

	"pgregory.net/rapid"

	"tanteo/sheet"
)

// A share that lies half-way between two figures is the upper one, everywhere: as binary
// numbers have it, it would be now the one and now the other.
func TestHalfUp(t *testing.T) {
	for _, tt := range []struct {
		part, whole int
		tenths      int64
	}{
		{33, 80, 413}, {49, 400, 123}, {1, 400, 3}, {1, 3, 333}, {2, 3, 667}, {72, 78, 923}, {0, 7, 0}, {7, 7, 1000}, {-1, 400, -2}, {-3, 400, -7}, {-33, 80, -412},
	} {
		share, ok := sheet.Share(tt.part, tt.whole)
		if got := sheet.Rounded(share, 10); !ok || got != tt.tenths {
			t.Errorf("%d of %d are %d tenths of a percent, want %d", tt.part, tt.whole, got, tt.tenths)
		}
	}
	if _, ok := sheet.Share(5, 0); ok {
		t.Error("a share of nothing")
	}
}

// A number that is rounded is no further than half a part from what it was, and of two as near
// it is the upper one; JSON writes it with no more digits than that.
func TestRoundedIsNearest(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := big.NewRat(rapid.Int64Range(-1e9, 1e9).Draw(t, "part"), rapid.Int64Range(1, 1e6).Draw(t, "whole"))
		parts := rapid.SampledFrom([]int64{1, 10, 100}).Draw(t, "parts")
		rounded := sheet.Rounded(n, parts)
		off := new(big.Rat).Sub(big.NewRat(rounded, parts), n)
		if half := big.NewRat(1, 2*parts); off.Cmp(half) > 0 || off.Cmp(half.Neg(half)) <= 0 {
			t.Fatalf("%v in parts of %d is %d", n, parts, rounded)
		}
		text, err := json.Marshal(sheet.Float(n, parts))
		if err != nil {
			t.Fatal(err)
		}
		back, _ := new(big.Rat).SetString(string(text))
		if back == nil || back.Cmp(big.NewRat(rounded, parts)) != 0 {
			t.Fatalf("%v in parts of %d is written %s", n, parts, text)
		}
	})
}
