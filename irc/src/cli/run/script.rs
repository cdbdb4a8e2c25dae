//! Scripts of `irc run`: buffers, launches in order, and what is expected of the buffers, as TOML.
//!
//! What may stand in one is what the structs here hold; docs/run.md explains it. Paths are relative
//! to the folder of the script.

use super::args::{Dim, Which};
use super::argument::{Argument, Buffer};
use crate::cli::report::Report;
use crate::cli::source;
use irc::ptx::text::{Diagnostic, SourceFile, Span};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// A script.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Script {
    /// Memory that all launches share, by name, written as arguments are.
    #[serde(default)]
    pub buffers: BTreeMap<String, String>,
    /// The launches, in order.
    pub launch: Vec<Launch>,
    /// What is shown at the end.
    #[serde(default)]
    pub print: Vec<Print>,
    /// What is expected at the end.
    #[serde(default)]
    pub expect: Vec<Expect>,
    /// What is written to files at the end.
    #[serde(default)]
    pub dump: Vec<Dump>,
}

/// A launch of a kernel.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Launch {
    /// The file with the kernel: IR, PTX or a toy program.
    pub file: PathBuf,
    /// The kernel; may be left out if there is one.
    pub kernel: Option<String>,
    /// CTAs of the grid.
    pub grid: Option<Extent>,
    /// Threads of a CTA.
    pub block: Option<Extent>,
    /// CTAs of a cluster.
    pub cluster: Option<Extent>,
    /// Dynamic shared memory of a CTA in bytes.
    #[serde(default)]
    pub shared: u32,
    /// The arguments: names of buffers, or what `irc run` takes.
    #[serde(default)]
    pub args: Vec<String>,
    /// What is shown after it.
    #[serde(default)]
    pub print: Vec<Print>,
    /// What is expected after it.
    #[serde(default)]
    pub expect: Vec<Expect>,
}

/// One extent, or up to three.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub enum Extent {
    One(u32),
    List(Vec<u32>),
}

/// A buffer to show.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Print {
    /// Its name.
    pub buffer: String,
    /// How many of its numbers.
    #[serde(default = "shown")]
    pub count: usize,
}

fn shown() -> usize {
    super::args::SHOWN
}

/// What a buffer should hold.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Expect {
    /// Its name.
    pub buffer: String,
    /// `zero`, `iota`, `random:SEED`, `@FILE`, or a list of numbers.
    pub equals: Wanted,
    /// How far floats may be off.
    pub tolerance: Option<f64>,
}

/// What should be there.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub enum Wanted {
    Contents(String),
    Numbers(Vec<Number>),
}

/// A number, or a text that `irc run` reads as one.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub enum Number {
    Int(i64),
    Float(f64),
    Text(String),
}

/// A buffer to write to a file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dump {
    /// Its name.
    pub buffer: String,
    /// The file.
    pub file: PathBuf,
}

impl Extent {
    /// Extents in x, y and z.
    pub fn dim(&self) -> Result<Dim, String> {
        let given = match self {
            Extent::One(x) => std::slice::from_ref(x),
            Extent::List(list) => list,
        };
        if given.is_empty() || given.len() > 3 || given.contains(&0) {
            return Err("an extent is a positive number, or a list of up to three".to_owned());
        }
        Ok(std::array::from_fn(|i| given.get(i).copied().unwrap_or(1)))
    }
}

impl Expect {
    /// The bytes that a buffer should hold, and what to call them; files are those of a folder.
    pub fn wanted(&self, buffer: &Buffer, folder: &Path) -> Result<(String, Vec<u8>), String> {
        let element = buffer.element;
        if self.tolerance.is_some_and(|by| by.is_nan() || by < 0.0) {
            return Err("a tolerance cannot be negative".to_owned());
        }
        if self.tolerance.is_some() && !element.is_float() {
            return Err(format!("tolerances apply to floats, not to {}", element.name()));
        }
        let numbers = match &self.equals {
            Wanted::Contents(text) => {
                let contents = super::argument::parse_contents(text)?;
                let mut filled = Buffer { contents: Some(contents), ..buffer.clone() };
                filled.rebase(folder);
                return Ok((text.clone(), filled.initial()?.unwrap_or_default()));
            }
            Wanted::Numbers(numbers) => numbers,
        };
        if numbers.len() != buffer.count {
            return Err(format!(
                "`equals` has {} numbers, {buffer} has {}",
                numbers.len(),
                buffer.count
            ));
        }
        let mut bytes = Vec::with_capacity(buffer.bytes());
        for number in numbers {
            let text = match number {
                Number::Int(number) => number.to_string(),
                Number::Float(number) => format!("{number:?}"),
                Number::Text(text) => text.clone(),
            };
            bytes.extend_from_slice(&element.parse(&text)?.to_le_bytes()[..element.bytes()]);
        }
        Ok(("equals".to_owned(), bytes))
    }

    /// The file that it is compared with, if there is one.
    pub fn file(&self) -> Option<&str> {
        match &self.equals {
            Wanted::Contents(text) => text.strip_prefix('@'),
            Wanted::Numbers(_) => None,
        }
    }
}

/// A script that was read.
pub struct Read {
    pub script: Script,
    /// Its buffers by name.
    pub buffers: BTreeMap<String, Argument>,
    /// The folder of its paths.
    pub folder: PathBuf,
}

impl Read {
    /// Reads a script; nothing, with errors in the report, if something is wrong with it by itself.
    pub fn new(path: &Path, report: &mut Report) -> Option<Read> {
        let text = crate::cli::input::read_text(path, report)?;
        let name = source::name(path);
        let source = SourceFile::new(&name, &text);
        let script: Script = match toml::from_str(&text) {
            Ok(script) => script,
            Err(error) => {
                let said = Diagnostic::error("C0303", error.message().to_owned());
                let span = error.span();
                let at = span.map(|span| Span::new(span.start as u32, span.end as u32));
                report.add(&source, &at.into_iter().fold(said, Diagnostic::at));
                return None;
            }
        };
        let folder = path.parent().map(Path::to_owned).unwrap_or_default();
        let mut read = Read { script, buffers: BTreeMap::new(), folder };
        match read.check() {
            Ok(()) => Some(read),
            Err(why) => {
                report.add_plain(&name, "C0303", why);
                None
            }
        }
    }

    fn check(&mut self) -> Result<(), String> {
        for (name, text) in &self.script.buffers {
            let fail = |why: String| format!("buffer `{name}`: {why}");
            let is_letter = |c: char| c.is_ascii_alphabetic() || c == '_';
            let is_name = name.starts_with(is_letter)
                && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
            if !is_name || name == "null" {
                return Err(fail(
                    "a name consists of letters, digits and `_`, and is not `null`".to_owned(),
                ));
            }
            let mut argument = Argument::parse(text).map_err(fail)?;
            if argument.buffer().is_none() || argument.is_object() {
                return Err(fail(format!("`{text}` is not a buffer such as `f32[1024]=zero`")));
            }
            argument.rebase(&self.folder);
            // Messages have its name.
            argument.text.clone_from(name);
            self.buffers.insert(name.clone(), argument);
        }
        let Script { launch, print, expect, dump, .. } = &self.script;
        let prints = launch.iter().flat_map(|launch| &launch.print).chain(print);
        let expects = launch.iter().flat_map(|launch| &launch.expect).chain(expect);
        let named = prints.map(|print| &print.buffer);
        let named = named.chain(expects.map(|expect| &expect.buffer));
        for name in named.chain(dump.iter().map(|dump| &dump.buffer)) {
            self.buffer(name)?;
        }
        Ok(())
    }

    /// The buffer of a name.
    pub fn buffer(&self, name: &str) -> Result<&Buffer, String> {
        let found = self.buffers.get(name).and_then(Argument::buffer);
        found.ok_or_else(|| {
            let known = self.buffers.keys().map(String::as_str);
            match irc::ptx::text::nearest_name(name, known) {
                Some(near) => format!("there is no buffer `{name}`; did you mean `{near}`?"),
                None => format!("there is no buffer `{name}`"),
            }
        })
    }

    /// The arguments of a launch, and the names of those that are buffers of the script.
    pub fn arguments(&self, launch: &Launch) -> Result<Vec<(Argument, Option<Which>)>, String> {
        let of_one = |text: &String| match self.buffers.get(text) {
            Some(argument) => Ok((argument.clone(), Some(Which::Bound(text.clone())))),
            None => {
                let mut argument = Argument::parse(text)?;
                argument.rebase(&self.folder);
                Ok((argument, None))
            }
        };
        launch.args.iter().map(of_one).collect()
    }
}

/// Whether bytes are a script; what is no UTF-8 is not.
#[cfg(test)]
fn is_script(bytes: &[u8]) -> bool {
    std::str::from_utf8(bytes).is_ok_and(|text| toml::from_str::<Script>(text).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_of_the_schema_is_an_error() {
        for (text, is_right) in [
            ("launch = []", true),
            ("[[launch]]\nfile = 'a.ir'\ngrid = 4\nblock = [8, 8]\nargs = ['x', 's32:1']", true),
            (
                "[[launch]]\nfile = 'a.ir'\nexpect = [{ buffer = 'x', equals = [1, 2.5, 'nan'] }]",
                true,
            ),
            ("", false),
            ("[[launch]]\nkernel = 'k'", false),
            ("[[launch]]\nfile = 'a.ir'\nblocks = 4", false),
            ("[[launch]]\nfile = 'a.ir'\nblock = -1", false),
            ("[[launch]]\nfile = 'a.ir'\n[[expect]]\nbuffer = 'x'", false),
        ] {
            assert_eq!(is_script(text.as_bytes()), is_right, "{text}");
        }
    }
}
