//! What the simulator finds wrong with a launch, and how it is told.

pub mod race;
pub mod report;
