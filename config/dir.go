package config

import (
	"fmt"
	"os"
	"path/filepath"
)

const program = "tanteo"

// Dir is the user's folder: the one of --config or TANTEO_CONFIG, else tanteo in
// XDG_CONFIG_HOME, on macOS too, else tanteo where the system keeps settings. It need not
// be there. The error is one of a folder that nobody has named well, or of a user without a
// home.
func Dir(flag string) (string, error) {
	if dir := own(flag); dir != "" {
		return absolute(dir)
	}
	return standard("XDG_CONFIG_HOME", os.UserConfigDir)
}

// CacheDir is the folder for what can be made again: cache in the folder of --config or
// TANTEO_CONFIG, else tanteo in XDG_CACHE_HOME or where the system keeps caches. The error
// is as Dir's.
func CacheDir(flag string) (string, error) {
	if dir := own(flag); dir != "" {
		return absolute(filepath.Join(dir, "cache"))
	}
	return standard("XDG_CACHE_HOME", os.UserCacheDir)
}

func own(flag string) string {
	if flag != "" {
		return flag
	}
	return os.Getenv(dirEnv)
}

func absolute(dir string) (string, error) {
	path, err := filepath.Abs(dir)
	if err != nil {
		return "", fmt.Errorf("find the folder %s: %w", dir, err)
	}
	return path, nil
}

// standard is our folder in the one that a variable or else the system names. os alone
// passes the variable over on macOS.
func standard(variable string, system func() (string, error)) (string, error) {
	dir := os.Getenv(variable)
	if dir == "" {
		var err error
		if dir, err = system(); err != nil {
			return "", fmt.Errorf("find the user's folder: %w", err)
		}
	}
	if !filepath.IsAbs(dir) {
		return "", fmt.Errorf("%s is %q, which is no absolute path", variable, dir)
	}
	return filepath.Join(dir, program), nil
}
