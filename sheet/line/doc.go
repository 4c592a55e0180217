// Package line is the language in which people say what happened: one line at a time, whoever types
// it.
//
//	H4 JAMON              a play: a square and a word, or a square and its new tiles
//	= RELOJ               a play by its words alone
//	25                    points, counted by hand
//	exchange AB / AEIOU   a command word of any language, and what follows it
//	Ana: pass             for another player than the one on turn
//	edit 3 H4 MELON       a correction, read for the game as it was then
//
// Parse reads a line for a game and says what it asks for; Game.Do does it. Of writes the line that
// a row of the sheet would be. The command words come in as a Vocabulary, so that no language is
// known here.
//
//	text ── Parse ──► sheet.Line ── Game.Do ──► the next Game
//	text ◄── Of ───── a row of it
package line
