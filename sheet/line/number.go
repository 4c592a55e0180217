package line

import (
	"strconv"
	"strings"
)

// Number reads a number from 0 to a limit.
func number(text string, limit int) (int, error) {
	if _, extra, more := strings.Cut(text, " "); more {
		return 0, &Error{Reason: Extra, Text: extra}
	}
	n, err := strconv.ParseUint(text, 10, 32)
	if err != nil || n > uint64(limit) {
		return 0, &Error{Reason: Number, Text: text, Limit: limit}
	}
	return int(n), nil
}

// digits says whether a text is a number as a line has them.
func digits(text string) bool { return strings.Trim(text, "0123456789") == "" }

// isDash says whether a text is the dash that stands for nothing.
func isDash(text string) bool { return text == "-" || text == "−" || text == "–" }

// signs may stand before a number.
const signs = "+-−–"

// isSigned says whether a text is a number with a sign before it.
func isSigned(text string) bool {
	number := strings.TrimLeft(text, signs)
	return number != text && number != "" && digits(number)
}

// isTime says whether a text is minutes and seconds, as a clock shows them.
func isTime(text string) bool {
	minutes, seconds, ok := strings.Cut(text, ":")
	return ok && digits(minutes+seconds)
}

func nothing(rest string) error {
	if rest != "" {
		return &Error{Reason: Extra, Text: rest}
	}
	return nil
}
