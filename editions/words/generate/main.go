// Generate makes the word lists that come with tanteo out of packages of Debian 12. It gets
// them by apt and reads them as it would a player's own list. What it writes is what is
// committed, byte for byte. Only go generate runs it, never a build or a test.
//
//	go generate ./editions/words                           # as root, or as anyone who may run apt
//	go run ./editions/words/generate -from DIR -to DIR     # the packages are unpacked there
package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
)

func main() {
	from := flag.String("from", "", "a folder in which the packages are unpacked; none is fetched then")
	to := flag.String("to", "lists", "the folder for the lists")
	flag.Parse()
	if err := generate(*from, *to); err != nil {
		fmt.Fprintln(os.Stderr, "generate:", err)
		os.Exit(1)
	}
}

func generate(from, to string) error {
	if from == "" {
		folder, err := os.MkdirTemp("", "tanteo-words-")
		if err != nil {
			return err
		}
		defer os.RemoveAll(folder)
		if err := fetch(folder); err != nil {
			return err
		}
		from = folder
	}
	for _, r := range recipes {
		graph, tally, err := r.graph(os.DirFS(from))
		if err != nil {
			return fmt.Errorf("%s: %w", r.name, err)
		}
		if err := os.WriteFile(filepath.Join(to, r.name+".words"), graph, 0o644); err != nil {
			return err
		}
		fmt.Printf("%s: %d bytes, %+v\n", r.name, len(graph), tally)
	}
	return nil
}

// fetch unpacks the packages of all recipes in a folder, in the versions that they name.
func fetch(folder string) error {
	fetched := map[string]bool{}
	for _, r := range recipes {
		for _, pack := range r.packages {
			if fetched[pack] {
				continue
			}
			fetched[pack] = true
			if err := run(folder, "apt-get", "-qq", "-o", "APT::Sandbox::User=root", "download", pack); err != nil {
				return fmt.Errorf("download %s: %w", pack, err)
			}
		}
	}
	packed, err := filepath.Glob(filepath.Join(folder, "*.deb"))
	if err != nil {
		return err
	}
	for _, path := range packed {
		if err := run(folder, "dpkg-deb", "-x", path, folder); err != nil {
			return fmt.Errorf("unpack %s: %w", path, err)
		}
	}
	return nil
}

func run(folder, name string, args ...string) error {
	c := exec.Command(name, args...)
	c.Dir, c.Stdout, c.Stderr = folder, os.Stderr, os.Stderr
	return c.Run()
}
