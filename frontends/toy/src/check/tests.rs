//! Small programs, and what is said of them.

use super::check;
use crate::diagnostic::{Diagnostic, Severity};
use crate::hir::Program;
use crate::load::load;
use crate::render::Renderer;
use crate::source::{Loader, SourceFile};

struct NoFiles;

impl Loader for NoFiles {
    fn load(&mut self, _: &str) -> Result<String, String> {
        Err("there are no other files".to_owned())
    }
}

/// The program or all that is said of it, and the messages as people see them.
fn run(text: &str) -> (Option<Program>, Vec<Diagnostic>, String) {
    let root = SourceFile { name: "test.toy".to_owned(), text: text.to_owned() };
    let loaded = load(root, &mut NoFiles);
    assert!(loaded.errors.is_empty(), "{:?}", loaded.errors);
    let files = loaded.files.clone();
    let (program, said) = match check(&loaded.units, loaded.files) {
        Ok((program, warnings)) => (Some(program), warnings),
        Err(errors) => (None, errors),
    };
    let renderer = Renderer::new(&files);
    let shown: Vec<String> = said.iter().map(|d| renderer.render(d)).collect();
    (program, said, shown.join("\n"))
}

/// A program without errors; the codes of its warnings.
#[track_caller]
fn right(text: &str, warnings: &[&str]) -> Program {
    let (program, said, shown) = run(text);
    let codes: Vec<&str> = said.iter().map(|d| d.code).collect();
    assert_eq!(codes, warnings, "{shown}");
    program.unwrap_or_else(|| panic!("{shown}"))
}

/// A program with errors; their codes without warnings.
#[track_caller]
fn wrong(text: &str, errors: &[&str]) {
    let (program, said, shown) = run(text);
    let bad = said.iter().filter(|d| d.severity == Severity::Error);
    let codes: Vec<&str> = bad.map(|d| d.code).collect();
    assert_eq!(codes, errors, "{shown}");
    assert!(program.is_none());
}

#[test]
fn a_kernel_is_checked() {
    let program = right(
        "kernel scale(x: &global mut [f32], by: f32) {
            let i = global_idx.x;
            if i < x.len { x[i] *= by; }
        }",
        &[],
    );
    assert_eq!(program.functions.len(), 1);
}

#[test]
fn an_unknown_name_is_told_once() {
    wrong("kernel k(x: &global mut [f32]) { let a = b + 1.0; x[0] = a * 2.0; }", &["T0201"]);
}

#[test]
fn generic_bodies_are_checked_where_they_are_written() {
    // Whether or not something calls them, and whatever it calls them with.
    wrong("fn square<T: any>(x: T) -> T { x * x } kernel k() {}", &["T0302"]);
    wrong("fn square<T>(x: T) -> T { x * x } kernel k() { let y = square(2u32); }", &["T0302"]);
    wrong("fn same<T: any>(x: T, y: T) -> bool { x == y } kernel k() {}", &["T0302"]);
    wrong("fn both<T: num>(x: T) -> T { x & x } kernel k() { let y = both(2u32); }", &["T0302"]);
    wrong("fn other<T, U>(x: T, y: U) -> T { y } kernel k() {}", &["T0301"]);
    wrong("fn typo<T: num>(x: T) -> T { y } kernel k() {}", &["T0201"]);
    wrong("fn four<const N: u32>(x: [u32; N]) -> [u32; 4] { x } kernel k() {}", &["T0301"]);
    let twice = "fn twice<T: num>(x: T) -> T { x + x } ";
    wrong(&format!("{twice} fn f<T>(x: T) -> T {{ twice(x) }} kernel k() {{}}"), &["T0407"]);
    wrong(
        &format!("{twice} fn f<T: any>(x: T) -> T {{ twice::<T>(x) }} kernel k() {{}}"),
        &["T0407"],
    );
    wrong(
        "fn low<T: int>(x: T) -> T { x & 1 } fn f<T: num>(x: T) -> T { low(x) } kernel k() {}",
        &["T0407"],
    );
    right(
        &format!("{twice} fn f<T: int>(x: T) -> T {{ twice(x) }} kernel k() {{}}"),
        &["T0901", "T0901"],
    );
    let (_, _, shown) = run("fn square<T: any>(x: T) -> T { x * x }\nkernel k() {}\n");
    assert!(shown.contains("`T` may be any type, such as `bool`"), "{shown}");
    right(
        "fn twice<T: num>(x: T) -> T { x + x }
        fn first<T, const N: u32>(x: [T; N]) -> T { x[0] }
        fn mix<T: float>(x: T, y: T) -> T { fma(x, y, x) }
        fn low<T: int>(x: T) -> T { x & 1 }
        fn choose<T: any>(c: bool, x: T, y: T) -> T { if c { x } else { y } }
        kernel k(out: &global mut [u32]) {
            out[0] = twice(2u32) + first([1u32, 2]) + low(3u32) + choose(true, 1u32, 2);
            out[1] = bits::<u32>(mix(1.0f32, 2.0));
        }",
        &[],
    );
}

/// A part of what never has a value, and what is done with it, are never there either.
#[test]
fn parts_of_what_never_is_are_lowered() {
    let uses = [
        "var w = return.x / 2; while w > 0 { w /= 2; }",
        "var w = (*return) + 1; while w > 0 { w /= 2; }",
        "var w = return.a.b[1].c; x[w] = w;",
        "let w = (return)[x[0]]; x[0] = w;",
        "let w = (return)[x[0]..2]; x[0] = w[0];",
        "let w = &return; x[0] = *w;",
        "let w = atomic_add(return, 1u32); x[0] = w;",
        "loop { let w = break.x + 1; x[w] = 1; }",
        "let w = -return; let v = !return; x[0] = w;",
        "let w = [return.x, 1u32]; x[0] = w[0];",
        "if return.x > 2 { x[0] = 1; } else { x[0] = 2; }",
        "match return.x { 1 => { x[0] = 1; } _ => { x[0] = 2; } }",
        "for i in return.x..4 { x[i] = 1; }",
        "for i in 0..return.x { x[i] = 1; }",
        "let w = round::<f32>(return.x); x[0] = 2;",
        "x[return.x] = 1;",
        "x[0] = return.x;",
        "x[0] += return.x;",
        "print(\"%d\", return.x);",
    ];
    for text in uses {
        let text = format!("kernel k(x: &global mut [u32]) {{ {text} }}\n");
        let root = SourceFile { name: "test.toy".to_owned(), text: text.clone() };
        match crate::compile(root, &mut NoFiles, &Default::default()) {
            Ok(compiled) => {
                let wrong = irc_ir::verify::verify_module(&compiled.module);
                assert!(wrong.is_ok(), "{text}: {wrong:?}");
            }
            Err(failed) => {
                let codes: Vec<&str> = failed.diagnostics.iter().map(|d| d.code).collect();
                assert!(!codes.is_empty() && !codes.contains(&"T0899"), "{text}: {codes:?}");
            }
        }
    }
}

#[test]
fn casts_of_c_have_a_hint() {
    for cast in ["(float)x", "(float)-x", "(float)(x)", "(f32)x", "(int)1.5", "1 + (double)x"] {
        let text = format!("kernel k(x: u32) {{ let y = {cast}; }}\n");
        let root = SourceFile { name: "test.toy".to_owned(), text };
        let loaded = load(root, &mut NoFiles);
        let files = loaded.files.clone();
        let said = match loaded.errors.is_empty() {
            true => check(&loaded.units, loaded.files).expect_err(cast),
            false => loaded.errors,
        };
        let renderer = Renderer::new(&files);
        let shown: String = said.iter().map(|d| renderer.render(d)).collect();
        assert!(shown.contains("round::<") || shown.contains("wrap::<"), "{cast}: {shown}");
    }
}

/// Chains are as long as one likes: only what is inside of something else counts as nesting.
#[test]
fn flat_chains_are_no_nesting() {
    const LONG: usize = 20_000;
    let sum = format!("1{}", " + 1".repeat(LONG));
    let mixed = format!("x{}", " * 3 - x / 5 ^ x".repeat(LONG));
    let all = format!("x == 0{}", " && x != 1".repeat(LONG));
    let any = format!("x == 0{}", " || x == 1".repeat(LONG));
    let cases: String = (0..LONG).map(|i| format!(" else if x == {i} {{ {i} }}")).collect();
    let program = format!(
        "const SUM: u32 = {sum};
        fn f(x: u32) -> u32 {{
            if {all} || {any} {{ return SUM; }}
            if x == 7 {{ return {mixed}; }}{}
            if x == 9 {{ 9 }}{cases} else {{ 8 }}
        }}
        kernel k(out: &global mut [u32]) {{ out[0] = f(out[1]); }}",
        cases.replace("{ ", "{ return ").replace(" }", "; }"),
    );
    let program = right(&program, &[]);
    assert_eq!(program.functions.len(), 2);
}
