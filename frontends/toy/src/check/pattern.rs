//! Patterns of `match`: ranges of a type, which must not overlap, and must be all there is.

use super::function::Body;
use super::tree;
use crate::diagnostic::Diagnostic;
use crate::hir::{self, Constant, Ty};
use crate::source::Span;
use std::collections::BTreeMap;

/// Ranges of values in the order of the type that patterns take: by the lowest value the highest
/// one, and the place of the pattern. They do not overlap.
type Taken = BTreeMap<u128, (u128, Span)>;

/// The order of a type as that of unsigned numbers: signed ones are moved by half the range.
struct Order {
    /// 0 for unsigned types, the sign bit for signed ones.
    flip: u128,
    /// The greatest value in this order.
    greatest: u128,
    bool: bool,
}

impl Order {
    fn of(ty: &Ty) -> Option<Order> {
        match ty {
            Ty::Bool => Some(Order { flip: 0, greatest: 1, bool: true }),
            Ty::Number(number) if number.is_int() => {
                let bits = number.bits();
                let flip = if number.is_signed() { 1 << (bits - 1) } else { 0 };
                Some(Order { flip, greatest: u128::MAX >> (128 - bits), bool: false })
            }
            _ => None,
        }
    }

    /// A value in this order for people.
    fn show(&self, value: u128) -> String {
        if self.bool {
            return (value != 0).to_string();
        }
        if self.flip == 0 {
            return value.to_string();
        }
        match value.checked_sub(self.flip) {
            Some(positive) => positive.to_string(),
            None => format!("-{}", self.flip - value),
        }
    }
}

impl Body<'_, '_> {
    /// The arms of a `match` with their ranges, and what happens otherwise.
    pub(super) fn finish_arms(
        &mut self,
        arms: Vec<tree::Arm>,
        ty: &Ty,
        span: Span,
    ) -> (Vec<hir::Arm>, Option<hir::Block>) {
        let order = Order::of(ty);
        let failed = std::mem::take(&mut self.failed);
        let mut taken = Taken::new();
        let (mut finished, mut other) = (Vec::new(), None);
        let mut wild: Option<Span> = None;
        for arm in arms {
            if let Some(first) = wild {
                let warning = Diagnostic::warning("T0904", "unreachable arm", arm.span)
                    .at("no value is left for it")
                    .label(first, "this covers all remaining values");
                self.report(warning);
            }
            let is_wild = arm.patterns.is_empty();
            let ranges = match &order {
                Some(order) => self.ranges(arm.patterns, order, &mut taken),
                None => {
                    self.failed = true;
                    Vec::new()
                }
            };
            let block = self.finish_block(arm.block);
            if is_wild {
                wild = wild.or(Some(arm.span));
                other = other.or(Some(block));
            } else if wild.is_none() {
                finished.push(hir::Arm { ranges, block });
            }
        }
        let failed_here = std::mem::replace(&mut self.failed, failed);
        self.failed |= failed_here;
        if let (Some(order), false) = (&order, failed_here) {
            self.check_exhaustive(order, &taken, other.is_some(), wild, span);
        }
        (finished, other)
    }

    /// The ranges of an arm; those that are taken already are reported.
    fn ranges(
        &mut self,
        patterns: Vec<(tree::Expr, Option<tree::Expr>)>,
        order: &Order,
        taken: &mut Taken,
    ) -> Vec<(u128, u128)> {
        let mut ranges = Vec::new();
        for (low, high) in patterns {
            let span = high.as_ref().map_or(low.span, |high| low.span.to(high.span));
            let low = self.pattern_value(low);
            let high = high.map(|high| self.pattern_value(high));
            let (Some(low), Some(high)) = (low, high.unwrap_or(low)) else {
                self.failed = true;
                continue;
            };
            let (first, last) = (low ^ order.flip, high ^ order.flip);
            if first > last {
                let (first, last) = (order.show(first), order.show(last));
                let message = format!("the range from {first} to {last} is empty");
                let error = Diagnostic::error("T0315", message, span).at("empty range");
                self.report(error.help("write the lower bound first"));
                continue;
            }
            // Of all that begin below the end, the last reaches farthest.
            if let Some((&begin, &(end, before))) = taken.range(..=last).next_back()
                && end >= first
            {
                let value = order.show(first.max(begin));
                let message = format!("two patterns match {value}");
                let error = Diagnostic::error("T0315", message, span);
                let error = error.at("never matches it");
                self.report(error.label(before, format!("this one matches {value}")));
                continue;
            }
            taken.insert(first, (last, span));
            ranges.push((low, high));
        }
        ranges
    }

    fn pattern_value(&mut self, expr: tree::Expr) -> Option<u128> {
        match self.evaluate(expr).known()? {
            Constant::Bool(value) => Some(u128::from(value)),
            Constant::Number(bits) => Some(bits),
            Constant::List(_) | Constant::Repeat(..) => None,
        }
    }

    /// All values must be taken, or `_` must take the others.
    fn check_exhaustive(
        &mut self,
        order: &Order,
        taken: &Taken,
        has_wild: bool,
        wild: Option<Span>,
        span: Span,
    ) {
        let mut missing = Vec::new();
        let mut next = Some(0);
        for (&low, &(high, _)) in taken {
            let Some(from) = next else { break };
            if from < low {
                missing.push((from, low - 1));
            }
            next = high.checked_add(1).filter(|next| *next <= order.greatest);
        }
        if let Some(from) = next {
            missing.push((from, order.greatest));
        }
        match (missing.is_empty(), has_wild) {
            (true, true) => {
                let span = wild.unwrap_or(span);
                let warning = Diagnostic::warning("T0904", "unreachable arm", span);
                self.report(warning.at("the arms before it cover all values").help("remove it"));
            }
            (false, false) => {
                let shown: Vec<String> = missing
                    .iter()
                    .take(3)
                    .map(|&(low, high)| match low == high {
                        true => format!("`{}`", order.show(low)),
                        false => format!("`{}..={}`", order.show(low), order.show(high)),
                    })
                    .collect();
                let more = if missing.len() > 3 { " and more" } else { "" };
                let list = shown.join(", ");
                let error =
                    Diagnostic::error("T0310", "this `match` does not cover all values", span)
                        .at(format!("{list}{more} not covered"));
                self.report(error.help("add an arm `_ => ..` for all other values"));
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::Number;

    #[test]
    fn signed_values_are_in_order() {
        let order = Order::of(&Ty::Number(Number::Signed(8))).expect("an integer");
        assert_eq!(order.show(0), "-128");
        assert_eq!(order.show(0x80), "0");
        assert_eq!(order.show(0xff), "127");
        assert_eq!(0x80 ^ order.flip, 0);
    }
}
