// Package command is the program without its screen: a command a file, each a thin layer
// over the sheet.
//
//	code := command.Run(ctx, command.Program{In: os.Stdin, Out: os.Stdout, …}, os.Args[1:])
//
// Answers go to Out. What goes wrong goes to Err in one sentence with what to do next.
package command
