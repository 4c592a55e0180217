package games

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"tanteo/sheet"
	"tanteo/sheet/store"
	"tanteo/tui/command/cli"
	"tanteo/tui/phrases"
)

// New is `tanteo games`, with `games trash`, `games rm GAME` and `games restore GAME`.
func New(env *cli.Env) *cobra.Command {
	cmd := env.Command(env.Lang.Tool.Games)
	cmd.Args = func(_ *cobra.Command, args []string) error {
		if len(args) > 0 {
			return cli.UnknownCommand(env, cmd, args[0])
		}
		return nil
	}
	saved := &list{Env: env, none: env.Lang.Tool.Stored.None}
	env.JSONFlag(cmd, &saved.json)
	cmd.Flags().StringVar(&saved.search, "search", "", env.Lang.Earlier.Search)
	cmd.RunE = func(*cobra.Command, []string) error { return saved.run(env.Games.List) }

	trash := env.Command(env.Lang.Earlier.Trash)
	trash.Args = env.Arguments(0, 0)
	removed := &list{Env: env, none: env.Lang.Earlier.TrashEmpty}
	env.JSONFlag(trash, &removed.json)
	trash.RunE = func(*cobra.Command, []string) error { return removed.run(env.Games.ListTrash) }

	remove := env.Command(env.Lang.Tool.Remove)
	remove.Args = env.Arguments(1, 1)
	remove.ValidArgsFunction = env.CompleteGame
	remove.RunE = func(_ *cobra.Command, args []string) error { return throwAway(env, args[0]) }

	restore := env.Command(env.Lang.Tool.Restore)
	restore.Args = env.Arguments(1, 1)
	restore.RunE = func(_ *cobra.Command, args []string) error {
		if err := env.Games.Restore(args[0]); err != nil {
			return env.UnknownInTrash(err, trashed(env))
		}
		env.Kept = true
		env.Out.Say(env.Lang.Tool.Stored.Restored(phrases.Safe(args[0])))
		return nil
	}
	cmd.AddCommand(trash, remove, restore)
	return cmd
}

// trashed are the ids of the games in the trash, as far as they can be read.
func trashed(env *cli.Env) []string {
	var ids []string
	games, _ := env.Games.ListTrash() // without them no game is proposed
	for _, g := range games {
		ids = append(ids, g.ID)
	}
	return ids
}

// throwAway puts a game into the trash.
func throwAway(env *cli.Env, id string) error {
	pen := env.Games.Pen(id, env.Holder)
	err := pen.ThrowAway()
	env.Warn(pen.Close(nil))
	if err != nil {
		return err
	}
	env.Kept = true
	env.Out.Say(env.Lang.Tool.Stored.Removed(phrases.Safe(id)))
	return nil
}

// list lists the games of a folder.
type list struct {
	*cli.Env
	none   string // what is said where there is none
	search string
	json   bool
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
	Altered  bool         `json:"altered,omitempty"`
	Turns    int          `json:"turns"`
	Players  []gamePlayer `json:"players"`
	Error    string       `json:"error,omitempty"`
}

type gamePlayer struct {
	Name  string `json:"name"`
	Total int    `json:"total"`
}

// run lists the games, those that were searched for where something was. One that cannot be read
// stands there with its fault; a file that is none by its name is warned of.
func (l *list) run(folder func() ([]store.Summary, error)) error {
	saved, err := folder()
	if err != nil {
		return err
	}
	saved = slices.DeleteFunc(saved, func(one store.Summary) bool {
		name, misnamed := errors.AsType[*store.NameError](one.Err)
		if misnamed {
			fmt.Fprintln(l.Err, "tanteo: "+l.Lang.Labelled(phrases.Safe(name.File), l.Sentence(name)))
		}
		return misnamed
	})
	if len(saved) > 0 && l.search != "" {
		l.none = l.Lang.Earlier.NoneFound(l.Quoted(l.search))
	}
	if l.search != "" {
		saved = slices.DeleteFunc(saved, func(one store.Summary) bool { return !phrases.Found(l.Lang.Searchable(one), l.search) })
	}
	if l.json {
		lines := []gameLine{}
		for _, one := range saved {
			lines = append(lines, l.report(one))
		}
		return l.Out.JSON(lines)
	}
	if len(saved) == 0 {
		l.Out.Say(l.none)
		return nil
	}
	all := make([]string, len(saved))
	for i, one := range saved {
		all[i] = l.line(one)
	}
	l.Out.Say(strings.Join(all, "\n")) // at once: a write a line costs as much as the rest
	return nil
}

func (l *list) report(one store.Summary) gameLine {
	line := gameLine{
		Game: one.ID, Kind: one.Kind, Event: one.Event, Day: one.Day.Format(time.DateOnly), Edition: one.Edition, Changed: one.Changed,
		Finished: one.Finished, Void: one.Void, Altered: one.Altered, Turns: one.Turns, Players: []gamePlayer{},
	}
	for i, name := range one.Players {
		line.Players = append(line.Players, gamePlayer{name, one.Totals[i]})
	}
	if one.Err != nil {
		line.Error = l.Sentence(one.Err)
	}
	return line
}

// line is a game in the list: id, players with totals, how it stands.
func (l *list) line(one store.Summary) string {
	t, id := &l.Lang.Tool.List, phrases.Safe(one.ID)+"  "
	if one.Err != nil {
		return id + l.Lang.Labelled(t.Unreadable, l.Sentence(one.Err))
	}
	how := t.Open
	if one.Finished {
		how = t.Finished
	}
	text := id + l.Lang.InGame(one) + "  " + how + ", " + l.Lang.GameLength(one.Kind, one.Turns)
	if one.Void {
		text += ", " + t.Void
	}
	if one.Altered {
		text += ", " + t.Altered
	}
	return text
}
