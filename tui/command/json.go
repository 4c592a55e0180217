package command

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf16"

	"github.com/spf13/cobra"
)

// jsonFlag lets a command answer in JSON.
func (r *run) jsonFlag(cmd *cobra.Command) {
	cmd.Flags().BoolVar(&r.json, "json", false, r.l.Tool.Flags.JSON)
}

// listIndent is how far an element of a list is indented.
const listIndent = "  "

// encode writes a value as indented JSON.
func (r *run) encode(value any) error {
	text, err := marshal(value, "")
	if err != nil {
		return err
	}
	_, err = r.out.Write(append(text, '\n'))
	return err
}

// marshal is a value as indented JSON, with so much before its lines but the first. Signs
// that a terminal would obey stand in it as escapes, which JSON means the same by.
func marshal(value any, indent string) ([]byte, error) {
	var text bytes.Buffer
	e := json.NewEncoder(&text)
	e.SetEscapeHTML(false)
	e.SetIndent(indent, "  ")
	if err := e.Encode(value); err != nil {
		return nil, err
	}
	var b bytes.Buffer
	for _, c := range strings.TrimSuffix(text.String(), "\n") {
		if unicode.IsPrint(c) || c == '\n' {
			b.WriteRune(c)
			continue
		}
		for _, unit := range utf16.Encode([]rune{c}) {
			fmt.Fprintf(&b, `\u%04x`, unit)
		}
	}
	return b.Bytes(), nil
}
