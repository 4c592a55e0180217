//go:build !unix

package words

import "os"

// mapFile is a file of ours as a text.
func mapFile(path string) (string, error) {
	text, err := os.ReadFile(path)
	return string(text), err
}

// bytesOf are the bytes of a text.
func bytesOf(text string) []byte { return []byte(text) }
