package main

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/charmbracelet/x/ansi"
)

// sentence is two words or more, and no call of a command: "rm NAME".
var sentence = regexp.MustCompile(`\p{Ll}{2,} \p{Ll}{2,}`)

// check compares a language with English: what it is told, what was left in English, and the
// room that each text has.
func (l *texts) check(english *texts) []fault {
	faults := slices.Clone(l.faults)
	walk(l.root, english.root, func(v, in *value) {
		if v.from != l || v.at == nil || v.at.line == 0 { // what is missing has been said
			return
		}
		add := func(format string, args ...any) {
			faults = append(faults, fault{l.file.name, v.at.line, fmt.Sprintf(format, args...)})
		}
		if l != english {
			here, there := argumentsOf(v.messages...), argumentsOf(in.messages...)
			if !slices.Equal(here, there) {
				add("%s tells %s, English %s", v.path, braced(here), braced(there))
			}
			for i, m := range v.messages {
				if i < len(in.messages) && untranslated(m, in.messages[i]) {
					add("%s is English: %q", v.path, m.(*template).plain())
				}
			}
		}
		for _, m := range v.messages {
			each(m, func(t *template) {
				if text := t.plain(); strings.TrimSpace(text) == "" && len(v.messages) == 1 && v.messages[0] == message(t) {
					add("%s is empty", v.path)
				}
			})
		}
	})
	rooms := english.rooms()
	walk(l.root, english.root, func(v, in *value) {
		room, ok := rooms[in.path]
		if !ok || v.from != l || v.at == nil {
			return
		}
		for _, m := range v.messages {
			each(m, func(t *template) {
				if width := ansi.StringWidth(t.letters()); width > room {
					faults = append(faults, fault{l.file.name, v.at.line, fmt.Sprintf("%s has %d columns, and room for %d: %q", v.path, width, room, t.plain())})
				}
			})
		}
	})
	return faults
}

// letters is a template without its places.
func (t *template) letters() string {
	var b strings.Builder
	for _, p := range t.pieces {
		b.WriteString(p.literal)
	}
	return b.String()
}

func braced(keys []string) string {
	if len(keys) == 0 {
		return "nothing"
	}
	return "{" + strings.Join(keys, "} {") + "}"
}

// untranslated says whether a sentence is the English one.
func untranslated(m, english message) bool {
	t, ok := m.(*template)
	e, too := english.(*template)
	return ok && too && t.plain() == e.plain() && sentence.MatchString(t.letters())
}

// walk goes through the texts of a language beside those of English.
func walk(v, english *value, see func(v, english *value)) {
	if v == nil || english == nil {
		return
	}
	if v.messages != nil {
		see(v, english)
	}
	for i, one := range v.fields {
		if i < len(english.fields) {
			walk(one, english.fields[i], see)
		}
	}
}

var roomLine = regexp.MustCompile(`^room: (\d+)`)

// rooms are how many columns the screen has for a text, by its path, as comments of the file say:
// "room: 12" above a text is for that text, above a section for each in it.
func (l *texts) rooms() map[string]int {
	rooms := map[string]int{}
	var look func(v *value, room int)
	look = func(v *value, room int) {
		if v == nil || v.at == nil {
			return
		}
		for _, line := range v.at.comment {
			if m := roomLine.FindStringSubmatch(line); m != nil {
				room, _ = strconv.Atoi(m[1])
			}
		}
		if v.messages != nil && room > 0 {
			rooms[v.path] = room
		}
		for _, one := range v.fields {
			look(one, room)
		}
	}
	look(l.root, 0)
	return rooms
}
