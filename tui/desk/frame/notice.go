package frame

// NoticeSpills says whether what the row of the notice cannot hold goes on in the row of the
// hints: where that row lies under it, for what the last key met and for what goes wrong.
func (v View) NoticeSpills() bool {
	return (v.Notice.Text != "" || v.noticeNow().Fault) && v.Lay.Notice >= 0 && v.Lay.Left.X == 0
}

// Opens is what Enter does at a row of the sheet.
func (v View) Opens(number int) string {
	if turn, ok := v.At.Game.Standings.Turn(number); ok && v.At.Game.Recountable(turn) {
		return v.Lang.Screen.Hint.TurnMenu
	}
	return v.Lang.Screen.Hint.EditTurn
}
