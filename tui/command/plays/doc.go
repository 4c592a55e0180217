// Package plays has the commands about single plays, in a saved game, on the board of a file or on
// an empty one: `score` counts one, `place` finds the places of a word, `top` the best plays of a
// rack.
//
//	root.AddCommand(plays.Score(env), plays.Place(env), plays.Top(env))
package plays
