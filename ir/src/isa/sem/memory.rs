//! Loads, stores, atomics and addresses.

use super::{Access, Fault, Form, Machine, Values, float, integer, truncate};
use crate::isa::modifiers::*;

fn access(form: &Form, space: Option<Space>, address: u128) -> Access {
    Access { space, address: address as u64, scope: form.get() }
}

/// How many elements, and the size of each in bytes.
fn shape(form: &Form) -> (usize, usize) {
    let count = match form.get() {
        None => 1,
        Some(Vector::V2) => 2,
        Some(Vector::V4) => 4,
        Some(Vector::V8) => 8,
    };
    (count, form.ty.bytes() as usize)
}

/// Reads the elements of an access; the first also becomes a scalar.
fn read(form: &Form, machine: &mut dyn Machine, access: Access) -> Result<[u128; 8], Fault> {
    let (count, size) = shape(form);
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
    let (count, size) = shape(form);
    let mut bytes = [0; 128];
    let bytes = &mut bytes[..count * size];
    for (element, bytes) in elements.iter().zip(bytes.chunks_mut(size)) {
        bytes.copy_from_slice(&element.to_le_bytes()[..size]);
    }
    machine.write(access, bytes)
}

pub(in crate::isa) fn ld(form: &Form, v: &mut Values, m: &mut dyn Machine) -> Result<(), Fault> {
    v.list = read(form, m, access(form, form.get(), v.scalars[1]))?;
    v.scalars[0] = v.list[0];
    Ok(())
}

pub(in crate::isa) fn ld_global(
    form: &Form,
    v: &mut Values,
    m: &mut dyn Machine,
) -> Result<(), Fault> {
    v.list = read(form, m, access(form, Some(Space::Global), v.scalars[1]))?;
    v.scalars[0] = v.list[0];
    Ok(())
}

pub(in crate::isa) fn st(form: &Form, v: &mut Values, m: &mut dyn Machine) -> Result<(), Fault> {
    if !form.has(Vector::V2) {
        v.list[0] = v.scalars[1];
    }
    write(form, m, access(form, form.get(), v.scalars[0]), &v.list)
}

/// Reads, combines and writes. `b` stands in the list or in the scalar before `c`.
fn modify(
    form: &Form,
    v: &mut Values,
    m: &mut dyn Machine,
    address: u128,
    b: usize,
) -> Result<[u128; 8], Fault> {
    let access = access(form, form.get(), address);
    let op = form.get().unwrap_or(AtomOp::Add);
    if !form.has(Vector::V2) {
        v.list[0] = v.scalars[b];
    }
    let c = v.scalars[b + 1];
    let flush = form.ty.is_float() && !form.has(NoFtz::NoFtz) && !m.is_shared(access);
    let old = read(form, m, access)?;
    let mut new = old;
    for (new, &b) in new.iter_mut().zip(&v.list).take(shape(form).0) {
        *new = if form.ty.is_float() {
            float::combine(form.ty, op, flush, *new, b)
        } else {
            integer::combine(form.ty, op, *new, truncate(b, form.ty.bits()), c)
        };
    }
    write(form, m, access, &new)?;
    Ok(old)
}

pub(in crate::isa) fn atom(form: &Form, v: &mut Values, m: &mut dyn Machine) -> Result<(), Fault> {
    v.list = modify(form, v, m, v.scalars[1], 2)?;
    v.scalars[0] = v.list[0];
    Ok(())
}

pub(in crate::isa) fn red(form: &Form, v: &mut Values, m: &mut dyn Machine) -> Result<(), Fault> {
    modify(form, v, m, v.scalars[0], 1).map(|_| ())
}

pub(in crate::isa) fn cvta(form: &Form, v: &mut Values, m: &mut dyn Machine) -> Result<(), Fault> {
    let space = form.get().unwrap_or(Space::Global);
    let a = v.scalars[1] as u64;
    let converted = if form.has(To::To) { m.to_space(space, a) } else { m.to_generic(space, a) };
    v.scalars[0] = u128::from(converted);
    Ok(())
}

pub(in crate::isa) fn isspacep(
    form: &Form,
    v: &mut Values,
    m: &mut dyn Machine,
) -> Result<(), Fault> {
    let space = form.get().unwrap_or(Space::Global);
    v.scalars[0] = u128::from(m.is_in(space, v.scalars[1] as u64));
    Ok(())
}
