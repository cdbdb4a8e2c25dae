//! irc: a compiler backend that emits NVIDIA PTX.

pub use irc_codegen as codegen;
pub use irc_ir as ir;
pub use irc_passes as passes;
pub use irc_runtime as runtime;
