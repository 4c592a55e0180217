// Package hunspell makes words of the dictionaries that spelling checkers use: roots in a .dic
// file, with flags for the classes of an .aff file that say how a root is inflected. Compounds,
// which have no end, are not made.
//
//	affixes, err := hunspell.ReadAffixes(aff)
//	err = affixes.Expand(dic, hunspell.Choice{}, func(word string) error { … })
package hunspell
