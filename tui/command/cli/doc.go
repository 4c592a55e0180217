// Package cli is what every command stands on: where answers go, the exit codes, options that
// several have, and the games, editions and lists that arguments name.
//
//	func New(env *cli.Env) *cobra.Command {
//		c := &remove{Env: env}
//		cmd := env.Command(env.Lang.Tool.Remove)
//		cmd.Args = env.Arguments(1, 1)
//		cmd.RunE = func(_ *cobra.Command, args []string) error { return c.run(args[0]) }
//		return cmd
//	}
//
// A command is a type with its options; beside it stands its wiring with cobra. What it answers
// goes to Env.Out; an error is told in one sentence by whoever runs it.
package cli
