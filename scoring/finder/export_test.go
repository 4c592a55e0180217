package finder

import "reflect"

// SameViews says whether two positions were made ready alike.
func SameViews(a, b *Position) bool {
	return reflect.DeepEqual(viewsOf(a), viewsOf(b))
}

func viewsOf(p *Position) any {
	switch s := p.search.(type) {
	case *search[uint32]:
		return s.views
	case *search[uint64]:
		return s.views
	}
	return nil
}
