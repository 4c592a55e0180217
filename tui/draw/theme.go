package draw

// Themes are the colourings that can be asked for. Each was checked for contrast on usual
// grounds and for the common kinds of colour-blind sight; see the test.
var Themes = []string{"auto", "dark", "light", "contrast", "dark-2008", "light-2008"}

// ThemeShades are the shades of a theme; "auto" follows the terminal's ground.
func ThemeShades(theme string, dark bool) *[Meanings]Shade {
	switch {
	case theme == "contrast":
		return &contrastShades
	case theme == "dark-2008":
		return &dark2008Shades
	case theme == "light-2008":
		return &light2008Shades
	case theme == "light" || theme != "dark" && !dark:
		return &LightShades
	}
	return &DarkShades
}

var DarkShades = [Meanings]Shade{
	Square:       {"#72818a", "#1c2428", "244", "235"},
	TripleWord:   {"#ffdde0", "#8c1d2f", "224", "88"},
	DoubleWord:   {"#22080f", "#b97f8b", "233", "174"},
	TripleLetter: {"#d6e6ff", "#1a4785", "255", "25"},
	DoubleLetter: {"#031c27", "#6094ab", "233", "73"},
	Tile:         {"#1d1a14", "#ece2c8", "234", "230"},
	LastPlay:     {"#101a33", "#c8dcff", "17", "153"},
	Laid:         {"#1d1a14", "#ffc02e", "234", "214"},
	Blank:        {"#9c0a3c", "", "89", ""},
	Cursor:       {"#000000", "#ff5fd7", "16", "206"},
	Leader:       {"#f0c040", "", "220", ""},
	Fault:        {"#ff8f85", "", "210", ""},
	Notice:       {"#f2b06a", "", "215", ""},
	Muted:        {"#98a2ab", "", "248", ""},
	Accent:       {"#7cc0ff", "", "75", ""},
	InList:       {"#7fd68b", "", "114", ""},
	NotInList:    {"#ff9fb0", "", "217", ""},
}

var LightShades = [Meanings]Shade{
	Square:       {"#7d877f", "#e9ede8", "102", "255"},
	TripleWord:   {"#ffffff", "#b32437", "231", "124"},
	DoubleWord:   {"#4a0a16", "#eaa4b0", "52", "217"},
	TripleLetter: {"#ffffff", "#1d5aa8", "231", "25"},
	DoubleLetter: {"#08324b", "#a5d2ea", "17", "153"},
	Tile:         {"#1f1604", "#d3b077", "233", "180"},
	LastPlay:     {"#16103f", "#b4b0f8", "17", "147"},
	Laid:         {"#1f1604", "#ffd21f", "233", "220"},
	Blank:        {"#86002c", "", "52", ""},
	Cursor:       {"#ffffff", "#b0008a", "231", "126"},
	Leader:       {"#7a5600", "", "94", ""},
	Fault:        {"#a81c12", "", "124", ""},
	Notice:       {"#7d4a00", "", "94", ""},
	Muted:        {"#555e66", "", "59", ""},
	Accent:       {"#0a549c", "", "25", ""},
	InList:       {"#1a6b2a", "", "22", ""},
	NotInList:    {"#9c1240", "", "125", ""},
}

var contrastShades = [Meanings]Shade{
	Square:       {"#b8b8b8", "#000000", "250", "16"},
	TripleWord:   {"#ffffff", "#a00018", "231", "88"},
	DoubleWord:   {"#000000", "#ffa6b8", "16", "217"},
	TripleLetter: {"#ffffff", "#0a3fb0", "231", "20"},
	DoubleLetter: {"#000000", "#8fd4ff", "16", "117"},
	Tile:         {"#000000", "#ffffff", "16", "231"},
	LastPlay:     {"#000000", "#c8ffb0", "16", "157"},
	Laid:         {"#000000", "#ffe600", "16", "226"},
	Blank:        {"#8a0030", "", "52", ""},
	Cursor:       {"#000000", "#ff6bff", "16", "207"},
	Leader:       {"#ffd84a", "", "221", ""},
	Fault:        {"#ffa19a", "", "217", ""},
	Notice:       {"#ffc27a", "", "215", ""},
	Muted:        {"#c8c8c8", "", "251", ""},
	Accent:       {"#8fd0ff", "", "117", ""},
	InList:       {"#8cff9a", "", "120", ""},
	NotInList:    {"#ffb0c8", "", "218", ""},
}

// dark2008Shades has the squares in the colours used since 2008.
var dark2008Shades = with(DarkShades, map[Meaning]Shade{
	TripleWord:   {"#2b1200", "#f08a3c", "234", "208"},
	DoubleWord:   {"#ffdcdc", "#962525", "224", "88"},
	TripleLetter: {"#03251a", "#58b592", "234", "72"},
	DoubleLetter: {"#dbe7ff", "#24509a", "255", "25"},
})

// light2008Shades has the squares in the colours used since 2008.
var light2008Shades = with(LightShades, map[Meaning]Shade{
	TripleWord:   {"#2b1200", "#f59a4a", "234", "215"},
	DoubleWord:   {"#ffffff", "#b02a2a", "231", "124"},
	TripleLetter: {"#03301f", "#8fd6b8", "22", "115"},
	DoubleLetter: {"#ffffff", "#2a5cad", "231", "25"},
})

func with(shades [Meanings]Shade, others map[Meaning]Shade) [Meanings]Shade {
	for m, s := range others {
		shades[m] = s
	}
	return shades
}
