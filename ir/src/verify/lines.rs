//! Whether source locations lie in the texts that they name, where those are known.

use super::{Checker, VerifyError, Violation};
use crate::entity::{File, FuncId, Inst, Loc};
use crate::location::Location;
use crate::module::Module;
use cranelift_entity::{EntitySet, SecondaryMap};

/// How long the lines of a source file are.
#[derive(Clone, Debug, Default)]
pub struct SourceLines(Vec<usize>);

impl SourceLines {
    /// Those of a text.
    pub fn new(text: &[u8]) -> SourceLines {
        SourceLines(text.split(|&byte| byte == b'\n').map(<[u8]>::len).collect())
    }

    /// Why a place is none of the text, if so. The end of a line is one; 0 stands for what is not
    /// known.
    fn fault(&self, name: &str, line: u32, column: u32) -> Option<String> {
        let SourceLines(lines) = self;
        let index = (line as usize).checked_sub(1)?;
        match lines.get(index) {
            None => Some(format!("line {line} of \"{name}\", which has {} lines", lines.len())),
            Some(&length) if column as usize > length + 1 => {
                let message = format!("column {column} of line {line} of \"{name}\"");
                Some(format!("{message}, which has {length} bytes"))
            }
            Some(_) => None,
        }
    }
}

/// Checks that the locations of a valid module lie in the files that are known, and what debuggers
/// are told of functions and variables.
///
/// ```
/// use irc_ir::verify::{SourceLines, verify_lines};
/// # use irc_ir::text::parse_module;
///
/// let text = "file 0 \"a.cu\"\nkernel @k() {\nentry:\n  ret at 0:3:1\n}\n";
/// let module = parse_module(text).expect("it is well-formed").module;
/// let known = |name: &str| (name == "a.cu").then(|| SourceLines::new(b"void k() {\n}"));
/// let errors = verify_lines(&module, known).unwrap_err();
/// assert!(errors[0].to_string().contains("line 3 of \"a.cu\", which has 2 lines"));
/// ```
///
/// # Errors
/// All places that lie outside, at the instructions, functions and variables that have them.
pub fn verify_lines(
    module: &Module,
    known: impl Fn(&str) -> Option<SourceLines>,
) -> Result<(), Vec<VerifyError>> {
    let mut lines: SecondaryMap<File, Option<SourceLines>> = SecondaryMap::new();
    for (file, name) in &module.files {
        lines[file] = known(name);
    }
    let mut errors = Vec::new();
    for (id, _) in module.funcs() {
        errors.extend(LineChecker { checker: Checker::new(module, id), lines: &lines }.check(id));
    }
    if errors.is_empty() { Ok(()) } else { Err(errors) }
}

struct LineChecker<'m> {
    checker: Checker<'m>,
    lines: &'m SecondaryMap<File, Option<SourceLines>>,
}

impl LineChecker<'_> {
    fn fault(&self, file: File, line: u32, column: u32) -> Option<String> {
        let name = self.checker.module.files.get(file)?;
        self.lines[file].as_ref()?.fault(name, line, column)
    }

    fn check(self, id: FuncId) -> Vec<VerifyError> {
        let func = self.checker.module.func(id);
        if let Some(debug) = &func.debug {
            let told = |what: String, file, line| {
                if let Some(fault) = self.fault(file, line, 0) {
                    let reason = format!("{what} is at {fault}");
                    self.checker.report_func(Violation::Debug { reason });
                }
            };
            told(format!("\"{}\"", debug.name), debug.file, debug.line);
            for function in &debug.inlined {
                told(format!("\"{}\"", function.name), function.file, function.line);
            }
            // Those of inlined functions are in files that only locations name.
            for variable in debug.variables.values().filter(|one| one.inlined.is_none()) {
                told(format!("variable \"{}\"", variable.name), debug.file, variable.line);
            }
        }
        let mut seen = EntitySet::new();
        func.insts().for_each(|inst| self.inst(inst, &mut seen));
        self.checker.errors.into_inner()
    }

    /// Checks the location of an instruction and where that was inlined, each once.
    fn inst(&self, inst: Inst, seen: &mut EntitySet<Loc>) {
        let func = self.checker.func;
        let mut next = func.loc(inst);
        while let Some(loc) = next.filter(|&loc| seen.insert(loc)) {
            let Location { file, line, column, inlined_at, .. } = func.locations.get(loc);
            if let Some(fault) = self.fault(file, line, column) {
                let reason = format!("its location is {fault}");
                self.checker.report_inst(inst, Violation::Debug { reason });
            }
            next = inlined_at.expand();
        }
    }
}
