package phrases

// Grid is the sheet as a grid: a column a player, a row a turn.
type Grid struct {
	Title, Command, Key string
	Left, Closing, Add  string // names of rows
	Cell                string // a hint
	DeleteRow, AddRow   string
	EndGame, Leave      string
	TurnHow             func(at string) string // guidance below the grid; a square, as the game writes it
	NameHow             string
	LeftHow, ClosingHow string
	AddHow              string
	AdjustmentHow       string
	Sure                func(row, turns string) string // asked before a row is deleted
	Deleted             func(row string) string
	Passes              func(n int) string // cells left empty before a turn
	Elsewhere           func(player string, row int) Said
	Sum                 func(typed, left int) Said
	HasLeft             func(player string) Said
	Adjustment          Said
	Duplicate           string
}
