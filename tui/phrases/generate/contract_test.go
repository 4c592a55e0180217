package main

import "testing"

func TestSnake(t *testing.T) {
	for name, want := range map[string]string{
		"Where": "where", "GoOn": "go_on", "NoJSON": "no_json", "GCG": "gcg", "BlankKW": "blank_kw", "NearestA1": "nearest_a1", "OnlyPDF": "only_pdf", "CSVFile": "csv_file",
	} {
		if got := snake(name); got != want {
			t.Errorf("%s is %s, want %s", name, got, want)
		}
	}
}
