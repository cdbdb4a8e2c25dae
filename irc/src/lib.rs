//! irc: a compiler backend that emits NVIDIA PTX.
//!
//! A frontend builds an [`ir::module::Module`], with [`ir::builder::FunctionBuilder`] or as text,
//! and calls [`compile`]:
//!
//! ```
//! use irc::{Options, compile};
//! use irc::ptx::target::Target;
//!
//! let text = "
//!     kernel @fill(%p: ptr.global, %x: f32) {
//!     entry:
//!       %tid = sreg tid.x
//!       %at = ptradd %p, %tid * 4
//!       store %x, %at
//!       ret
//!     }";
//! let module = irc::ir::text::parse_module(text).expect("well-formed").module;
//! let target = Target::new("sm_80".parse().expect("a target"));
//! let ptx = compile(&module, &target, &Options::default()).expect("sm_80 has all that it needs");
//! assert!(ptx.text.contains(".visible .entry fill("));
//! ```
//!
//! Features: `runtime` (the module `runtime`: a simulator, `ptxas`, devices), `cuda` (a GPU as a
//! device), `parallel` (compiling on the threads of a rayon pool), `json` (diagnostics and faults
//! for programs) and `cli` (the command; default).
//! With none of them the library is pure: no files, processes, environment or clock.

pub mod abi;
mod compile;
#[cfg(feature = "json")]
pub mod json;
pub mod language;
#[cfg(feature = "runtime")]
pub mod lines;
#[cfg(feature = "parallel")]
pub mod parallel;
pub mod prelude;
pub mod stages;

pub use compile::{Error, Errors, Options, Ptx, compile, compile_to_text};
pub use irc_codegen as codegen;
pub use irc_codegen::DebugInfo;
pub use irc_ir as ir;
pub use irc_ir::work;
pub use irc_passes as passes;
pub use irc_passes::pipeline::OptLevel;
pub use irc_ptx as ptx;
#[cfg(feature = "runtime")]
pub use irc_runtime as runtime;
