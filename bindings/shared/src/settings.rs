//! What a compilation is asked for.

use irc::OptLevel;
use irc::language::Language;
use irc::ptx::target::{PtxVersion, Target};
use std::path::PathBuf;
use std::str::FromStr;

/// What a compilation makes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Emit {
    /// PTX text.
    #[default]
    Ptx,
    /// The optimised IR.
    Ir,
    /// Machine code, by ptxas.
    Cubin,
    /// What a launcher needs to know, as JSON.
    Abi,
}

impl FromStr for Emit {
    type Err = String;

    fn from_str(word: &str) -> Result<Emit, String> {
        match word {
            "ptx" => Ok(Emit::Ptx),
            "ir" => Ok(Emit::Ir),
            "cubin" => Ok(Emit::Cubin),
            "abi" => Ok(Emit::Abi),
            _ => Err(format!("cannot emit `{word}`; there are: ptx, ir, cubin, abi")),
        }
    }
}

/// How a text or a module is compiled.
#[derive(Clone, Debug)]
pub struct Settings {
    /// What the text is called in messages; its ending may tell the language.
    pub name: String,
    /// The language of the text; without one it is that which the command would take it for.
    pub language: Option<Language>,
    /// The target.
    pub target: Target,
    /// How hard to optimise.
    pub level: OptLevel,
    /// What to make.
    pub emit: Emit,
    /// The ptxas that makes machine code; without one it is looked for.
    pub ptxas: Option<PathBuf>,
    /// The folder of the files that a toy program imports; without one it imports none.
    pub imports: Option<PathBuf>,
    /// Whether instructions of IR text have their lines as locations, so that the simulator tells
    /// them.
    pub lines: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            name: "<text>".to_owned(),
            language: None,
            target: default_target(),
            level: OptLevel::default(),
            emit: Emit::Ptx,
            ptxas: None,
            imports: None,
            lines: true,
        }
    }
}

/// The target where none is named: that of the command.
fn default_target() -> Target {
    "sm_75".parse().expect("it is a target")
}

impl Settings {
    /// Sets the target by its name, and pins the version of PTX if one is given.
    pub fn set_target(&mut self, name: &str, ptx: Option<&str>) -> Result<(), String> {
        let target: Target = name.parse().map_err(|error| format!("{error}"))?;
        self.target = match ptx {
            None => target,
            Some(version) => {
                let version: PtxVersion = version.parse().map_err(|error| format!("{error}"))?;
                Target::pinned(target.sm, version).map_err(|error| error.to_string())?
            }
        };
        Ok(())
    }

    /// Sets the language by its name.
    pub fn set_language(&mut self, word: &str) -> Result<(), String> {
        self.language = match word {
            "auto" => None,
            "ir" => Some(Language::Ir),
            "toy" => Some(Language::Toy),
            "llvm" => Some(Language::Llvm),
            _ => return Err(format!("unknown language `{word}`; there are: auto, ir, toy, llvm")),
        };
        Ok(())
    }

    /// Sets the level by its number.
    pub fn set_level(&mut self, level: u32) -> Result<(), String> {
        let found = OptLevel::ALL.get(level as usize);
        self.level =
            *found.ok_or_else(|| format!("optimisation levels are 0 to 3, not {level}"))?;
        Ok(())
    }
}
