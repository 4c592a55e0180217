// Package pdf writes pages for a printer: text in an embedded font, lines, boxes and circles
// in black and greys.
//
//	d := pdf.New("Sheet", "es")
//	p := d.Page(210, 297)
//	p.Text(15, 20, 180, pdf.Centre, pdf.Style{Size: 12, Bold: true}, "Łódź 44")
//	file := d.Bytes()
//
// Lengths are in millimetres from the upper left corner, sizes of letters in points. A
// document has no date, so that the same pages are the same bytes.
package pdf

import (
	"bytes"
	"compress/zlib"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf16"

	"golang.org/x/text/unicode/norm"
)

// Document is pages being written.
type Document struct {
	Title    string
	language string
	faces    [2]*face
	pages    []*Page
}

// New is a document without pages yet. Its language is a tag: "es".
func New(title, language string) *Document {
	return &Document{Title: title, language: language, faces: [2]*face{newFace(regular), newFace(bold)}}
}

// Page adds a page of a width and a height.
func (d *Document) Page(width, height float64) *Page {
	p := &Page{document: d, width: width, height: height}
	d.pages = append(d.pages, p)
	return p
}

// Pages are the pages in their order.
func (d *Document) Pages() []*Page { return d.pages }

// Width is how wide a text stands in a style.
func (d *Document) Width(s Style, text string) float64 {
	f := d.face(s)
	return f.width(f.signs(text)) * s.Size * point
}

// Split is the beginning of a text that is no wider than so much in a style, one letter at
// least, and the rest.
func (d *Document) Split(s Style, text string, width float64) (head, rest string) {
	f, wide := d.face(s), 0.0
	for i, r := range text {
		wide += f.width(f.signs(string(r))) * s.Size * point
		if wide > width && i > 0 {
			return text[:i], text[i:]
		}
	}
	return text, ""
}

// Lacks says whether some letter of a text stands as a box, because the font has it not even
// without its accents.
func (d *Document) Lacks(text string) bool {
	return slices.ContainsFunc(d.faces[0].signs(text), func(s sign) bool { return s.glyph == 0 })
}

// Exact says whether the font has each letter of a text just as it is.
func (d *Document) Exact(text string) bool {
	for _, r := range norm.NFC.String(text) {
		if d.faces[0].glyph(r) == 0 {
			return false
		}
	}
	return true
}

func (d *Document) face(s Style) *face {
	if s.Bold {
		return d.faces[1]
	}
	return d.faces[0]
}

// The numbers of the objects that come first. Each face has five from firstFace on, each
// page two after those.
const (
	catalogue = 1 + iota
	pageTree
	about
	firstFace
	facesEnd = firstFace + 2*facePart

	facePart = 5
)

// file is a document being put together: objects, and where each begins.
type file struct {
	bytes.Buffer
	starts []int
}

// object writes the next object.
func (f *file) object(format string, args ...any) {
	f.starts = append(f.starts, f.Len())
	fmt.Fprintf(f, "%d 0 obj\n"+format+"\nendobj\n", append([]any{len(f.starts)}, args...)...)
}

// stream writes the next object, of bytes with a head.
func (f *file) stream(head string, data []byte) {
	var packed bytes.Buffer
	z, _ := zlib.NewWriterLevel(&packed, zlib.BestCompression) // the level is a good one
	_, _ = z.Write(data)                                       // into memory
	_ = z.Close()
	f.object("<</Filter/FlateDecode/Length %d%s>>\nstream\n%s\nendstream", packed.Len(), head, packed.Bytes())
}

// Bytes is the document as a file.
func (d *Document) Bytes() []byte {
	var f file
	f.WriteString("%PDF-1.7\n%\xE2\xE3\xCF\xD3\n")
	f.object("<</Type/Catalog/Pages %d 0 R/Lang%s/ViewerPreferences<</DisplayDocTitle true>>>>", pageTree, text(d.language))
	var kids strings.Builder
	for i := range d.pages {
		fmt.Fprintf(&kids, "%d 0 R ", facesEnd+2*i)
	}
	f.object("<</Type/Pages/Count %d/Kids[%s]/Resources<</Font<</F0 %d 0 R/F1 %d 0 R>>>>>>",
		len(d.pages), kids.String(), firstFace, firstFace+facePart)
	f.object("<</Title%s/Producer(tanteo)>>", text(d.Title))
	f.face(d.faces[0], firstFace, "AAAAAA+GoRegular", 400)
	f.face(d.faces[1], firstFace+facePart, "AAAAAA+GoBold", 700)
	for i, p := range d.pages {
		f.object("<</Type/Page/Parent %d 0 R/MediaBox[0 0 %s %s]/Contents %d 0 R>>",
			pageTree, number(p.width/point), number(p.height/point), facesEnd+2*i+1)
		f.stream("", p.content.Bytes())
	}
	table := f.Len()
	fmt.Fprintf(&f, "xref\n0 %d\n0000000000 65535 f \n", len(f.starts)+1)
	for _, at := range f.starts {
		fmt.Fprintf(&f, "%010d 00000 n \n", at)
	}
	fmt.Fprintf(&f, "trailer\n<</Size %d/Root %d 0 R/Info %d 0 R>>\nstartxref\n%d\n%%%%EOF\n", len(f.starts)+1, catalogue, about, table)
	return f.Bytes()
}

// face writes the five objects of a font, the first with the number at: the font, its
// glyphs, its measures, its file, and the letters that its glyphs stand for.
func (f *file) face(from *face, at int, name string, weight int) {
	unit := func(units int) int { return units * 1000 / int(from.perEm) }
	f.object("<</Type/Font/Subtype/Type0/BaseFont/%s/Encoding/Identity-H/DescendantFonts[%d 0 R]/ToUnicode %d 0 R>>", name, at+1, at+4)
	var widths strings.Builder
	for _, g := range from.usedGlyphs() {
		fmt.Fprintf(&widths, "%d[%d]", g, unit(from.advance(g)))
	}
	f.object("<</Type/Font/Subtype/CIDFontType2/BaseFont/%s/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>"+
		"/FontDescriptor %d 0 R/CIDToGIDMap/Identity/DW %d/W[%s]>>", name, at+2, unit(from.advance(0)), widths.String())
	const symbolic = 4
	f.object("<</Type/FontDescriptor/FontName/%s/Flags %d/FontBBox[%d %d %d %d]/ItalicAngle 0/Ascent %d/Descent %d/CapHeight %d/StemV %d/FontWeight %d/FontFile2 %d 0 R>>",
		name, symbolic, unit(from.box[0]), unit(from.box[1]), unit(from.box[2]), unit(from.box[3]),
		unit(from.ascent), unit(from.descent), unit(from.ascent), weight/5, weight, at+3)
	program := from.subset()
	f.stream(fmt.Sprintf("/Length1 %d", len(program)), program)
	f.stream("", from.letters())
}

// letters says which letter each glyph in use stands for, for readers that search and copy.
func (f *face) letters() []byte {
	var b bytes.Buffer
	b.WriteString("/CIDInit/ProcSet findresource begin 12 dict begin begincmap\n" +
		"/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def /CMapName/Letters def /CMapType 2 def\n" +
		"1 begincodespacerange <0000> <FFFF> endcodespacerange\n")
	const most = 100 // in one list
	for all := f.usedGlyphs(); len(all) > 0; {
		part := all[:min(most, len(all))]
		all = all[len(part):]
		fmt.Fprintf(&b, "%d beginbfchar\n", len(part))
		for _, g := range part {
			fmt.Fprintf(&b, "<%04X> <%s>\n", int(g), hex(string(f.used[g])))
		}
		b.WriteString("endbfchar\n")
	}
	b.WriteString("endcmap end end\n")
	return b.Bytes()
}

// text is a text outside the pages, as the title.
func text(s string) string { return "<FEFF" + hex(s) + ">" }

// hex is a text in UTF-16.
func hex(s string) string {
	var b strings.Builder
	for _, unit := range utf16.Encode([]rune(s)) {
		fmt.Fprintf(&b, "%04X", unit)
	}
	return b.String()
}

// number is a number with two decimals at most.
func number(n float64) string {
	text := strings.TrimRight(strings.TrimRight(strconv.FormatFloat(n, 'f', 2, 64), "0"), ".")
	if text == "-0" {
		return "0"
	}
	return text
}
