package phrases

import "errors"

// FolderError says that the user's folder cannot be found by a variable of the environment.
type FolderError struct{ Variable, Value string }

func (e *FolderError) Error() string { return e.Variable + " is " + e.Value + ", no folder" }

func (l *Language) folder(e *FolderError) Said {
	if e.Value == "" {
		return l.Faults.NoHome(e.Variable)
	}
	return l.Faults.NoPath(e.Variable, l.Numbers.Quote(Fit(e.Value, 12)))
}

// ListenError says that a server cannot be heard at an address.
type ListenError struct {
	Address string
	Err     error
}

func (e *ListenError) Error() string { return "listen on " + e.Address + ": " + e.Err.Error() }
func (e *ListenError) Unwrap() error { return e.Err }

func (s *Served) listening(e *ListenError) Said {
	why := e.Err
	for inner := errors.Unwrap(why); inner != nil; inner = errors.Unwrap(inner) {
		why = inner
	}
	return s.Listen(Fit(e.Address, 24), Fit(why.Error(), 60))
}
