package main

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// withoutLists is the overlay of a build in which the lists of words are empty.
func withoutLists(dir string) (string, error) {
	found, err := exec.Command("go", "list", "-f", "{{.Dir}}", "tanteo/editions/words").Output()
	if err != nil {
		return "", err
	}
	lists, err := filepath.Glob(filepath.Join(strings.TrimSpace(string(found)), "lists", "*.words"))
	if err != nil || len(lists) == 0 {
		return "", fmt.Errorf("no lists of words (%v)", err)
	}
	none := filepath.Join(dir, "none")
	if err := os.WriteFile(none, nil, 0o600); err != nil {
		return "", err
	}
	instead := map[string]string{}
	for _, list := range lists {
		instead[list] = none
	}
	text, err := json.Marshal(map[string]any{"Replace": instead})
	if err != nil {
		return "", err
	}
	overlay := filepath.Join(dir, "overlay.json")
	return overlay, os.WriteFile(overlay, text, 0o600)
}

// lists prints what the lists of words cost a session in memory: none, lists that nobody asks
// for, and one in which every word is looked up.
func (b bench) lists() error {
	kinds := []struct {
		name, path string
		checks     bool
		goal       string
		all, own   []int
	}{
		{name: "no word lists", path: b.listless},
		{name: "word lists, unused", path: b.program},
		{name: "words checked", path: b.program, checks: true, goal: "at most 3 more"},
	}
	for range 5 {
		for i := range kinds {
			kind := &kinds[i]
			all, own, err := b.session(kind.path, kind.checks)
			if err != nil {
				return err
			}
			kind.all, kind.own = append(kind.all, all), append(kind.own, own)
		}
	}
	for i := range kinds {
		kind := &kinds[i]
		slices.Sort(kind.all)
		slices.Sort(kind.own)
		fmt.Printf("memory, %-26s %6.1f MiB, %.1f of it its own: %+.1f   %s\n", kind.name,
			mib(kind.all[2]), mib(kind.own[2]), mib(kind.own[2]-kinds[0].own[2]), kind.goal)
	}
	return nil
}

// session plays a few words and gives the memory that it takes.
func (b bench) session(path string, checks bool) (all, own int, err error) {
	home, err := b.home()
	if err != nil {
		return 0, 0, err
	}
	p, err := launch(path, home, started, false)
	if err != nil {
		return 0, 0, err
	}
	if _, err := p.awaitText(); err != nil {
		return 0, 0, err
	}
	p.settle()
	p.press(enter)
	p.press(enter)
	if checks {
		p.press(ctrlP)
		p.press("check words against")
		p.press(enter)
		if !p.has("se comprueban") {
			return 0, 0, fmt.Errorf("words are not checked:\n%q", p.output)
		}
	}
	for _, line := range []string{"=jamon", "=chorizo", "=perros", "=zumos", "=qqqq", "=llaves"} {
		p.press(":" + line + enter)
	}
	all, own, err = p.memory()
	if err != nil {
		return 0, 0, err
	}
	return all, own, p.end()
}
