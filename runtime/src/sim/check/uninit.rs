//! Finds uses of uninitialised values.
//!
//! What is loaded from uninitialised memory, or is in an uninitialised register, may be
//! carried around, bit by bit: by moves, loads and stores, and whatever the table says only carries
//! bits. The first instruction that does more with it is reported; then it counts as written, so
//! that one mistake is said once.

use super::super::operands::{Environment, gather, lay_out, scatter};
use super::super::program::{Action, AddressBase, Op};
use super::super::registers::{Bank, RegRef, lanes_of};
use super::super::warp::{Activation, Warp, WarpSplit, activation_in};
use super::Instruction;
use irc_ptx::isa::sem::{Form, Sem, Values, truncate};

/// Follows what an instruction that is no load or store does with its registers; gives the lanes
/// that use an uninitialised one.
pub(super) fn values(warp: &mut Warp, about: &Instruction<'_>, values: &mut Values) -> u32 {
    let &Instruction { split, op, lanes, .. } = about;
    let registers = &mut activation_in(&mut warp.activations, split.activation).registers;
    let bad = op.uses.iter().fold(0, |bad, &reg| bad | !registers.written(reg)) & lanes;
    let is_call = matches!(op.action, Action::Call(_));
    let carries = op.form.row.carries || is_call;
    if bad != 0
        && carries
        && let Sem::Lane(meaning) = op.form.row.sem
    {
        carry(warp, about, meaning, bad, values);
        return 0;
    }
    if bad != 0 && !carries {
        op.uses.iter().for_each(|&reg| registers.mark(reg, lanes, u32::MAX));
    }
    // What a lane reads for others is not followed; what it brings to them is when they have
    // come.
    let good = match op.action {
        Action::Warp(..) | Action::WarpMemory(..) => u32::MAX,
        _ if carries => !bad,
        _ => u32::MAX,
    };
    if !is_call && !is_exchange(op) {
        op.defs.iter().for_each(|&reg| registers.mark(reg, lanes, good));
    }
    if carries { 0 } else { bad }
}

/// Finds the bits of the results that come from uninitialised bits: those that change when
/// these do. A value that is not chosen, or is masked out, spoils nothing.
fn carry(
    warp: &mut Warp,
    about: &Instruction<'_>,
    meaning: fn(&Form, &mut Values),
    bad: u32,
    values: &mut Values,
) {
    let &Instruction { split, op, lanes, environment } = about;
    let activation = activation_in(&mut warp.activations, split.activation);
    let mut spoiled = Vec::new();
    lay_out(op, values);
    for lane in lanes_of(bad) {
        let mut results = |activation: &mut Activation| -> Vec<u128> {
            gather(op, activation, lane, environment, values);
            meaning(&op.form, values);
            let before = contents(activation, &op.defs, lane);
            scatter(op, values, activation, lane);
            let after = contents(activation, &op.defs, lane);
            restore(activation, &op.defs, lane, &before);
            after
        };
        let plain = results(activation);
        let before = contents(activation, &op.uses, lane);
        for (&reg, &value) in op.uses.iter().zip(&before) {
            let other = value ^ activation.registers.unwritten_bits(reg, lane);
            activation.registers.set(reg, lane, other);
        }
        let changed = results(activation);
        restore(activation, &op.uses, lane, &before);
        let bits = plain.iter().zip(&changed).map(|(plain, changed)| plain ^ changed);
        spoiled.extend(op.defs.iter().zip(bits).map(|(&reg, bits)| (reg, lane, bits)));
    }
    let registers = &mut activation.registers;
    op.defs.iter().for_each(|&reg| registers.mark(reg, lanes, u32::MAX));
    for (reg, lane, bits) in spoiled {
        registers.mark_bits(reg, lane, bits);
    }
}

/// Follows what lanes bring to an instruction that carries bits between them: gives the bits of
/// the results that come from uninitialised bits, or from lanes that do not take part; a
/// list for each of the lanes, in the order of the results, or nothing if all is well.
pub(in crate::sim) fn spoiled(
    warp: &mut Warp,
    members: &[(usize, u32)],
    op: &Op,
    environment: Environment<'_>,
) -> Vec<Vec<u128>> {
    let Action::Warp(meaning, _) = op.action else { return Vec::new() };
    if !is_exchange(op) {
        return Vec::new();
    }
    let is_written = |&(lane, activation): &(usize, u32)| {
        let registers = &warp.activation(activation).registers;
        op.uses.iter().all(|&reg| registers.written(reg) >> lane & 1 == 1)
    };
    if members.len() == 32 && members.iter().all(is_written) {
        return Vec::new();
    }
    let [plain, changed] = [false, true].map(|flip| {
        let mut group = lanes_with(warp, members, op, flip, environment);
        meaning(&op.form, &mut group);
        let mut results = |&(lane, activation): &(usize, u32)| {
            let activation = activation_in(&mut warp.activations, activation);
            let before = contents(activation, &op.defs, lane);
            scatter(op, &group[lane].1, activation, lane);
            let after = contents(activation, &op.defs, lane);
            restore(activation, &op.defs, lane, &before);
            after
        };
        members.iter().map(&mut results).collect::<Vec<_>>()
    });
    let bits = |(plain, changed): (&Vec<u128>, &Vec<u128>)| {
        plain.iter().zip(changed).map(|(plain, changed)| plain ^ changed).collect()
    };
    plain.iter().zip(&changed).map(bits).collect()
}

/// Says what lanes have written by an instruction that carries bits between them.
pub(in crate::sim) fn mark_exchanged(
    warp: &mut Warp,
    members: &[(usize, u32)],
    op: &Op,
    spoiled: &[Vec<u128>],
) {
    if !is_exchange(op) {
        return;
    }
    for (n, &(lane, activation)) in members.iter().enumerate() {
        let registers = &mut activation_in(&mut warp.activations, activation).registers;
        for (i, &reg) in op.defs.iter().enumerate() {
            registers.mark_bits(reg, lane, spoiled.get(n).map_or(0, |bits| bits[i]));
        }
    }
}

/// What all lanes bring to an instruction of the warp; those that do not take part bring zeros.
/// Likewise with all uninitialised bits flipped.
fn lanes_with(
    warp: &mut Warp,
    members: &[(usize, u32)],
    op: &Op,
    flip: bool,
    environment: Environment<'_>,
) -> Vec<(u32, Values)> {
    let mut absent = Values::default();
    lay_out(op, &mut absent);
    for (n, slot) in op.slots.iter().enumerate().filter(|(_, slot)| slot.is_use) {
        absent.scalars[n] = if flip { truncate(u128::MAX, slot.bits) } else { 0 };
    }
    let mut group: Vec<_> = (0..32).map(|lane| (lane, absent.clone())).collect();
    for &(lane, activation) in members {
        let activation = activation_in(&mut warp.activations, activation);
        let before = contents(activation, &op.uses, lane);
        for (&reg, &value) in op.uses.iter().zip(&before).filter(|_| flip) {
            let other = value ^ activation.registers.unwritten_bits(reg, lane);
            activation.registers.set(reg, lane, other);
        }
        gather(op, activation, lane, environment, &mut group[lane].1);
        restore(activation, &op.uses, lane, &before);
    }
    group
}

/// The lanes whose address of a load or store is uninitialised.
pub(in crate::sim) fn address(warp: &mut Warp, split: WarpSplit, op: &Op, lanes: u32) -> u32 {
    let (Action::Load(access) | Action::Store(access)) = &op.action else { return 0 };
    let (bank, index) = match access.base {
        AddressBase::Double(index) => (Bank::Double, index),
        AddressBase::Word(index) => (Bank::Word, index),
        AddressBase::Constant | AddressBase::Local => return 0,
    };
    let is_base = |reg: &&RegRef| reg.bank == bank && reg.index == index;
    let registers = &mut activation_in(&mut warp.activations, split.activation).registers;
    let Some(&base) = op.uses.iter().find(is_base) else { return 0 };
    let bad = lanes & !registers.written(base);
    if bad != 0 {
        registers.mark(base, bad, u32::MAX);
    }
    bad
}

/// Whether an instruction does nothing but carry bits from lanes to others.
fn is_exchange(op: &Op) -> bool {
    op.form.row.carries && matches!(op.action, Action::Warp(..))
}

/// What registers of a lane hold.
fn contents(activation: &Activation, regs: &[RegRef], lane: usize) -> Vec<u128> {
    regs.iter().map(|&reg| activation.registers.get(reg, lane)).collect()
}

fn restore(activation: &mut Activation, regs: &[RegRef], lane: usize, values: &[u128]) {
    for (&reg, &value) in regs.iter().zip(values) {
        activation.registers.set(reg, lane, value);
    }
}
