//! What is done when the command is interrupted: nothing of it stays behind.

use irc::runtime::ptxas;

/// The status of a process that SIGINT has ended, as shells show it.
pub const INTERRUPTED: i32 = 130;

/// From now on an interrupted command ends its processes and removes their folders first.
pub fn clean_up_after_ptxas() {
    // Where no handler can be set, what an interrupted run leaves is the system's to clean.
    let _ = ctrlc::set_handler(|| {
        ptxas::abandon_all();
        std::process::exit(INTERRUPTED);
    });
}
