package phrases

// Copying is what is said of copying to the clipboard, or to a file in its place.
type Copying struct {
	Result, Play, Sheet string // what can be copied
	CopyPlay, CopySheet string // rows of the palette
	ToFile, What, Text  string // the form of a file
	FileName            string // of what belongs to no saved game
	Nothing, TooLong    string
	InTmux              string
	House               string // the option that score takes
}

// Printing is the form of a page for paper.
type Printing struct {
	Title, What, Paper string
	Kinds              map[string]string // by their names of the command print
	Papers             [2]string         // as paper.Sizes has them
	PDF, Text          string            // what each ending is for
	Row                string            // of the final table and the palette
}
