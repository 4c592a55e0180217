package phrases

// FolderError says that the user's folder cannot be found by a variable of the environment.
type FolderError struct{ Variable, Value string }

func (e *FolderError) Error() string { return e.Variable + " is " + e.Value + ", no folder" }

func (l *Language) folder(e *FolderError) Said {
	if e.Value == "" {
		return l.Faults.NoHome(e.Variable)
	}
	return l.Faults.NoPath(e.Variable, l.Numbers.Quote(Fit(e.Value, 12)))
}
