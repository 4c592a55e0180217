package tui

import (
	"errors"
	"io"
	"os"
	"slices"
	"strings"

	"github.com/charmbracelet/colorprofile"
	"golang.org/x/sys/unix"
)

// Profile is how many colours to use: those asked for, or those the terminal is known to show.
// NO_COLOR counts with any value (no-color.org). Terminals of the vt kind show none. Without out it is a
// terminal at the other end of a line, of which nothing but its environment is known.
func Profile(colour string, out io.Writer, environ []string) colorprofile.Profile {
	switch colour {
	case "truecolor":
		return colorprofile.TrueColor
	case "256":
		return colorprofile.ANSI256
	case "16":
		return colorprofile.ANSI
	case "none":
		return colorprofile.ASCII
	}
	value := func(name string) string {
		i := slices.IndexFunc(environ, func(v string) bool { return strings.HasPrefix(v, name+"=") })
		if i < 0 {
			return ""
		}
		return environ[i][len(name)+1:]
	}
	if value("NO_COLOR") != "" {
		return colorprofile.ASCII
	}
	switch value("TERM") {
	case "vt100", "vt102", "vt220", "xterm-mono":
		return colorprofile.ASCII
	}
	if out == nil {
		return max(colorprofile.ASCII, colorprofile.Env(environ))
	}
	return max(colorprofile.ASCII, colorprofile.Detect(out, environ))
}

// CanDraw says whether a terminal of that name can show the screen.
func CanDraw(term string) bool { return term != "" && term != "dumb" }

// CanSuspend says whether stopping the program brings back the prompt of a shell. Under "ssh -t
// host tanteo", a forced command or a login shell replaced by exec, the process group is orphaned:
// the system drops the stop signal and Bubble Tea would wait for ever.
func CanSuspend() bool {
	parent := os.Getppid()
	theirSession, err1 := unix.Getsid(parent)
	session, err2 := unix.Getsid(0)
	theirGroup, err3 := unix.Getpgid(parent)
	group, err4 := unix.Getpgid(0)
	return errors.Join(err1, err2, err3, err4) == nil && theirSession == session && theirGroup != group
}
