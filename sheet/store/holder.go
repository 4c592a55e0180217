package store

import (
	"errors"
	"os"
	"syscall"
	"time"
)

// Holder is a session that has the pen of a game.
type Holder struct {
	User  string    `json:"user"`
	TTY   string    `json:"tty"`
	Host  string    `json:"host"`
	PID   int       `json:"pid"`
	Boot  string    `json:"boot,omitempty"` // what PID counts in: the machine since it started, and the container
	Born  uint64    `json:"born,omitempty"` // when the process began, as Boot counts time
	Since time.Time `json:"since"`
}

// known is a holder with what tells his process from every other, where it is this one.
func (h Holder) known() Holder {
	if h.PID == os.Getpid() {
		h.Boot, h.Born = boot(), born(h.PID)
	}
	return h
}

// gone says whether the session has certainly ended: its process is none of this machine any more.
// Of another machine, and where nothing is known of the process, nothing is certain.
func (h Holder) gone(here Holder) bool {
	if h.PID <= 0 || h.Host != here.Host || h.Boot != "" && h.Boot != boot() {
		return false
	}
	if err := syscall.Kill(h.PID, 0); err != nil {
		return errors.Is(err, syscall.ESRCH)
	}
	began := born(h.PID)
	return h.Born != 0 && began != 0 && began != h.Born // the number is another's by now
}
