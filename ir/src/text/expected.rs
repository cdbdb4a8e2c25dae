//! What the row of an operation says about the types of operands, for the reader and the writer of
//! the text alike: a type is left out of the text only where this says what it is.

use crate::dfg::Dfg;
use crate::entity::Inst;
use crate::op::{Arg, Args, OpDesc, Payload, Res};
use crate::types::{I1, I8, I32, I64, Scalar, Space, Type};

/// The row's rule for operand `index` with this payload, if it has one there.
pub(super) fn arg(desc: &OpDesc, payload: &Payload, index: usize) -> Option<Arg> {
    match desc.args {
        Args::PerLane(arg) => Some(arg),
        _ => args(desc).get(index).map(|arg| arg.with(payload, index)),
    }
}

/// The row's rules for operands that have each their own.
pub(super) fn args(desc: &OpDesc) -> &'static [Arg] {
    match desc.args {
        Args::Fixed(args) | Args::Optional(args, _) => args,
        Args::PerLane(_) | Args::Callee | Args::Return | Args::Row => &[],
    }
}

/// The type of an operand of which only the rule is known, given the controlling type and the type
/// of the operands with the rule [`Arg::VecOf`].
pub(super) fn arg_type(arg: Arg, control: Option<Type>, vectors: Option<Type>) -> Option<Type> {
    match arg {
        Arg::T => control,
        Arg::Elem => control.filter(|ty| ty.is_vector()).map(Type::lane),
        Arg::BoolOf => control.map(|ty| ty.with_elem(Scalar::I1)),
        Arg::Cond | Arg::I1 => Some(I1),
        Arg::I8 => Some(I8),
        Arg::I32 => Some(I32),
        Arg::I64 => Some(I64),
        Arg::Local => Some(Type::Ptr(Space::Local)),
        Arg::VecOf => vectors,
        Arg::Index | Arg::Ptr | Arg::Any(_) => None,
    }
}

/// The fewest and the most operands that the row takes; `None` where it does not say.
pub(super) fn arg_count(desc: &OpDesc, control: Option<Type>) -> Option<(usize, usize)> {
    match desc.args {
        Args::Fixed(args) => Some((args.len(), args.len())),
        Args::Optional(args, least) => Some((usize::from(least), args.len())),
        Args::PerLane(_) => control.map(|ty| (ty.lanes() as usize, ty.lanes() as usize)),
        Args::Callee | Args::Return | Args::Row => None,
    }
}

/// The controlling type of an instruction, as its results and operands show it.
pub(super) fn control_of(dfg: &Dfg, inst: Inst) -> Option<Type> {
    let desc = dfg.opcode(inst).desc();
    desc.types?;
    let mut results = dfg.results(inst).zip(desc.results);
    if let Some((value, _)) = results.find(|&(_, &res)| res == Res::T) {
        return Some(dfg.ty(value));
    }
    let mut args = dfg.args(inst).iter().enumerate();
    let payload = &dfg.inst(inst).payload;
    let (_, &value) = args.find(|&(i, _)| arg(desc, payload, i) == Some(Arg::T))?;
    Some(dfg.ty(value))
}
