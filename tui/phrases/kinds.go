package phrases

import "tanteo/sheet"

// Kinds is what a row without a word shows in place of one. Each has nine columns at most:
// it stands in the sheet.
type Kinds struct {
	Points    string
	Pass      string
	Exchange  string
	Withdrawn string
	Penalty   string
	Bonus     string
	Overtime  string
	Warning   string
	Challenge string // one that failed
	End       string // tiles left at the end
}

// KindColumns is how wide the kind of a row may be.
const KindColumns = 9

// Kind is what a row of that kind shows; "" where it shows its word.
func (l *Language) Kind(k sheet.TurnKind) string {
	switch k {
	case sheet.KindPoints:
		return l.Kinds.Points
	case sheet.KindPass:
		return l.Kinds.Pass
	case sheet.KindExchange:
		return l.Kinds.Exchange
	case sheet.KindWithdrawn:
		return l.Kinds.Withdrawn
	case sheet.KindPenalty:
		return l.Kinds.Penalty
	case sheet.KindBonus:
		return l.Kinds.Bonus
	case sheet.KindOvertime:
		return l.Kinds.Overtime
	case sheet.KindWarning:
		return l.Kinds.Warning
	case sheet.KindChallenge:
		return l.Kinds.Challenge
	case sheet.KindEnd:
		return l.Kinds.End
	}
	return ""
}
