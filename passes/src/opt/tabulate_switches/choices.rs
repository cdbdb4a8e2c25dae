//! What a switch chooses, if that can be computed.

use irc_ir::entity::{Block, Inst, Value};
use irc_ir::function::Function;
use irc_ir::op::{BlockCall, Opcode, Payload};
use irc_ir::types::{I1, Scalar, Type};

/// Fewest cases that are worth it.
const MIN_CASES: usize = 3;
/// The most bytes of a table for each case.
const MAX_SPREAD: u128 = 16;
/// The most entries of a table.
const MAX_ENTRIES: u128 = 256;
/// The most truth values that are bits of a number.
const MAX_BITS: u128 = 64;

/// Where the default leads.
#[derive(Clone, Debug)]
pub(super) enum Otherwise {
    /// Nowhere: it is never taken.
    Never,
    /// To the block of the cases, with constants.
    Same,
    /// Elsewhere.
    Elsewhere(BlockCall),
}

impl PartialEq for Otherwise {
    fn eq(&self, other: &Otherwise) -> bool {
        matches!(
            (self, other),
            (Otherwise::Never, Otherwise::Never) | (Otherwise::Same, Otherwise::Same)
        )
    }
}

/// How a parameter of the block is computed.
pub(super) enum Form {
    /// It is this value in all cases.
    Same(Value),
    /// An integer that goes up from case to case.
    Linear { ty: Type, base: u128, step: u128, default: Option<Value> },
    /// Truth values, those of all cases as bits.
    Bits { bits: u64, default: Option<Value> },
    /// The entry of a table; that of the default is the last, if it leads to the same block.
    Table(Type, Vec<u128>),
}

/// A switch between constants.
pub(super) struct Choices {
    /// The type of the key.
    pub(super) key_ty: Type,
    /// The least case.
    pub(super) first: u128,
    /// How many numbers there are from the first case to the last.
    pub(super) count: u128,
    pub(super) default: Otherwise,
    /// Where the cases lead.
    pub(super) meets: Block,
    pub(super) params: Vec<Form>,
}

impl Choices {
    /// Those of an instruction, if it is such a switch.
    pub(super) fn of(func: &Function, inst: Inst) -> Option<Choices> {
        let Payload::Switch(table) = func.dfg.inst(inst).payload else { return None };
        let data = func.dfg.switch(table);
        let key_ty = func.dfg.ty(func.dfg.args(inst)[0]);
        let (default, targets) = data.targets.split_first()?;
        let meets = targets.first()?.block;
        let leads_there = |target: &BlockCall| target.block == meets;
        if targets.len() < MIN_CASES || !targets.iter().all(leads_there) {
            return None;
        }
        let (first, last) = (*data.cases.iter().min()?, *data.cases.iter().max()?);
        let count = last - first + 1;
        // The clamped index has to fit the type of the key.
        if count >= MAX_ENTRIES || count >> (key_ty.bits() - 1) != 0 {
            return None;
        }
        let default = match func.layout.first_inst(default.block) {
            Some(end) if func.dfg.opcode(end) == Opcode::Unreachable => Otherwise::Never,
            _ if default.block == meets => Otherwise::Same,
            _ => Otherwise::Elsewhere(*default),
        };
        let has_holes = count != targets.len() as u128;
        if has_holes && matches!(default, Otherwise::Elsewhere(_)) {
            return None;
        }
        let mut choices = Choices { key_ty, first, count, default, meets, params: Vec::new() };
        for at in 0..func.dfg.params(meets).len() {
            let form = choices.form(func, &data.cases, &data.targets, at)?;
            choices.params.push(form);
        }
        Some(choices)
    }

    /// How the parameter with this number is computed.
    fn form(
        &self,
        func: &Function,
        cases: &[u128],
        targets: &[BlockCall],
        at: usize,
    ) -> Option<Form> {
        let value = |target: &BlockCall| func.dfg.call_args(target)[at];
        let default = (self.default == Otherwise::Same).then(|| value(&targets[0]));
        let mut values = targets[1..].iter().map(value);
        let first = values.clone().next()?;
        if values.clone().chain(default).all(|value| value == first) {
            return Some(Form::Same(first));
        }
        let ty = func.dfg.ty(first);
        let is_sparse = self.count * u128::from(ty.bytes()) > MAX_SPREAD * cases.len() as u128;
        if ty.is_vector() || ty.elem().is_none() || ty.bits() > 64 || (is_sparse && ty != I1) {
            return None;
        }
        // What holes in the table hold: what the default gives, or anything.
        let bits_of_default = match default {
            Some(value) => Some(func.dfg.as_bits(value)?),
            None => None,
        };
        let fill = bits_of_default.unwrap_or(0);
        let mut entries: Vec<Option<u128>> = vec![None; self.count as usize];
        for &case in cases {
            let entry = &mut entries[(case - self.first) as usize];
            *entry = Some(func.dfg.as_bits(values.next()?)?);
        }
        let has_holes = entries.iter().any(Option::is_none);
        if let Some((base, step)) = linear(&entries, ty).filter(|_| !has_holes) {
            return Some(Form::Linear { ty, base, step, default });
        }
        let entries: Vec<u128> = entries.into_iter().map(|entry| entry.unwrap_or(fill)).collect();
        if ty == I1 {
            let bit = |(i, &value): (usize, &u128)| (value as u64 & 1) << i;
            let is_few = self.count <= MAX_BITS;
            return is_few
                .then(|| Form::Bits { bits: entries.iter().enumerate().map(bit).sum(), default });
        }
        Some(Form::Table(ty, entries.into_iter().chain(bits_of_default).collect()))
    }
}

/// The first entry and the step to each next one, of integers that have one.
fn linear(entries: &[Option<u128>], ty: Type) -> Option<(u128, u128)> {
    let is_integer = ty.elem().is_some_and(Scalar::is_int) && ty.bits() >= 8;
    let (&[Some(base), Some(second), ..], true) = (entries, is_integer) else { return None };
    let mask = u128::MAX >> (128 - ty.bits());
    let step = second.wrapping_sub(base) & mask;
    let expected = |i: usize| base.wrapping_add(step.wrapping_mul(i as u128)) & mask;
    let fits = |(i, entry): (usize, &Option<u128>)| *entry == Some(expected(i));
    entries.iter().enumerate().all(fits).then_some((base, step))
}
