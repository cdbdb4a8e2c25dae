//! What the benchmarks share: kernels of any size that irc and LLVM both can compile, and the
//! measuring of stages and of whole processes.

pub mod clock;
pub mod command;
pub mod debugged;
pub mod figures;
pub mod ir_text;
pub mod irreducible;
pub mod llvm;
pub mod peer;
pub mod process;
pub mod program;
pub mod shapes;
pub mod stages;
