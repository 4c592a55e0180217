package tui

import (
	"time"

	"github.com/charmbracelet/colorprofile"

	"tanteo/editions"
	"tanteo/editions/words"
	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/store"
)

// Settings is what the screen is told when it starts: plain values and what it works with.
type Settings struct {
	Lang    string  // of the screen, as a tag
	Edition string  // of a new game; "" is the one of the language
	Rules   string  // of a new game; "" is the one of the edition
	Theme   string  // auto dark light contrast dark-2008 light-2008
	Frame   string  // auto line ascii
	Doubts  []error // what is wrong with settings and files that the rest does without
	Cursor  string  // block brackets
	Mouse   bool
	FPS     int // frames a second at most; 0 is 40
	Profile colorprofile.Profile

	Games     *store.Store
	Holder    store.Holder // this session, for others who want a game that it has
	Catalogue *editions.Catalogue
	Now       func() time.Time
	Suspend   bool                     // a shell is behind the program, so that stopping gives its prompt back
	Opened    func(id string) error    // remembers the game that was open last
	Last      string                   // id of the game that was open last, or ""
	Folder    string                   // where the games are, to be shown
	Shown     func(path string) string // a path as it is shown; nil is files.Shown
	Trouble   string                   // what was wrong with the settings, to be said

	Clock   string                   // clocks that were chosen before, the newest first
	Clocked func(clock string) error // remembers them; nil forgets

	Words   *words.Library                   // the lists that words are looked up in
	Check   bool                             // whether words were looked up before
	Checked func(on bool, list string) error // keeps that in mind, and the list that was chosen

	Tiles     string                     // edition that was played with last
	TilesKept func(edition string) error // keeps it in mind

	House     string                   // house rules that were played by last
	HouseKept func(house string) error // keeps them in mind

	Multiplexer Multiplexer // around the terminal
	Remote      bool        // a line is between the program and its terminal
}

// defaultEdition is the one asked for, else the one that was played with last, else the one of
// the language.
func (m *Model) defaultEdition() string {
	if m.set.Edition != "" {
		return m.set.Edition
	}
	if _, err := m.set.Catalogue.Edition(m.set.Tiles); err == nil {
		return m.set.Tiles
	}
	return editions.ForLanguage(m.set.Lang)
}

// newLog is the log of a new game.
func newLog(c *editions.Catalogue, edition, rules string, players []string, first int) (sheet.Log, error) {
	e, err := c.Edition(edition)
	if err != nil {
		return sheet.Log{}, err
	}
	if rules == "" {
		rules = e.Rules
	}
	book, err := c.Rulebook(rules)
	if err != nil {
		return sheet.Log{}, err
	}
	return sheet.Log{
		Kind: sheet.ClassicGame, Edition: e.Definition, Rules: book, Notation: scoring.Notation(e.Notation),
		Players: players, First: first,
	}, nil
}
