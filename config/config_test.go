package config_test

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"tanteo/config"
)

// folder is a folder with a config.toml.
func folder(t testing.TB, text string) string {
	t.Helper()
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "config.toml"), []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return dir
}

func TestDefaultIsValid(t *testing.T) {
	if err := config.Default().Validate(); err != nil {
		t.Error(err)
	}
}

func TestNothingSettled(t *testing.T) {
	for name, dir := range map[string]string{
		"no folder": filepath.Join(t.TempDir(), "none"), "no file": t.TempDir(), "empty file": folder(t, ""), "comments": folder(t, "# theme = \"neon\"\n"),
	} {
		if c, err := config.Load(dir, nil, nil); err != nil || c != config.Default() {
			t.Errorf("%s: %+v, %v", name, c, err)
		}
	}
}

func TestEverythingSettled(t *testing.T) {
	dir := folder(t, `
lang = "es"
edition = "es-100"
rules = "es-home"
games = "/srv/club/"
Theme = 'dark-2008' # keys in any case
colour = "256"
frame = "ascii"
cursor = "brackets"
mouse = true
fps = 60
`)
	want := config.Config{
		Lang: "es", Edition: "es-100", Rules: "es-home", Games: "/srv/club", Theme: "dark-2008", Colour: "256",
		Frame: "ascii", Cursor: "brackets", Mouse: true, FPS: 60,
	}
	c, err := config.Load(dir, nil, nil)
	if err != nil || c != want {
		t.Errorf("%+v, %v", c, err)
	}
	if err := c.Validate(); err != nil {
		t.Error(err)
	}
}

// TestMarksOfEncodings reads a file that an editor has saved with a mark, or as UTF-16.
func TestMarksOfEncodings(t *testing.T) {
	const utf16 = "\xff\xfef\x00p\x00s\x00 \x00=\x00 \x003\x000\x00"
	for _, text := range []string{"\ufefffps = 30\n", utf16} {
		if c, err := config.Load(folder(t, text), nil, nil); err != nil || c.FPS != 30 {
			t.Errorf("%q: %+v, %v", text, c, err)
		}
	}
}

func TestPrecedence(t *testing.T) {
	dir := folder(t, "theme = \"dark\"\nframe = \"line\"\nfps = 10\nmouse = true\n")
	environ := []string{"TANTEO_THEME=light", "TANTEO_FPS=20", "TANTEO_MOUSE=false", "TANTEO_FRAME=", "TANTEO_CONFIG=/elsewhere", "THEME=neon", "TANTEO=x"}
	c, err := config.Load(dir, environ, map[string]string{"theme": "contrast", "lang": "ca"})
	want := config.Default()
	want.Theme, want.Lang, want.Frame, want.FPS, want.Mouse = "contrast", "ca", "line", 20, false
	if err != nil || c != want {
		t.Errorf("%+v, %v", c, err)
	}
}

func TestMistakes(t *testing.T) {
	keys := []string{"lang", "edition", "rules", "games", "theme", "colour", "frame", "cursor", "mouse", "fps"}
	themes := []string{"auto", "dark", "light", "contrast", "dark-2008", "light-2008"}
	tests := []struct {
		name    string
		text    string
		environ []string
		flags   map[string]string
		want    config.Mistake // FILE stands for the file's path
		says    string
	}{
		{name: "unknown key", text: "lang = \"es\"\n\n  color = \"none\"\n",
			want: config.Mistake{Kind: config.UnknownKey, Source: "FILE", Line: 3, Key: "color", Allowed: keys},
			says: "FILE:3: color is no setting; there are lang, edition, rules, games, theme, colour, frame, cursor, mouse, fps"},
		{name: "unknown key in a table", text: "[screen]\nwidth = 80\n",
			want: config.Mistake{Kind: config.UnknownKey, Source: "FILE", Line: 2, Key: "screen.width", Allowed: keys}},
		{name: "a table in place of a value", text: "fps = 30\ntheme = { dark = true }\n",
			want: config.Mistake{Kind: config.UnknownKey, Source: "FILE", Line: 2, Key: "theme.dark", Allowed: keys}},
		{name: "value that there is not", text: "theme = \"neon\"",
			want: config.Mistake{Kind: config.WrongValue, Source: "FILE", Line: 1, Key: "theme", Value: "neon", Allowed: themes},
			says: `FILE:1: theme cannot be "neon"; it can be auto, dark, light, contrast, dark-2008, light-2008`},
		{name: "value in capitals", text: "frame = \"ASCII\"",
			want: config.Mistake{Kind: config.WrongValue, Source: "FILE", Line: 1, Key: "frame", Value: "ASCII", Allowed: []string{"auto", "line", "ascii"}}},
		{name: "number for a text", text: "\ncolour = 256",
			want: config.Mistake{Kind: config.WrongValue, Source: "FILE", Line: 2, Key: "colour", Value: "256", Allowed: []string{"auto", "truecolor", "256", "16", "none"}}},
		{name: "text for yes or no", text: "mouse = \"yes\"",
			want: config.Mistake{Kind: config.WrongValue, Source: "FILE", Line: 1, Key: "mouse", Value: "yes", Allowed: []string{"true", "false"}}},
		{name: "number for yes or no", text: "\"mouse\" = 1",
			want: config.Mistake{Kind: config.WrongValue, Source: "FILE", Line: 1, Key: "mouse", Value: "1", Allowed: []string{"true", "false"}}},
		{name: "too few frames", text: "fps = 0",
			want: config.Mistake{Kind: config.WrongValue, Source: "FILE", Line: 1, Key: "fps", Value: "0", Allowed: []string{"1 to 120"}}},
		{name: "too many frames", text: "fps = 9000000000",
			want: config.Mistake{Kind: config.WrongValue, Source: "FILE", Line: 1, Key: "fps", Value: "9000000000", Allowed: []string{"1 to 120"}}},
		{name: "half a frame", text: "fps = 29.5",
			want: config.Mistake{Kind: config.WrongValue, Source: "FILE", Line: 1, Key: "fps", Value: "29.5", Allowed: []string{"1 to 120"}}},
		{name: "list for a text", text: "lang = [\"es\", \"en\"]",
			want: config.Mistake{Kind: config.WrongValue, Source: "FILE", Line: 1, Key: "lang", Value: "[es en]", Allowed: []string{"a text in quotes"}}},
		{name: "no quotes", text: "lang = \"es\"\ntheme = dark\n",
			want: config.Mistake{Kind: config.Syntax, Source: "FILE", Line: 2}},
		{name: "twice", text: "fps = 30\nfps = 60\n",
			want: config.Mistake{Kind: config.Syntax, Source: "FILE", Line: 2}},
		{name: "variable with a value that there is not", environ: []string{"TANTEO_CURSOR=bar"},
			want: config.Mistake{Kind: config.WrongValue, Source: "TANTEO_CURSOR", Key: "cursor", Value: "bar", Allowed: []string{"block", "brackets"}},
			says: `TANTEO_CURSOR: cursor cannot be "bar"; it can be block, brackets`},
		{name: "variable that is no number", environ: []string{"TANTEO_FPS=fast"},
			want: config.Mistake{Kind: config.WrongValue, Source: "TANTEO_FPS", Key: "fps", Value: "fast", Allowed: []string{"1 to 120"}}},
		{name: "variable that is neither yes nor no", environ: []string{"TANTEO_MOUSE=1"},
			want: config.Mistake{Kind: config.WrongValue, Source: "TANTEO_MOUSE", Key: "mouse", Value: "1", Allowed: []string{"true", "false"}}},
		{name: "variable of no setting", text: "colour = \"16\"", environ: []string{"TANTEO_COLOR=none"},
			want: config.Mistake{Kind: config.UnknownKey, Source: "TANTEO_COLOR", Key: "color", Allowed: keys}},
		{name: "flag", text: "theme = \"neon\"", flags: map[string]string{"theme": "pink"},
			want: config.Mistake{Kind: config.WrongValue, Source: "--theme", Key: "theme", Value: "pink", Allowed: themes}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			dir := folder(t, test.text)
			file := filepath.Join(dir, "config.toml")
			_, err := config.Load(dir, test.environ, test.flags)
			mistake := (*config.Mistake)(nil)
			if !errors.As(err, &mistake) {
				t.Fatalf("%v", err)
			}
			if test.want.Source == "FILE" {
				test.want.Source = file
			}
			if diff := cmp.Diff(test.want, *mistake, cmpopts.IgnoreFields(config.Mistake{}, "Err")); diff != "" {
				t.Error(diff)
			}
			if (mistake.Err != nil) != (test.want.Kind == config.Syntax) {
				t.Errorf("err: %v", mistake.Err)
			}
			if says := strings.Replace(mistake.Error(), file, "FILE", 1); test.says != "" && says != test.says {
				t.Errorf("it says %s", says)
			}
		})
	}
}

func TestAllMistakesAreTold(t *testing.T) {
	c, err := config.Load(folder(t, "theme = \"neon\"\nfps = 0\nlang = \"ca\"\n"), []string{"TANTEO_X=1"}, nil)
	joined, ok := err.(interface{ Unwrap() []error })
	if !ok || len(joined.Unwrap()) != 3 {
		t.Errorf("%v", err)
	}
	want := config.Default()
	want.Lang = "ca"
	if c != want {
		t.Errorf("%+v", c)
	}
}

func TestUnreadableFile(t *testing.T) {
	dir := t.TempDir()
	if err := os.Mkdir(filepath.Join(dir, "config.toml"), 0o700); err != nil {
		t.Fatal(err)
	}
	c, err := config.Load(dir, nil, nil)
	mistake := (*config.Mistake)(nil)
	if !errors.As(err, &mistake) || mistake.Kind != config.Unreadable || mistake.Err == nil || c != config.Default() {
		t.Errorf("%+v, %v", c, err)
	}
}

func TestValidate(t *testing.T) {
	c := config.Default()
	c.Theme, c.FPS = "neon", 500
	var keys []string
	for _, err := range c.Validate().(interface{ Unwrap() []error }).Unwrap() {
		mistake := (*config.Mistake)(nil)
		if !errors.As(err, &mistake) || mistake.Kind != config.WrongValue || mistake.Source != "" || len(mistake.Allowed) == 0 {
			t.Fatalf("%v", err)
		}
		keys = append(keys, mistake.Key)
	}
	if !slices.Equal(keys, []string{"theme", "fps"}) {
		t.Errorf("%q", keys)
	}
}

// viper can write files; this package must not let it.
func TestLoadWritesNothing(t *testing.T) {
	dir := folder(t, "theme = \"dark\"\n")
	if err := os.Chmod(filepath.Join(dir, "config.toml"), 0o400); err != nil {
		t.Fatal(err)
	}
	if _, err := config.Load(dir, []string{"TANTEO_FPS=20"}, nil); err != nil {
		t.Fatal(err)
	}
	none := filepath.Join(dir, "none")
	if _, err := config.Load(none, nil, nil); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(none); !errors.Is(err, fs.ErrNotExist) {
		t.Error("the folder was made")
	}
	if entries, err := os.ReadDir(dir); err != nil || len(entries) != 1 {
		t.Errorf("%v, %v", entries, err)
	}
}

func BenchmarkLoad(b *testing.B) {
	dir := folder(b, "lang = \"es\"\ntheme = \"dark\"\nmouse = true\nfps = 30\n")
	environ := append(os.Environ(), "TANTEO_CURSOR=brackets")
	for b.Loop() {
		if _, err := config.Load(dir, environ, nil); err != nil {
			b.Fatal(err)
		}
	}
}
