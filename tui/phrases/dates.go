package phrases

import (
	"fmt"
	"time"
)

// Dates is how days are written.
type Dates struct {
	Months [12]string // three letters each
}

// Day is a day without its year: "28 Nov".
func (l *Language) Day(t time.Time) string {
	return fmt.Sprintf("%02d %s", t.Day(), l.Dates.Months[t.Month()-1])
}

// Date is a day with its year: "28 Nov 2026".
func (l *Language) Date(t time.Time) string { return l.Day(t) + t.Format(" 2006") }
