// Package finder finds every legal place of a word, every play of a rack, those that count
// most, and the words of a rack, by a word list that was made into a graph. It takes words as
// an iterator and graphs as bytes, and knows no file.
//
//	graph, err := finder.Build(edition, words)
//	position, err := finder.NewPosition(edition, graph, board)
//	plays, err := position.Plays(rack, nil)  // every play
//	top, err := position.Top(rack, nil)      // all that count most
//	master, by := position.Master(top, rack, bag, ties)
//	places := position.Places(word, nil, nil)
//	words, err := graph.RackWords(edition, finder.Asked{Rack: rack}, nil)
//	position.Lay(position.Play(master).Laid())
//
// A graph is made once for a list, kept as Bytes, and shared by all. A position is a board
// made ready: it is told of each play that is laid, and serves one search at a time. Results
// are added to a slice that the caller gives and may give again, so that a search takes no
// memory once its room is there.
package finder
