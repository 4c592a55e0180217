package editions_test

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"tanteo/editions"
	"tanteo/scoring"
)

func TestEmbeddedEditionsAreWhole(t *testing.T) {
	c := editions.Embedded()
	var ids []string
	for _, l := range c.List() {
		ids = append(ids, l.ID)
		e, err := c.Edition(l.ID)
		if err != nil {
			t.Error(err)
			continue
		}
		if e.ID != l.ID || e.Name != l.Name || e.Language != l.Language || l.Own || !strings.HasPrefix(e.ID, e.Language+"-") {
			t.Errorf("%+v lists the edition %s, %s, %s", l, e.ID, e.Name, e.Language)
		}
		if _, err := c.Rulebook(e.Rules); err != nil {
			t.Errorf("%s: %v", e.ID, err)
		}
		if len(e.Sources) == 0 {
			t.Errorf("%s names no source", e.ID)
		}
		if rows := slices.Contains([]string{"es", "nl", "fr", "ca"}, e.Language); rows != (e.Notation == scoring.Rows) {
			t.Errorf("%s has the notation %s", e.ID, e.Notation)
		}
	}
	if diff := cmp.Diff(shipped, ids); diff != "" {
		t.Errorf("editions (-want +got):\n%s", diff)
	}
}

func TestEmbeddedRulebooksAreWhole(t *testing.T) {
	c := editions.Embedded()
	var ids []string
	for _, l := range c.ListRulebooks() {
		ids = append(ids, l.ID)
		r, err := c.Rulebook(l.ID)
		if err != nil {
			t.Error(err)
			continue
		}
		if r.ID != l.ID || r.Name != l.Name || r.Language != l.Language || l.Own || len(r.Sources) == 0 {
			t.Errorf("%+v lists %+v", l, r)
		}
	}
	if diff := cmp.Diff([]string{
		"ca", "de-sd", "en-hasbro", "en-home", "en-naspa", "en-wespa", "es-fise", "es-home", "fr-fisf", "it",
		"nl-home", "nl-sbnl", "no-nsf", "pl-literaki", "pl-pfs", "pt",
	}, ids); diff != "" {
		t.Errorf("rulebooks (-want +got):\n%s", diff)
	}
}

func TestEveryLanguageHasAnEdition(t *testing.T) {
	c := editions.Embedded()
	for language, want := range map[string]string{
		"es": "es-100", "nl": "nl-102", "en": "en-100", "fr": "fr-102", "de": "de-102", "it": "it-120", "pl": "pl-100",
		"pt": "pt-120", "ca": "ca-100", "no": "no-100", "nb": "no-100", "nn": "no-100", "sv": "sv-100", "da": "da-100", "fi": "fi-101",
		"es_MX.UTF-8": "es-100", "pt-BR": "pt-120", "NL": "nl-102", "ca@valencia": "ca-100",
		"": "en-100", "C": "en-100", "tlh": "en-100", "eso": "en-100",
	} {
		got := editions.ForLanguage(language)
		if got != want {
			t.Errorf("%q has %s, want %s", language, got, want)
		}
		edition(t, c, got)
	}
}

// The list says of a file what the file says when it is read as a whole.
func TestListsSayWhatTheFilesSay(t *testing.T) {
	c := editions.Embedded()
	for _, l := range c.List() {
		e, err := c.Edition(l.ID)
		if err != nil || l.Name != e.Name || l.Language != e.Language || l.Name == "" || l.Err != nil {
			t.Errorf("%+v: %v", l, err)
		}
	}
	for _, l := range c.ListRulebooks() {
		r, err := c.Rulebook(l.ID)
		if err != nil || l.Name != r.Name || l.Language != r.Language || l.Name == "" || l.Err != nil {
			t.Errorf("%+v: %v", l, err)
		}
	}
}

func TestAnEditionIsReadOnce(t *testing.T) {
	c := editions.Embedded()
	read := make([]*scoring.Edition, 8)
	var all sync.WaitGroup
	for i := range read {
		all.Go(func() { read[i], _ = c.Edition("es-100") })
	}
	all.Wait()
	for _, e := range read {
		if e == nil || e != read[0] {
			t.Fatal("two screens have two editions")
		}
	}
}

func TestUnknownIdsAreNotFound(t *testing.T) {
	c := editions.Embedded()
	_, edition := c.Edition("es-99")
	_, rulebook := c.Rulebook("../data/es-100")
	_, editionText := c.EditionText("")
	_, rulebookText := c.RulebookText("es-100")
	for err, want := range map[error]editions.NotFoundError{
		edition: {"edition", "es-99"}, rulebook: {"rulebook", "../data/es-100"},
		editionText: {"edition", ""}, rulebookText: {"rulebook", "es-100"},
	} {
		if got, ok := errors.AsType[*editions.NotFoundError](err); !ok || *got != want {
			t.Errorf("%v, want %v", err, &want)
		}
	}
}

func TestOwnFilesReplaceEmbeddedOnes(t *testing.T) {
	embedded := editions.Embedded()
	text, err := embedded.EditionText("es-100")
	if err != nil {
		t.Fatal(err)
	}
	rules, err := embedded.RulebookText("es-home")
	if err != nil {
		t.Fatal(err)
	}
	dir := folder(t, map[string]string{
		"editions/es-100.toml":    strings.Replace(string(text), "points = 50", "points = 40", 1),
		"rulebooks/es-home.toml":  strings.Replace(string(rules), `"En casa (Mattel)"`, `"En nuestra casa"`, 1),
		"rulebooks/es-ours.toml":  strings.Replace(string(rules), `"es-home"`, `"es-ours"`, 1),
		"editions/es-ours.toml":   strings.NewReplacer(`"es-100"`, `"es-ours"`, `"es-home"`, `"es-ours"`).Replace(string(text)),
		"editions/.es-100.toml":   "an editor's",
		"editions/es-100.toml~":   "an editor's, too",
		"editions/README":         "no edition",
		"editions/old/es-90.toml": "in a folder of the player's",
	})
	c, err := editions.Load(dir)
	if err != nil {
		t.Fatal(err)
	}
	if got := edition(t, c, "es-100").BonusFor(7); got != 40 {
		t.Errorf("the bonus is %d", got)
	}
	if r, err := c.Rulebook("es-home"); err != nil || r.Name != "En nuestra casa" {
		t.Errorf("the rulebook is %q, %v", r.Name, err)
	}
	if e := edition(t, c, "es-ours"); e.Rules != "es-ours" {
		t.Errorf("its rulebook is %s", e.Rules)
	}
	var own []string
	for _, l := range slices.Concat(c.List(), c.ListRulebooks()) {
		if l.Own {
			own = append(own, l.ID)
		}
		if l.Err != nil {
			t.Error(l.Err)
		}
	}
	if diff := cmp.Diff([]string{"es-100", "es-ours", "es-home", "es-ours"}, own); diff != "" {
		t.Errorf("the player's own (-want +got):\n%s", diff)
	}
	if got, err := c.EditionText("nl-102"); err != nil || !strings.HasPrefix(string(got), "# Dutch") {
		t.Errorf("the text of another edition is %.20q, %v", got, err)
	}
}

func TestAMistakeInOneFileHidesNoOther(t *testing.T) {
	text, err := editions.Embedded().EditionText("en-100")
	if err != nil {
		t.Fatal(err)
	}
	en := string(text)
	dir := folder(t, map[string]string{
		"editions/en-100.toml":   strings.Replace(en, "blanks = 2", "blanks = two", 1),
		"editions/folder.toml/x": "",
		"editions/other.toml":    en,
		"editions/rules.toml":    strings.NewReplacer(`"en-100"`, `"rules"`, `"en-home"`, `"no-such"`).Replace(en),
		"editions/large.toml":    strings.Repeat("#\n", 1<<19) + "#",
		"editions/My own.toml":   strings.Replace(en, `"en-100"`, `"My own"`, 1),
		"editions/right.toml":    strings.Replace(en, `"en-100"`, `"right"`, 1),
	})
	c, err := editions.Load(dir)
	if err != nil {
		t.Fatal(err)
	}
	wrong := map[string]string{}
	for _, l := range c.List() {
		if l.Err == nil {
			continue
		}
		if _, again := c.Edition(l.ID); !errors.Is(again, l.Err) {
			t.Errorf("%s lists %v and reads %v", l.ID, l.Err, again)
		}
		file, ok := errors.AsType[*editions.FileError](l.Err)
		if !ok || file.File != l.File || !l.Own || l.Name != "" {
			t.Errorf("%+v", l)
			continue
		}
		wrong[l.ID] = strings.TrimPrefix(l.Err.Error(), filepath.Join(dir, "editions")+string(filepath.Separator))
	}
	if diff := cmp.Diff(map[string]string{
		"en-100": `en-100.toml:17:10: expected keyword "true"`,
		"folder": "folder.toml: is a folder, where a file is expected",
		"other":  `other.toml:3:1: id: "en-100" is not the name of the file, "other"`,
		"rules":  `rules.toml:26:1: rules: there is no rulebook "no-such"`,
		"large":  "large.toml: is larger than 1048576 bytes",
		"My own": `My own.toml:3:1: id: "My own" has more than the letters a to z, digits and hyphens`,
	}, wrong); diff != "" {
		t.Errorf("mistakes (-want +got):\n%s", diff)
	}
	edition(t, c, "right")
	edition(t, c, "es-100")
}

func TestAnUnreadableFileIsNamed(t *testing.T) {
	dir := folder(t, map[string]string{"editions/gone.toml": "", "editions/shut.toml": ""})
	c, err := editions.Load(dir)
	if err != nil {
		t.Fatal(err)
	}
	gone := filepath.Join(dir, "editions", "gone.toml")
	if err := os.Remove(gone); err != nil {
		t.Fatal(err)
	}
	_, err = c.Edition("gone")
	if file, ok := errors.AsType[*editions.FileError](err); !ok || file.File != gone || !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("%#v", err)
	}
	if os.Geteuid() == 0 {
		t.Skip("root may read every file")
	}
	if err := os.Chmod(filepath.Join(dir, "editions", "shut.toml"), 0); err != nil {
		t.Fatal(err)
	}
	if _, err := c.Edition("shut"); !errors.Is(err, fs.ErrPermission) {
		t.Errorf("%#v", err)
	}
}

func TestFoldersThatAreNotThereAreNoError(t *testing.T) {
	for _, dir := range []string{"", t.TempDir(), filepath.Join(t.TempDir(), "none")} {
		c, err := editions.Load(dir)
		if err != nil {
			t.Error(err)
		}
		if got := len(c.List()); got != len(shipped) {
			t.Errorf("%d editions, want %d", got, len(shipped))
		}
	}
}

func TestAFolderThatCannotBeReadIsNamedAndHidesNothing(t *testing.T) {
	dir := folder(t, map[string]string{"editions": "a file"})
	c, err := editions.Load(dir)
	if file, ok := errors.AsType[*editions.FileError](err); !ok || file.File != filepath.Join(dir, "editions") {
		t.Errorf("%v", err)
	}
	edition(t, c, "es-100")
}

// The way to the first screen.
func BenchmarkOpenAndReadOneEdition(b *testing.B) {
	dir := b.TempDir()
	for b.Loop() {
		c, err := editions.Load(dir)
		if err != nil {
			b.Fatal(err)
		}
		e, err := c.Edition("es-100")
		if err != nil {
			b.Fatal(err)
		}
		if _, err := c.Rulebook(e.Rules); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkOpen(b *testing.B) {
	for b.Loop() {
		editions.Embedded()
	}
}
