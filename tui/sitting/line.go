package sitting

import (
	"context"
	"errors"

	"tanteo/editions/words"
	"tanteo/scoring"
	"tanteo/scoring/finder"
	"tanteo/sheet"
	"tanteo/sheet/analysis"
)

// Lists gets the list of words of an edition, and the graph that is made of it for searching.
type Lists interface {
	List(ctx context.Context, e *scoring.Edition) (*words.List, error)
	Graph(ctx context.Context, l *words.List, e *scoring.Edition) (*finder.Graph, error)
}

// Done is what a line has done.
type Done struct {
	Before   sheet.Game
	Answer   sheet.Answer
	Unlisted error // why no list could be had to find a master in, so that the best that is noted is it
}

// Changed says whether the line has changed the game, which is another one after it.
func (d Done) Changed(after sheet.Game) bool {
	return len(d.Before.Log.Changes) != len(after.Log.Changes) || d.Before.Log.Done != after.Log.Done
}

// Do does a line, keeps what it has changed, and makes it the game that is open. What closes a
// round whose rack was drawn finds its master first. The pen is borrowed: it stays with whoever has
// it. The error is one of Role.Allows, of Game.Do, of analysis.Close, of a search, or of Keeper.Lend; then the game is
// as it was. Where it is a *BehindError the game is as the others have left it, and Done tells what
// the line would have done before.
func (s *Sitting) Do(ctx context.Context, line sheet.Line, lists Lists) (Done, error) {
	done := Done{Before: s.Game}
	if err := s.Role.Allows(&s.Game, line); err != nil {
		return Done{}, err
	}
	next, err := done.after(ctx, s, line, lists)
	if err != nil {
		return Done{}, err
	}
	err = s.Keeper.Lend(next, s.On)
	if behind, ok := errors.AsType[*BehindError](err); ok {
		s.News = behind.News
		return done, err
	}
	if err != nil {
		return Done{}, err
	}
	s.Game = next
	return done, nil
}

// after is the game after a line.
func (d *Done) after(ctx context.Context, s *Sitting, line sheet.Line, lists Lists) (next sheet.Game, err error) {
	rack, wants := analysis.WantsMaster(&s.Game, line)
	if wants {
		var list *words.List
		list, d.Unlisted = lists.List(ctx, s.Game.Edition)
		if ctx.Err() != nil {
			return s.Game, ctx.Err()
		}
		if d.Unlisted == nil {
			graph, err := lists.Graph(ctx, list, s.Game.Edition)
			if err != nil {
				return s.Game, err
			}
			m, err := s.Master(&s.Game, graph, rack)
			if err != nil {
				return s.Game, err
			}
			next, d.Answer, err = analysis.Close(s.Game, line, m.Play, m.Found, s.Stamp())
			return next, err
		}
	}
	next, d.Answer, err = s.Game.Do(line, s.Stamp())
	return next, err
}
