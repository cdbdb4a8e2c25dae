//! What the rivals make of the same kernels: `llc -O3` of what `clang -O3` recorded, and nvcc `-O3`
//! of the source.

use crate::peer::Llvm;
use irc::ptx::target::Sm;
use irc_tests::cuda_folder;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};
use std::{env, fs, io};

/// The compilers that are there.
#[derive(Debug, Clone)]
pub struct Rivals {
    llvm: Option<Llvm>,
    nvcc: Option<PathBuf>,
}

impl Rivals {
    /// LLVM 22 on the `PATH`; nvcc in `$IRC_CUDA/bin`, or where tools/setup.sh puts it.
    pub fn find() -> Rivals {
        let nvcc = cuda_folder().join("bin/nvcc");
        Rivals { llvm: Llvm::find(), nvcc: nvcc.is_file().then_some(nvcc) }
    }

    /// What there is not.
    pub fn missing(&self) -> Vec<&'static str> {
        let llvm = self.llvm.is_none().then_some("llc of LLVM 22");
        llvm.into_iter().chain(self.nvcc.is_none().then_some("nvcc")).collect()
    }

    /// PTX of `llc -O3` for a recorded file.
    ///
    /// # Errors
    /// It is not there, or fails.
    pub fn llc(&self, recorded: &Path, sm: Sm) -> io::Result<String> {
        let llvm = self.llvm.as_ref().ok_or(io::ErrorKind::NotFound)?;
        llvm.llc(recorded, sm.name())
    }

    /// PTX of nvcc `-O3`, with more options, for a source.
    ///
    /// # Errors
    /// It is not there, or fails.
    pub fn nvcc(&self, source: &Path, sm: Sm, options: &[&str]) -> io::Result<String> {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let nvcc = self.nvcc.as_ref().ok_or(io::ErrorKind::NotFound)?;
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let out = env::temp_dir().join(format!("irc-nvcc-{}-{number}", std::process::id()));
        let mut command = Command::new(nvcc);
        command.args(["-O3", "-ptx", "-w", "-std=c++17"]).arg(format!("-arch={sm}"));
        command.args(options);
        let output = command.arg(source).arg("-o").arg(&out).output()?;
        if !output.status.success() {
            let said = String::from_utf8_lossy(&output.stderr);
            return Err(io::Error::other(said.lines().next().unwrap_or("it fails").to_owned()));
        }
        let ptx = fs::read_to_string(&out);
        fs::remove_file(&out)?;
        ptx
    }
}
