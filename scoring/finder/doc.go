// Package finder finds plays.
package finder
