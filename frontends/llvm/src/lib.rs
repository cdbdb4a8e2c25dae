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
pub mod codes;
mod intrinsic;
mod lex;
mod lower;
mod parse;
pub mod tree;

pub use intrinsic::nvvm_status;

use codes::fault;
use irc_ir::module::Module;
use irc_ptx::text::{Diagnostic, Span};

/// The most bytes of a text: places in it have 32 bits.
const MAX_TEXT: usize = u32::MAX as usize / 2;

/// Reads a module of LLVM IR: text, or bitcode by how it begins. The module is one that the
/// verifier of the IR accepts. Places in errors are places in the text; in bitcode there are none,
/// so where an error is stands in its notes.
pub fn read(bytes: &[u8]) -> Result<Module, Vec<Diagnostic>> {
    let tree = parse(bytes)?;
    lower::lower(&tree).map_err(|errors| describe(errors, bytes, Some(&tree)))
}

/// The tree of a module: text, or bitcode by how it begins.
fn parse(bytes: &[u8]) -> Result<tree::Module<'_>, Vec<Diagnostic>> {
    let start = Span::new(0, 0);
    if bytes.len() > MAX_TEXT {
        return Err(vec![*fault("L0106", "the input has more than 2 GiB", start)]);
    }
    if is_bitcode(bytes) {
        return bitcode::read(bytes).map_err(|fault| describe(vec![*fault], bytes, None));
    }
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let at = error.valid_up_to() as u32;
        vec![*fault("L0106", "the text is not UTF-8", Span::new(at, at + 1))]
    })?;
    parse::parse(text).map_err(|fault| vec![*fault])
}

/// Errors about an input; those about bitcode have their places in words.
fn describe(
    errors: Vec<Diagnostic>,
    bytes: &[u8],
    tree: Option<&tree::Module<'_>>,
) -> Vec<Diagnostic> {
    match is_bitcode(bytes) {
        true => errors.into_iter().map(|error| bitcode::describe(error, tree)).collect(),
        false => errors,
    }
}

/// Whether something begins as bitcode does, or as its wrapper.
pub fn is_bitcode(bytes: &[u8]) -> bool {
    bytes.starts_with(b"BC\xc0\xde") || bytes.starts_with(&[0xde, 0xc0, 0x17, 0x0b])
}
