//! Addresses of 32 bits in the windows that need no more.
//!
//! Shared, local and constant memory have addresses of 32 bits in the machine, and PTX takes a
//! register of 32 bits for one whatever the address size is. So the address of an access to them is
//! computed in 32 bits where all of it is arithmetic on a symbol or a parameter of the function and
//! on extended values of 32 bits:
//! an index is one `mad.lo`, where 64 bits need `mul.wide` and `add`, and ptxas finds the constants
//! in such sums when it unrolls a loop, so that they become immediates of accesses (measured; it
//! does not look through `mul.wide` there). Other users of the same pointer have it in 64 bits.
//!
//! What is cut off is zero in every address of the window, and sums are the same modulo 2^32.

use super::{MOperand, Selector, mov, typed};
use crate::mir::VReg;
use irc_ir::dfg::ValueDef;
use irc_ir::entity::{Inst, Value};
use irc_ir::op::{Opcode, Payload};
use irc_ir::types::{I32, Space};
use irc_ptx::Operand;
use irc_ptx::isa::{MulPart, PtxType, RegClass, rows};

/// How many additions to a pointer, and operations of an index, are looked through. A bound keeps
/// selection linear where the input chains them endlessly.
const MAX_STEPS: usize = 8;

/// The low 32 bits of an index: a value of 32 bits times a constant.
#[derive(Copy, Clone)]
struct Product {
    value: Value,
    factor: i32,
}

impl Selector<'_> {
    /// The register of 32 bits for the address that a pointer stands for, if it can be computed in
    /// 32 bits.
    pub(super) fn short_address(&mut self, pointer: Value) -> Option<VReg> {
        let mut base = pointer;
        for steps in 0..MAX_STEPS {
            let Some(inst) = self.func.dfg.def_inst(base) else {
                let has_short = steps > 0 && self.is_param(base);
                return has_short.then(|| self.short_reg(pointer));
            };
            match (self.func.dfg.opcode(inst), self.func.dfg.args(inst)) {
                (Opcode::Ptradd, &[inner]) => base = inner,
                (Opcode::Ptradd, &[inner, index]) if self.short_index(index).is_some() => {
                    base = inner;
                }
                (Opcode::GlobalAddr | Opcode::SlotAddr, _) => return Some(self.short_reg(pointer)),
                _ => return None,
            }
        }
        None
    }

    /// Whether a value is a parameter of the function.
    fn is_param(&self, value: Value) -> bool {
        let entry = self.func.layout.entry();
        matches!(self.func.dfg.def(value), ValueDef::Param(block, _) if entry == Some(block))
    }

    /// The parameters that are needed in 32 bits, in their order; they are needed in 64 then.
    pub(super) fn need_short_params(&mut self) -> Vec<(VReg, VReg)> {
        let entry = self.func.layout.entry().expect("the function has a body");
        let mut needed = Vec::new();
        for &param in self.func.dfg.params(entry) {
            if let Some(&short) = self.short.get(&param) {
                needed.push((self.reg(param), short));
            }
        }
        needed
    }

    /// Cuts addresses off to 32 bits.
    pub(super) fn cut_off(&mut self, addresses: Vec<(VReg, VReg)>) {
        for (long, short) in addresses {
            let operands = [Operand::Reg(short), Operand::Reg(long)];
            let cvt = typed(rows::CVT_INT, PtxType::U32, operands);
            self.put(cvt.with_type(1, PtxType::U64));
        }
    }

    /// Whether a value is needed in 32 bits.
    pub(super) fn is_short_needed(&self, value: Value) -> bool {
        self.short.contains_key(&value)
    }

    /// The register of 32 bits that a pointer has, if one was asked for.
    pub(super) fn short_of(&self, pointer: Value) -> Option<VReg> {
        self.short.get(&pointer).copied()
    }

    fn short_reg(&mut self, pointer: Value) -> VReg {
        if let Some(&known) = self.short.get(&pointer) {
            return known;
        }
        let reg = self.temp(RegClass::B32);
        self.short.insert(pointer, reg);
        reg
    }

    /// A constant index, or the product that its low 32 bits are.
    fn short_index(&self, index: Value) -> Option<Result<i64, Product>> {
        let dfg = &self.func.dfg;
        if let Some(bits) = self.const_bits(index) {
            return Some(Ok(super::sign_extend(bits, dfg.ty(index).bits())));
        }
        let (mut value, mut factor) = (index, 1i32);
        for _ in 0..MAX_STEPS {
            if dfg.ty(value) == I32 {
                return Some(Err(Product { value, factor }));
            }
            let inst = dfg.def_inst(value)?;
            let (x, by) = match (dfg.opcode(inst), dfg.args(inst)) {
                (Opcode::Sext | Opcode::Zext, &[x]) => (x, 1),
                (Opcode::Smulw | Opcode::Umulw | Opcode::Mul, &[x, y]) => {
                    (x, dfg.as_bits(y)? as i32)
                }
                (Opcode::Shl, &[x, y]) => {
                    let amount = dfg.as_bits(y).filter(|&amount| amount < 64)?;
                    (x, 1i32.checked_shl(amount as u32).unwrap_or(0))
                }
                _ => return None,
            };
            (value, factor) = (x, factor.wrapping_mul(by));
        }
        None
    }

    /// The address of a symbol in 32 bits.
    pub(super) fn short_symbol(&mut self, value: Value, symbol: irc_ptx::Symbol) {
        if let Some(&dst) = self.short.get(&value) {
            self.put(mov(RegClass::B32, Operand::Reg(dst), Operand::Symbol(symbol, 0)));
        }
    }

    /// `ptradd` in 32 bits.
    pub(super) fn short_ptradd(&mut self, inst: Inst, dst: VReg) {
        let Payload::Scale(scale, offset, _) = self.func.dfg.inst(inst).payload else {
            unreachable!("the row says that ptradd carries a scale")
        };
        let args: Vec<Value> = self.func.dfg.args(inst).to_vec();
        let base = Operand::Reg(self.short_reg(args[0]));
        let dst = Operand::Reg(dst);
        let index = args.get(1).map(|&index| self.short_index(index).expect("it was looked at"));
        let product = match index {
            None => {
                self.short_sum(dst, base, offset);
                return;
            }
            Some(Ok(index)) => {
                let bytes = index.wrapping_mul(i64::from(scale)).wrapping_add(offset);
                self.short_sum(dst, base, bytes);
                return;
            }
            Some(Err(product)) => product,
        };
        let sum = match offset as i32 {
            0 => dst.clone(),
            _ => Operand::Reg(self.temp(RegClass::B32)),
        };
        let x = self.src(product.value);
        match product.factor.wrapping_mul(scale as i32) {
            1 => self.put_typed(rows::ADD_INT, PtxType::S32, [sum.clone(), base, x]),
            factor => {
                let factor = Operand::Int(i64::from(factor));
                let mad = typed(rows::MAD_INT, PtxType::S32, [sum.clone(), x, factor, base]);
                self.put(mad.with(MulPart::Lo));
            }
        }
        if sum != dst {
            self.short_sum(dst, sum, offset);
        }
    }

    fn short_sum(&mut self, dst: MOperand, base: MOperand, bytes: i64) {
        match bytes as i32 {
            0 => self.put(mov(RegClass::B32, dst, base)),
            bytes => {
                let bytes = Operand::Int(i64::from(bytes));
                self.put_typed(rows::ADD_INT, PtxType::S32, [dst, base, bytes]);
            }
        }
    }
}

/// Whether all addresses of a space have 32 bits.
pub(super) fn is_short(space: Option<Space>) -> bool {
    matches!(space, Some(Space::Shared | Space::Local | Space::Const))
}
