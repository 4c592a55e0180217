package command

import (
	"errors"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"tanteo/sheet"
	"tanteo/tui/phrases"
)

// games is `tanteo games`, with `games rm GAME` and `games restore GAME`.
func (r *run) games() *cobra.Command {
	cmd := r.command(r.l.Tool.Games)
	cmd.Args = r.arguments(0, 0)
	r.jsonFlag(cmd)
	cmd.RunE = func(*cobra.Command, []string) error { return r.listGames() }
	remove := r.command(r.l.Tool.Remove)
	remove.Args = r.arguments(1, 1)
	remove.ValidArgsFunction = r.completeGames
	remove.RunE = func(_ *cobra.Command, args []string) error {
		if err := r.remove(args[0]); err != nil {
			return err
		}
		r.out.say(r.l.Tool.Stored.Removed(phrases.Safe(args[0])))
		return nil
	}
	restore := r.command(r.l.Tool.Restore)
	restore.Args = r.arguments(1, 1)
	restore.RunE = func(_ *cobra.Command, args []string) error {
		if err := r.Games.Restore(args[0]); err != nil {
			return err
		}
		r.out.say(r.l.Tool.Stored.Restored(phrases.Safe(args[0])))
		return nil
	}
	cmd.AddCommand(remove, restore)
	return cmd
}

// remove throws a game away that nobody has open.
func (r *run) remove(id string) error {
	lock, err := r.Games.Lock(id, r.Holder)
	if err != nil {
		return err
	}
	return errors.Join(r.Games.Trash(id), lock.Release())
}

// gameLine is a game in the list, for other programs.
type gameLine struct {
	Game     string       `json:"game"`
	Kind     sheet.Kind   `json:"kind,omitempty"`
	Edition  string       `json:"edition,omitempty"`
	Changed  time.Time    `json:"changed"`
	Finished bool         `json:"finished"`
	Void     bool         `json:"void,omitempty"`
	Turns    int          `json:"turns"`
	Players  []gamePlayer `json:"players"`
	Error    string       `json:"error,omitempty"`
}

type gamePlayer struct {
	Name  string `json:"name"`
	Total int    `json:"total"`
}

// listGames lists the saved games. One that cannot be read stands there with its fault.
func (r *run) listGames() error {
	saved, err := r.Games.List()
	if err != nil {
		return err
	}
	lines := []gameLine{}
	for _, one := range saved {
		line := gameLine{
			Game: one.ID, Kind: one.Kind, Edition: one.Edition, Changed: one.Changed,
			Finished: one.Finished, Void: one.Void, Turns: one.Turns, Players: []gamePlayer{},
		}
		for i, name := range one.Players {
			line.Players = append(line.Players, gamePlayer{name, one.Totals[i]})
		}
		if one.Err != nil {
			line.Error = r.sentence(one.Err, phrases.Context{})
		}
		lines = append(lines, line)
	}
	switch {
	case r.json:
		return r.encode(lines)
	case len(lines) == 0:
		r.out.say(r.l.Tool.Stored.None)
	}
	for _, line := range lines {
		r.out.say(r.listed(line))
	}
	return nil
}

// listed is a game in the list: id, players with totals, how it stands.
func (r *run) listed(line gameLine) string {
	t, id := &r.l.Tool.List, phrases.Safe(line.Game)+"  "
	if line.Error != "" {
		return id + t.Unreadable + ": " + line.Error
	}
	players := make([]string, len(line.Players))
	for i, p := range line.Players {
		players[i] = r.l.Player(p.Name, i+1) + " " + phrases.Number(p.Total)
	}
	how := t.Open
	if line.Finished {
		how = t.Finished
	}
	text := id + strings.Join(players, ", ") + "  " + how + ", " + t.Turns(line.Turns)
	if line.Void {
		text += ", " + t.Void
	}
	return text
}
