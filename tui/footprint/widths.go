package footprint

import (
	"sync"
	_ "unsafe" // for go:linkname

	"github.com/mattn/go-runewidth"
)

// Bubble Tea asks x/ansi how wide a sign is, and that asks go-runewidth, which at the first sign from
// U+0300 on, a line of a frame, fills a table of 2.1 MiB: a tenth of what a session takes, for a
// question that its search among some hundred intervals answers as well. These are the two places
// that keep it from that. Where an upgrade no longer has them, linking says so: then see whether the
// table is gone, and this with it.

//go:linkname strictWidthLUTOnce github.com/mattn/go-runewidth.strictWidthLUTOnce
var strictWidthLUTOnce sync.Once

//go:linkname wcOptions github.com/charmbracelet/x/ansi.wcOptions
var wcOptions *runewidth.Condition

// Before anything is drawn, and before there are two goroutines.
func init() {
	if wcOptions.EastAsianWidth || runewidth.DefaultCondition.EastAsianWidth {
		return // there the table has other widths than the search
	}
	for _, c := range []*runewidth.Condition{wcOptions, runewidth.DefaultCondition} {
		c.StrictEmojiNeutral = false // it is looked at where signs of East Asia are wide, and for the table
	}
	runewidth.StrictEmojiNeutral = false
	strictWidthLUTOnce.Do(func() {})
}
