package config

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"path/filepath"
	"slices"
	"strings"

	"github.com/pelletier/go-toml/v2"
	"github.com/spf13/viper"
	"golang.org/x/text/encoding/unicode"
	"golang.org/x/text/transform"

	"tanteo/sheet/store/disk"
)

// maxConfig is how many bytes a file of settings has at most: what is larger is none.
const maxConfig = 1 << 20

const (
	fileName  = "config.toml"
	envPrefix = "TANTEO_"
	dirEnv    = "TANTEO_CONFIG" // names the folder and is no setting
)

// Load reads the settings: what the command line says (by key), else TANTEO_ variables of
// the environment (as os.Environ lists it), else config.toml in a folder, else the default.
// A file that is not there settles nothing. The error joins a *Mistake for each thing that
// is wrong; the Config holds the rest all the same.
func Load(dir string, environ []string, flags map[string]string) (Config, error) {
	r := reading{v: viper.New(), file: filepath.Join(dir, fileName), from: map[string]string{}}
	r.readFile()
	r.readEnviron(environ)
	for _, key := range slices.Sorted(maps.Keys(flags)) {
		r.readText("--"+key, key, flags[key])
	}
	c := Default()
	for _, key := range slices.Sorted(slices.Values(r.v.AllKeys())) {
		s, ok := find(key)
		value := r.v.Get(key)
		switch {
		case !ok:
			r.wrong(&Mistake{Kind: UnknownKey, Key: key, Allowed: keys()})
		case !s.set(&c, value):
			r.wrong(&Mistake{Kind: WrongValue, Key: key, Value: fmt.Sprint(value), Allowed: s.allowed()})
		}
	}
	return c, errors.Join(r.mistakes...)
}

// reading is settings being read.
type reading struct {
	v        *viper.Viper // which only ever reads: writing would lose the user's comments
	file     string
	text     []byte
	from     map[string]string // by key: the variable or the flag that settled it
	mistakes []error
}

// wrong adds a mistake with its place.
func (r *reading) wrong(m *Mistake) {
	if m.Source = r.from[m.Key]; m.Source == "" {
		m.Source, m.Line = r.file, lineOf(r.text, m.Key)
	}
	r.mistakes = append(r.mistakes, m)
}

func (r *reading) readFile() {
	text, err := disk.ReadLinked(r.file, maxConfig)
	if errors.Is(err, fs.ErrNotExist) {
		return
	}
	if err != nil {
		r.mistakes = append(r.mistakes, &Mistake{Kind: Unreadable, Source: r.file, Err: errors.Unwrap(err)})
		return
	}
	if plain, _, err := transform.Bytes(unicode.BOMOverride(transform.Nop), text); err == nil {
		text = plain // an editor may have put a mark before it, or saved it as UTF-16
	}
	r.text = text
	r.v.SetConfigType("toml")
	err = r.v.ReadConfig(bytes.NewReader(text))
	if err == nil {
		return
	}
	m := &Mistake{Kind: Syntax, Source: r.file, Err: err}
	if syntax := (*toml.DecodeError)(nil); errors.As(err, &syntax) {
		m.Line, _ = syntax.Position()
		m.Err = syntax
	}
	r.mistakes = append(r.mistakes, m)
}

func (r *reading) readEnviron(environ []string) {
	for _, variable := range environ {
		name, text, _ := strings.Cut(variable, "=")
		key, ours := strings.CutPrefix(name, envPrefix)
		if ours && name != dirEnv && text != "" {
			r.readText(name, strings.ToLower(key), text)
		}
	}
}

// readText notes a setting from outside the file. It goes before the file's.
func (r *reading) readText(from, key, text string) {
	r.from[key] = from
	if s, ok := find(key); ok {
		r.v.Set(key, s.read(text))
		return
	}
	r.wrong(&Mistake{Kind: UnknownKey, Key: key, Allowed: keys()})
	delete(r.from, key)
}

// lineOf finds the line of a TOML text that sets a key ("theme", "table.key"), from 1; 0 if the
// key is written in an unusual way.
func lineOf(text []byte, key string) int {
	table := ""
	for i, line := range strings.Split(string(text), "\n") {
		line = strings.TrimSpace(line)
		if name, ok := strings.CutPrefix(line, "["); ok {
			table, _, _ = strings.Cut(strings.TrimLeft(name, "["), "]")
			table = strings.TrimSpace(table) + "."
			if strings.EqualFold(table, key+".") {
				return i + 1
			}
			continue
		}
		name, _, _ := strings.Cut(line, "=")
		name = table + strings.Trim(name, ` "'`)
		if strings.EqualFold(name, key) || strings.HasPrefix(strings.ToLower(key), strings.ToLower(name)+".") && name != "" {
			return i + 1
		}
	}
	return 0
}
