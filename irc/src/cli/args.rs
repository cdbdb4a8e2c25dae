//! What may be said on the command line.

use super::run::args::RunArgs;
use super::source::Language;
use clap::{Parser, Subcommand, ValueEnum};
use irc::ptx::target::{PtxVersion, Sm};
use irc::{DebugInfo, OptLevel};
use std::path::PathBuf;

const EXAMPLES: &str = "\
Examples:
  irc kernel.ir                          print PTX for sm_75
  irc kernel.ir --target sm_90a -o kernel.ptx
  irc kernel.toy                         the same for a program of the toy language
  irc kernel.ll --target sm_90 -O1       the same for LLVM IR, in place of llc
  irc -march=nvptx64 -mcpu=sm_90 kernel.bc -o -
                                         the same with the flags of llc
  irc a.ir b.ir -o out                   compile several files into a folder
  irc kernel.toy -g -O0 --emit-cubin -o kernel.cubin
                                         machine code for cuda-gdb
  irc - --emit-ir -O1 < kernel.ir        optimise and print the IR
  irc kernel.ir --trace kernel.html      every stage on one page, for a browser
  irc kernel.ir --emit-cfg | dot -Tsvg   draw the control flow, coloured by divergence
  irc link a.ir b.ptx -o all.ptx         one module of several
  irc check kernel.ir --format json      all diagnostics, for an editor
  irc check kernel.ptx --target sm_90a   what of the PTX the target lacks, and why
  irc fmt --write kernel.ptx kernel.ir   lay files out in the canonical form
  irc run kernel.ir --block 32 -- f32[32]=iota
                                         run it on a simulator that reports faults
  irc isa cp.async --target sm_90        explain an instruction

Exit status: 0 on success, 1 if an input is invalid, 2 if the command line is.";

/// What stands behind the options: the passes and stages, and examples.
fn after_help() -> String {
    let mut out =
        "Passes and stages, for --print-after, --disable-pass, --time-passes and --fuel:\n"
            .to_owned();
    for (name, summary) in irc::stages::all() {
        out.push_str(&format!("  {name:<25} {summary}\n"));
    }
    out + "\n" + &super::llc::table() + "\n" + EXAMPLES
}

/// A compiler backend that emits NVIDIA PTX from a small SSA IR.
#[derive(Debug, Parser)]
#[command(
    name = "irc",
    version,
    about = "A compiler backend that emits NVIDIA PTX from a small SSA IR"
)]
#[command(after_help = after_help())]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub struct Args {
    /// What to do; compile if nothing is said.
    #[command(subcommand)]
    pub command: Option<Command>,
    /// How to compile.
    #[command(flatten)]
    pub compile: CompileArgs,
}

/// What to do besides compiling.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Report all errors of IR, PTX or a toy program, without compiling it
    Check(CheckArgs),
    /// Print IR or PTX in its canonical form, with its comments
    Fmt(FmtArgs),
    /// Explain the code of an error or warning, such as P0302
    ExplainError(ExplainArgs),
    /// Explain an instruction, special register or directive of PTX, from the ISA table
    Isa(IsaArgs),
    /// Link files of IR, PTX and toy programs into one file of PTX
    Link(LinkArgs),
    /// Run a kernel of IR, PTX or a toy program, on a simulator that reports its errors or
    /// on a GPU
    Run(Box<RunArgs>),
    /// List the built-in functions and the diagnostics of the toy language
    Toy(ToyArgs),
    /// Print what lets a shell complete the words of this command
    Completions(CompletionsArgs),
    /// Print the manual page of this command or of a subcommand, or write all of them
    Man(ManArgs),
}

/// How inputs are read.
#[derive(Clone, Debug, clap::Args)]
pub struct InputArgs {
    /// The language of the input [default: by its extension (.ir, .ll, .bc, .ptx, .toy), else
    /// PTX if it begins with .version, LLVM IR if with `define`, `target`, `@` .., else IR]
    #[arg(long, value_name = "LANGUAGE")]
    pub language: Option<Language>,
    /// Compile a toy program without checks of indices and divisors; run PTX that `irc check`
    /// rejects, as far as it can be run
    #[arg(long)]
    pub unchecked: bool,
    /// A library of LLVM IR, text or bitcode, such as libdevice.10.bc: what an input of LLVM IR
    /// needs of it is compiled with the input
    #[arg(long, value_name = "FILE")]
    pub link_bitcode: Vec<PathBuf>,
    /// Which products and sums of LLVM IR may be fused: `on` where their flags say so, `off` none,
    /// `fast` all
    #[arg(long, value_name = "WHEN", default_value = "on")]
    pub contract: ContractWhen,
    /// Take `atomicrmw` of LLVM IR as CUDA's atomic functions, relaxed and in the scope of the
    /// device, whatever it says; llc does so
    #[arg(long)]
    pub cuda_atomics: bool,
    /// Whether a frontend says for a debugger what variables and types are.
    #[arg(skip)]
    pub debug: bool,
}

/// Which products and sums may be fused.
#[derive(Copy, Clone, Debug, PartialEq, Eq, ValueEnum)]
pub enum ContractWhen {
    /// None.
    Off,
    /// Those whose flags say so.
    On,
    /// All.
    Fast,
}

impl From<ContractWhen> for irc_llvm::Contract {
    fn from(when: ContractWhen) -> irc_llvm::Contract {
        match when {
            ContractWhen::Off => irc_llvm::Contract::Never,
            ContractWhen::On => irc_llvm::Contract::ByFlags,
            ContractWhen::Fast => irc_llvm::Contract::Always,
        }
    }
}

/// Arguments of `irc explain-error`.
#[derive(Debug, clap::Args)]
pub struct ExplainArgs {
    /// The code of an error, a warning or a report of a run
    #[arg(value_name = "CODE", required_unless_present = "list", conflicts_with = "list")]
    pub code: Option<String>,
    /// List all codes
    #[arg(long)]
    pub list: bool,
    /// Output format: text, or one JSON array
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    pub format: Format,
}

/// Arguments of `irc toy`.
#[derive(Debug, clap::Args)]
#[group(required = true)]
pub struct ToyArgs {
    /// List the built-in functions
    #[arg(long)]
    pub builtins: bool,
}

const COMPLETIONS_HELP: &str = "\
Where shells look for them:
  bash         irc completions bash > ~/.local/share/bash-completion/completions/irc
  zsh          irc completions zsh > _irc, in a folder of $fpath
  fish         irc completions fish > ~/.config/fish/completions/irc.fish
  PowerShell   irc completions powershell >> $PROFILE
  Elvish       irc completions elvish >> ~/.config/elvish/rc.elv";

/// Arguments of `irc completions`.
#[derive(Debug, clap::Args)]
#[command(after_help = COMPLETIONS_HELP)]
pub struct CompletionsArgs {
    /// The shell
    #[arg(value_name = "SHELL")]
    pub shell: clap_complete::Shell,
}

const MAN_HELP: &str = "\
Examples:
  irc man > irc.1; man ./irc.1
  irc man run                        the page irc-run(1)
  irc man --write ~/.local/share/man/man1
                                     all pages, where `man irc` finds them";

/// Arguments of `irc man`.
#[derive(Debug, clap::Args)]
#[command(after_help = MAN_HELP)]
pub struct ManArgs {
    /// The subcommand [default: the page of the command itself]
    #[arg(value_name = "COMMAND", conflicts_with = "write")]
    pub subcommand: Option<String>,
    /// Write all pages into this folder, which is made if it is not there
    #[arg(long, value_name = "FOLDER")]
    pub write: Option<PathBuf>,
}

const ISA_HELP: &str = "\
How forms are written:
  {.lo,.hi}      one of these words               .u16/32   .u16 or .u32
  [.sat]         the word may be omitted          T1, T2    the types, as they stand in the form
  d|p            two results                      c?        optional, or comes with a word
  [a]            an address                       {d * 4}   a list of four; {d..} as long as the
                                                            form says
Operands are `in`, `out`, or both where a register is read and then written (an accumulator).
`needs` begins with what every form needs; the rest applies where its words are given.
sm_90+ is sm_90 and every later target; sm_100f/a is sm_100f and sm_100a.
`but not` lists the combinations that do not exist, with the reason.

Examples:
  irc isa                          all mnemonics by family, with the number of their rows, and
                                   all directives
  irc isa mma                      every form of mma
  irc isa cvt.rn.bf16x2            the rows that have these words, with the words fixed
  irc isa add.sat --target sm_80   only what sm_80 has, and the PTX version it needs there
  irc isa %tid                     a special register; `irc isa sreg` lists them all
  irc isa .noreturn                a directive: syntax, place, gates; `irc isa directive` lists
                                   them all
  irc isa wgmma --format json      for programs; docs/isa.md says what the fields are
  irc isa --format md              the whole table: docs/isa.md

Exit status: 0 on success, 1 if nothing has this name, 2 if the command line is invalid.";

/// Arguments of `irc isa`.
#[derive(Debug, clap::Args)]
#[command(after_help = ISA_HELP)]
pub struct IsaArgs {
    /// An instruction or how its spelling begins, a special register with its `%`, a directive
    /// with its dot, `sreg` or `directive` for all of them [default: everything]
    #[arg(value_name = "WORD")]
    pub word: Option<String>,
    /// Only what this target has, such as sm_80, sm_90a or sm_100f
    #[arg(long, value_name = "SM")]
    pub target: Option<Sm>,
    /// Output format
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    pub format: IsaFormat,
}

/// How the answer of `irc isa` is written.
#[derive(Copy, Clone, Debug, PartialEq, Eq, ValueEnum)]
pub enum IsaFormat {
    /// For people.
    Text,
    /// One JSON array.
    Json,
    /// Markdown.
    Md,
}

/// Arguments of `irc check`.
#[derive(Debug, clap::Args)]
pub struct CheckArgs {
    /// Files of IR text (.ir), LLVM IR (.ll, .bc), PTX (.ptx) or toy programs (.toy); `-` is
    /// standard input
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// How the files are read.
    #[command(flatten)]
    pub input: InputArgs,
    /// Check for this target rather than that of the PTX; check IR for a target as well
    #[arg(long, value_name = "SM")]
    pub target: Option<Sm>,
    /// Treat these as errors: warnings
    #[arg(long, value_name = "WHAT")]
    pub deny: Option<Deny>,
    /// Print the lowest target and version that each PTX file would need
    #[arg(long, conflicts_with = "format")]
    pub lowest: bool,
    /// Format of diagnostics: text on standard error, or one JSON array on standard output
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    pub format: Format,
}

/// What counts as wrong besides errors.
#[derive(Copy, Clone, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Deny {
    /// Warnings
    Warnings,
}

/// Arguments of `irc link`.
#[derive(Debug, clap::Args)]
pub struct LinkArgs {
    /// Files of IR text (.ir), LLVM IR (.ll, .bc), PTX (.ptx) or toy programs (.toy); `-` is
    /// standard input
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// How the files are read.
    #[command(flatten)]
    pub input: InputArgs,
    /// The target for what is compiled [default: that of the first PTX file, else sm_75]
    #[arg(long, value_name = "SM")]
    pub target: Option<Sm>,
    /// Optimisation level for what is compiled, 0 to 3
    #[arg(short = 'O', value_name = "LEVEL", default_value = "2", value_parser = level)]
    pub level: OptLevel,
    /// What stays besides what it reaches: kernels, or all that other modules may see
    #[arg(long, value_name = "WHAT", default_value = "kernels")]
    pub keep: KeepWhat,
    /// Output file; `-` for standard output
    #[arg(short, long, value_name = "OUT")]
    pub output: Option<PathBuf>,
    /// Format of diagnostics: text, or one JSON array, both on standard error
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    pub format: Format,
}

/// What linking starts from.
#[derive(Copy, Clone, Debug, PartialEq, Eq, ValueEnum)]
pub enum KeepWhat {
    /// Kernels; visible symbols where there are none.
    Kernels,
    /// Visible, weak and common symbols, too.
    Visible,
}

/// Arguments of `irc fmt`.
#[derive(Debug, clap::Args)]
pub struct FmtArgs {
    /// Files of IR text (.ir) or PTX (.ptx), else known by their contents; `-` is standard input
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// Write changed files in place
    #[arg(long, conflicts_with_all = ["check", "output"])]
    pub write: bool,
    /// Write nothing; list the files that would change, and exit with 1 if there are any
    #[arg(long, conflicts_with = "output")]
    pub check: bool,
    /// Output file; `-` for standard output
    #[arg(short, long, value_name = "OUT")]
    pub output: Option<PathBuf>,
    /// Format of diagnostics: text on standard error, or one JSON array on standard output
    /// (on standard error if that is where the text goes)
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    pub format: Format,
}

/// Arguments of the compiler.
#[derive(Debug, clap::Args)]
pub struct CompileArgs {
    /// Files of IR text (.ir), LLVM IR (.ll, .bc) or toy programs (.toy); `-` is standard input
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// How the files are read
    #[command(flatten)]
    pub input: InputArgs,
    /// What is printed
    #[command(flatten)]
    pub emit: EmitArgs,
    /// The target architecture, such as sm_80, sm_90a or sm_100f
    #[arg(long, value_name = "SM", default_value = "sm_75")]
    pub target: Sm,
    /// Pin the `.version` instead of the lowest that the code needs, such as 8.7
    #[arg(long, value_name = "VERSION")]
    pub ptx: Option<PtxVersion>,
    /// Optimisation level, 0 to 3; 2 also inlines functions, 3 unrolls loops further
    #[arg(short = 'O', value_name = "LEVEL", default_value = "2", value_parser = level)]
    pub level: OptLevel,
    /// What a debugger is told: nothing, the lines of instructions, or lines, functions,
    /// variables and types [default: lines; with --emit-cubin they are in the machine code only
    /// if this is said]
    #[arg(long, value_name = "WHAT", conflicts_with = "debug")]
    pub debug_info: Option<DebugWhat>,
    /// The same as --debug-info full; ptxas does not optimise then
    #[arg(short = 'g')]
    pub debug: bool,
    /// Output: a file for one input, a folder for several, `-` for standard output
    #[arg(short, long, value_name = "OUT")]
    pub output: Option<PathBuf>,
    /// With --emit-cubin: leave what other modules define unresolved, for nvlink
    #[arg(short = 'c', long, requires = "emit_cubin")]
    pub relocatable: bool,
    /// Comment the PTX with the IR it came from and what is divergent
    #[arg(long)]
    pub annotate: bool,
    /// Format of diagnostics: text, or one JSON array, both on standard error
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    pub format: Format,
    /// Threads that compile; the result does not depend on it [default: as many as there are cores]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// Print on standard error how long each stage and pass took
    #[arg(long)]
    pub time_passes: bool,
    /// Print on standard error the result of this pass or stage: IR, machine code or PTX (`all` for
    /// each of them; their names are listed below)
    #[arg(long, value_name = "STAGE")]
    pub print_after: Option<String>,
    /// Write a page with every stage of the compilation side by side: what each has changed, values
    /// from stage to stage, and the control flow
    #[arg(long, value_name = "OUT.html")]
    pub trace: Option<PathBuf>,
    /// Write what the passes have done or left, and why, to a file, as JSON with `--format json`
    /// (`-` is standard error; docs/remarks.md lists the remarks)
    #[arg(long, value_name = "OUT")]
    pub remarks: Option<PathBuf>,
    /// Do nothing optional after RUNS runs of a pass or stage on a function, and report which was
    /// the first that did not run: finds a miscompiling one by bisection
    #[arg(long, value_name = "RUNS")]
    pub fuel: Option<u64>,
    /// Leave out a pass, or what is optional of a stage, wherever it stands (may be repeated; the
    /// names are listed below)
    #[arg(long, value_name = "PASS")]
    pub disable_pass: Vec<String>,
    /// Verify the IR after every pass and the machine code after every stage
    #[arg(long)]
    pub verify: bool,
    /// The ptxas for --emit-cubin [default: IRC_PTXAS, a folder .tools, or PATH]
    #[arg(long, value_name = "PATH")]
    pub ptxas: Option<PathBuf>,
    /// Time limit of a run of ptxas
    #[arg(long, value_name = "SECONDS", default_value_t = 600,
        value_parser = clap::value_parser!(u64).range(1..))]
    pub ptxas_timeout: u64,
    /// Where --emit-cubin caches results of ptxas, `off` for nowhere [default: IRC_CACHE, or
    /// irc/cubin in the user's cache folder]
    #[arg(long, value_name = "FOLDER")]
    pub cache: Option<PathBuf>,
}

/// What a debugger is told.
#[derive(Copy, Clone, Debug, PartialEq, Eq, ValueEnum)]
pub enum DebugWhat {
    /// Nothing.
    None,
    /// The lines that instructions came from.
    Lines,
    /// Lines, functions, variables and types.
    Full,
}

impl CompileArgs {
    /// What a debugger is told, if the command line says it.
    pub fn debug_info(&self) -> Option<DebugInfo> {
        match self.debug_info {
            _ if self.debug => Some(DebugInfo::Full),
            None => None,
            Some(DebugWhat::None) => Some(DebugInfo::None),
            Some(DebugWhat::Lines) => Some(DebugInfo::Lines),
            Some(DebugWhat::Full) => Some(DebugInfo::Full),
        }
    }
}

/// What is printed.
#[derive(Debug, clap::Args)]
#[group(multiple = false)]
pub struct EmitArgs {
    /// Print PTX (the default)
    #[arg(long)]
    pub emit_ptx: bool,
    /// Print the optimised IR
    #[arg(long)]
    pub emit_ir: bool,
    /// Print the control flow graph of each function as DOT, coloured by divergence
    #[arg(long)]
    pub emit_cfg: bool,
    /// Compile, and print nothing
    #[arg(long)]
    pub emit_nothing: bool,
    /// Call ptxas and write machine code; its errors are shown at the lines of the input
    #[arg(long)]
    pub emit_cubin: bool,
    /// Print what the module is to those outside, as JSON: kernels, functions, their parameters
    /// with offsets and sizes, variables, and the name of each in PTX (docs/abi.md)
    #[arg(long)]
    pub emit_abi: bool,
}

/// What is printed, as one choice.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Emit {
    /// PTX text.
    Ptx,
    /// IR text.
    Ir,
    /// DOT.
    Cfg,
    /// Machine code.
    Cubin,
    /// JSON.
    Abi,
    /// Nothing.
    Nothing,
}

impl EmitArgs {
    /// The choice.
    pub fn choice(&self) -> Emit {
        if self.emit_nothing {
            return Emit::Nothing;
        }
        match (self.emit_ir, self.emit_cfg, self.emit_cubin, self.emit_abi) {
            (true, ..) => Emit::Ir,
            (_, true, ..) => Emit::Cfg,
            (_, _, true, _) => Emit::Cubin,
            (.., true) => Emit::Abi,
            _ => Emit::Ptx,
        }
    }
}

impl Emit {
    /// The extension of files that hold it.
    pub fn extension(self) -> &'static str {
        match self {
            Emit::Ptx => "ptx",
            Emit::Ir => "ir",
            Emit::Cfg => "dot",
            Emit::Cubin => "cubin",
            Emit::Abi => "json",
            Emit::Nothing => "null",
        }
    }
}

/// How errors are written.
#[derive(Copy, Clone, Debug, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// For people.
    Text,
    /// For programs.
    Json,
}

/// The level of optimisation that a word names.
pub fn level(text: &str) -> Result<OptLevel, String> {
    match text {
        "0" => Ok(OptLevel::O0),
        "1" => Ok(OptLevel::O1),
        "2" => Ok(OptLevel::O2),
        "3" => Ok(OptLevel::O3),
        _ => Err("the level is 0, 1, 2 or 3".to_owned()),
    }
}
