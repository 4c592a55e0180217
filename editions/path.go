package editions

import (
	"slices"
	"strconv"
	"strings"
)

// path leads from the root of a file to a value: field names and, in a list, numbers
// from 0. The path of the 3 in letters = [["A", 12, 1], ["B", 2, 3]] is letters 1 2.
type path []string

func (p path) field(name string) path { return append(slices.Clip(p), name) }

func (p path) item(i int) path { return append(slices.Clip(p), strconv.Itoa(i)) }

func (p path) under(o path) bool { return len(p) >= len(o) && slices.Equal(p[:len(o)], o) }

// String is the path as a reason names it: without the numbers, which nobody counts.
func (p path) String() string {
	named := slices.DeleteFunc(slices.Clone(p), func(step string) bool {
		_, err := strconv.Atoi(step)
		return err == nil
	})
	return strings.Join(named, ".")
}
