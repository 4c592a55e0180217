package serve

// Role is what a person is at the games that are open to him.
type Role struct {
	Kind RoleKind
	Name string // of a player, in the game
}

// RoleKind is a kind of role.
type RoleKind int

// The roles.
const (
	Spectator RoleKind = iota
	Scorer
	Player
)

func (r Role) String() string {
	switch r.Kind {
	case Scorer:
		return "scorer"
	case Player:
		return "player " + r.Name
	}
	return "spectator"
}
