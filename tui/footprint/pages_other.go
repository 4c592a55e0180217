//go:build !linux

package footprint

func unmapUnused() {}
