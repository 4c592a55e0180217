package finder

// Watch is told how far a build is: never less than before, and the whole only at its end.
type Watch func(done, of int)

// The parts of a build, in their order: what each takes of the time, about, in thousandths.
const (
	anagramsPart  = 160
	forwardsPart  = 90
	sortPart      = 280
	backwardsPart = 390
	laidOutPart   = 80

	whole = anagramsPart + forwardsPart + sortPart + backwardsPart + laidOutPart
)

// work tells how far a build is.
type work struct {
	watch Watch // nil where nobody is told
	begin int   // where the part begins in the whole
	part  int   // what it takes of the whole
	steps int   // of the part, about
	done  int   // of its steps
	next  int   // the step with which to tell
}

// start ends a part and begins the next one, of so many steps.
func (w *work) start(part, steps int) {
	*w = work{watch: w.watch, begin: w.begin + w.part, part: part, steps: max(1, steps)}
	w.tell(w.begin)
}

// did goes on by a step.
func (w *work) did() {
	if w.done++; w.done >= w.next {
		// A part is not at its end before the next one begins, however many steps it has.
		so := int(float64(w.part) * float64(w.done) / float64(w.steps))
		w.tell(w.begin + min(so, w.part-1))
	}
}

// end tells that all is done.
func (w *work) end() { w.tell(w.begin + w.part) }

func (w *work) tell(done int) {
	w.next = w.done + max(1, w.steps/w.part)
	if w.watch != nil {
		w.watch(done, whole)
	}
}
