package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/pelletier/go-toml/v2"
	"github.com/pelletier/go-toml/v2/unstable"
)

// messageFile is the file of a language.
type messageFile struct {
	tag  string
	name string // es.toml
	root *entry
}

// entry is a value of a file with its place: a text, a list, or a table.
type entry struct {
	key     string
	line    int
	comment []string // the lines above it, without their #
	text    string
	isText  bool
	flag    bool // of true and false
	isFlag  bool
	list    []*entry
	isList  bool
	table   []*entry // in the order of the file
}

// get is what a table has under a key; nil where it has nothing.
func (e *entry) get(key string) *entry {
	if e == nil {
		return nil
	}
	for _, one := range e.table {
		if one.key == key {
			return one
		}
	}
	return nil
}

// readFile reads the file of a language, named after its tag.
func readFile(path string) (*messageFile, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	name := filepath.Base(path)
	f := &messageFile{tag: strings.TrimSuffix(name, filepath.Ext(name)), name: name}
	if f.root, err = readTOML(data); err != nil {
		return nil, fmt.Errorf("%s:%w", name, err)
	}
	return f, nil
}

// fileParser is a parser that knows where lines begin.
type fileParser struct {
	unstable.Parser
	lines []int
}

// line is the line of a part of the file.
func (p *fileParser) line(of unstable.Range) int {
	at, found := slices.BinarySearch(p.lines, int(of.Offset))
	if found {
		at++
	}
	return at
}

// readTOML reads a file with the places of its keys, which the decoder of values does not tell.
func readTOML(data []byte) (*entry, error) {
	var whole map[string]any
	if err := toml.Unmarshal(data, &whole); err != nil { // what is twice, or no TOML
		if at, ok := errors.AsType[*toml.DecodeError](err); ok {
			line, _ := at.Position()
			return nil, fmt.Errorf("%d: %w", line, err)
		}
		return nil, fmt.Errorf("1: %w", err)
	}
	root := &entry{}
	table := root
	var comment []string
	last := 0 // the line of the last comment
	p := fileParser{lines: []int{0}}
	for i, b := range data {
		if b == '\n' {
			p.lines = append(p.lines, i+1)
		}
	}
	p.KeepComments = true
	p.Reset(data)
	for p.NextExpression() {
		e := p.Expression()
		switch e.Kind {
		case unstable.Comment:
			line := p.line(e.Raw)
			if line != last+1 {
				comment = nil
			}
			comment, last = append(comment, strings.TrimPrefix(strings.TrimPrefix(string(e.Data), "#"), " ")), line
		case unstable.Table:
			table, _ = root.under(&p, e.Key())
			table.comment = above(comment, last, table.line)
			comment = nil
		case unstable.KeyValue:
			one, err := table.under(&p, e.Key())
			if err != nil {
				return nil, err
			}
			one.comment = above(comment, last, one.line)
			comment = nil
			if err := one.fill(&p, e.Value()); err != nil {
				return nil, err
			}
		default:
			return nil, fmt.Errorf("%d: a file has sections, texts, lists and tables", last+1)
		}
	}
	return root, p.Error()
}

// above are the lines of a comment that ends right above a line.
func above(comment []string, last, line int) []string {
	if last != line-1 {
		return nil
	}
	return comment
}

// under is the entry of a key of several parts, made where it is not there.
func (e *entry) under(p *fileParser, key unstable.Iterator) (*entry, error) {
	for key.Next() {
		name := string(key.Node().Data)
		next := e.get(name)
		if next == nil {
			next = &entry{key: name, line: p.line(key.Node().Raw)}
			e.table = append(e.table, next)
		}
		e = next
	}
	return e, nil
}

// fill takes a value.
func (e *entry) fill(p *fileParser, value *unstable.Node) error {
	switch value.Kind {
	case unstable.String:
		e.isText, e.text = true, string(value.Data)
	case unstable.Bool:
		e.isFlag, e.flag = true, string(value.Data) == "true"
	case unstable.Array:
		e.isList = true
		for it := value.Children(); it.Next(); {
			if it.Node().Kind == unstable.Comment {
				continue
			}
			one := &entry{line: e.line}
			if it.Node().Raw.Length > 0 {
				one.line = p.line(it.Node().Raw)
			}
			if err := one.fill(p, it.Node()); err != nil {
				return err
			}
			e.list = append(e.list, one)
		}
	case unstable.InlineTable:
		for it := value.Children(); it.Next(); {
			if it.Node().Kind == unstable.Comment {
				continue
			}
			one, err := e.under(p, it.Node().Key())
			if err != nil {
				return err
			}
			if err := one.fill(p, it.Node().Value()); err != nil {
				return err
			}
		}
	default:
		return fmt.Errorf("%d: %s must be a text", e.line, e.key)
	}
	return nil
}
