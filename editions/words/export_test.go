package words

// NewAt is New on a machine with other lists.
func NewAt(settings, cache, share string) *Library {
	l := New(settings, cache)
	l.share = share
	return l
}

// SearchKind is what tells the search graphs of the editions apart in the cache.
var SearchKind = searchKind
