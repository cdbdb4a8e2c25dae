//! Matrices between memory and the registers of a warp.
//!
//! `ldmatrix` and `stmatrix` move rows of 16 bytes whose addresses are in the lanes: the first
//! matrix takes those of the first lanes, one for each row, and so on. Each lane reads or writes
//! the row whose address it has. The elements go to, and come from, the registers of all lanes: a
//! group of four holds a row, or a column with `.trans`. Elements of 4 and 6 bits lie next to each
//! other at the beginning of their 16 bytes, and come into the low bits of a byte each.
//!
//! `wmma.load` and `wmma.store` have one address for the warp; each lane moves the elements that it
//! holds.
//!
//! Reference: PTX ISA, "ldmatrix", "stmatrix", "movmatrix", "wmma.load", "wmma.store".

use super::fragment::{LANES, Packing};
use super::{Dims, layout, type_of};
use crate::isa::modifiers::*;
use crate::isa::sem::{Access, Fault, Form, Machine, Values, WarpValues};
use crate::isa::types::PtxType;

/// How many bytes a row of a matrix has in memory.
const ROW: usize = 16;
/// The most rows that one instruction moves.
const ROWS: usize = LANES as usize;

/// Rows of matrices, unpacked.
type Rows = [[u8; ROW]; ROWS];

/// How the matrices of an instruction look.
struct Matrices {
    /// How many there are.
    count: usize,
    /// The rows of each.
    rows: usize,
    /// The size of an element in a register, in bytes.
    size: usize,
    /// The width of an element in memory.
    bits: usize,
    transposed: bool,
}

impl Matrices {
    fn of(form: &Form) -> Self {
        let count = match form.get() {
            Some(TmemCount::X2) => 2,
            Some(TmemCount::X4) => 4,
            _ => 1,
        };
        let rows = if form.get() == Some(MatrixShape::M16n16) { 16 } else { 8 };
        let (size, bits) = match form.get() {
            Some(UnpackFormat::B6) => (1, 6),
            Some(UnpackFormat::B4) => (1, 4),
            None if form.type_at(0) == Some(PtxType::B8) => (1, 8),
            None => (2, 16),
        };
        Self { count, rows, size, bits, transposed: form.get::<Transpose>().is_some() }
    }

    /// How many registers hold one of them.
    const fn registers(&self) -> usize {
        self.rows / 8
    }

    /// The row of memory that holds an element of a register, and the byte in it. `part` counts
    /// the elements of the register.
    fn source(&self, lane: usize, register: usize, part: usize) -> (usize, usize) {
        let (matrix, block) = (register / self.registers(), register % self.registers());
        let along = lane % 4 * (4 / self.size) + part;
        let across = lane / 4 + 8 * block;
        let (row, column) = if self.transposed { (along, across) } else { (across, along) };
        (matrix * self.rows + row, column * self.size)
    }
}

/// The accesses to the rows, with the lanes that have their addresses.
fn accesses<'a>(
    form: &'a Form,
    group: &'a WarpValues,
    operand: usize,
    rows: usize,
) -> impl Iterator<Item = (u32, Access)> + 'a {
    group.iter().filter(move |(lane, _)| (*lane as usize) < rows).map(move |(lane, values)| {
        (*lane, Access::weak(form.get(), values.scalars[operand] as u64))
    })
}

/// Fails unless an address is a multiple of a power of two.
fn check_alignment(address: u64, bytes: u32) -> Result<(), Fault> {
    if address.is_multiple_of(bytes.into()) {
        Ok(())
    } else {
        Err(Fault::Misaligned { address, bytes })
    }
}

/// Reads a row and gives each element a byte, unless elements are that wide anyway.
fn read_row(
    machine: &mut dyn Machine,
    access: Access,
    matrices: &Matrices,
) -> Result<[u8; ROW], Fault> {
    check_alignment(access.address, ROW as u32)?;
    let mut packed = [0; ROW];
    if matrices.bits >= 8 {
        machine.read(access, &mut packed)?;
        return Ok(packed);
    }
    // The padding is not read. Six bits each are eight bytes and four more.
    let (first, rest) = packed.split_at_mut(8);
    machine.read(access, first)?;
    if matrices.bits == 6 {
        let address = access.address.wrapping_add(8);
        machine.read(Access { address, ..access }, &mut rest[..4])?;
    }
    let all = u128::from_le_bytes(packed);
    let mask = (1 << matrices.bits) - 1;
    Ok(std::array::from_fn(|i| (all >> (i * matrices.bits)) as u8 & mask))
}

pub(in crate::isa) fn ldmatrix(
    form: &Form,
    group: &mut WarpValues,
    machine: &mut dyn Machine,
) -> Result<(), Fault> {
    let matrices = Matrices::of(form);
    let mut memory: Rows = [[0; ROW]; ROWS];
    for (lane, access) in accesses(form, group, 1, matrices.count * matrices.rows) {
        machine.select(lane);
        memory[lane as usize] = read_row(machine, access, &matrices)?;
    }
    for (lane, values) in group {
        for (register, value) in values.list_mut(0).iter_mut().enumerate() {
            let bytes: [u8; 4] = std::array::from_fn(|byte| {
                let part = byte / matrices.size;
                let (row, column) = matrices.source(*lane as usize, register, part);
                let row = memory.get(row).unwrap_or(&[0; ROW]);
                row[(column + byte % matrices.size) % ROW]
            });
            *value = u32::from_le_bytes(bytes).into();
        }
    }
    Ok(())
}

pub(in crate::isa) fn stmatrix(
    form: &Form,
    group: &mut WarpValues,
    machine: &mut dyn Machine,
) -> Result<(), Fault> {
    let matrices = Matrices::of(form);
    let bytes_lie_in_columns = form.get() == Some(MatrixShape::M16n8);
    let mut memory: Rows = [[0; ROW]; ROWS];
    for (lane, values) in group.iter() {
        let lane = *lane as usize;
        for (register, &value) in values.list(1).iter().enumerate() {
            for (byte, bits) in (value as u32).to_le_bytes().into_iter().enumerate() {
                let (row, column) = if bytes_lie_in_columns {
                    // A 16 x 8 matrix lies like an accumulator, and in memory column by column.
                    let (m, n) = layout::c(16, lane as u32, byte as u32);
                    (register * matrices.rows + n as usize, m as usize)
                } else {
                    let part = byte / matrices.size;
                    let (row, column) = matrices.source(lane, register, part);
                    (row, column + byte % matrices.size)
                };
                if let Some(row) = memory.get_mut(row) {
                    row[column % ROW] = bits;
                }
            }
        }
    }
    for (lane, access) in accesses(form, group, 0, matrices.count * matrices.rows) {
        check_alignment(access.address, ROW as u32)?;
        machine.select(lane);
        machine.write(access, &memory[lane as usize])?;
    }
    Ok(())
}

/// Transposes an 8 x 8 matrix: a group of four lanes holds a row.
pub(in crate::isa) fn movmatrix(_: &Form, group: &mut WarpValues) {
    let mut halves = [[0u16; 8]; 8];
    for (lane, values) in group.iter().filter(|(lane, _)| *lane < LANES) {
        let (row, column) = (*lane as usize / 4, 2 * (*lane as usize % 4));
        let value = values.scalars[1] as u32;
        (halves[row][column], halves[row][column + 1]) = (value as u16, (value >> 16) as u16);
    }
    for (lane, values) in group.iter_mut().filter(|(lane, _)| *lane < LANES) {
        let (column, row) = (*lane as usize / 4, 2 * (*lane as usize % 4));
        let value = u32::from(halves[row][column]) | u32::from(halves[row + 1][column]) << 16;
        values.scalars[0] = value.into();
    }
}

/// A matrix of `wmma` in memory.
struct Stored<P> {
    /// The row of memory and the place in it where the i-th element of a lane is.
    place: P,
    /// How many elements a row of memory has if the instruction does not say.
    row: u32,
    packing: Packing,
    /// How many different elements a lane has.
    own: u32,
    space: Option<Space>,
    /// Which operand is the list, and which the address. The stride is behind them.
    operands: [usize; 2],
}

/// The operand that says how many elements are between the beginnings of two rows of memory.
const STRIDE: usize = 2;

impl<P: Fn(u32, u32) -> (u32, u32)> Stored<P> {
    /// The address of an element of a lane.
    ///
    /// Rows begin at multiples of 16 bytes, or of what a lane holds if that is less.
    fn address(&self, lane: u32, values: &Values, i: u32) -> Result<u64, Fault> {
        let [list, address] = self.operands;
        let Packing { bits, each } = self.packing;
        let stride = if values.is_given(STRIDE) { values.scalars[STRIDE] as u32 } else { self.row };
        let (row, column) = (self.place)(lane, i);
        let offset = u64::from(row).wrapping_mul(stride.into()).wrapping_mul(bits.into()) / 8;
        let row = (values.scalars[address] as u64).wrapping_add(offset);
        let held = values.list(list).len() as u32 * bits * each / 8;
        check_alignment(row, held.clamp(1, ROW as u32))?;
        Ok(row.wrapping_add(u64::from(column) * u64::from(bits) / 8))
    }

    /// Tells of each access for a register of a lane: its address and size, and the bit of the
    /// register that it begins with. Neighbours go together.
    fn accesses(
        &self,
        lane: u32,
        values: &Values,
        register: u32,
        mut tell: impl FnMut(Access, usize, u32) -> Result<(), Fault>,
    ) -> Result<(), Fault> {
        let Packing { bits, each } = self.packing;
        let at = |part| self.address(lane, values, register * each + part);
        let (first, bytes) = (at(0)?, each * bits / 8);
        let apart = first.wrapping_add(u64::from((each - 1) * bits / 8)) != at(each - 1)?;
        let count = if bits >= 8 && apart { each } else { 1 };
        for part in 0..count {
            let access = Access::weak(self.space, at(part)?);
            tell(access, (bytes / count) as usize, part * bits)?;
        }
        Ok(())
    }

    fn load(&self, group: &mut WarpValues, machine: &mut dyn Machine) -> Result<(), Fault> {
        let [list, _] = self.operands;
        let own = (self.own / self.packing.each) as usize;
        for (lane, values) in group.iter_mut().filter(|(lane, _)| *lane < LANES) {
            machine.select(*lane);
            for register in 0..values.list(list).len() {
                let mut value = 0;
                if register < own {
                    self.accesses(*lane, values, register as u32, |access, bytes, shift| {
                        let mut buffer = [0; ROW];
                        machine.read(access, &mut buffer[..bytes])?;
                        value |= u128::from_le_bytes(buffer) << shift;
                        Ok(())
                    })?;
                } else {
                    // What does not fill the list is held more than once.
                    value = values.list(list)[register % own];
                }
                values.list_mut(list)[register] = value;
            }
        }
        Ok(())
    }

    fn store(&self, group: &WarpValues, machine: &mut dyn Machine) -> Result<(), Fault> {
        for (lane, values) in group.iter().filter(|(lane, _)| *lane < LANES) {
            machine.select(*lane);
            for (register, &value) in values.list(self.operands[0]).iter().enumerate() {
                self.accesses(*lane, values, register as u32, |access, bytes, shift| {
                    machine.write(access, &(value >> shift).to_le_bytes()[..bytes])
                })?;
            }
        }
        Ok(())
    }
}

/// The matrix of a form that has N rows and columns, by the row and column of an element and
/// whether a row of memory is a row of the matrix.
fn stored(
    form: &Form,
    [rows, columns]: [u32; 2],
    by_rows: bool,
    operands: [usize; 2],
    place: impl Fn(Packing, u32, u32) -> (u32, u32),
) -> Stored<impl Fn(u32, u32) -> (u32, u32)> {
    let packing = Packing::of(type_of(form, 0).bits());
    let place = move |lane, i| {
        let (row, column) = place(packing, lane, i);
        if by_rows { (row, column) } else { (column, row) }
    };
    let row = if by_rows { columns } else { rows };
    Stored { place, row, packing, own: Dims::own(rows * columns), space: form.get(), operands }
}

pub(in crate::isa) fn wmma_load_a(
    form: &Form,
    group: &mut WarpValues,
    machine: &mut dyn Machine,
) -> Result<(), Fault> {
    let Dims { m, k, .. } = Dims::of(form);
    let by_rows = form.get() != Some(LayoutA::Col);
    let place = |packing: Packing, lane, i| layout::a(m, packing.each, lane, i);
    stored(form, [m, k], by_rows, [0, 1], place).load(group, machine)
}

pub(in crate::isa) fn wmma_load_b(
    form: &Form,
    group: &mut WarpValues,
    machine: &mut dyn Machine,
) -> Result<(), Fault> {
    let Dims { n, k, .. } = Dims::of(form);
    let by_rows = form.get() != Some(LayoutB::Col);
    let place = |packing: Packing, lane, i| layout::b(k, packing.each, lane, i);
    stored(form, [k, n], by_rows, [0, 1], place).load(group, machine)
}

pub(in crate::isa) fn wmma_load_c(
    form: &Form,
    group: &mut WarpValues,
    machine: &mut dyn Machine,
) -> Result<(), Fault> {
    let Dims { m, n, .. } = Dims::of(form);
    let by_rows = form.get() != Some(LayoutA::Col);
    stored(form, [m, n], by_rows, [0, 1], |_, lane, i| layout::c(m, lane, i)).load(group, machine)
}

pub(in crate::isa) fn wmma_store(
    form: &Form,
    group: &mut WarpValues,
    machine: &mut dyn Machine,
) -> Result<(), Fault> {
    let Dims { m, n, .. } = Dims::of(form);
    let by_rows = form.get() != Some(LayoutA::Col);
    stored(form, [m, n], by_rows, [1, 0], |_, lane, i| layout::c(m, lane, i)).store(group, machine)
}
