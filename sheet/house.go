package sheet

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"tanteo/scoring"
)

// House are the rules that a table has made its own, on top of any rulebook. What is nil or
// empty stays as the book has it.
type House struct {
	Bonus     *int      `json:"bonus,omitempty"`     // points for all tiles of the rack
	Leftovers Leftovers `json:"leftovers,omitempty"` // what the tiles left at the end do
	Penalty   *int      `json:"penalty,omitempty"`   // points that a penalty proposes
	Challenge *int      `json:"challenge,omitempty"` // points of a failed challenge
	Passes    *int      `json:"passes,omitempty"`    // passes in a row, of all players together, that end a game; 0 is none
	Overtime  *int      `json:"overtime,omitempty"`  // points for each minute or fraction
}

// HouseKeys are the names of the house rules in a text, in their order.
var HouseKeys = [...]string{"bonus", "leftovers", "penalty", "challenge", "passes", "overtime"}

// HouseLeftovers are the words that "leftovers" can be.
var HouseLeftovers = [...]Leftovers{PlusMinus, Twice, NoLeftovers}

// noHouse is the text of no house rules at all.
const noHouse = "none"

// number is the field of a house rule that is a number; nil for another name.
func (h *House) number(key string) **int {
	switch key {
	case "bonus":
		return &h.Bonus
	case "penalty":
		return &h.Penalty
	case "challenge":
		return &h.Challenge
	case "passes":
		return &h.Passes
	case "overtime":
		return &h.Overtime
	}
	return nil
}

// IsZero says whether the table plays as the book says.
func (h House) IsZero() bool { return h == House{} }

// String writes house rules as ParseHouse reads them: "bonus=40,leftovers=none"; "" where
// there are none.
func (h House) String() string {
	var all []string
	for _, key := range HouseKeys {
		if n := h.number(key); n != nil && *n != nil {
			all = append(all, key+"="+strconv.Itoa(**n))
		}
		if key == "leftovers" && h.Leftovers != "" {
			all = append(all, key+"="+string(h.Leftovers))
		}
	}
	return strings.Join(all, ",")
}

// HouseReason is why a text is no house rule.
type HouseReason uint8

// The reasons.
const (
	_           HouseReason = iota
	HouseNoRule             // no rule is called Key
	HouseValue              // Value is no value for Key
	HouseTwice              // Key stands there twice
)

// HouseError says why a text is no house rules.
type HouseError struct {
	Reason HouseReason
	Key    string
	Value  string
}

func (e *HouseError) Error() string { return fmt.Sprintf("house rules: %s=%q", e.Key, e.Value) }

// ParseHouse reads house rules: "bonus=40,leftovers=none". "" and "none" are none. The error
// is a *HouseError.
func ParseHouse(text string) (House, error) {
	var h House
	if text = strings.TrimSpace(text); text == "" || text == noHouse {
		return h, nil
	}
	var seen []string
	for one := range strings.SplitSeq(text, ",") {
		key, value, _ := strings.Cut(one, "=")
		key, value = strings.ToLower(strings.TrimSpace(key)), strings.ToLower(strings.TrimSpace(value))
		if !slices.Contains(HouseKeys[:], key) {
			return House{}, &HouseError{HouseNoRule, key, value}
		}
		if slices.Contains(seen, key) {
			return House{}, &HouseError{HouseTwice, key, value}
		}
		seen = append(seen, key)
		if !h.set(key, value) {
			return House{}, &HouseError{HouseValue, key, value}
		}
	}
	return h, nil
}

// set gives a house rule its value; false where it can have no such one.
func (h *House) set(key, value string) bool {
	if key == "leftovers" {
		h.Leftovers = Leftovers(value)
		return slices.Contains(HouseLeftovers[:], h.Leftovers)
	}
	n, ok := whole(value, HouseMost(key))
	*h.number(key) = &n
	return ok
}

// whole reads a number from 0 to a limit.
func whole(text string, limit int) (int, bool) {
	n, err := strconv.ParseUint(text, 10, 32)
	if err != nil || n > uint64(limit) {
		return 0, false
	}
	return int(n), true
}

// HouseMost is the largest number that a house rule can have.
func HouseMost(key string) int {
	switch key {
	case "bonus":
		return 999
	case "passes":
		return 99
	}
	return MaxPoints
}

// With is the rulebook with house rules on top. Points for a failed challenge or for overtime
// replace any other penalty that the book has for it, such as a lost turn.
func (r Rulebook) With(h House) Rulebook {
	c := &r.Classic
	if h.Leftovers != "" {
		c.Leftovers = h.Leftovers
	}
	if h.Penalty != nil {
		c.Penalty = *h.Penalty
	}
	if h.Challenge != nil {
		f := FailedChallenge{Points: *h.Challenge, Per: PerPlay, Who: OffChallenger}
		if c.ChallengeFailed.Who != "" && !c.ChallengeFailed.LostTurn {
			f.Per, f.Who = c.ChallengeFailed.Per, c.ChallengeFailed.Who
		}
		c.ChallengeFailed = f
	}
	if h.Passes != nil {
		c.PassRounds, c.Passes, c.PassesOrLost = 0, *h.Passes, 0
	}
	if h.Overtime != nil {
		c.Clock = Clock{Minutes: c.Clock.Minutes, Least: c.Clock.Least, Over: OverPoints, Points: *h.Overtime, LossAfter: c.Clock.LossAfter}
	}
	return r
}

// Edition is the definition of an edition with the bonus that the table gives.
func (h House) Edition(d scoring.Definition) scoring.Definition {
	if h.Bonus == nil {
		return d
	}
	var bonus []scoring.Bonus
	for _, b := range d.Bonus {
		if b.Tiles != d.Rack {
			bonus = append(bonus, b)
		}
	}
	d.Bonus = append(bonus, scoring.Bonus{Tiles: d.Rack, Points: *h.Bonus})
	return d
}
