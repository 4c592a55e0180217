// Package kit has what pages and panes share: Env, by which they are drawn and read keys, Page and
// Over, the actions they ask for, headings, hints and notices, a field, a picker, a menu and a
// form.
//
//	p, moved := p.Key(press, env.Keys, len(rows))
//	lines := env.PickLines(p, len(rows), h, margin, row)
package kit
