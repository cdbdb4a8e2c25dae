//! Rules about conversions and addresses: two in a row are one or none.

use super::{Operand, Simplification, Term, becomes, unary};
use irc_ir::entity::Value;
use irc_ir::op::{IntFlags, Opcode, Payload};
use smallvec::smallvec;

/// `zext`, `sext` and `trunc`.
pub(super) fn integer(term: &Term<'_>) -> Simplification {
    use Opcode as O;
    let x = term.args[0];
    let Some(inner) = [O::Zext, O::Sext, O::Trunc].into_iter().find_map(|op| term.def(x, op))
    else {
        return Simplification::Keep;
    };
    let source = inner.args[0];
    match (term.opcode, inner.opcode) {
        // That the inner operand is not negative is promised still.
        (O::Zext | O::Sext, O::Zext) => {
            Simplification::Rewrite(O::Zext, inner.payload, smallvec![Operand::Value(source)])
        }
        (O::Zext, O::Sext) if term.payload.promises().nneg => {
            Simplification::Rewrite(O::Zext, term.payload, smallvec![Operand::Value(source)])
        }
        (O::Sext, O::Sext) => unary(O::Sext, source),
        // What was promised to fit comes back as it was.
        (O::Sext | O::Zext, O::Trunc) if term.ty() == term.dfg.ty(source) => match inner.payload {
            Payload::IntFlags(flags) if term.opcode == O::Sext && flags.nsw => becomes(source),
            Payload::IntFlags(flags) if term.opcode == O::Zext && flags.nuw => becomes(source),
            _ => Simplification::Keep,
        },
        (O::Trunc, O::Trunc) => {
            let (Payload::IntFlags(a), Payload::IntFlags(b)) = (term.payload, inner.payload) else {
                return Simplification::Keep;
            };
            truncate(a.and(b), source)
        }
        (O::Trunc, _) => {
            let (to, from) = (term.ty(), term.dfg.ty(source));
            if to == from {
                becomes(source)
            } else if to.bits() < from.bits() {
                truncate(IntFlags::default(), source)
            } else {
                let operands = smallvec![Operand::Value(source)];
                Simplification::Rewrite(inner.opcode, inner.payload, operands)
            }
        }
        _ => Simplification::Keep,
    }
}

/// The float of an extended integer is that of the integer, if it has the width of a register:
/// what is narrower is converted faster.
pub(super) fn from_integer(term: &Term<'_>) -> Simplification {
    let x = term.args[0];
    let is_signed = term.opcode == Opcode::Stof;
    let Some(inner) = term.def(x, Opcode::Zext).or_else(|| term.def(x, Opcode::Sext)) else {
        return Simplification::Keep;
    };
    // The sign of what has zeros above is 0; as unsigned, copies of a sign are not it.
    let opcode = match inner.opcode {
        Opcode::Zext => Opcode::Utof,
        _ if is_signed => Opcode::Stof,
        _ => return Simplification::Keep,
    };
    if inner.arg_ty(0).elem().is_none_or(|elem| elem.bits() < 32) {
        return Simplification::Keep;
    }
    let payload = term.payload.with_promises(inner.payload.promises());
    Simplification::Rewrite(opcode, payload, smallvec![Operand::Value(inner.args[0])])
}

fn truncate(flags: IntFlags, source: Value) -> Simplification {
    Simplification::Rewrite(
        Opcode::Trunc,
        Payload::IntFlags(flags),
        smallvec![Operand::Value(source)],
    )
}

/// Conversions that keep the bits, and casts between spaces.
pub(super) fn reinterpret(term: &Term<'_>) -> Simplification {
    use Opcode as O;
    let x = term.args[0];
    if term.arg_ty(0) == term.ty() {
        return becomes(x);
    }
    let undoes = match term.opcode {
        O::Ptrtoint => O::Inttoptr,
        O::Inttoptr => O::Ptrtoint,
        same => same,
    };
    let Some(inner) = term.def(x, undoes) else { return Simplification::Keep };
    let source = inner.args[0];
    if term.dfg.ty(source) == term.ty() {
        // A cast to a space and back is poison where the address is not in the space.
        becomes(source)
    } else if term.opcode == O::Bitcast {
        unary(O::Bitcast, source)
    } else {
        Simplification::Keep
    }
}

/// Constant parts of an address go into its offset. The offset of an indexed address stays apart
/// from later ones, so that these can share the indexed part.
pub(super) fn offset(term: &Term<'_>) -> Simplification {
    let Payload::Scale(scale, offset, flags) = term.payload else { return Simplification::Keep };
    let base = term.args[0];
    let plain = |base, offset, flags| {
        Simplification::Rewrite(
            Opcode::Ptradd,
            Payload::Scale(1, offset, flags),
            smallvec![Operand::Value(base)],
        )
    };
    if let Some(&index) = term.args.get(1) {
        return match term.dfg.as_signed(index) {
            Some(index) => {
                let (index, scale) = (index as i64, i64::from(scale));
                let bytes = index.wrapping_mul(scale);
                let flags = IntFlags {
                    nusw: flags.nusw && index.checked_mul(scale).is_some(),
                    nuw: flags.nuw && (index as u64).checked_mul(scale as u64).is_some(),
                    ..IntFlags::NONE
                };
                plain(base, bytes.wrapping_add(offset), constant_sum(flags, bytes, offset))
            }
            None => Simplification::Keep,
        };
    }
    if offset == 0 {
        return becomes(base);
    }
    match term.def(base, Opcode::Ptradd) {
        Some(Term { payload: Payload::Scale(_, inner, before), args: &[base], .. }) => {
            let flags = constant_sum(flags.and(before), inner, offset);
            plain(base, inner.wrapping_add(offset), flags)
        }
        _ => Simplification::Keep,
    }
}

/// What is still promised when two constants that are added to an address become one.
fn constant_sum(flags: IntFlags, a: i64, b: i64) -> IntFlags {
    IntFlags {
        nusw: flags.nusw && a.checked_add(b).is_some(),
        nuw: flags.nuw && (a as u64).checked_add(b as u64).is_some(),
        ..IntFlags::NONE
    }
}
