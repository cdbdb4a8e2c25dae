//! The PTX version of a module: the lowest that everything in it needs.

use crate::error::{CodegenError, Reason};
use irc_ir::entity::{FuncId, Inst};
use irc_ir::isa::{GateError, GateKey, Requirement, Surroundings, TextureMode};
use irc_ir::module::Module;
use irc_ir::ptx::{self, FunctionDirective};
use irc_ir::target::{PtxVersion, Target};
use rustc_hash::FxHashMap;

/// What instructions need, remembered by what their gates look at.
#[derive(Debug)]
pub(crate) struct Requirements {
    target: Target,
    textures: TextureMode,
    known: FxHashMap<GateKey, Requirement>,
    /// The lowest version so far.
    pub lowest: PtxVersion,
    /// The newest version that every instruction so far still takes.
    pub newest: PtxVersion,
    /// Whether a kernel is launched in clusters.
    clusters: bool,
}

impl Requirements {
    pub fn new(target: Target, textures: TextureMode) -> Requirements {
        Requirements {
            target,
            textures,
            known: FxHashMap::default(),
            lowest: target.sm.first_ptx(),
            newest: PtxVersion::NEWEST,
            clusters: false,
        }
    }

    /// The target.
    pub fn target(&self) -> Target {
        self.target
    }

    /// Adds a version that something else needs.
    pub fn at_least(&mut self, version: PtxVersion) {
        self.lowest = self.lowest.max(version);
    }

    /// Adds what an instruction needs; the error says what the target lacks.
    pub fn add<R: ptx::Register>(&mut self, inst: &ptx::Inst<R>) -> Result<(), GateError> {
        let key = inst.gate_key();
        let need = match key.and_then(|key| self.known.get(&key)) {
            Some(&need) => need,
            None => {
                let need =
                    inst.requirement_in(self.target.sm, Surroundings::in_mode(self.textures))?;
                if let Some(key) = key {
                    self.known.insert(key, need);
                }
                need
            }
        };
        self.lowest = self.lowest.max(need.first);
        self.newest = self.newest.min(need.last);
        Ok(())
    }

    /// Adds what the directives of a function need.
    pub fn add_directives(&mut self, function: &ptx::Function) {
        for directive in &function.directives {
            let first = match directive {
                FunctionDirective::ExplicitCluster
                | FunctionDirective::ReqNCtaPerCluster(_)
                | FunctionDirective::MaxClusterRank(_) => {
                    self.clusters = true;
                    PtxVersion::new(7, 8)
                }
                FunctionDirective::NoReturn => PtxVersion::new(6, 4),
                _ => continue,
            };
            self.lowest = self.lowest.max(first);
        }
    }

    /// The version to print: the pinned one if it will do, else the lowest.
    pub fn version(&self) -> Result<PtxVersion, CodegenError> {
        if self.clusters && self.target.sm.number() < 90 {
            let why = format!("a kernel in clusters needs sm_90; the target is {}", self.target.sm);
            return Err(CodegenError { func: None, inst: None, reason: Reason::Symbol(why) });
        }
        match self.target.ptx {
            None if self.lowest <= self.newest => Ok(self.lowest),
            None => {
                let reason = Reason::NoVersion { first: self.lowest, last: self.newest };
                Err(CodegenError { func: None, inst: None, reason })
            }
            Some(pinned) if pinned >= self.lowest && pinned <= self.newest => Ok(pinned),
            Some(pinned) => {
                let needs = if pinned < self.lowest { self.lowest } else { self.newest };
                let reason = Reason::Version { needs, pinned };
                Err(CodegenError { func: None, inst: None, reason })
            }
        }
    }
}

/// The error for an instruction that the target lacks, at the place in the IR that it came from.
pub(crate) fn gate_error(
    module: &Module,
    func: FuncId,
    origin: u32,
    gate: GateError,
) -> CodegenError {
    let inst = origin.checked_sub(1).map(Inst::from_u32);
    let reason = match inst {
        Some(inst) => Reason::Gate { op: module.func(func).dfg.opcode(inst), gate },
        None => Reason::Signature { gate },
    };
    CodegenError { func: Some(func), inst, reason }
}
