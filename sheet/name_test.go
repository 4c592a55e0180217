package sheet_test

import (
	"errors"
	"strings"
	"testing"

	"tanteo/sheet"
)

func TestCheckNameRefusesWhatCannotBeShown(t *testing.T) {
	marks := func(n int) string { return "A" + strings.Repeat("\u0301", n) + "na" }
	for name, want := range map[string]sheet.LineReason{
		"Ana": 0, strings.Repeat("é", sheet.MaxName): 0, marks(sheet.MaxMarks): 0, "שָׁלוֹם": 0,
		"": sheet.LineName, "A:": sheet.LineName, strings.Repeat("x", sheet.MaxName+1): sheet.LineName,
		marks(sheet.MaxMarks + 1): sheet.LineMarks, marks(50): sheet.LineMarks,
	} {
		err := sheet.CheckName(name)
		var got sheet.LineReason
		if line, ok := errors.AsType[*sheet.LineError](err); ok {
			got = line.Reason
		}
		if got != want {
			t.Errorf("%q: %v", name, err)
		}
	}
}
