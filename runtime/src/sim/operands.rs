//! Reads the operands of one thread for a meaning, and writes its results.

use super::launch::Launch;
use super::program::{Op, Slot, Source};
use super::special::Position;
use super::warp::Activation;
use irc_ptx::isa::sem::{Handing, Values, truncate};

/// What operands are read from besides registers.
#[derive(Clone, Copy)]
pub(super) struct Environment<'a> {
    pub(super) launch: &'a Launch,
    pub(super) position: Position,
    pub(super) clock: u64,
}

/// Says how long the lists of an instruction are; the same for every lane.
pub(super) fn lay_out(op: &Op, values: &mut Values) {
    values.lay_out(op.slots.iter().map(|slot| match &slot.source {
        Source::List(items) if !slot.packed => items.len(),
        Source::Bracket(items) => items.len(),
        _ => 0,
    }));
    values.given = 0;
    for (n, slot) in op.slots.iter().enumerate() {
        if !matches!(slot.source, Source::Nothing) {
            values.given |= 1 << n;
        }
    }
}

/// The value of a source, cut to N bits.
pub(super) fn read(
    source: &Source,
    bits: u32,
    activation: &Activation,
    lane: usize,
    around: Environment<'_>,
) -> u128 {
    let registers = &activation.registers;
    let value = match *source {
        Source::Nothing | Source::List(_) | Source::Bracket(_) => 0,
        Source::Register(reg) => registers.get(reg, lane),
        Source::Negated(reg) => !registers.get(reg, lane),
        Source::Constant(value) => value,
        Source::Special(reg) => around.position.read(around.launch, reg, lane, around.clock),
        Source::Part { reg, shift, bits } => {
            let whole = around.position.read(around.launch, reg, lane, around.clock);
            truncate(whole >> shift, bits)
        }
        Source::Handle(offset) => {
            let word = |n: usize| activation.params.words[(offset / 4) as usize + n][lane];
            u128::from(word(0)) | u128::from(word(1)) << 32
        }
        Source::Local(offset) => u128::from(activation.frame.wrapping_add(offset as u64)),
        Source::Offset(reg, offset) => {
            let sum = (registers.get(reg, lane) as u64).wrapping_add(offset as u64);
            // Addresses in registers of 32 bits have no more.
            truncate(u128::from(sum), reg.bits)
        }
    };
    truncate(value, bits)
}

/// Reads the operands of a lane. The lists must have been laid out.
pub(super) fn gather(
    op: &Op,
    activation: &Activation,
    lane: usize,
    around: Environment<'_>,
    values: &mut Values,
) {
    values.carry = activation.registers.carry >> lane & 1 == 1;
    for (n, slot) in op.slots.iter().enumerate() {
        match &slot.source {
            Source::Nothing => values.scalars[n] = 0,
            _ if !slot.is_use => {}
            Source::List(items) if slot.packed => {
                let width = slot.bits / items.len().max(1) as u32;
                values.scalars[n] = items.iter().rev().fold(0, |value, item| {
                    value << width | read(item, width, activation, lane, around)
                });
            }
            Source::List(items) => {
                for (i, item) in items.iter().enumerate() {
                    let value = read(item, slot.bits, activation, lane, around);
                    values.list_mut(n)[i] = value;
                    if i == 0 {
                        values.scalars[n] = value;
                    }
                }
            }
            Source::Bracket(items) => {
                for (i, item) in items.iter().enumerate() {
                    values.list_mut(n)[i] = read(item, 128, activation, lane, around);
                }
            }
            source => values.scalars[n] = read(source, slot.bits, activation, lane, around),
        }
    }
}

/// Writes the results of a lane.
pub(super) fn scatter(op: &Op, values: &Values, activation: &mut Activation, lane: usize) {
    let registers = &mut activation.registers;
    let bit = 1 << lane;
    registers.carry = if values.carry { registers.carry | bit } else { registers.carry & !bit };
    for (n, slot) in op.slots.iter().enumerate().filter(|(_, slot)| slot.is_def) {
        match &slot.source {
            Source::List(items) if slot.packed => {
                let width = slot.bits / items.len().max(1) as u32;
                for (i, item) in items.iter().enumerate() {
                    let part = truncate(values.scalars[n] >> (i as u32 * width), width);
                    write(item, part, slot, width, activation, lane);
                }
            }
            Source::List(items) => {
                for (value, item) in values.list(n).iter().zip(items) {
                    write(item, *value, slot, slot.bits, activation, lane);
                }
            }
            source => write(source, values.scalars[n], slot, slot.bits, activation, lane),
        }
    }
}

fn write(
    target: &Source,
    value: u128,
    slot: &Slot,
    bits: u32,
    activation: &mut Activation,
    lane: usize,
) {
    if let Source::Register(reg) = *target {
        let value = Handing::result(slot.signed, value, bits, reg.bits);
        activation.registers.set(reg, lane, value);
    }
}
