package words_test

import (
	"bytes"
	"compress/gzip"
	"context"
	"path/filepath"
	"strings"
	"testing"

	"tanteo/editions/words"
)

// TestFormats: the same list in every form that lists come in.
func TestFormats(t *testing.T) {
	for _, test := range []struct{ form, name, edition, text, want string }{
		{"plain", "a", "es-100", "casa\nperro\nchoto\n", "casa choto perro"},
		{"UTF-16, little end first", "a", "es-100", "\xff\xfec\x00a\x00s\x00a\x00\n\x00\xf1\x00u\x00\n\x00", "casa ñu"},
		{"UTF-16, big end first", "a", "es-100", "\xfe\xff\x00c\x00a\x00s\x00a", "casa"},
		{"no end of the last line, carriage returns, a mark", "a", "es-100", "\uFEFFcasa\r\nperro", "casa perro"},
		{"remarks and empty lines", "a", "es-100", "# a list\n\ncasa\n  perro  \n", "casa perro"},
		{"accents fold, capitals are names", "a", "es-100", "canto\ncantó\nCanto\nOTAN\nrey", "canto rey"},
		{"all in capitals", "a", "es-100", "CASA\nPERRO\n", "casa perro"},
		{"German nouns", "a", "de-102", "Haus\nlaufen\nNATO\nStraße\n", "haus laufen strasse"},
		{"ISO 8859-1", "a", "es-100", "ca\xf1a\n\xe1rbol\n", "arbol caña"},
		{"Windows 1252", "a", "fr-102", "c\x9cur\nam\xe9\n", "ame coeur"},
		{"ISO 8859-2", "a", "pl-100", "g\xea\xb6\nza\xbf\xf3\xb3\xe6\n", "gęś zażółć"},
		{"Windows 1250", "a", "pl-100", "g\xea\x9c\nz\xb9b\n", "gęś ząb"},
		{"gzip", "a.gz", "es-100", zipped(t, "casa\nperro\n"), "casa perro"},
		{"JSON", "a.json", "es-100", `["casa", "perro","\u00e1rbol"]`, "arbol casa perro"},
		{"JSON in lines", "a.json", "es-100", "[\n  \"casa\",\n  \"perro\"\n]\n", "casa perro"},
		{"gzipped JSON", "a", "es-100", zipped(t, `["casa"]`), "casa"},
		{"definitions", "a", "en-100", "AA rough lava [n AAS]\nAAH to cry out\nAAHED <aah=v> [v]\n", "aa aah aahed"},
		{"a tab and a definition", "a", "en-100", "aa\trough lava\naah\tto cry out\n", "aa aah"},
		{"numbers behind", "a", "en-100", "the,23135851162\nof,13151942776\n", "of the"},
		{"phrases here and there", "a", "es-100", "casa\nad hoc\nperro\n", "casa perro"},
		{"other spellings behind", "a", "de-102", "AERGER Ärger\nHAUS Haus\nABEND\nBLOCK\nMASSE Maße Masse\n", "abend block haus masse ärger"},
		{"digits for digraphs", "a", "es-100", "casa\n1oto\npe3o\n2ama\n", "casa choto llama perro"},
		{"digits that are none", "a", "es-100", "choto\ncalle\nperro\n2do\n3er\n", "calle choto perro"},
		{"brackets", "a", "es-100", "[CH]OTO\nPE[RR]O\nCASA\n", "casa choto perro"},
		{"brackets at the start of the list", "a", "es-100", "[CH]OTO\n", "choto"},
		{"Catalan", "a", "ca-100", "col·legi\npaŀla\nal.lot\ncol-lega\nllenya\nquedar\n", "al·lot col·lega col·legi llenya pal·la quedar"},
		{"Dutch ij", "a", "nl-102", "ĳs\nbijou\n", "bijou ijs"},
		{"Dutch ij of the older set", "a", "nl-ij-102", "ĳs\nbij\n", "bij ijs"},
		{"hyphens, apostrophes, digits", "a", "en-100", "ex-king\no'clock\nmp3\nking\n", "king"},
		{"accents apart", "a", "de-102", "ka\u0308fig\n", "käfig"},
	} {
		t.Run(test.form, func(t *testing.T) {
			path := put(t, filepath.Join(t.TempDir(), test.name), test.text)
			if got := wordsOf(t, path, test.edition); got != test.want {
				t.Errorf("%s, want %s", got, test.want)
			}
		})
	}
}

// TestDictionary: a dictionary becomes the words that its rules make.
func TestDictionary(t *testing.T) {
	folder := t.TempDir()
	put(t, filepath.Join(folder, "es_ES.aff"), "SET UTF-8\nFLAG UTF-8\nSFX S Y 1\nSFX S 0 s [aeiou]\nSFX À Y 1\nSFX À 0 le r\nPFX d Y 1\nPFX d 0 des .\n")
	dic := put(t, filepath.Join(folder, "es_ES.dic"), "3\ncasa/S\namar/Àd\nMadrid\n")
	want := "amar casa casas desamar"
	if got := wordsOf(t, dic, "es-100"); got != want {
		t.Errorf("%s, want %s", got, want)
	}
	if got := wordsOf(t, filepath.Join(folder, "es_ES.aff"), "es-100"); got != want {
		t.Errorf("by its .aff: %s", got)
	}
	put(t, filepath.Join(folder, "es_ES.aff"), "SET UTF-8\nSFX S Y\n")
	if _, err := words.New("", "").Open(context.Background(), dic, edition(t, "es-100"), nil); !isReason(err, words.BadAffix) {
		t.Errorf("%v", err)
	}
}

// TestLengths: words as long as the board is wide.
func TestLengths(t *testing.T) {
	long := strings.Repeat("ab", 10)
	path := put(t, filepath.Join(t.TempDir(), "a"), "a\nab\n"+long[:15]+"\n"+long[:16]+"\n"+long+"a\n"+long+"ab\n")
	for id, want := range map[string]string{
		"en-100": "ab " + long[:15], "en-super-200": "ab " + long[:15] + " " + long[:16] + " " + long + "a",
	} {
		if got := wordsOf(t, path, id); got != want {
			t.Errorf("%s: %s, want %s", id, got, want)
		}
	}
}

func wordsOf(t *testing.T, path, id string) string {
	t.Helper()
	e := edition(t, id)
	l, err := words.New("", "").Open(context.Background(), path, e, nil)
	if err != nil {
		t.Fatal(err)
	}
	return strings.Join(strings.Fields(textOf(l, e)), " ")
}

func zipped(t testing.TB, text string) string {
	t.Helper()
	var b bytes.Buffer
	w := gzip.NewWriter(&b)
	if _, err := w.Write([]byte(text)); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return b.String()
}
