package config

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

const (
	program      = "tanteo"
	homeVariable = "HOME"
)

// Dir is the user's folder: the one of --config or TANTEO_CONFIG, else tanteo in
// XDG_CONFIG_HOME, on macOS too, else tanteo where the system keeps settings. It need not
// be there. The error is a *FolderError where the environment names none, or one of a folder
// that nobody has named well.
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

// FolderError says that a variable of the environment names no folder: it is missing, or Value
// is no path from the root on.
type FolderError struct{ Variable, Value string }

func (e *FolderError) Error() string {
	if e.Value == "" {
		return e.Variable + " is not set"
	}
	return fmt.Sprintf("%s is %q, which is no absolute path", e.Variable, e.Value)
}

// standard is our folder in the one that a variable or else the system names, by HOME. os alone
// passes the variable over on macOS.
func standard(variable string, system func() (string, error)) (string, error) {
	dir := os.Getenv(variable)
	if dir == "" {
		home, err := os.UserHomeDir()
		if err == nil && !filepath.IsAbs(home) {
			err = errors.New("is relative")
		}
		if err != nil {
			return "", &FolderError{homeVariable, home}
		}
		if dir, err = system(); err != nil {
			return "", fmt.Errorf("find the user's folder: %w", err)
		}
	}
	if !filepath.IsAbs(dir) {
		return "", &FolderError{variable, dir}
	}
	return filepath.Join(dir, program), nil
}

// fromRoot is the path of a folder from the root on, where it is one already or begins at home: "~/games".
// Anything else would depend on where the program was started.
func fromRoot(path string) (string, bool) {
	if rest, ok := strings.CutPrefix(path, "~"); ok && (rest == "" || os.IsPathSeparator(rest[0])) {
		home, err := os.UserHomeDir()
		if err != nil {
			return "", false
		}
		path = home + rest
	}
	if !filepath.IsAbs(path) {
		return "", false
	}
	return filepath.Clean(path), true
}
