//! What the registers of loaded bytes and halfwords hold above the value.
//!
//! A load extends what it reads to its register, with zeros or with the sign, for nothing; ptxas
//! does not join a load with an extension behind it (measured, 13.5: a `PRMT` each). So a load of
//! an `i8` or `i16` extends as most of the extensions of its value do, and these only rename.

use crate::mir::VReg;
use cranelift_entity::{EntitySet, SecondaryMap};
use irc_ir::dfg::Dfg;
use irc_ir::entity::{Block, Inst, Value};
use irc_ir::function::Function;
use irc_ir::op::Opcode;
use irc_ir::types::{Scalar, Type};
use rustc_hash::FxHashMap;

/// How the bits of a value in a register go on above it, up to bit 31.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Extension {
    /// The bits of the value.
    pub bits: u32,
    /// With its sign, else with zeros.
    pub signed: bool,
}

/// What is known of the registers of a function.
#[derive(Debug, Default)]
pub struct Extended {
    signed_loads: EntitySet<Inst>,
    registers: SecondaryMap<VReg, Option<Extension>>,
}

impl Extended {
    /// Chooses for each load how it extends.
    pub fn new(func: &Function, order: &[Block]) -> Extended {
        let mut votes: FxHashMap<Inst, i32> = FxHashMap::default();
        for inst in order.iter().flat_map(|&block| func.layout.insts(block)) {
            let vote = match func.dfg.opcode(inst) {
                Opcode::Sext => 1,
                Opcode::Zext => -1,
                _ => continue,
            };
            if let Some(load) = load_behind(&func.dfg, func.dfg.args(inst)[0]) {
                *votes.entry(load).or_default() += vote;
            }
        }
        let mut signed_loads = EntitySet::new();
        for (load, _) in votes.into_iter().filter(|&(_, votes)| votes > 0) {
            signed_loads.insert(load);
        }
        Extended { signed_loads, registers: SecondaryMap::new() }
    }

    /// Whether a load extends with the sign.
    pub fn is_signed(&self, load: Inst) -> bool {
        self.signed_loads.contains(load)
    }

    /// Notes what an instruction leaves in a register with one of its results.
    pub fn define(&mut self, dfg: &Dfg, inst: Inst, result: Type, reg: VReg) {
        if dfg.opcode(inst) == Opcode::Load
            && let Some(bits) = short_bits(result)
        {
            self.registers[reg] = Some(Extension { bits, signed: self.is_signed(inst) });
        }
    }

    /// Whether a register holds the extension of a value of so many bits.
    pub fn holds(&self, reg: VReg, extension: Extension) -> bool {
        self.registers[reg] == Some(extension)
    }
}

/// The load that a value is from, itself or a lane of it, if it has 8 or 16 bits.
fn load_behind(dfg: &Dfg, value: Value) -> Option<Inst> {
    short_bits(dfg.ty(value))?;
    let inst = dfg.def_inst(value)?;
    match dfg.opcode(inst) {
        Opcode::Load => Some(inst),
        Opcode::Extract => {
            dfg.def_inst(dfg.args(inst)[0]).filter(|&vector| dfg.opcode(vector) == Opcode::Load)
        }
        _ => None,
    }
}

/// The bits of an integer, or of a lane of integers, that is shorter than its register.
fn short_bits(ty: Type) -> Option<u32> {
    match ty {
        Type::Scalar(Scalar::I8) | Type::Vector(Scalar::I8, _) => Some(8),
        Type::Scalar(Scalar::I16) | Type::Vector(Scalar::I16, _) => Some(16),
        _ => None,
    }
}
