// Package command is the program without its screen: the tree of commands, and the run of one of
// them. What they do stands in the folders beside this page, by what it is about; what all of them
// stand on is in cli.
//
//	code := command.Run(ctx, command.Program{In: os.Stdin, Out: os.Stdout, …}, os.Args[1:])
//
// Answers go to Out. What goes wrong goes to Err in one sentence with what to do next.
package command
