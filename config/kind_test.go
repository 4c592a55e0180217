package config_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"tanteo/config"
	"tanteo/sheet/store/disk"
)

// A pipe in the place of the settings is told and not waited for, and no file is read that is far
// larger than settings are. One that the user has linked is his.
func TestSettingsAreASmallFile(t *testing.T) {
	for name, test := range map[string]struct {
		lay  func(path string) error
		want error
	}{
		"pipe":   {func(path string) error { return syscall.Mkfifo(path, 0o600) }, disk.ErrNotFile},
		"folder": {func(path string) error { return os.Mkdir(path, 0o700) }, disk.ErrNotFile},
		"large":  {func(path string) error { return os.WriteFile(path, []byte(strings.Repeat("#\n", 1<<20)), 0o600) }, disk.ErrTooLarge},
		"link": {func(path string) error {
			return errors.Join(os.WriteFile(path+".mine", []byte("fps = 7"), 0o600), os.Symlink(path+".mine", path))
		}, nil},
	} {
		dir := t.TempDir()
		if err := test.lay(filepath.Join(dir, "config.toml")); err != nil {
			t.Fatal(err)
		}
		c, err := config.Load(dir, nil, nil)
		if !errors.Is(err, test.want) || test.want == nil && c.FPS != 7 {
			t.Errorf("%s: %+v, %v", name, c, err)
		}
	}
}

// What lies in the place of what is remembered and is no file of ours is set aside: it is told
// once, and things are remembered again.
func TestRememberSetsAsideWhatIsNoFile(t *testing.T) {
	for name, lay := range map[string]func(path string) error{
		"pipe":  func(path string) error { return syscall.Mkfifo(path, 0o600) },
		"link":  func(path string) error { return os.Symlink(filepath.Join(filepath.Dir(path), "theirs"), path) },
		"large": func(path string) error { return os.WriteFile(path, []byte(strings.Repeat(" ", 2<<20)), 0o600) },
	} {
		dir := t.TempDir()
		theirs := filepath.Join(dir, "theirs")
		if err := errors.Join(os.WriteFile(theirs, []byte("{}"), 0o644), lay(filepath.Join(dir, "remember.json"))); err != nil {
			t.Fatal(err)
		}
		_, err := config.LoadRemember(dir)
		if m, ok := errors.AsType[*config.Mistake](err); !ok || m.Aside != "remember.damaged" {
			t.Errorf("%s: %v", name, err)
		}
		if err := config.Keep(dir, func(r *config.Remember) { r.Last = "x" }); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		if r, err := config.LoadRemember(dir); err != nil || r.Last != "x" {
			t.Errorf("%s: %+v, %v", name, r, err)
		}
		if text, _ := os.ReadFile(theirs); string(text) != "{}" {
			t.Errorf("%s: written through: %s", name, text)
		}
	}
}

// Where no folder can be found the variable that is at fault is named, and not another.
func TestFolderErrorNamesTheVariable(t *testing.T) {
	for _, test := range []struct{ home, xdg, variable, value string }{
		{"", "", "HOME", ""}, {"rel", "", "HOME", "rel"}, {"/home/ana", "rel", "XDG_CONFIG_HOME", "rel"}, {"", "/etc/xdg", "", ""},
	} {
		t.Setenv("TANTEO_CONFIG", "")
		t.Setenv("HOME", test.home)
		t.Setenv("XDG_CONFIG_HOME", test.xdg)
		_, err := config.Dir("")
		folder, ok := errors.AsType[*config.FolderError](err)
		if ok != (test.variable != "") || ok && *folder != (config.FolderError{Variable: test.variable, Value: test.value}) {
			t.Errorf("%+v: %v", test, err)
		}
	}
}
