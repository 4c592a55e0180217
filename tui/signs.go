package tui

import "strings"

// The signs outside ASCII that the screen is drawn with.
const (
	signLine   = "─"
	signHeavy  = "━"
	signTurn   = "»"
	signAcross = "→"
	signDown   = "↓"
	signMinus  = "−"
	signDot    = "·"
	signLess   = "‹"
	signMore   = "›"
	signTold   = "*" // points as a file has them
	signLook   = "!" // a cell to look at again
)

// inASCII writes signs that some terminals show two columns wide, or not at all, in ASCII.
// Letters stay as they are.
var inASCII = strings.NewReplacer(
	signLine, "-", signHeavy, "=", signTurn, ">", signAcross, ">", signDown, "v", signMinus, "-", signDot, ".",
	signLess, "<", signMore, ">", "×", "x", "…", "~", "„", `"`, "“", `"`, "”", `"`, "«", `"`,
	"₀", "0", "₁", "1", "₂", "2", "₃", "3", "₄", "4", "₅", "5", "₆", "6", "₇", "7", "₈", "8", "₉", "9",
)
