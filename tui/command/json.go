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

// encode writes a value as indented JSON. Signs that a terminal would obey stand in it as
// escapes, which JSON means the same by.
func (r *run) encode(value any) error {
	var text bytes.Buffer
	e := json.NewEncoder(&text)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	if err := e.Encode(value); err != nil {
		return err
	}
	var b strings.Builder
	for _, c := range text.String() {
		if unicode.IsPrint(c) || c == '\n' {
			b.WriteRune(c)
			continue
		}
		for _, unit := range utf16.Encode([]rune{c}) {
			fmt.Fprintf(&b, `\u%04x`, unit)
		}
	}
	_, err := r.out.Write([]byte(b.String()))
	return err
}
