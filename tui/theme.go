package tui

// themes are the colourings that can be asked for. Each was checked for contrast on usual
// grounds and for the common kinds of colour-blind sight; see the test.
var themes = []string{"auto", "dark", "light", "contrast", "dark-2008", "light-2008"}

// themeShades are the shades of a theme; "auto" follows the terminal's ground.
func themeShades(theme string, dark bool) *[meanings]shade {
	switch {
	case theme == "contrast":
		return &contrastShades
	case theme == "dark-2008":
		return &dark2008Shades
	case theme == "light-2008":
		return &light2008Shades
	case theme == "light" || theme != "dark" && !dark:
		return &lightShades
	}
	return &darkShades
}

var darkShades = [meanings]shade{
	inkSquare:       {"#72818a", "#1c2428", "244", "235"},
	inkTripleWord:   {"#ffdde0", "#8c1d2f", "224", "88"},
	inkDoubleWord:   {"#22080f", "#b97f8b", "233", "174"},
	inkTripleLetter: {"#d6e6ff", "#1a4785", "255", "25"},
	inkDoubleLetter: {"#031c27", "#6094ab", "233", "73"},
	inkTile:         {"#1d1a14", "#ece2c8", "234", "230"},
	inkLastPlay:     {"#101a33", "#c8dcff", "17", "153"},
	inkLaid:         {"#1d1a14", "#ffc02e", "234", "214"},
	inkBlank:        {"#9c0a3c", "", "89", ""},
	inkCursor:       {"#000000", "#ff5fd7", "16", "206"},
	inkLeader:       {"#f0c040", "", "220", ""},
	inkFault:        {"#ff8f85", "", "210", ""},
	inkNotice:       {"#f2b06a", "", "215", ""},
	inkMuted:        {"#98a2ab", "", "248", ""},
	inkAccent:       {"#7cc0ff", "", "75", ""},
	inkInList:       {"#7fd68b", "", "114", ""},
	inkNotInList:    {"#ff9fb0", "", "217", ""},
}

var lightShades = [meanings]shade{
	inkSquare:       {"#7d877f", "#e9ede8", "102", "255"},
	inkTripleWord:   {"#ffffff", "#b32437", "231", "124"},
	inkDoubleWord:   {"#4a0a16", "#eaa4b0", "52", "217"},
	inkTripleLetter: {"#ffffff", "#1d5aa8", "231", "25"},
	inkDoubleLetter: {"#08324b", "#a5d2ea", "17", "153"},
	inkTile:         {"#1f1604", "#d3b077", "233", "180"},
	inkLastPlay:     {"#16103f", "#b4b0f8", "17", "147"},
	inkLaid:         {"#1f1604", "#ffd21f", "233", "220"},
	inkBlank:        {"#86002c", "", "52", ""},
	inkCursor:       {"#ffffff", "#b0008a", "231", "126"},
	inkLeader:       {"#7a5600", "", "94", ""},
	inkFault:        {"#a81c12", "", "124", ""},
	inkNotice:       {"#7d4a00", "", "94", ""},
	inkMuted:        {"#555e66", "", "59", ""},
	inkAccent:       {"#0a549c", "", "25", ""},
	inkInList:       {"#1a6b2a", "", "22", ""},
	inkNotInList:    {"#9c1240", "", "125", ""},
}

var contrastShades = [meanings]shade{
	inkSquare:       {"#b8b8b8", "#000000", "250", "16"},
	inkTripleWord:   {"#ffffff", "#a00018", "231", "88"},
	inkDoubleWord:   {"#000000", "#ffa6b8", "16", "217"},
	inkTripleLetter: {"#ffffff", "#0a3fb0", "231", "20"},
	inkDoubleLetter: {"#000000", "#8fd4ff", "16", "117"},
	inkTile:         {"#000000", "#ffffff", "16", "231"},
	inkLastPlay:     {"#000000", "#c8ffb0", "16", "157"},
	inkLaid:         {"#000000", "#ffe600", "16", "226"},
	inkBlank:        {"#8a0030", "", "52", ""},
	inkCursor:       {"#000000", "#ff6bff", "16", "207"},
	inkLeader:       {"#ffd84a", "", "221", ""},
	inkFault:        {"#ffa19a", "", "217", ""},
	inkNotice:       {"#ffc27a", "", "215", ""},
	inkMuted:        {"#c8c8c8", "", "251", ""},
	inkAccent:       {"#8fd0ff", "", "117", ""},
	inkInList:       {"#8cff9a", "", "120", ""},
	inkNotInList:    {"#ffb0c8", "", "218", ""},
}

// dark2008Shades has the squares as they are coloured since 2008.
var dark2008Shades = with(darkShades, map[meaning]shade{
	inkTripleWord:   {"#2b1200", "#f08a3c", "234", "208"},
	inkDoubleWord:   {"#ffdcdc", "#962525", "224", "88"},
	inkTripleLetter: {"#03251a", "#58b592", "234", "72"},
	inkDoubleLetter: {"#dbe7ff", "#24509a", "255", "25"},
})

// light2008Shades has the squares as they are coloured since 2008.
var light2008Shades = with(lightShades, map[meaning]shade{
	inkTripleWord:   {"#2b1200", "#f59a4a", "234", "215"},
	inkDoubleWord:   {"#ffffff", "#b02a2a", "231", "124"},
	inkTripleLetter: {"#03301f", "#8fd6b8", "22", "115"},
	inkDoubleLetter: {"#ffffff", "#2a5cad", "231", "25"},
})

func with(shades [meanings]shade, others map[meaning]shade) [meanings]shade {
	for m, s := range others {
		shades[m] = s
	}
	return shades
}
