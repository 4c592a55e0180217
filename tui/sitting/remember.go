package sitting

// Remember keeps in mind, until the next start, what was done and chosen last.
type Remember interface {
	Game(id string) error             // that was open
	Edition(id string) error          // of a new game
	House(rules string) error         // of a new game, as sheet.House.String has them
	Clock(clocks string) error        // that were chosen, the newest first
	List(name string) error           // that words are looked up in
	Check(on bool, list string) error // whether they are, and in which list
}

// Forgetful keeps nothing in mind.
type Forgetful struct{}

func (Forgetful) Game(string) error        { return nil }
func (Forgetful) Edition(string) error     { return nil }
func (Forgetful) House(string) error       { return nil }
func (Forgetful) Clock(string) error       { return nil }
func (Forgetful) List(string) error        { return nil }
func (Forgetful) Check(bool, string) error { return nil }
