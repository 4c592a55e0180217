// Package words holds the lists of words that plays are looked up in: open ones that come
// with the program, those that are on the machine, and a player's own. None of them is the
// official one of any federation.
//
//	l, err := library.For(ctx, edition, nil)
//	l.Contains(tiles) // looks into the graph where it lies, in the program or a mapped file
//
// A list is a Graph, which is made once, by go generate or when the list is first asked for,
// and kept as a file. Nothing is read before it is asked for.
package words

//go:generate go run ./generate
