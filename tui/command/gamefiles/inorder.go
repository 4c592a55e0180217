package gamefiles

import (
	"context"
	"iter"
	"runtime"
	"runtime/debug"

	"tanteo/editions/words"
	"tanteo/tui/command/cli"
)

// inOrder works on items on all cores, and gives what comes of them in the order of the
// items, of which each may give several results. No more than a few items are ahead of
// whoever takes the results, however many there are. It ends early with its context.
func inOrder[Item, Result any](ctx context.Context, items iter.Seq[Item], work func(Item, func(Result) bool)) iter.Seq[Result] {
	type outcome struct {
		result Result
		fault  *cli.WorkFault
	}
	type job struct {
		item     Item
		outcomes chan outcome
	}
	do := func(ctx context.Context, j job) {
		defer close(j.outcomes)
		send := func(o outcome) bool {
			select {
			case j.outcomes <- o:
				return true
			case <-ctx.Done():
				return false
			}
		}
		words.Guard()
		defer func() {
			if fault := recover(); fault != nil {
				send(outcome{fault: &cli.WorkFault{Value: fault, Stack: debug.Stack()}})
			}
		}()
		work(j.item, func(r Result) bool { return send(outcome{result: r}) })
	}
	return func(yield func(Result) bool) {
		ctx, stop := context.WithCancel(ctx)
		defer stop()
		workers := runtime.GOMAXPROCS(0)
		todo, taken := make(chan job), make(chan job, 8*workers)
		go func() {
			defer close(todo)
			defer close(taken)
			for item := range items {
				j := job{item, make(chan outcome, 8)}
				for _, to := range []chan job{taken, todo} {
					select {
					case to <- j:
					case <-ctx.Done():
						return
					}
				}
			}
		}()
		for range workers {
			go func() {
				for j := range todo {
					do(ctx, j)
				}
			}()
		}
		for {
			j, ok := next(ctx, taken)
			if !ok {
				return
			}
			for {
				o, ok := next(ctx, j.outcomes)
				if !ok {
					break
				}
				if o.fault != nil {
					panic(o.fault) // where Run tells it in a sentence
				}
				if !yield(o.result) {
					return
				}
			}
			if ctx.Err() != nil {
				return // with the job half done
			}
		}
	}
}

// next waits for a value; false where there are no more, or nobody wants any.
func next[T any](ctx context.Context, values <-chan T) (value T, ok bool) {
	select {
	case value, ok = <-values:
	case <-ctx.Done():
	}
	return value, ok
}
