// Package key has every key of the program in one table.
//
//	k := key.NewMap()
//	switch press = k.Plain(press); { // Shift+Enter and Ctrl+M are Enter
//	case key.Matches(press, k.Undo):
//		…
//	}
package key
