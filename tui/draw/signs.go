package draw

import "strings"

// The signs outside ASCII that the screen is drawn with.
const (
	SignLine   = "─"
	SignHeavy  = "━"
	SignTurn   = "»"
	SignAcross = "→"
	SignDown   = "↓"
	SignMinus  = "−"
	SignDot    = "·"
	SignLess   = "‹"
	SignMore   = "›"
	SignTold   = "*" // points as a file has them
	SignLook   = "!" // a cell to look at again
	SignIn     = "■" // a cell that is noted, and not told
)

// InASCII writes signs that some terminals show two columns wide, or not at all, in ASCII.
// Letters stay as they are.
var InASCII = strings.NewReplacer(
	SignLine, "-", SignHeavy, "=", SignTurn, ">", SignAcross, ">", SignDown, "v", SignMinus, "-", SignDot, ".", SignIn, "#",
	SignLess, "<", SignMore, ">", "×", "x", "…", "~", "„", `"`, "“", `"`, "”", `"`, "«", `"`,
	"₀", "0", "₁", "1", "₂", "2", "₃", "3", "₄", "4", "₅", "5", "₆", "6", "₇", "7", "₈", "8", "₉", "9",
)
