package file

import "encoding/json"

// ForeignError says that a text is JSON, but no game of ours.
type ForeignError struct {
	Woogles bool // it is a game as Woogles keeps it
}

func (e *ForeignError) Error() string {
	if e.Woogles {
		return "JSON of Woogles"
	}
	return "JSON, but no game"
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

func has(o object, fields ...string) bool {
	for _, field := range fields {
		if _, ok := o[field]; !ok {
			return false
		}
	}
	return true
}
