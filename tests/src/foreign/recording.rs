//! LLVM IR that other compilers made, as it was recorded.

use super::{Case, on_two_threads, recorded};
use irc::{OptLevel, Options, compile};
use irc_ir::module::Module;
use irc_ir::verify::verify_module;
use irc_ptx::target::Target;
use irc_runtime::ptxas::{self, AssembleOptions, Toolbox, assemble_many};

/// A recorded file.
pub struct Recording {
    /// The name of the file.
    pub name: String,
    /// What is in it.
    pub text: String,
}

/// The recordings in a folder of `golden`, in order of their names.
pub fn recordings(folder: &str) -> Vec<Recording> {
    let files = recorded(folder).into_iter();
    files.map(|(name, text)| Recording { name, text }).collect()
}

/// The target that the attributes in a text of LLVM IR say it was made for.
///
/// # Panics
/// They do not say it.
pub fn target_of(text: &str) -> Target {
    let (_, rest) = text.split_once("\"target-cpu\"=\"").expect("a target");
    let (name, _) = rest.split_once('"').expect("a string");
    name.parse().expect("a known target")
}

impl Recording {
    /// The target that its attributes say it was made for.
    pub fn target(&self) -> Target {
        target_of(&self.text)
    }

    /// The module, which is verified.
    ///
    /// # Errors
    /// The first error, as `FILE:LINE: MESSAGE`.
    pub fn module(&self) -> Result<Module, String> {
        let module = irc_llvm::read(self.text.as_bytes()).map_err(|errors| {
            let start = errors[0].span.map_or(0, |span| span.start as usize);
            let line = self.text[..start].matches('\n').count() + 1;
            format!("{}:{line}: {}", self.name, errors[0].message)
        })?;
        verify_module(&module).map_err(|errors| format!("{}: {}", self.name, errors[0]))?;
        Ok(module)
    }

    /// What becomes of it.
    ///
    /// # Errors
    /// The first error, behind the name of the file.
    pub fn compile(&self, target: &Target, level: OptLevel) -> Result<Compiled, String> {
        self.compile_module(&self.module()?, target, level)
    }

    /// What becomes of its module, which was read before.
    ///
    /// # Errors
    /// The first error, behind the name of the file.
    pub fn compile_module(
        &self,
        module: &Module,
        target: &Target,
        level: OptLevel,
    ) -> Result<Compiled, String> {
        let from = format!("{} {level:?} {target}", self.name);
        match compile(module, target, &Options::default().with_level(level)) {
            Ok(ptx) => {
                let (file, target) = (self.name.clone(), *target);
                Ok(Compiled { file, level, from, target, ptx: ptx.text })
            }
            Err(errors) => Err(format!("{from}: {}", errors[0])),
        }
    }
}

/// PTX, and what it was made of.
pub struct Compiled {
    /// The name of the recording.
    pub file: String,
    /// How hard it was optimised.
    pub level: OptLevel,
    /// File, level and target.
    pub from: String,
    /// What it is for.
    pub target: Target,
    /// The text.
    pub ptx: String,
}

/// Compiles each recording at each level, and runs its cases. All that is wrong, a line each: what
/// `compile` and `run` say.
pub fn problems_of(
    files: &[Recording],
    cases: &[Case],
    levels: &[OptLevel],
    compile: impl Fn(&Recording, OptLevel) -> Result<Compiled, String> + Sync,
    run: impl Fn(&Case, &Compiled) -> Option<String> + Sync,
) -> Vec<String> {
    on_two_threads(files, |file| {
        let mut problems = Vec::new();
        for &level in levels {
            match compile(file, level) {
                Ok(text) => {
                    let cases = cases.iter().filter(|case| case.is_of(&file.name));
                    problems.extend(cases.filter_map(|case| run(case, &text)));
                }
                Err(error) => problems.push(error),
            }
        }
        problems
    })
}

/// What becomes of each recording at each level.
///
/// # Panics
/// One does not compile.
pub fn compiled_at(
    files: &[Recording],
    levels: &[OptLevel],
    compile: impl Fn(&Recording, OptLevel) -> Result<Compiled, String>,
) -> Vec<Compiled> {
    let each = files.iter().flat_map(|file| levels.iter().map(move |&level| (file, level)));
    each.map(|(file, level)| compile(file, level).unwrap_or_else(|e| panic!("{e}"))).collect()
}

/// Nothing is wrong.
///
/// # Panics
/// Something is: all of it, and how much.
#[track_caller]
pub fn assert_none(problems: &[String]) {
    assert!(problems.is_empty(), "{}\n{} problems", problems.join("\n"), problems.len());
}

/// What ptxas does not accept: a line for each text.
pub fn refused(toolbox: &Toolbox, texts: &[Compiled], options: AssembleOptions) -> Vec<String> {
    let modules: Vec<ptxas::Module<'_>> = texts
        .iter()
        .map(|text| ptxas::Module { ptx: &text.ptx, target: text.target.sm, options })
        .collect();
    let results = texts.iter().zip(assemble_many(toolbox, &modules));
    let errors = results.filter_map(|(text, result)| Some((text, result.err()?)));
    errors.map(|(text, error)| format!("{}: {error}", text.from)).collect()
}
