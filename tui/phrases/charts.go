package phrases

// Charts is the tab and the page of the charts.
type Charts struct {
	Tab            string
	Totals, Points string // what a chart shows
	Masters        string // their sum, beside the players
	End            string // the step of the leftovers; short
	FirstOf        func(shown, players int) string
	Choose         string // hint
}
