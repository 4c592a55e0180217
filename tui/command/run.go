package command

import (
	"context"
	"errors"
	"runtime/debug"
	"strings"

	"tanteo/editions/words"
	"tanteo/tui/command/cli"
	"tanteo/tui/files"
	"tanteo/tui/phrases"
)

// Run runs a command line and returns the exit code.
func Run(ctx context.Context, p Program, args []string) (code int) {
	_, lang := Early(args)
	l, known := phrases.Find(lang)
	if lang == "" {
		l, known = phrases.For(p.Settings.Language), true
	} else if !known {
		l = phrases.For(p.Settings.Language)
	}
	env := p.env(l)
	env.Args = args
	words.Guard()
	defer func() {
		if fault := recover(); fault != nil {
			env.Complain(faultOf(env, p.Folder, fault))
			code = cli.Failed
		}
	}()
	var err error
	if known {
		err = execute(ctx, env, p, args)
	} else {
		err = unknownLanguage(env, lang)
	}
	err = outcome(env, err)
	if ctx.Err() != nil && !env.Served && cli.CodeOf(err) != cli.Failed {
		return cli.Interrupted
	}
	if _, silent := errors.AsType[*cli.ToldError](err); err != nil && !silent {
		env.Complain(err)
	}
	return cli.CodeOf(err)
}

// outcome is the error of a command, also where its answers could not be written. That is a warning
// where something was kept: after an error a script would do it a second time.
func outcome(env *cli.Env, err error) error {
	unwritten := env.Out.Err
	switch {
	case unwritten == nil:
		return err
	case env.Kept:
		env.Warn(unwritten)
		if errors.Is(err, unwritten) {
			return nil
		}
	case err == nil:
		return unwritten
	}
	return err
}

// execute finds the command in the arguments and runs it.
func execute(ctx context.Context, env *cli.Env, p Program, args []string) error {
	root := newRoot(env, p)
	root.SetArgs(args)
	err := root.ExecuteContext(ctx)
	if cli.IsUnknownGame(err) {
		return env.UnknownGame(err, env.GameIDs())
	}
	return err
}

// faultOf is what a command has panicked with, as an error: a list that was cut while it was read,
// or a fault of the program, whose details are kept in a file.
func faultOf(env *cli.Env, folder string, value any) error {
	stack := debug.Stack()
	if of, ok := value.(*cli.WorkFault); ok {
		value, stack = of.Value, of.Stack
	}
	if words.WasCut(value) {
		env.Words.Forget()
		return words.ErrCut
	}
	return &phrases.CrashError{Value: value, File: files.Crash(folder, value, stack)}
}

// unknownLanguage refuses a language that the program does not speak.
func unknownLanguage(env *cli.Env, lang string) error {
	return cli.Usage(env.Lang.Tool.Usage.Language(env.Lang.Numbers.Quote(phrases.Fit(lang, 16)), strings.Join(languages(), ", ")))
}

// languages are the tags of the languages of the screen.
func languages() []string {
	var tags []string
	for _, l := range phrases.Languages() {
		tags = append(tags, l.Tag)
	}
	return tags
}
