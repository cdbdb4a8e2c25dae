//! Rules about conversions and addresses: two in a row are one or none.

use super::{Applied, Operand, Term, becomes, rewrite, unary};
use crate::rules::Rule;
use irc_ir::entity::Value;
use irc_ir::op::{IntFlags, Opcode, Payload};
use irc_ir::types::I1;
use smallvec::smallvec;

/// `zext`, `sext` and `trunc`.
pub(super) fn integer(term: &Term<'_>) -> Applied {
    use Opcode as O;
    let x = term.args[0];
    let inner = [O::Zext, O::Sext, O::Trunc].into_iter().find_map(|op| term.def(x, op))?;
    let source = inner.args[0];
    match (term.opcode, inner.opcode) {
        // That the inner operand is not negative is promised still.
        (O::Zext | O::Sext, O::Zext) => {
            let operands = smallvec![Operand::Value(source)];
            rewrite(Rule::ExtendZext, O::Zext, inner.payload, operands)
        }
        (O::Zext, O::Sext) if term.payload.promises().nneg => {
            let operands = smallvec![Operand::Value(source)];
            rewrite(Rule::ZextSext, O::Zext, term.payload, operands)
        }
        (O::Sext, O::Sext) => unary(Rule::SextSext, O::Sext, source),
        // What was promised to fit comes back as it was.
        (O::Sext | O::Zext, O::Trunc) if term.ty() == term.dfg.ty(source) => match inner.payload {
            Payload::IntFlags(flags) if term.opcode == O::Sext && flags.nsw => {
                becomes(Rule::SextTrunc, source)
            }
            Payload::IntFlags(flags) if term.opcode == O::Zext && flags.nuw => {
                becomes(Rule::ZextTrunc, source)
            }
            _ if term.opcode == O::Zext && inner.ty() == I1 => {
                let operands = smallvec![Operand::Value(source), Operand::Constant(term.ty(), 1)];
                rewrite(Rule::ZextTruth, O::And, Payload::None, operands)
            }
            _ => None,
        },
        (O::Trunc, O::Trunc) => {
            let (Payload::IntFlags(a), Payload::IntFlags(b)) = (term.payload, inner.payload) else {
                return None;
            };
            truncate(Rule::TruncTrunc, a.and(b), source)
        }
        (O::Trunc, _) => {
            let (to, from) = (term.ty(), term.dfg.ty(source));
            if to == from {
                becomes(Rule::TruncExtended, source)
            } else if to.bits() < from.bits() {
                truncate(Rule::TruncExtendedShorter, IntFlags::default(), source)
            } else {
                let operands = smallvec![Operand::Value(source)];
                rewrite(Rule::TruncExtendedLonger, inner.opcode, inner.payload, operands)
            }
        }
        _ => None,
    }
}

/// The float of an extended integer is that of the integer, if it has the width of a register:
/// what is narrower is converted faster. That of a truth value is one of two.
pub(super) fn from_integer(term: &Term<'_>) -> Applied {
    let x = term.args[0];
    let is_signed = term.opcode == Opcode::Stof;
    if let Some((truth, is_negative)) = widened_truth(term, is_signed) {
        let scalar = term.ty().elem()?;
        let sign = u128::from(is_negative) << (scalar.bits() - 1);
        let floats = [super::float::power(scalar, 0)? | sign, 0];
        let [one, zero] = floats.map(|bits| Operand::Constant(term.ty(), bits));
        let operands = smallvec![Operand::Value(truth), one, zero];
        return rewrite(Rule::FloatOfTruth, Opcode::Select, Payload::None, operands);
    }
    let inner = term.def(x, Opcode::Zext).or_else(|| term.def(x, Opcode::Sext))?;
    // The sign of what has zeros above is 0; as unsigned, copies of a sign are not it.
    let opcode = match inner.opcode {
        Opcode::Zext => Opcode::Utof,
        _ if is_signed => Opcode::Stof,
        _ => return None,
    };
    if inner.arg_ty(0).elem().is_none_or(|elem| elem.bits() < 32) {
        return None;
    }
    let payload = term.payload.with_promises(inner.payload.promises());
    let operands = smallvec![Operand::Value(inner.args[0])];
    rewrite(Rule::FloatOfExtended, opcode, payload, operands)
}

/// A truth value whose number is converted, and whether that of `true` is -1.
fn widened_truth(term: &Term<'_>, is_signed: bool) -> Option<(Value, bool)> {
    let x = term.args[0];
    if term.arg_ty(0) == I1 {
        return Some((x, is_signed));
    }
    let inner = term.def(x, Opcode::Zext).or_else(|| term.def(x, Opcode::Sext))?;
    let is_negative = inner.opcode == Opcode::Sext;
    let fits = inner.arg_ty(0) == I1 && (is_signed || !is_negative);
    fits.then(|| (inner.args[0], is_negative))
}

fn truncate(rule: Rule, flags: IntFlags, source: Value) -> Applied {
    rewrite(rule, Opcode::Trunc, Payload::IntFlags(flags), smallvec![Operand::Value(source)])
}

/// Conversions that keep the bits, and casts between spaces.
pub(super) fn reinterpret(term: &Term<'_>) -> Applied {
    use Opcode as O;
    let x = term.args[0];
    if term.arg_ty(0) == term.ty() {
        return becomes(Rule::CastToSame, x);
    }
    let undoes = match term.opcode {
        O::Ptrtoint => O::Inttoptr,
        O::Inttoptr => O::Ptrtoint,
        same => same,
    };
    let inner = term.def(x, undoes)?;
    let source = inner.args[0];
    if term.dfg.ty(source) == term.ty() {
        // A cast to a space and back is poison where the address is not in the space.
        becomes(Rule::CastBack, source)
    } else if term.opcode == O::Bitcast {
        unary(Rule::BitcastTwice, O::Bitcast, source)
    } else {
        None
    }
}

/// Constant parts of an address go into its offset. The offset of an indexed address stays apart
/// from later ones, so that these can share the indexed part.
pub(super) fn offset(term: &Term<'_>) -> Applied {
    let Payload::Scale(scale, offset, flags) = term.payload else { return None };
    let base = term.args[0];
    let plain = |rule, base, offset, flags| {
        let payload = Payload::Scale(1, offset, flags);
        rewrite(rule, Opcode::Ptradd, payload, smallvec![Operand::Value(base)])
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
                let flags = constant_sum(flags, bytes, offset);
                plain(Rule::ConstantIndex, base, bytes.wrapping_add(offset), flags)
            }
            None => None,
        };
    }
    if offset == 0 {
        return becomes(Rule::NoOffset, base);
    }
    match term.def(base, Opcode::Ptradd) {
        Some(Term { payload: Payload::Scale(_, inner, before), args: &[base], .. }) => {
            let flags = constant_sum(flags.and(before), inner, offset);
            plain(Rule::OffsetTwice, base, inner.wrapping_add(offset), flags)
        }
        _ => None,
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
