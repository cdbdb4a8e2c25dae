//! Types of results, from the row of an operation.

use super::desc::Res;
use super::payload::Payload;
use super::table::Opcode;
use super::word::VoteMode;
use crate::dfg::Dfg;
use crate::entity::Inst;
use crate::types::{I1, I32, PTR, Scalar, Space, Type};
use smallvec::SmallVec;

/// Types of the results of an instruction, in order.
pub type ResultTypes = SmallVec<[Type; 2]>;

impl Dfg {
    /// The controlling type `T` of an instruction: the type of the first operand that the row
    /// gives `T`, else that of the first result. `None` if the operation has no `T`, or if the
    /// operand is missing.
    pub fn controlling_type(&self, inst: Inst) -> Option<Type> {
        let row = self.opcode(inst).desc();
        row.types?;
        let value = match row.operand_of_type() {
            Some(index) => *self.args(inst).get(index)?,
            None => self.first_result(inst)?,
        };
        Some(self.ty(value))
    }
}

/// The types of the results of `opcode` where `ctl` is the controlling type and `first` the type of
/// the first operand. `None` where the row and the payload do not say: a wrong controlling type,
/// and what only the module knows (the address of a global, calls, rows of the ISA table).
pub fn result_types(
    opcode: Opcode,
    payload: &Payload,
    ctl: Option<Type>,
    first: Option<Type>,
) -> Option<ResultTypes> {
    let mut types = ResultTypes::new();
    for &res in opcode.desc().results {
        types.push(result_type(res, payload, ctl, first)?);
    }
    Some(types)
}

/// The type of one result: see [`result_types`].
pub fn result_type(
    res: Res,
    payload: &Payload,
    ctl: Option<Type>,
    first: Option<Type>,
) -> Option<Type> {
    Some(match res {
        Res::T => ctl?,
        Res::Elem => ctl?.lane(),
        Res::BoolOf => ctl?.with_elem(Scalar::I1),
        Res::I1 => I1,
        Res::I32 => I32,
        Res::Local => Type::Ptr(Space::Local),
        Res::Wide => {
            let ty = ctl?;
            ty.with_elem(Scalar::int(ty.elem()?.bits() * 2)?)
        }
        Res::First => first?,
        Res::Payload => match payload {
            Payload::Special(reg) => reg.ty(),
            Payload::Slot(_) => Type::Ptr(Space::Local),
            Payload::Func(_) => PTR,
            Payload::Vote(VoteMode::Ballot) => I32,
            Payload::Vote(_) => I1,
            _ => return None,
        },
        Res::Callee | Res::Row => return None,
    })
}
