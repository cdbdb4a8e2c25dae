//! Reads the text of LLVM IR, as clang, rustc and others print it for NVPTX, into modules of irc.
//!
//! ```text
//! text ─lex, parse─► tree::Module ─lower─► irc_ir::module::Module
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

/// Reads a module of LLVM IR. The module is one that the verifier of the IR accepts.
pub fn read(bytes: &[u8]) -> Result<Module, Vec<Diagnostic>> {
    let start = Span::new(0, 0);
    let refuse = |message: &str| vec![*fault("L0106", message, start)];
    if is_bitcode(bytes) {
        let mut error = fault("L0106", "this is bitcode: only text of LLVM IR is read", start);
        error.help = Some("make text of it: `llvm-dis FILE.bc -o FILE.ll`".to_owned());
        return Err(vec![*error]);
    }
    if bytes.len() > MAX_TEXT {
        return Err(refuse("the text has more than 2 GiB"));
    }
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let at = error.valid_up_to() as u32;
        vec![*fault("L0106", "the text is not UTF-8", Span::new(at, at + 1))]
    })?;
    let tree = parse::parse(text).map_err(|fault| vec![*fault])?;
    lower::lower(&tree)
}

/// Whether something begins as bitcode does, or as its wrapper.
pub fn is_bitcode(bytes: &[u8]) -> bool {
    bytes.starts_with(b"BC\xc0\xde") || bytes.starts_with(&[0xde, 0xc0, 0x17, 0x0b])
}
