package cli

import (
	"strconv"
	"strings"

	"tanteo/sheet"
	"tanteo/tui/files"
	"tanteo/tui/phrases"
)

// Players are the names that the flag tells: a number of players without a name, a list with
// commas, or a file with a name a line.
func Players(e *Env, kind sheet.Kind, flag string) ([]string, error) {
	names, err := namesOf(e, kind, flag)
	if err != nil {
		return nil, err
	}
	if len(names) < kind.Fewest() || len(names) > kind.Most() {
		return nil, Usage(e.Lang.Tool.Usage.Players(kind.Fewest(), kind.Most()))
	}
	for i, name := range names {
		if names[i] = sheet.Visible(name); name != "" && names[i] == "" {
			return nil, e.misused(sheet.CheckName(name), phrases.Context{})
		}
	}
	if err := sheet.CheckNames(names); err != nil {
		return nil, e.misused(err, phrases.Context{})
	}
	return names, nil
}

func namesOf(e *Env, kind sheet.Kind, flag string) ([]string, error) {
	flag = strings.TrimSpace(flag)
	if flag == "" {
		return make([]string, sheet.MinPlayers), nil
	}
	if n, err := strconv.Atoi(flag); err == nil {
		return make([]string, max(0, min(n, kind.Most()+1))), nil
	}
	if file, ok := strings.CutPrefix(flag, "@"); ok {
		return files.Names(file)
	}
	names, err := files.NameList(flag)
	if err != nil {
		return nil, Usage(e.Lang.Tool.Usage.PlayerList(e.Quoted(flag)))
	}
	return names, nil
}
