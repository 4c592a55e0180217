package config_test

import (
	"testing"

	"tanteo/config"
)

func TestLanguage(t *testing.T) {
	for _, test := range []struct{ all, messages, lang, want string }{
		{"", "", "", "en"},
		{"", "", "es_ES.UTF-8", "es"},
		{"", "ca_ES@valencia", "es_ES.UTF-8", "ca"},
		{"C", "ca_ES", "es_ES.UTF-8", "en"},
		{"POSIX", "", "es", "en"},
		{"C.UTF-8", "", "es", "en"},
		{"", "", "pt-BR", "pt"},
		{"", "", "NL", "nl"},
		{"", "", "ast_ES", "ast"},
		{"", "", "español", "en"},
		{"", "", "../../x", "en"},
	} {
		env := map[string]string{"LC_ALL": test.all, "LC_MESSAGES": test.messages, "LANG": test.lang}
		if got := config.Language(func(name string) string { return env[name] }); got != test.want {
			t.Errorf("%v: %s, not %s", env, got, test.want)
		}
	}
}
