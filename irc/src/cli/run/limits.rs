//! What stops the simulator from outside: an interrupt, and the clock if that is asked for.

use crate::cli::interrupt::INTERRUPTED;
use irc::runtime::sim::{StopReason, Stopper};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

/// Lets an interrupt stop the launches of a device, so that they say where they are; a second one
/// ends the command at once. Likewise the clock, after some time.
pub fn watch(stopper: &Stopper, timeout: Option<Duration>) {
    let own = stopper.clone();
    let is_second = AtomicBool::new(false);
    // Without a handler an interrupt ends the command, and says nothing.
    let _ = ctrlc::set_handler(move || {
        if is_second.swap(true, Relaxed) {
            std::process::exit(INTERRUPTED);
        }
        own.stop(StopReason::Interrupted);
    });
    if let Some(timeout) = timeout {
        let own = stopper.clone();
        // It ends with the command.
        std::thread::spawn(move || {
            std::thread::sleep(timeout);
            own.stop(StopReason::TimeLimit);
        });
    }
}
