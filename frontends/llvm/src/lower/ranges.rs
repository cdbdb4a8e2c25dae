//! What is known of the range of an integer: `!range` of loads and calls, and the attribute `range`
//! of parameters and results.

use super::Body;
use super::function::Vals;
use super::layout::Kind;
use crate::tree::{Attributes, Inst, Meta, Op, ValueKind};
use irc_ir::builder::InstBuilder;
use irc_ir::entity::Value;

impl<'a> Body<'_, '_, 'a, '_> {
    /// The value, which attributes may say to be in a range.
    pub(super) fn in_range_of(
        &mut self,
        attributes: &Attributes<'a>,
        value: Value,
        kind: Kind,
    ) -> Value {
        match attributes.range() {
            Some((least, end)) => self.in_range(value, kind, least, end),
            None => value,
        }
    }

    /// The result of an instruction, which it may say to be in a range.
    pub(super) fn result_in_range(&mut self, inst: &Inst<'a>, vals: Vals) -> Vals {
        let (ty, attributes) = match &inst.op {
            Op::Load(ty, ..) => (*ty, None),
            // What is known of special registers is known without.
            Op::Call(call) if is_intrinsic(&call.callee.kind) => return vals,
            Op::Call(call) => (call.result, Some(&call.result_attrs)),
            _ => return vals,
        };
        let ([value], Ok(kind)) = (&vals[..], self.cx.scalar(ty, self.span)) else { return vals };
        let mut value = *value;
        let bounds = inst.range.and_then(|number| self.bounds(number));
        // A bound that is negative is none in bitcode, and has other digits in text.
        if let Some((least, end)) = bounds.filter(|&(least, end)| {
            matches!(kind, Kind::Int(bits @ 2..) if fits(least, bits - 1) && fits(end, bits - 1))
        }) {
            value = self.in_range(value, kind, least, end);
        }
        if let Some(attributes) = attributes {
            value = self.in_range_of(attributes, value, kind);
        }
        Vals::from_slice(&[value])
    }

    /// The bounds of a node, if it has one range, of numbers that are not negative.
    fn bounds(&self, number: u32) -> Option<(u128, u128)> {
        let fields = &self.cx.tree.nodes.get(&number)?.fields;
        match &fields[..] {
            [(_, Meta::Number(least)), (_, Meta::Number(end))] => {
                Some(((*least).into(), (*end).into()))
            }
            _ => None,
        }
    }

    /// Says that an integer is in a range. One of an odd width has zeros above it, so the same
    /// numbers are in the range of the type that holds it.
    fn in_range(&mut self, value: Value, kind: Kind, least: u128, end: u128) -> Value {
        let is_constant = self.b.func().dfg.as_const(value).is_some();
        // Bitcode has no wider ones; a bound of another type says nothing of this value.
        let Kind::Int(bits @ 2..=64) = kind else { return value };
        if least == end || is_constant || !fits(least, bits) || !fits(end, bits) {
            return value;
        }
        let ty = self.b.ty(value);
        let (least, end) = (self.b.constant(ty, least), self.b.constant(ty, end));
        self.b.in_range(value, least, end)
    }
}

/// Whether a bound is a number of so many bits.
fn fits(bound: u128, bits: u32) -> bool {
    bound >> bits == 0
}

fn is_intrinsic(callee: &ValueKind<'_>) -> bool {
    matches!(callee, ValueKind::Global(name) if name.starts_with("llvm."))
}
