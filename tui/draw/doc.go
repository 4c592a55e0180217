// Package draw has what a screen is drawn with: inks by what they mean, themes, signs, and texts
// cut and padded to their cells. It knows no game.
//
//	look := draw.NewLook("auto", dark, profile, "block")
//	row := look.Ink[draw.Muted].Put(draw.Pad("pass", 12)) + draw.PlusMinus(44)
package draw
