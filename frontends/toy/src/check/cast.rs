//! Conversions: which are right for which types, and which is meant where one is wrong.

use super::coerce::{conversion_help, widens};
use super::function::Body;
use super::tree::Cast;
use super::ty::Type;
use crate::diagnostic::Diagnostic;
use crate::hir::Conversion;
use crate::source::Span;
use irc_ir::types::Space;

impl Cast {
    fn name(self) -> &'static str {
        match self {
            Cast::As => "as",
            Cast::Wrap => "wrap",
            Cast::Saturate => "saturate",
            Cast::Round => "round",
            Cast::Truncate => "truncate",
            Cast::Bits => "bits",
            Cast::Pointer => "cast",
            Cast::Space => "cast_space",
        }
    }

    fn takes(self) -> &'static str {
        match self {
            Cast::As => {
                "`as` keeps the value, so the new type must hold every value of the old one"
            }
            Cast::Wrap => "`wrap` converts an integer to an integer",
            Cast::Saturate => "`saturate` converts an integer to an integer",
            Cast::Round => "`round` converts a number to a float, or a float to an integer",
            Cast::Truncate => "`truncate` converts a float to an integer",
            Cast::Bits => {
                "`bits` converts between numbers and vectors of the same size, and between \
                 pointers and `u64`"
            }
            Cast::Pointer => {
                "`cast` converts a pointer to one of another element type in the same space"
            }
            Cast::Space => "`cast_space` converts a generic pointer to one into a state space",
        }
    }
}

/// The size of a number, vector or pointer in bits.
fn bits(ty: &Type) -> Option<u32> {
    match ty {
        Type::Number(number) => Some(number.bits()),
        Type::Vector(number, lanes) => Some(number.bits() * u32::from(*lanes)),
        _ => None,
    }
}

/// The steps of a conversion, each with the type after it; `None` if it is not possible.
pub(super) fn steps(cast: Cast, from: &Type, to: &Type) -> Option<Vec<(Conversion, Type)>> {
    let one = |conversion| Some(vec![(conversion, to.clone())]);
    // Numbers, or vectors of as many.
    let numbers = match (from, to) {
        (Type::Number(a), Type::Number(b)) => Some((*a, *b)),
        (Type::Vector(a, n), Type::Vector(b, m)) if n == m => Some((*a, *b)),
        _ => None,
    };
    if let Some((a, b)) = numbers {
        let ints = a.is_int() && b.is_int();
        let right = match cast {
            Cast::As if a != b => widens(a, b).then_some(Conversion::Widen),
            Cast::Wrap => ints.then_some(Conversion::Wrap),
            Cast::Saturate => ints.then_some(Conversion::Saturate),
            Cast::Round => (!ints).then_some(Conversion::Round),
            Cast::Truncate => (a.is_float() && b.is_int()).then_some(Conversion::Truncate),
            _ => None,
        };
        if right.is_some() {
            return right.and_then(one);
        }
    }
    match (cast, from, to) {
        (Cast::As, from, to) if from == to => Some(Vec::new()),
        (Cast::As, Type::Bool, Type::Number(number)) if number.is_int() => one(Conversion::Widen),
        (Cast::As, Type::Pointer(p), Type::Pointer(q))
        | (Cast::As, Type::Slice(p), Type::Slice(q))
            if p.to == q.to
                && (p.space == q.space || q.space == Space::Generic)
                && (p.mutable || !q.mutable) =>
        {
            let slice = matches!(from, Type::Slice(_));
            let mut steps = Vec::new();
            if p.space != q.space {
                let ty = if slice { Type::slice } else { Type::pointer };
                steps.push((Conversion::ToGeneric, ty(q.space, p.mutable, p.to.clone())));
            }
            if p.mutable != q.mutable {
                steps.push((Conversion::Pointer, to.clone()));
            }
            Some(steps)
        }
        (Cast::Bits, Type::Pointer(_), to) if *to == Type::U64 => one(Conversion::Bits),
        (Cast::Bits, from, Type::Pointer(_)) if *from == Type::U64 => one(Conversion::Bits),
        (Cast::Bits, from, to) if bits(from).is_some() && bits(from) == bits(to) => {
            one(Conversion::Bits)
        }
        (Cast::Pointer, Type::Pointer(p), Type::Pointer(q))
            if p.space == q.space && (p.mutable || !q.mutable) =>
        {
            one(Conversion::Pointer)
        }
        (Cast::Space, Type::Pointer(p), Type::Pointer(q))
            if p.space == Space::Generic
                && q.space != Space::Generic
                && p.to == q.to
                && (p.mutable || !q.mutable) =>
        {
            let there = Type::pointer(q.space, p.mutable, p.to.clone());
            let mut steps = vec![(Conversion::FromGeneric, there)];
            if p.mutable != q.mutable {
                steps.push((Conversion::Pointer, to.clone()));
            }
            Some(steps)
        }
        _ => None,
    }
}

impl Body<'_, '_> {
    /// Reports a conversion that is not possible.
    pub(super) fn wrong_cast(&mut self, cast: Cast, from: &Type, to: &Type, span: Span, at: Span) {
        let (found, want) = (self.show(from), self.show(to));
        let name = cast.name();
        let message = match cast {
            Cast::As => format!("`as` cannot convert `{found}` to `{want}`"),
            _ => format!("`{name}` cannot convert `{found}` to `{want}`"),
        };
        let error = Diagnostic::error("T0305", message, span)
            .at(format!("this is `{found}`"))
            .label(at, "the new type")
            .note(cast.takes());
        let help = self.right_cast(cast, from, to);
        self.report(match help {
            Some(help) => error.help(help),
            None => error,
        });
    }

    fn right_cast(&self, cast: Cast, from: &Type, to: &Type) -> Option<String> {
        let want = self.show(to);
        Some(match (from, to) {
            (Type::Number(a), Type::Number(b)) if cast == Cast::Bits => {
                let (a, b) = (a.bits(), b.bits());
                format!("they have {a} and {b} bits; convert the value instead")
            }
            (Type::Number(a), Type::Number(b)) if a == b => match cast {
                Cast::Truncate => "`trunc(x)` rounds toward zero".to_owned(),
                _ => "the types are equal: no conversion is needed".to_owned(),
            },
            (Type::Number(a), Type::Number(b)) => conversion_help(*a, *b),
            (Type::Number(number), Type::Bool) if number.is_int() => "write `x != 0`".to_owned(),
            (Type::Number(_), Type::Bool) => "write `x != 0.0`".to_owned(),
            (Type::Bool, Type::Number(number)) if number.is_int() => {
                format!("write `x as {want}`: it is 0 or 1")
            }
            (Type::Bool, Type::Number(_)) => "write `if x { 1.0 } else { 0.0 }`".to_owned(),
            (Type::Number(_), Type::Vector(..)) => {
                format!("write `{want}(x)` for a vector with equal lanes")
            }
            (Type::Vector(a, n), Type::Vector(b, m)) if n == m && cast != Cast::Bits => {
                let lane = |number: crate::types::Number| format!("<{}>", number.name());
                let vector = |number: crate::types::Number| format!("<{}x{n}>", number.name());
                conversion_help(*a, *b).replace(&lane(*b), &vector(*b))
            }
            (Type::Pointer(p), Type::Pointer(q)) => {
                if q.mutable && !p.mutable {
                    return Some(
                        "a pointer without `mut` cannot be converted to one with it".to_owned(),
                    );
                }
                match (p.space == q.space, p.to == q.to) {
                    (true, true) => "the types are equal: no conversion is needed".to_owned(),
                    (true, false) => format!("write `cast::<{want}>(p)` for another element"),
                    (false, true) if p.space == Space::Generic => {
                        format!("write `cast_space::<{want}>(p)`")
                    }
                    (false, true) if q.space == Space::Generic => {
                        "this conversion is implicit".to_owned()
                    }
                    (false, false) => {
                        "convert the space and the element one after the other".to_owned()
                    }
                    _ => "a pointer into one space cannot be converted to one into another"
                        .to_owned(),
                }
            }
            (Type::Pointer(_), Type::Number(_)) | (Type::Number(_), Type::Pointer(_)) => {
                "addresses are `u64`: `bits::<u64>(p)` and `bits::<*T>(x)`".to_owned()
            }
            (Type::Slice(_), Type::Pointer(_)) => "write `s.ptr` for the pointer".to_owned(),
            (Type::Array(_), Type::Slice(_)) => "write `a[..]` for a slice".to_owned(),
            _ => return None,
        })
    }
}
