//! What the rows mean.

/// The meaning of a row.
#[derive(Clone, Copy, Debug)]
pub enum Sem {
    /// Not written down yet.
    Unwritten,
}
