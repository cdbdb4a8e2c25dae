//! The toy language: a small, strict language for kernels, and the worked example of a frontend.
//!
//! It uses nothing but the public interface of `irc-ptx`, `irc-ir` and `irc-passes`, as any other
//! frontend would. `docs/toy.md` teaches the language, `docs/toy-reference.md` defines it.
//!
//! ```text
//! text ─lex─► tokens ─parse─► ast ─check─► hir ─lower─► irc_ir::module::Module
//!                              (types, generic functions     └─warn: barriers in divergent code
//!                               made concrete, constants)
//! ```
//!
//! Each phase reads only what the one before it made. Whatever is wrong with a program is a
//! [`diagnostic::Diagnostic`] with spans; lowering a checked program cannot fail.

pub mod ast;
pub mod builtin;
pub mod check;
pub mod codes;
pub mod compile;
pub mod diagnostic;
pub mod divergence;
pub mod hir;
pub mod interp;
pub mod lex;
pub mod load;
pub mod lower;
pub mod parse;
pub mod render;
pub mod source;
pub mod types;

pub use compile::{Compiled, Failed, check_program, compile};
