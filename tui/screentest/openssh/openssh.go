// Package openssh runs a real OpenSSH server on this machine, for tests and measurements of what is
// used over ssh.
//
//	server, err := openssh.Start(dir, "ForceCommand "+program)
//	defer server.Stop()
//	screentest.InTmux(t, 80, 24, "exec "+server.Client("ana", ""))
//
// It listens on a free port for this machine alone, with keys of its own. Started by root it lets in
// every account that has a shell, else only the one that has started it.
package openssh

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
)

// Server is a server that runs.
type Server struct {
	cmd  *exec.Cmd
	dir  string
	port int
}

// Find is the path of the server's program; the error is that of one that is not there.
func Find() (string, error) {
	if path, err := exec.LookPath("sshd"); err == nil {
		return path, nil
	}
	return exec.LookPath("/usr/sbin/sshd") // which is in the path of root alone
}

// settings are for a server of our own: it knows our keys only, keeps nothing, and notices within
// three seconds when a client is silent.
const settings = `Port %d
ListenAddress 127.0.0.1
HostKey %[2]s/host
AuthorizedKeysFile %[2]s/client.pub
PidFile none
UsePAM no
StrictModes no
PermitRootLogin yes
PasswordAuthentication no
PrintMotd no
PrintLastLog no
UseDNS no
ClientAliveInterval 1
ClientAliveCountMax 2
MaxStartups 100
MaxSessions 100
%s
`

// Start starts a server that keeps its files in a folder, which everybody must be able to come to.
// More is settled for it by lines of its configuration.
func Start(dir string, more ...string) (*Server, error) {
	program, err := Find()
	if err != nil {
		return nil, err
	}
	for _, name := range []string{"host", "client"} {
		if out, err := exec.Command("ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", filepath.Join(dir, name)).CombinedOutput(); err != nil {
			return nil, fmt.Errorf("make a key: %w\n%s", err, out)
		}
	}
	if err := os.Chmod(filepath.Join(dir, "client.pub"), 0o644); err != nil {
		return nil, err
	}
	if os.Geteuid() == 0 {
		if err := os.MkdirAll("/run/sshd", 0o755); err != nil { // it wants to have it, as root
			return nil, err
		}
	}
	s := &Server{dir: dir}
	config := filepath.Join(dir, "config")
	for range 20 { // a port may be somebody else's
		s.port = 20_000 + rand.IntN(12_000)
		if err = os.WriteFile(config, fmt.Appendf(nil, settings, s.port, dir, strings.Join(more, "\n")), 0o600); err != nil {
			return nil, err
		}
		if err = s.run(program, config); err == nil {
			return s, nil
		}
	}
	return nil, err
}

// run starts the server and waits until it listens.
func (s *Server) run(program, config string) error {
	s.cmd = exec.Command(program, "-D", "-e", "-f", config)
	said, err := s.cmd.StderrPipe()
	if err != nil {
		return err
	}
	if err := s.cmd.Start(); err != nil {
		return err
	}
	lines := bufio.NewScanner(said)
	var all []string
	for lines.Scan() {
		if all = append(all, lines.Text()); strings.HasPrefix(lines.Text(), "Server listening on") {
			go func() { _, _ = io.Copy(io.Discard, said) }()
			return nil
		}
	}
	return fmt.Errorf("%s does not listen: %w\n%s", program, s.cmd.Wait(), strings.Join(all, "\n"))
}

// Stop ends the server, and no session of it.
func (s *Server) Stop() error {
	err := s.cmd.Process.Kill()
	_ = s.cmd.Wait() // it was killed
	return err
}

// Client is how a shell begins a session of a user with a terminal, which runs a command of the
// user's shell; where that is empty, that shell, or what the server's settings say.
func (s *Server) Client(user, command string) string {
	client := strings.Join(s.client(user, "-tt"), " ")
	if command == "" {
		return client
	}
	return client + " '" + strings.ReplaceAll(command, "'", `'\''`) + "'"
}

// Run runs a command for a user without a terminal and gives what it says.
func (s *Server) Run(user string, command ...string) (string, error) {
	args := append(s.client(user, "-T"), command...)
	out, err := exec.Command(args[0], args[1:]...).CombinedOutput()
	return string(out), err
}

func (s *Server) client(user, terminal string) []string {
	return []string{
		"ssh", terminal, "-F", "none", "-p", strconv.Itoa(s.port), "-i", filepath.Join(s.dir, "client"), "-o", "IdentitiesOnly=yes",
		"-o", "StrictHostKeyChecking=no", "-o", "UserKnownHostsFile=/dev/null", "-o", "LogLevel=ERROR", user + "@127.0.0.1",
	}
}

// Accounts are accounts with a shell and a home, and a group that all of them are in. Their names end
// with a number of this process, so that nobody else has them.
type Accounts struct {
	Group string
	Names []string
}

// MakeAccounts makes accounts. It needs root, and changes the machine until they are removed.
func MakeAccounts(group string, names ...string) (Accounts, error) {
	own := fmt.Sprint("-", os.Getpid())
	a := Accounts{Group: group + own}
	if err := do("groupadd", a.Group); err != nil {
		return a, err
	}
	for _, name := range names { // "*" is no password that could be typed, and no lock
		if err := do("useradd", "-m", "-s", "/bin/sh", "-p", "*", "-G", a.Group, name+own); err != nil {
			return a, errors.Join(err, a.Remove())
		}
		a.Names = append(a.Names, name+own)
	}
	return a, nil
}

// Remove removes them with all that they have.
func (a Accounts) Remove() error {
	var all []error
	for _, name := range a.Names {
		all = append(all, do("userdel", "-r", "-f", name))
	}
	return errors.Join(append(all, do("groupdel", a.Group))...)
}

func do(name string, args ...string) error {
	out, err := exec.Command(name, args...).CombinedOutput()
	if err != nil {
		return fmt.Errorf("%s: %w\n%s", name, err, out)
	}
	return nil
}
