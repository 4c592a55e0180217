package phrases

import "tanteo/scoring"

// Premiums are the names of the premium squares, two columns each: they stand in a cell of
// the board.
type Premiums struct {
	DoubleLetter, TripleLetter, QuadrupleLetter string
	DoubleWord, TripleWord, QuadrupleWord       string
}

// Premium is the name of a premium; "" for a plain square.
func (p Premiums) Premium(is scoring.Premium) string {
	switch is {
	case scoring.DoubleLetter:
		return p.DoubleLetter
	case scoring.TripleLetter:
		return p.TripleLetter
	case scoring.QuadrupleLetter:
		return p.QuadrupleLetter
	case scoring.DoubleWord:
		return p.DoubleWord
	case scoring.TripleWord:
		return p.TripleWord
	case scoring.QuadrupleWord:
		return p.QuadrupleWord
	case scoring.Colour1:
		return "1x"
	case scoring.Colour2:
		return "2x"
	case scoring.Colour3:
		return "3x"
	case scoring.Colour5:
		return "5x"
	}
	return ""
}

// PremiumsOf are the names that players of a language use, whether or not the program
// speaks it; the English ones where none are known.
func PremiumsOf(tag string) Premiums {
	for _, one := range spoken {
		if one.tag == tag {
			return one.premiums()
		}
	}
	switch tag {
	case "pt", "ca":
		return Premiums{"DL", "TL", "QL", "DP", "TP", "QP"}
	case "it":
		return Premiums{"2L", "3L", "4L", "2P", "3P", "4P"}
	case "pl":
		return Premiums{"2L", "3L", "4L", "2S", "3S", "4S"}
	case "no", "sv", "da":
		return Premiums{"2B", "3B", "4B", "2O", "3O", "4O"}
	case "fi":
		return Premiums{"2K", "3K", "4K", "2S", "3S", "4S"}
	}
	return spoken[0].premiums()
}
