package store

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"
	"syscall"

	"tanteo/sheet/store/disk"
)

// Op is what was being done with a file.
type Op string

// What can be done.
const (
	Opening  Op = "open"
	Listing  Op = "list"
	Loading  Op = "load"
	Saving   Op = "save"
	Moving   Op = "move"
	Locking  Op = "lock"
	Drafting Op = "draft"
)

// Why is why a file cannot be read or written, as far as a person can do something about it.
type Why string

// The reasons.
const (
	Full       Why = "full"        // the disk or the quota
	NotAllowed Why = "not allowed" // permissions
	ReadOnly   Why = "read only"   // the file system
	NotAFile   Why = "not a file"  // a folder or a device has the file's name
	Linked     Why = "linked"      // a link has it, and where that leads is not looked at
	NotAFolder Why = "not a folder"
	Absent     Why = "absent"  // the folder of games that was named
	Unknown    Why = "unknown" // Err tells more
)

// FileError says that a file could not be read or written. Nothing was changed. Where a right is
// missing, Err is a *disk.RightError, if that can be told.
type FileError struct {
	Op  Op
	ID  string // of the game; "" where it is about the folder
	Why Why
	Err error
}

func (e *FileError) Error() string {
	if e.ID == "" {
		return fmt.Sprintf("%s games: %v", e.Op, e.Err)
	}
	return fmt.Sprintf("%s %s: %v", e.Op, e.ID, e.Err)
}

// Unwrap is the error of the system.
func (e *FileError) Unwrap() error { return e.Err }

func fileError(op Op, id string, err error) *FileError {
	return &FileError{op, id, why(err), disk.WithRight(err, op.writes())}
}

// writes says whether something is written for it.
func (op Op) writes() bool { return op != Opening && op != Listing && op != Loading }

func why(err error) Why {
	switch {
	case isOneOf(err, syscall.ENOSPC, syscall.EDQUOT, syscall.EFBIG):
		return Full
	case errors.Is(err, syscall.EROFS):
		return ReadOnly
	case errors.Is(err, fs.ErrPermission):
		return NotAllowed
	case isOneOf(err, disk.ErrNotFile, syscall.EISDIR):
		return NotAFile
	case errors.Is(err, disk.ErrLink):
		return Linked
	case errors.Is(err, syscall.ENOTDIR):
		return NotAFolder
	}
	return Unknown
}

func isOneOf(err error, targets ...error) bool {
	for _, target := range targets {
		if errors.Is(err, target) {
			return true
		}
	}
	return false
}

// NotFoundError says that there is no game with an id.
type NotFoundError struct{ ID string }

func (e *NotFoundError) Error() string { return fmt.Sprintf("no game %s", e.ID) }

// Is makes it an fs.ErrNotExist.
func (e *NotFoundError) Is(target error) bool { return target == fs.ErrNotExist }

// BadIDError says that a text cannot be the id of a game.
type BadIDError struct{ ID string }

func (e *BadIDError) Error() string { return fmt.Sprintf("%q is no id of a game", e.ID) }

// NameError says that a file in the folder of games has a name that no game has. Of is the game
// that the name begins with: the programs that keep folders the same on several machines make
// such copies where two have changed a file.
type NameError struct {
	File string
	Of   string // "" where there is no such game
}

// Changes says whether it is a copy of what was noted beside a game's document.
func (e *NameError) Changes() bool { return strings.HasSuffix(e.File, changesEnd) }

func (e *NameError) Error() string { return fmt.Sprintf("%q is no name of a game", e.File) }

// TakenError says that another game has an id already.
type TakenError struct{ ID string }

func (e *TakenError) Error() string { return fmt.Sprintf("there is a game %s already", e.ID) }

// DamagedError says that the file of a game made no sense and what has become of it: it is called
// Aside now, or was left where it is for the reason in Kept.
type DamagedError struct {
	ID    string
	Aside string // the file's new name in the folder of games; "" if it was not moved
	Kept  error
	Err   error // usually a *file.DamagedError
}

func (e *DamagedError) Error() string {
	if e.Aside == "" {
		return fmt.Sprintf("%s is damaged: %v", e.ID, e.Err)
	}
	return fmt.Sprintf("%s is damaged, now %s: %v", e.ID, e.Aside, e.Err)
}

// Unwrap is what is wrong with the file.
func (e *DamagedError) Unwrap() error { return e.Err }

// ChangedError says that the file of a game is not what this store read or wrote last: somebody else
// has saved it, or it is Gone. Nothing was written.
type ChangedError struct {
	ID     string
	Gone   bool
	Thrown bool   // it is in the trash
	By     Holder // who has thrown it away, where that is known
}

func (e *ChangedError) Error() string {
	if e.Gone {
		return fmt.Sprintf("%s is no longer there", e.ID)
	}
	return fmt.Sprintf("%s has been changed by somebody else", e.ID)
}

// LockedError says that another session has the pen of a game, and which. Holder is empty if that
// session has only just begun.
type LockedError struct {
	ID     string
	Holder Holder
}

func (e *LockedError) Error() string {
	return fmt.Sprintf("%s is open in another session (%s, %s, process %d)", e.ID, e.Holder.User, e.Holder.TTY, e.Holder.PID)
}

// BusyError says that another session has been writing into a game for longer than one waits: it was
// stopped, or its disk hangs. Nothing was written. Holder has the pen, and is mostly the one who
// writes; it is empty where nobody has it.
type BusyError struct {
	ID     string
	Holder Holder
}

func (e *BusyError) Error() string {
	return fmt.Sprintf("%s is being written by another session (%s, %s, process %d)", e.ID, e.Holder.User, e.Holder.TTY, e.Holder.PID)
}
