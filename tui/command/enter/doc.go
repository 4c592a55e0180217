// Package enter has the command that notes lines in a game: `enter`, which also starts new games.
//
//	root.AddCommand(enter.New(env))
package enter
