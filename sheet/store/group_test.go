package store_test

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"

	"tanteo/sheet/store"
	"tanteo/sheet/store/disk"
)

// Accounts of a club that exist nowhere: to the system a user is a number.
const (
	ana      = 54_001
	bea      = 54_002
	stranger = 54_003
	club     = 54_100
)

// useAsMember does something with a folder of games as another user, who has a group of his own and
// is in the club, the stranger apart. Its arguments are the user, the umask, the folder, what is
// done, and with which game. Where the tests have no right to become somebody else, user 0 stays
// who he is.
func useAsMember(args []string) error {
	uid, err := strconv.Atoi(args[0])
	if err != nil {
		return err
	}
	umask, err := strconv.ParseInt(args[1], 8, 32)
	if err != nil {
		return err
	}
	syscall.Umask(int(umask))
	if uid != 0 {
		groups := []int{club}
		if uid == stranger {
			groups = nil
		}
		if err := errors.Join(syscall.Setgroups(groups), syscall.Setgid(uid), syscall.Setuid(uid)); err != nil {
			return err
		}
	}
	s, err := store.OpenFolder(args[2])
	if err == nil {
		err = asMember(s, args[3], args[4])
	}
	fmt.Println(said(err))
	return nil
}

func asMember(s *store.Store, what, id string) error {
	switch what {
	case "create":
		l, err := s.Create(game("Ana", "Bea"), day)
		if err != nil {
			return err
		}
		return errors.Join(s.SaveDraft(l.ID, []byte("H4")), s.Pen(l.ID, store.Holder{User: "ana"}).Take())
	case "list":
		all, err := s.List()
		for _, one := range all {
			err = errors.Join(err, one.Err)
		}
		return err
	case "save":
		l, err := s.Load(id)
		if err != nil {
			return err
		}
		pen := s.Pen(id, store.Holder{User: "bea"})
		if err := errors.Join(pen.Take(), s.SaveDraft(id, []byte("H5"))); err != nil {
			return err
		}
		return errors.Join(pen.Write(func() error { return save(s, withNote(l, what)) }), pen.Take())
	case "look":
		_, _, err := s.Pen(id, store.Holder{User: "bea"}).Look()
		return err
	case "close":
		g, err := s.Open(id)
		if err != nil {
			return err
		}
		return errors.Join(g.Append(withNote(g.Log(), what)), g.Close())
	case "trash":
		return s.Trash(id)
	case "restore":
		return s.Restore(id)
	}
	return fmt.Errorf("nobody can %s", what)
}

// said is what a fault is, in a word: where a right lacks, which one.
func said(err error) string {
	if err == nil {
		return "done"
	}
	text := strings.ReplaceAll(err.Error(), "\n", "; ")
	if right, ok := errors.AsType[*disk.RightError](err); ok {
		text = strings.ReplaceAll(text, right.Path+" of", filepath.Base(right.Path)+" of")
	}
	return text
}

// sharedFolder is a folder that a club shares, where everybody can come to it.
func sharedFolder(t *testing.T, mode fs.FileMode) string {
	t.Helper()
	dir := t.TempDir()
	for path := dir; path != os.TempDir() && path != "/"; path = filepath.Dir(path) {
		if err := os.Chmod(path, 0o755); err != nil {
			t.Fatal(err)
		}
	}
	shared := filepath.Join(dir, "club")
	if err := os.Mkdir(shared, 0o700); err != nil {
		t.Fatal(err)
	}
	if os.Geteuid() == 0 {
		if err := os.Chown(shared, 0, club); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Chmod(shared, mode); err != nil {
		t.Fatal(err)
	}
	return shared
}

// groupsAre holds everything in a folder to the rights and the group of that folder.
func groupsAre(t *testing.T, shared string, file, folder fs.FileMode) {
	t.Helper()
	of := func(info fs.FileInfo) uint32 { return info.Sys().(*syscall.Stat_t).Gid }
	top, err := os.Stat(shared)
	if err != nil {
		t.Fatal(err)
	}
	err = filepath.WalkDir(shared, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || path == shared {
			return err
		}
		info, err := entry.Info()
		if err != nil {
			return err
		}
		want := file
		if info.IsDir() {
			want = folder
		}
		if info.Mode()&^fs.ModeDir != want || top.Mode()&fs.ModeSetgid != 0 && of(info) != of(top) {
			t.Errorf("%s: %v of group %d", entry.Name(), info.Mode(), of(info))
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

// TestRightsAreThoseOfTheFolder: whatever the umask, files and folders have what the folder gives
// the group where it is shared, and are private in any other.
func TestRightsAreThoseOfTheFolder(t *testing.T) {
	const setgid = fs.ModeSetgid
	for _, test := range []struct {
		of, file, folder fs.FileMode
	}{
		{setgid | 0o770, 0o660, setgid | 0o770},
		{setgid | 0o775, 0o660, setgid | 0o770}, // never more than the group's
		{setgid | 0o730, 0o620, setgid | 0o730},
		{setgid | 0o750, 0o600, setgid | 0o700}, // the group may not write
		{0o770, 0o600, 0o700},                   // its files would have a group of their own
		{0o700, 0o600, 0o700},
	} {
		for _, umask := range []string{"002", "077", "022", "277"} {
			shared := sharedFolder(t, test.of)
			for _, step := range []string{"create", "save", "trash"} {
				if said := start(t, "member", "0", umask, shared, step, id).lines(); said[0] != "done" {
					t.Errorf("%v, umask %s: %s: %q", test.of, umask, step, said)
				}
				if test.of&setgid != 0 && test.of&0o020 == 0 { // the system makes new folders setgid, which does no harm
					continue
				}
				groupsAre(t, shared, test.file, test.folder)
			}
		}
	}
}

const id = "2026-11-29-ana-bea"

// TestAGroupSharesItsGames: what one member has made, another goes on with, throws away and brings
// back, whatever the umask of each.
func TestAGroupSharesItsGames(t *testing.T) {
	if os.Geteuid() != 0 {
		t.Skip("only root can become two other users")
	}
	shared := sharedFolder(t, fs.ModeSetgid|0o770)
	for _, step := range []struct {
		user  int
		umask string
		what  string
	}{
		{ana, "077", "create"}, {bea, "002", "list"}, {bea, "002", "save"}, {ana, "022", "save"}, {bea, "077", "save"},
		{ana, "077", "trash"}, {bea, "022", "restore"}, {ana, "002", "save"},
	} {
		if said := start(t, "member", strconv.Itoa(step.user), step.umask, shared, step.what, id).lines(); said[0] != "done" {
			t.Errorf("%d, umask %s, %s: %q", step.user, step.umask, step.what, said)
		}
		groupsAre(t, shared, 0o660, fs.ModeSetgid|0o770)
	}
}

// TestAMissingRightIsNamed: which right it is, to what, and whose that is.
func TestAMissingRightIsNamed(t *testing.T) {
	if os.Geteuid() != 0 {
		t.Skip("only root can become two other users")
	}
	for _, test := range []struct {
		name, what, right string
		who               int
		prepare           func(shared string) error
	}{
		{"a stranger", "list", "to look into the folder club of root", stranger, nil},
		{"a stranger notes something", "save", "to look into the folder club of root", stranger, nil},
		{"a folder above", "list", "to look into the folder 001 of root", bea, func(shared string) error { return os.Chmod(filepath.Dir(shared), 0o700) }},
		{"a group that may only read", "create", "to write in the folder club of root", bea, func(shared string) error { return os.Chmod(shared, 0o750|fs.ModeSetgid) }},
		{"a private file", "list", "to read the file 2026-11-29-ana-bea.json of 54001", bea, func(shared string) error { return os.Chmod(filepath.Join(shared, id+".json"), 0o600) }},
		{"a file to be read", "save", "to write the file 2026-11-29-ana-bea.lock of 54001", bea, func(shared string) error { return os.Chmod(filepath.Join(shared, id+".lock"), 0o640) }},
		{"a group that may only look", "look", "to write in the folder club of root", bea, func(shared string) error {
			return errors.Join(os.Remove(filepath.Join(shared, id+".lock")), os.Chmod(shared, 0o750|fs.ModeSetgid))
		}},
		{"a trash of one's own", "trash", "to look into the folder trash of 54001", bea, func(shared string) error {
			return errors.Join(os.Mkdir(filepath.Join(shared, "trash"), 0o700), os.Chown(filepath.Join(shared, "trash"), ana, club))
		}},
		{"a folder that keeps each one's files", "trash", "to touch what others own in the folder club of root", bea, func(shared string) error {
			return os.Chmod(shared, 0o770|fs.ModeSetgid|fs.ModeSticky)
		}},
		{"a game in such a folder", "close", "to touch what others own in the folder club of root", bea, func(shared string) error {
			return os.Chmod(shared, 0o770|fs.ModeSetgid|fs.ModeSticky)
		}},
	} {
		t.Run(test.name, func(t *testing.T) {
			shared := sharedFolder(t, fs.ModeSetgid|0o770)
			if said := start(t, "member", strconv.Itoa(ana), "077", shared, "create", id).lines(); said[0] != "done" {
				t.Fatal(said)
			}
			if test.prepare != nil {
				if err := test.prepare(shared); err != nil {
					t.Fatal(err)
				}
			}
			said := start(t, "member", strconv.Itoa(test.who), "022", shared, test.what, id).lines()
			if !strings.Contains(said[0], ": no right "+test.right) {
				t.Errorf("%q", said)
			}
		})
	}
}
