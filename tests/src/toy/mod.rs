//! The programs of `examples/toy/`: how each is launched, on what, and what it must compute.
//!
//! Those that stand in `examples/` as IR, too, have the same cases; the others have references in
//! Rust here.

mod cases;
mod picture;
pub mod random;

use crate::examples::{self, Argument, Case};
use irc_ir::signature::Signature;
use irc_toy::Compiled;
use irc_toy::lower::Options;
use irc_toy::render::Renderer;
use irc_toy::source::{Loader, SourceFile};
use std::path::PathBuf;

pub use picture::{PICTURE, picture};

/// A toy program, and how it is tested.
pub struct Program {
    /// Name of the file in `examples/toy/`, without `.toy`.
    pub name: &'static str,
    /// The launch, the inputs and the expected outputs.
    pub case: fn() -> Case,
}

/// Files that have functions for others, and no kernel.
pub const LIBRARIES: &[&str] = &["warp"];

/// The name of a program and what makes its inputs.
type NamedCase = (&'static str, fn() -> Case);

/// Every program.
pub fn all() -> Vec<Program> {
    let mut programs: Vec<Program> =
        examples::all().iter().map(|e| Program { name: e.name, case: e.case }).collect();
    let own: [NamedCase; 10] = [
        ("radix_sort", cases::radix_sort),
        ("lookback_scan", cases::lookback_scan),
        ("fft", cases::fft),
        ("k_means", cases::k_means),
        ("ray_marcher", picture::ray_marcher),
        ("game_of_life", cases::game_of_life),
        ("string_search", cases::string_search),
        ("attention", cases::attention),
        ("conjugate_gradient", cases::conjugate_gradient),
        ("hash_table", cases::hash_table),
    ];
    programs.extend(own.map(|(name, case)| Program { name, case }));
    programs
}

/// A folder of toy files.
pub struct Folder(pub PathBuf);

impl Loader for Folder {
    fn load(&mut self, path: &str) -> Result<String, String> {
        std::fs::read_to_string(self.0.join(path)).map_err(|error| error.to_string())
    }
}

impl Folder {
    /// Compiles a file, given without `.toy`; the error is what a user would read.
    pub fn compile(self, name: &str) -> Result<Compiled, String> {
        self.compile_with(name, &Options::default())
    }

    /// The same with options.
    pub fn compile_with(mut self, name: &str, options: &Options) -> Result<Compiled, String> {
        let name = format!("{name}.toy");
        let text = self.load(&name).map_err(|error| format!("{name}: {error}"))?;
        irc_toy::compile(SourceFile { name, text }, &mut self, options).map_err(|f| {
            let renderer = Renderer::new(&f.files);
            f.diagnostics.iter().map(|diagnostic| renderer.render(diagnostic)).collect()
        })
    }
}

/// A case as a twin in CUDA has it, whose kernel has these parameters: the number of elements of a
/// slice, which [`expand`] puts behind its buffer, goes where the twin does not ask for it.
pub fn for_twin(mut case: Case, twin: &Signature) -> Case {
    let mut wanted = twin.params.iter().map(|param| param.ty.is_ptr()).peekable();
    case.arguments.retain(|argument| {
        let fits = match argument {
            Argument::Bits(_) => wanted.peek() == Some(&false),
            Argument::Buffer { .. } => wanted.peek() == Some(&true),
            Argument::Bytes(_) => wanted.peek().is_some(),
        };
        fits && wanted.next().is_some()
    });
    assert_eq!(wanted.count(), 0, "arguments of the twin of `{}` are missing", case.kernel);
    case
}

/// No other files.
pub struct NoImports;

impl Loader for NoImports {
    fn load(&mut self, _: &str) -> Result<String, String> {
        Err("there are no other files".to_owned())
    }
}

/// A case as the kernel of the IR has it: a slice takes a buffer and the number of its elements.
pub fn expand(mut case: Case, compiled: &Compiled) -> Case {
    let kernel = compiled.kernels.iter().find(|kernel| kernel.name == case.kernel);
    let kernel = kernel.unwrap_or_else(|| panic!("there is no kernel `{}`", case.kernel));
    assert_eq!(kernel.params.len(), case.arguments.len(), "arguments of `{}`", kernel.name);
    let arguments = std::mem::take(&mut case.arguments);
    for (argument, param) in arguments.into_iter().zip(&kernel.params) {
        let len = match (&argument, param.element_bytes) {
            (Argument::Buffer { before, .. }, Some(size)) => Some(before.len() as u64 / size),
            _ => None,
        };
        case.arguments.push(argument);
        case.arguments.extend(len.map(Argument::Bits));
    }
    case
}
