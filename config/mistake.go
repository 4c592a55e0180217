package config

import (
	"fmt"
	"strings"
)

// Kind is a way in which settings can be wrong.
type Kind uint8

// The kinds of mistakes.
const (
	_          Kind = iota
	Unreadable      // the file is there and cannot be read: Err
	Syntax          // the file is no TOML, or no JSON where it is remember.json: Err
	UnknownKey      // Allowed lists the keys that there are
	WrongValue      // Allowed lists the values that there are
)

// Mistake says what is wrong with the settings, and where.
type Mistake struct {
	Kind    Kind
	Source  string // the path of the file, "TANTEO_THEME" or "--theme"; "" where it is known to the caller
	Line    int    // in the file, from 1; 0 where it is not known
	Key     string
	Value   string
	Allowed []string
	Aside   string // the name that the file has now, which was set aside
	Err     error
}

func (m *Mistake) Error() string {
	where := ""
	if m.Source != "" {
		where = m.Source + ": "
	}
	if m.Line > 0 {
		where = fmt.Sprintf("%s:%d: ", m.Source, m.Line)
	}
	allowed := strings.Join(m.Allowed, ", ")
	switch m.Kind {
	case UnknownKey:
		return fmt.Sprintf("%s%s is no setting; there are %s", where, m.Key, allowed)
	case WrongValue:
		return fmt.Sprintf("%s%s cannot be %q; it can be %s", where, m.Key, m.Value, allowed)
	}
	return where + m.Err.Error()
}

// Unwrap is the error of the system or of the TOML reader, if there was one.
func (m *Mistake) Unwrap() error { return m.Err }
