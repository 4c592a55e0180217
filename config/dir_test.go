package config_test

import (
	"os"
	"path/filepath"
	"testing"

	"tanteo/config"
)

func TestDirs(t *testing.T) {
	here, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	home := t.TempDir()
	tests := []struct {
		name, flag string
		env        map[string]string
		dir, cache string // "" is an error
	}{
		{"flag first", "/flag", map[string]string{"TANTEO_CONFIG": "/env", "XDG_CONFIG_HOME": "/xdg", "XDG_CACHE_HOME": "/xdgcache"}, "/flag", "/flag/cache"},
		{"flag from here", "mine", nil, filepath.Join(here, "mine"), filepath.Join(here, "mine", "cache")},
		{"variable", "", map[string]string{"TANTEO_CONFIG": "/env/", "XDG_CONFIG_HOME": "/xdg"}, "/env", "/env/cache"},
		{"XDG", "", map[string]string{"XDG_CONFIG_HOME": "/xdg", "XDG_CACHE_HOME": "/xdgcache"}, "/xdg/tanteo", "/xdgcache/tanteo"},
		{"XDG from here", "", map[string]string{"XDG_CONFIG_HOME": "xdg", "XDG_CACHE_HOME": "cache"}, "", ""},
		{"no home", "", map[string]string{"HOME": ""}, "", ""},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			t.Setenv("HOME", home)
			for _, name := range []string{"TANTEO_CONFIG", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"} {
				t.Setenv(name, "")
			}
			for name, value := range test.env {
				t.Setenv(name, value)
			}
			dir, dirErr := config.Dir(test.flag)
			cache, cacheErr := config.CacheDir(test.flag)
			if dir != test.dir || (dirErr != nil) != (test.dir == "") {
				t.Errorf("%q, %v", dir, dirErr)
			}
			if cache != test.cache || (cacheErr != nil) != (test.cache == "") {
				t.Errorf("cache: %q, %v", cache, cacheErr)
			}
		})
	}
}

func TestDirWithoutXDG(t *testing.T) {
	t.Setenv("HOME", t.TempDir())
	t.Setenv("TANTEO_CONFIG", "")
	t.Setenv("XDG_CONFIG_HOME", "")
	system, err := os.UserConfigDir()
	if err != nil {
		t.Fatal(err)
	}
	if dir, err := config.Dir(""); err != nil || dir != filepath.Join(system, "tanteo") {
		t.Errorf("%q, %v", dir, err)
	}
}
