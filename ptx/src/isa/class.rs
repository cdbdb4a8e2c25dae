//! Classes of instructions.

/// What kind of instruction a row is: what profiles and statistics are counted by.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum InstClass {
    /// Integer arithmetic, with extended precision.
    Integer,
    /// Floating-point arithmetic.
    Float,
    /// Comparison and selection.
    Comparison,
    /// Logic and shifts.
    Logic,
    /// Moves, conversions, loads, stores and copies.
    DataMovement,
    /// Textures.
    Texture,
    /// Surfaces.
    Surface,
    /// Control flow.
    Control,
    /// Barriers, fences, atomics, votes.
    Synchronisation,
    /// Products of matrices, and what brings them to registers and tensor memory.
    Matrix,
    /// SIMD within a register.
    Video,
    /// Anything else.
    Other,
}

impl InstClass {
    /// The name in reports.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Integer => "integer",
            Self::Float => "floating-point",
            Self::Comparison => "comparison",
            Self::Logic => "logic",
            Self::DataMovement => "data movement",
            Self::Texture => "texture",
            Self::Surface => "surface",
            Self::Control => "control",
            Self::Synchronisation => "synchronisation",
            Self::Matrix => "matrix",
            Self::Video => "video",
            Self::Other => "other",
        }
    }
}
