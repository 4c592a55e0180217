package cli

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf16"

	"github.com/spf13/cobra"
)

// JSONFlag lets a command answer in JSON.
func (e *Env) JSONFlag(cmd *cobra.Command, asked *bool) {
	cmd.Flags().BoolVar(asked, "json", false, e.Lang.Tool.Flags.JSON)
}

// JSON writes a value as indented JSON.
func (o *Output) JSON(value any) error {
	text, err := Marshal(value, "")
	if err != nil {
		return err
	}
	_, err = o.Write(append(text, '\n'))
	return err
}

// Marshal is a value as indented JSON, with so much before its lines but the first. Signs
// that a terminal would obey stand in it as escapes, which JSON means the same by.
func Marshal(value any, indent string) ([]byte, error) {
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
