package phrases

import (
	"errors"
	"io"
	"io/fs"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"

	"github.com/charmbracelet/x/ansi"

	"tanteo/editions"
	"tanteo/editions/words"
	"tanteo/scoring"
	"tanteo/scoring/finder"
	"tanteo/sheet"
	"tanteo/sheet/analysis"
	"tanteo/sheet/file"
	"tanteo/sheet/line"
	"tanteo/sheet/store"
	"tanteo/sheet/store/disk"
)

// Explain tells an error in two short sentences: what happened and what to do next.
func (l *Language) Explain(err error, about Context) (what, todo string) {
	said := l.explain(err, about)
	return said.What, said.Todo
}

func (l *Language) explain(err error, about Context) Said {
	if placed, ok := errors.AsType[*scoring.PlacementError](err); ok {
		return l.placement(placed, about)
	}
	if spelt, ok := errors.AsType[*scoring.SpellingError](err); ok {
		return l.spelling(spelt, about)
	}
	if line, ok := errors.AsType[*line.Error](err); ok {
		return l.line(line, about)
	}
	if refusal, ok := errors.AsType[*sheet.Refusal](err); ok {
		return l.refusal(refusal, about)
	}
	if rack, ok := errors.AsType[*finder.RackError](err); ok {
		return l.Finding.TooManyTiles(rack.Tiles)
	}
	if none, ok := errors.AsType[*analysis.NoPlayError](err); ok {
		return Said{What: l.Finding.NoPlay(RackText(none.Edition, none.Rack)), Todo: l.Lookup.NoPlayTodo(l.Word(line.CommandFinish))}
	}
	if errors.Is(err, analysis.ErrTooEarly) {
		return Said{What: l.Lookup.NotYet, Todo: l.Lookup.NotYetTodo(l.Word(line.CommandAnalysis))}
	}
	if missing, ok := errors.AsType[*editions.NotFoundError](err); ok {
		if missing.Kind == "rulebook" {
			return l.Faults.NoRules(l.quoted(missing.ID))
		}
		return l.Faults.NoEdition(l.quoted(missing.ID))
	}
	if list, ok := errors.AsType[*words.ListError](err); ok {
		return l.list(list)
	}
	if house, ok := errors.AsType[*sheet.HouseError](err); ok {
		return l.house(house)
	}
	if crash, ok := errors.AsType[*CrashError](err); ok {
		return l.crash(crash)
	}
	if folder, ok := errors.AsType[*FolderError](err); ok {
		return l.folder(folder)
	}
	if outside, ok := errors.AsType[*store.NotInPartError](err); ok {
		return l.Served.Outside(Fit(outside.ID, 30))
	}
	if listen, ok := errors.AsType[*ListenError](err); ok {
		return l.Served.listening(listen)
	}
	if errors.Is(err, words.ErrCut) {
		return l.Faults.Cut
	}
	if setting, ok := errors.AsType[*SettingError](err); ok {
		return l.setting(setting)
	}
	if there, ok := errors.AsType[*store.ExistsError](err); ok {
		return l.Tool.Files.There(Safe(there.Path))
	}
	if none, ok := errors.AsType[*store.NotFileError](err); ok {
		if none.Folder {
			return l.Tool.Files.Folder(about.fileName(none.Path, 30))
		}
		return l.Tool.Files.NoFile(about.fileName(none.Path, 30))
	}
	if large, ok := errors.AsType[*store.TooLargeError](err); ok {
		return l.Tool.Files.Large(about.fileName(large.Path, longest), strconv.Itoa(large.Most>>20)+" MB")
	}
	if said, ok := l.role(err); ok {
		return said
	}
	if said, ok := l.saved(err, about); ok {
		return said
	}
	file, isFile := errors.AsType[*editions.FileError](err)
	if isFile && file.Reason != editions.Unreadable {
		return l.Faults.File(l.placeIn(file), l.mistake(file.Mistake))
	}
	if said, ok := l.system(err, about); ok {
		return said
	}
	if isFile {
		return l.Faults.File(l.placeIn(file), l.mistake(file.Mistake))
	}
	if wrong, ok := errors.AsType[*scoring.DefinitionError](err); ok {
		return l.Faults.Other(l.definition(wrong))
	}
	return l.Faults.Other(Fit(err.Error(), 200))
}

func (l *Language) placeIn(file *editions.FileError) string {
	return l.Faults.Place(Safe(filepath.Base(file.File)), file.Line)
}

// mistake is what is wrong in a file, with the field that it is about.
func (l *Language) mistake(m editions.Mistake) string {
	tell, ok := l.Faults.FileMistake.Reasons[m.Reason]
	if !ok {
		return Fit(m.String(), 200)
	}
	told := tell(Mistaken{
		Text: l.quoted(m.Text), Bare: Safe(m.Text), Other: l.quoted(m.Other), Words: Safe(strings.Join(m.Words, ", ")),
		Because: l.because(m.Err), Number: m.Number, Least: m.Least, Most: m.Most,
	})
	if m.Field != "" {
		told = l.Faults.FileMistake.In(Safe(m.Field), told)
	}
	return told
}

// because is a mistake behind a mistake.
func (l *Language) because(err error) string {
	if err == nil {
		return ""
	}
	if wrong, ok := errors.AsType[*scoring.DefinitionError](err); ok {
		return l.definition(wrong)
	}
	if file, ok := errors.AsType[*editions.FileError](err); ok {
		return l.Faults.FileMistake.In(l.placeIn(file), l.mistake(file.Mistake))
	}
	return Fit(err.Error(), 200)
}

// definition says why what a file or a game carries as its edition is none.
func (l *Language) definition(err *scoring.DefinitionError) string {
	tell, ok := l.Faults.FileMistake.Definition[err.Reason]
	if !ok {
		return Fit(err.Error(), 200)
	}
	where := err.Field
	switch {
	case err.Row > 0:
		where = l.Faults.FileMistake.Row(err.Field, err.Row)
	case err.Entry != "":
		where += " " + Fit(err.Entry, 16)
	}
	return l.Faults.FileMistake.In(where, tell(Mistaken{
		Text: l.quoted(err.Text), Bare: Safe(err.Text), Number: err.Number, Least: err.Least, Most: err.Most,
	}))
}

func (l *Language) house(err *sheet.HouseError) Said {
	tell, ok := l.Faults.House[err.Reason]
	if !ok {
		return l.Faults.Other(Fit(err.Error(), 200))
	}
	possible := strings.Join(sheet.HouseKeys[:], ", ")
	if err.Reason == sheet.HouseValue {
		possible = l.FromTo(0, sheet.HouseMost(err.Key))
	}
	if err.Reason == sheet.HouseValue && err.Key == "leftovers" {
		words := make([]string, len(sheet.HouseLeftovers))
		for i, word := range sheet.HouseLeftovers {
			words[i] = string(word)
		}
		possible = strings.Join(words, ", ")
	}
	return tell(HouseRule{Key: l.quoted(err.Key), Value: l.quoted(err.Value), Possible: possible})
}

func (l *Language) placement(err *scoring.PlacementError, about Context) Said {
	tell, ok := l.Faults.Placement[err.Fault]
	if !ok {
		return l.Faults.Other(err.Error())
	}
	if err.Fault == scoring.OffBoard && about.At != "" && err.Square == about.Start {
		return l.Faults.NoSquare(about.At)
	}
	p := Placed{Word: about.Word, At: about.At, Square: err.Square.Name(), Centre: "H8", Rack: 7}
	if p.Word == "" {
		p.Word = l.Faults.Word
	}
	if p.At == "" {
		p.At = p.Square
	}
	if e := about.Edition; e != nil {
		p.Square = squareName(about.Notation, err.Square)
		p.Centre = squareName(about.Notation, e.Layout.Centre)
		p.Rack = e.Rack
		if err.Letter != 0 {
			p.Letter = Safe(e.Text(err.Letter))
		}
	}
	said := tell(p)
	if about.Keys {
		said.Todo = l.Faults.TakeBack
	}
	return said
}

// squareName names a square by itself: letter first, as every notation names its squares.
func squareName(n scoring.Notation, s scoring.Square) string {
	if n == scoring.GCG {
		return n.Format(s, scoring.Down)
	}
	return s.Name()
}

func (l *Language) spelling(err *scoring.SpellingError, about Context) Said {
	tell, ok := l.Faults.Spelling[err.Fault]
	if !ok {
		return l.Faults.Other(Fit(err.Error(), 200))
	}
	e := about.Edition
	if e == nil {
		e = &scoring.Edition{Definition: scoring.Definition{Rack: 7}, Layout: &scoring.Layout{Side: 15}}
	}
	s := Spelt{Text: l.quoted(err.Text), Bare: Fit(err.Text, 16), Side: e.Layout.Side, Rack: e.Rack}
	for _, p := range e.Marks() {
		s.Marks = append(s.Marks, p.Mark())
	}
	return tell(s)
}

func (l *Language) line(err *line.Error, about Context) Said {
	tell, ok := l.Faults.Line[err.Reason]
	if !ok {
		return l.Faults.Other(Fit(err.Error(), 200))
	}
	r := Read{Text: l.quoted(err.Text), Bare: Fit(err.Text, 16), Least: err.Least, Limit: err.Limit, Example: "H4 JAMON"}
	if about.Notation == scoring.GCG {
		r.Example = "8D JAMON"
	}
	if command, ok := Vocabulary()[sheet.Plain(err.Text)]; ok {
		r.Usage = l.Usage(command)
	}
	if err.Text == "*" {
		r.Usage = "* ZUMO"
	}
	switch err.Reason {
	case line.Signed, line.Contradicts:
		r.Usage = l.signedPoints(err.Text)
	case line.Unknown:
		r.Usage = Fit(meant(l, err.Text), 28)
	case line.WordAlone:
		r.Usage = Fit(meant(l, err.Text), 14)
	case line.NoOvertime:
		who, _, _ := strings.Cut(l.Commands[line.CommandOvertime].After, " ")
		r.Usage = l.Word(line.CommandOvertime) + " " + who + " 10"
	case line.NoRack:
		r.Usage = l.Word(line.CommandBest) + " AEINRST"
	}
	return tell(r)
}

// signedPoints is the line for points with a sign: "penalty PLAYER 5" for -5.
func (l *Language) signedPoints(text string) string {
	c := line.CommandPenalty
	if strings.HasPrefix(text, "+") {
		c = line.CommandBonus
	}
	who, _, _ := strings.Cut(l.Commands[c].After, " ")
	return l.Word(c) + " " + who + " " + Fit(strings.TrimLeft(text, "+-−–"), 8)
}

// atTable are the names of the players, as far as there is room.
func (l *Language) atTable(about Context) string {
	names := make([]string, len(about.Players))
	for i, name := range about.Players {
		names[i] = Fit(l.Player(name, i+1), 12)
	}
	return Fit(strings.Join(names, ", "), 30)
}

func (l *Language) refusal(err *sheet.Refusal, about Context) Said {
	tell, ok := l.Faults.Refused[err.Reason]
	if !ok {
		return l.Faults.Other(err.Error())
	}
	r := Refused{Turn: err.Turn, Count: err.Count, Player: l.Players.None, Text: l.quoted(err.Text), Limit: err.Limit, Names: l.atTable(about)}
	if err.Player >= 1 && err.Player <= len(about.Players) {
		r.Player = Fit(l.Player(about.Players[err.Player-1], err.Player), 20)
	} else if err.Player > 0 {
		r.Player = l.Players.Default(err.Player)
	}
	if err.Reason == sheet.LeftoverCount {
		r.Text = Fit(err.Text, 12)
	}
	if err.Reason == sheet.TooManyPlayers {
		r.Count = sheet.MaxPlayers
	}
	return tell(r)
}

// saved tells what is wrong with a saved game.
func (l *Language) saved(err error, about Context) (Said, bool) {
	s := l.Faults.Saved
	noGame := s.NoGame
	if about.Trash {
		noGame = s.NotInTrash
	}
	if none, ok := errors.AsType[*store.NotFoundError](err); ok {
		return noGame(Fit(none.ID, 40), about.Nearest), true
	}
	if none, ok := errors.AsType[*store.BadIDError](err); ok {
		return noGame(l.quoted(none.ID), about.Nearest), true
	}
	if taken, ok := errors.AsType[*store.TakenError](err); ok {
		return s.Taken(Fit(taken.ID, 40)), true
	}
	if locked, ok := errors.AsType[*store.LockedError](err); ok {
		return s.Held(l.holder(locked.Holder)), true
	}
	if busy, ok := errors.AsType[*store.BusyError](err); ok {
		return s.Busy(l.holder(busy.Holder)), true
	}
	if changed, ok := errors.AsType[*store.ChangedError](err); ok {
		switch {
		case changed.Thrown:
			return s.Thrown(Fit(changed.By.User, 12), Safe(changed.ID)), true
		case changed.Gone:
			return s.Gone, true
		}
		return s.Changed, true
	}
	if _, ok := errors.AsType[*store.BehindError](err); ok {
		return s.Changed, true
	}
	if _, ok := errors.AsType[*store.AlteredError](err); ok {
		return s.Altered, true
	}
	if lost, ok := errors.AsType[*store.LostError](err); ok {
		return s.Lost(Fit(l.lost(lost), 16)), true
	}
	if _, ok := errors.AsType[*file.NewerSchemaError](err); ok {
		return s.Newer, true
	}
	if foreign, ok := errors.AsType[*file.ForeignError](err); ok {
		switch foreign.Of {
		case file.Woogles:
			return s.Woogles, true
		case file.Wordfeud:
			return s.Wordfeud, true
		}
		return s.Foreign, true
	}
	if _, ok := errors.AsType[*file.OwnError](err); ok {
		return s.Own, true
	}
	if name, ok := errors.AsType[*store.NameError](err); ok {
		if name.Of != "" && name.Changes() {
			return s.CopiedChanges(Fit(name.Of, 24)), true
		}
		if name.Of != "" {
			return s.Copy(Fit(name.Of, 24)), true
		}
		return s.Misnamed, true
	}
	if damaged, ok := errors.AsType[*file.DamagedError](err); ok {
		said := s.Damaged(l.where(damaged.Where))
		if file, ok := errors.AsType[*store.DamagedError](err); ok && file.Aside != "" {
			said.Todo = s.Aside(Fit(file.Aside, 60))
		}
		return said, true
	}
	if file, ok := errors.AsType[*store.FileError](err); ok {
		return l.gameFile(file)
	}
	return Said{}, false
}

// lost is the line that would note again what was lost; "" where that cannot be told.
func (l *Language) lost(err *store.LostError) string {
	before, fault := sheet.NewGame(err.Before)
	if fault != nil || !err.Known {
		return ""
	}
	after, fault := before.Take(err.Step)
	if fault != nil {
		return ""
	}
	answer, ok := after.AnswerSince(before)
	if !ok || answer.Line.Verb != sheet.Add || answer.Row.Number == 0 {
		return ""
	}
	return line.Of(after, answer.Row, l.Word)
}

// where is the place of a fault in a game's file: a line, or the name of a field.
func (l *Language) where(place string) string {
	if number, ok := strings.CutPrefix(place, "line "); ok {
		if line, err := strconv.Atoi(number); err == nil {
			return l.Faults.Place("", line)
		}
	}
	return Fit(place, 40)
}

// holder is who has a game open, and where.
func (l *Language) holder(who store.Holder) string {
	name := Fit(who.User, 12)
	if name == "" {
		return l.Faults.Saved.Somebody
	}
	if who.TTY != "" {
		name += ", " + Fit(who.TTY, 8)
	}
	return name
}

// gameFile tells why the file of a game cannot be read or written.
func (l *Language) gameFile(file *store.FileError) (Said, bool) {
	id := Fit(file.ID, 18)
	switch file.Why {
	case store.Full:
		return l.Faults.System.Full(id), true
	case store.NotAllowed:
		return l.forbidden(id, file.Err), true
	case store.ReadOnly:
		return l.Faults.System.ReadOnly(id), true
	case store.NotAFile:
		return l.Faults.Saved.NotAFile(fileOf(file)), true
	case store.Linked:
		return l.Faults.Saved.Linked(fileOf(file)), true
	case store.NotAFolder:
		return l.Faults.Saved.NoFolder(folderOf(file)), true
	case store.Absent:
		return l.Faults.Saved.Absent(folderOf(file)), true
	}
	return l.system(file.Err, Context{})
}

// forbidden tells which right is missing, where that is known.
func (l *Language) forbidden(id string, err error) Said {
	right, ok := errors.AsType[*disk.RightError](err)
	if !ok || right.Owner == "" {
		return l.Faults.System.Forbids(id)
	}
	t := &l.Faults.System.Lacking
	tell := map[disk.Right]func(name, owner string) Said{
		disk.ToWriteIn: t.WriteIn, disk.ToLookInto: t.LookInto, disk.ToWrite: t.Write, disk.ToRead: t.Read, disk.ToReplace: t.Replace,
	}[right.Right]
	return tell(fitFile(right.Path, 18), Fit(right.Owner, 12))
}

// fileOf is the name of the file that a fault is of: of the game, or of its lock or draft.
func fileOf(file *store.FileError) string {
	if path, ok := errors.AsType[*fs.PathError](file.Err); ok {
		return fitFile(path.Path, 18)
	}
	return Fit(file.ID, 18)
}

// folderOf is the path of the folder that a fault is of, its end where it is long: also where the
// machine names a file of the game that was to lie in it.
func folderOf(file *store.FileError) string {
	if path, ok := errors.AsType[*fs.PathError](file.Err); ok {
		const most = 40
		name := path.Path
		if file.ID != "" && strings.HasPrefix(filepath.Base(name), file.ID) {
			name = filepath.Dir(name)
		}
		name = Safe(name)
		if width := Width(name); width > most {
			return ansi.TruncateLeft(name, width-most+1, "…")
		}
		return name
	}
	return ""
}

// why is the reason of the machine, in the language where it is one of those that are met.
func (l *Language) why(err error) string {
	w := &l.Faults.System.Why
	for _, known := range []struct {
		err    error
		reason string
	}{
		{syscall.EIO, w.Silent}, {syscall.ENAMETOOLONG, w.LongName}, {syscall.ENOTDIR, w.NoFolder}, {syscall.EISDIR, w.IsFolder},
		{syscall.ELOOP, w.Circle}, {syscall.ESTALE, w.Stale},
		{disk.ErrNotFile, w.NotFile}, {disk.ErrLink, w.IsLink}, {disk.ErrTooLarge, w.TooLarge},
	} {
		if errors.Is(err, known.err) {
			return known.reason
		}
	}
	return Fit(err.Error(), 80)
}

// system tells what the machine said no to.
func (l *Language) system(err error, about Context) (Said, bool) {
	s, file, reason := l.Faults.System, "", ""
	if path, ok := errors.AsType[*fs.PathError](err); ok {
		file, reason = about.fileName(path.Path, 18), l.why(path.Err)
	}
	switch {
	case errors.Is(err, syscall.ENOSPC), errors.Is(err, syscall.EDQUOT):
		return s.Full(file), true
	case errors.Is(err, syscall.EROFS):
		return s.ReadOnly(file), true
	case errors.Is(err, fs.ErrPermission):
		return s.Forbids(file), true
	case errors.Is(err, fs.ErrNotExist):
		return s.Missing(file), true
	case errors.Is(err, syscall.EPIPE), errors.Is(err, io.ErrClosedPipe), errors.Is(err, fs.ErrClosed):
		return s.Closed(file), true
	case errors.Is(err, syscall.EMFILE), errors.Is(err, syscall.ENFILE):
		return s.TooMany, true
	case errors.Is(err, disk.ErrNotFile) && file != "":
		return l.Faults.Saved.NotAFile(file), true
	case errors.Is(err, disk.ErrLink) && file != "":
		return l.Faults.Saved.Linked(file), true
	}
	if reason != "" {
		return s.Failed(file, reason), true
	}
	if errno, ok := errors.AsType[syscall.Errno](err); ok {
		return s.Failed(file, l.why(errno)), true
	}
	return Said{}, false
}
