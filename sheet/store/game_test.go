package store_test

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/signal"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"tanteo/sheet"
	"tanteo/sheet/file"
	"tanteo/sheet/store"
)

func TestCreateSaveLoad(t *testing.T) {
	s, dir, l := newGame(t)
	if l.ID != "2026-11-29-ana-bea" {
		t.Errorf("id %s", l.ID)
	}
	g, err := s.Open(l.ID)
	if err != nil {
		t.Fatal(err)
	}
	loads := func() {
		t.Helper()
		back, err := open(t, dir).Load(l.ID)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(l, back, cmpopts.EquateEmpty()); diff != "" {
			t.Error(diff)
		}
	}
	for i := range 3 {
		l = withNote(l, fmt.Sprint(i))
		if err := g.Append(l); err != nil {
			t.Fatal(err)
		}
		loads()
	}
	if files := names(t, filepath.Join(dir, "games")); !slices.Equal(files, []string{l.ID + ".changes", l.ID + ".json"}) {
		t.Errorf("%q", files)
	}
	if err := g.Close(); err != nil {
		t.Fatal(err)
	}
	loads()
	if files := names(t, filepath.Join(dir, "games")); !slices.Equal(files, []string{l.ID + ".json"}) {
		t.Errorf("%q", files)
	}
}

func TestIDsAreNumberedWhereTaken(t *testing.T) {
	s, dir, l := newGame(t)
	second, err := s.Create(game("Ana", "Bea"), day)
	if err != nil || second.ID != l.ID+"-2" {
		t.Fatalf("%s, %v", second.ID, err)
	}
	if err := s.Trash(second.ID); err != nil { // it could come back
		t.Fatal(err)
	}
	if err := os.Rename(filepath.Join(dir, "games", l.ID+".json"), filepath.Join(dir, "games", l.ID+".damaged")); err != nil {
		t.Fatal(err)
	}
	third, err := s.Create(game("Ana", "Bea"), day)
	if err != nil || third.ID != l.ID+"-3" {
		t.Errorf("%s, %v", third.ID, err)
	}
}

func TestACopiedFileIsAGameOfItsOwn(t *testing.T) {
	s, dir, l := newGame(t)
	text, err := os.ReadFile(filepath.Join(dir, "games", l.ID+".json"))
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "games", "copy.json"), text, 0o600); err != nil {
		t.Fatal(err)
	}
	c, err := s.Load("copy")
	if err != nil || c.ID != "copy" {
		t.Fatalf("%q, %v", c.ID, err)
	}
	if err := save(s, withNote(c, "in the copy")); err != nil {
		t.Fatal(err)
	}
	if first, err := s.Load(l.ID); err != nil || len(first.Events) != 0 {
		t.Errorf("the first game has changed: %v", err)
	}
}

func TestAppendWritesBehindNothingThatItHasNotRead(t *testing.T) {
	s, dir, l := newGame(t)
	mine, err := s.Open(l.ID)
	if err != nil {
		t.Fatal(err)
	}
	other := open(t, dir)
	theirs, err := other.Open(l.ID)
	if err != nil {
		t.Fatal(err)
	}
	if err := theirs.Append(withNote(l, "theirs")); err != nil {
		t.Fatal(err)
	}
	behind := (*store.BehindError)(nil)
	if err := mine.Append(withNote(l, "mine!!")); !errors.As(err, &behind) || len(behind.News.Steps) != 1 {
		t.Fatalf("%v", err)
	}
	now := behind.News.Log
	if took, err := l.Take(behind.News.Steps...); err != nil || !cmp.Equal(took, now, cmpopts.EquateEmpty()) || now.Events[0].What != (sheet.Noted{Text: "theirs"}) {
		t.Fatalf("%+v, %v", now, err)
	}
	if err := mine.Append(withNote(now, "after reading it")); err != nil {
		t.Error(err)
	}
	if err := theirs.Close(); err != nil { // with what mine has noted
		t.Fatal(err)
	}
	if news, err := mine.New(); err != nil || !news.None() {
		t.Errorf("%+v, %v", news, err)
	}
	if back, err := s.Load(l.ID); err != nil || len(back.Events) != 2 {
		t.Errorf("%v, %v", back.Events, err)
	}
	if err := other.Trash(l.ID); err != nil {
		t.Fatal(err)
	}
	changed := (*store.ChangedError)(nil)
	if err := mine.Append(withNote(l, "gone")); !errors.As(err, &changed) || !changed.Gone {
		t.Errorf("%v", err)
	}
}

func TestDamagedFilesAreSetAside(t *testing.T) {
	s, dir, l := newGame(t)
	path := filepath.Join(dir, "games", l.ID+".json")
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for i, spoilt := range []string{"", string(text[:len(text)/2]), strings.Replace(string(text), `"first": 1`, `"first": 3`, 1), "\x00\xff"} {
		if err := os.WriteFile(path, []byte(spoilt), 0o600); err != nil {
			t.Fatal(err)
		}
		want := l.ID + ".damaged"
		if i > 0 {
			want += fmt.Sprint("-", i+1)
		}
		_, err := s.Load(l.ID)
		damaged, inside := (*store.DamagedError)(nil), (*file.DamagedError)(nil)
		if !errors.As(err, &damaged) || !errors.As(err, &inside) || damaged.Aside != want {
			t.Fatalf("%v", err)
		}
		if kept, err := os.ReadFile(filepath.Join(dir, "games", damaged.Aside)); err != nil || string(kept) != spoilt {
			t.Errorf("%s has other bytes: %v", damaged.Aside, err)
		}
		if _, err := s.Load(l.ID); !errors.As(err, new(*store.NotFoundError)) {
			t.Errorf("%v", err)
		}
	}
}

func TestFilesThatAreLeftAlone(t *testing.T) {
	s, dir, l := newGame(t)
	path := filepath.Join(dir, "games", l.ID+".json")
	before, err := s.Open(l.ID)
	if err != nil {
		t.Fatal(err)
	}
	newer := []byte(`{"schema": 99}`)
	if err := os.WriteFile(path, newer, 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Load(l.ID); !errors.As(err, new(*file.NewerSchemaError)) || errors.As(err, new(*store.DamagedError)) {
		t.Errorf("newer schema: %v", err)
	}
	if err := before.Append(withNote(l, "mine")); !errors.As(err, new(*file.NewerSchemaError)) {
		t.Errorf("saving over a newer schema: %v", err)
	}
	if text, err := os.ReadFile(path); err != nil || string(text) != string(newer) {
		t.Errorf("it has changed: %s, %v", text, err)
	}
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	if err := syscall.Mkfifo(path, 0o600); err != nil {
		t.Fatal(err)
	}
	_, loadErr := s.Load(l.ID)
	for _, err := range []error{loadErr, save(s, l)} {
		if reason(err) != string(store.NotAFile) {
			t.Errorf("a pipe: %v", err)
		}
	}
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	if err := os.Mkdir(path, 0o700); err != nil {
		t.Fatal(err)
	}
	_, loadErr = s.Load(l.ID)
	for _, err := range []error{loadErr, save(s, l)} {
		if reason(err) != string(store.NotAFile) {
			t.Errorf("a folder: %v", err)
		}
	}
	if err := s.Trash(l.ID); !errors.As(err, new(*store.FileError)) {
		t.Errorf("throwing a folder away: %v", err)
	}
	if info, err := os.Stat(path); err != nil || !info.IsDir() {
		t.Error("the folder has gone")
	}
}

func TestIDsThatArePaths(t *testing.T) {
	s, dir, _ := newGame(t)
	if err := os.WriteFile(filepath.Join(dir, "secret.json"), []byte("{}"), 0o600); err != nil {
		t.Fatal(err)
	}
	id := "../secret"
	_, loadErr := s.Load(id)
	_, draftErr := s.LoadDraft(id)
	lockErr := s.Pen(id, store.Holder{}).Take()
	_, _, lookErr := s.Pen(id, store.Holder{}).Look()
	l := game("Ana", "Bea")
	l.ID = id
	for _, err := range []error{loadErr, draftErr, lockErr, lookErr, save(s, l), s.SaveDraft(id, []byte("x")), s.Trash(id), s.Restore(id)} {
		if !errors.As(err, new(*store.BadIDError)) {
			t.Errorf("%v", err)
		}
	}
	if files := names(t, dir); !slices.Equal(files, []string{"games", "secret.json"}) {
		t.Errorf("%q", files)
	}
}

// Fault 100: whenever a session is killed, the file is one of the versions that it saved,
// and no older than the last that it had been told was safe.
func TestKilledWhileSaving(t *testing.T) {
	_, dir, l := newGame(t)
	safe := 0
	for round := range 25 {
		c := start(t, "save", dir, l.ID)
		var said []string
		for range 1 + round%7 {
			said = append(said, c.line())
		}
		said = append(said, c.kill()...)
		last, err := strconv.Atoi(said[len(said)-1])
		if err != nil {
			t.Fatalf("%q", said)
		}
		safe = max(safe, last)
		now, err := open(t, dir).Load(l.ID)
		if err != nil {
			t.Fatalf("round %d: %v", round, err)
		}
		if n := version(now); n < safe || n > safe+1 {
			t.Fatalf("round %d: version %d, where %d was safe", round, n, safe)
		}
		safe = version(now)
	}
}

func TestCreatingAtOnceNeverSharesAnID(t *testing.T) {
	dir := t.TempDir() // the folders are made at once too
	const sessions, games = 4, 15
	var children []*child
	for range sessions {
		children = append(children, start(t, "create", dir, strconv.Itoa(games)))
	}
	seen := map[string]bool{}
	for _, c := range children {
		for _, id := range c.lines() {
			if seen[id] {
				t.Errorf("%s twice", id)
			}
			seen[id] = true
			if l, err := open(t, dir).Load(id); err != nil || l.ID != id {
				t.Errorf("%s: %v", id, err)
			}
		}
	}
	if len(seen) != sessions*games {
		t.Errorf("%d games", len(seen))
	}
	for n := 1; n <= sessions*games; n++ {
		id := "2026-11-29-ana-bea"
		if n > 1 {
			id += fmt.Sprint("-", n)
		}
		if !seen[id] {
			t.Errorf("%s was passed over", id)
		}
	}
}

func TestFullDiskLeavesTheOldFile(t *testing.T) {
	_, dir, l := newGame(t)
	before, err := os.ReadFile(filepath.Join(dir, "games", l.ID+".json"))
	if err != nil {
		t.Fatal(err)
	}
	want := []string{"save: full", "create: full", "draft: full", "pen: full", "smaller: saved"}
	if said := start(t, "full", dir, l.ID, strconv.Itoa(len(before)+400)).lines(); !slices.Equal(said, want) {
		t.Errorf("%q", said)
	}
	if files := names(t, filepath.Join(dir, "games")); !slices.Equal(files, []string{l.ID + ".changes", l.ID + ".json"}) {
		t.Errorf("left behind: %q", files)
	}
	if now, err := open(t, dir).Load(l.ID); err != nil || len(now.Events) != 1 {
		t.Errorf("%v, %v", now.Events, err)
	}
}

// saveOnFullDisk works where no file may grow beyond a size, which stops a write in its
// middle as a full disk does.
func saveOnFullDisk(args []string) error {
	s, l, err := loaded(args[0], args[1])
	if err != nil {
		return err
	}
	size, err := strconv.Atoi(args[2])
	if err != nil {
		return err
	}
	signal.Ignore(syscall.SIGXFSZ)
	var limit syscall.Rlimit
	set(&limit.Cur, size)
	set(&limit.Max, size)
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &limit); err != nil {
		return err
	}
	large := withNote(l, strings.Repeat("x", 5000))
	fmt.Println("save:", reason(save(s, large)))
	_, err = s.Create(large, day)
	fmt.Println("create:", reason(err))
	fmt.Println("draft:", reason(s.SaveDraft(l.ID, make([]byte, 5000))))
	fmt.Println("pen:", reason(s.Pen(l.ID, store.Holder{User: strings.Repeat("ana", 3000)}).Take()))
	small := s.Pen(l.ID, store.Holder{User: "ana"})
	if err := errors.Join(small.Take(), small.Close(nil)); err != nil {
		return err
	}
	if err := save(s, withNote(l, "small")); err != nil {
		return err
	}
	fmt.Println("smaller: saved")
	return nil
}

// set sets a limit, whose type systems do not agree on.
func set[T int64 | uint64](limit *T, n int) { *limit = T(n) }

func reason(err error) string {
	if file := (*store.FileError)(nil); errors.As(err, &file) {
		return string(file.Why)
	}
	return fmt.Sprint(err)
}

func TestModesWhateverTheUmask(t *testing.T) {
	for _, umask := range []string{"0", "777"} {
		dir := filepath.Join(t.TempDir(), "config", "tanteo")
		start(t, "umask", dir, umask).lines()
		for path, want := range map[string]fs.FileMode{
			filepath.Dir(dir): 0o700, dir: 0o700, dir + "/games": 0o700, dir + "/trash": 0o700,
			dir + "/games/2026-11-29-ana-bea.json": 0o600, dir + "/games/2026-11-29-ana-bea.draft": 0o600,
			dir + "/games/2026-11-29-ana-bea.lock": 0o600, dir + "/trash/2026-11-29-ana-bea-2.json": 0o600,
		} {
			if info, err := os.Stat(path); err != nil || info.Mode().Perm() != want {
				t.Errorf("umask %s: %s: %v, %v", umask, path, info.Mode(), err)
			}
		}
	}
}

func saveUnderUmask(args []string) error {
	mask, err := strconv.ParseInt(args[1], 8, 32)
	if err != nil {
		return err
	}
	syscall.Umask(int(mask))
	s, err := store.Open(args[0])
	if err != nil {
		return err
	}
	l, err := s.Create(game("Ana", "Bea"), day)
	if err != nil {
		return err
	}
	second, err := s.Create(game("Ana", "Bea"), day)
	if err != nil {
		return err
	}
	err = s.Pen(l.ID, store.Holder{}).Take() // the process ends without Close
	return errors.Join(err, save(s, withNote(l, "x")), s.SaveDraft(l.ID, []byte("H4")), s.Trash(second.ID))
}

func TestAFileInPlaceOfTheFolder(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "games"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	s := open(t, dir)
	_, createErr := s.Create(game("Ana", "Bea"), day)
	_, loadErr := s.Load("x")
	_, listErr := s.List()
	lockErr := s.Pen("x", store.Holder{}).Take()
	_, openErr := store.Open(filepath.Join(dir, "games"))
	for i, err := range []error{createErr, loadErr, listErr, lockErr, openErr, s.SaveDraft("x", []byte("x"))} {
		if reason(err) != string(store.NotAFolder) {
			t.Errorf("%d: %v", i, err)
		}
	}
}

func TestListingMakesNoFolder(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "tanteo")
	s := open(t, dir)
	if all, err := s.List(); err != nil || len(all) != 0 {
		t.Errorf("%v, %v", all, err)
	}
	if _, err := s.Load("x"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("%v", err)
	}
	if _, err := os.Stat(dir); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("%v", err)
	}
}

// Permissions mean nothing to root, so that the other process becomes another user first.
func TestFolderWithoutPermission(t *testing.T) {
	_, dir, l := newGame(t)
	games := filepath.Join(dir, "games")
	if os.Geteuid() == 0 {
		for path := dir; path != os.TempDir() && path != "/"; path = filepath.Dir(path) {
			if err := os.Chmod(path, 0o755); err != nil {
				t.Fatal(err)
			}
		}
		for _, path := range []string{dir, games, filepath.Join(games, l.ID+".json")} {
			if err := os.Chown(path, nobody, nobody); err != nil {
				t.Fatal(err)
			}
		}
	}
	if err := os.Chmod(games, 0o500); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = os.Chmod(games, 0o700) })
	want := []string{
		"save: not allowed", "create: not allowed", "draft: not allowed", "lock: not allowed", "look: not allowed", "trash: not allowed",
		"damaged, and kept: true", "unreadable: not allowed",
	}
	if said := start(t, "denied", dir, l.ID).lines(); !slices.Equal(said, want) {
		t.Errorf("%q", said)
	}
	if files := names(t, games); !slices.Equal(files, []string{l.ID + ".json"}) {
		t.Errorf("%q", files)
	}
}

const nobody = 65534

func useForbiddenFolder(args []string) error {
	if os.Geteuid() == 0 {
		if err := syscall.Setuid(nobody); err != nil {
			return err
		}
	}
	s, l, err := loaded(args[0], args[1])
	if err != nil {
		return err
	}
	fmt.Println("save:", reason(save(s, withNote(l, "x"))))
	_, err = s.Create(l, day)
	fmt.Println("create:", reason(err))
	fmt.Println("draft:", reason(s.SaveDraft(l.ID, []byte("x"))))
	fmt.Println("lock:", reason(s.Pen(l.ID, store.Holder{}).Take()))
	_, _, err = s.Pen(l.ID, store.Holder{}).Look()
	fmt.Println("look:", reason(err))
	fmt.Println("trash:", reason(s.Trash(l.ID)))
	path := filepath.Join(args[0], "games", l.ID+".json")
	if err := os.WriteFile(path, []byte("{"), 0o600); err != nil {
		return err
	}
	_, err = s.Load(l.ID)
	damaged := (*store.DamagedError)(nil)
	fmt.Println("damaged, and kept:", errors.As(err, &damaged) && damaged.Aside == "" && errors.Is(damaged.Kept, fs.ErrPermission))
	if err := os.Chmod(path, 0); err != nil {
		return err
	}
	_, err = s.Load(l.ID)
	fmt.Println("unreadable:", reason(err))
	return nil
}

// What is known of an open game stays, whatever somebody does to its files.
func TestFilesThatAreTamperedWithUnderAnOpenGame(t *testing.T) {
	for _, test := range []struct {
		name    string
		closed  bool // the document has all that was noted
		tamper  func(t *testing.T, path string)
		changed bool // else it is only read
	}{
		{"the changes are removed", false, func(t *testing.T, path string) { remove(t, path+".changes") }, true},
		{"the changes are edited", false, func(t *testing.T, path string) { edit(t, path+".changes") }, false},
		{"the document is edited", false, func(t *testing.T, path string) { edit(t, path+".json") }, false},
		{"a document with all is edited", true, func(t *testing.T, path string) { edit(t, path+".json") }, false},
	} {
		t.Run(test.name, func(t *testing.T) {
			s, dir, l := newGame(t)
			g, err := s.Open(l.ID)
			if err != nil {
				t.Fatal(err)
			}
			noted := l
			for _, text := range []string{"alpha", "beta", "gamma"} {
				noted = withNote(noted, text)
				if err := g.Append(noted); err != nil {
					t.Fatal(err)
				}
			}
			if test.closed {
				if err := g.Close(); err != nil {
					t.Fatal(err)
				}
			}
			test.tamper(t, filepath.Join(dir, "games", l.ID))
			news, err := g.New()
			if changed := errors.As(err, new(*store.ChangedError)); changed != test.changed || !changed && (err != nil || !news.None() || !store.IsAltered(g.Altered())) {
				t.Errorf("%d steps, %v, altered: %v", len(news.Steps), err, g.Altered())
			}
			if err := g.Append(withNote(noted, "delta")); err == nil {
				t.Error("written over it")
			}
			if known := g.Log(); len(known.Events) != 3 {
				t.Errorf("%d events are known", len(known.Events))
			}
		})
	}
}

func remove(t *testing.T, path string) {
	t.Helper()
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
}

// edit replaces a word of a file by one of another length.
func edit(t *testing.T, path string) {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	edited := strings.Replace(string(text), "alpha", "another", 1)
	if edited == string(text) { // a document without what was noted
		edited = strings.Replace(edited, `"Ana"`, `"Another"`, 1)
	}
	if edited == string(text) {
		t.Fatal("there is nothing to edit")
	}
	if err := os.WriteFile(path, []byte(edited), 0o600); err != nil {
		t.Fatal(err)
	}
}
