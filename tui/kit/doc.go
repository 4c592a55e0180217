// Package kit has what pages and panes have in common: what they are drawn and read by (Env),
// headings, hints and notices, a field to type into, a list to pick from.
//
//	p, moved := p.Key(press, env.Keys, len(rows))
//	lines := env.PickLines(p, len(rows), h, margin, row)
package kit
