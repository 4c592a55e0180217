package editions

import "strings"

// ForLanguage is the id of the edition to propose for a language, given as "es" or as
// locales write it, "es_MX.UTF-8". Where there is none it is the English one.
func ForLanguage(language string) string {
	language = strings.ToLower(language)
	if end := strings.IndexAny(language, "-_.@"); end >= 0 {
		language = language[:end]
	}
	switch language {
	case "es":
		return "es-100"
	case "nl":
		return "nl-102"
	case "fr":
		return "fr-102"
	case "de":
		return "de-102"
	case "it":
		return "it-120"
	case "pl":
		return "pl-100"
	case "pt":
		return "pt-120"
	case "ca":
		return "ca-100"
	case "no", "nb", "nn":
		return "no-100"
	case "sv":
		return "sv-100"
	case "da":
		return "da-100"
	case "fi":
		return "fi-101"
	}
	return "en-100"
}
