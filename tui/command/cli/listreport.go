package cli

import "tanteo/editions/words"

// ListReport is a list of words for other programs.
type ListReport struct {
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

// Report is a list that is known.
func (l Lists) Report(of words.Listing) ListReport {
	report := ListReport{
		Name: of.Name, Title: of.Title, Language: of.Language, Edition: of.Edition, Licence: of.Licence, Credit: of.Credit,
		Source: of.Source, Origin: string(of.Origin), File: of.File, Bytes: of.Size, Packages: of.Packages,
	}
	if of.Err != nil {
		report.Error = l.env.Sentence(of.Err)
	}
	return report
}

// Opened is a list that was opened.
func (l Lists) Opened(list *words.List) ListReport {
	report := l.Report(list.Listing)
	count := list.Len()
	report.Words, report.Official, report.Gone = &count, list.Official(), list.Gone
	return report
}
