package phrases

import (
	"math/big"
	"strconv"
	"strings"

	"tanteo/sheet"
)

// Numbers is how numbers and lists are written.
type Numbers struct {
	Decimal string                   // the mark before the decimals
	AndWord string                   // stands before the last item of a list: "and"
	Quote   func(text string) string // a text that somebody typed
	Apart   bool                     // a no-break space parts a colon or semicolon from what it follows
}

// Labelled is a name and what is told of it: "Ana: pass".
func (l *Language) Labelled(name, text string) string {
	if l.Numbers.Apart {
		return name + "\u00a0: " + text
	}
	return name + ": " + text
}

// Then joins two texts with a semicolon.
func (l *Language) Then(text, more string) string {
	if l.Numbers.Apart {
		return text + "\u00a0; " + more
	}
	return text + "; " + more
}

// And is a list in a sentence: "3, 5 and 7".
func (n Numbers) And(items []string) string { return enumerate(items, n.AndWord) }

// None stands where there is no number.
const None = "-"

// Signed is a number with its sign: "+16", "−9", "0".
func Signed(n int) string {
	switch {
	case n > 0:
		return "+" + strconv.Itoa(n)
	case n < 0:
		return Number(n)
	}
	return "0"
}

// Number is a number with a minus sign as long as a plus.
func Number(n int) string {
	if n < 0 {
		return "−" + strconv.Itoa(-n)
	}
	return strconv.Itoa(n)
}

// Decimal is a number with one decimal.
func (l *Language) Decimal(n *big.Rat) string {
	tenths, sign := sheet.Rounded(n, 10), ""
	if tenths < 0 {
		tenths, sign = -tenths, "−"
	}
	return sign + strconv.FormatInt(tenths/10, 10) + l.Numbers.Decimal + strconv.FormatInt(tenths%10, 10)
}

// numbers lists numbers: "3, 5 and 7".
func (l *Language) numbers(all []int) string { return l.Numbers.And(digits(all)) }

// FromTo is a number that can be from one to another.
func (l *Language) FromTo(fewest, most int) string {
	if fewest == most {
		return Number(most)
	}
	return l.Rules.FromTo(fewest, most)
}

// digits are numbers, each written.
func digits(all []int) []string {
	texts := make([]string, len(all))
	for i, n := range all {
		texts[i] = strconv.Itoa(n)
	}
	return texts
}

// quoted is what somebody typed, as a sentence shows it.
func (l *Language) quoted(text string) string { return l.Numbers.Quote(Fit(text, 16)) }

// enumerate joins items with commas, the last with a word of its own. Spanish says "e" for "y"
// before an i.
func enumerate(items []string, and string) string {
	if and == "y" && len(items) > 1 {
		last := sheet.Plain(items[len(items)-1])
		if strings.HasPrefix(last, "i") || strings.HasPrefix(last, "hi") && !strings.HasPrefix(last, "hie") {
			and = "e"
		}
	}
	switch n := len(items); n {
	case 0:
		return ""
	case 1:
		return items[0]
	default:
		text := items[0]
		for _, item := range items[1 : n-1] {
			text += ", " + item
		}
		return text + " " + and + " " + items[n-1]
	}
}

// PartOf is a part of a whole in percent, "84.2 %"; None where the whole is nothing.
func (l *Language) PartOf(part, whole int) string {
	percent, ok := sheet.Share(part, whole)
	if !ok {
		return None
	}
	return l.Paper.Percent(l.Decimal(percent))
}
