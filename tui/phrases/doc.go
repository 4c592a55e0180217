// Package phrases holds every sentence of the program and turns facts into them: errors, answers,
// notices.
//
//	l := phrases.For("es")
//	what, todo := l.Explain(err, phrases.About(game, line))
//
// The texts are in the folder messages, a file for each language, and the package generate makes
// Go of them.
//
// To add a language, write messages/xx.toml, named after its tag, in the way that messages/en.toml
// tells at its head, and run go generate. It says with file and line what is wrong; what the file
// does not have yet is shown in English, and go run ./tui/phrases/generate -report lists it. No Go
// has to be written.
package phrases

//go:generate go run ./generate
