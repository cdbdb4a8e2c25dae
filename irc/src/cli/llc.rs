//! The flags of `llc`, so that what calls it can call `irc`.
//!
//! They are translated before the command line is read: a word that is written as one of them, with
//! one dash or two, becomes arguments of `irc`, nothing, or an error that says why it is refused.
//! `-O0` to `-O3` and `-o FILE` are the same. Flags of subcommands are left alone. A flag without a
//! value may say `=false`, as in `llc`: then it is as if it were not there.

use std::ffi::OsString;

/// What becomes of a flag.
#[derive(Copy, Clone, Debug)]
enum Becomes {
    /// This argument, with the same value.
    Argument(&'static str),
    /// What this makes of the value.
    Made(fn(&str) -> Result<Vec<String>, String>),
    /// Nothing, whatever its value.
    Nothing,
    /// Nothing, if it is there; its `=false` is refused.
    Always,
    /// Nothing, if it has one of these values.
    Only(&'static [&'static str]),
    /// An error, for this reason.
    Refused,
}

/// A flag of `llc`.
#[derive(Copy, Clone, Debug)]
struct Flag {
    /// Its name without dashes.
    name: &'static str,
    /// How its value is shown; empty for one that is there or not, whose value is never the next
    /// word.
    value: &'static str,
    becomes: Becomes,
    /// What it is here, for the table.
    here: &'static str,
}

const MATTR: &str = "mattr";
const FP_CONTRACT: &str = "fp-contract";
const FMA_LEVEL: &str = "nvptx-fma-level";

/// All that are known, in the order of the table.
const FLAGS: &[Flag] = &[
    flag("march", "nvptx64", Becomes::Only(&["nvptx64"]), "nothing: there is no other"),
    flag("mtriple", "nvptx64-..", Becomes::Made(triple), "nothing: there is no other"),
    flag("mcpu", "sm_90a", Becomes::Argument("--target"), "--target sm_90a"),
    flag(MATTR, "+ptx87", Becomes::Nothing, "--ptx 8.7; of +sm_90 --target sm_90"),
    flag("filetype", "asm", Becomes::Made(file_type), "nothing; `null` is --emit-nothing"),
    flag(FP_CONTRACT, "fast|on|off", Becomes::Argument("--contract"), "--contract fast|on|off"),
    flag(FMA_LEVEL, "0|1|2", Becomes::Made(fma_level), "--contract on|fast|fast"),
    flag("nvptx-prec-divf32", "2", Becomes::Only(&["2", "3"]), "nothing: `afn` says what is less"),
    flag("nvptx-prec-sqrtf32", "", Becomes::Always, "nothing: only `afn` approximates"),
    flag("lineinfo", "", Becomes::Argument("--debug-info=lines"), "(nvcc) --debug-info lines"),
    flag("verify-machineinstrs", "", Becomes::Argument("--verify"), "--verify"),
    flag("asm-verbose", "", Becomes::Nothing, "nothing: --annotate comments PTX"),
    flag("disable-verify", "", Becomes::Nothing, "nothing: what is read is always checked"),
    flag("relocation-model", "..", Becomes::Nothing, "nothing: PTX has none"),
    flag("code-model", "..", Becomes::Nothing, "nothing: PTX has none"),
    flag("frame-pointer", "..", Becomes::Nothing, "nothing: PTX has none"),
    flag("fast-isel", "", Becomes::Nothing, "nothing: there is one instruction selection"),
    flag("enable-no-nans-fp-math", "", Becomes::Nothing, "nothing: a promise that is not used"),
    flag("enable-no-infs-fp-math", "", Becomes::Nothing, "nothing: a promise that is not used"),
    flag("x", "ir", Becomes::Only(&["ir"]), "nothing: the input says what it is"),
    flag("time-passes", "", Becomes::Argument("--time-passes"), "--time-passes"),
    flag("nvptx-rsqrt-approx-opt", "", Becomes::Refused, "refused: `afn` says it"),
    flag("nvptx-approx-log2f32", "", Becomes::Refused, "refused: `afn` says it"),
    flag("nvptx-no-f16-math", "", Becomes::Refused, "refused: the target has such arithmetic"),
    flag("nvvm-reflect-add", "..", Becomes::Refused, "refused: module flags and --target say it"),
    flag("nvptx-short-ptr", "", Becomes::Refused, "refused: the data layout says it (`p3:32:32`)"),
    flag("denormal-fp-math", "..", Becomes::Refused, "refused: attributes of functions say it"),
    flag("denormal-fp-math-f32", "..", Becomes::Refused, "refused: attributes of functions say it"),
];

const fn flag(
    name: &'static str,
    value: &'static str,
    becomes: Becomes,
    here: &'static str,
) -> Flag {
    Flag { name, value, becomes, here }
}

/// The table of flags for the help.
pub fn table() -> String {
    let mut out = "Flags of llc, with one dash or two (docs/llvm.md):\n".to_owned();
    out.push_str(&format!("  {:<28} {}\n", "-O0..3, -o FILE", "the same"));
    for flag in FLAGS {
        let shown = match flag.value {
            "" => format!("-{}", flag.name),
            value => format!("-{}={value}", flag.name),
        };
        out.push_str(&format!("  {shown:<28} {}\n", flag.here));
    }
    out
}

/// The command line with the flags of `llc` in it translated; `is_subcommand` knows the words that
/// begin another command line.
///
/// # Errors
/// One of the flags is refused, or has a value that it cannot have here.
pub fn translated(
    args: impl IntoIterator<Item = OsString>,
    is_subcommand: impl Fn(&str) -> bool,
) -> Result<Vec<OsString>, String> {
    let mut args = args.into_iter().peekable();
    let mut out: Vec<OsString> = args.next().into_iter().collect();
    if args.peek().and_then(|first| first.to_str()).is_some_and(is_subcommand) {
        out.extend(args);
        return Ok(out);
    }
    // What `-fp-contract` became, and whether `-nvptx-fma-level` is there, which says it instead.
    let (mut contract, mut has_level) = (0..0, false);
    // All of `-mattr`, which may be there several times.
    let mut attributes = Attributes::default();
    while let Some(arg) = args.next() {
        if arg == "--" {
            out.push(arg);
            out.extend(args);
            break;
        }
        let Some((flag, value)) = arg.to_str().and_then(known) else {
            let level = arg.to_str().and_then(|word| word.strip_prefix("--O"));
            let level = level.filter(|level| ["0", "1", "2", "3"].contains(level));
            out.push(level.map_or(arg.clone(), |level| format!("-O{level}").into()));
            continue;
        };
        let value = match value {
            Some(value) => value.to_owned(),
            None if flag.value.is_empty() => String::new(),
            None => {
                let next = args.next().and_then(|next| next.into_string().ok());
                next.ok_or_else(|| format!("`-{}` needs a value", flag.name))?
            }
        };
        if flag.name == MATTR {
            attributes.add(&value).map_err(|why| format!("`-{MATTR}={value}`: {why}"))?;
            continue;
        }
        let start = out.len();
        out.extend(become_of(flag, &value)?.into_iter().map(OsString::from));
        match flag.name {
            FP_CONTRACT if has_level => out.truncate(start),
            FP_CONTRACT if contract.is_empty() => contract = start..out.len(),
            FMA_LEVEL if !has_level => {
                has_level = true;
                out.drain(std::mem::take(&mut contract));
            }
            _ => {}
        }
    }
    let options = attributes.options(&out);
    let first = out.len().min(1);
    out.splice(first..first, options);
    Ok(out)
}

/// The flag that a word is, and its value.
fn known(word: &str) -> Option<(&'static Flag, Option<&str>)> {
    let word = word.strip_prefix("--").or_else(|| word.strip_prefix('-'))?;
    let (name, value) = match word.split_once('=') {
        Some((name, value)) => (name, Some(value)),
        None => (word, None),
    };
    FLAGS.iter().find(|flag| flag.name == name).map(|flag| (flag, value))
}

fn become_of(flag: &Flag, value: &str) -> Result<Vec<String>, String> {
    let name = flag.name;
    let is_set = is_set(value).map_err(|why| format!("`-{name}={value}`: {why}"));
    if flag.value.is_empty() && !is_set? {
        return match flag.becomes {
            Becomes::Always => Err(format!(
                "`-{name}={value}` of llc is refused: only the flag `afn` approximates"
            )),
            _ => Ok(Vec::new()),
        };
    }
    match flag.becomes {
        Becomes::Argument(to) if flag.value.is_empty() => Ok(vec![to.to_owned()]),
        Becomes::Argument(to) => Ok(vec![to.to_owned(), value.to_owned()]),
        Becomes::Made(make) => make(value).map_err(|why| format!("`-{name}={value}`: {why}")),
        Becomes::Nothing | Becomes::Always => Ok(Vec::new()),
        Becomes::Only(values) if values.contains(&value) => Ok(Vec::new()),
        Becomes::Only(values) => {
            Err(format!("`-{name}={value}`: expected {}", values.join(" or ")))
        }
        Becomes::Refused => Err(format!("`-{name}` of llc is {}", flag.here)),
    }
}

/// The values of flags that are there or not, as `llc` reads them.
fn is_set(value: &str) -> Result<bool, &'static str> {
    match value {
        "" | "true" | "TRUE" | "True" | "1" => Ok(true),
        "false" | "FALSE" | "False" | "0" => Ok(false),
        _ => Err("expected true or false"),
    }
}

fn triple(value: &str) -> Result<Vec<String>, String> {
    match value == "nvptx64" || value.starts_with("nvptx64-") {
        true => Ok(Vec::new()),
        false => Err("expected a triple of nvptx64".to_owned()),
    }
}

/// What `-mattr` says: the version, and the target, which `-mcpu` says, too.
#[derive(Default)]
struct Attributes {
    version: Option<String>,
    target: Option<String>,
}

impl Attributes {
    fn add(&mut self, list: &str) -> Result<(), String> {
        for attribute in list.split(',').filter(|attribute| !attribute.is_empty()) {
            let version = attribute.strip_prefix("+ptx").and_then(|digits| {
                let split = digits.len().checked_sub(1).filter(|&split| split > 0)?;
                digits.bytes().all(|digit| digit.is_ascii_digit()).then(|| digits.split_at(split))
            });
            match (version, attribute.strip_prefix('+')) {
                (Some((major, minor)), _) => self.version = Some(format!("{major}.{minor}")),
                (None, Some(target)) if target.starts_with("sm_") => {
                    self.target = Some(target.to_owned());
                }
                _ => return Err(format!("expected a version as `+ptx87`, found `{attribute}`")),
            }
        }
        Ok(())
    }

    /// The options for a command line, which may say the target already.
    fn options(self, command: &[OsString]) -> Vec<OsString> {
        let says_target = |word: &OsString| {
            word.to_str().is_some_and(|word| word.split('=').next() == Some("--target"))
        };
        let target = self.target.filter(|_| !command.iter().any(says_target));
        let options = [("--ptx", self.version), ("--target", target)].into_iter();
        let words = options.filter_map(|(name, value)| Some([name.to_owned(), value?]));
        words.flatten().map(OsString::from).collect()
    }
}

fn file_type(value: &str) -> Result<Vec<String>, String> {
    match value {
        "asm" => Ok(Vec::new()),
        "null" => Ok(vec!["--emit-nothing".to_owned()]),
        _ => Err("expected asm or null; `--emit-cubin` calls ptxas".to_owned()),
    }
}

fn fma_level(value: &str) -> Result<Vec<String>, String> {
    let when = match value {
        "0" => "on",
        "1" | "2" => "fast",
        _ => return Err("expected 0, 1 or 2".to_owned()),
    };
    Ok(vec!["--contract".to_owned(), when.to_owned()])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(args: &str, want: Result<&str, &str>) {
        let words = std::iter::once("irc").chain(args.split_whitespace());
        let found = translated(words.map(OsString::from), |word| word == "run");
        let found = found.map(|words| {
            let words = words.iter().skip(1).map(|word| word.to_string_lossy().into_owned());
            words.collect::<Vec<_>>().join(" ")
        });
        assert_eq!(found.as_deref().map_err(String::as_str), want, "{args}");
    }

    #[test]
    fn flags_become_arguments() {
        check(
            "-march=nvptx64 -mcpu=sm_90a -mattr=+ptx87 -O3 a.ll -o -",
            Ok("--ptx 8.7 --target sm_90a -O3 a.ll -o -"),
        );
        check("-march nvptx64 --mcpu sm_80 a.ll", Ok("--target sm_80 a.ll"));
        check("-filetype=null -nvptx-fma-level=2", Ok("--emit-nothing --contract fast"));
        check("--fp-contract=off -verify-machineinstrs", Ok("--contract off --verify"));
        check("-mtriple=nvptx64-nvidia-cuda -mattr=+ptx63,+ptx100", Ok("--ptx 10.0"));
        check("--emit-ir --target sm_80 -", Ok("--emit-ir --target sm_80 -"));
        check("-mattr=+ptx78,+sm_80 a.ll", Ok("--ptx 7.8 --target sm_80 a.ll"));
        check("-mattr=+ptx78 -mcpu=sm_80 -mattr=+sm_75", Ok("--ptx 7.8 --target sm_80"));
        check("--O3 -x ir -frame-pointer=all a.ll", Ok("-O3 a.ll"));
        check("-nvptx-prec-sqrtf32 a.ll -time-passes", Ok("a.ll --time-passes"));
    }

    #[test]
    fn flags_that_are_there_or_not_take_no_word() {
        check("-asm-verbose a.ll", Ok("a.ll"));
        check("-asm-verbose=0 -verify-machineinstrs a.ll", Ok("--verify a.ll"));
        check("-verify-machineinstrs=false a.ll", Ok("a.ll"));
        check("--verify-machineinstrs=1 a.ll", Ok("--verify a.ll"));
        check("-nvptx-short-ptr=false -disable-verify=true a.ll", Ok("a.ll"));
        check("-asm-verbose=no", Err("`-asm-verbose=no`: expected true or false"));
    }

    #[test]
    fn the_level_says_what_is_fused_and_not_the_other_flag() {
        check("-nvptx-fma-level=1 -fp-contract=on a.ll", Ok("--contract fast a.ll"));
        check("-fp-contract=fast a.ll -nvptx-fma-level=0", Ok("a.ll --contract on"));
        check("-fp-contract=wrong", Ok("--contract wrong"));
    }

    #[test]
    fn what_is_no_flag_of_llc_is_left_alone() {
        check("run a.ll -mcpu=sm_80", Ok("run a.ll -mcpu=sm_80"));
        check("-- -mcpu=sm_80", Ok("-- -mcpu=sm_80"));
        check("-mcp=sm_80", Ok("-mcp=sm_80"));
    }

    #[test]
    fn what_cannot_be_is_refused() {
        check("-mcpu", Err("`-mcpu` needs a value"));
        check("-march=x86-64", Err("`-march=x86-64`: expected nvptx64"));
        check(
            "-filetype=obj",
            Err("`-filetype=obj`: expected asm or null; `--emit-cubin` calls ptxas"),
        );
        check("-mattr=+sve", Err("`-mattr=+sve`: expected a version as `+ptx87`, found `+sve`"));
        check(
            "-nvptx-prec-sqrtf32=false a.ll",
            Err("`-nvptx-prec-sqrtf32=false` of llc is refused: only the flag `afn` approximates"),
        );
        check(
            "--nvptx-short-ptr=1",
            Err("`-nvptx-short-ptr` of llc is refused: the data layout says it (`p3:32:32`)"),
        );
    }

    #[test]
    fn the_page_has_every_flag() {
        let page = include_str!("../../../docs/llvm.md");
        for flag in FLAGS {
            assert!(page.contains(&format!("-{}", flag.name)), "{}", flag.name);
        }
    }
}
