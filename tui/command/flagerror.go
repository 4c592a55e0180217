package command

import (
	"errors"
	"unicode"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"tanteo/sheet/line"
	"tanteo/tui/command/cli"
	"tanteo/tui/phrases"
)

// flagError says what is wrong with an option.
func flagError(env *cli.Env, cmd *cobra.Command, err error) error {
	u := &env.Lang.Tool.Usage
	if unknown, ok := errors.AsType[*pflag.NotExistError](err); ok {
		if points := unknown.GetSpecifiedShortnames(); cmd.Name() == "enter" && points != "" && unicode.IsDigit(rune(points[0])) {
			return &line.Error{Reason: line.Signed, Text: "-" + points} // as behind --
		}
		name := "--" + unknown.GetSpecifiedName()
		if unknown.GetSpecifiedShortnames() != "" {
			name = "-" + unknown.GetSpecifiedShortnames()
		}
		return cli.Usage(u.UnknownFlag(phrases.Fit(name, 40)))
	}
	if missing, ok := errors.AsType[*pflag.ValueRequiredError](err); ok {
		return cli.Usage(u.NeedsValue("--" + missing.GetFlag().Name))
	}
	if bad, ok := errors.AsType[*pflag.InvalidValueError](err); ok {
		possible := u.Number
		if bad.GetFlag().Value.Type() == "bool" {
			possible = "true, false"
		}
		return cli.Usage(u.BadValue("--"+bad.GetFlag().Name, env.Quoted(bad.GetValue()), possible))
	}
	if bad, ok := errors.AsType[*pflag.InvalidSyntaxError](err); ok {
		return cli.Usage(u.UnknownFlag(phrases.Fit(bad.GetSpecifiedFlag(), 40)))
	}
	return err
}
