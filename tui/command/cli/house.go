package cli

import (
	"tanteo/sheet"
	"tanteo/tui/phrases"
)

// House reads house rules of an option.
func (e *Env) House(text string) (sheet.House, error) {
	house, err := sheet.ParseHouse(text)
	if err != nil {
		return sheet.House{}, e.misused(err, phrases.Context{})
	}
	return house, nil
}
