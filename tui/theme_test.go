package tui

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"math"
	"os"
	"strconv"
	"testing"

	"github.com/google/go-cmp/cmp"

	"tanteo/config"
	"tanteo/tui/draw"
)

// The terminal's own grounds that text must be read on.
var (
	darkGrounds  = []string{"#000000", "#121212", "#1e1e2e", "#282a36"}
	lightGrounds = []string{"#ffffff", "#fafafa", "#fdf6e3", "#eeeeee"}
)

// themeNames are the themes, and whether their text stands on a light ground.
var themeNames = map[string]bool{"dark": false, "light": true, "contrast": false, "dark-2008": false, "light-2008": true}

// meaningNames is what the meanings are called in the description of the colours.
var meaningNames = [draw.Meanings]string{
	"Square", "TripleWord", "DoubleWord", "TripleLetter", "DoubleLetter", "Tile", "LastPlay", "LaidTile", "Blank", "Cursor",
	"Leader", "Fault", "Notice", "Muted", "FocusedPane", "InList", "NotInList",
}

// Every text of every theme can be read on its ground, by WCAG 2: 4.5 for letters, 7 in the
// theme of high contrast, 3 for the dot of a plain square, which is no letter.
func TestThemesAreReadable(t *testing.T) {
	t.Parallel()
	for name, light := range themeNames {
		shades := draw.ThemeShades(name, !light)
		for m := range draw.Meanings {
			for _, full := range []bool{true, false} {
				needed := 4.5
				switch {
				case name == "contrast":
					needed = 7
				case m == draw.Square:
					needed = 3
				}
				text := hexOf(shades[m].Text, shades[m].Text256, full)
				grounds := groundsOf(shades, m, light, full)
				if m == draw.Leader { // the points of a possible place stand on its square
					grounds = append(grounds, groundsOf(shades, draw.Square, light, full)...)
				}
				for _, ground := range grounds {
					if got := contrast(text, ground); got < needed {
						t.Errorf("%s, %s, full colour %t: %s on %s has contrast %.2f, needs %.1f", name, meaningNames[m], full, text, ground, got, needed)
					}
				}
			}
		}
	}
}

// groundsOf are what a text of a meaning stands on: its own ground, the tiles under the
// letter of a blank, or whatever ground the terminal has.
func groundsOf(shades *[draw.Meanings]draw.Shade, m draw.Meaning, light, full bool) []string {
	switch {
	case shades[m].Ground != "" || shades[m].Ground256 != "":
		return []string{hexOf(shades[m].Ground, shades[m].Ground256, full)}
	case m == draw.Blank:
		var all []string
		for _, on := range []draw.Meaning{draw.Tile, draw.LastPlay, draw.Laid} {
			all = append(all, hexOf(shades[on].Ground, shades[on].Ground256, full))
		}
		return all
	case light:
		return lightGrounds
	}
	return darkGrounds
}

func hexOf(hex, index string, full bool) string {
	if full {
		return hex
	}
	n, err := strconv.Atoi(index)
	if err != nil {
		return index
	}
	return paletteHex(n)
}

// paletteHex is a colour of the palette of 256 from 16 on, which all terminals have alike.
func paletteHex(n int) string {
	if n >= 232 {
		v := 8 + 10*(n-232)
		return fmt.Sprintf("#%02x%02x%02x", v, v, v)
	}
	steps := [6]int{0, 95, 135, 175, 215, 255}
	n -= 16
	return fmt.Sprintf("#%02x%02x%02x", steps[n/36], steps[n/6%6], steps[n%6])
}

// contrast is the contrast of two colours by WCAG 2, from 1 to 21.
func contrast(a, b string) float64 {
	x, y := luminance(a), luminance(b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

func luminance(hex string) float64 {
	var rgb [3]int
	if _, err := fmt.Sscanf(hex, "#%02x%02x%02x", &rgb[0], &rgb[1], &rgb[2]); err != nil {
		return math.NaN()
	}
	sum := 0.0
	for i, weight := range []float64{0.2126, 0.7152, 0.0722} {
		c := float64(rgb[i]) / 255
		if c <= 0.04045 {
			c /= 12.92
		} else {
			c = math.Pow((c+0.055)/1.055, 2.4)
		}
		sum += weight * c
	}
	return sum
}

func TestContrast(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		a, b string
		want float64
	}{{"#000000", "#ffffff", 21}, {"#777777", "#ffffff", 4.48}, {"#123456", "#123456", 1}} {
		if got := contrast(c.a, c.b); math.Abs(got-c.want) > 0.005 {
			t.Errorf("%s on %s has contrast %.3f, want %.2f", c.a, c.b, got, c.want)
		}
	}
}

// The sixteen basic colours as usual terminals show them.
var basicPalettes = map[string]map[int]string{
	"xterm":   {0: "#000000", 1: "#cd0000", 2: "#00cd00", 3: "#cdcd00", 4: "#0000ee", 5: "#cd00cd", 6: "#00cdcd", 7: "#e5e5e5", 15: "#ffffff"},
	"console": {0: "#000000", 1: "#aa0000", 2: "#00aa00", 3: "#aa5500", 4: "#0000aa", 5: "#aa00aa", 6: "#00aaaa", 7: "#aaaaaa", 15: "#ffffff"},
	"windows": {0: "#0c0c0c", 1: "#c50f1f", 2: "#13a10e", 3: "#c19c00", 4: "#0037da", 5: "#881798", 6: "#3a96dd", 7: "#cccccc", 15: "#f2f2f2"},
}

// The squares and tiles of the sixteen colours can be read wherever the palette is a usual
// one.
func TestSixteenColoursAreReadable(t *testing.T) {
	t.Parallel()
	for name, pair := range map[string][2]int{
		"TripleWord": {15, 1}, "DoubleWord": {15, 5}, "TripleLetter": {15, 4}, "DoubleLetter": {0, 6}, "Tile": {0, 7}, "LastPlay": {4, 7}, "LaidTile": {0, 2},
	} {
		for terminal, palette := range basicPalettes {
			if got := contrast(palette[pair[0]], palette[pair[1]]); got < 4.5 {
				t.Errorf("%s on %s: %d on %d has contrast %.2f, needs 4.5", name, terminal, pair[0], pair[1], got)
			}
		}
	}
}

// The colours are those that were checked for colour-blind sight, where their description
// is at hand.
func TestThemesAreAsDescribed(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile("../../shared/screens/palette.json")
	if errors.Is(err, fs.ErrNotExist) {
		t.Skip("the description of the colours is not part of the repository")
	}
	if err != nil {
		t.Fatal(err)
	}
	var described map[string]map[string]struct {
		FG, BG       string
		FG256, BG256 *int
	}
	if err := json.Unmarshal(text, &described); err != nil {
		t.Fatal(err)
	}
	index := func(n *int) string {
		if n == nil {
			return ""
		}
		return strconv.Itoa(*n)
	}
	for theme, colours := range described {
		light, ok := themeNames[theme]
		if !ok {
			t.Errorf("there is no theme %s", theme)
			continue
		}
		for m, name := range meaningNames {
			c := colours[name]
			want := draw.Shade{Text: c.FG, Ground: c.BG, Text256: index(c.FG256), Ground256: index(c.BG256)}
			if got := draw.ThemeShades(theme, !light)[m]; got != want {
				t.Errorf("%s, %s: %v, described as %v", theme, name, got, want)
			}
		}
	}
}

// Every theme that can be asked for has colours of its own; auto follows the ground.
func TestThemesCanBeAskedFor(t *testing.T) {
	t.Parallel()
	for _, name := range draw.Themes {
		if _, ok := themeNames[name]; !ok && name != "auto" {
			t.Errorf("theme %s is not tested", name)
		}
	}
	settings := config.Default()
	settings.Theme = "none of them"
	var refused *config.Mistake
	if err := settings.Validate(); !errors.As(err, &refused) {
		t.Fatalf("theme %q: %v", settings.Theme, err)
	}
	if diff := cmp.Diff(draw.Themes, refused.Allowed); diff != "" {
		t.Errorf("the choices of theme in config/config.go are not draw.Themes (-draw +config):\n%s", diff)
	}
	if draw.ThemeShades("auto", true) != &draw.DarkShades || draw.ThemeShades("auto", false) != &draw.LightShades {
		t.Error("auto does not follow the ground")
	}
	for name, light := range themeNames {
		if draw.ThemeShades(name, true) != draw.ThemeShades(name, false) {
			t.Errorf("theme %s follows the ground (light: %t)", name, light)
		}
	}
}
