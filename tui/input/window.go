package input

// A window is drawn up to this size, whatever size a terminal says it has: what is drawn takes
// room and time for every cell, and one request can ask for a hundred million.
const MostColumns, MostRows = 400, 150

// Window is the part of a window that is drawn in.
func Window(columns, rows int) (drawnColumns, drawnRows int) {
	return min(columns, MostColumns), min(rows, MostRows)
}
