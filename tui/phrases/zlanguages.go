// Code generated from messages/*.toml by tanteo/tui/phrases/generate. DO NOT EDIT.

package phrases

// spoken are the languages, each made when it is asked for. The first is the one for everybody
// else.
var spoken = [...]spokenLanguage{
	{"en", en, enCommands, enPremiums},
	{"es", es, esCommands, esPremiums},
	{"nl", nl, nlCommands, nlPremiums},
	{"fr", fr, frCommands, frPremiums},
	{"de", de, deCommands, dePremiums},
}
