//! Stopping a launch from outside.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering::Relaxed};

/// Why a launch is stopped from outside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum StopReason {
    /// Somebody has interrupted it.
    Interrupted,
    /// It has taken longer than it may.
    TimeLimit,
}

/// Stops the launches of a simulator, from any thread: each says where its threads are. All
/// launches are stopped until [`Stopper::clear`].
#[derive(Clone, Default, Debug)]
pub struct Stopper(Arc<AtomicU8>);

impl Stopper {
    /// Stops the launch that runs and those that begin.
    pub fn stop(&self, reason: StopReason) {
        let code = match reason {
            StopReason::Interrupted => 1,
            StopReason::TimeLimit => 2,
        };
        self.0.store(code, Relaxed);
    }

    /// Lets launches run again.
    pub fn clear(&self) {
        self.0.store(0, Relaxed);
    }

    /// Whether to stop, and why.
    pub fn reason(&self) -> Option<StopReason> {
        match self.0.load(Relaxed) {
            0 => None,
            1 => Some(StopReason::Interrupted),
            _ => Some(StopReason::TimeLimit),
        }
    }
}
