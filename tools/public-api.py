#!/usr/bin/env python3
"""The public API of the published crates, held to what is recorded in tests/golden/api.

    tools/public-api.py            what differs from the record; the exit status is 1 if something
                                   that is recorded is not there any more, as that breaks users
    tools/public-api.py --report   the same; the exit status says only whether it could be compared
    BLESS=1 tools/public-api.py    rewrites the record

rustdoc says what is public, in JSON, macros and derives included. That form is not stable: the
record is made by one version of it (FORMAT), and with another this says `skipped`.

A line of the record is an item that users can name, with its signature, at its shortest path; other
paths to it are lines of `use`. What the record does not have: traits that are implemented for all
types, and auto traits (Send); values of constants; what is behind `#[doc(hidden)]`.
"""

import difflib
import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GOLDEN = ROOT / "tests/golden/api"
FORMAT = 57  # Rust 1.95


def run_rustdoc():
    """rustdoc of the libraries, with the features of the workspace: what is built is used."""
    rustdoc = Path(__file__).resolve().parent / "rustdoc-json.sh"
    environment = dict(os.environ, RUSTDOC=str(rustdoc), RUSTDOCFLAGS="")
    command = ["cargo", "doc", "--workspace", "--lib", "--no-deps", "--quiet"]
    subprocess.run(command, cwd=ROOT, env=environment, check=True)


class Crate:
    """What rustdoc says of one crate."""

    def __init__(self, doc):
        self.index, self.paths = doc["index"], doc["paths"]
        self.lines, self.first, self.globs = set(), {}, set()
        root = self.item(doc["root"])
        # The nearest first, so that each item is met at its shortest path.
        self.modules = [(root, root["name"])]
        for module, path in self.modules:
            self.module(module, path)

    def item(self, number):
        return self.index.get(str(number))

    # Types.

    def path(self, path):
        """`Vec<T>`: the last name and its arguments, after the name of another crate."""
        name = path["path"].split("::")[-1]
        known = self.paths.get(str(path["id"]))
        if known and known["crate_id"] != 0 and known["path"][0] not in ("std", "core", "alloc"):
            name = "::".join([known["path"][0], known["path"][-1]])
        return name + self.arguments(path.get("args"))

    def arguments(self, args):
        if not args:
            return ""
        if "parenthesized" in args:
            args = args["parenthesized"]
            inputs = ", ".join(self.type(t) for t in args["inputs"])
            output = args["output"]
            return f"({inputs})" + (f" -> {self.type(output)}" if output else "")
        args = args["angle_bracketed"]
        texts = [self.argument(arg) for arg in args["args"]]
        for constraint in args["constraints"]:
            binding = constraint["binding"]
            if "equality" in binding:
                texts.append(f"{constraint['name']} = {self.term(binding['equality'])}")
            else:
                texts.append(f"{constraint['name']}: {self.bounds(binding['constraint'])}")
        return f"<{', '.join(texts)}>" if texts else ""

    def argument(self, arg):
        if arg == "infer":
            return "_"
        kind, value = next(iter(arg.items()))
        return {"lifetime": lambda: value, "type": lambda: self.type(value),
                "const": lambda: value["expr"]}[kind]()

    def term(self, term):
        return self.type(term["type"]) if "type" in term else term["constant"]["expr"]

    def bounds(self, bounds):
        return " + ".join(self.bound(bound) for bound in bounds)

    def bound(self, bound):
        kind, value = next(iter(bound.items()))
        if kind == "trait_bound":
            mark = {"none": "", "maybe": "?", "maybe_const": "~const "}[value["modifier"]]
            return mark + self.binder(value["generic_params"]) + self.path(value["trait"])
        return value if kind == "outlives" else "use<..>"

    def binder(self, params):
        return f"for<{', '.join(p['name'] for p in params)}> " if params else ""

    def type(self, ty):
        if ty == "infer":
            return "_"
        kind, value = next(iter(ty.items()))
        mutable = lambda: "mut " if value["is_mutable"] else ""
        if kind == "resolved_path":
            return self.path(value)
        if kind in ("generic", "primitive"):
            return "!" if value == "never" else value
        if kind == "tuple":
            types = [self.type(t) for t in value]
            return f"({types[0]},)" if len(types) == 1 else f"({', '.join(types)})"
        if kind == "slice":
            return f"[{self.type(value)}]"
        if kind == "array":
            return f"[{self.type(value['type'])}; {value['len']}]"
        if kind == "borrowed_ref":
            lifetime = value["lifetime"] + " " if value["lifetime"] else ""
            return f"&{lifetime}{mutable()}{self.type(value['type'])}"
        if kind == "raw_pointer":
            return f"*{mutable() or 'const '}{self.type(value['type'])}"
        if kind == "impl_trait":
            return "impl " + self.bounds(value)
        if kind == "dyn_trait":
            traits = value["traits"]
            parts = [self.binder(t["generic_params"]) + self.path(t["trait"]) for t in traits]
            return "dyn " + " + ".join(parts + ([value["lifetime"]] if value["lifetime"] else []))
        if kind == "function_pointer":
            return self.binder(value["generic_params"]) + self.function("", value, None)
        if kind == "qualified_path":
            own, trait = self.type(value["self_type"]), value["trait"]
            if trait and trait["path"]:
                own = f"<{own} as {self.path(trait)}>"
            return f"{own}::{value['name']}{self.arguments(value['args'])}"
        raise ValueError(f"rustdoc has a new kind of type, {kind}")

    # Items.

    def params(self, generics):
        texts = []
        for param in generics["params"]:
            kind, value = next(iter(param["kind"].items()))
            if kind == "lifetime":
                outlives = " + ".join(value["outlives"])
                texts.append(param["name"] + (": " + outlives if outlives else ""))
            elif kind == "const":
                texts.append(f"const {param['name']}: {self.type(value['type'])}")
            elif not value["is_synthetic"]:
                bounds = self.bounds(value["bounds"])
                texts.append(param["name"] + (": " + bounds if bounds else ""))
        return f"<{', '.join(texts)}>" if texts else ""

    def where(self, generics):
        texts = []
        for predicate in generics["where_predicates"]:
            kind, value = next(iter(predicate.items()))
            if kind == "bound_predicate":
                binder = self.binder(value["generic_params"])
                texts.append(f"{binder}{self.type(value['type'])}: {self.bounds(value['bounds'])}")
            elif kind == "lifetime_predicate":
                texts.append(f"{value['lifetime']}: {' + '.join(value['outlives'])}")
            else:
                texts.append(f"{self.type(value['lhs'])} == {self.term(value['rhs'])}")
        return f" where {', '.join(texts)}" if texts else ""

    def function(self, name, inner, generics):
        signature, header = inner["sig"], inner["header"]
        words = [word for word in ("const", "async", "unsafe") if header.get(f"is_{word}")]
        if header["abi"] != "Rust":
            words.append(f'extern "{next(iter(header["abi"]))}"')
        receivers = {"Self": "self", "&Self": "&self", "&mut Self": "&mut self"}
        inputs = []
        for label, ty in signature["inputs"]:
            text = self.type(ty)
            inputs.append(receivers.get(text, f"self: {text}") if label == "self" else text)
        if signature["is_c_variadic"]:
            inputs.append("...")
        output = signature["output"]
        result = f" -> {self.type(output)}" if output else ""
        params = self.params(generics) if generics else ""
        where = self.where(generics) if generics else ""
        text = f"fn {name}".rstrip() if name else "fn"
        return " ".join(words + [f"{text}{params}({', '.join(inputs)}){result}{where}"])

    def add(self, path, line, item=None):
        grows = item is not None and "non_exhaustive" in item["attrs"]
        self.lines.add((path, ("#[non_exhaustive] " if grows else "") + line))

    def is_first(self, item, path):
        """Whether the item was not met before; if it was, this is another path to it."""
        first = self.first.setdefault(item["id"], path)
        if first != path:
            self.add(path, f"use {path} = {first}")
        return first == path

    def module(self, module, path):
        for number in module["inner"]["module"]["items"]:
            item = self.item(number)
            if item:
                self.visit(item, path)

    def visit(self, item, outer):
        kind, inner = next(iter(item["inner"].items()))
        path = f"{outer}::{item['name']}"
        if kind == "use":
            self.reexport(inner, outer)
        elif not self.is_first(item, path):
            pass
        elif kind == "module":
            self.add(path, f"mod {path}")
            self.modules.append((item, path))
        elif kind in ("struct", "enum", "union", "trait"):
            getattr(self, kind)(item, inner, path)
        elif kind == "function":
            self.add(path, self.function(path, inner, inner["generics"]))
        elif kind == "constant":
            self.add(path, f"const {path}: {self.type(inner['type'])}")
        elif kind == "static":
            mutable = "mut " if inner["is_mutable"] else ""
            self.add(path, f"static {mutable}{path}: {self.type(inner['type'])}")
        elif kind == "type_alias":
            generics = self.params(inner["generics"])
            self.add(path, f"type {path}{generics} = {self.type(inner['type'])}")
        elif kind in ("macro", "proc_macro"):
            self.add(path, f"macro {path}")
        else:
            raise ValueError(f"rustdoc has a new kind of item, {kind}")

    def reexport(self, use, outer):
        target = self.item(use["id"])
        path = f"{outer}::{'*' if use['is_glob'] else use['name']}"
        if target is None:
            self.add(path, f"use {path} = {use['source']}")
        elif use["is_glob"] and "module" in target["inner"]:
            if (target["id"], outer) not in self.globs:
                self.globs.add((target["id"], outer))
                self.module(target, outer)
        elif use["is_glob"]:
            self.add(path, f"use {path} = {use['source']}")
        elif target["visibility"] == "public":
            # A name can lead to a private module beside a public function.
            self.visit(dict(target, name=use["name"]), outer)

    def struct(self, item, inner, path):
        head = f"struct {path}{self.params(inner['generics'])}"
        kind = inner["kind"]
        hidden = ""
        if kind == "unit":
            pass
        elif "tuple" in kind:
            fields = [self.item(n) if n is not None else None for n in kind["tuple"]]
            texts = [self.type(f["inner"]["struct_field"]) if f else "_" for f in fields]
            head += f"({', '.join(texts)})"
        else:
            hidden = " { .. }" if kind["plain"]["has_stripped_fields"] else ""
            self.fields(kind["plain"]["fields"], path)
        self.add(path, head + self.where(inner["generics"]) + hidden, item)
        self.impls(inner["impls"], path)

    def union(self, item, inner, path):
        hidden = " { .. }" if inner["has_stripped_fields"] else ""
        generics = inner["generics"]
        self.add(path, f"union {path}{self.params(generics)}{self.where(generics)}{hidden}", item)
        self.fields(inner["fields"], path)
        self.impls(inner["impls"], path)

    def fields(self, numbers, path):
        for number in numbers:
            field = self.item(number)
            if field:
                name, ty = f"{path}::{field['name']}", self.type(field["inner"]["struct_field"])
                self.add(name, f"field {name}: {ty}")

    def enum(self, item, inner, path):
        generics = inner["generics"]
        self.add(path, f"enum {path}{self.params(generics)}{self.where(generics)}", item)
        for number in inner["variants"]:
            variant = self.item(number)
            if not variant:
                continue
            kind, name = variant["inner"]["variant"]["kind"], f"{path}::{variant['name']}"
            if kind == "plain":
                self.add(name, f"variant {name}", variant)
            elif "tuple" in kind:
                fields = [self.item(n) if n is not None else None for n in kind["tuple"]]
                texts = [self.type(f["inner"]["struct_field"]) if f else "_" for f in fields]
                self.add(name, f"variant {name}({', '.join(texts)})", variant)
            else:
                self.add(name, f"variant {name} {{..}}", variant)
                self.fields(kind["struct"]["fields"], name)
        self.impls(inner["impls"], path)

    def trait(self, item, inner, path):
        bounds = self.bounds(inner["bounds"])
        unsafe = "unsafe " if inner["is_unsafe"] else ""
        head = f"{unsafe}trait {path}{self.params(inner['generics'])}"
        self.add(path, head + (f": {bounds}" if bounds else "") + self.where(inner["generics"]))
        for number in inner["items"]:
            self.associated(number, path, True)

    def impls(self, numbers, path):
        for number in numbers:
            block = self.item(number)
            inner = block and block["inner"]["impl"]
            if not block or inner["is_synthetic"] or inner["blanket_impl"]:
                continue
            if inner["trait"] is None:
                for inside in inner["items"]:
                    self.associated(inside, path, False)
                continue
            generics = inner["generics"]
            own = self.type(inner["for"])
            trait = self.path(inner["trait"])
            if trait == "StructuralPartialEq":  # of every derived PartialEq
                continue
            if generics["params"] or own != path.split("::")[-1]:
                where = self.where(generics)
                self.add(path, f"impl{self.params(generics)} {trait} for {path} as {own}{where}")
            else:
                self.add(path, f"impl {trait} for {path}")

    def associated(self, number, path, of_trait):
        item = self.item(number)
        if not item:
            return
        kind, inner = next(iter(item["inner"].items()))
        name = f"{path}::{item['name']}"
        if kind == "function":
            line = self.function(name, inner, inner["generics"])
            line += " { .. }" if of_trait and inner["has_body"] else ""
        elif kind == "assoc_const":
            line = f"const {name}: {self.type(inner['type'])}"
        elif kind == "assoc_type":
            line = f"type {name}{self.params(inner['generics'])}: {self.bounds(inner['bounds'])}"
        else:
            raise ValueError(f"rustdoc has a new kind of associated item, {kind}")
        self.add(name, line)


ADVICE = """
What users can name (`-`) is not there any more. If that is meant:

  BLESS=1 tools/public-api.py      records it; the difference belongs to the change
  CHANGELOG.md                     says it, under `Changed` or `Removed`

It breaks users: before 1.0 it needs the next 0.x, afterwards the next major version. What is new (`+`) breaks them,
too, where it is a variant of an enum or a field of a struct without `#[non_exhaustive]`, or an item that a trait
wants of its implementations."""


def main():
    listed = subprocess.run([ROOT / "tools/package.sh", "--list"], check=True, capture_output=True)
    run_rustdoc()
    target = Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target"))
    gone, new = 0, 0
    for name in listed.stdout.decode().split():
        library = "irc" if name == "irc-compiler" else name.replace("-", "_")
        doc = json.loads((target / f"doc/{library}.json").read_text())
        if doc["format_version"] != FORMAT:
            print(f"skipped: rustdoc has form {doc['format_version']}, the record {FORMAT}")
            return 0
        lines = [line for _, line in sorted(Crate(doc).lines)]
        golden = GOLDEN / f"{name}.txt"
        if os.environ.get("BLESS"):
            golden.parent.mkdir(parents=True, exist_ok=True)
            golden.write_text("\n".join(lines) + "\n")
            continue
        recorded = golden.read_text().splitlines() if golden.exists() else []
        for line in difflib.unified_diff(recorded, lines, f"{name}, recorded", name, "", "", 0, ""):
            print(line)
        gone += len(set(recorded) - set(lines))
        new += len(set(lines) - set(recorded))
    print(f"public API: {new} new, {gone} gone" + (ADVICE if gone else ""))
    return 1 if gone and "--report" not in sys.argv[1:] else 0


if __name__ == "__main__":
    sys.exit(main())
