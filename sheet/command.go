package sheet

// command reads what follows a command word.
func (p *parser) command(c Command, word, rest string) (Line, error) {
	switch c {
	case CommandPass:
		return p.turn(rest, func(rest string) (What, error) { return Passed{}, nothing(rest) })
	case CommandWithdrawn:
		return p.turn(rest, func(rest string) (What, error) { return Withdrawn{}, nothing(rest) })
	case CommandExchange:
		return p.turn(rest, p.exchange)
	case CommandChallenge:
		return p.challenge(rest)
	case CommandPenalty:
		seat, points, reason, err := p.points(word, rest)
		if points < 0 {
			points = p.game.Rules().Classic.Penalty
		}
		return p.done(Penalty{seat, points, reason}, err)
	case CommandBonus:
		seat, points, reason, err := p.points(word, rest)
		if err == nil && points < 0 {
			err = &LineError{Reason: LineMissing, Text: word}
		}
		return p.done(Bonus{seat, points, reason}, err)
	case CommandOvertime:
		return p.overtime(word, rest)
	case CommandWarning:
		seat, reason, err := p.reason(word, rest)
		return p.done(Warning{seat, reason}, err)
	case CommandLay:
		return p.lay(word, rest)
	case CommandClear:
		return p.done(Cleared{}, nothing(rest))
	case CommandEnd:
		return p.end(word, rest)
	case CommandFinish:
		return p.done(Finished{}, nothing(rest))
	case CommandReopen:
		return p.done(Reopened{}, nothing(rest))
	case CommandWrong:
		return p.wrong(word, rest)
	case CommandVoid:
		return p.done(Voided{}, nothing(rest))
	case CommandName:
		return p.name(word, rest)
	case CommandJoin:
		return p.join(rest)
	case CommandLeave:
		seat, err := p.seatOf(word, rest)
		return p.done(Left{seat}, err)
	case CommandNote:
		text := noteOf(rest)
		if text == "" {
			return Line{}, &LineError{Reason: LineMissing, Text: word}
		}
		return p.add(Event{What: Noted{text}})
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
		return Line{Verb: Missed}, nothing(rest)
	case CommandAnalysis:
		return p.analysis(rest)
	case CommandClock:
		return p.clockLine(word, rest)
	case CommandNext:
		return p.done(RoundClosed{}, nothing(rest))
	case CommandUndo:
		return Line{Verb: Undo}, nothing(rest)
	case CommandRedo:
		return Line{Verb: Redo}, nothing(rest)
	case CommandAgain:
		return Line{Verb: Again}, nothing(rest)
	case CommandOpen:
		return Line{Verb: Open, Game: rest}, nil
	case CommandTab:
		return Line{Verb: Tab, Name: rest}, nil
	case CommandPrint:
		return Line{Verb: Print, Name: rest}, nil
	case CommandWrite:
		return Line{Verb: Write, Name: rest}, nil
	case CommandQuit:
		return Line{Verb: Quit}, nothing(rest)
	case CommandRecount:
		if rest == "" {
			return Line{Verb: Recount}, nil
		}
	}
	return p.correction(c, word, rest)
}

// analysis reads `analysis` and `analysis off`.
func (p *parser) analysis(rest string) (Line, error) {
	if p.words[Plain(rest)] == CommandOff {
		return p.done(Analysed{}, nil)
	}
	return p.done(Analysed{On: true}, nothing(rest))
}
