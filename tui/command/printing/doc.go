// Package printing has the command that writes pages for paper: `print` with a kind of page each
// for a sheet, forms, tiles and a board.
//
//	root.AddCommand(printing.New(env))
package printing
