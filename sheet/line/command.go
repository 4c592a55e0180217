package line

import "tanteo/sheet"

// command reads what follows a command word.
func (p *parser) command(c Command, word, rest string) (sheet.Line, error) {
	switch c {
	case CommandPass:
		return p.turn(rest, func(rest string) (sheet.What, error) { return sheet.Passed{}, nothing(rest) })
	case CommandWithdrawn:
		return p.turn(rest, func(rest string) (sheet.What, error) { return sheet.Withdrawn{}, nothing(rest) })
	case CommandExchange:
		return p.turn(rest, p.exchange)
	case CommandChallenge:
		return p.challenge(word, rest)
	case CommandPenalty:
		seat, points, reason, err := p.points(c, word, rest)
		if points < 0 {
			points = p.game.Rules().Classic.Penalty
		}
		return p.done(sheet.Penalty{Player: seat, Points: points, Reason: reason}, err)
	case CommandBonus:
		seat, points, reason, err := p.points(c, word, rest)
		if err == nil && points < 0 {
			err = &Error{Reason: Missing, Text: word}
		}
		return p.done(sheet.Bonus{Player: seat, Points: points, Reason: reason}, err)
	case CommandOvertime:
		return p.overtime(word, rest)
	case CommandWarning:
		seat, reason, err := p.reason(word, rest)
		return p.done(sheet.Warning{Player: seat, Reason: reason}, err)
	case CommandLay:
		return p.lay(word, rest)
	case CommandClear:
		return p.done(sheet.Cleared{}, nothing(rest))
	case CommandEnd:
		return p.end(word, rest)
	case CommandFinish:
		return p.done(sheet.Finished{}, nothing(rest))
	case CommandReopen:
		return p.done(sheet.Reopened{}, nothing(rest))
	case CommandWrong:
		return p.wrong(word, rest)
	case CommandVoid:
		return p.done(sheet.Voided{}, nothing(rest))
	case CommandName:
		return p.name(word, rest)
	case CommandJoin:
		return p.join(rest)
	case CommandLeave:
		seat, err := p.seatOf(word, rest)
		return p.done(sheet.Left{Player: seat}, err)
	case CommandNote:
		text := noteOf(rest)
		if text == "" {
			return sheet.Line{}, &Error{Reason: Missing, Text: word}
		}
		return p.add(sheet.Event{What: sheet.Noted{Text: text}})
	case CommandRack:
		return p.rack(word, rest)
	case CommandDraw:
		return p.draw(rest)
	case CommandMaster:
		return p.master(rest)
	case CommandBest:
		return p.best(rest)
	case CommandCheck:
		return p.check(rest)
	case CommandMissed:
		return sheet.Line{Verb: sheet.Missed}, nothing(rest)
	case CommandAnalysis:
		return p.analysis(rest)
	case CommandClock:
		return p.clockLine(word, rest)
	case CommandNext:
		return p.done(sheet.RoundClosed{}, nothing(rest))
	case CommandUndo:
		return sheet.Line{Verb: sheet.Undo}, nothing(rest)
	case CommandRedo:
		return sheet.Line{Verb: sheet.Redo}, nothing(rest)
	case CommandAgain:
		return sheet.Line{Verb: sheet.Again}, nothing(rest)
	case CommandOpen:
		return sheet.Line{Verb: sheet.Open, Game: rest}, nil
	case CommandTab:
		return sheet.Line{Verb: sheet.Tab, Name: rest}, nil
	case CommandPrint:
		return sheet.Line{Verb: sheet.Print, Name: rest}, nil
	case CommandWrite:
		return sheet.Line{Verb: sheet.Write, Name: rest}, nil
	case CommandTake:
		return sheet.Line{Verb: sheet.TakePen}, nothing(rest)
	case CommandQuit:
		return sheet.Line{Verb: sheet.Quit}, nothing(rest)
	case CommandRecount:
		if rest == "" {
			return sheet.Line{Verb: sheet.Recount}, nil
		}
	}
	return p.correction(c, word, rest)
}

// analysis reads `analysis` and `analysis off`.
func (p *parser) analysis(rest string) (sheet.Line, error) {
	if p.words[sheet.Plain(rest)] == CommandOff {
		return p.done(sheet.Analysed{}, nil)
	}
	return p.done(sheet.Analysed{On: true}, nothing(rest))
}
