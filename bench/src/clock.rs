//! Time on the processor.
//!
//! On a machine that has other work to do, time on the wall says more about that work. Where the
//! system keeps no account of single threads, the wall is all there is.

use std::time::Duration;
#[cfg(not(unix))]
use std::time::Instant;

/// A moment, as far as this thread has come.
#[derive(Debug, Clone, Copy)]
pub struct Moment(#[cfg(unix)] Duration, #[cfg(not(unix))] Instant);

impl Moment {
    /// This moment.
    #[cfg(unix)]
    pub fn now() -> Moment {
        use nix::time::{ClockId, clock_gettime};
        let time = clock_gettime(ClockId::CLOCK_THREAD_CPUTIME_ID);
        Moment(time.expect("every thread has a clock of its own").into())
    }

    /// This moment.
    #[cfg(not(unix))]
    pub fn now() -> Moment {
        Moment(Instant::now())
    }

    /// What has passed since this moment.
    pub fn elapsed(self) -> Duration {
        Moment::now().0 - self.0
    }
}

/// The result of `work`, and its time.
pub fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let start = Moment::now();
    let result = work();
    (result, start.elapsed())
}
