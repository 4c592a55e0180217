package editions

import "strings"

// layout is the drawn board with a name: rows of signs as scoring.NewLayout knows them. In the
// file, lines that begin with # are comments.
func layout(name string) (rows []string, ok bool) {
	text, err := data.ReadFile("data/layouts/" + name + ".txt")
	if err != nil {
		return nil, false
	}
	for line := range strings.Lines(string(text)) {
		if line = strings.TrimSpace(line); line != "" && line[0] != '#' {
			rows = append(rows, line)
		}
	}
	return rows, true
}

// layouts are the names of the drawn boards.
func layouts() []string {
	var names []string
	files, _ := data.ReadDir("data/layouts")
	for _, f := range files {
		names = append(names, strings.TrimSuffix(f.Name(), ".txt"))
	}
	return names
}
