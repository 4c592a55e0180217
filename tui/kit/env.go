package kit

import (
	"strings"

	"tanteo/tui/draw"
	"tanteo/tui/key"
	"tanteo/tui/phrases"
)

// Env is what everything is drawn by and every key is read by: the language, the keys, the
// inks, the window and what the last key met. It goes by value.
type Env struct {
	Lang          *phrases.Language
	Keys          *key.Map
	Look          *draw.Look
	Width, Height int // of the window, in cells
	Notice        Notice
}

// KeyName is a key as the screen's language calls it.
func (e Env) KeyName(label string) string {
	names := e.Lang.Screen.KeyNames
	if name, ok := names[label]; ok {
		return name
	}
	if letter, ok := strings.CutPrefix(label, "Ctrl+"); ok && names["Ctrl"] != "" {
		return names["Ctrl"] + "+" + letter
	}
	return label
}

// Explain is an error in two sentences, where nothing more is known about it.
func (e Env) Explain(err error) (what, todo string) {
	return e.Lang.Explain(err, phrases.Context{})
}

// Sentence is the same in one line.
func (e Env) Sentence(err error) string {
	what, todo := e.Explain(err)
	return phrases.Said{What: what, Todo: todo}.Sentence()
}
