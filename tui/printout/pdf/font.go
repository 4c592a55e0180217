package pdf

import (
	_ "embed"
	"encoding/binary"
	"slices"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

//go:generate go test -run TestFonts -update

// The Go fonts of Bigelow & Holmes, with the signs that a sheet may need and without what
// only screens use. Their licence is beside them.
var (
	//go:embed fonts/regular.ttf
	regular []byte
	//go:embed fonts/bold.ttf
	bold []byte
)

// glyph is the number of a sign in its font; 0 is a box, for what the font lacks.
type glyph uint16

// face is a font as it is kept here: TrueType with 32-bit offsets, one advance a glyph, no
// glyph made of others, and a character map of runs.
type face struct {
	tables   map[string][]byte
	perEm    float64 // units
	ascent   int     // units
	descent  int     // units, below 0
	box      [4]int  // of all glyphs, in units
	glyphs   int
	used     []rune // the letter of each glyph in use; 0 for the others
	advances []byte
}

var be = binary.BigEndian

// signed is a number of two bytes that may be below 0.
func signed(b []byte) int { return int(int16(be.Uint16(b))) }

func newFace(file []byte) *face {
	f := &face{tables: map[string][]byte{}}
	for i := range int(be.Uint16(file[4:])) {
		entry := file[12+16*i:]
		at, size := be.Uint32(entry[8:]), be.Uint32(entry[12:])
		f.tables[string(entry[:4])] = file[at : at+size]
	}
	head, hhea := f.tables["head"], f.tables["hhea"]
	f.perEm = float64(be.Uint16(head[18:]))
	for i := range f.box {
		f.box[i] = signed(head[36+2*i:])
	}
	f.ascent, f.descent = signed(hhea[4:]), signed(hhea[6:])
	f.glyphs = int(be.Uint16(f.tables["maxp"][4:]))
	f.used = make([]rune, f.glyphs)
	f.advances = f.tables["hmtx"]
	return f
}

// glyph is the sign for a letter; 0 where the font lacks it.
func (f *face) glyph(r rune) glyph {
	const head, runSize = 4 + 8 + 16, 12 // of the map's only table, the one of runs
	cmap := f.tables["cmap"]
	for runs := cmap[head:]; len(runs) >= runSize; runs = runs[runSize:] {
		first, last := rune(be.Uint32(runs)), rune(be.Uint32(runs[4:]))
		if r >= first && r <= last {
			return glyph(be.Uint32(runs[8:])) + glyph(r-first)
		}
	}
	return 0
}

// advance is how far a glyph goes, in units.
func (f *face) advance(g glyph) int { return int(be.Uint16(f.advances[4*int(g):])) }

// sign is a glyph with the letter that it shows.
type sign struct {
	glyph  glyph
	letter rune
}

// signs are the signs that write a text. A letter that the font lacks stands without its
// accents if the font has it so, and else as a box.
func (f *face) signs(text string) []sign {
	var all []sign
	for _, r := range norm.NFC.String(text) {
		if unicode.In(r, unicode.Mn, unicode.Me, unicode.Cf) && f.glyph(r) == 0 {
			continue
		}
		s := sign{f.glyph(r), r}
		if s.glyph == 0 {
			plain, _ := utf8.DecodeRuneInString(norm.NFD.String(string(r)))
			if s.glyph = f.glyph(plain); s.glyph == 0 {
				plain = unicode.ReplacementChar
			}
			s.letter = plain
		}
		all = append(all, s)
	}
	return all
}

// enough is as much of a text as is wider than a width, in parts of the size of the letters: the
// rest is not seen, however long it is.
func (f *face) enough(text string, width float64) string {
	wide, boundary := 0.0, norm.NFC.FirstBoundaryInString
	for at := 0; at < len(text); {
		next := len(text)
		if _, size := utf8.DecodeRuneInString(text[at:]); at+size < len(text) {
			if n := boundary(text[at+size:]); n >= 0 {
				next = at + size + n
			}
		}
		if wide > width {
			return text[:at]
		}
		wide += f.width(f.signs(text[at:next]))
		at = next
	}
	return text
}

// width is how wide signs are, in parts of the size of the letters.
func (f *face) width(signs []sign) float64 {
	units := 0
	for _, s := range signs {
		units += f.advance(s.glyph)
	}
	return float64(units) / f.perEm
}

// cut shortens signs to a width, in parts of the size of the letters. What was cut ends
// in "…".
func (f *face) cut(signs []sign, width float64) []sign {
	const slip = 0.001 // of adding up
	room := int((width + slip) * f.perEm)
	dots := f.signs("…")
	units, fits := 0, 0
	for i, s := range signs {
		if units <= room-f.advance(dots[0].glyph) {
			fits = i
		}
		if units += f.advance(s.glyph); units > room {
			return append(slices.Clone(signs[:fits]), dots...)
		}
	}
	return signs
}

// outline is how a glyph is drawn.
func (f *face) outline(g glyph) []byte {
	loca := f.tables["loca"][4*int(g):]
	return f.tables["glyf"][be.Uint32(loca):be.Uint32(loca[4:])]
}

// usedGlyphs are the glyphs in use, in their order.
func (f *face) usedGlyphs() []glyph {
	var all []glyph
	for g, letter := range f.used {
		if letter != 0 {
			all = append(all, glyph(g))
		}
	}
	return all
}

// subset is the font with the outlines of the glyphs in use only. Each keeps its number.
func (f *face) subset() []byte {
	loca, glyf := make([]byte, 0, 4*f.glyphs+4), []byte{}
	for g := range glyph(f.glyphs) {
		loca = be.AppendUint32(loca, uint32(len(glyf)))
		if g == 0 || f.used[g] != 0 {
			glyf = append(glyf, f.outline(g)...)
		}
	}
	loca = be.AppendUint32(loca, uint32(len(glyf)))
	return trueType([]table{
		{"glyf", glyf}, {"head", f.tables["head"]}, {"hhea", f.tables["hhea"]},
		{"hmtx", f.advances}, {"loca", loca}, {"maxp", f.tables["maxp"]},
	})
}

// table is a part of a font file.
type table struct {
	tag  string
	data []byte
}

// trueType is a font file of tables, which stand in the order of their tags.
func trueType(tables []table) []byte {
	const headSize, entrySize = 12, 16
	n := len(tables)
	power, log := 1, 0
	for power*2 <= n {
		power, log = power*2, log+1
	}
	file := be.AppendUint32(nil, 0x00010000)
	for _, number := range []int{n, 16 * power, log, 16 * (n - power)} {
		file = be.AppendUint16(file, uint16(number))
	}
	at := headSize + entrySize*n
	for _, t := range tables {
		file = append(file, t.tag...)
		file = be.AppendUint32(file, checksum(t.data))
		file = be.AppendUint32(file, uint32(at))
		file = be.AppendUint32(file, uint32(len(t.data)))
		at += (len(t.data) + 3) &^ 3
	}
	for _, t := range tables {
		file = append(file, t.data...)
		file = append(file, make([]byte, -len(t.data)&3)...)
	}
	return file
}

func checksum(data []byte) uint32 {
	var sum uint32
	for i := 0; i < len(data); i += 4 {
		var word [4]byte
		copy(word[:], data[i:])
		sum += be.Uint32(word[:])
	}
	return sum
}
