// Package wordlists has the commands about words: which of two tiles there are, whether a list has a
// word, which words a rack makes, and the lists themselves.
//
//	root.AddCommand(wordlists.New(env))
package wordlists
