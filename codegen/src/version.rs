//! The PTX version of a module: the lowest that everything in it needs.

use crate::error::{CodegenError, Reason};
use cranelift_entity::packed_option::PackedOption;
use irc_ir::entity::FuncId;
use irc_ir::function::Function;
use irc_ptx::isa::{Requirement, TextureMode};
use irc_ptx::target::{PtxVersion, SmSet, Target};
use irc_ptx::{self as ptx, Origin, directive::Directive};
use irc_ptx::{GateError, GateKey, ModuleContext};
use rustc_hash::FxHashMap;

/// What instructions need, remembered by what their gates look at.
#[derive(Clone, Debug)]
pub(crate) struct Requirements {
    target: Target,
    textures: TextureMode,
    known: FxHashMap<GateKey, Requirement>,
    /// Keys that were added lately, each at a place that its row has: most instructions of a
    /// program are of a few kinds.
    added: [Option<GateKey>; 64],
    /// The lowest version so far.
    pub lowest: PtxVersion,
    /// The newest version that every instruction so far still takes.
    pub newest: PtxVersion,
    /// The first directive that the target lacks, the targets that have it, and the function that
    /// it is about.
    lacks: Option<(Directive, SmSet, Option<FuncId>)>,
}

impl Requirements {
    pub fn new(target: Target, textures: TextureMode) -> Requirements {
        Requirements {
            target,
            textures,
            known: FxHashMap::default(),
            added: [const { None }; 64],
            lowest: target.sm.first_ptx(),
            newest: PtxVersion::NEWEST,
            lacks: None,
        }
    }

    /// Adds what others need, which were found behind these.
    pub fn join(&mut self, others: &Requirements) {
        self.lowest = self.lowest.max(others.lowest);
        self.newest = self.newest.min(others.newest);
        self.lacks = self.lacks.or(others.lacks);
    }

    /// The lowest version that the module can have now: the pinned one, if there is one.
    pub fn lowest_in_text(&self) -> PtxVersion {
        self.target.ptx.unwrap_or(self.lowest)
    }

    /// The target.
    pub fn target(&self) -> Target {
        self.target
    }

    /// Adds what a directive needs. What the target lacks is reported with the version.
    pub fn add_directive(&mut self, directive: Directive) {
        self.add_directive_of(directive, None);
    }

    fn add_directive_of(&mut self, directive: Directive, func: Option<FuncId>) {
        match directive.requirement(self.target.sm) {
            Ok(need) => {
                self.lowest = self.lowest.max(need.first);
                self.newest = self.newest.min(need.last);
            }
            Err(needs) => self.lacks = self.lacks.or(Some((directive, needs, func))),
        }
    }

    /// The same, where what is missing is told at once.
    pub fn require(&mut self, directive: Directive) -> Result<(), String> {
        let sm = self.target.sm;
        if let Err(needs) = directive.requirement(sm) {
            return Err(format!("{} needs {needs}; the target is {sm}", directive.row().name));
        }
        self.add_directive(directive);
        Ok(())
    }

    /// Adds what a pragma with this text needs.
    pub fn add_pragma(&mut self, text: &str) {
        if let Some(directive) = Directive::of_pragma(text) {
            self.add_directive(directive);
        }
    }

    /// Adds what an instruction needs; the error says what the target lacks.
    pub fn add<R: ptx::Register>(&mut self, inst: &ptx::Inst<R>) -> Result<(), GateError> {
        let key = inst.gate_key();
        let added = &mut self.added[inst.row.index() % 64];
        if key.is_some() && *added == key {
            return Ok(());
        }
        let need = match key.and_then(|key| self.known.get(&key)) {
            Some(&need) => need,
            None => {
                let need =
                    inst.requirement_in(self.target.sm, ModuleContext::in_mode(self.textures))?;
                if let Some(key) = key {
                    self.known.insert(key, need);
                }
                need
            }
        };
        self.lowest = self.lowest.max(need.first);
        self.newest = self.newest.min(need.last);
        *added = key;
        Ok(())
    }

    /// Adds what the directives of a function need.
    pub fn add_directives(&mut self, function: &ptx::Function, id: FuncId) {
        function.directives.iter().for_each(|directive| self.add_function_directive(directive, id));
        if !function.attributes.is_empty() {
            self.add_directive_of(Directive::Unified, Some(id));
        }
        if function.linkage == ptx::Linkage::Weak {
            self.add_directive_of(Directive::Weak, Some(id));
        }
    }

    /// Adds what a directive of a function, or of a prototype in it, needs.
    pub fn add_function_directive(&mut self, directive: &ptx::FunctionDirective, func: FuncId) {
        if let Some((directive, _)) = Directive::of_function(directive) {
            self.add_directive_of(directive, Some(func));
        }
    }

    /// The version to print: the pinned one if it will do, else the lowest.
    pub fn version(&self) -> Result<PtxVersion, CodegenError> {
        if let Some((directive, needs, func)) = self.lacks {
            let (name, sm) = (directive.row().name, self.target.sm);
            let why = format!("{name} needs {needs}; the target is {sm}");
            return Err(CodegenError::new(func, None, Reason::Symbol(why)));
        }
        match self.target.ptx {
            None if self.lowest <= self.newest => Ok(self.lowest),
            None => {
                let reason = Reason::NoVersion { first: self.lowest, last: self.newest };
                Err(CodegenError::new(None, None, reason))
            }
            Some(pinned) if pinned >= self.lowest && pinned <= self.newest => Ok(pinned),
            Some(pinned) => {
                let needs = if pinned < self.lowest { self.lowest } else { self.newest };
                let reason = Reason::Version { needs, pinned };
                Err(CodegenError::new(None, None, reason))
            }
        }
    }
}

/// The error for an instruction that the target lacks, at the place in the IR that it came from.
pub(crate) fn gate_error(
    (id, func): (FuncId, &Function),
    origin: PackedOption<Origin>,
    gate: GateError,
) -> CodegenError {
    let inst = crate::mir::origin_inst(origin);
    let reason = match inst {
        Some(inst) => Reason::Gate { op: func.dfg.opcode(inst), gate },
        None => Reason::Signature { gate },
    };
    CodegenError::new(Some(id), inst, reason)
}

#[cfg(test)]
mod tests {
    use super::*;
    use irc_ptx::target::Sm;

    #[test]
    fn a_pinned_version_must_do() {
        let version = |minor| {
            let pinned = Target::pinned(Sm::plain(80), PtxVersion::new(7, minor)).expect("it can");
            let mut needs = Requirements::new(pinned, TextureMode::Unified);
            needs.lowest = PtxVersion::new(7, 4);
            needs.newest = PtxVersion::new(7, 6);
            needs.version().ok()
        };
        assert_eq!(version(3), None);
        assert_eq!(version(4), Some(PtxVersion::new(7, 4)));
        assert_eq!(version(6), Some(PtxVersion::new(7, 6)));
        assert_eq!(version(7), None);
    }
}
