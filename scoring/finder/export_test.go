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

// PartsOfABuild is where each part of a build ends, in what a Watch is told.
func PartsOfABuild() []int {
	ends, end := []int{}, 0
	for _, part := range []int{anagramsPart, forwardsPart, sortPart, backwardsPart, laidOutPart} {
		end += part
		ends = append(ends, end)
	}
	return ends
}
