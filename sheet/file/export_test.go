package file

import "bytes"

// Sealed is a text with the checksums that its lines would have behind a chain.
func Sealed(c Chain, text []byte) []byte {
	var sealed []byte
	for line := range bytes.Lines(text) {
		line, _, _ = bytes.Cut(bytes.TrimSuffix(line, []byte("\n")), []byte(sumName))
		c.pass(line)
		sealed = append(sealed, line...)
		sealed = append(append(append(sealed, sumName...), c.At.Sum...), lineEnd...)
	}
	return sealed
}
