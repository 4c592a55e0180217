package key

import (
	"slices"
	"unicode"

	tea "charm.land/bubbletea/v2"
)

// Plain is a key in one form, whichever way a terminal sends it: plainly, by the protocol of
// kitty, by xterm's modifyOtherKeys, or from the keypad. A modifier that means nothing to a key is
// dropped. Ctrl+H is Backspace, Ctrl+I Tab, Ctrl+J and Ctrl+M Enter, Ctrl+[ Esc, as they have
// always been.
//
// A letter or a sign with Alt stays no key: those two bytes are also Esc and a letter that a
// slow line brings together. So does Enter with Alt, which would note what Esc was to clear.
func (k *Map) Plain(msg tea.KeyPressMsg) tea.KeyPressMsg {
	msg.Mod &^= tea.ModCapsLock | tea.ModNumLock | tea.ModScrollLock
	if same, ok := onKeypad[msg.Code]; ok {
		msg.Code = same.Code
		if msg.Text == "" && msg.Mod&^tea.ModShift == 0 {
			msg.Text = same.Text
		}
	}
	if msg.Mod.Contains(tea.ModCtrl) {
		letter := unicode.ToLower(msg.Code)
		if means, ok := controls[letter]; ok {
			msg.Code, msg.Mod = means, msg.Mod&^tea.ModCtrl
		} else if letter >= 'a' && letter <= 'z' {
			msg.Code, msg.Mod = letter, tea.ModCtrl
		}
	}
	switch alt := msg.Mod.Contains(tea.ModAlt); {
	case !isNamed(msg.Code) || msg.Code == tea.KeyEnter && alt:
		return msg
	case slices.Contains(k.PrevPane.Keys(), tea.Key{Code: msg.Code, Mod: msg.Mod & tea.ModShift}.Keystroke()):
		msg.Mod &= tea.ModShift // the one key to which Shift means something
	default:
		msg.Mod = 0
	}
	if msg.Code == tea.KeySpace {
		msg.Text = " "
	}
	return msg
}

// isNamed says whether a key has a name, such as Enter, and types no letter or sign.
func isNamed(code rune) bool {
	switch code {
	case tea.KeyTab, tea.KeyEnter, tea.KeyEscape, tea.KeyBackspace, tea.KeySpace:
		return true
	}
	return code > tea.KeyExtended
}

// controls are what letters and signs stand for with Ctrl since the time of teletypes.
var controls = map[rune]rune{
	'h': tea.KeyBackspace, 'i': tea.KeyTab, 'j': tea.KeyEnter, 'm': tea.KeyEnter, '[': tea.KeyEscape, '@': tea.KeySpace,
}

// onKeypad are the keys of the keypad, each as the key of the main keyboard that it stands for.
var onKeypad = map[rune]tea.Key{
	tea.KeyKp0: {Code: '0', Text: "0"}, tea.KeyKp1: {Code: '1', Text: "1"}, tea.KeyKp2: {Code: '2', Text: "2"},
	tea.KeyKp3: {Code: '3', Text: "3"}, tea.KeyKp4: {Code: '4', Text: "4"}, tea.KeyKp5: {Code: '5', Text: "5"},
	tea.KeyKp6: {Code: '6', Text: "6"}, tea.KeyKp7: {Code: '7', Text: "7"}, tea.KeyKp8: {Code: '8', Text: "8"},
	tea.KeyKp9: {Code: '9', Text: "9"},

	tea.KeyKpEqual: {Code: '=', Text: "="}, tea.KeyKpMultiply: {Code: '*', Text: "*"}, tea.KeyKpPlus: {Code: '+', Text: "+"},
	tea.KeyKpMinus: {Code: '-', Text: "-"}, tea.KeyKpDecimal: {Code: '.', Text: "."}, tea.KeyKpDivide: {Code: '/', Text: "/"},
	tea.KeyKpComma: {Code: ',', Text: ","}, tea.KeyKpSep: {Code: ',', Text: ","},

	tea.KeyKpEnter: {Code: tea.KeyEnter}, tea.KeyKpUp: {Code: tea.KeyUp}, tea.KeyKpDown: {Code: tea.KeyDown},
	tea.KeyKpLeft: {Code: tea.KeyLeft}, tea.KeyKpRight: {Code: tea.KeyRight}, tea.KeyKpPgUp: {Code: tea.KeyPgUp},
	tea.KeyKpPgDown: {Code: tea.KeyPgDown}, tea.KeyKpHome: {Code: tea.KeyHome}, tea.KeyKpEnd: {Code: tea.KeyEnd},
	tea.KeyKpInsert: {Code: tea.KeyInsert}, tea.KeyKpDelete: {Code: tea.KeyDelete},
}
