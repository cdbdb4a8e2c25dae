//! The programs of `examples/toy/`: how each is launched, on what, and what it must compute.
//!
//! Those that stand in `examples/` as IR, too, have the same cases; the others have references in
//! Rust here.

mod cases;
mod picture;
pub mod random;

use crate::examples::{self, Case};

pub use picture::{PICTURE, picture_differs};

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
