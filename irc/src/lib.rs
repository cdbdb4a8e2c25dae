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
//! # Which crate
//!
//! - To compile what a frontend of yours makes: this one (the package `irc-compiler`) without
//!   features. The library is then pure: no files, processes, environment or clock.
//! - To run kernels without a GPU, or to call `ptxas`: the feature `runtime`, whose module is
//!   `irc::runtime`.
//! - To read, check, print or link PTX: `irc-ptx`, which is [`ptx`] here.
//! - To build, read, verify or interpret the IR: `irc-ir`, which is [`ir`] here.
//! - To analyse or optimise the IR: `irc-passes`, which is [`passes`] here.
//! - To read LLVM IR, or the toy language: `irc-llvm` or `irc-toy`, beside this one.
//!
//! More features: `cuda` (a GPU as a device), `parallel` (compiling on the threads of a rayon
//! pool), `json` (diagnostics and faults for programs) and `cli` (the command `irc`; default).
//!
//! # Which entry point
//!
//! - Names: `use irc::prelude::*` ([`prelude`]).
//! - A module: [`FunctionBuilder`](ir::builder::FunctionBuilder), or
//!   [`parse_module`](ir::text::parse_module) for text.
//! - PTX: [`compile`] gives the text and its tree, [`compile_to_text`] the text alone, of large
//!   modules on several threads; [`stages::Compiler`] shows what is between the stages.
//! - Results without a GPU: `irc::runtime::sim::SimDevice`.
//!
//! `docs/embedding.md` writes a whole compiler in less than 150 lines.
//!
//! # How long it takes
//!
//! On one core of a shared server (25 November 2026, `-O2`, from text to text): 0.4 ms each for the
//! 22 kernels in `examples`, from saxpy to SHA-256; 0.2 s for a function of 100,000 instructions.
//! The time grows with the size and not with its square; `cargo bench -p irc-bench --bench
//! compile_time` measures it on yours. Without features the library builds in less than a minute.

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
#[cfg(feature = "runtime")]
pub mod ptxas;
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
