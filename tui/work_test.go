package tui

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	tea "charm.land/bubbletea/v2"

	"tanteo/sheet/store"
	"tanteo/tui/desk"
	"tanteo/tui/desk/view"
	"tanteo/tui/kit"
	"tanteo/tui/write"
)

// A panic in something that runs off the key path is told as any error of it is: the program
// goes on, what was waited for is waited for no more, and the details are in a file.
func TestAPanicInACommandIsASentence(t *testing.T) {
	t.Parallel()
	m := deskOfSaved(t)
	m.Update(tea.KeyPressMsg{Code: '5', Text: "5"})
	m.desk.At.Over = view.Lying{Over: write.New(write.Question{Content: panics{}, Endings: []write.Ending{{Text: ".txt"}}, ShowPath: m.showPath})}
	if _, cmd := m.Update(tea.KeyPressMsg{Code: tea.KeyEnter}); quits(m, cmd) {
		t.Fatal("the program ends")
	}
	if _, open := m.desk.Lying(); m.Crashed() != nil || m.writing != 0 || !open {
		t.Errorf("crashed: %v, %d files on their way, the form is open: %v", m.Crashed(), m.writing, open)
	}
	_, said, _ := m.desk.OverAnswers()
	if text := strings.Join(said[:], " "); !strings.Contains(text, m.Lang.Tool.Usage.Internal.What) {
		t.Errorf("it says %q", text)
	}
	details, err := os.ReadFile(filepath.Join(m.set.Folder, "crash.txt"))
	if err != nil || !strings.Contains(string(details), "no such seat") || !strings.Contains(string(details), "work_test.go") {
		t.Errorf("the details are %q, %v", details, err)
	}
}

// Who leaves the form before it is known that a file is there already is told so: nothing was
// written.
func TestAFileThatIsThereIsToldAfterLeaving(t *testing.T) {
	t.Parallel()
	m := deskOfSaved(t)
	path := filepath.Join(t.TempDir(), "mine.gcg")
	if err := os.WriteFile(path, []byte("precious"), 0o600); err != nil {
		t.Fatal(err)
	}
	cmd := m.atTable(func(d *desk.Desk) { d.Act(kit.DoText{Text: "write " + path}) })
	m.Update(tea.KeyPressMsg{Code: tea.KeyEscape})
	if _, open := m.desk.Lying(); open || quits(m, cmd) {
		t.Fatal("the form is open, or the program ends")
	}
	if !m.Notice.Fault || !strings.Contains(m.Notice.Text, "mine.gcg") {
		t.Errorf("it says %q", m.Notice.Text)
	}
}

// panics is what cannot be written.
type panics struct{}

func (panics) Name([]write.Row) string                    { return "a.txt" }
func (panics) Encode([]write.Row, string) ([]byte, error) { panic("no such seat") }
func (panics) Lost(string) []string                       { return nil }

// A save that panics is a save that failed: it is tried again with the next key, and what was
// noted is there.
func TestAPanicInASaveIsTriedAgain(t *testing.T) {
	t.Parallel()
	m := deskOfSaved(t)
	k := m.saver.keeper
	game := k.Game
	k.Game = nil // so that the save panics
	if quits(m, m.atTable(func(d *desk.Desk) { d.Act(kit.DoText{Text: "25"}) })) {
		t.Fatal("the program ends")
	}
	if m.saver.busy || !strings.Contains(m.unsaved, m.Lang.Tool.Usage.Internal.What) {
		t.Errorf("busy: %v, it says %q", m.saver.busy, m.unsaved)
	}
	k.Game = game
	if _, cmd := m.Update(tea.KeyPressMsg{Code: tea.KeyLeft}); quits(m, cmd) || m.unsaved != "" {
		t.Errorf("tried again it says %q", m.unsaved)
	}
}

// deskOfSaved is a model with a saved game at the table.
func deskOfSaved(t *testing.T) *Model {
	t.Helper()
	games, err := store.Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	m := newGridDesk(t, games, []string{"Ana", "Bea"}, 1).Model
	m.set.Folder = t.TempDir()
	l, err := games.Create(m.desk.At.Game.Log, m.set.Now())
	if err != nil {
		t.Fatal(err)
	}
	sat, err := m.room().Look(l.ID)
	if err != nil {
		t.Fatal(err)
	}
	m.desk.At.Game.Log = l
	t.Cleanup(m.Release)
	m.desk.At.InGrid = false
	m.saver = m.newSaver(sat.Keeper, sat.News)
	return m
}

// quits runs a command and what follows from it, and says whether that ends the program.
func quits(m *Model, cmd tea.Cmd) bool {
	for cmds := []tea.Cmd{cmd}; len(cmds) > 0; cmds = cmds[1:] {
		if cmds[0] == nil {
			continue
		}
		switch msg := cmds[0]().(type) {
		case tea.QuitMsg:
			return true
		case tea.BatchMsg:
			cmds = append(cmds, msg...)
		default:
			_, next := m.Update(msg)
			cmds = append(cmds, next)
		}
	}
	return false
}

// What is laid, typed or noted is saved with the key that does it, whatever key that is. A cursor
// that only moves, or a look at another turn, is no reason to write a file.
func TestWhatIsSaved(t *testing.T) {
	t.Parallel()
	m := deskOfSaved(t)
	for _, step := range []struct {
		name  string
		key   tea.KeyPressMsg
		saves int
	}{
		{"an arrow on an empty board", tea.KeyPressMsg{Code: tea.KeyLeft}, 0},
		{"a letter", tea.KeyPressMsg{Code: 's', Text: "s"}, 1},
		{"an arrow beside it", tea.KeyPressMsg{Code: tea.KeyDown}, 0},
		{"another letter", tea.KeyPressMsg{Code: 'e', Text: "e"}, 1},
		{"Esc", tea.KeyPressMsg{Code: tea.KeyEscape}, 1},
		{"what Esc took, back", tea.KeyPressMsg{Code: 'u', Mod: tea.ModCtrl}, 1},
		{"Esc again", tea.KeyPressMsg{Code: tea.KeyEscape}, 1},
		{"a digit for the entry", tea.KeyPressMsg{Code: '7', Text: "7"}, 1},
		{"the line", tea.KeyPressMsg{Code: tea.KeyEnter}, 1},
		{"a turn back", tea.KeyPressMsg{Code: '-', Text: "-"}, 0},
		{"undo", tea.KeyPressMsg{Code: 'u', Mod: tea.ModCtrl}, 1},
	} {
		before := m.saver.jobs
		if _, cmd := m.Update(step.key); quits(m, cmd) {
			t.Fatal("the program ends")
		}
		if got := m.saver.jobs - before; got != step.saves {
			t.Errorf("%s: %d saves", step.name, got)
		}
	}
}
