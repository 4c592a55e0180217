package file

import (
	"bytes"
	"encoding/json"
	"fmt"
)

// fewNames is how many fields of an object are compared one by one; more are looked up.
const fewNames = 32

// names are the names of an object's fields.
type names struct {
	few  [][]byte
	many map[string]bool
}

// has says whether a name is among them, and takes it up.
func (n *names) has(name []byte) bool {
	for _, other := range n.few {
		if bytes.Equal(other, name) {
			return true
		}
	}
	if len(n.few) < fewNames {
		n.few = append(n.few, name)
		return false
	}
	if n.many == nil {
		n.many = map[string]bool{}
	}
	twice := n.many[string(name)]
	n.many[string(name)] = true
	return twice
}

// checkNames refuses JSON in which an object has two fields of one name, of which a reader would
// take one by chance. The error is a *DamagedError with the line.
func checkNames(data []byte) error {
	var within []names // of the objects and lists around, from the outermost
	depth := 0
	for i := 0; i < len(data); i++ {
		switch data[i] {
		case '{', '[':
			if depth == len(within) {
				within = append(within, names{})
			}
			within[depth] = names{few: within[depth].few[:0]}
			depth++
		case '}', ']':
			depth--
		case '"':
			end := textEnd(data, i)
			if depth > 0 && colonFollows(data[end:]) {
				if name := plainName(data[i:end]); within[depth-1].has(name) {
					return &DamagedError{fmt.Sprintf("line %d", 1+bytes.Count(data[:i], []byte("\n"))), fmt.Errorf("%q stands there twice", name)}
				}
			}
			i = end - 1
		}
	}
	return nil
}

// colonFollows says whether what stands before is the name of a field.
func colonFollows(data []byte) bool {
	for _, b := range data {
		switch b {
		case ' ', '\t', '\r', '\n':
		default:
			return b == ':'
		}
	}
	return false
}

// textEnd is where a text in JSON ends that begins at an index.
func textEnd(data []byte, from int) int {
	for i := from + 1; i < len(data); i++ {
		switch data[i] {
		case '\\':
			i++
		case '"':
			return i + 1
		}
	}
	return len(data)
}

// plainName is a name without its quotes and escapes.
func plainName(quoted []byte) []byte {
	var name string
	if bytes.IndexByte(quoted, '\\') >= 0 && json.Unmarshal(quoted, &name) == nil {
		return []byte(name)
	}
	return quoted[1 : len(quoted)-1]
}
