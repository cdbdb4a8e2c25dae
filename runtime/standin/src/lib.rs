//! The functions of the CUDA driver, done by a device of [`irc_runtime`].
//!
//! Built as a shared library, this is a stand-in for `libcuda.so.1`: a program that is written for
//! the driver, with `cust` or otherwise, finds its functions here and runs on the simulator, with
//! no GPU. Put a link of that name to the library into a folder, and the folder into
//! `LD_LIBRARY_PATH`. Used from Rust, [`install`] does the same for the `cust` of this process.
//!
//! Environment: `IRC_CHECKS` (`none`, `all`, or a list such as `race,uninit`) says what the
//! simulator looks for besides what a GPU finds, `IRC_SEED` (a number) how it schedules,
//! `IRC_APPROX` (`exact`, `worst`) which results approximate functions give.
//!
//! Invariants:
//! - There is one device. Each context has a simulator of its own: memory, modules, and whether it
//!   is lost.
//! - A launch runs to its end before the call returns, but what it did wrong is the answer to the
//!   *next* call, as on a GPU: the context is lost then, and says so until it is destroyed. The
//!   report of the device goes to standard error.
//! - A handle that names nothing is an error, never a crash. Pointers of the program's are trusted
//!   where it says how much they point to, as the driver trusts them.
//! - What is not done returns `CUDA_ERROR_NOT_SUPPORTED`.
//!
//! Reference: the CUDA Driver API manual.

mod arrays;
mod calls;
mod context;
mod host;
mod pointers;
mod process;

use irc_runtime::device::{Device, DeviceError};
use irc_runtime::sim::{Approx, Checks, Options, SimDevice, UnknownCheck};

/// Makes the device of a context.
pub type MakeDevice = fn() -> Result<Box<dyn Device + Send>, DeviceError>;

/// Makes the functions of the driver in this process those of this crate, on the simulator.
pub fn install() {
    install_with(simulator);
}

/// Makes the functions of the driver in this process those of this crate, each context with a
/// device of the caller's.
pub fn install_with(make: MakeDevice) {
    process::set_maker(make);
    irc_driver::install(&calls::entries());
}

/// The simulator, as the environment wants it. It looks for what a GPU finds, too, unless it is
/// asked for more: the programs are made for GPUs.
fn simulator() -> Result<Box<dyn Device + Send>, DeviceError> {
    let wrong =
        |name: &str, value: &str| DeviceError::Unavailable(format!("`{name}` cannot be `{value}`"));
    let mut options = Options::default().with_checks(Checks::empty());
    if let Ok(checks) = std::env::var("IRC_CHECKS") {
        let unavailable = |error| DeviceError::Unavailable(format!("`IRC_CHECKS`: {error}"));
        options.checks = checks.parse().map_err(|error: UnknownCheck| unavailable(error))?;
    }
    if let Ok(seed) = std::env::var("IRC_SEED") {
        options.seed = seed.parse().map_err(|_| wrong("IRC_SEED", &seed))?;
    }
    if let Ok(approx) = std::env::var("IRC_APPROX") {
        options.approx = match approx.as_str() {
            "exact" => Approx::Exact,
            "worst" => Approx::Worst,
            _ => return Err(wrong("IRC_APPROX", &approx)),
        };
    }
    let checks_ptx = match std::env::var("IRC_CHECK_PTX") {
        Ok(value) if value == "0" => false,
        Ok(value) if value != "1" => return Err(wrong("IRC_CHECK_PTX", &value)),
        _ => true,
    };
    Ok(Box::new(SimDevice::new(options).with_ptx_checks(checks_ptx)))
}

/// Runs when the shared library is loaded, before any of its functions is called: build.rs has the
/// linker see to that, in the library alone. A program that this crate is linked into has the
/// driver of its machine, unless it calls [`install`].
#[expect(unsafe_code, reason = "the linker knows it by its name")]
// SAFETY: nothing else has this name.
#[unsafe(no_mangle)]
extern "C" fn irc_cuda_when_loaded() {
    if !irc_driver::raw::is_filled() {
        install();
    }
}
