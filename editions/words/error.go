package words

import "fmt"

// Reason is why a list cannot be had.
type Reason string

// The reasons.
const (
	NotAFile  Reason = "not a file"   // a folder, a pipe, a device
	TooLarge  Reason = "too large"    // Limit bytes at most
	LongLine  Reason = "long line"    // Line
	NotText   Reason = "not text"     // Line
	BadJSON   Reason = "bad json"     // no list of texts
	BadGzip   Reason = "bad gzip"     // Err tells more
	BadAffix  Reason = "bad affix"    // Line of an .aff; Err tells more
	NoAffix   Reason = "no affix"     // a .dic without its .aff
	TooMany   Reason = "too many"     // words
	NoWords   Reason = "no words"     // that can be played
	NoSuch    Reason = "no such list" // Name
	NoneFor   Reason = "none for"     // Name is the edition's; Packages may have one
	NameTaken Reason = "name taken"   // Name
	BadName   Reason = "bad name"     // Name
	BadEntry  Reason = "bad entry"    // a file that names a list of the player's own; Err tells more
	NotOwn    Reason = "not own"      // Name is no list that the player has added
	NoFolder  Reason = "no folder"    // to keep a list in
)

// ListError says why a list cannot be had.
type ListError struct {
	Reason   Reason
	File     string // "" where it is about none
	Name     string // of a list or an edition
	Line     int    // from 1; 0 is none
	Limit    int64
	Packages []string // of Debian
	Err      error
}

func (e *ListError) Error() string {
	text := string(e.Reason)
	if e.Line > 0 {
		text = fmt.Sprintf("line %d: %s", e.Line, text)
	}
	for _, of := range []string{e.Name, e.File} {
		if of != "" {
			text = of + ": " + text
		}
	}
	if e.Err != nil {
		text += ": " + e.Err.Error()
	}
	return text
}

// Unwrap is the error below it.
func (e *ListError) Unwrap() error { return e.Err }
