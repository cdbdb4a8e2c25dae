//! Rows of the ISA table as operations of the IR: `ptx.popc.b32`, `ptx.bfind.shiftamt.u32`.
//!
//! The operands of the operation are those that the row reads, in its order, and the results those
//! that it writes; operands that may be left out are left out. What passes may know of such an
//! operation comes from its row. A row is an operation if each of its operands is a register of a
//! type that SSA values have, a predicate, or an address.

use super::desc::Effects;
use crate::isa::{self, Accepts, Count, Mods, OperandRule, PtxType, Role, RowId, Shape, Vector};
use crate::ptx::{Inst, Operands, Reg};
use crate::types::{BF16, F16, F32, F64, I1, I32, I64, Scalar, Type};
use smallvec::SmallVec;

/// A row of the ISA table with what it says in its parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PtxForm {
    /// The row.
    pub row: RowId,
    /// Modifiers and types.
    pub mods: Mods,
}

/// What an operand of a row is in the IR.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PtxOperand {
    /// A value that is read.
    Use(Type),
    /// An address that is read; a pointer into any space.
    Address,
    /// A value that is written.
    Def(Type),
    /// Left out.
    Omitted,
}

/// Why a spelling is no operation.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PtxFormError {
    /// No row has this spelling.
    #[error("the ISA table has no instruction `{0}`")]
    Unknown(String),
    /// The IR has no values for an operand.
    #[error("operand `{operand}` of `{spelling}` has no form in the IR")]
    Operand {
        /// The spelling.
        spelling: String,
        /// The name of the operand in the manual.
        operand: &'static str,
    },
}

impl PtxForm {
    /// The form with this spelling, without the `ptx.` before it.
    pub fn from_spelling(spelling: &str) -> Result<PtxForm, PtxFormError> {
        let mut error = PtxFormError::Unknown(spelling.to_owned());
        for (row, mods) in isa::rows_spelled(spelling) {
            let form = PtxForm { row, mods };
            match form.unusable() {
                None => return Ok(form),
                Some(operand) => {
                    error = PtxFormError::Operand { spelling: spelling.to_owned(), operand };
                }
            }
        }
        Err(error)
    }

    /// The spelling, without `ptx.` before it.
    pub fn spelling(&self) -> String {
        self.inst().mnemonic()
    }

    /// The instruction without operands.
    fn inst(&self) -> Inst<Reg> {
        let mut inst = Inst::new(self.row, Operands::new());
        inst.mods = self.mods;
        inst
    }

    /// The name of an operand that the IR has no values for.
    fn unusable(&self) -> Option<&'static str> {
        let rules = isa::row(self.row).operands;
        rules.iter().find(|rule| self.operand(rule).is_none()).map(|rule| rule.name)
    }

    fn operand(&self, rule: &OperandRule) -> Option<PtxOperand> {
        if rule.accepts.has(Accepts::OMITTED) {
            return Some(PtxOperand::Omitted);
        }
        let inst = self.inst();
        // A list of as many as the vector part says is one register where that is left out.
        let shape = match rule.shape {
            Shape::List(Count::Vector) if inst.modifier::<Vector>().is_none() => Shape::Value,
            shape => shape,
        };
        match (shape, rule.role) {
            (Shape::Address, Role::Use) => Some(PtxOperand::Address),
            (Shape::Pred, Role::Use) => Some(PtxOperand::Use(I1)),
            (Shape::Pred, Role::Def) => Some(PtxOperand::Def(I1)),
            (Shape::Value, Role::Use) => Some(PtxOperand::Use(ir_type(inst.type_of(rule.ty)?)?)),
            (Shape::Value, Role::Def) => Some(PtxOperand::Def(ir_type(inst.type_of(rule.ty)?)?)),
            _ => None,
        }
    }

    /// What each operand of the row is.
    pub fn operands(&self) -> SmallVec<[PtxOperand; 6]> {
        let rules = isa::row(self.row).operands;
        let known = |rule| self.operand(rule).unwrap_or(PtxOperand::Omitted);
        rules.iter().map(known).collect()
    }

    /// The operands of the operation: a type, or nothing where any pointer will do.
    pub fn args(&self) -> SmallVec<[Option<Type>; 6]> {
        let operands = self.operands().into_iter();
        operands
            .filter_map(|operand| match operand {
                PtxOperand::Use(ty) => Some(Some(ty)),
                PtxOperand::Address => Some(None),
                PtxOperand::Def(_) | PtxOperand::Omitted => None,
            })
            .collect()
    }

    /// The types of the results of the operation.
    pub fn results(&self) -> SmallVec<[Type; 2]> {
        let operands = self.operands().into_iter();
        operands
            .filter_map(|operand| match operand {
                PtxOperand::Def(ty) => Some(ty),
                _ => None,
            })
            .collect()
    }

    /// The effects of the row.
    pub fn effects(&self) -> Effects {
        let row = isa::row(self.row);
        let has = |effect| row.effects.has(effect);
        Effects {
            reads: has(isa::Effects::LOAD),
            writes: has(isa::Effects::STORE),
            orders: has(isa::Effects::BARRIER),
            may_not_return: has(isa::Effects::TRAP) || has(isa::Effects::OTHER),
            // The carry flag is no SSA value: nothing that touches it may move or go.
            volatile: has(isa::Effects::CARRY_IN) || has(isa::Effects::CARRY_OUT),
        }
    }

    /// Whether threads meet at it.
    pub fn is_convergent(&self) -> bool {
        isa::row(self.row).convergent
    }
}

/// The type of SSA values that lie in a register as the row wants them.
fn ir_type(ty: PtxType) -> Option<Type> {
    Some(match ty {
        PtxType::Pred => I1,
        PtxType::B32 | PtxType::U32 | PtxType::S32 => I32,
        PtxType::B64 | PtxType::U64 | PtxType::S64 => I64,
        PtxType::F16 => F16,
        PtxType::BF16 => BF16,
        PtxType::F32 => F32,
        PtxType::F64 => F64,
        PtxType::F16x2 => Type::Vector(Scalar::F16, 2),
        PtxType::BF16x2 => Type::Vector(Scalar::BF16, 2),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_operations() {
        let form = PtxForm::from_spelling("bfind.shiftamt.u32").unwrap();
        assert_eq!(form.spelling(), "bfind.shiftamt.u32");
        assert_eq!((&form.args()[..], &form.results()[..]), (&[Some(I32)][..], &[I32][..]));
        assert!(form.effects().is_pure() && !form.is_convergent());
        let form = PtxForm::from_spelling("st.global.f32").unwrap();
        assert_eq!(&form.args()[..], [None, Some(F32)]);
        assert!(form.effects().writes && form.results().is_empty());
        assert!(PtxForm::from_spelling("activemask.b32").unwrap().is_convergent());
    }

    #[test]
    fn what_is_no_operation_says_why() {
        assert!(matches!(PtxForm::from_spelling("frob.u32"), Err(PtxFormError::Unknown(_))));
        let error = PtxForm::from_spelling("ld.global.v2.f32").unwrap_err();
        assert!(matches!(error, PtxFormError::Operand { operand: "d", .. }), "{error}");
    }
}
