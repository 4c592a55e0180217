package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"time"

	"tanteo/editions"
	"tanteo/editions/words"
	"tanteo/sheet/gcg"
	"tanteo/sheet/store"
	"tanteo/tui/files"
)

// folderful is how many games there are in the folder that is listed.
const folderful = 10_000

// folder prints what a folder full of games costs: `games` and `stats` the first time, when every game
// is read, and from the index that this leaves behind.
func (b bench) folder() error {
	home, err := b.home()
	if err != nil {
		return err
	}
	config := filepath.Join(home, ".config", "tanteo")
	if err := os.MkdirAll(config, 0o700); err != nil {
		return err
	}
	games, err := store.Open(config)
	if err != nil {
		return err
	}
	catalogue, err := editions.Load(config)
	if err != nil {
		return err
	}
	paths, err := filepath.Glob("testdata/games/*.gcg")
	if err != nil || len(paths) == 0 {
		return fmt.Errorf("no games in testdata/games: %w", err)
	}
	day := time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC)
	for made := 0; made < folderful; day = day.AddDate(0, 0, 1) {
		for _, path := range paths {
			read, err := files.Open(path, catalogue.Guessed(words.Has))
			if err != nil {
				return err
			}
			for game := range read {
				if game.Counted.Verdict == gcg.Unreadable {
					continue
				}
				if _, err := game.Keep(games, day); err != nil {
					return err
				}
				made++
			}
		}
	}
	for _, asked := range []string{"games", "stats"} {
		var took, busy []time.Duration
		for range 12 {
			list := exec.Command(b.program, asked)
			list.Env = []string{"HOME=" + home, "PATH=" + os.Getenv("PATH")}
			began := time.Now()
			if err := list.Run(); err != nil {
				return err
			}
			took = append(took, time.Since(began))
			busy = append(busy, list.ProcessState.UserTime()+list.ProcessState.SystemTime())
		}
		first, firstBusy, took, busy := took[0], busy[0], took[1:], busy[1:]
		slices.Sort(took)
		slices.Sort(busy)
		fmt.Printf("%s of %d games: %.0f ms (from %.0f to %.0f), processor %.0f ms   at most 100; the first time %.0f ms, processor %.0f ms\n",
			asked, folderful, ms(took[len(took)/2]), ms(took[0]), ms(took[len(took)-1]), ms(busy[len(busy)/2]), ms(first), ms(firstBusy))
	}
	return nil
}
