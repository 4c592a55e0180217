package editions

import (
	"bytes"
	"errors"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/pelletier/go-toml/v2"

	"tanteo/sheet/charset"
)

// document is a TOML file that is being read, and the first mistake found in it.
type document struct {
	file    string
	text    []byte
	mistake *FileError
	missing *FileError // counts only if there is no other mistake: the field may be there, misspelt
}

// open reads the syntax of a file. Its fields come as a table; go-toml's own filling of
// structs would take ID for id, and names Go types to the player.
func open(file string, text []byte) (*document, table) {
	text = charset.Unmarked(text)
	d := &document{file: file, text: text}
	fields := map[string]any{}
	if err := toml.Unmarshal(text, &fields); err != nil {
		d.mistake = d.syntax(err)
	}
	return d, table{doc: d, fields: fields, askedFor: map[string]bool{}}
}

// syntax is the mistake that go-toml found. For a field that stands twice it can give the place
// of the list around it, so that place is looked for here.
func (d *document) syntax(err error) *FileError {
	m := &FileError{File: d.file, Mistake: Mistake{Reason: BadSyntax, Text: strings.TrimPrefix(err.Error(), "toml: ")}}
	if offset, ok := repeated(d.text); ok {
		m.Line, m.Column = position(d.text, offset)
		return m
	}
	if decode, ok := errors.AsType[*toml.DecodeError](err); ok {
		var bytes int
		m.Line, bytes = decode.Position()
		m.Column = characters(d.text, m.Line, bytes)
	}
	return m
}

// characters turns a column that counts bytes into one that counts characters.
func characters(text []byte, line, column int) int {
	for range line - 1 {
		_, text, _ = bytes.Cut(text, []byte{'\n'})
	}
	return utf8.RuneCount(text[:min(column-1, len(text))]) + 1
}

// fail notes a mistake, unless there was one before.
func (d *document) fail(at path, m Mistake) {
	if d.mistake == nil {
		d.mistake = d.wrong(at, m)
	}
}

// lack notes a field that is missing.
func (d *document) lack(at path) {
	if d.missing == nil {
		d.missing = d.wrong(at, Mistake{Reason: Lacking, Text: at.String()})
	}
}

func (d *document) wrong(at path, m Mistake) *FileError {
	wrong := &FileError{File: d.file, Mistake: m}
	if offset, ok := locate(d.text, at); ok {
		wrong.Line, wrong.Column = position(d.text, offset)
	}
	return wrong
}

// printable takes out of a text all that a terminal would obey. Even the name of a field in a
// file can have such signs.
func printable(text string) string {
	return strings.Map(func(r rune) rune {
		if !unicode.IsPrint(r) {
			return utf8.RuneError
		}
		return r
	}, text)
}

// err is the mistake of the file, or nil.
func (d *document) err() error {
	switch {
	case d.mistake != nil:
		return d.mistake
	case d.missing != nil:
		return d.missing
	}
	return nil
}
