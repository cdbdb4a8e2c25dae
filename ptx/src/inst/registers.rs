//! Whether the registers of an instruction are declared with types that it takes.
//!
//! A register suits an operand if it has the width of the operand's type and holds the same kind
//! of number: integers of either sign, floats of the same format, or bits. What is declared or
//! asked for as `.b` is any kind. Packed floats and those that are no types of registers are
//! declared as bits. `ld`, `st`, `cvt` and surface accesses also take registers wider than their
//! types; other instructions keep 8 bits in 16. The elements of a brace list have one width and
//! one kind; with one of `.b` among them they count as bits.
//!
//! Reference: PTX ISA, "Operand Type Checking", "Operand Size Exceeding Instruction-Type Size".

use super::{Base, Inst, Operand, Reg};
use crate::Body;
use crate::isa::{Accepts, OperandRule, PtxType, RowId, Shape, TypeKind, TypeRef};

/// A register of a type that an operand does not take.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{operand}` of `{form}` takes {wanted}, not a register of type {declared}")]
pub struct RegisterError {
    /// The mnemonic with its parts.
    pub form: String,
    /// The row.
    pub row: RowId,
    /// The name of the operand in the manual.
    pub operand: &'static str,
    /// The register.
    pub reg: Reg,
    /// What the register is declared as.
    pub declared: PtxType,
    /// What it should be.
    pub wanted: Wanted,
}

/// What an operand takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// A register for values of this type.
    Holding(PtxType),
    /// A register of at least the width of this type.
    HoldingOrWider(PtxType),
    /// A register of exactly 8 bits.
    EightBits,
    /// A register of N bits, of any kind.
    Bits(u32),
    /// An element that goes into one list with a register of this type.
    Beside(PtxType),
    /// A predicate.
    Predicate,
    /// An address in brackets: an integer that is extended to the width of addresses.
    Address,
    /// An address in tensor memory, of 32 bits.
    TensorAddress,
    /// The value of an address, of 32 or 64 bits.
    AddressValue,
}

impl std::fmt::Display for Wanted {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Holding(ty) => write!(f, "a register that holds {ty}"),
            Self::HoldingOrWider(ty) => write!(f, "a register that holds {ty} or is wider"),
            Self::EightBits => f.write_str("a register of 8 bits"),
            Self::Bits(bits) => write!(f, "a register of {bits} bits"),
            Self::Beside(ty) => write!(f, "registers of one kind and width, here {ty}"),
            Self::Predicate => f.write_str("a predicate"),
            Self::Address => f.write_str("an integer of at most 64 bits"),
            Self::TensorAddress => f.write_str("an integer of 32 bits"),
            Self::AddressValue => f.write_str("an integer of 32 or 64 bits"),
        }
    }
}

impl Wanted {
    /// Whether a register that is declared with this type will do.
    pub fn takes(self, declared: PtxType) -> bool {
        match self {
            Self::Predicate => declared == PtxType::Pred,
            _ if declared == PtxType::Pred => false,
            Self::Holding(ty) => declared.bits() == ty.class().bits() && same_kind(declared, ty),
            Self::HoldingOrWider(ty) => declared.bits() >= ty.bits() && same_kind(declared, ty),
            Self::EightBits => declared.bits() == 8 && !declared.is_float(),
            Self::Bits(bits) => declared.bits() == bits,
            Self::Beside(ty) => {
                declared.bits() == ty.bits()
                    && (is_bits(declared) || is_bits(ty) || declared.is_float() == ty.is_float())
            }
            Self::Address => declared.bits() <= 64 && !declared.is_float(),
            Self::TensorAddress => declared.bits() == 32 && !declared.is_float(),
            Self::AddressValue => matches!(declared.bits(), 32 | 64) && !declared.is_float(),
        }
    }
}

/// Whether values of the type may be kept in registers of the declared type, by kind.
fn same_kind(declared: PtxType, ty: PtxType) -> bool {
    if is_bits(declared) || is_bits(ty) {
        return true;
    }
    match (declared.is_float(), ty.is_float()) {
        (true, _) => declared == ty,
        (false, float) => !float && ty.lanes() == 1,
    }
}

fn is_bits(ty: PtxType) -> bool {
    ty.kind() == TypeKind::Bits
}

impl Inst<Reg> {
    /// Checks that every register is declared with a type that its operand takes.
    pub fn check_registers(&self, body: &Body) -> Result<(), RegisterError> {
        if let Some(guard) = self.guard {
            self.check_register(body, "@p", guard.pred, Wanted::Predicate)?;
        }
        for (rule, operand) in self.ruled_operands() {
            self.check_operand(body, rule, operand)?;
        }
        Ok(())
    }

    fn check_operand(
        &self,
        body: &Body,
        rule: &OperandRule,
        operand: &Operand<Reg>,
    ) -> Result<(), RegisterError> {
        match operand {
            Operand::Reg(reg)
            | Operand::Not(reg)
            | Operand::Sum(reg, _)
            | Operand::Video { reg, .. } => match self.wanted(rule) {
                Some(wanted) => self.check_register(body, rule.name, *reg, wanted),
                None => Ok(()),
            },
            Operand::Address(address) => match address.base {
                Base::Reg(reg) => {
                    let wanted = match rule.ty {
                        TypeRef::Fixed(ty) if ty.bits() == 32 => Wanted::TensorAddress,
                        TypeRef::Fixed(handle) => Wanted::Holding(handle),
                        _ => Wanted::Address,
                    };
                    self.check_register(body, rule.name, reg, wanted)
                }
                Base::Symbol(_) | Base::Absolute => Ok(()),
            },
            Operand::List(items) => self.check_list(body, rule, items),
            Operand::Bracket(items) => {
                let Shape::Bracket(rules) = rule.shape else { return Ok(()) };
                // Brackets hold no brackets.
                let mut items = rules.iter().zip(items.iter());
                items.try_for_each(|(rule, item)| match item {
                    Operand::Bracket(_) => Ok(()),
                    item => self.check_operand(body, rule, item),
                })
            }
            _ => Ok(()),
        }
    }

    /// What a register of this rule must be; nothing if the type is not known.
    fn wanted(&self, rule: &OperandRule) -> Option<Wanted> {
        let ty = match rule.ty {
            TypeRef::Address => return Some(Wanted::AddressValue),
            ty => self.type_of(ty)?,
        };
        Some(match rule.ty {
            _ if ty == PtxType::Pred => Wanted::Predicate,
            TypeRef::Exact(_) if ty.bits() == 8 => Wanted::EightBits,
            _ if rule.accepts.contains(Accepts::WIDER) && self.may_be_widened() => {
                Wanted::HoldingOrWider(ty)
            }
            _ => Wanted::Holding(ty),
        })
    }

    /// Whether each type that the instruction names may be kept in wider registers.
    fn may_be_widened(&self) -> bool {
        (0..).map_while(|n| self.ty(n)).all(PtxType::may_be_widened)
    }

    /// Checks the registers of a brace list, which count as one type.
    fn check_list(
        &self,
        body: &Body,
        rule: &OperandRule,
        items: &[Operand<Reg>],
    ) -> Result<(), RegisterError> {
        let mut list: Option<(Reg, PtxType)> = None;
        for reg in items.iter().filter_map(Operand::as_reg) {
            let Some(declared) = body.declared_type(reg) else { continue };
            match list {
                Some((_, ty)) => self.check_register(body, rule.name, reg, Wanted::Beside(ty))?,
                None => list = Some((reg, declared)),
            }
            if is_bits(declared) {
                list = Some((reg, declared));
            }
        }
        let wanted = match rule.shape {
            Shape::List(_) => self.wanted(rule),
            _ => {
                self.type_of(rule.ty).map(|ty| Wanted::Bits(ty.bits() / items.len().max(1) as u32))
            }
        };
        match (list, wanted) {
            // Integers that are elements of a vector of floats count as bits.
            (
                Some((_, ty)),
                Some(Wanted::Holding(PtxType::F32) | Wanted::HoldingOrWider(PtxType::F32)),
            ) if ty.bits() == 32 => Ok(()),
            (Some((reg, _)), Some(wanted)) => self.check_register(body, rule.name, reg, wanted),
            _ => Ok(()),
        }
    }

    fn check_register(
        &self,
        body: &Body,
        operand: &'static str,
        reg: Reg,
        wanted: Wanted,
    ) -> Result<(), RegisterError> {
        match body.declared_type(reg) {
            Some(declared) if !wanted.takes(declared) => Err(RegisterError {
                form: self.mnemonic(),
                row: self.row,
                operand,
                reg,
                declared,
                wanted,
            }),
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Module;

    fn check(inst: &str) -> Result<(), RegisterError> {
        let text = format!(
            ".version 9.5\n.target sm_100a\n.address_size 64\n.entry k() {{\n.reg .pred %p<9>;\n\
             .reg .b16 %rs<9>;\n.reg .b32 %r<9>;\n.reg .b64 %rd<9>;\n.reg .f32 %f<9>;\n\
             .reg .u32 %u<9>;\n.reg .b8 %rb<9>;\n{inst}\nret;\n}}\n"
        );
        let module = Module::parse(&text).expect("the registers do not matter to the reader");
        let body = module.functions().find_map(|f| f.body.as_ref()).expect("there is a body");
        body.insts().next().expect("there is an instruction").check_registers(body)
    }

    #[test]
    fn registers_hold_what_the_operand_asks_for() {
        for legal in [
            "add.u32 %r1, %u2, 3;",
            "add.f32 %f1, %r2, %f3;",
            "ld.global.u8 %rd1, [%rd2];",
            "ld.global.v2.f32 {%u1, %u2}, [%rd2];",
            "ld.global.v2.u32 {%r1, %f2}, [%rd2];",
            "ld.global.v2.u8 {%r1, %r2}, [%rd2];",
            "cvt.u32.u16 %rd1, %r2;",
            "cvt.rn.f16.f32 %r1, %rd2;",
            "mov.b64 {%r1, %r2}, %rd3;",
            "multimem.st.v4.e4m3 [%rd1], {%rb1, %rb2, %rb3, %rb4};",
            "@%p1 tcgen05.shift.cta_group::1.down [%r1];",
        ] {
            assert_eq!(check(legal), Ok(()), "{legal}");
        }
    }

    #[test]
    fn other_registers_are_refused() {
        let refused = |inst: &str| check(inst).expect_err(inst);
        assert_eq!(refused("add.u32 %r1, %rd2, 3;").wanted, Wanted::Holding(PtxType::U32));
        assert_eq!(refused("add.f64 %rd1, %rd2, %f3;").operand, "b");
        assert_eq!(refused("ld.global.u32 %rs1, [%rd2];").declared, PtxType::B16);
        assert_eq!(refused("ld.global.v2.u32 {%rs1, %rs3}, [%rd2];").declared, PtxType::B16);
        let mixed = "ld.global.v2.b32 {%f1, %u3}, [%rd2];";
        assert_eq!(refused(mixed).wanted, Wanted::Beside(PtxType::F32));
        let mixed = "ld.global.v2.b32 {%r1, %rd3}, [%rd2];";
        assert_eq!(refused(mixed).wanted, Wanted::Beside(PtxType::B32));
        assert_eq!(refused("ld.global.u32 %r1, [%f2];").wanted, Wanted::Address);
        assert_eq!(refused("mov.b64 {%rs1, %rs2}, %rd3;").wanted, Wanted::Bits(32));
        assert_eq!(refused("tcgen05.shift.cta_group::1.down [%rd1];").operand, "taddr");
        assert_eq!(refused("cvt.rn.bf16.f32 %r1, %f2;").operand, "d");
        assert_eq!(refused("suq.width.b32 %r1, [%r2];").wanted, Wanted::Holding(PtxType::B64));
        assert_eq!(refused("@%r1 ret;").wanted, Wanted::Predicate);
        let scalar = "multimem.st.v4.e4m3 [%rd1], {%rs1, %rs2, %rs3, %rs4};";
        assert_eq!(refused(scalar).wanted, Wanted::EightBits);
        let error = refused("tensormap.replace.tile.rank.global.b1024.b32 [%rd1], %rd2;");
        assert_eq!(
            error.to_string(),
            "`new_val` of `tensormap.replace.tile.rank.global.b1024.b32` takes a register that \
             holds .b32, not a register of type .b64"
        );
    }
}
