// Package gamefiles has the commands about files of games: `import`, `export`, and `replay`, which
// counts the games of files again.
//
//	root.AddCommand(gamefiles.Replay(env), gamefiles.Import(env), gamefiles.Export(env))
package gamefiles
