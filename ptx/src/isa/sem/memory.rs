//! Atomics and addresses. Loads and stores are the machine's.

use super::{Access, Fault, Form, Machine, Step, Values, float, integer, truncate};
use crate::isa::modifiers::*;

/// Reads the elements of an access.
fn read(form: &Form, machine: &mut dyn Machine, access: Access) -> Result<[u128; 8], Fault> {
    let (count, size) = (form.elements(), form.ty.bytes() as usize);
    let mut bytes = [0; 128];
    let bytes = &mut bytes[..count * size];
    machine.read(access, bytes)?;
    let mut elements = [0; 8];
    for (element, bytes) in elements.iter_mut().zip(bytes.chunks(size)) {
        *element = bytes.iter().rev().fold(0, |value, &byte| value << 8 | u128::from(byte));
    }
    Ok(elements)
}

fn write(
    form: &Form,
    machine: &mut dyn Machine,
    access: Access,
    elements: &[u128; 8],
) -> Result<(), Fault> {
    let (count, size) = (form.elements(), form.ty.bytes() as usize);
    let mut bytes = [0; 128];
    let bytes = &mut bytes[..count * size];
    for (element, bytes) in elements.iter().zip(bytes.chunks_mut(size)) {
        bytes.copy_from_slice(&element.to_le_bytes()[..size]);
    }
    machine.write(access, bytes)
}

/// Reads, combines and writes in one step. Operand `b` holds what is combined; the operand behind
/// it what `cas` writes. Without order and scope the access is relaxed and of the device.
fn modify(
    form: &Form,
    v: &mut Values,
    m: &mut dyn Machine,
    address: u128,
    b: usize,
) -> Result<[u128; 8], Fault> {
    let access = Access {
        order: form.get().or(Some(Order::Relaxed)),
        scope: form.get().or(Some(Scope::Gpu)),
        atomic: true,
        ..Access::weak(form.get(), address as u64)
    };
    let op = form.get().unwrap_or(AtomOp::Add);
    let mut operands = [v.scalars[b]; 8];
    if form.has(Vector::V2) {
        let list = v.list(b);
        operands[..list.len()].copy_from_slice(list);
    }
    let c = v.scalars[b + 1];
    let flush = form.ty.is_float() && !form.has(NoFtz::NoFtz) && !m.is_shared(access);
    let old = read(form, m, access)?;
    let mut new = old;
    for (new, &b) in new.iter_mut().zip(&operands).take(form.elements()) {
        *new = if form.ty.is_float() {
            float::combine(form.ty, op, flush, *new, b)
        } else {
            integer::combine(form.ty, op, *new, truncate(b, form.ty.bits()), c)
        };
    }
    write(form, m, access, &new)?;
    Ok(old)
}

pub(in crate::isa) fn atom(
    form: &Form,
    v: &mut Values,
    m: &mut dyn Machine,
) -> Result<Step, Fault> {
    let old = modify(form, v, m, v.scalars[1], 2)?;
    v.scalars[0] = old[0];
    for (element, old) in v.list_mut(0).iter_mut().zip(old) {
        *element = old;
    }
    Ok(Step::Done)
}

pub(in crate::isa) fn red(form: &Form, v: &mut Values, m: &mut dyn Machine) -> Result<Step, Fault> {
    modify(form, v, m, v.scalars[0], 1).map(|_| Step::Done)
}

pub(in crate::isa) fn cvta(
    form: &Form,
    v: &mut Values,
    m: &mut dyn Machine,
) -> Result<Step, Fault> {
    let space = form.get().unwrap_or(Space::Global);
    let a = v.scalars[1] as u64;
    let converted = if form.has(To::To) { m.to_space(space, a) } else { m.to_generic(space, a) };
    v.scalars[0] = u128::from(converted);
    Ok(Step::Done)
}

pub(in crate::isa) fn isspacep(
    form: &Form,
    v: &mut Values,
    m: &mut dyn Machine,
) -> Result<Step, Fault> {
    let space = form.get().unwrap_or(Space::Global);
    v.scalars[0] = u128::from(m.is_in(space, v.scalars[1] as u64));
    Ok(Step::Done)
}
