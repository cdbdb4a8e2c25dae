//! How SSA values lie in registers.
//!
//! | type | registers |
//! |---|---|
//! | `i1` | one `pred` |
//! | `i8 i16` | one `b32`; the bits above the value are anything |
//! | `i32 f32` | one `b32` |
//! | `i64 f64`, pointers, handles | one `b64` |
//! | `i128` | two `b64`, low first |
//! | `f16 bf16` | one `b16` |
//! | an even number of `f16` or `bf16` | a `b32` for each pair of lanes, the first lane low |
//! | other vectors | the registers of each lane, lane 0 first |
//!
//! Operations that only rename (building and taking apart vectors, truncation, `freeze`, bit casts
//! within a class) make no code: their results are the registers of their operands. So a value is
//! a list of [`ValuePart`]s, each a register or a constant, found in one sweep before selection.
//! Extensions of what loads have extended already ([`super::extended`]) rename, too.

use super::extended::{Extended, Extension};
use crate::mir::{MirFunction, VReg};
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntitySet, PrimaryMap, SecondaryMap, entity_impl};
use irc_ir::dfg::{ConstData, Dfg, ValueDef};
use irc_ir::entity::{Inst, Value};
use irc_ir::function::Function;
use irc_ir::op::{Opcode, Payload};
use irc_ir::types::{Scalar, Type};
use irc_ptx::isa::RegClass;

/// One register's worth of a value.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum ValuePart {
    /// A register.
    Reg(VReg),
    /// The bits of a constant.
    Const(u64),
}

/// The class of the registers of a type, and their number.
pub fn registers_of(ty: Type) -> (RegClass, u32) {
    match ty {
        Type::Scalar(s) => registers_of_scalar(s),
        Type::Vector(_, n) if is_packed(ty) => (RegClass::B32, u32::from(n) / 2),
        Type::Vector(s, n) => {
            let (class, count) = registers_of_scalar(s);
            (class, count * u32::from(n))
        }
        Type::PtrVector(_, n) => (RegClass::B64, n.into()),
        Type::Ptr(_) | Type::Texref | Type::Samplerref | Type::Surfref => (RegClass::B64, 1),
    }
}

fn registers_of_scalar(s: Scalar) -> (RegClass, u32) {
    match s {
        Scalar::I1 => (RegClass::Pred, 1),
        Scalar::I8 | Scalar::I16 | Scalar::I32 | Scalar::F32 => (RegClass::B32, 1),
        Scalar::F16 | Scalar::BF16 => (RegClass::B16, 1),
        Scalar::I64 | Scalar::F64 => (RegClass::B64, 1),
        Scalar::I128 => (RegClass::B64, 2),
    }
}

/// Whether lanes of this vector type share registers.
pub fn is_packed(ty: Type) -> bool {
    matches!(ty, Type::Vector(Scalar::F16 | Scalar::BF16, n) if n.is_multiple_of(2))
}

/// A place in the pool of parts.
#[derive(Copy, Clone, PartialEq, Eq, Default)]
struct Start(u32);
entity_impl!(Start, "part");

/// The number of a register, or of a constant above [`FIRST_CONST`].
#[derive(Copy, Clone, Debug)]
struct PackedPart(u32);

const FIRST_CONST: u32 = 1 << 31;

/// The parts of every value of a function.
#[derive(Debug, Default)]
pub struct ValueParts {
    /// Where the parts of each value begin.
    starts: SecondaryMap<Value, PackedOption<Start>>,
    pool: PrimaryMap<Start, PackedPart>,
    /// The constants among the parts.
    constants: Vec<u64>,
    renamings: EntitySet<Inst>,
    /// What registers hold above their values.
    extended: Extended,
}

impl ValueParts {
    /// The parts of all values that stand in the function; `order` lists its blocks so that
    /// definitions come before uses.
    pub fn new(
        func: &Function,
        order: &[irc_ir::entity::Block],
        mir: &mut MirFunction,
    ) -> ValueParts {
        let dfg = &func.dfg;
        let mut starts = SecondaryMap::new();
        starts.resize(dfg.num_values());
        let mut parts = ValueParts {
            starts,
            pool: PrimaryMap::with_capacity(dfg.num_values()),
            constants: Vec::new(),
            renamings: EntitySet::with_capacity(dfg.num_insts()),
            extended: Extended::new(func, order),
        };
        for &block in order {
            for &param in dfg.params(block) {
                parts.fresh(param, dfg.ty(param), mir, |_, _| {});
            }
            for inst in func.layout.insts(block) {
                if parts.rename(dfg, inst) {
                    parts.renamings.insert(inst);
                } else {
                    for result in dfg.results(inst) {
                        let ty = dfg.ty(result);
                        let define = |extended: &mut Extended, reg| {
                            extended.define(dfg, inst, ty, reg);
                        };
                        parts.fresh(result, ty, mir, define);
                    }
                }
            }
        }
        parts
    }

    /// The parts of a value that is not a constant. None for values of blocks that do not stand.
    #[inline]
    pub fn of(&self, dfg: &Dfg, value: Value) -> impl Iterator<Item = ValuePart> + '_ {
        let start = self.starts[value].expand();
        let count = start.map_or(0, |_| registers_of(dfg.ty(value)).1);
        (0..count).map(move |index| self.at(start.unwrap_or_default(), index))
    }

    /// The part at a place of the pool.
    #[inline]
    fn at(&self, start: Start, index: u32) -> ValuePart {
        let PackedPart(packed) = self.pool[Start::from_u32(start.as_u32() + index)];
        match packed.checked_sub(FIRST_CONST) {
            Some(constant) => ValuePart::Const(self.constants[constant as usize]),
            None => ValuePart::Reg(VReg::from_u32(packed)),
        }
    }

    fn push(&mut self, part: ValuePart) {
        self.pool.push(PackedPart(match part {
            ValuePart::Reg(reg) => reg.as_u32(),
            ValuePart::Const(bits) => {
                self.constants.push(bits);
                FIRST_CONST + (self.constants.len() as u32 - 1)
            }
        }));
    }

    /// Whether an instruction only renames, and so makes no code.
    #[inline]
    pub fn is_renaming(&self, inst: Inst) -> bool {
        self.renamings.contains(inst)
    }

    /// Gives a value registers of its own; `define` says what they hold above it.
    fn fresh(
        &mut self,
        value: Value,
        ty: Type,
        mir: &mut MirFunction,
        define: impl Fn(&mut Extended, VReg),
    ) {
        let (class, count) = registers_of(ty);
        self.starts[value] = self.pool.next_key().into();
        for _ in 0..count {
            let reg = mir.new_reg(class);
            define(&mut self.extended, reg);
            self.push(ValuePart::Reg(reg));
        }
    }

    /// Whether a load of short integers extends them with their signs.
    pub fn is_signed_load(&self, load: Inst) -> bool {
        self.extended.is_signed(load)
    }

    /// Whether the register of a short integer holds its extension to 32 bits already.
    pub fn is_extended(&self, dfg: &Dfg, value: Value, signed: bool) -> bool {
        let extension = Extension { bits: dfg.ty(value).bits(), signed };
        let part = self.part(dfg, value, 0);
        matches!(part, ValuePart::Reg(reg) if self.extended.holds(reg, extension))
    }

    /// Gives the result of an instruction that only renames the parts of its operands.
    fn rename(&mut self, dfg: &Dfg, inst: Inst) -> bool {
        let Some(result) = dfg.first_result(inst) else { return false };
        let args = dfg.args(inst);
        let ty = dfg.ty(result);
        let start = self.pool.next_key();
        match (dfg.opcode(inst), &dfg.inst(inst).payload) {
            (Opcode::Freeze | Opcode::Ptrtoint | Opcode::Inttoptr, _) => {
                self.push_all(dfg, args[0]);
            }
            (Opcode::Bitcast, _) if same_registers(dfg.ty(args[0]), ty) => {
                self.push_all(dfg, args[0]);
            }
            (Opcode::Trunc, _)
                if same_registers(dfg.ty(args[0]), ty) && ty != irc_ir::types::I1 =>
            {
                self.push_all(dfg, args[0]);
            }
            (op @ (Opcode::Zext | Opcode::Sext), _)
                if registers_of(ty) == (RegClass::B32, 1)
                    && self.is_extended(dfg, args[0], op == Opcode::Sext) =>
            {
                self.push_all(dfg, args[0]);
            }
            (Opcode::Vbuild, _) if !is_packed(ty) => {
                args.iter().for_each(|&lane| self.push_all(dfg, lane));
            }
            (Opcode::Splat, _) if !is_packed(ty) => {
                (0..ty.lanes()).for_each(|_| self.push_all(dfg, args[0]));
            }
            (Opcode::Extract, Payload::Lane(lane)) if !is_packed(dfg.ty(args[0])) => {
                self.push_lane(dfg, args[0], u32::from(*lane));
            }
            (Opcode::Insert, Payload::Lane(lane)) if !is_packed(ty) => {
                for i in 0..ty.lanes() {
                    if i == u32::from(*lane) {
                        self.push_all(dfg, args[1]);
                    } else {
                        self.push_lane(dfg, args[0], i);
                    }
                }
            }
            (Opcode::Shuffle, Payload::Shuffle(mask)) if !is_packed(ty) => {
                let lanes = dfg.ty(args[0]).lanes();
                for &lane in &mask[..ty.lanes() as usize] {
                    let (vector, lane) = match u32::from(lane) {
                        lane if lane < lanes => (args[0], lane),
                        lane => (args[1], lane - lanes),
                    };
                    self.push_lane(dfg, vector, lane);
                }
            }
            _ => return false,
        }
        self.starts[result] = start.into();
        true
    }

    fn push_all(&mut self, dfg: &Dfg, value: Value) {
        let (_, count) = registers_of(dfg.ty(value));
        for i in 0..count {
            let part = self.part(dfg, value, i);
            self.push(part);
        }
    }

    fn push_lane(&mut self, dfg: &Dfg, vector: Value, lane: u32) {
        let ty = dfg.ty(vector);
        let per_lane = registers_of(ty).1 / ty.lanes();
        for i in 0..per_lane {
            let part = self.part(dfg, vector, lane * per_lane + i);
            self.push(part);
        }
    }

    /// One part of a value, which may be a constant.
    #[inline]
    pub fn part(&self, dfg: &Dfg, value: Value, index: u32) -> ValuePart {
        match dfg.def(value) {
            ValueDef::Const(_) => match dfg.as_const(value) {
                Some(ConstData::Bits(bits)) => ValuePart::Const((bits >> (64 * index)) as u64),
                // Poison may be anything; zero is cheap and the same for every use.
                _ => ValuePart::Const(0),
            },
            _ => self.at(self.starts[value].expect("its definition comes before"), index),
        }
    }
}

/// Whether values of both types lie in the same number of registers of the same class.
fn same_registers(a: Type, b: Type) -> bool {
    registers_of(a) == registers_of(b)
}
