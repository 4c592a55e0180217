// Tanteo keeps the score of crossword tile games in a terminal.
//
//	tanteo                    # the screen
//	tanteo score "H4 JAMON"   # one play, with its working
//	tanteo --help             # every command
package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"os/user"
	"runtime/debug"
	"strings"
	"syscall"
	"time"

	"github.com/charmbracelet/x/term"

	"tanteo/config"
	"tanteo/editions"
	"tanteo/editions/words"
	"tanteo/sheet/store"
	"tanteo/tui"
	"tanteo/tui/command"
	"tanteo/tui/phrases"
	"tanteo/tui/serve"
	"tanteo/tui/write"
)

func main() { os.Exit(run(os.Args[1:])) }

// run gives the commands the machine and returns the exit code.
func run(args []string) int {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM, syscall.SIGQUIT)
	defer stop()
	signal.Ignore(syscall.SIGPIPE) // whoever reads the answers may stop: the lines are noted all the same
	context.AfterFunc(ctx, stop)   // a second signal ends what does not listen to the first
	return command.Run(ctx, program(args), args)
}

// program is what the commands work with on this machine. What cannot be had does not keep
// help and version from being shown.
func program(args []string) command.Program {
	in, out, errs := term.IsTerminal(os.Stdin.Fd()), term.IsTerminal(os.Stdout.Fd()), term.IsTerminal(os.Stderr.Fd())
	p := command.Program{
		In: os.Stdin, Out: os.Stdout, Err: os.Stderr,
		Terminal: in, OutTerminal: out, ErrTerminal: errs, Fit: in && out && tui.CanDraw(os.Getenv("TERM")),
		Catalogue: editions.Embedded(), Holder: holder(in), Now: time.Now, Version: version(),
		Settings: command.Settings{Language: config.Language(os.Getenv)},
	}
	folder, lang := command.Early(args)
	if lang != "" {
		p.Settings.Language = lang
	}
	if p.Trouble = roomForFiles(); p.Trouble != nil {
		return p
	}
	dir, err := config.Dir(folder)
	if err != nil {
		p.Trouble = folderError(err)
		return p
	}
	p.Folder = dir
	settings, err := config.Load(dir, os.Environ(), nil)
	p.Games, p.Trouble = open(dir, settings.Games)
	if settings.Lang != "" {
		p.Settings.Language = settings.Lang
	}
	if lang != "" {
		p.Settings.Language = lang
	}
	if of, ok := errors.AsType[*store.FileError](p.Trouble); ok && of.Why == store.NotAFolder {
		return p // that nothing else is in it goes without saying
	}
	p.Doubts = append(p.Doubts, mistakes(err)...)
	p.Settings.Edition, p.Settings.Rules = settings.Edition, settings.Rules
	if p.Catalogue, err = editions.Load(dir); err != nil {
		p.Doubts = append(p.Doubts, err)
	}
	cache, err := config.CacheDir(folder)
	if err != nil {
		p.Doubts = append(p.Doubts, folderError(err))
	}
	if p.Games != nil && cache != "" {
		p.Games.KeepIndex(cache, build())
	}
	p.Words = words.New(dir, cache)
	remembered, err := config.LoadRemember(dir)
	p.Doubts = append(p.Doubts, mistakes(err)...)
	p.Words.Prefer(remembered.List)
	p.Settings.Last, p.Settings.House, p.Settings.Check = remembered.Last, remembered.House, remembered.Check != ""
	p.Settings.Remember = config.Memory{Dir: dir}
	p.Screen = func(ctx context.Context, game string) error {
		return tui.Run(ctx, screen(p, settings, remembered, dir), game)
	}
	p.Watch = func(ctx context.Context, game string) error {
		set := screen(p, settings, remembered, dir)
		set.Watch = true
		return tui.Run(ctx, set, game)
	}
	p.Serve = func(ctx context.Context, address string, listening func(string)) error {
		return serve.Serve(ctx, serve.Settings{
			Listen: address, Folder: dir, Screen: screen(p, settings, remembered, dir), Colour: settings.Colour, Language: config.Language, Listening: listening, Log: os.Stderr,
		})
	}
	return p
}

// open opens the store: in the user's folder, or where the settings say that the games are.
func open(dir, games string) (*store.Store, error) {
	if games != "" {
		return store.OpenFolder(games)
	}
	return store.Open(dir)
}

// mistakes are the mistakes in the settings, in the form that can be told.
func mistakes(err error) []error {
	if err == nil {
		return nil
	}
	each := []error{err}
	if joined, ok := err.(interface{ Unwrap() []error }); ok {
		each = joined.Unwrap()
	}
	var all []error
	for _, one := range each {
		if m, ok := errors.AsType[*config.Mistake](one); ok {
			one = &phrases.SettingError{
				Source: m.Source, Line: m.Line, Key: m.Key, Value: m.Value,
				Unknown: m.Kind == config.UnknownKey, Allowed: m.Allowed, Aside: m.Aside, Err: m.Err,
			}
		}
		all = append(all, one)
	}
	return all
}

// folderError is why there is no folder, in the form that can be told.
func folderError(err error) error {
	if of, ok := errors.AsType[*config.FolderError](err); ok {
		return &phrases.FolderError{Variable: of.Variable, Value: of.Value}
	}
	return err
}

// filesAtOnce is how many files the screen has open at once, besides those that it was given: the
// runtime ends a program in which there is no room for its own.
const filesAtOnce = 10

// roomForFiles says no where the limit of open files is reached already.
func roomForFiles() error {
	for range filesAtOnce {
		fd, err := syscall.Open(os.DevNull, syscall.O_RDONLY|syscall.O_CLOEXEC, 0)
		if errors.Is(err, syscall.EMFILE) || errors.Is(err, syscall.ENFILE) {
			return err
		}
		if err == nil {
			defer syscall.Close(fd)
		}
	}
	return nil
}

// screen are the settings of the screen.
func screen(p command.Program, c config.Config, remembered config.Remember, dir string) tui.Settings {
	return tui.Settings{
		Lang: p.Settings.Language, Edition: c.Edition, Rules: c.Rules,
		Theme: c.Theme, Frame: c.Frame, Cursor: c.Cursor, Mouse: c.Mouse, FPS: c.FPS,
		Profile: tui.Profile(c.Colour, os.Stdout, os.Environ()),
		Games:   p.Games, Holder: p.Holder, Catalogue: p.Catalogue, Now: p.Now, Follow: follow(p.Games),
		Multiplexer: write.MultiplexerOf(os.Environ()), Remote: os.Getenv("SSH_TTY")+os.Getenv("SSH_CONNECTION") != "",
		Suspend: tui.CanSuspend(), Folder: dir, Kept: c.Games, Words: p.Words, Doubts: p.Doubts, Remember: p.Settings.Remember,
		Last: p.Settings.Last, Tiles: remembered.Edition, House: p.Settings.House, Check: p.Settings.Check, Clock: remembered.Clock,
	}
}

// follow tells what others do in a folder of games; nothing where there is none.
func follow(games *store.Store) func(id string, tell func()) func() {
	if games == nil {
		return nil
	}
	return games.Watch
}

// holder is this session, for others who want a game that it has.
func holder(terminal bool) store.Holder {
	h := store.Holder{User: os.Getenv("USER"), PID: os.Getpid(), Since: time.Now()}
	if who, err := user.Current(); err == nil {
		h.User = who.Username
	}
	h.Host, _ = os.Hostname()
	if tty, err := os.Readlink("/proc/self/fd/0"); err == nil && terminal {
		h.TTY = strings.TrimPrefix(tty, "/dev/")
	} else {
		h.TTY = strings.TrimPrefix(os.Getenv("SSH_TTY"), "/dev/")
	}
	return h
}

// build tells this program from every other: another one may count a game in another way.
func build() string {
	path, err := os.Executable()
	if err != nil {
		return version()
	}
	info, err := os.Stat(path)
	if err != nil {
		return version()
	}
	return fmt.Sprintf("%s %d %d", version(), info.Size(), info.ModTime().UnixNano())
}

// version is the version that this program was built as.
func version() string {
	if build, ok := debug.ReadBuildInfo(); ok && build.Main.Version != "" {
		return build.Main.Version
	}
	return "(devel)"
}
