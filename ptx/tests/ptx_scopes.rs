//! Names and scopes of PTX, as ptxas 12.9 and 13.5 take them: labels, vectors, initialisers,
//! declarations.

mod lists;

use irc_ptx::Module;
use lists::errors;
use std::fmt::Write;

/// What is wrong with a kernel of these statements, behind these declarations.
fn found(declarations: &str, body: &str) -> Vec<String> {
    errors(&text(declarations, body))
}

fn text(declarations: &str, body: &str) -> String {
    format!(
        ".version 8.0\n.target sm_90\n.address_size 64\n{declarations}\n\
         .visible .entry k(.param .u64 p)\n{{\n.reg .u64 %rd; .reg .u32 %r<9>; .reg .pred %p;\n\
         .reg .v4 .u32 V; .reg .v2 .u32 W; .reg .v2 .f64 D;\n{body}\nret;\n}}\n"
    )
}

fn takes(declarations: &str, body: &str) {
    let found = found(declarations, body);
    assert!(found.is_empty(), "{declarations} {body}: {found:?}");
}

fn refuses(declarations: &str, body: &str, code: &str) {
    let found = found(declarations, body);
    assert_eq!(found.len(), 1, "{declarations} {body}: {found:?}");
    assert!(found[0].starts_with(code), "{declarations} {body}: {found:?}");
}

#[test]
fn labels_belong_to_scopes() {
    for body in [
        "{ @%p bra L; L: } { @%p bra L; L: }",
        "{ @%p bra L; L: } L:",
        "L: { @%p bra L; L: }",
        "{ bra L; { L: } L: }",
        "{ { bra L; } } L:",
        "{ t: .branchtargets A; A: brx.idx %r1, t; } { t: .branchtargets A; A: brx.idx %r1, t; }",
        "t: .branchtargets A; { A: brx.idx %r1, t; } A:",
        "$L1: bra $L1; { $L1: bra $L1; }",
        "%x: bra %x;",
        "{ .reg .u32 A; { A: bra A; } mov.u32 A, 1; }",
        "{ .shared .u32 A; { A: bra A; } st.shared.u32 [A], 1; }",
        "{ A: { .shared .u32 A; st.shared.u32 [A], 1; } bra A; }",
        "{ p: bra p; }",
        "k: bra k;",
    ] {
        takes("", body);
    }
    takes(".global .u32 A;", "ld.global.u32 %r1, [A]; A: bra A;");
    for (body, code) in [
        ("bra L; { L: }", "P0204"),
        ("{ bra L; } { L: }", "P0204"),
        ("t: .branchtargets L; { L: }", "P0204"),
        ("{ t: .branchtargets A; A: } brx.idx %r1, t;", "P0203"),
        ("L: L:", "P0202"),
        ("{ L: bra L; L: }", "P0202"),
        ("$L1: $L1:", "P0202"),
        ("t: .branchtargets t; t:", "P0202"),
        ("%p: ", "P0202"),
        ("%r1: ", "P0202"),
        ("p: ", "P0202"),
        ("A: .reg .u32 A;", "P0202"),
        ("A: .shared .u32 A;", "P0202"),
        (".shared .u32 A; A:", "P0202"),
        ("{ bra p; p: }", "P0205"),
        (".shared .u32 A; { bra A; A: }", "P0205"),
        (".reg .u32 A; { bra A; A: }", "P0304"),
        ("A: { .reg .u32 A; bra A; }", "P0304"),
        ("{ A: { .shared .u32 A; bra A; } }", "P0205"),
    ] {
        refuses("", body, code);
    }
    refuses(".global .u32 A;", "bra A; A:", "P0205");
}

#[test]
fn vectors_are_passed_by_name() {
    let function = ".func (.reg .v2 .u32 o) f(.reg .v2 .u32 i) { mov.v2.u32 o, i; ret; }";
    takes(function, "call (W), f, (W);");
    for (body, code) in [
        ("call (W), f, (V);", "P0405"),
        ("call (W), f, (D);", "P0405"),
        ("call (W), f, (%r1);", "P0405"),
        ("call (%r1), f, (W);", "P0405"),
        ("call ({%r1, %r2}), f, (W);", "P0101"),
        ("call (W), f, ({%r1, %r2});", "P0101"),
    ] {
        refuses(function, body, code);
    }
    // They are printed so, and read again.
    let text = text(function, "call (W), f, (W); mov.v2.u32 {%r1, %r2}, W;");
    let printed = Module::parse(&text).expect("it is PTX").print();
    assert!(printed.contains("(W), f, (W);"), "{printed}");
    assert_eq!(Module::parse(&printed).expect("it is PTX").print(), printed);
}

#[test]
fn predicates_are_passed_in_registers() {
    let function = ".func (.reg .pred o) f(.reg .pred i) { not.pred o, i; ret; }";
    takes(function, "call (%p), f, (%p);");
    refuses(function, "call (%p), f, (%r1);", "P0405");
    refuses(function, "call (%p), f, (1);", "P0405");
}

#[test]
fn any_number_of_arguments_is_passed() {
    let function = ".func (.param .b32 r) f(.param .b32 a, .param .align 8 .b8 %VAParam[])\n\
                    { .reg .u64 %rd; mov.u64 %rd, %VAParam; ret; }";
    let call = |args: &str| {
        format!(
            "{{ .param .b32 r; .param .b32 a; .param .align 8 .b8 b[12]; .param .align 4 .b8 c[4]; \
             .param .align 16 .b8 e[16]; call (r), f, ({args}); }}"
        )
    };
    takes(function, &call("a, b"));
    takes(function, &call("a"));
    refuses(function, &call("a, b, c"), "P0404");
    refuses(function, &call(""), "P0404");
    for args in ["a, c", "a, a", "a, e", "a, %r2"] {
        refuses(function, &call(args), "P0405");
    }
    let early = ".func f(.param .align 8 .b8 %VAParam[], .param .b32 z) { ret; }";
    refuses(early, "", "P0524");
}

#[test]
fn initialisers_have_the_depth_of_their_variable() {
    for legal in [
        ".u32 a[][2] = {{1,2},{3,4}};",
        ".u32 a[][2] = {{1},{3}};",
        ".u32 a[3][2] = {{1},{2,3}};",
        ".v2 .u32 a[] = {{1,2},{3,4}};",
        ".v2 .u32 a = {1,2};",
        ".u64 a[2] = {zz};",
        ".u32 a[2] = {};",
    ] {
        takes(&format!(".global .u32 zz; .global {legal}"), "");
    }
    for illegal in [
        ".u32 a[][2] = {1,2,3,4};",
        ".u32 a[][2] = {{1},3};",
        ".u32 a[2] = 5;",
        ".u32 a[] = {{1},{2}};",
        ".u64 a[2][1] = {zz};",
        ".v2 .u32 a[] = {1,2,3,4};",
        ".v2 .u32 a = 5;",
        ".v4 .f32 a = {1.0, 2.0};",
    ] {
        refuses(&format!(".global .u32 zz; .global {illegal}"), "", "P0108");
    }
    refuses(".global .u32 a[2][] = {{1,2},{3,4}};", "", "P0101");
    refuses(".global .u32 a[][] = {{1,2},{3,4}};", "", "P0101");
    refuses(".global .u32 g[4294967296][4294967296][4294967296];", "", "P0524");
    refuses("", ".local .u32 g[4294967296][4294967296];", "P0524");
}

#[test]
fn declarations_of_functions_need_no_semicolon() {
    for text in [
        ".func f\n.func f { ret; }",
        ".func f()\n.func g() { ret; }\n.func f() { ret; }",
        ".func (.reg .u32 r) f (.reg .u32 a)\n.global .u32 g;",
        ".extern .func f (.param .b32 a)\n.visible .func h() { ret; }",
        ".func f()\n.const .u32 c;",
        ".func f()",
    ] {
        takes(text, "");
    }
    refuses(".entry e()\n.func g() { ret; }", "", "P0101");
    let module = Module::parse(&text(".func f()\n.global .u32 g;", "")).expect("it is PTX");
    assert!(module.print().contains(".func f();\n"), "{}", module.print());
}

#[test]
fn constant_banks_are_told_of() {
    refuses(".const[2] .u32 c = 5;", "", "P0111");
    refuses(".const .u32 c = 5;", "ld.const[0].u32 %r1, [c];", "P0111");
}

#[test]
fn lines_end_with_carriage_returns_too() {
    let plain = text("", "// a comment\nmov.u32 %r1, 5; /* and\n another */ bra L; L:");
    let wanted = Module::parse_with_comments(&plain).expect("it is PTX").print();
    for text in [
        plain.replace('\n', "\r"),
        plain.replace('\n', "\r\n"),
        format!("\u{feff}{plain}"),
        format!("\u{feff}{}", plain.replace('\n', "\r")),
    ] {
        let module = Module::parse_with_comments(&text).unwrap_or_else(|e| panic!("{e:?}\n{text}"));
        assert_eq!(module.print(), wanted);
        assert!(errors(&text).is_empty());
    }
}

/// Many scopes and functions take no more than their text is long, and no stack.
#[test]
fn many_scopes_and_functions_are_read() {
    let many = 100_000;
    let mut nested = String::new();
    for i in 0..many {
        let _ = writeln!(nested, "{{ L: .reg .u32 a; mov.u32 a, {i}; @%p bra L;");
    }
    nested.push_str(&"}".repeat(many));
    takes("", &nested);
    let functions: String = (0..many).map(|i| format!(".func f{i}() {{ ret; }}\n")).collect();
    takes(&functions, "");
    let room = |module: &Module| -> usize {
        let bodies = module.functions().filter_map(|f| f.body.as_ref());
        bodies.map(|b| b.statements.capacity() + b.named.capacity()).sum()
    };
    let module = Module::parse(&text(&functions, "")).expect("it is PTX");
    assert!(room(&module) < many + 100, "{}", room(&module));
    let open = ".func a() {\n".repeat(many);
    let found = errors(&format!(".version 8.0\n.target sm_90\n.address_size 64\n{open}"));
    assert!(found.len() >= many, "{}", found.len());
}
