// Package phrases holds every sentence of the program, a file for each language, and turns
// facts into them: errors, answers, notices.
//
//	l := phrases.For("es")
//	what, todo := l.Explain(err, phrases.About(game, line))
//
// A language is a value of Language with every field filled; a new one is a file like en.go
// and a line in Languages.
package phrases
