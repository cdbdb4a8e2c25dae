//! The whole way: files to a module.

use crate::check::check;
use crate::diagnostic::{Diagnostic, Severity};
use crate::divergence;
use crate::hir::Program;
use crate::load::load;
use crate::lower::{self, KernelInterface, lower};
use crate::source::{Files, Loader, SourceFile};
use irc_ir::module::Module;

/// A compiled program.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Compiled {
    /// The module; its instructions have their places in the files as locations.
    pub module: Module,
    /// What the kernels take, in the order of their source.
    pub kernels: Vec<KernelInterface>,
    /// The files; those of the module are the same, in the same order.
    pub files: Files,
    /// What is doubtful.
    pub warnings: Vec<Diagnostic>,
}

/// What is wrong with a program.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{}", self.summary())]
pub struct Failed {
    /// The files, for showing the diagnostics.
    pub files: Files,
    /// At least one error, and warnings.
    pub diagnostics: Vec<Diagnostic>,
}

impl Failed {
    /// The first error in one line, and how many more there are.
    fn summary(&self) -> String {
        let mut errors = self.diagnostics.iter().filter(|d| d.severity == Severity::Error);
        let first = errors.next().map_or("", |error| error.message.as_str());
        match errors.count() {
            0 => first.to_owned(),
            more => format!("{first}, and {more} more"),
        }
    }
}

/// Compiles a program to a module.
///
/// ```
/// use irc_toy::source::{Loader, SourceFile};
///
/// struct NoImports;
///
/// impl Loader for NoImports {
///     fn load(&mut self, _: &str) -> Result<String, String> {
///         Err("there are no other files".to_owned())
///     }
/// }
///
/// let text = "kernel fill(x: &global mut [u32]) { x[global_idx.x] = 7; }".to_owned();
/// let root = SourceFile { name: "fill.toy".to_owned(), text };
/// let compiled = irc_toy::compile(root, &mut NoImports, &Default::default())?;
/// assert_eq!(compiled.kernels[0].name, "fill");
/// # Ok::<(), irc_toy::Failed>(())
/// ```
pub fn compile(
    root: SourceFile,
    loader: &mut dyn Loader,
    options: &lower::Options,
) -> Result<Compiled, Failed> {
    let (program, mut warnings) = check_program(root, loader)?;
    match lower(&program, options) {
        Ok(lowered) => {
            warnings.append(&mut divergence::warnings(&lowered, &program));
            let lower::Lowered { module, kernels, .. } = lowered;
            Ok(Compiled { module, kernels, files: program.files, warnings })
        }
        Err(mut errors) => {
            errors.append(&mut warnings);
            Err(Failed { files: program.files, diagnostics: errors })
        }
    }
}

/// Loads, parses and checks a program: what it means, and what is doubtful.
pub fn check_program(
    root: SourceFile,
    loader: &mut dyn Loader,
) -> Result<(Program, Vec<Diagnostic>), Failed> {
    let loaded = load(root, loader);
    if !loaded.errors.is_empty() {
        return Err(Failed { files: loaded.files, diagnostics: loaded.errors });
    }
    let files = loaded.files.clone();
    check(&loaded.units, loaded.files).map_err(|diagnostics| Failed { files, diagnostics })
}
