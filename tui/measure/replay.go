package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"time"
)

// replays measures `tanteo replay` over a folder of our own games, and over the same games
// many times: games a second, and that the memory does not grow with the folder.
func (b bench) replays() error {
	games, err := filepath.Glob("testdata/games/*.gcg")
	if err != nil || len(games) == 0 {
		return fmt.Errorf("no games in testdata/games: %w", err)
	}
	for _, times := range []int{10, 100, 300} {
		folder := filepath.Join(b.dir, fmt.Sprint("replay", times))
		for i := range times {
			if err := copyAll(games, filepath.Join(folder, fmt.Sprint(i))); err != nil {
				return err
			}
		}
		replay := exec.Command(b.program, "replay", "--config", filepath.Join(b.dir, "home"), folder)
		began := time.Now()
		err := replay.Run()
		took := time.Since(began)
		if replay.ProcessState == nil || replay.ProcessState.ExitCode() > 1 { // 1 says that some game differs
			return err
		}
		n := times * len(games)
		usage, _ := replay.ProcessState.SysUsage().(*syscall.Rusage)
		fmt.Printf("replay of %6d games: %6.0f games a second, %5.1f MiB at most\n", n, float64(n)/took.Seconds(), float64(usage.Maxrss)/1024)
	}
	return nil
}

// copyAll copies files into a folder.
func copyAll(files []string, folder string) error {
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return err
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(folder, filepath.Base(file)), text, 0o600); err != nil {
			return err
		}
	}
	return nil
}
