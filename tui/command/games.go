package command

import (
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/spf13/cobra"

	"tanteo/sheet"
	"tanteo/sheet/store"
	"tanteo/tui/phrases"
)

// games is `tanteo games`, with `games trash`, `games rm GAME` and `games restore GAME`.
func (r *run) games() *cobra.Command {
	cmd := r.command(r.l.Tool.Games)
	cmd.Args = func(_ *cobra.Command, args []string) error {
		if len(args) > 0 {
			return r.unknownCommand(cmd, args[0])
		}
		return nil
	}
	r.jsonFlag(cmd)
	search := cmd.Flags().String("search", "", r.l.Earlier.Search)
	cmd.RunE = func(*cobra.Command, []string) error {
		return r.listGames(r.Games.List, r.l.Tool.Stored.None, *search)
	}
	trash := r.command(r.l.Earlier.Trash)
	trash.Args = r.arguments(0, 0)
	r.jsonFlag(trash)
	trash.RunE = func(*cobra.Command, []string) error {
		return r.listGames(r.Games.ListTrash, r.l.Earlier.TrashEmpty, "")
	}
	remove := r.command(r.l.Tool.Remove)
	remove.Args = r.arguments(1, 1)
	remove.ValidArgsFunction = r.completeGames
	remove.RunE = func(_ *cobra.Command, args []string) error {
		lock, err := r.Games.Lock(args[0], r.Holder)
		if err != nil {
			return err
		}
		err = r.Games.Trash(args[0])
		r.warn(lock.Release())
		if err != nil {
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
	cmd.AddCommand(trash, remove, restore)
	return cmd
}

// gameLine is a game in the list, for other programs.
type gameLine struct {
	Game     string       `json:"game"`
	Kind     sheet.Kind   `json:"kind,omitempty"`
	Event    string       `json:"event,omitempty"`
	Day      string       `json:"day"`
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

// listGames lists games, of those searched for where something is. One that cannot be read
// stands there with its fault; a file that is none by its name is warned of.
func (r *run) listGames(list func() ([]store.Summary, error), none, search string) error {
	saved, err := list()
	if err != nil {
		return err
	}
	saved = slices.DeleteFunc(saved, func(one store.Summary) bool {
		name, misnamed := errors.AsType[*store.NameError](one.Err)
		if misnamed {
			fmt.Fprintln(r.Err, "tanteo: "+r.l.Named(phrases.Safe(name.File), r.sentence(name, phrases.Context{})))
		}
		return misnamed
	})
	if len(saved) > 0 && search != "" {
		none = r.l.Earlier.NoneFound(r.quoted(search))
	}
	saved = slices.DeleteFunc(saved, func(one store.Summary) bool { return !phrases.Found(r.l.Searchable(one), search) })
	lines := []gameLine{}
	for _, one := range saved {
		lines = append(lines, r.listing(one))
	}
	switch {
	case r.json:
		return r.encode(lines)
	case len(saved) == 0:
		r.out.say(none)
	}
	for _, one := range saved {
		r.out.say(r.listed(one))
	}
	return nil
}

func (r *run) listing(one store.Summary) gameLine {
	line := gameLine{
		Game: one.ID, Kind: one.Kind, Event: one.Event, Day: one.Day.Format(time.DateOnly), Edition: one.Edition, Changed: one.Changed,
		Finished: one.Finished, Void: one.Void, Turns: one.Turns, Players: []gamePlayer{},
	}
	for i, name := range one.Players {
		line.Players = append(line.Players, gamePlayer{name, one.Totals[i]})
	}
	if one.Err != nil {
		line.Error = r.sentence(one.Err, phrases.Context{})
	}
	return line
}

// listed is a game in the list: id, players with totals, how it stands.
func (r *run) listed(one store.Summary) string {
	t, id := &r.l.Tool.List, phrases.Safe(one.ID)+"  "
	if one.Err != nil {
		return id + r.l.Named(t.Unreadable, r.sentence(one.Err, phrases.Context{}))
	}
	how := t.Open
	if one.Finished {
		how = t.Finished
	}
	text := id + r.l.InGame(one) + "  " + how + ", " + r.l.Taken(one.Kind, one.Turns)
	if one.Void {
		text += ", " + t.Void
	}
	return text
}
