//! LLVM 22, the peer: `opt -O1` and `llc -O1` on the same kernels.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;
use std::{env, fs, io};

use crate::llvm;
use crate::process::measure_mean;
use crate::program::{self, Program};

/// The two programs of LLVM that take a kernel to PTX.
#[derive(Debug, Clone)]
pub struct Llvm {
    opt: PathBuf,
    llc: PathBuf,
}

impl Llvm {
    /// LLVM 22 on this machine's `PATH`.
    pub fn find() -> Option<Llvm> {
        Some(Llvm { opt: find_program("opt")?, llc: find_program("llc")? })
    }

    /// The user time of `opt -O1` and `llc -O1` over `program`, start-up included.
    ///
    /// # Errors
    /// One of them fails, or the system keeps no account of it.
    pub fn user_time(&self, program: &Program, target: &str, runs: u32) -> io::Result<Duration> {
        let folder = env::temp_dir().join(format!("irc-bench-{}", std::process::id()));
        fs::create_dir_all(&folder)?;
        let file = |name: &str| folder.join(name).to_string_lossy().into_owned();
        let (source, optimised, ptx) = (file("kernel.ll"), file("kernel.bc"), file("kernel.ptx"));
        fs::write(&source, llvm::render(program))?;
        let cpu = format!("-mcpu={target}");
        let opt = measure_mean(runs, &self.opt, &["-O1", &cpu, &source, "-o", &optimised]);
        let llc = opt.and_then(|opt| {
            let llc = measure_mean(runs, &self.llc, &["-O1", &cpu, &optimised, "-o", &ptx])?;
            Ok(opt + llc)
        });
        fs::remove_dir_all(&folder)?;
        llc
    }

    /// The user time of `llc` at a level over a file, start-up included.
    ///
    /// # Errors
    /// It fails, or the system keeps no account of it.
    pub fn llc_time(
        &self,
        source: &Path,
        target: &str,
        level: u8,
        runs: u32,
    ) -> io::Result<Duration> {
        let (cpu, level) = (format!("-mcpu={target}"), format!("-O{level}"));
        let source = source.to_string_lossy().into_owned();
        let arguments = [&*cpu, "-mattr=+ptx83", &level, &source, "-o", "-"];
        measure_mean(runs, &self.llc, &arguments)
    }

    /// The user time of `llc` at a level over `program`, less what it takes for a kernel that does
    /// nothing.
    ///
    /// # Errors
    /// It fails, or the system keeps no account of it.
    pub fn llc_time_of(
        &self,
        program: &Program,
        target: &str,
        level: u8,
        runs: u32,
    ) -> io::Result<Duration> {
        let path = env::temp_dir().join(format!("irc-bench-llc-{}.ll", std::process::id()));
        let time = |program: &Program, runs| {
            fs::write(&path, llvm::render(program))?;
            self.llc_time(&path, target, level, runs)
        };
        let times = time(program, runs).and_then(|all| Ok((all, time(&program::empty(), 20)?)));
        fs::remove_file(&path)?;
        times.map(|(all, start_up)| all.saturating_sub(start_up))
    }

    /// What `opt -O3` and `llc -O3` make of a file of LLVM assembly.
    ///
    /// # Errors
    /// One of them fails.
    pub fn ptx(&self, source: &Path, target: &str) -> io::Result<String> {
        let folder = env::temp_dir().join(format!("irc-bench-ptx-{}", std::process::id()));
        fs::create_dir_all(&folder)?;
        let (optimised, ptx) = (folder.join("kernel.bc"), folder.join("kernel.ptx"));
        let run = |program: &Path, from: &Path, to: &Path| {
            let mut command = Command::new(program);
            command.args(["-O3", &format!("-mcpu={target}")]).arg(from).arg("-o").arg(to);
            let status = command.status()?;
            let failed = || io::Error::other(format!("{} fails", program.display()));
            status.success().then_some(()).ok_or_else(failed)
        };
        let made = run(&self.opt, source, &optimised)
            .and_then(|()| run(&self.llc, &optimised, &ptx))
            .and_then(|()| fs::read_to_string(&ptx));
        fs::remove_dir_all(&folder)?;
        made
    }

    /// What `llc -O3` alone makes of a file of LLVM assembly.
    ///
    /// # Errors
    /// It fails.
    pub fn llc(&self, source: &Path, target: &str) -> io::Result<String> {
        let mut command = Command::new(&self.llc);
        command.args(["-O3", "-mtriple=nvptx64-nvidia-cuda", "-o", "-"]);
        let output = command.arg(format!("-mcpu={target}")).arg(source).output()?;
        if !output.status.success() {
            let said = String::from_utf8_lossy(&output.stderr);
            return Err(io::Error::other(said.lines().next().unwrap_or("it fails").to_owned()));
        }
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    }

    /// What [`Llvm::user_time`] gives for a kernel that does nothing.
    ///
    /// # Errors
    /// As there.
    pub fn start_up(&self, target: &str) -> io::Result<Duration> {
        self.user_time(&program::empty(), target, 20)
    }
}

/// clang of LLVM 22 on this machine's `PATH`.
pub fn find_clang() -> Option<PathBuf> {
    find_program("clang")
}

/// `NAME-22`, or `NAME` where that is of release 22.
fn find_program(name: &str) -> Option<PathBuf> {
    [format!("{name}-22"), name.to_owned()].into_iter().map(PathBuf::from).find(|path| {
        let output = Command::new(path).arg("--version").output();
        output.is_ok_and(|output| {
            let said = String::from_utf8_lossy(&output.stdout);
            ["LLVM version 22.", "clang version 22."].iter().any(|text| said.contains(text))
        })
    })
}
