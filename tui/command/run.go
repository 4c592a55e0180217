package command

import (
	"context"
	"errors"
	"fmt"
	"io"
	"runtime/debug"
	"strings"
	"syscall"

	"tanteo/editions/words"
	"tanteo/tui/files"
	"tanteo/tui/phrases"
	"tanteo/tui/sitting"
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
	r := &run{Program: p, l: l, out: &output{w: p.Out}}
	if r.Settings.Remember == nil {
		r.Settings.Remember = sitting.Forgetful{}
	}
	words.Guard()
	defer func() {
		if fault := recover(); fault != nil {
			r.complain(r.fault(fault), phrases.Context{})
			code = failed
		}
	}()
	err := r.execute(ctx, lang, known, args)
	if err == nil {
		err = r.out.err
	}
	if ctx.Err() != nil && codeOf(err) != failed {
		return interrupted
	}
	if _, silent := errors.AsType[*told](err); err != nil && !silent {
		r.complain(err, phrases.Context{})
	}
	return codeOf(err)
}

// fault is what a command has panicked with, as an error: a list that was cut while it was read,
// or a fault of the program, whose details are kept in a file.
func (r *run) fault(value any) error {
	stack := debug.Stack()
	if of, ok := value.(*workFault); ok {
		value, stack = of.value, of.stack
	}
	if words.WasCut(value) {
		r.library().Forget()
		return words.ErrCut
	}
	return &phrases.CrashError{Value: value, File: files.Crash(r.Folder, value, stack)}
}

func (r *run) execute(ctx context.Context, lang string, known bool, args []string) error {
	if !known {
		return usage(r.l.Tool.Usage.Language(r.l.Numbers.Quote(phrases.Fit(lang, 16)), strings.Join(languages(), ", ")))
	}
	root := r.root()
	root.SetArgs(args)
	return root.ExecuteContext(ctx)
}

// languages are the tags of the languages of the screen.
func languages() []string {
	var tags []string
	for _, l := range phrases.Languages() {
		tags = append(tags, l.Tag)
	}
	return tags
}

// run is one command line being carried out.
type run struct {
	Program
	l    *phrases.Language
	out  *output
	json bool
}

// complain says what went wrong, and what to do, in one line.
func (r *run) complain(err error, about phrases.Context) {
	fmt.Fprintln(r.Err, "tanteo: "+r.sentence(err, about))
}

// warn says what went wrong beside what was asked for, each in a line: that one is kept.
func (r *run) warn(err error) {
	for _, one := range each(err) {
		r.complain(one, phrases.Context{})
	}
}

// each is every error that was joined into one.
func each(err error) []error {
	joined, ok := err.(interface{ Unwrap() []error })
	switch {
	case err == nil:
		return nil
	case !ok:
		return []error{err}
	}
	var all []error
	for _, one := range joined.Unwrap() {
		all = append(all, each(one)...)
	}
	return all
}

func (r *run) sentence(err error, about phrases.Context) string {
	said := phrases.Said{}
	if f, ok := errors.AsType[*failure](err); ok {
		said = f.said
	} else {
		said.What, said.Todo = r.l.Explain(err, about)
	}
	return said.Sentence()
}

// output is where answers go. It keeps the first error, so that writing needs no care.
type output struct {
	w    io.Writer
	err  error
	gone bool // the reader has seen enough
}

func (o *output) Write(text []byte) (int, error) {
	if o.err != nil {
		return 0, o.err
	}
	n, err := o.w.Write(text)
	if errors.Is(err, syscall.EPIPE) {
		o.w, o.gone = io.Discard, true // what was asked for is done all the same
		return len(text), nil
	}
	o.err = err
	return n, err
}

// say writes a line.
func (o *output) say(text string) { _, _ = io.WriteString(o, text+"\n") }
