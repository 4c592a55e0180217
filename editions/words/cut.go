package words

import (
	"errors"
	"runtime"
	"runtime/debug"
)

// ErrCut says that the file of a list that was kept has lost its end while it was read. What is
// read next is made anew.
var ErrCut = errors.New("a list that was kept was cut")

// Guard makes it a panic of this goroutine when a list is read that was cut on the disk, where
// the system would else end the process. WasCut knows that panic.
func Guard() { debug.SetPanicOnFault(true) }

// WasCut says whether what a goroutine has panicked with is a list that was cut.
func WasCut(value any) bool {
	_, ok := value.(interface {
		runtime.Error
		Addr() uintptr // only a fault of memory that was mapped has one
	})
	return ok
}

// uncut does what reads a file that is mapped; ErrCut where it is cut meanwhile.
func uncut(read func() error) (err error) {
	defer debug.SetPanicOnFault(debug.SetPanicOnFault(true))
	defer func() {
		if value := recover(); WasCut(value) {
			err = ErrCut
		} else if value != nil {
			panic(value)
		}
	}()
	return read()
}

// Forget closes all lists, so that each is opened anew when somebody asks for it.
func (l *Library) Forget() {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.open, l.graphs = map[string]*opening{}, map[string]*searching{}
}
