package tui

import (
	"cmp"
	"time"

	"github.com/charmbracelet/colorprofile"

	"tanteo/editions"
	"tanteo/editions/words"
	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/store"
	"tanteo/tui/phrases"
	"tanteo/tui/sitting"
	"tanteo/tui/write"
)

// Settings is what the screen is started with: plain values and the stores it uses.
type Settings struct {
	Lang    string  // of the screen, as a tag
	Edition string  // of a new game; "" is the one of the language
	Rules   string  // of a new game; "" is the one of the edition
	Theme   string  // auto dark light contrast dark-2008 light-2008
	Frame   string  // auto line ascii
	Doubts  []error // faults of settings and files that were left out
	Cursor  string  // block brackets
	Mouse   bool
	FPS     int // frames a second at most; 0 is 40
	Profile colorprofile.Profile

	Games     *store.Store
	Holder    store.Holder    // this session, for others who want a game that it has
	Role      sitting.Role    // of who sits here
	Shared    *sitting.Shared // games that are open for others who may not know all of them; nil is none
	Catalogue *editions.Catalogue
	Now       func() time.Time
	Watch     bool                                       // the game is only watched: its pen is never taken
	Follow    func(id string, tell func()) (stop func()) // tells that something has changed in the files of a game; nil never does
	Suspend   bool                                       // a shell is behind the program, so that stopping gives its prompt back
	Folder    string                                     // of the user: a crash is told there
	Kept      string                                     // where the games are, to be shown; "" is in Folder
	ShowPath  func(path string) string                   // a path as it is shown; nil is files.Shown
	Words     *words.Library                             // the lists that words are looked up in

	Remember sitting.Remember // nil remembers nothing; what it remembered before follows
	Last     string           // id of the game that was open last, or ""
	Tiles    string           // edition of the last new game
	House    string           // house rules of the last new game
	Check    bool             // whether words were looked up
	Clock    string           // clocks that were chosen, the newest first

	Multiplexer write.Multiplexer // around the terminal
	Remote      bool              // a line is between the program and its terminal
	Hidden      bool              // nothing is shown of this machine's folders: who sits here has no account on it
}

// defaultEdition is the edition asked for, else the one played last, else that of the language.
func (m *Model) defaultEdition() string {
	if m.set.Edition != "" {
		return m.set.Edition
	}
	if _, err := m.set.Catalogue.Edition(m.set.Tiles); err == nil {
		return m.set.Tiles
	}
	return editions.ForLanguage(m.set.Lang)
}

// kept is where the games are, to be shown.
func (s *Settings) kept() string {
	if s.Hidden {
		return ""
	}
	return cmp.Or(s.Kept, s.Folder)
}

// ascii says whether the frame is drawn without line signs.
func (s *Settings) ascii() bool { return s.Frame == "ascii" }

// names are the names of the squares, in the language asked for, even where the screen has no
// texts in it.
func (s *Settings) names() phrases.Premiums {
	if spoken, ok := phrases.Find(s.Lang); ok {
		return spoken.Premiums
	}
	return phrases.PremiumsOf(s.Lang)
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
