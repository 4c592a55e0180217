package sheet_test

import (
	"errors"
	"strings"
	"testing"

	"tanteo/sheet"
)

func TestCheckNameRefusesWhatCannotBeShown(t *testing.T) {
	marks := func(n int) string { return "A" + strings.Repeat("\u0301", n) + "na" }
	for name, want := range map[string]sheet.Reason{
		"Ana": 0, strings.Repeat("é", sheet.MaxName): 0, marks(sheet.MaxMarks): 0, "שָׁלוֹם": 0,
		"": sheet.NotAName, "A:": sheet.NotAName, strings.Repeat("x", sheet.MaxName+1): sheet.NotAName,
		marks(sheet.MaxMarks + 1): sheet.CrowdedName, marks(50): sheet.CrowdedName,
	} {
		err := sheet.CheckName(name)
		var got sheet.Reason
		if refused, ok := errors.AsType[*sheet.Refusal](err); ok {
			got = refused.Reason
		}
		if got != want {
			t.Errorf("%q: %v", name, err)
		}
	}
}
