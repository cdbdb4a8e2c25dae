//! The functions of the CUDA driver, bound when the program runs instead of when it is linked.
//!
//! This crate defines the `cu*` symbols that `cust` (through `cust_raw`) refers to, and some more.
//! Each leads to a function pointer of one table ([`raw`] has the rows). The table is filled by
//! [`load`] from the driver of this machine, by [`install`] with functions of the caller's, or by
//! nobody: then every call returns [`codes::NOT_INITIALIZED`]. So a program that uses `cust` starts
//! on any machine, and the same program can run on something that only looks like a driver.
//!
//! Nothing of CUDA is needed to build: `link/lib64/libcuda.so` is a linker script that links
//! nothing, and `.cargo/config.toml` shows `cust` the folder. A program must refer to this crate
//! (call [`load`]), or the linker leaves it out.
//!
//! Invariants:
//! - A function that is filled in stays: the library is never unloaded.
//! - What the exported symbols return is a code that `cust_raw` knows, because its type of codes is
//!   a closed enum; a newer one becomes [`codes::UNKNOWN`]. The functions of [`raw`] return what
//!   the driver returned.
//! - All unsafe code for calling a driver is in this crate: [`module`] has safe calls for what
//!   `cust` lacks.
//!
//! Reference: the CUDA Driver API manual.

pub mod codes;
pub mod module;
pub mod raw;

use std::ffi::CStr;
use std::sync::Mutex;

/// The file of the driver, as the dynamic linker looks for it.
const LIBRARY: &str = "libcuda.so.1";

/// Why there is no driver.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum LoadError {
    /// The library is not on this machine, or cannot be loaded.
    #[error("{0}")]
    NoLibrary(String),
    /// The library is something else.
    #[error("{LIBRARY} has no function `cuInit`")]
    NoDriver,
}

/// Fills the table from the driver of this machine, unless it is filled already.
///
/// # Errors
/// There is no driver. Every call looks again.
pub fn load() -> Result<(), LoadError> {
    static LOADING: Mutex<()> = Mutex::new(());
    let _one_at_a_time = LOADING.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    if raw::is_filled() {
        return Ok(());
    }
    let library = open(LIBRARY)?;
    let find = |name: &CStr| symbol(&library, name);
    if find(c"cuInit").is_none() {
        return Err(LoadError::NoDriver);
    }
    #[expect(unsafe_code, reason = "the table must trust the library that its symbols are theirs")]
    // SAFETY: a library that has this name and `cuInit` is a driver: its functions have the
    // signatures of the driver's manual, which are those of the table.
    unsafe {
        raw::fill(find);
    }
    // Function pointers into it are out now.
    std::mem::forget(library);
    Ok(())
}

#[expect(unsafe_code, reason = "loading a library runs its code")]
fn open(name: &str) -> Result<libloading::Library, LoadError> {
    // SAFETY: the driver's library is made to be loaded at any time.
    unsafe { libloading::Library::new(name) }
        .map_err(|error| LoadError::NoLibrary(error.to_string()))
}

#[expect(unsafe_code, reason = "the type of a symbol is not known to the library")]
fn symbol(library: &libloading::Library, name: &CStr) -> Option<raw::Pointer> {
    // SAFETY: a pointer is only taken here, nothing is called through it.
    let found = unsafe { library.get::<raw::Pointer>(name.to_bytes_with_nul()) };
    found.ok().map(|pointer| *pointer)
}

/// Fills the table with functions of the caller's; those of a driver that was loaded before are
/// replaced, those that `entries` does not name are gone.
pub fn install(entries: &[raw::Entry]) {
    raw::install(entries);
}

#[cfg(test)]
mod tests;
