//! The functions, one file for each part of the driver's manual.
//!
//! Every function is foreign: it trusts the pointers of its caller as [`crate::pointers`] says, and
//! gives back a code. Its name is the driver's without the `cu`.

mod arrays;
mod contexts;
mod devices;
mod launches;
mod linking;
mod memory;
mod modules;
mod streams;
mod support;
mod textures;

use irc_driver::raw::Entry;
pub use linking::Link;
pub use textures::{Reading, Resource};

/// All functions that there are.
pub fn entries() -> Vec<Entry> {
    [
        support::ENTRIES,
        devices::ENTRIES,
        contexts::ENTRIES,
        modules::ENTRIES,
        linking::ENTRIES,
        launches::ENTRIES,
        memory::ENTRIES,
        streams::ENTRIES,
        arrays::ENTRIES,
        textures::ENTRIES,
    ]
    .into_iter()
    .flat_map(|entries| entries())
    .collect()
}
