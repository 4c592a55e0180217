package command

import (
	"context"
	"path/filepath"

	"github.com/spf13/cobra"

	"tanteo/editions/words"
	"tanteo/scoring"
	"tanteo/scoring/finder"
	"tanteo/tui/phrases"
)

// listFlag lets a command ask for a list of words.
func (r *run) listFlag(cmd *cobra.Command, list *string) {
	cmd.Flags().StringVar(list, "list", "", r.l.WordLists.ListFlag)
	_ = cmd.RegisterFlagCompletionFunc("list", func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
		return r.listNames(), cobra.ShellCompDirectiveDefault
	})
}

// library finds the lists of words.
func (r *run) library() *words.Library {
	if r.Words == nil {
		r.Words = words.New("", "")
	}
	return r.Words
}

func (r *run) listNames() []string {
	var names []string
	for _, l := range r.library().List() {
		names = append(names, l.Name)
	}
	return names
}

// list is the list of words with a name or of a file, or the one of an edition where none is
// named. While it takes long, its progress is shown.
func (r *run) list(ctx context.Context, name string, e *scoring.Edition) (*words.List, error) {
	progress := r.reading()
	defer progress.clear()
	if name == "" {
		return r.library().For(ctx, e, r.showing(progress, e.ID))
	}
	return r.library().Open(ctx, name, e, r.showing(progress, filepath.Base(name)))
}

// reading is a line of progress of a file being read, before any answer.
func (r *run) reading() *progress {
	p := r.progress()
	if r.ErrTerminal && p.to == nil {
		p.to, p.next = r.Err, r.Now().Add(progressAfter)
	}
	return p
}

// showing shows how much of a file is read.
func (r *run) showing(p *progress, name string) words.Progress {
	return func(done, of int64) {
		p.show(func() string {
			return r.l.WordLists.Reading(phrases.Fit(name, 40), int(min(100, 100*done/max(1, of))))
		})
	}
}

// graph is a list made for searching in an edition. While it takes long to make, its progress
// is shown.
func (r *run) graph(ctx context.Context, l *words.List, e *scoring.Edition) (*finder.Graph, error) {
	progress := r.reading()
	defer progress.clear()
	return l.Graph(ctx, e, func(done, of int64) {
		progress.show(func() string { return r.l.Finding.Making(phrases.Fit(l.Name, 40), int(100*done/max(1, of))) })
	})
}

// searchList is list, with the graph made of it for searching.
func (r *run) searchList(ctx context.Context, name string, e *scoring.Edition) (*words.List, *finder.Graph, error) {
	l, err := r.list(ctx, name, e)
	if err != nil {
		return nil, nil, err
	}
	g, err := r.graph(ctx, l, e)
	return l, g, err
}

// lists gets them for a sitting.
type lists struct{ *run }

func (l lists) List(ctx context.Context, e *scoring.Edition) (*words.List, error) {
	return l.list(ctx, "", e)
}

func (l lists) Graph(ctx context.Context, list *words.List, e *scoring.Edition) (*finder.Graph, error) {
	return l.graph(ctx, list, e)
}

// listReport is a list of words for other programs.
type listReport struct {
	Name     string   `json:"name"`
	Title    string   `json:"title"`
	Language string   `json:"language,omitempty"`
	Edition  string   `json:"edition,omitempty"` // that the player added it for
	Licence  string   `json:"licence"`
	Credit   string   `json:"credit"`
	Source   string   `json:"source"`
	Origin   string   `json:"origin"` // embedded, machine, own, file
	File     string   `json:"file,omitempty"`
	Bytes    int64    `json:"bytes"`
	Words    *int     `json:"words"` // null where nobody has counted them yet
	Official bool     `json:"official"`
	Gone     bool     `json:"gone,omitempty"`
	Packages []string `json:"packages,omitempty"`
	Error    string   `json:"error,omitempty"`
}

func (r *run) listReport(l words.Listing) listReport {
	report := listReport{
		Name: l.Name, Title: l.Title, Language: l.Language, Edition: l.Edition, Licence: l.Licence, Credit: l.Credit,
		Source: l.Source, Origin: string(l.Origin), File: l.File, Bytes: l.Size, Packages: l.Packages,
	}
	if l.Err != nil {
		report.Error = r.sentence(l.Err, phrases.Context{})
	}
	return report
}

// openReport is a list that was opened, for other programs.
func (r *run) openReport(l *words.List) listReport {
	report := r.listReport(l.Listing)
	count := l.Len()
	report.Words, report.Official, report.Gone = &count, l.Official(), l.Gone
	return report
}

// sayList says which list an answer comes from, and that it is not the official one.
func (r *run) sayList(l *words.List) {
	r.out.say(r.l.WhichList(l.Listing))
	if l.Gone {
		r.out.say(r.l.WordLists.Gone(phrases.Safe(l.File)))
	}
}
