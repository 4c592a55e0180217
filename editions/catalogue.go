// Package editions is the catalogue of what games are played with: editions and
// rulebooks, those that come with the program and a player's own, and the points schemes of
// leagues. All are TOML files; one is read when it is first asked for, so that opening the
// catalogue costs nothing.
//
//	c, err := editions.Load(folder) // folder/editions/*.toml, also rulebooks and leagues
//	e, err := c.Edition(editions.ForLanguage("es"))
//	r, err := c.Rulebook(e.Rules)
//
// The fields of a file are those of scoring.Definition and sheet.Rulebook, in the spelling
// that data/es-100.toml and data/rulebooks/es-home.toml show.
package editions

import (
	"bytes"
	"cmp"
	"embed"
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/stats"
)

//go:embed data
var data embed.FS

// Catalogue holds editions and rulebooks by id. It may be used by several screens at once.
type Catalogue struct {
	editions  shelf[*scoring.Edition]
	rulebooks shelf[sheet.Rulebook]
	leagues   shelf[stats.Scheme]
}

// Embedded is the catalogue of the files that come with the program.
func Embedded() *Catalogue {
	c := &Catalogue{editions: shelf[*scoring.Edition]{}, rulebooks: shelf[sheet.Rulebook]{}, leagues: shelf[stats.Scheme]{}}
	c.editions.embed("data", c.readEdition)
	c.rulebooks.embed("data/rulebooks", c.readRulebook)
	c.leagues.embed("data/leagues", c.readLeague)
	return c
}

// Load is Embedded with the player's own files, which replace those of the same id. A
// folder that is not there has none; one that cannot be read is the error, and the
// catalogue holds the rest all the same.
func Load(folder string) (*Catalogue, error) {
	c := Embedded()
	if folder == "" {
		return c, nil
	}
	return c, errors.Join(
		c.editions.own(filepath.Join(folder, "editions"), c.readEdition),
		c.rulebooks.own(filepath.Join(folder, "rulebooks"), c.readRulebook),
		c.leagues.own(filepath.Join(folder, "leagues"), c.readLeague),
	)
}

// ReadOwn reads the player's own files, each of which is else read when it is first asked for:
// afterwards nothing that is asked of the catalogue waits for a disk, and no file is read again.
func (c *Catalogue) ReadOwn() {
	c.editions.readOwn()
	c.rulebooks.readOwn()
	c.leagues.readOwn()
}

// Edition is the edition with an id, always the same one. The error is a *NotFoundError
// or a *FileError.
func (c *Catalogue) Edition(id string) (*scoring.Edition, error) {
	f, ok := c.editions[id]
	if !ok {
		return nil, &NotFoundError{"edition", id}
	}
	return f.read()
}

// Rulebook is the rulebook with an id. The error is a *NotFoundError or a *FileError.
func (c *Catalogue) Rulebook(id string) (sheet.Rulebook, error) {
	f, ok := c.rulebooks[id]
	if !ok {
		return sheet.Rulebook{}, &NotFoundError{"rulebook", id}
	}
	return f.read()
}

// EditionText is the file of an edition as it stands, for a player to copy. The error is
// a *NotFoundError or a *FileError.
func (c *Catalogue) EditionText(id string) ([]byte, error) {
	f, ok := c.editions[id]
	if !ok {
		return nil, &NotFoundError{"edition", id}
	}
	return f.text()
}

// RulebookText is the file of a rulebook as it stands. The error is a *NotFoundError or
// a *FileError.
func (c *Catalogue) RulebookText(id string) ([]byte, error) {
	f, ok := c.rulebooks[id]
	if !ok {
		return nil, &NotFoundError{"rulebook", id}
	}
	return f.text()
}

// Listing is a line of the catalogue.
type Listing struct {
	ID       string
	Name     string
	Language string
	Own      bool   // the player's own file
	File     string // its name, for a message
	Err      error  // what is wrong with the file; then Name and Language are empty
}

// List lists the editions by id. It reads a player's own files, and the head of the others.
func (c *Catalogue) List() []Listing {
	return list(c.editions, func(e *scoring.Edition) (name, language string) { return e.Name, e.Language })
}

// ListRulebooks lists the rulebooks by id. It reads a player's own files, and the head of the
// others.
func (c *Catalogue) ListRulebooks() []Listing {
	return list(c.rulebooks, func(r sheet.Rulebook) (name, language string) { return r.Name, r.Language })
}

func list[T any](s shelf[T], named func(T) (name, language string)) []Listing {
	var all []Listing
	for id, f := range s {
		l := Listing{ID: id, Own: f.own, File: f.path}
		if !f.own {
			if text, err := f.text(); err == nil {
				l.Name, l.Language = head(text)
				all = append(all, l)
				continue
			}
		}
		one, err := f.read()
		if l.Err = err; err == nil {
			l.Name, l.Language = named(one)
		}
		all = append(all, l)
	}
	slices.SortFunc(all, func(a, b Listing) int { return cmp.Compare(a.ID, b.ID) })
	return all
}

// head is the name and the language of a file that came with the program. To read these files
// as strictly as a player's would take most of the time in which the screen opens.
func head(text []byte) (name, language string) {
	for line := range bytes.Lines(text) {
		key, value, _ := bytes.Cut(line, []byte("="))
		var into *string
		switch string(bytes.TrimSpace(key)) {
		case "name":
			into = &name
		case "language":
			into = &language
		default:
			continue
		}
		*into = strings.Trim(string(bytes.TrimSpace(value)), `"`)
		if name != "" && language != "" {
			break
		}
	}
	return name, language
}

// readEdition reads an edition's file as the catalogue wants it: under its id, and with a
// rulebook that there is.
func (c *Catalogue) readEdition(file, id string, text []byte) (*scoring.Edition, error) {
	doc, t := open(file, text)
	e, err := readEdition(doc, t)
	if err != nil {
		return nil, err
	}
	sameName(t, id)
	if _, ok := c.rulebooks[e.Rules]; !ok {
		t.may("rules").fail(Mistake{Reason: NoRulebook, Text: e.Rules})
	}
	if err := doc.err(); err != nil {
		return nil, err
	}
	return e, nil
}

func (c *Catalogue) readRulebook(file, id string, text []byte) (sheet.Rulebook, error) {
	doc, t := open(file, text)
	r, err := readRulebook(doc, t)
	if err != nil {
		return r, err
	}
	sameName(t, id)
	if r.Home != nil {
		c.readHome(t, &r)
	}
	return r, doc.err()
}

// readHome puts the home book of a rulebook into it. It reads that file itself and not through
// the catalogue, where two books that name each other would wait for each other.
func (c *Catalogue) readHome(t table, r *sheet.Rulebook) {
	v := t.may("home")
	f, ok := c.rulebooks[r.Home.ID]
	if !ok {
		v.fail(Mistake{Reason: NoRulebook, Text: r.Home.ID})
		return
	}
	text, err := f.text()
	if err != nil {
		v.fail(Mistake{Reason: HomeUnread, Text: r.Home.ID, Err: err})
		return
	}
	home, err := ParseRulebook(f.path, text)
	switch {
	case err != nil:
		v.fail(Mistake{Reason: HomeMistaken, Text: r.Home.ID, Err: err})
	case home.Home != nil:
		v.fail(Mistake{Reason: HomeAway, Text: r.Home.ID})
	default:
		r.Home = &home
		sameAtHome(t, *r, home)
	}
}

// lender is the rulebook that lends its part for duplicates to a book without one.
const lender = "es-fise"

// RulebookFor is the rulebook with an id for a kind of game: one for a duplicate has that
// part, its own or FISE's. The error is a *NotFoundError or a *FileError.
func (c *Catalogue) RulebookFor(id string, kind sheet.Kind) (sheet.Rulebook, error) {
	r, err := c.Rulebook(id)
	if err != nil || kind != sheet.DuplicateGame || r.Duplicate != nil {
		return r, err
	}
	lent, err := c.Rulebook(lender)
	if err != nil {
		return r, err
	}
	r.Duplicate, r.DuplicateFrom = lent.Duplicate, lent.ID
	return r, nil
}

// sameName refuses an id other than the file's name: two files could claim the same one.
func sameName(t table, id string) {
	if v := t.may("id"); v.text() != id {
		v.fail(Mistake{Reason: OtherName, Text: v.text(), Other: id})
	}
}

// NotFoundError says that the catalogue has no such thing. Kind is "edition", "rulebook" or
// "league".
type NotFoundError struct {
	Kind string
	ID   string
}

func (e *NotFoundError) Error() string { return fmt.Sprintf("no %s %q", e.Kind, e.ID) }
