package file

import "encoding/json"

// Maker is the program or site that keeps games as a JSON text has one.
type Maker string

// The makers that are known.
const (
	Nobody   Maker = "" // JSON, but no game that anybody here knows
	Woogles  Maker = "Woogles"
	Wordfeud Maker = "Wordfeud"
)

// ForeignError says that a text is JSON, but no game of ours.
type ForeignError struct{ Of Maker }

func (e *ForeignError) Error() string {
	if e.Of != Nobody {
		return "JSON of " + string(e.Of)
	}
	return "JSON, but no game"
}

// OwnError says that a text is a game of ours where one of another program is wanted.
type OwnError struct{}

func (e *OwnError) Error() string { return "a game of tanteo" }

// NotOthers says why a JSON text is no game of another program that can be counted again: an
// *OwnError, where Decode would read it, or Decode's own error.
func NotOthers(data []byte) error {
	if _, err := Glance(data); err != nil {
		return err
	}
	return &OwnError{}
}

// makerOf tells whose a JSON object is that is no game of ours.
func makerOf(o object) Maker {
	switch {
	case isWoogles(o):
		return Woogles
	case isWordfeud(o):
		return Wordfeud
	}
	return Nobody
}

// isOurs says whether a JSON object is a game of ours. One that has lost its schema still is.
func isOurs(o object) bool {
	if _, ok := o["schema"]; ok {
		return true
	}
	return has(o, "edition", "rules", "events")
}

// isWoogles says whether a JSON object is a game as Woogles keeps it, or the answer in which it
// sends one: GameHistory and GameDocument of its public interface.
func isWoogles(o object) bool {
	var history object
	if json.Unmarshal(o["history"], &history) == nil && history != nil {
		o = history
	}
	return has(o, "players", "lexicon") && (has(o, "events") || has(o, "uid"))
}

// isWordfeud says whether a JSON object is a game as Wordfeud keeps it, or the answer in which its
// server sends one:
//
//	{"ruleset": 1, "tiles": [[7, 7, "A", false]], "players": [{"username": "ana"}]}
func isWordfeud(o object) bool {
	for _, around := range [...]string{"content", "game"} {
		var inside object
		if json.Unmarshal(o[around], &inside) == nil && inside != nil {
			o = inside
		}
	}
	var players []struct {
		Username *string `json:"username"`
	}
	return has(o, "ruleset") && has(o, "tiles") &&
		json.Unmarshal(o["players"], &players) == nil && len(players) > 0 && players[0].Username != nil
}

func has(o object, fields ...string) bool {
	for _, field := range fields {
		if _, ok := o[field]; !ok {
			return false
		}
	}
	return true
}
