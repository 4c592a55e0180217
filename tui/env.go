package tui

import "strings"

// keyName is a key as the screen's language calls it.
func (m *Model) keyName(shown string) string {
	names := m.lang.Screen.KeyNames
	if name, ok := names[shown]; ok {
		return name
	}
	if letter, ok := strings.CutPrefix(shown, "Ctrl+"); ok && names["Ctrl"] != "" {
		return names["Ctrl"] + "+" + letter
	}
	return shown
}
