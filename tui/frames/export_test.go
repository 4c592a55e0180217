package frames

var (
	TickerOf = tickerOf
	ByTicker = byTicker
)
