package file

import (
	"fmt"

	"tanteo/sheet"
)

// writeRoundEvent writes what happens in a round of a duplicate only.
func (c *codec) writeRoundEvent(m *members, what sheet.What) error {
	switch what := what.(type) {
	case sheet.RackDrawn:
		tiles, err := c.tiles.writeRack(what.Tiles)
		m.add("kind", "rack")
		m.add("tiles", tiles)
		if what.Drawn {
			m.add("drawn", true)
		}
		if what.Refused != 0 {
			m.add("refused", what.Refused)
		}
		if what.Seed != 0 {
			m.add("seed", what.Seed)
		}
		return err
	case sheet.Master:
		var play members
		err := c.writeWhat(&play, what.What)
		m.add("kind", "master")
		m.add("play", play.object())
		return err
	case sheet.RoundClosed:
		m.add("kind", "round_closed")
	}
	return nil
}

// readRoundEvent reads what happens in a round of a duplicate only; nil where that is no kind of
// it.
func (c *codec) readRoundEvent(kind string, f *fields) sheet.What {
	switch kind {
	case "rack":
		what := sheet.RackDrawn{Tiles: readField(f, "tiles", takeField[[]string](f, "tiles"), c.tiles.readRack)}
		f.may("drawn", &what.Drawn)
		f.may("refused", &what.Refused)
		f.may("seed", &what.Seed)
		return what
	case "master":
		return sheet.Master{What: readField(f, "play", takeField[object](f, "play"), c.readMaster)}
	case "round_closed":
		return sheet.RoundClosed{}
	}
	return nil
}

// readMaster reads what a master is: a play, told in one of the three ways.
func (c *codec) readMaster(o object) (sheet.What, error) {
	var kind string
	f := &fields{left: o}
	f.need("kind", &kind)
	if f.err == nil && kind != "played" && kind != "typed" && kind != "points" {
		return nil, fmt.Errorf("%q is no master", kind)
	}
	what := c.readWhat(kind, f)
	return what, f.err
}
