// Package games has the commands about saved games: `games` with its trash, `show`, and the
// statistics of all of them, `stats`.
//
//	root.AddCommand(games.Show(env), games.New(env), games.Stats(env))
package games
