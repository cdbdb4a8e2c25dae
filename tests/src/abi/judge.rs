//! Compiles signatures on both sides and holds what comes of it together.

use super::{Signature, cpp, ir};
use crate::{cubin, cuda_folder, say_skipped};
use irc::ptx::target::{Sm, Suffix, Target};
use irc::{Options, compile};
use irc_runtime::ptxas::{AssembleOptions, Ptxas, Toolbox};
use irc_runtime::sim::{self, LaunchConfig, Simulator};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};
use std::{env, fs};

/// nvcc and what comes with it.
#[derive(Clone, Debug)]
pub struct Nvcc {
    folder: PathBuf,
    /// The target that both sides are compiled for.
    pub(super) sm: Sm,
}

impl Nvcc {
    /// The same, where there is none with a line that says that the test is skipped.
    pub fn or_skip() -> Option<Nvcc> {
        let say = |why: &String| {
            let name = std::thread::current().name().unwrap_or("a test").to_owned();
            say_skipped(&format!("{name}: {why}"));
        };
        Nvcc::find().inspect_err(say).ok()
    }

    /// The compiler in `$IRC_CUDA/bin`, or in `.tools/cuda-13.5/bin` of the repository; why there
    /// is none that works.
    pub fn find() -> Result<Nvcc, String> {
        let folder = cuda_folder().join("bin");
        if !["nvcc", "nvlink"].iter().all(|tool| folder.join(tool).is_file()) {
            return Err("nvcc not found; tools/setup.sh --nvcc fetches it".to_owned());
        }
        let nvcc = Nvcc { folder, sm: Sm::lookup(90, Suffix::None).expect("the target is known") };
        // What it makes goes to ptxas, and it needs a compiler of C++ for the host, too.
        ptxas(nvcc.sm)?;
        in_scratch(|scratch| nvcc.compile(scratch, "empty", ""))?;
        Ok(nvcc)
    }

    /// The same for another target.
    pub fn for_target(self, sm: Sm) -> Nvcc {
        Nvcc { sm, ..self }
    }

    /// PTX of a text of C++ that is compiled by itself.
    pub(super) fn compile(&self, scratch: &Path, name: &str, text: &str) -> Result<String, String> {
        let (source, out) = (scratch.join(name).with_extension("cu"), scratch.join(name));
        fs::write(&source, text).map_err(|error| error.to_string())?;
        let mut command = Command::new(self.folder.join("nvcc"));
        command.arg(format!("-arch={}", self.sm)).args(["-rdc=true", "-ptx", "-w", "-o"]);
        command.arg(&out).arg(&source);
        run(command)?;
        fs::read_to_string(out).map_err(|error| error.to_string())
    }

    /// PTX of a text of IR.
    pub(super) fn compile_ir(&self, text: &str) -> Result<String, String> {
        let module = irc::ir::text::parse_module(text);
        let module = module.map_err(|errors| format!("{errors:?}\n{text}"))?.module;
        let ptx = compile(&module, &Target::new(self.sm), &Options::default());
        ptx.map(|ptx| ptx.text).map_err(|errors| format!("{errors}\n{text}"))
    }

    /// Links relocatable objects.
    pub(super) fn link(
        &self,
        scratch: &Path,
        sm: Sm,
        objects: &[Vec<u8>],
        library: Option<&Path>,
    ) -> Result<(), String> {
        let mut command = Command::new(self.folder.join("nvlink"));
        command.arg(format!("-arch={sm}")).arg("-o").arg(scratch.join("linked"));
        for (i, object) in objects.iter().enumerate() {
            let path = scratch.join(format!("{i}.cubin"));
            fs::write(&path, object).map_err(|error| error.to_string())?;
            command.arg(path);
        }
        command.args(library);
        run(command)
    }

    /// Whether nvlink takes what ptxas makes of these texts together; why not.
    ///
    /// # Errors
    /// ptxas or nvlink says something.
    pub fn links(&self, texts: &[String], sm: Sm) -> Result<(), String> {
        let ptxas = ptxas(sm)?;
        let objects: Result<Vec<_>, _> =
            texts.iter().map(|text| object_for(&ptxas, text, sm)).collect();
        in_scratch(|scratch| self.link(scratch, sm, &objects?, None))
    }

    /// Whether nvlink takes what ptxas makes of this text together with the CUDA device runtime.
    ///
    /// # Errors
    /// ptxas or nvlink says something, or there is no such library.
    pub fn links_with_device_runtime(&self, text: &str, sm: Sm) -> Result<(), String> {
        let object = object_for(&ptxas(sm)?, text, sm)?;
        let library = self.folder.join("../lib/libcudadevrt.a");
        in_scratch(|scratch| self.link(scratch, sm, &[object], Some(&library)))
    }
}

fn run(mut command: Command) -> Result<(), String> {
    let output = command.output().map_err(|error| format!("{command:?}: {error}"))?;
    let text = [output.stdout, output.stderr].concat();
    let text = String::from_utf8_lossy(&text);
    if output.status.success() && !text.contains("error") && !text.contains("warning") {
        return Ok(());
    }
    Err(format!("{command:?}:\n{text}"))
}

/// What was tried, and what is wrong.
#[derive(Debug, Default)]
pub struct Verdict {
    /// How many launches gave what they should.
    pub launches: usize,
    /// How many kernels have the parameters where nvcc has them.
    pub kernels: usize,
    /// The signatures that nvcc makes PTX for which its own ptxas refuses, or that it dies of.
    pub refused: Vec<usize>,
    /// What is wrong.
    pub problems: Vec<String>,
}

/// Compiles and runs signatures with each compiler on each side.
pub fn judge(nvcc: &Nvcc, mut signatures: Vec<Signature>) -> Verdict {
    let mut refused: Vec<Signature> = Vec::new();
    let judged = in_scratch(|scratch| {
        let by_nvcc = nvcc_sides(nvcc, scratch, &signatures).or_else(|error| {
            // Once in a thousand an indirect call of nvcc's has a prototype of another struct, or
            // its compiler dies.
            if error.contains("ptxas ") || error.contains("Segmentation fault") {
                let is_taken =
                    |one: &Signature| nvcc_sides(nvcc, scratch, std::slice::from_ref(one)).is_ok();
                (signatures, refused) = signatures.drain(..).partition(is_taken);
                return nvcc_sides(nvcc, scratch, &signatures);
            }
            Err(error)
        })?;
        let sides = sides(nvcc, by_nvcc, &signatures)?;
        Ok(check(nvcc, scratch, &signatures, &sides))
    });
    let failed = |problem| Verdict { problems: vec![problem], ..Verdict::default() };
    let refused = refused.iter().map(|signature| signature.number).collect();
    Verdict { refused, ..judged.unwrap_or_else(failed) }
}

/// Works in an empty folder, which is gone afterwards.
pub(super) fn in_scratch<T>(work: impl FnOnce(&Path) -> Result<T, String>) -> Result<T, String> {
    // Tests of one process run at once.
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let scratch = env::temp_dir().join(format!("irc-abi-{}-{number}", std::process::id()));
    fs::create_dir_all(&scratch).map_err(|error| format!("{}: {error}", scratch.display()))?;
    let done = work(&scratch);
    // What cannot be removed is left to the system.
    let _ = fs::remove_dir_all(&scratch);
    done
}

/// The PTX of both sides, by both compilers.
struct Sides {
    /// By nvcc, by irc.
    callees: [String; 2],
    callers: [String; 2],
}

fn sides(
    nvcc: &Nvcc,
    [callees, callers]: [String; 2],
    signatures: &[Signature],
) -> Result<Sides, String> {
    Ok(Sides {
        callees: [callees, nvcc.compile_ir(&ir::callees(signatures))?],
        callers: [callers, nvcc.compile_ir(&ir::callers(signatures))?],
    })
}

/// nvcc's callees and callers.
fn nvcc_sides(
    nvcc: &Nvcc,
    scratch: &Path,
    signatures: &[Signature],
) -> Result<[String; 2], String> {
    Ok([
        nvcc.compile(scratch, "callees", &cpp::callees(signatures))?,
        nvcc.compile(scratch, "callers", &cpp::callers(signatures))?,
    ])
}

/// The compilers of a side.
const NAMES: [&str; 2] = ["nvcc", "irc"];

/// Compiles a function and a kernel that calls it, each written in C++ and in the IR, and runs each
/// kernel with the other's function: it writes `want`.
pub fn judge_texts(nvcc: &Nvcc, cpp: [&str; 2], ir: [&str; 2], kernel: &str, want: u64) -> Verdict {
    let judged = in_scratch(|scratch| {
        let [callee, caller] = cpp;
        let cpp =
            [nvcc.compile(scratch, "callee", callee)?, nvcc.compile(scratch, "caller", caller)?];
        let sides = [cpp, [nvcc.compile_ir(ir[0])?, nvcc.compile_ir(ir[1])?]];
        let ptxas = ptxas(nvcc.sm)?;
        let mut verdict = Verdict::default();
        for (caller, callee) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
            let who = format!("{} calls {}", NAMES[caller], NAMES[callee]);
            let texts = [&*sides[callee][0], &sides[caller][1]];
            let joined = verdict.put_together(nvcc, scratch, &ptxas, &who, texts);
            match launch(&joined, kernel, &[], want) {
                Ok(()) => verdict.launches += 1,
                Err(what) => verdict.problems.push(format!("{who}: {what}")),
            }
        }
        Ok(verdict)
    });
    judged.unwrap_or_else(|problem| Verdict { problems: vec![problem], ..Verdict::default() })
}

/// The ptxas of the target.
pub(super) fn ptxas(sm: Sm) -> Result<Ptxas, String> {
    let toolbox = Toolbox::find(None).expect("$IRC_PTXAS names a ptxas");
    toolbox.for_target(sm).cloned().map_err(|error| error.to_string())
}

fn check(nvcc: &Nvcc, scratch: &Path, signatures: &[Signature], sides: &Sides) -> Verdict {
    let mut verdict = Verdict::default();
    let ptxas = match ptxas(nvcc.sm) {
        Ok(ptxas) => ptxas,
        Err(error) => {
            verdict.problems.push(error);
            return verdict;
        }
    };
    for (caller, callee) in [(0, 1), (1, 0)] {
        let who = format!("{} calls {}", NAMES[caller], NAMES[callee]);
        let texts = [&*sides.callees[callee], &sides.callers[caller]];
        let joined = verdict.put_together(nvcc, scratch, &ptxas, &who, texts);
        for signature in signatures {
            let kernel = format!("call{}", signature.number);
            let want = signature.hash_of_result();
            verdict.count(&who, signature, launch(&joined, &kernel, &[], want));
        }
    }
    for (side, name) in NAMES.iter().enumerate() {
        let joined = join(&sides.callees[side], &sides.callers[side]);
        for signature in signatures {
            let params = signature.params.iter().enumerate();
            let bytes: Vec<_> = params.map(|(i, ty)| signature.bytes(i, ty)).collect();
            let kernel = format!("take{}", signature.number);
            let want = signature.hash_of_params();
            verdict.count(name, signature, launch(&joined, &kernel, &bytes, want));
        }
    }
    let cubins = sides.callers.each_ref().map(|text| object_for(&ptxas, text, nvcc.sm));
    if let [Ok(theirs), Ok(ours)] = cubins {
        for signature in signatures {
            let kernel = format!("take{}", signature.number);
            let [theirs, ours] = [&theirs, &ours].map(|cubin| cubin::kernel_params(cubin, &kernel));
            if theirs.is_empty() || theirs != ours {
                let what = format!("{kernel}: parameters at {ours:?}, nvcc has them at {theirs:?}");
                verdict.problems.push(what);
            } else {
                verdict.kernels += 1;
            }
        }
    }
    verdict
}

impl Verdict {
    /// The PTX of a callee's side and a caller's as one text, after ptxas has taken it and nvlink
    /// has linked the two.
    fn put_together(
        &mut self,
        nvcc: &Nvcc,
        scratch: &Path,
        ptxas: &Ptxas,
        who: &str,
        [callee, caller]: [&str; 2],
    ) -> String {
        let joined = join(callee, caller);
        keep(&format!("{}.ptx", who.replace(' ', "-")), &joined);
        if let Err(error) = ptxas.assemble(&joined, nvcc.sm, options(false)) {
            self.problems.push(format!("{who}: ptxas: {error}"));
        }
        match [callee, caller].map(|text| object_for(ptxas, text, nvcc.sm)) {
            [Ok(callees), Ok(callers)] => {
                if let Err(error) = nvcc.link(scratch, nvcc.sm, &[callees, callers], None) {
                    self.problems.push(format!("{who}: {error}"));
                }
            }
            [Err(error), _] | [_, Err(error)] => self.problems.push(format!("{who}: {error}")),
        }
        joined
    }

    fn count(&mut self, who: &str, signature: &Signature, ran: Result<(), String>) {
        match ran {
            Ok(()) => self.launches += 1,
            Err(what) => self.problems.push(format!("{who}: {what}\n{signature:#?}")),
        }
    }
}

/// Writes a text into the folder `$IRC_ABI_KEEP`, to look for what is wrong.
fn keep(name: &str, text: &str) {
    if let Some(folder) = env::var_os("IRC_ABI_KEEP") {
        fs::write(Path::new(&folder).join(name), text).expect("IRC_ABI_KEEP is a folder");
    }
}

pub(super) fn options(relocatable: bool) -> AssembleOptions {
    AssembleOptions::default().with_relocatable(relocatable)
}

pub(super) fn object_for(ptxas: &Ptxas, text: &str, sm: Sm) -> Result<Vec<u8>, String> {
    let assembled = ptxas.assemble(text, sm, options(true)).map_err(|error| error.to_string())?;
    Ok(assembled.cubin)
}

/// Both texts as one, under the header of the one of the newer version: `callees` whole, of
/// `callers` what is not declared for others to define. Not by the linker of the project: that
/// holds declarations against definitions, which is what is judged here by other means.
fn join(callees: &str, callers: &str) -> String {
    let version = |text: &str| {
        let word =
            text.split_once(".version").map_or("", |(_, rest)| rest).split_whitespace().next();
        word.and_then(|word| word.parse::<irc::ptx::target::PtxVersion>().ok())
    };
    let newer = if version(callees) < version(callers) { callers } else { callees };
    let mut joined: String =
        newer.lines().filter(|line| is_header(line)).flat_map(|line| [line, "\n"]).collect();
    joined += &without_header(callees);
    let mut rest = callers;
    while let Some(at) = rest.find(".extern .func") {
        joined += &without_header(&rest[..at]);
        let end = rest[at..].find(';').map_or(rest.len(), |end| at + end + 1);
        rest = &rest[end..];
    }
    joined + &without_header(rest)
}

fn is_header(line: &str) -> bool {
    [".version", ".target", ".address_size"].iter().any(|word| line.starts_with(word))
}

fn without_header(text: &str) -> String {
    text.lines().filter(|line| !is_header(line)).flat_map(|line| [line, "\n"]).collect()
}

/// Runs a kernel of one thread, whose first parameter is where it writes 64 bits.
fn launch(text: &str, kernel: &str, params: &[Vec<u8>], want: u64) -> Result<(), String> {
    match run_threads(text, kernel, 1, params)?[..] {
        [found] if found == want => Ok(()),
        ref found => Err(format!("{kernel}: {found:#x?} instead of {want:#x}")),
    }
}

/// What the threads of a CTA write, 64 bits each, to where the first parameter of a kernel says.
pub(super) fn run_threads(
    text: &str,
    kernel: &str,
    threads: u32,
    params: &[Vec<u8>],
) -> Result<Vec<u64>, String> {
    let mut simulator = Simulator::new(sim::Options::default());
    let module = simulator.load(text).map_err(|error| error.to_string())?;
    let out = simulator.allocate(8 * u64::from(threads));
    let address = out.to_le_bytes();
    let arguments: Vec<&[u8]> =
        std::iter::once(&address[..]).chain(params.iter().map(Vec::as_slice)).collect();
    let shape = LaunchConfig::new([1; 3], [threads, 1, 1]);
    let ran = simulator.launch(module, kernel, shape, &arguments, &|_| {});
    let ran = ran.map_err(|error| format!("{kernel}: {error}"))?;
    if let Some(report) = ran.reports.iter().find(|report| report.kind.is_error()) {
        return Err(format!("{kernel}: {report}"));
    }
    let mut words = vec![[0; 8]; threads as usize];
    simulator.read(out, words.as_flattened_mut()).map_err(|error| error.to_string())?;
    Ok(words.into_iter().map(u64::from_le_bytes).collect())
}
