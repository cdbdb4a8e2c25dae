//! Reads LLVM IR, text or bitcode, as clang, rustc and others make it for NVPTX, into modules of
//! irc.
//!
//! ```text
//! text ────lex, parse─┐
//! bitcode ──bitcode───┴─► tree::Module ─lower─► irc_ir::module::Module
//! ```
//!
//! LLVM is not needed. What the IR cannot express is an error that names the construct and its
//! place. `docs/llvm.md` says what is supported and what becomes of LLVM's undefined values.
//!
//! ```
//! let text = b"define ptx_kernel void @zero(ptr %x) { store i32 0, ptr %x ret void }";
//! let module = irc_llvm::read(text).expect("LLVM IR");
//! assert!(module.symbol("zero").is_some());
//! ```

mod bitcode;
mod bits;
pub mod codes;
mod contract;
mod cuda_atomics;
mod intrinsic;
mod lex;
mod link;
mod loop_marks;
mod lower;
mod parse;
pub mod tree;

pub use contract::Contract;
pub use intrinsic::nvvm_status;

use codes::fault;
use irc_ir::module::Module;
use irc_ir::verify::Subject;
use irc_ptx::text::{Diagnostic, Span};
use lower::spans::Spans;

/// The most bytes of a text: places in it have 32 bits.
const MAX_TEXT: usize = u32::MAX as usize / 2;

/// Reads a module of LLVM IR: text, or bitcode by how it begins. The module is one that the
/// verifier of the IR accepts. Places in errors are places in the text; in bitcode there are none,
/// so where an error is stands in its notes.
pub fn read(bytes: &[u8]) -> Result<Module, Vec<Diagnostic>> {
    let errors = |errors: Vec<Error>| errors.into_iter().map(|error| error.diagnostic).collect();
    read_with(bytes, &Options::default()).map_err(errors)
}

/// How a module is read.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Options<'a> {
    /// Libraries, text or bitcode, such as libdevice: what the module reaches of them is taken.
    pub libraries: Vec<&'a [u8]>,
    /// The processor, such as `sm_90`, of functions that do not say theirs (`target-cpu`).
    pub cpu: Option<String>,
    /// Which products and sums may be fused.
    pub contract: Contract,
    /// Whether `atomicrmw` is CUDA's: relaxed, in the scope of the device, as `llc` takes it.
    pub cuda_atomics: bool,
    /// Whether the module says for a debugger what variables and types are, not lines only.
    pub debug: bool,
}

impl<'a> Options<'a> {
    /// With one more library; what those before it lack is looked for here.
    pub fn with_library(mut self, bytes: &'a [u8]) -> Self {
        self.libraries.push(bytes);
        self
    }

    /// With other products and sums fused than those whose flags allow it.
    pub fn with_contract(mut self, contract: Contract) -> Self {
        self.contract = contract;
        self
    }

    /// With `atomicrmw` that is CUDA's, or as it is written.
    pub fn with_cuda_atomics(mut self, cuda_atomics: bool) -> Self {
        self.cuda_atomics = cuda_atomics;
        self
    }

    /// With what a debugger is told of variables and types.
    pub fn with_debug(mut self, debug: bool) -> Self {
        self.debug = debug;
        self
    }

    /// For a processor, such as `sm_90`, where functions do not say theirs.
    pub fn with_cpu(mut self, cpu: impl Into<String>) -> Self {
        self.cpu = Some(cpu.into());
        self
    }
}

/// An error, and what it is about.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Error {
    /// 0 for the module, else the number of the library, from 1.
    pub input: usize,
    /// The error, as that of [`read`].
    pub diagnostic: Diagnostic,
}

/// Reads a module with what it needs of libraries.
pub fn read_with(bytes: &[u8], options: &Options<'_>) -> Result<Module, Vec<Error>> {
    read_noting(bytes, options, None).map(|read| read.module)
}

/// What is wrong with parts of the module that [`read_with`] makes of the same bytes and options,
/// at the places where these parts were written; without a place where that is not known. The
/// module is read once more for it, as its own locations are those of the source.
pub fn locate(
    bytes: &[u8],
    options: &Options<'_>,
    errors: Vec<(Option<Subject>, Diagnostic)>,
) -> Vec<Error> {
    let mut spans = Spans::default();
    let read = match errors.iter().any(|(subject, _)| subject.is_some()) {
        true => read_noting(bytes, options, Some(&mut spans)).ok(),
        false => None,
    };
    let place = |(subject, mut diagnostic): (Option<Subject>, Diagnostic)| {
        let found = read.as_ref().zip(subject);
        let found = found.and_then(|(read, part)| Some((read, spans.place(&read.module, part)?)));
        let Some((read, span)) = found else { return Error { input: 0, diagnostic } };
        diagnostic.span = Some(span);
        placed(diagnostic, &read.inputs, &read.tree)
    };
    errors.into_iter().map(place).collect()
}

/// A module, and what it was read from.
struct Read<'a> {
    module: Module,
    inputs: Vec<Input<'a>>,
    tree: tree::Module<'a>,
}

fn read_noting<'a>(
    bytes: &'a [u8],
    options: &Options<'a>,
    spans: Option<&mut Spans>,
) -> Result<Read<'a>, Vec<Error>> {
    let mut inputs = Vec::with_capacity(1 + options.libraries.len());
    let mut base = 0usize;
    for bytes in std::iter::once(bytes).chain(options.libraries.iter().copied()) {
        inputs.push(Input { bytes, base: base as u32 });
        base = base.saturating_add(bytes.len() + 1);
        if base > MAX_TEXT {
            let diagnostic = *fault("L0106", "the input has more than 2 GiB", Span::new(0, 0));
            return Err(vec![Error { input: inputs.len() - 1, diagnostic }]);
        }
    }
    let mut tree = parse(0, &inputs[0])?;
    loop_marks::forget_defaults(&mut tree);
    let mut shared = link::Shared::default();
    for (number, input) in inputs.iter().enumerate().skip(1) {
        let library = parse(number, input)?;
        link::link(&mut tree, library, input.base, &mut shared)
            .map_err(|fault| vec![about(number, input, *fault)])?;
    }
    if let Some(cpu) = &options.cpu {
        link::set_cpu(&mut tree, cpu);
    }
    contract::apply(&mut tree, options.contract);
    if options.cuda_atomics {
        cuda_atomics::relax(&mut tree);
    }
    match lower::lower(&tree, options.debug, spans) {
        Ok(module) => Ok(Read { module, inputs, tree }),
        Err(errors) => Err(errors.into_iter().map(|e| placed(e, &inputs, &tree)).collect()),
    }
}

/// An input, and where its places begin.
struct Input<'a> {
    bytes: &'a [u8],
    base: u32,
}

/// The tree of a module, before anything is lowered: text, or bitcode by how it begins.
pub fn parse_tree(bytes: &[u8]) -> Result<tree::Module<'_>, Vec<Diagnostic>> {
    let tree = parse(0, &Input { bytes, base: 0 });
    tree.map_err(|errors| errors.into_iter().map(|error| error.diagnostic).collect())
}

/// The tree of an input: text, or bitcode by how it begins.
fn parse<'a>(number: usize, input: &Input<'a>) -> Result<tree::Module<'a>, Vec<Error>> {
    let one = |diagnostic: Diagnostic| vec![Error { input: number, diagnostic }];
    let bytes = input.bytes;
    if is_bitcode(bytes) {
        return bitcode::read(bytes).map_err(|fault| vec![about(number, input, *fault)]);
    }
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let at = error.valid_up_to() as u32;
        one(*fault("L0106", "the text is not UTF-8", Span::new(at, at + 1)))
    })?;
    parse::parse(text).map_err(|fault| one(*fault))
}

/// An error about an input alone, with its places.
fn about(number: usize, input: &Input<'_>, error: Diagnostic) -> Error {
    let diagnostic = match is_bitcode(input.bytes) {
        true => bitcode::describe(error, None, 0),
        false => error,
    };
    Error { input: number, diagnostic }
}

/// An error about the linked tree as one about the input that it is in.
fn placed(mut error: Diagnostic, inputs: &[Input<'_>], tree: &tree::Module<'_>) -> Error {
    let start = error.span.map_or(0, |span| span.start);
    let number = inputs.partition_point(|input| input.base <= start).saturating_sub(1);
    let Input { bytes, base } = inputs[number];
    if is_bitcode(bytes) {
        let diagnostic = bitcode::describe(error, Some(tree), base);
        return Error { input: number, diagnostic };
    }
    let moved =
        |span: Span| Span::new(span.start.saturating_sub(base), span.end.saturating_sub(base));
    error.span = error.span.map(moved);
    error.labels.iter_mut().for_each(|(span, _)| *span = moved(*span));
    Error { input: number, diagnostic: error }
}

/// Whether something begins as bitcode does, or as its wrapper.
pub fn is_bitcode(bytes: &[u8]) -> bool {
    bytes.starts_with(b"BC\xc0\xde") || bytes.starts_with(&[0xde, 0xc0, 0x17, 0x0b])
}
