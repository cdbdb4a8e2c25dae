//! Test support.
//!
//! A test that needs ptxas asks [`ptxas_toolbox`] and returns where that is `None`: the missing
//! tool has then been reported on the standard error, past the capture of the test runner, so that
//! it can be counted.

pub mod abi;
pub mod agreement;
pub mod cubin;
pub mod dwarf;
pub mod examples;
pub mod foreign;
pub mod gpu;
pub mod interpreter;
pub mod isa_forms;
pub mod isa_ops;
pub mod mir_fuzz;
pub mod models;
pub mod ptx_fuzz;
pub mod random;
pub mod random_flow;
pub mod rules;
pub mod shrink;
pub mod simulator;
pub mod text;
pub mod text_fuzz;
pub mod toy;

pub mod uniformity;

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use irc_runtime::ptxas::Toolbox;

/// The releases of ptxas on this machine. `None`, with a line `skipped: ptxas not found`, where
/// there is none.
///
/// # Panics
/// Under continuous integration (`CI=true`) ptxas must be there.
pub fn ptxas_toolbox() -> Option<&'static Toolbox> {
    let toolbox = find_ptxas();
    if toolbox.is_none() {
        let name = std::thread::current().name().unwrap_or("a test").to_owned();
        say_skipped(&format!("ptxas not found ({name})"));
    }
    toolbox
}

/// The same, with nothing said: who asks often says once how much was skipped.
///
/// # Panics
/// Under continuous integration (`CI=true`) ptxas must be there.
pub fn find_ptxas() -> Option<&'static Toolbox> {
    static TOOLBOX: OnceLock<Toolbox> = OnceLock::new();
    let toolbox = TOOLBOX.get_or_init(|| Toolbox::find(None).expect("$IRC_PTXAS names a ptxas"));
    if !toolbox.tools().is_empty() {
        return Some(toolbox);
    }
    let in_ci = std::env::var_os("CI").is_some_and(|value| value == "true");
    assert!(!in_ci, "ptxas not found, and CI=true; run tools/setup.sh");
    None
}

/// Where nvcc and `nvdisasm` are, if they are: `$IRC_CUDA`, or where tools/setup.sh puts them.
pub fn cuda_folder() -> PathBuf {
    let fetched = Path::new(env!("CARGO_MANIFEST_DIR")).join("../.tools/cuda-13.5");
    std::env::var_os("IRC_CUDA").map_or(fetched, PathBuf::from)
}

/// Says past the capture of the test runner what is skipped.
pub fn say_skipped(what: &str) {
    // A standard error that cannot be written to leaves nobody to tell.
    let _ = writeln!(std::io::stderr(), "skipped: {what}");
}
