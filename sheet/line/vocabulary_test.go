package line_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"testing"
)

// TestEveryCommandIsBeforeTheLast: LastCommand is the newest of them, so that whoever goes from the
// first to the last meets all.
func TestEveryCommandIsBeforeTheLast(t *testing.T) {
	names, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	last := ""
	for _, name := range names {
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, decl := range file.Decls {
			block, ok := decl.(*ast.GenDecl)
			if !ok || block.Tok != token.CONST {
				continue
			}
			before := ""
			for _, spec := range block.Specs {
				value := spec.(*ast.ValueSpec)
				if value.Names[0].Name == "LastCommand" {
					last = before
					if is, ok := value.Values[0].(*ast.Ident); !ok || is.Name != before {
						t.Errorf("LastCommand is not %s, which stands last", before)
					}
				}
				before = value.Names[0].Name
			}
		}
	}
	if last == "" {
		t.Error("there is no LastCommand behind the commands")
	}
}
