package phrases

// Tool is what the commands of the program say.
type Tool struct {
	Help     Help
	Root     Page
	Enter    Page
	Score    Page
	Show     Page
	Games    Page
	Remove   Page
	Restore  Page
	Editions Page
	Rules    Page
	Watch    Page
	Serve    Page
	Replay   Page
	Import   Page
	Export   Page
	Complete Page
	HelpPage Page
	Flags    Flags
	Usage    Usage
	Entry    Entry
	Stored   Stored
	List     List
	Files    Files
	Print    PrintHelp
}

// Page is the help of a command: how it is called, a line, and a text.
type Page struct{ Use, Short, Long string }

// Help is the frame of every help page.
type Help struct {
	Usage    string
	Commands string
	Flags    string
	Global   string
	More     string // a command stands for the one to ask about
	Lines    string // heads the command words
	Codes    string // the exit codes
}

// Flags is a line for each flag; what stands in backquotes is its value.
type Flags struct {
	Config, Lang, JSON, Edition, Version, Help                     string
	New, Kind, Rules, House, Notation, Players, First, Seed, Board string
	Warnings, Format, Output, Force, Listen                        string
}

// Usage is what is said of a command typed wrongly.
type Usage struct {
	UnknownFlag func(flag string) Said
	NeedsValue  func(flag string) Said
	BadValue    func(flag, value, possible string) Said
	TooMuch     func(argument string) Said
	Missing     func(what string) Said

	UnknownWord    func(word, nearest string) Said // neither a command nor a saved game; nearest is a call, or ""
	UnknownCommand func(word, nearest, help string) Said

	Number        string // what stands for a whole number in BadValue
	NoTerminal    Said
	WhichGame     Said
	NoGameYet     Said
	OnlyNew       func(flag string) Said // a flag that goes with --new only
	OnlyDuplicate func(flag string) Said // one that goes with a duplicate only
	Players       func(fewest, most int) Said
	PlayerList    func(list string) Said // names that are no list
	Language      func(tag, possible string) Said
	NoBoard       func(file string) Said // holds no board
	BoardRows     func(rows, side int) Said
	BoardRow      func(row, squares, side int) Said
	BoardSign     func(row int, sign string) Said
	NoWords       Said
	Internal      Said
}

// Entry is what enter says beside its answers.
type Entry struct {
	Prompt  string
	Line    func(n int) string // begins a sentence about a line of the input
	Welcome string             // what to type

	OnScreen func(line, instead string) Said // a line that only the screen has
	Behind   Said
	Others   string
}

// Stored is what is said of saved games.
type Stored struct {
	Removed  func(id string) string
	Restored func(id string) string
	None     string
}

// List is the list of saved games.
type List struct {
	Open, Finished, Void, Altered, Unreadable string
	Turns                                     func(n int) string
}

// Files is what is said of files that games come from and go to.
type Files struct {
	Summary    func(games, same, differ, unfinished, unreadable int) string
	NotRead    func(files int) string
	Progress   func(games, differ int) string
	Large      func(file, most string) Said
	NoFile     func(file string) Said // a pipe, a device
	Folder     func(file string) Said
	NoFiles    func(folder string) Said
	Unreadable func(trouble string) Said // a game of which nothing was saved
	Imported   func(id, plays, edition string) string
	Copied     func(id string) string // a file of our own
	Shortened  string                 // names of a file of our own that nobody could type
	Altered    string                 // a file of our own whose checksum is another's
	Kept       func(id string, differences int, command string) string
	Warned     func(id, warnings string) string
	There      func(file string) Said
	NoFormat   func(formats, endings string) Said
	Loss       func(turn int, text string) string // turn is 0 for the game as a whole
}

// Served is what is said over ssh to whoever sees no screen, or sees it no more, and to whoever starts
// the server.
type Served struct {
	NoTerminal Said
	OneGame    Said
	NoGame     Said
	TooMany    Said // sessions
	Gone       Said // the key, since it came in
	Stopped    Said
	Idle       Said
	Fault      Said
	Outside    func(id string) Said           // a game that cannot be started
	Listen     func(address, why string) Said // nothing can be heard there
}
