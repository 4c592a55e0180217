package newgame

import (
	"strings"

	"tanteo/tui/files"
	"tanteo/tui/kit"
)

// splitNames are the names in a list as files.NameListBegun reads them. Players without a name are left out at the end only.
func splitNames(text string) []string {
	if strings.TrimSpace(text) == "" {
		return nil
	}
	names := files.NameListBegun(text)
	for len(names) > 0 && names[len(names)-1] == "" {
		names = names[:len(names)-1]
	}
	return names
}

// joinNames writes names as splitNames reads them.
func joinNames(names []string) string {
	texts := make([]string, len(names))
	for i, name := range names {
		texts[i] = name
		if strings.ContainsAny(name, `",`) {
			texts[i] = `"` + strings.ReplaceAll(name, `"`, `""`) + `"`
		}
	}
	return strings.Join(texts, ", ")
}

// pastedNames are the lines of a paste, each a name; a terminal gives line ends as either
// sign.
func pastedNames(text string) []string {
	var names []string
	for _, line := range strings.FieldsFunc(text, func(r rune) bool { return r == '\n' || r == '\r' }) {
		if name := strings.TrimSpace(strings.Map(kit.OneLine, line)); name != "" {
			names = append(names, name)
		}
	}
	return names
}
