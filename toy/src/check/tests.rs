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
    let mut renderer = Renderer::new(&files, false);
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
