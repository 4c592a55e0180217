package line

// Command is what a command word asks for, in any language.
type Command uint8

// The commands.
const (
	_ Command = iota
	CommandPass
	CommandExchange
	CommandWithdrawn
	CommandChallenge
	CommandFailed // after CommandChallenge
	CommandPenalty
	CommandBonus
	CommandOvertime
	CommandWarning
	CommandLay
	CommandClear
	CommandEnd
	CommandFinish
	CommandReopen
	CommandUndo
	CommandRedo
	CommandEdit
	CommandInsert
	CommandDelete
	CommandRecount
	CommandVoid
	CommandName
	CommandJoin
	CommandLeave
	CommandNote
	CommandAgain
	CommandOpen
	CommandWrong
	CommandRack
	CommandDraw
	CommandMaster
	CommandBest
	CommandCheck
	CommandMissed
	CommandAnalysis
	CommandNext
	CommandTab
	CommandPrint
	CommandWrite
	CommandTake
	CommandQuit
	CommandClock
	CommandClockStart // this one and those that follow, after CommandClock
	CommandClockStop
	CommandOff // after CommandAnalysis too
	CommandTurnClock
	CommandRoundClock
	CommandGameClock

	// LastCommand is the last of them.
	LastCommand = CommandGameClock
)

// Under is the command after which this one stands; 0 where it begins a line.
func (c Command) Under() Command {
	switch c {
	case CommandFailed:
		return CommandChallenge
	case CommandClockStart, CommandClockStop, CommandOff, CommandTurnClock, CommandRoundClock, CommandGameClock:
		return CommandClock
	}
	return 0
}

// Vocabulary is what each command word means, whatever its language. Words stand in small
// letters without accents, as Plain writes them.
type Vocabulary map[string]Command
