package phrases

// Paper is what stands on printed pages besides the sheet itself.
type Paper struct {
	Page      func(n, of int) string
	Sheet     string // titles
	Duplicate string
	Tiles     string
	Board     string

	Event, Stage, Table, Place, Date string // fields of a form; Stage is the round of a tournament

	Number, Word, Square, Points, Running string // heads of columns

	Penalties, Left, Total string // lines below the columns
	Signature              string
	Gap                    string // of a duplicate, between a total and the masters

	Percent   func(number string) string
	Unseen    func(tiles int) string
	Turns     func(n int) string // a board after so many turns, or rounds of a duplicate
	Rounds    func(n int) string
	CrossOff  string
	Blank     string // what a blank is called
	Circled   string // how a drawn board marks a blank
	Asked     string // how a written board marks a blank
	Loose     string // tiles without points
	NotInFont func(letters string) string
}

// PrintHelp is what the command print says of itself.
type PrintHelp struct {
	Print, Sheet, Blank, Duplicate, Tiles, Board Page

	Format, Paper, Players string // of the options
	OnTerminal             Said   // a PDF would go to a terminal
	OnlyPDF                func(flag string) Said
	GameOr                 func(flag string) Said // a game and an option that stands in for it
}
