package phrases

import (
	"errors"
	"path/filepath"
	"strings"

	"tanteo/sheet/store/disk"
)

// SettingError says what is wrong with a setting, and where: in a file, in a variable of
// the environment or on the command line.
type SettingError struct {
	Source  string
	Line    int // in a file; 0 where it is none, or not known
	Key     string
	Value   string
	Unknown bool // there is no such key
	Allowed []string
	Aside   string // the name that the file has now, which was set aside
	Err     error  // why the settings could not be read at all
}

func (e *SettingError) Error() string { return e.Source + ": " + e.Key }

// Unwrap is the error of the system or of the reader, if there was one.
func (e *SettingError) Unwrap() error { return e.Err }

func (l *Language) setting(e *SettingError) Said {
	place := l.Faults.Place(Fit(filepath.Base(e.Source), 24), e.Line)
	unread := errors.Is(e.Err, disk.ErrTooLarge) || errors.Is(e.Err, disk.ErrNotFile) || errors.Is(e.Err, disk.ErrLink)
	possible := Safe(strings.Join(e.Allowed, ", "))
	switch {
	case e.Err != nil:
		if e.Aside != "" {
			reason := ""
			if unread {
				reason = l.why(e.Err)
			}
			return Said{l.Faults.Forgotten(place, reason), l.Faults.Saved.Aside(Fit(e.Aside, 60))}
		}
		if unread {
			return l.Faults.File(place, l.why(e.Err))
		}
		if said, ok := l.system(e.Err, Context{}); ok {
			return said
		}
		return l.Faults.File(place, Fit(e.Err.Error(), 100))
	case e.Unknown:
		return l.Faults.NoSetting(place, l.quoted(e.Key), possible)
	}
	return l.Faults.Setting(place, Fit(e.Key, 24), l.quoted(e.Value), possible)
}
