package serve

import (
	"fmt"
	"strings"
	"testing"

	"tanteo/tui/sitting"
)

const (
	key1 = "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIBd7k1S0vJt0oA0qTn1nJgQH8Yk2d9n0sS1u7h4l0x9m"
	key2 = "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIEd7k1S0vJt0oA0qTn1nJgQH8Yk2d9n0sS1u7h4l0x9m"
)

// A line of the file of keys says who may come in as what. One with a mistake lets nobody in and is told
// with its number; the others hold.
func TestReadKeys(t *testing.T) {
	for line, want := range map[string]Person{
		key1:                       {Role: sitting.Role{Kind: sitting.Spectator}},
		`role="spectator" ` + key1: {Role: sitting.Role{Kind: sitting.Spectator}},
		`role="scorer",games="2026-11-*",name="Ana \"A\" Ruiz" ` + key1 + " ana@club": {
			Role: sitting.Role{Kind: sitting.Scorer}, Games: "2026-11-*", Name: `Ana "A" Ruiz`,
		},
		`role="player Ana María" ` + key1:         {Role: sitting.Role{Kind: sitting.Player, Name: "Ana María"}, Name: "Ana María"},
		`name="Tisch 4",role="player Bo" ` + key1: {Role: sitting.Role{Kind: sitting.Player, Name: "Bo"}, Name: "Tisch 4"},
	} {
		people, mistakes := readKeys("# the club\n\n" + line + "\n")
		if len(people) != 1 || len(mistakes) != 0 {
			t.Errorf("%s: %d people, %v", line, len(people), mistakes)
		}
		for _, p := range people {
			want.Print = p.Print
			if p != want || !strings.HasPrefix(p.Print, "SHA256:") {
				t.Errorf("%s: %+v", line, p)
			}
		}
	}
	for line, want := range map[string]string{
		"ssh-ed25519 AAAA ana":                           "there is no key in it",
		"ana":                                            "there is no key in it",
		`role="owner" ` + key1:                           `role is "owner"; it is scorer, spectator or player NAME`,
		`role="player" ` + key1:                          `role is "player"; it is scorer, spectator or player NAME`,
		`role="scorer Ana" ` + key1:                      `role is "scorer Ana"; it is scorer, spectator or player NAME`,
		`role=scorer ` + key1:                            "the value of role is not in quotation marks",
		`role="scorer",role="scorer" ` + key1:            "the option role is there twice",
		`games="[" ` + key1:                              `games is "["; it is a pattern, such as 2026-11-*`,
		`games="" ` + key1:                               `games is ""; it is a pattern, such as 2026-11-*`,
		"name=\"A\x1b[2J\" " + key1:                      "the value of name has a sign that cannot be printed",
		`from="10.0.0.0/8" ` + key1:                      `there is no option "from"; there are role, games and name`,
		`no-pty ` + key1:                                 `there is no option "no-pty"; there are role, games and name`,
		`command="sh",role="scorer" ` + key1:             `there is no option "command"; there are role, games and name`,
		key2 + "\n" + `role="scorer" ` + key2 + " again": "the key is that of line 2",
	} {
		people, mistakes := readKeys("# the club\n" + line + "\n")
		if len(mistakes) != 1 || mistakes[0].what() != want {
			t.Errorf("%s: %v, want %s", line, mistakes, want)
			continue
		}
		if at := fmt.Sprintf(":%d:", 2+strings.Count(line, "\n")); !strings.Contains(mistakes[0].Error(), at) {
			t.Errorf("%s: the place is told as %v", line, mistakes[0])
		}
		if len(people) != strings.Count(line, "\n") {
			t.Errorf("%s lets %d in", line, len(people))
		}
	}
}
