package kit

import (
	"strings"

	"tanteo/tui/draw"
	"tanteo/tui/key"
	"tanteo/tui/phrases"
)

// Env is what everything is drawn with and every key is read with: the language, the keys, the
// inks, the window and the notice. It is passed by value.
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

// Explain tells an error in two sentences: what is wrong and what to do.
func (e Env) Explain(err error) (what, todo string) {
	return e.Lang.Explain(err, phrases.Context{})
}

// Sentence tells an error in one line.
func (e Env) Sentence(err error) string {
	what, todo := e.Explain(err)
	return phrases.Said{What: what, Todo: todo}.Sentence()
}
