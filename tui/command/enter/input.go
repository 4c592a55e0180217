package enter

import (
	"bufio"
	"context"
	"errors"
	"io"
	"strings"
)

// maxLine is how much of a line, in bytes, is kept: more than the longest that can be read,
// so that a longer one is refused, and no more than that however long it is.
const maxLine = 4096

// inputLine is a line of the input, or why there are no more.
type inputLine struct {
	text string
	err  error
}

// readLines reads lines until the input ends or nobody wants them any more.
func readLines(ctx context.Context, in io.Reader) <-chan inputLine {
	lines := make(chan inputLine)
	go func() {
		defer close(lines)
		reader := bufio.NewReaderSize(in, maxLine)
		first := true
		for {
			text, err := readLine(reader)
			if first {
				text, first = strings.TrimPrefix(text, "\uFEFF"), false
			}
			line := inputLine{text: text}
			if err != nil && (text == "" || !errors.Is(err, io.EOF)) {
				if errors.Is(err, io.EOF) {
					return
				}
				line = inputLine{err: err}
			}
			select {
			case lines <- line:
			case <-ctx.Done():
				return
			}
			if err != nil {
				return
			}
		}
	}()
	return lines
}

// readLine reads a line without its end, cut to what is kept.
func readLine(reader *bufio.Reader) (string, error) {
	part, err := reader.ReadSlice('\n')
	text := string(part)
	for errors.Is(err, bufio.ErrBufferFull) {
		_, err = reader.ReadSlice('\n')
	}
	return strings.TrimRight(text, "\r\n"), err
}
