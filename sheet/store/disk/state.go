package disk

// State is what is known of a file without reading it. The times are nanoseconds since 1970.
type State struct {
	Size    int64
	Written int64 // the time that its text is of, which anybody can set
	Noticed int64 // when the system last noticed a change of any kind; 0 where it does not say
}
