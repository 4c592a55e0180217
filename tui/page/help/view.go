package help

import (
	"strconv"
	"strings"

	"tanteo/tui/draw"
	"tanteo/tui/kit"
)

// View draws the page that is open.
func (p Page) View(env kit.Env) kit.Screen {
	s, w, h := &env.Lang.Screen, env.Width, env.Height
	body, top := p.sight(env)
	rows := []string{env.Heading(s.Help, p.tabs(env, w-draw.Width(s.Help)-4), w, true)}
	rows = append(rows, draw.Fill(append([]string{""}, body[top:]...), w, h-2)...)
	rows = append(rows, env.HintsIn(kit.HintsOf(env, p.KeyRows(env)), w))
	return kit.Screen{Rows: rows, Cursor: true}
}

const countingPage = 3

// sight is all that the open page tells, and the first line of it in sight.
func (p Page) sight(env kit.Env) (body []string, top int) {
	w := env.Width
	switch p.page {
	case 0:
		body = p.keyLines(env, w)
	case 1:
		body = p.commandLines(env, w)
	case 2:
		body = p.ruleLines(env, w)
	case countingPage:
		if body = p.lastCounting; body == nil || p.lastWidth != w {
			body = p.countingLines(env, w)
		}
	case 4:
		body = p.bookLines(env, w)
	default:
		body = p.itselfLines(env, w)
	}
	room := env.Height - 3
	return body, max(0, min(p.top, len(body)-room))
}

// tabs are the names of the pages, the open one in brackets; only the open one if there is no
// room for all.
func (p Page) tabs(env kit.Env, w int) string {
	s, page := &env.Lang.Screen, p.page
	names := []string{s.Keys, s.Lines, env.Lang.Playing.Rules, s.Counting, env.Lang.Playing.Book, env.Lang.Playing.About}
	text := ""
	for i, name := range names {
		if i == page {
			text += " [" + name + "]"
		} else {
			text += "  " + name + " "
		}
	}
	if text = strings.TrimLeft(text, " "); draw.Width(text) > w {
		return "[" + names[page] + "] " + strconv.Itoa(page+1) + "/" + strconv.Itoa(len(names))
	}
	return text
}
