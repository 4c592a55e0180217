package command

import (
	"io"

	"github.com/spf13/pflag"
)

// Early reads the two options that count before any command is chosen: the folder of the
// settings and the language. What else is typed, right or wrong, is left to Run.
func Early(args []string) (config, lang string) {
	flags := pflag.NewFlagSet("tanteo", pflag.ContinueOnError)
	flags.SetOutput(io.Discard)
	flags.Usage = func() {}
	flags.ParseErrorsAllowlist.UnknownFlags = true
	flags.StringVar(&config, "config", "", "")
	flags.StringVar(&lang, "lang", "", "")
	flags.BoolP("help", "h", false, "")
	_ = flags.Parse(args) // Run reads them again and says what is wrong
	return config, lang
}
