//! Kernels of other people's sources, one by one: what each compiler makes of a file of CUDA.
//!
//! What the rivals and ptxas make is kept in `target/foreign`, by the text that it was made from,
//! so that a second run costs what has changed. Headers do not count as text of a source: whoever
//! changes them removes the folder.

use super::golden::parse_shape;
use super::{Disassembler, Rivals, Shape, ShapeError, sass};
use irc::ptx::target::Sm;
use irc::runtime::ptxas::Ptxas;
use irc_tests::{cubin, cuda_folder};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{fs, io};

/// The shape of each kernel of a text, by its name.
pub type Kernels = BTreeMap<String, Shape>;

/// What the compilers need to make machine code of a file of CUDA.
#[derive(Debug)]
pub struct Foreign<'tools> {
    /// What the code is for.
    pub sm: Sm,
    /// The options that say how far clang optimises what irc gets; the rivals always get its `-O3`.
    pub level: &'tools [&'tools str],
    /// clang of LLVM 22.
    pub clang: &'tools Path,
    /// ptxas.
    pub ptxas: &'tools Ptxas,
    /// nvdisasm.
    pub disassembler: &'tools Disassembler,
    /// The rivals that are there.
    pub rivals: &'tools Rivals,
}

/// What the compilers make of one file.
#[derive(Debug)]
pub struct Made {
    /// What clang makes for irc, as LLVM IR.
    pub ir: String,
    /// `clang -O3 | llc -O3`; nothing where one of them or ptxas refuses it.
    pub llc: Option<Kernels>,
    /// `nvcc -O3`; nothing where it refuses the file.
    pub nvcc: Option<Kernels>,
}

impl Foreign<'_> {
    /// What clang and the rivals make of a source.
    ///
    /// # Errors
    /// clang does not compile it, or there is no kernel in it.
    pub fn make(&self, source: &Path) -> io::Result<Made> {
        let ir = self.clang(source, self.level)?;
        if !ir.contains("ptx_kernel") {
            return Err(io::Error::other("there is no kernel in it"));
        }
        let best = match self.level {
            ["-O3"] => ir.clone(),
            _ => self.clang(source, &["-O3"])?,
        };
        let kernels = |ptx: io::Result<String>| self.kernels(&ptx.ok()?).ok();
        Ok(Made { llc: kernels(self.llc(&best)), nvcc: kernels(self.nvcc(source)), ir })
    }

    fn clang(&self, source: &Path, level: &[&str]) -> io::Result<String> {
        let text = fs::read(source)?;
        let what = (source, text, level, self.sm.name());
        kept("ll", what, || {
            let stubs = stubs()?;
            let mut command = Command::new(self.clang);
            command.args(["-x", "cuda", "--cuda-device-only", "-std=c++17", "-w", "-S"]);
            command.args(["-emit-llvm", "-o", "-"]).args(level);
            command.arg(format!("--cuda-gpu-arch={}", self.sm));
            command.arg(format!("--cuda-path={}", cuda_folder().display()));
            command
                .arg("-isystem")
                .arg(stubs)
                .arg("-isystem")
                .arg(cuda_folder().join("include/cccl"));
            command.args(includes(source)).arg(source);
            printed(&mut command)
        })
    }

    fn llc(&self, ir: &str) -> io::Result<String> {
        kept("llc", (ir, self.sm.name()), || {
            let path = folder()?.join(format!("{:016x}.llc.ll", hash(&ir)));
            fs::write(&path, ir)?;
            let ptx = self.rivals.llc(&path, self.sm);
            fs::remove_file(&path)?;
            ptx
        })
    }

    fn nvcc(&self, source: &Path) -> io::Result<String> {
        kept("nvcc", (source, fs::read(source)?, self.sm.name()), || {
            let includes = includes(source);
            let includes: Vec<&str> = includes.iter().map(String::as_str).collect();
            self.rivals.nvcc(source, self.sm, &includes)
        })
    }

    /// The shapes of the kernels in a text of PTX.
    ///
    /// # Errors
    /// ptxas refuses it, or `nvdisasm` fails.
    pub fn kernels(&self, ptx: &str) -> Result<Kernels, ShapeError> {
        let path = folder()?.join(format!("{:016x}.shapes", hash(&(ptx, self.sm.name()))));
        if let Some(kernels) = fs::read_to_string(&path).ok().and_then(|text| parse(&text)) {
            return Ok(kernels);
        }
        let kernels = self.assemble(ptx)?;
        let mut text = String::new();
        for (name, shape) in &kernels {
            writeln!(text, "{name}: {shape}").expect("writing to a string does not fail");
        }
        fs::write(&path, text)?;
        Ok(kernels)
    }

    fn assemble(&self, ptx: &str) -> Result<Kernels, ShapeError> {
        let assembled = super::assemble(ptx, self.sm, self.ptxas)?;
        let sizes = cubin::instructions_by_function(&assembled.cubin);
        let mut kernels = Kernels::new();
        for facts in assembled.facts.iter().filter(|facts| facts.is_kernel) {
            let shape = Shape {
                sass: sizes.get(&facts.name).copied().unwrap_or(0),
                registers: facts.registers.unwrap_or(0),
                stack: facts.stack_bytes,
                spilled: facts.spill_store_bytes,
                ptx: super::count_ptx(text_of(ptx, &facts.name)),
                ..Shape::default()
            };
            kernels.insert(facts.name.clone(), shape);
        }
        for code in sass::parse(&self.disassembler.run(&assembled.cubin)?) {
            if let Some(shape) = kernels.get_mut(&code.name) {
                let counts = code.counts();
                (shape.looped, shape.work, shape.wide) = (counts.looped, counts.work, counts.wide);
            }
        }
        Ok(kernels)
    }
}

/// The lines of a kernel in a module: up to the bracket in the first column.
fn text_of<'ptx>(ptx: &'ptx str, name: &str) -> &'ptx str {
    let starts = [format!(".entry {name}("), format!(".entry {name}\n")];
    let start = starts.iter().find_map(|start| ptx.find(start)).unwrap_or(ptx.len());
    let end = ptx[start..].find("\n}").map_or(ptx.len(), |at| start + at);
    &ptx[start..end]
}

fn parse(text: &str) -> Option<Kernels> {
    let row = |line: &str| {
        let (name, shape) = line.split_once(": ")?;
        Some((name.to_owned(), parse_shape(shape)?))
    };
    text.lines().map(row).collect()
}

/// The folders around a source, where its headers may be.
fn includes(source: &Path) -> Vec<String> {
    let folder = source.parent().unwrap_or(Path::new("."));
    let around = ["", "..", "../include", "../../include", "../../../Common", "../../Common"];
    around.iter().map(|path| format!("-I{}", folder.join(path).display())).collect()
}

/// A folder with an empty header that clang's wrapper includes; nothing of it is for the device.
fn stubs() -> io::Result<PathBuf> {
    let stubs = folder()?.join("stubs");
    fs::create_dir_all(&stubs)?;
    let header = stubs.join("curand_mtgp32_kernel.h");
    if !header.is_file() {
        fs::write(header, "")?;
    }
    Ok(stubs)
}

/// What a command prints.
fn printed(command: &mut Command) -> io::Result<String> {
    let output = command.output()?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        let line = said.lines().find(|line| line.contains("error")).unwrap_or("it fails");
        return Err(io::Error::other(line.to_owned()));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

fn folder() -> io::Result<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/foreign");
    fs::create_dir_all(&folder)?;
    Ok(folder)
}

fn hash(what: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    what.hash(&mut hasher);
    hasher.finish()
}

/// A text that was kept, or is made and kept: an error with the text behind `error: `.
fn kept(
    kind: &str,
    from: impl Hash,
    make: impl FnOnce() -> io::Result<String>,
) -> io::Result<String> {
    const FAILED: &str = "error: ";
    let path = folder()?.join(format!("{:016x}.{kind}", hash(&from)));
    if let Ok(text) = fs::read_to_string(&path) {
        return match text.strip_prefix(FAILED) {
            Some(error) => Err(io::Error::other(error.to_owned())),
            None => Ok(text),
        };
    }
    let made = make();
    let text = made.as_ref().map_or_else(|error| format!("{FAILED}{error}"), String::clone);
    fs::write(&path, text)?;
    made
}

#[cfg(test)]
mod tests {
    use super::{parse, text_of};

    #[test]
    fn a_kernel_is_told_from_its_neighbours() {
        let ptx = ".visible .entry a(\n)\n{\n\tret;\n}\n.visible .entry ab(\n)\n{\n\texit;\n}\n";
        assert_eq!(text_of(ptx, "a"), ".entry a(\n)\n{\n\tret;");
        assert_eq!(text_of(ptx, "ab"), ".entry ab(\n)\n{\n\texit;");
        assert_eq!(text_of(ptx, "b"), "");
    }

    #[test]
    fn kept_shapes_are_read_again() {
        let row = "k: sass 10 regs 8 stack 0 spill 0 ptx 9 loop 4 work 2 wide 1";
        let kernels = parse(row).expect("it is well formed");
        assert_eq!(kernels["k"].to_string(), row.strip_prefix("k: ").expect("it has a name"));
        assert_eq!(parse("k: sass\n"), None);
    }
}
