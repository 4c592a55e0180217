package words

import (
	"context"
	"errors"
	"io"
	"strings"
	"unicode/utf8"

	"tanteo/editions/words/hunspell"
)

// maxForms is how many words a dictionary may make: some have rules that put every pronoun
// behind every verb.
const maxForms = 40_000_000

// ReadDictionary takes the words that a dictionary of hunspell makes. Its name, "it_IT", tells
// which of its rules make no words of their own. The error is a *ListError or one of reading.
func (s *Sieve) ReadDictionary(ctx context.Context, name string, affixes, dic io.Reader) error {
	a, err := hunspell.ReadAffixes(affixes)
	if err != nil {
		if line, ok := errors.AsType[*hunspell.LineError](err); ok {
			return &ListError{Reason: BadAffix, Line: line.Line, Err: err}
		}
		return err
	}
	forms := 0
	err = a.Expand(dic, choiceFor(name), func(word string) error {
		if forms++; forms > maxForms {
			return &ListError{Reason: TooMany, Limit: maxForms}
		}
		if forms%4096 == 0 && ctx.Err() != nil {
			return ctx.Err()
		}
		s.Add(word)
		return nil
	})
	if errors.Is(err, hunspell.ErrTooMany) {
		return &ListError{Reason: TooMany, Limit: maxWords}
	}
	return err
}

// choiceFor leaves out of a dictionary what could not be laid, words with a hyphen or an
// apostrophe, and what is no word: a verb with its pronouns, a sign of a unit.
func choiceFor(name string) hunspell.Choice {
	joined := func(a hunspell.Affix) bool { return strings.ContainsAny(a.Add, "-'’") }
	choice := hunspell.Choice{SkipAffix: joined}
	switch name, _, _ := strings.Cut(name, "_"); name {
	case "es":
		// The classes with a flag beyond ASCII put pronouns behind a verb: AMARLE.
		choice.SkipAffix = func(a hunspell.Affix) bool {
			reflexive := a.Strip == "" && a.Add == "se" || strings.HasSuffix(a.Add, "ndose")
			return a.Flag >= utf8.RuneSelf || reflexive || joined(a)
		}
	case "it":
		clitics := flags("D", "E", "I", "K", "L", "M", "h", "l", "m", "b", "c", "v", "|", "!", `"`, "$", "&", "@", "(", ")", "=")
		clitics[0xC2] = true // the first byte of £
		choice.SkipAffix = func(a hunspell.Affix) bool { return clitics[a.Flag] || joined(a) }
	case "fr":
		choice.SkipRoot = func(r hunspell.Root) bool { return r.KeepCase || isFrenchNoWord(r.Notes) }
	}
	return choice
}

func flags(texts ...string) map[hunspell.Flag]bool {
	all := map[hunspell.Flag]bool{}
	for _, text := range texts {
		all[hunspell.FlagOf(text)] = true
	}
	return all
}

// isFrenchNoWord knows what Dicollecte tags: names, parts of words, mistakes, signs.
func isFrenchNoWord(notes string) bool {
	for tag := range strings.FieldsSeq(notes) {
		switch tag {
		case "po:patr", "po:pfx", "po:sfx", "po:err", "po:npr", "po:prn", "po:sign", "po:ponc":
			return true
		}
	}
	return false
}
