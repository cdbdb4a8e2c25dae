//! Memory: objects of bytes, and how values lie in them.
//!
//! An address has the number of its object above and a byte below, so no two objects touch. Nothing
//! is reused: what no longer lives is there and gives what it held.

use super::{Fault, Value};
use crate::hir::{Program, Ty};

const SHIFT: u32 = 40;

/// Size and alignment of a type in bytes, as in C.
pub fn layout(program: &Program, ty: &Ty) -> (u64, u64) {
    match ty {
        Ty::Unit | Ty::Never => (0, 1),
        Ty::Bool => (1, 1),
        Ty::Number(number) => (u64::from(number.bits() / 8), u64::from(number.bits() / 8)),
        Ty::Vector(number, lanes) => {
            let size = u64::from(number.bits() / 8) * u64::from(*lanes);
            (size, size)
        }
        Ty::Pointer(_) => (8, 8),
        Ty::Slice(_) => (16, 8),
        Ty::Array(of, count) => {
            let (size, align) = layout(program, of);
            (size * count, align)
        }
        Ty::Struct(id) => {
            let fields = &program.structs[*id].fields;
            let (end, align) = fields.iter().fold((0u64, 1), |(end, most), (_, ty)| {
                let (size, align) = layout(program, ty);
                (end.next_multiple_of(align) + size, align.max(most))
            });
            (end.next_multiple_of(align), align)
        }
    }
}

/// Where a field begins in its struct.
pub fn field_offset(program: &Program, fields: &[(String, Ty)], index: usize) -> u64 {
    let mut end = 0u64;
    for (n, (_, ty)) in fields.iter().enumerate() {
        let (size, align) = layout(program, ty);
        end = end.next_multiple_of(align);
        if n == index {
            return end;
        }
        end += size;
    }
    end
}

/// All objects.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    objects: Vec<Vec<u8>>,
}

impl Memory {
    /// A new object of zeros; its address.
    pub fn allocate(&mut self, size: u64) -> u64 {
        self.objects.push(vec![0; size as usize]);
        (self.objects.len() as u64) << SHIFT
    }

    /// The bytes at an address.
    pub fn bytes(&mut self, address: u64, size: u64) -> Result<&mut [u8], Fault> {
        let object = (address >> SHIFT).checked_sub(1);
        let start = address & ((1 << SHIFT) - 1);
        object
            .and_then(|object| self.objects.get_mut(object as usize))
            .and_then(|bytes| bytes.get_mut(start as usize..start.checked_add(size)? as usize))
            .ok_or(Fault::OutOfBounds(address))
    }

    /// The value of a type that lies at an address.
    pub fn read(&mut self, program: &Program, ty: &Ty, address: u64) -> Result<Value, Fault> {
        let mut number = |address: u64, size: u64| -> Result<u128, Fault> {
            let bytes = self.bytes(address, size)?;
            Ok(bytes.iter().rev().fold(0, |bits, &byte| bits << 8 | u128::from(byte)))
        };
        Ok(match ty {
            Ty::Unit | Ty::Never => Value::Unit,
            Ty::Bool => Value::Bits(number(address, 1)? & 1),
            Ty::Number(_) | Ty::Pointer(_) => Value::Bits(number(address, layout(program, ty).0)?),
            Ty::Slice(_) => {
                Value::Slice(number(address, 8)? as u64, number(address + 8, 4)? as u32)
            }
            Ty::Vector(of, lanes) => {
                let size = u64::from(of.bits() / 8);
                let lane = |n| number(address + u64::from(n) * size, size).map(Value::Bits);
                Value::List((0..*lanes).map(lane).collect::<Result<_, _>>()?)
            }
            Ty::Array(of, count) => {
                let size = layout(program, of).0;
                let element = |n| self.read(program, of, address + n * size);
                Value::List((0..*count).map(element).collect::<Result<_, _>>()?)
            }
            Ty::Struct(id) => {
                let fields = &program.structs[*id].fields;
                let field = |n: usize| {
                    let offset = field_offset(program, fields, n);
                    self.read(program, &fields[n].1, address + offset)
                };
                Value::List((0..fields.len()).map(field).collect::<Result<_, _>>()?)
            }
        })
    }

    /// Puts a value of a type at an address.
    pub fn write(
        &mut self,
        program: &Program,
        ty: &Ty,
        address: u64,
        value: &Value,
    ) -> Result<(), Fault> {
        match (ty, value) {
            (Ty::Unit | Ty::Never, _) => Ok(()),
            (Ty::Bool | Ty::Number(_) | Ty::Pointer(_), Value::Bits(bits)) => {
                self.put(address, layout(program, ty).0, *bits)
            }
            (Ty::Slice(_), Value::Slice(pointer, len)) => {
                self.put(address, 8, (*pointer).into())?;
                self.put(address + 8, 4, (*len).into())
            }
            (Ty::Vector(of, _), Value::List(lanes)) => {
                let of = Ty::Number(*of);
                let size = layout(program, &of).0;
                let mut places = (address..).step_by(size as usize).zip(lanes);
                places.try_for_each(|(at, lane)| self.write(program, &of, at, lane))
            }
            (Ty::Array(of, _), Value::List(elements)) => {
                let size = layout(program, of).0;
                let mut places = elements.iter().enumerate();
                places.try_for_each(|(n, element)| {
                    self.write(program, of, address + n as u64 * size, element)
                })
            }
            (Ty::Struct(id), Value::List(parts)) => {
                let fields = &program.structs[*id].fields;
                let mut places = parts.iter().enumerate();
                places.try_for_each(|(n, part)| {
                    let offset = field_offset(program, fields, n);
                    self.write(program, &fields[n].1, address + offset, part)
                })
            }
            _ => unreachable!("values have the shape of their types"),
        }
    }

    fn put(&mut self, address: u64, size: u64, bits: u128) -> Result<(), Fault> {
        let bytes = self.bytes(address, size)?;
        bytes.copy_from_slice(&bits.to_le_bytes()[..size as usize]);
        Ok(())
    }
}
