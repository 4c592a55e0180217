package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"unicode"
)

// kind says what a value of the contract is.
type kind int

const (
	textKind   kind = iota // string
	yesNoKind              // bool
	textFunc               // a function that gives a text, a fault or lines
	structKind             // a section
	mapKind                // texts by a name
	listKind               // a slice or an array
)

// contract is the type Language: every text that there is, with what each is told.
type contract struct {
	*valueType
	imports map[string]string // paths by the names that the types use
}

// valueType is a type that texts of a language have.
type valueType struct {
	kind      kind
	goName    string // as Go writes it
	doc       string // what its declaration says
	fields    []field
	of        *valueType // of a map, of a list; what a function gives
	length    int        // of an array; 0 is a slice
	keys      []constant // of a map; nil is any text
	params    []param
	signature string // of a function: "word, from, to string", "p Placed"
}

// field is a field of a struct.
type field struct {
	name, key string // in Go, in the message files
	comment   string
	optional  bool
	of        *valueType
}

// constant is a key of a map.
type constant struct{ name, key string }

// paramKind says what an argument of a text is.
type paramKind int

const (
	wordParam paramKind = iota
	numberParam
	yesNoParam
	wordsParam
	numbersParam
)

// param is an argument of a text; key is its placeholder.
type param struct {
	key  string
	expr string // in Go
	kind paramKind
}

// sourceReader reads types of this module from its source.
type sourceReader struct {
	root     string // of the module
	module   string
	packages map[string]*sourcePackage
	imports  map[string]string
}

// sourcePackage is a package with its types and its constants.
type sourcePackage struct {
	types     map[string]declared
	constants map[string][]constant // by type, in their order
}

type declared struct {
	spec *ast.TypeSpec
	doc  string
	file *ast.File
}

// readContract reads the type Language of the package in phrases, a folder of the module.
func readContract(root, phrases string) (*contract, error) {
	gomod, err := os.ReadFile(filepath.Join(root, "go.mod"))
	if err != nil {
		return nil, err
	}
	s := &sourceReader{root: root, packages: map[string]*sourcePackage{}, imports: map[string]string{}}
	for line := range strings.Lines(string(gomod)) {
		if name, ok := strings.CutPrefix(line, "module "); ok {
			s.module = strings.TrimSpace(name)
		}
	}
	here := path.Join(s.module, phrases)
	t, err := s.declaredType(here, here, "Language")
	if err != nil {
		return nil, err
	}
	return &contract{t, s.imports}, nil
}

// load parses a package of the module once.
func (s *sourceReader) load(importPath string) (*sourcePackage, error) {
	if p, ok := s.packages[importPath]; ok {
		return p, nil
	}
	under, ok := strings.CutPrefix(importPath, s.module+"/")
	if !ok {
		return nil, fmt.Errorf("%s is not of this module", importPath)
	}
	names, err := filepath.Glob(filepath.Join(s.root, filepath.FromSlash(under), "*.go"))
	if err != nil {
		return nil, err
	}
	p := &sourcePackage{types: map[string]declared{}, constants: map[string][]constant{}}
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") || isGenerated(filepath.Base(name)) {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		for _, decl := range file.Decls {
			if decl, ok := decl.(*ast.GenDecl); ok {
				p.declare(decl, file)
			}
		}
	}
	s.packages[importPath] = p
	return p, nil
}

// declare keeps the types and the constants of a declaration.
func (p *sourcePackage) declare(decl *ast.GenDecl, file *ast.File) {
	of := ""
	for _, spec := range decl.Specs {
		switch spec := spec.(type) {
		case *ast.TypeSpec:
			doc := spec.Doc.Text()
			if doc == "" {
				doc = decl.Doc.Text()
			}
			p.types[spec.Name.Name] = declared{spec, doc, file}
		case *ast.ValueSpec:
			if decl.Tok != token.CONST {
				continue
			}
			if name, ok := spec.Type.(*ast.Ident); ok {
				of = name.Name
			} else if spec.Values != nil {
				of = ""
			}
			for _, name := range spec.Names {
				if of != "" && name.IsExported() {
					p.constants[of] = append(p.constants[of], constant{name: name.Name})
				}
			}
		}
	}
}

// declaredType is a type that a package declares, as the package from writes it.
func (s *sourceReader) declaredType(from, importPath, name string) (*valueType, error) {
	p, err := s.load(importPath)
	if err != nil {
		return nil, err
	}
	d, ok := p.types[name]
	if !ok {
		return nil, fmt.Errorf("%s has no type %s", importPath, name)
	}
	t, err := s.typeOf(from, importPath, d.file, d.spec.Type)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	t.goName, t.doc = name, d.doc
	if from != importPath {
		t.goName = s.use(importPath) + "." + name
	}
	return t, nil
}

// use is how generated code calls a package.
func (s *sourceReader) use(importPath string) string {
	name := path.Base(importPath)
	s.imports[name] = importPath
	return name
}

// typeOf is a type as a declaration writes it.
func (s *sourceReader) typeOf(from, importPath string, file *ast.File, expr ast.Expr) (*valueType, error) {
	switch expr := expr.(type) {
	case *ast.Ident:
		switch expr.Name {
		case "string":
			return &valueType{kind: textKind, goName: "string"}, nil
		case "bool":
			return &valueType{kind: yesNoKind, goName: "bool"}, nil
		}
		return s.declaredType(from, importPath, expr.Name)
	case *ast.SelectorExpr:
		other, err := importOf(file, expr)
		if err != nil {
			return nil, err
		}
		return s.declaredType(from, other, expr.Sel.Name)
	case *ast.ArrayType:
		of, err := s.typeOf(from, importPath, file, expr.Elt)
		if err != nil {
			return nil, err
		}
		t := &valueType{kind: listKind, goName: "[]" + of.goName, of: of}
		if length, ok := expr.Len.(*ast.BasicLit); ok {
			if t.length, err = strconv.Atoi(length.Value); err != nil {
				return nil, err
			}
			t.goName = "[" + length.Value + "]" + of.goName
		}
		return t, nil
	case *ast.MapType:
		return s.mapOf(from, importPath, file, expr)
	case *ast.FuncType:
		return s.function(from, importPath, file, expr)
	case *ast.StructType:
		return s.structOf(from, importPath, file, expr)
	}
	return nil, fmt.Errorf("a text cannot be a %T", expr)
}

func (s *sourceReader) structOf(from, importPath string, file *ast.File, expr *ast.StructType) (*valueType, error) {
	t := &valueType{kind: structKind}
	for _, f := range expr.Fields.List {
		of, err := s.typeOf(from, importPath, file, f.Type)
		if err != nil {
			return nil, err
		}
		comment := strings.TrimSpace(f.Comment.Text())
		if comment == "" {
			comment = strings.TrimSpace(f.Doc.Text())
		}
		for i, name := range f.Names {
			one := field{name: name.Name, key: snake(name.Name), of: of, optional: of.kind == yesNoKind}
			if rest, ok := strings.CutPrefix(comment, "optional"); ok {
				one.optional, comment = true, strings.TrimLeft(rest, ": ")
			}
			if i == 0 {
				one.comment = comment
			}
			t.fields = append(t.fields, one)
		}
	}
	return t, nil
}

func (s *sourceReader) mapOf(from, importPath string, file *ast.File, expr *ast.MapType) (*valueType, error) {
	of, err := s.typeOf(from, importPath, file, expr.Value)
	if err != nil {
		return nil, err
	}
	t := &valueType{kind: mapKind, of: of}
	key, ok := expr.Key.(*ast.SelectorExpr)
	if !ok {
		t.goName = "map[string]" + of.goName
		return t, nil
	}
	other, err := importOf(file, key)
	if err != nil {
		return nil, err
	}
	p, err := s.load(other)
	if err != nil {
		return nil, err
	}
	all := p.constants[key.Sel.Name]
	if len(all) == 0 {
		return nil, fmt.Errorf("%s has no constants of %s", other, key.Sel.Name)
	}
	begin := sharedWords(all)
	for _, c := range all {
		t.keys = append(t.keys, constant{s.use(other) + "." + c.name, snake(strings.TrimPrefix(c.name, begin))})
	}
	t.goName = "map[" + s.use(other) + "." + key.Sel.Name + "]" + of.goName
	return t, nil
}

func (s *sourceReader) function(from, importPath string, file *ast.File, expr *ast.FuncType) (*valueType, error) {
	t := &valueType{kind: textFunc}
	var err error
	if t.of, err = s.typeOf(from, importPath, file, expr.Results.List[0].Type); err != nil {
		return nil, err
	}
	var names []string
	for _, p := range expr.Params.List {
		if len(p.Names) == 0 {
			return s.recordFunction(from, importPath, file, t, p.Type)
		}
		k, ok := paramKinds[typeName(p.Type)]
		if !ok {
			return nil, fmt.Errorf("%s cannot be told", typeName(p.Type))
		}
		for i, name := range p.Names {
			t.params = append(t.params, param{snake(name.Name), name.Name, k})
			names = append(names, name.Name)
			if i == len(p.Names)-1 {
				names[len(names)-1] += " " + typeName(p.Type)
			}
		}
	}
	t.signature = strings.Join(names, ", ")
	t.goName = "func(" + t.signature + ") " + t.of.goName
	return t, nil
}

// recordFunction is a function of a struct, whose fields are what it is told.
func (s *sourceReader) recordFunction(from, importPath string, file *ast.File, t *valueType, expr ast.Expr) (*valueType, error) {
	name := typeName(expr)
	p, err := s.load(importPath)
	if err != nil {
		return nil, err
	}
	of, ok := p.types[name].spec.Type.(*ast.StructType)
	if !ok {
		return nil, fmt.Errorf("%s is no struct", name)
	}
	short := strings.ToLower(name[:1])
	for _, f := range of.Fields.List {
		k, ok := paramKinds[typeName(f.Type)]
		if !ok {
			return nil, fmt.Errorf("%s of %s cannot be told", typeName(f.Type), name)
		}
		for _, f := range f.Names {
			t.params = append(t.params, param{snake(f.Name), short + "." + f.Name, k})
		}
	}
	t.signature = short + " " + name
	t.goName = "func(" + name + ") " + t.of.goName
	return t, nil
}

var paramKinds = map[string]paramKind{
	"string": wordParam, "int": numberParam, "bool": yesNoParam, "[]string": wordsParam, "[]int": numbersParam,
}

func typeName(expr ast.Expr) string {
	switch expr := expr.(type) {
	case *ast.Ident:
		return expr.Name
	case *ast.ArrayType:
		return "[]" + typeName(expr.Elt)
	}
	return "?"
}

// importOf is the path of the package that a file calls by a name.
func importOf(file *ast.File, expr *ast.SelectorExpr) (string, error) {
	name := expr.X.(*ast.Ident).Name
	for _, i := range file.Imports {
		importPath, err := strconv.Unquote(i.Path.Value)
		if err != nil {
			return "", err
		}
		if path.Base(importPath) == name {
			return importPath, nil
		}
	}
	return "", fmt.Errorf("%s is not imported", name)
}

// sharedWords are the words with which all names begin; "" where they have none.
func sharedWords(all []constant) string {
	shared := ""
	for {
		next := all[0].name[len(shared):]
		end := strings.IndexFunc(next[1:], unicode.IsUpper)
		if end < 0 {
			return shared
		}
		words := shared + next[:end+1]
		if slices.ContainsFunc(all, func(c constant) bool {
			rest, ok := strings.CutPrefix(c.name, words)
			return !ok || rest == "" || !unicode.IsUpper(rune(rest[0]))
		}) {
			return shared
		}
		shared = words
	}
}

// snake is a name of Go as a key of the message files: "GoOn" is "go_on", "NoJSON" "no_json".
func snake(name string) string {
	runes := []rune(name)
	var b strings.Builder
	for i, r := range runes {
		if i > 0 && unicode.IsUpper(r) {
			after := i+1 < len(runes) && unicode.IsLower(runes[i+1])
			if unicode.IsLower(runes[i-1]) || after && unicode.IsUpper(runes[i-1]) {
				b.WriteByte('_')
			}
		}
		b.WriteRune(unicode.ToLower(r))
	}
	return b.String()
}
