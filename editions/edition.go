package editions

import (
	"errors"
	"strconv"
	"strings"

	"golang.org/x/text/unicode/norm"

	"tanteo/scoring"
)

// ParseEdition reads the text of an edition file; file is its name in errors. The error
// is a *FileError. Whether there is such a rulebook is for the catalogue to say.
func ParseEdition(file string, text []byte) (*scoring.Edition, error) {
	return readEdition(open(file, text))
}

func readEdition(doc *document, t table) (*scoring.Edition, error) {
	def := scoring.Definition{
		ID:         t.need("id").id(),
		Name:       t.need("name").text(),
		Language:   t.need("language").id(),
		Letters:    readLetters(t),
		Blanks:     t.need("blanks").number(),
		BlankValue: t.may("blank_value").number(),
		BlankLeft:  t.may("blank_left").number(),
		BlankOnly:  t.may("blank_only").texts(),
		Vowels:     t.may("vowels").texts(),
		KeepMarks:  t.may("fold").oneOf("marks", "none") == "none",
		Unfolded:   t.may("unfolded").texts(),
		FoldAlso:   t.may("fold_also").texts(),
		Apart:      t.may("apart").flag(),
		Rack:       t.need("rack").number(),
		Bonus:      readBonus(t),
		Board:      readBoard(t),
		Notation:   scoring.Notation(t.need("notation").oneOf(string(scoring.Rows), string(scoring.GCG))),
		Rules:      t.need("rules").id(),
		Sources:    t.may("sources").texts(),
	}
	refuseTwice(t)
	t.close()
	if err := doc.err(); err != nil {
		return nil, err
	}
	e, err := scoring.NewEdition(def)
	if wrong, ok := errors.AsType[*scoring.DefinitionError](err); ok {
		doc.fail(placeOf(wrong, t), Mistake{Reason: Undefined, Err: wrong})
		return nil, doc.err()
	}
	return e, err
}

// readLetters reads rows of letter, tiles and points, and the other ways to type a letter, which
// are a table of their own because few letters have any.
func readLetters(t table) []scoring.LetterDef {
	also := t.may("also").table()
	var letters []scoring.LetterDef
	for _, row := range t.need("letters").list() {
		cells := row.list()
		if len(cells) != 3 {
			row.fail(Mistake{Reason: LetterRow})
			return nil
		}
		l := scoring.LetterDef{Letter: cells[0].text(), Count: cells[1].number(), Value: cells[2].number()}
		l.Also = also.may(l.Letter).texts()
		letters = append(letters, l)
	}
	for _, letter := range also.others() {
		letter.fail(Mistake{Reason: NoTiles, Text: letter.at[len(letter.at)-1]})
	}
	return letters
}

// refuseTwice refuses a second letter that is typed like one before it.
func refuseTwice(t table) {
	var texts []value
	also := t.may("also").table()
	for _, row := range t.may("letters").list() {
		if cells := row.list(); len(cells) > 0 {
			texts = append(texts, cells[0])
			texts = append(texts, also.may(cells[0].text()).list()...)
		}
	}
	texts = append(texts, t.may("blank_only").list()...)
	seen := map[string]bool{}
	for _, v := range texts {
		text := capitals(v.text())
		if seen[text] {
			v.fail(Mistake{Reason: Twice, Text: text})
		}
		seen[text] = true
	}
}

func capitals(text string) string { return norm.NFC.String(strings.ToUpper(text)) }

func readBonus(t table) []scoring.Bonus {
	rack := t.may("rack").number()
	seen := map[int]bool{}
	var all []scoring.Bonus
	for _, v := range t.need("bonus").list() {
		row := v.table()
		tiles := row.need("tiles")
		b := scoring.Bonus{Tiles: tiles.number(), Points: row.need("points").number()}
		row.close()
		switch {
		case tiles.given() && rack > 0 && (b.Tiles < 1 || b.Tiles > rack):
			tiles.fail(Mistake{Reason: RackBounds, Number: b.Tiles, Most: rack})
		case seen[b.Tiles]:
			tiles.fail(Mistake{Reason: Twice, Text: strconv.Itoa(b.Tiles)})
		}
		seen[b.Tiles] = true
		all = append(all, b)
	}
	return all
}

// readBoard reads the name of a layout or a board of the file's own.
func readBoard(t table) []string {
	named, own := t.may("layout"), t.may("board")
	switch {
	case named.given() && own.given():
		own.fail(Mistake{Reason: LayoutToo})
	case own.given():
		return own.texts()
	case !named.given():
		t.need("layout")
	}
	name := named.text()
	rows, ok := layout(name)
	if !ok && named.given() {
		named.fail(Mistake{Reason: NoneOf, Text: name, Words: layouts()})
	}
	return rows
}

// placeOf finds what a definition error is about.
func placeOf(wrong *scoring.DefinitionError, t table) path {
	if wrong.Row > 0 {
		return path{wrong.Field}.item(wrong.Row - 1)
	}
	fields := []string{wrong.Field}
	if wrong.Field == "letters" {
		fields = append(fields, "also", "blank_only")
	}
	for _, field := range fields {
		if v, ok := holding(t.may(field), wrong.Entry); ok {
			return v.at
		}
	}
	return path{wrong.Field}
}

// holding finds a text in a value: the value itself or a part of it.
func holding(v value, text string) (value, bool) {
	switch is := v.is.(type) {
	case string:
		return v, capitals(is) == capitals(text)
	case []any:
		for _, item := range v.list() {
			if found, ok := holding(item, text); ok {
				return found, true
			}
		}
	case map[string]any:
		for name := range is {
			if found, ok := holding(v.table().may(name), text); ok {
				return found, true
			}
		}
	}
	return v, false
}
