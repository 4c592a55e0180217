package cli

import (
	"errors"
	"io"
	"syscall"
)

// Output is where answers go. It keeps the first error, so that writing needs no care.
type Output struct {
	Err  error
	Gone bool // the reader has seen enough

	w io.Writer
}

// NewOutput writes answers to w.
func NewOutput(w io.Writer) *Output { return &Output{w: w} }

func (o *Output) Write(text []byte) (int, error) {
	if o.Err != nil {
		return 0, o.Err
	}
	n, err := o.w.Write(text)
	if errors.Is(err, syscall.EPIPE) {
		o.w, o.Gone = io.Discard, true // what was asked for is done all the same
		return len(text), nil
	}
	o.Err = err
	return n, err
}

// Say writes lines.
func (o *Output) Say(lines ...string) {
	for _, line := range lines {
		_, _ = io.WriteString(o, line+"\n")
	}
}
