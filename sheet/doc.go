// Package sheet keeps the score of a game: events in, standings out.
//
// People say what happened; everything else is computed. A Log is the list of events, Fold
// turns it into Standings, and nothing that was computed is used to compute. So correcting
// an old turn is replacing one event.
//
//	a Line ── Game.Do ──► the next Game ── Standings ──► screen, JSON, paper
//
// The package reads no file and no clock and holds no sentence: refusals and notices are
// values. What people type becomes a Line in sheet/line.
package sheet
