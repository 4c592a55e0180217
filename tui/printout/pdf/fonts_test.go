package pdf

import (
	"bytes"
	"flag"
	"os"
	"testing"
	"unicode"

	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/sfnt"
)

var update = flag.Bool("update", false, "write the fonts anew")

// kept are the letters that are kept of the Go fonts: those of Latin, Greek and Cyrillic
// names, numbers, and the signs of sentences. Frames, cards and music are left out.
var kept = &unicode.RangeTable{R16: []unicode.Range16{
	{0x0020, 0x007E, 1}, {0x00A0, 0x024F, 1}, {0x0370, 0x052F, 1}, {0x1E00, 0x1EFF, 1},
	{0x2010, 0x20CF, 1}, {0x2150, 0x215F, 1}, {0x2190, 0x2193, 1}, {0x2212, 0x2212, 1},
	{0x25A1, 0x25A1, 1}, {0x25CB, 0x25CB, 1},
}}

// TestFonts makes the fonts out of the Go fonts, and holds the files here to them.
func TestFonts(t *testing.T) {
	for name, original := range map[string][]byte{"fonts/regular.ttf": goregular.TTF, "fonts/bold.ttf": gobold.TTF} {
		made := reduced(t, original)
		if *update {
			if err := os.WriteFile(name, made, 0o644); err != nil {
				t.Fatal(err)
			}
		}
		here, err := os.ReadFile(name)
		if err != nil || !bytes.Equal(here, made) {
			t.Errorf("%s is not what the Go font makes (%v): go generate ./tui/printout/pdf", name, err)
		}
	}
}

// reduced is a font with the kept letters only, without the instructions that fit outlines
// to the dots of a screen.
func reduced(t *testing.T, original []byte) []byte {
	t.Helper()
	parsed, err := sfnt.Parse(original)
	if err != nil {
		t.Fatal(err)
	}
	from := newFace(original)
	if signed(from.tables["head"][50:]) != 0 {
		t.Fatal("the offsets are long: halved turns short ones")
	}
	var loca, glyf, hmtx, runs []byte
	add := func(old sfnt.GlyphIndex) {
		loca = be.AppendUint32(loca, uint32(len(glyf)))
		short := from.tables["loca"][2*int(old):]
		outline := from.tables["glyf"][2*int(be.Uint16(short)) : 2*int(be.Uint16(short[2:]))]
		glyf = append(glyf, bare(t, outline)...)
		// The last of the advances holds for all glyphs after it.
		hmtx = append(hmtx, from.tables["hmtx"][4*min(int(old), int(be.Uint16(from.tables["hhea"][34:]))-1):][:4]...)
	}
	add(0)
	n, last := glyph(1), rune(-1)
	var buffer sfnt.Buffer
	for r := rune(0); r < 0x10000; r++ {
		old, err := parsed.GlyphIndex(&buffer, r)
		if err != nil {
			t.Fatal(err)
		}
		if old == 0 || !unicode.Is(kept, r) {
			continue
		}
		add(old)
		if r == last+1 && len(runs) > 0 {
			be.PutUint32(runs[len(runs)-8:], uint32(r))
		} else {
			runs = be.AppendUint32(be.AppendUint32(be.AppendUint32(runs, uint32(r)), uint32(r)), uint32(n))
		}
		n, last = n+1, r
	}
	loca = be.AppendUint32(loca, uint32(len(glyf)))
	head, hhea, maxp := bytes.Clone(from.tables["head"]), bytes.Clone(from.tables["hhea"]), bytes.Clone(from.tables["maxp"])
	be.PutUint32(head[8:], 0)          // of the whole file; nothing looks at it
	be.PutUint16(head[50:], 1)         // long offsets
	be.PutUint16(hhea[34:], uint16(n)) // an advance each
	be.PutUint16(maxp[4:], uint16(n))
	for i := 14; i < 28; i += 2 { // stack, storage and length of instructions
		be.PutUint16(maxp[i:], 0)
	}
	cmap := []byte{0, 0, 0, 1, 0, 3, 0, 10, 0, 0, 0, 12, 0, 12, 0, 0}
	cmap = be.AppendUint32(cmap, uint32(16+len(runs)))
	cmap = be.AppendUint32(be.AppendUint32(cmap, 0), uint32(len(runs)/12))
	cmap = append(cmap, runs...)
	return trueType([]table{
		{"cmap", cmap}, {"glyf", glyf}, {"head", head}, {"hhea", hhea}, {"hmtx", hmtx}, {"loca", loca}, {"maxp", maxp},
	})
}

// bare is an outline without its instructions.
func bare(t *testing.T, outline []byte) []byte {
	t.Helper()
	if len(outline) == 0 {
		return nil
	}
	contours := signed(outline)
	if contours < 0 {
		t.Fatal("a glyph is made of others")
	}
	at := 10 + 2*contours
	instructions := int(be.Uint16(outline[at:]))
	made := append(bytes.Clone(outline[:at]), 0, 0)
	made = append(made, outline[at+2+instructions:]...)
	for len(made)%4 != 0 {
		made = append(made, 0)
	}
	return made
}

// Every letter that is kept has a sign of its own in both fonts, and the same ones.
func TestSameLetters(t *testing.T) {
	a, b := newFace(regular), newFace(bold)
	if !bytes.Equal(a.tables["cmap"], b.tables["cmap"]) || a.glyphs != b.glyphs || a.glyphs < 550 {
		t.Errorf("%d and %d glyphs", a.glyphs, b.glyphs)
	}
}

func TestSigns(t *testing.T) {
	f := newFace(regular)
	for text, want := range map[string]string{
		"Łódź":           "Łódź",
		"N\u0303o":       "Ño",     // put together
		"Nguyễn":         "Nguyen", // without the accents: the font lacks the letter
		"a\u200Db\u0489": "ab",
		"日本":             "□□",
		"":               "",
	} {
		got := ""
		for _, s := range f.signs(text) {
			if s.glyph == 0 {
				got += "□"
			} else {
				got += string(letterOf(f, s.glyph))
			}
		}
		if got != want {
			t.Errorf("%q is written %q, want %q", text, got, want)
		}
	}
}

// letterOf is the first letter that a glyph is the sign of.
func letterOf(f *face, g glyph) rune {
	for r := rune(0); r < 0x10000; r++ {
		if f.glyph(r) == g {
			return r
		}
	}
	return 0
}
