package config

import "strings"

// Language is the language that an environment asks for, "es" for es_ES.UTF-8: of LC_ALL,
// LC_MESSAGES and LANG the first that is not empty. C, POSIX and what is no language are
// English.
func Language(getenv func(string) string) string {
	for _, variable := range [...]string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if locale := getenv(variable); locale != "" {
			return languageOf(locale)
		}
	}
	return "en"
}

func languageOf(locale string) string {
	lang, _, _ := strings.Cut(locale, "_")
	if i := strings.IndexAny(lang, ".@-"); i >= 0 {
		lang = lang[:i]
	}
	lang = strings.ToLower(lang)
	if len(lang) != 2 && len(lang) != 3 || strings.ContainsFunc(lang, func(r rune) bool { return r < 'a' || r > 'z' }) {
		return "en"
	}
	return lang
}
