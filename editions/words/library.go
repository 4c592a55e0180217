package words

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"tanteo/scoring"
	"tanteo/scoring/finder"
)

// Library finds lists by name and by edition. It may be used by several screens at once.
type Library struct {
	folder string // of the lists of the player's own; "" is none
	cache  string // where graphs are kept; "" is nowhere
	share  string // where the machine has lists

	mu        sync.Mutex
	open      map[string]*opening
	graphs    map[string]*searching
	preferred string // name of a list
}

// opening is a list that is open, or being opened: who else wants it waits.
type opening struct {
	mu    sync.Mutex
	stamp string
	list  *List
}

// searching is a search graph that is ready, or being made: who else wants it waits.
type searching struct {
	mu    sync.Mutex
	sum   uint64 // of the words that it has
	graph *finder.Graph
}

// New is a library with the lists of the player's own in the folder words of his settings, and
// a folder for what can be made again; without one of them, "", it does without.
func New(settings, cache string) *Library {
	l := &Library{share: "/usr/share", open: map[string]*opening{}, graphs: map[string]*searching{}}
	if settings != "" {
		l.folder = filepath.Join(settings, "words")
	}
	if cache != "" {
		l.cache = cache
	}
	return l
}

// List lists all lists that there are: the player's own, those that came with the program, and
// those of the machine, each by name.
func (l *Library) List() []Listing {
	all := l.ownLists()
	for i := range embeddedLists {
		all = append(all, embeddedLists[i].listing())
	}
	for i := range machineLists {
		if one, ok := machineLists[i].listing(l.share); ok {
			all = append(all, one)
		}
	}
	return all
}

// Missing are the lists that the machine could have, with the packages that would bring them.
func (l *Library) Missing() []Listing {
	var all []Listing
	for i := range machineLists {
		if one, ok := machineLists[i].listing(l.share); !ok {
			all = append(all, one)
		}
	}
	return all
}

// For is the list of an edition: the one that is preferred, else one that the player has added
// for it, the first by name, else one of its language. The error is a *ListError, or one of a file.
func (l *Library) For(ctx context.Context, e *scoring.Edition, p Progress) (*List, error) {
	listing, ok := l.ListingFor(e)
	if !ok {
		none := &ListError{Reason: NoneFor, Name: e.ID}
		for _, missing := range l.Missing() {
			if missing.Language == language(e.Language) {
				none.Packages = missing.Packages
			}
		}
		return nil, none
	}
	return l.read(ctx, listing, e, p)
}

// ListingFor is what is known of the list of an edition, without reading it.
func (l *Library) ListingFor(e *scoring.Edition) (Listing, bool) {
	return Fitting(l.List(), e, l.Preferred())
}

// Fitting is the one of some lists for an edition: the one with the name that is preferred,
// else the first that fits.
func Fitting(all []Listing, e *scoring.Edition, preferred string) (Listing, bool) {
	fitting := slices.DeleteFunc(slices.Clone(all), func(one Listing) bool { return !one.Fits(e) })
	if i := slices.IndexFunc(fitting, func(one Listing) bool { return one.Name == preferred && one.Err == nil }); i > 0 {
		return fitting[i], true
	}
	if len(fitting) == 0 {
		return Listing{}, false
	}
	return fitting[0], true
}

// Prefer makes the list with a name the one of every edition that it fits; with "" it is the
// first of each.
func (l *Library) Prefer(name string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.preferred = name
}

// Preferred is the name of the list that is preferred; "" is none.
func (l *Library) Preferred() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.preferred
}

// Open is the list with a name, or the one of a file, in the tiles of an edition. The error is
// a *ListError, or one of a file.
func (l *Library) Open(ctx context.Context, name string, e *scoring.Edition, p Progress) (*List, error) {
	listing, err := l.Find(name)
	if err != nil {
		return nil, err
	}
	return l.read(ctx, listing, e, p)
}

// Find is what is known of the list with a name, or of the one of a file.
func (l *Library) Find(name string) (Listing, error) {
	for _, one := range l.List() {
		if one.Name == name {
			return one, nil
		}
	}
	for _, one := range l.Missing() {
		if one.Name == name {
			return one, &ListError{Reason: NoSuch, Name: name, Packages: one.Packages}
		}
	}
	if _, err := os.Stat(name); err != nil && !strings.ContainsRune(name, filepath.Separator) && filepath.Ext(name) == "" {
		return Listing{}, &ListError{Reason: NoSuch, Name: name}
	}
	path, err := filepath.Abs(name)
	return Listing{Name: filepath.Base(name), Title: filepath.Base(name), Origin: Loose, File: path}, err
}

// Add reads a file of words for an edition and remembers it under a name: the one given, or
// that of the file. Until it changes it is not read again. The error is a *ListError, or one of
// a file.
func (l *Library) Add(ctx context.Context, file, name string, e *scoring.Edition, p Progress) (*List, error) {
	path, err := filepath.Abs(file)
	if err != nil {
		return nil, err
	}
	if name, err = l.nameFor(name, path); err != nil {
		return nil, err
	}
	if l.folder == "" {
		return nil, &ListError{Reason: NoFolder}
	}
	list, err := l.read(ctx, Listing{Name: name, Title: name, Edition: e.ID, Origin: Own, File: path}, e, p)
	if err != nil {
		return nil, err
	}
	return list, l.keepEntry(name, path, e)
}

// Tallied is what became of the words of a list in an edition, where that is known without
// reading its file.
func (l *Library) Tallied(listing Listing, e *scoring.Edition) (Tally, bool) {
	for i := range embeddedLists {
		if listing.Origin == Embedded && embeddedLists[i].Name == listing.Name {
			g, err := parseGraph(*embeddedLists[i].graph)
			return Tally{Words: g.words}, err == nil
		}
	}
	source, err := sourceOf(listing.File)
	if err != nil && !isMissing(err) {
		return Tally{}, false
	}
	k, _, ok := l.load(l.keptName(listing.File, e))
	return k.Tally, ok && (err != nil || k.Stamp == source.stamp)
}

// read is a list in the tiles of an edition.
func (l *Library) read(ctx context.Context, listing Listing, e *scoring.Edition, p Progress) (*List, error) {
	if listing.Err != nil {
		return nil, listing.Err
	}
	for i := range embeddedLists {
		if listing.Origin == Embedded && embeddedLists[i].Name == listing.Name {
			return l.readEmbedded(ctx, &embeddedLists[i], e)
		}
	}
	source, err := sourceOf(listing.File)
	gone := isMissing(err)
	if err != nil && !gone {
		return nil, source.withFile(err)
	}
	listing.Size = source.size
	list, openErr := l.once(listing, e, listing.File, source.stamp, gone, func() ([]byte, Tally, error) {
		if gone {
			return nil, Tally{}, err
		}
		return source.graph(ctx, e, p)
	})
	return list, openErr
}

// readEmbedded is a list that came with the program: as it lies there, or for an edition with
// other tiles spelled again.
func (l *Library) readEmbedded(ctx context.Context, of *embeddedList, e *scoring.Edition) (*List, error) {
	g, err := parseGraph(*of.graph)
	if err != nil {
		return nil, err
	}
	if slices.Equal(g.letters, alphabetOf(e)) {
		return &List{Listing: of.listing(), Tally: Tally{Words: g.words}, graph: g, library: l}, nil
	}
	return l.once(of.listing(), e, "list "+of.Name, fmt.Sprintf("%016x", g.sum), false, func() ([]byte, Tally, error) {
		s := NewSieve(e)
		var text strings.Builder
		for word := range g.all() {
			text.Reset()
			for _, letter := range word {
				text.WriteString(g.letters[letter-1])
			}
			s.add(text.String(), small, 0)
		}
		if err := ctx.Err(); err != nil {
			return nil, Tally{}, err
		}
		return s.Graph()
	})
}

// once opens a list that is not open yet: it is read where it was kept, or made. Where its file
// is gone, what was kept of it will do.
func (l *Library) once(listing Listing, e *scoring.Edition, of, stamp string, gone bool, make func() ([]byte, Tally, error)) (*List, error) {
	name := l.keptName(of, e)
	l.mu.Lock()
	o := l.open[name]
	if o == nil {
		o = &opening{}
		l.open[name] = o
	}
	l.mu.Unlock()
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.list != nil && (gone || o.stamp == stamp) {
		list := *o.list
		list.Listing, list.Gone = listing, gone
		return &list, nil
	}
	list := &List{Listing: listing, Gone: gone, library: l}
	if k, g, ok := l.load(name); ok && k.Of == of && (gone || k.Stamp == stamp) {
		list.graph, list.Tally = g, k.Tally
	} else {
		text, tally, err := make()
		if err != nil {
			return nil, err
		}
		l.forget("list", name)
		l.keep(name, graphHeader{of, stamp, tally}, text)
		giveBack()
		if _, g, ok = l.load(name); !ok { // it could not be kept
			if g, err = parseGraph(string(text)); err != nil {
				return nil, err
			}
		}
		list.graph, list.Tally = g, tally
	}
	o.list, o.stamp = list, stamp
	return list, nil
}
