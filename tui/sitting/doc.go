// Package sitting is what people do with a game that they have open, whether they sit before the
// screen or give commands: it is read and its pen is taken, lines are done, what they changed is
// kept, another game takes its place, and in the end it is free again.
//
//	s, err := room.Open("2026-11-29-ana-bea")
//	…
//	done, err := s.Do(ctx, line, lists)
//	…
//	err = s.Close()
//
// Everything here is done when it comes back. It says nothing: what happened, and what was
// refused, are facts. Time and chance come from the room.
package sitting
