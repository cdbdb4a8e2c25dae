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
        (O::Zext | O::Sext, O::Zext) => unary(O::Zext, source),
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
            truncate(IntFlags { nsw: a.nsw && b.nsw, nuw: a.nuw && b.nuw }, source)
        }
        (O::Trunc, _) => {
            let (to, from) = (term.ty(), term.dfg.ty(source));
            if to == from {
                becomes(source)
            } else if to.bits() < from.bits() {
                truncate(IntFlags::default(), source)
            } else {
                unary(inner.opcode, source)
            }
        }
        _ => Simplification::Keep,
    }
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
    let Payload::Scale(scale, offset) = term.payload else { return Simplification::Keep };
    let base = term.args[0];
    let plain = |base, offset| {
        Simplification::Rewrite(
            Opcode::Ptradd,
            Payload::Scale(1, offset),
            smallvec![Operand::Value(base)],
        )
    };
    if let Some(&index) = term.args.get(1) {
        return match term.dfg.as_signed(index) {
            Some(index) => {
                let bytes = (index as i64).wrapping_mul(scale.into());
                plain(base, bytes.wrapping_add(offset))
            }
            None => Simplification::Keep,
        };
    }
    if offset == 0 {
        return becomes(base);
    }
    match term.def(base, Opcode::Ptradd) {
        Some(Term { payload: Payload::Scale(_, inner), args: &[base], .. }) => {
            plain(base, inner.wrapping_add(offset))
        }
        _ => Simplification::Keep,
    }
}
