// Package catalogue has the commands about what games are played with and by: `editions` and
// `rules`.
//
//	root.AddCommand(catalogue.Editions(env), catalogue.Rules(env))
package catalogue
