package editions

import "tanteo/sheet/stats"

func (c *Catalogue) readLeague(file, id string, text []byte) (stats.Scheme, error) {
	doc, t := open(file, text)
	s := stats.Scheme{
		ID:           t.need("id").id(),
		Name:         t.need("name").text(),
		Win:          t.need("win").number(),
		WinPerPlayer: t.need("win_per_player").number(),
		Others:       t.need("others").number(),
		Sources:      t.may("sources").texts(),
	}
	t.close()
	if err := doc.err(); err != nil {
		return stats.Scheme{}, err
	}
	sameName(t, id)
	return s, doc.err()
}

// League is the points scheme with an id. The error is a *NotFoundError or a *FileError.
func (c *Catalogue) League(id string) (stats.Scheme, error) {
	f, ok := c.leagues[id]
	if !ok {
		return stats.Scheme{}, &NotFoundError{"league", id}
	}
	return f.read()
}

// ListLeagues lists the points schemes by id. It reads all their files.
func (c *Catalogue) ListLeagues() []Listing {
	return list(c.leagues, func(s stats.Scheme) (name, language string) { return s.Name, "" })
}
