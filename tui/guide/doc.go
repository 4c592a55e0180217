// Package guide is the manual: a folder of Markdown a language, a page a topic, which the README
// leads to and a terminal can show as it stands:
//
//	less tui/guide/en/first-game.md
//
// Its tests take the pages, the README and CONTRIBUTING at their word: blocks are pasted into
// the program, and the commands, options, keys, files and counts that they name are looked up.
package guide
