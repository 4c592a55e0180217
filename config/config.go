// Package config holds what the user has settled (config.toml, which is never written) and
// what the program remembers (remember.json), and finds the folder of both. It is the only
// package that knows viper, and only main imports it: the rest gets plain values.
//
//	dir, err := config.Dir(flag)
//	c, err := config.Load(dir, os.Environ(), nil)
//	fmt.Println(c.Theme) // "auto"
package config

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
)

// Config is what the user has settled. In config.toml and in the environment the
// keys are the names in small letters: theme, TANTEO_THEME.
type Config struct {
	Lang    string // of the program, "es"; "" is that of the environment
	Edition string // id, for a new game; "" is that of the language
	Rules   string // id, for a new game; "" is that of the edition
	Games   string // folder of the games, from the root on; "" is games in the user's folder
	Theme   string // auto, dark, light, contrast, dark-2008, light-2008
	Colour  string // auto, truecolor, 256, 16, none
	Frame   string // auto, line, ascii
	Cursor  string // block, brackets
	Mouse   bool   // whether the mouse is the program's and not the terminal's
	FPS     int    // frames a second at most, from 1 to 120
}

// Default is a Config in which nothing was settled.
func Default() Config {
	return Config{Theme: "auto", Colour: "auto", Frame: "auto", Cursor: "block", FPS: 40}
}

// Validate checks that each value is allowed. The error joins a *Mistake for each.
func (c Config) Validate() error {
	var all []error
	for _, s := range settings {
		var value any
		switch field := s.field(&c).(type) {
		case *string:
			value = *field
		case *bool:
			value = *field
		case *int:
			value = int64(*field)
		}
		if !s.set(&c, value) {
			all = append(all, &Mistake{Kind: WrongValue, Key: s.key, Value: fmt.Sprint(value), Allowed: s.allowed()})
		}
	}
	return errors.Join(all...)
}

// setting is one key.
type setting struct {
	key         string
	field       func(*Config) any // pointer to its string, bool or int
	choices     []string          // of a text; none where it may be any
	folder      bool              // of a text: it is a path, from the root or from home (~) on
	least, most int               // of a number
}

var settings = [...]setting{
	{key: "lang", field: func(c *Config) any { return &c.Lang }},
	{key: "edition", field: func(c *Config) any { return &c.Edition }},
	{key: "rules", field: func(c *Config) any { return &c.Rules }},
	{key: "games", field: func(c *Config) any { return &c.Games }, folder: true},
	{key: "theme", field: func(c *Config) any { return &c.Theme }, choices: []string{"auto", "dark", "light", "contrast", "dark-2008", "light-2008"}},
	{key: "colour", field: func(c *Config) any { return &c.Colour }, choices: []string{"auto", "truecolor", "256", "16", "none"}},
	{key: "frame", field: func(c *Config) any { return &c.Frame }, choices: []string{"auto", "line", "ascii"}},
	{key: "cursor", field: func(c *Config) any { return &c.Cursor }, choices: []string{"block", "brackets"}},
	{key: "mouse", field: func(c *Config) any { return &c.Mouse }},
	{key: "fps", field: func(c *Config) any { return &c.FPS }, least: 1, most: 120},
}

// set puts a value into its field; false where the field does not take it.
func (s setting) set(c *Config, value any) bool {
	switch field := s.field(c).(type) {
	case *string:
		text, ok := value.(string)
		if !ok || s.choices != nil && !slices.Contains(s.choices, text) {
			return false
		}
		if s.folder && text != "" {
			if text, ok = fromRoot(text); !ok {
				return false
			}
		}
		*field = text
	case *bool:
		yes, ok := value.(bool)
		if !ok {
			return false
		}
		*field = yes
	case *int:
		n, ok := value.(int64)
		if !ok || n < int64(s.least) || n > int64(s.most) {
			return false
		}
		*field = int(n)
	}
	return true
}

// read makes a value of a text from outside a file, as set takes it; the text itself where
// it is none.
func (s setting) read(text string) any {
	switch s.field(new(Config)).(type) {
	case *bool:
		if text == "true" || text == "false" {
			return text == "true"
		}
	case *int:
		if n, err := strconv.ParseInt(text, 10, 64); err == nil {
			return n
		}
	}
	return text
}

// allowed says what the field takes, in words of the file.
func (s setting) allowed() []string {
	switch s.field(new(Config)).(type) {
	case *bool:
		return []string{"true", "false"}
	case *int:
		return []string{fmt.Sprintf("%d to %d", s.least, s.most)}
	}
	switch {
	case s.folder:
		return []string{`"/…"`, `"~/…"`}
	case s.choices == nil:
		return []string{`a text in quotes`}
	}
	return s.choices
}

func find(key string) (setting, bool) {
	i := slices.IndexFunc(settings[:], func(s setting) bool { return s.key == key })
	if i < 0 {
		return setting{}, false
	}
	return settings[i], true
}

// keys lists the keys that there are.
func keys() []string {
	all := make([]string, len(settings))
	for i, s := range settings {
		all[i] = s.key
	}
	return all
}
