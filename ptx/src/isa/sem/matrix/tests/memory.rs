//! Loads and stores of matrices, and `wmma` from memory to memory.

use super::*;
use crate::Operands;
use crate::isa::modifiers::*;
use crate::isa::sem::{Access, AsyncCopy, Fault, GroupKind, Machine, Opaque, WarpValues};
use crate::isa::{RowId, rows};
use PtxType::*;

/// Memory, and who accessed it.
struct Memory {
    bytes: Vec<u8>,
    lane: u32,
    /// The lane that read or wrote each byte last.
    by: Vec<Option<u32>>,
}

impl Memory {
    fn new(size: usize) -> Self {
        Self { bytes: vec![0; size], lane: u32::MAX, by: vec![None; size] }
    }

    fn random(size: usize, numbers: &mut Numbers) -> Self {
        let bytes = (0..size).map(|_| numbers.next() as u8).collect();
        Self { bytes, ..Self::new(size) }
    }

    fn range(&mut self, access: Access, len: usize) -> Result<std::ops::Range<usize>, Fault> {
        let (address, bytes) = (access.address, len as u32);
        if !address.is_multiple_of(len as u64) {
            return Err(Fault::Misaligned { address, bytes });
        }
        if address + len as u64 > self.bytes.len() as u64 {
            return Err(Fault::OutOfBounds { address, bytes });
        }
        let range = address as usize..address as usize + len;
        self.by[range.clone()].fill(Some(self.lane));
        Ok(range)
    }
}

impl Machine for Memory {
    fn select(&mut self, lane: u32) {
        self.lane = lane;
    }

    fn read(&mut self, access: Access, bytes: &mut [u8]) -> Result<(), Fault> {
        let range = self.range(access, bytes.len())?;
        bytes.copy_from_slice(&self.bytes[range]);
        Ok(())
    }

    fn write(&mut self, access: Access, bytes: &[u8]) -> Result<(), Fault> {
        let range = self.range(access, bytes.len())?;
        self.bytes[range].copy_from_slice(bytes);
        Ok(())
    }

    fn undefine(&mut self, _: Access, _: u32) -> Result<(), Fault> {
        Ok(())
    }

    fn to_generic(&mut self, _: Space, address: u64) -> u64 {
        address
    }

    fn to_space(&mut self, _: Space, address: u64) -> u64 {
        address
    }

    fn is_in(&mut self, _: Space, _: u64) -> bool {
        true
    }

    fn is_shared(&mut self, _: Access) -> bool {
        true
    }

    fn map_shared(&mut self, address: u64, _: u32) -> Result<u64, Fault> {
        Ok(address)
    }

    fn rank_of(&mut self, _: u64) -> Result<u32, Fault> {
        Ok(0)
    }

    fn cluster(&mut self) -> (u32, u32) {
        (0, 1)
    }

    fn fence(&mut self, _: Order, _: Scope) {}

    fn release(&mut self, _: Access) {}

    fn acquire(&mut self, _: Access) {}

    fn start(&mut self, _: AsyncCopy) -> Result<(), Fault> {
        Ok(())
    }

    fn commit(&mut self, _: GroupKind) {}

    fn groups_done(&mut self, _: GroupKind, _: usize, _: bool) -> Result<bool, Fault> {
        Ok(true)
    }

    fn wait_for(&mut self, _: Access) -> Result<bool, Fault> {
        Ok(false)
    }

    fn stack_pointer(&mut self) -> u64 {
        0
    }

    fn set_stack_pointer(&mut self, _: u64) -> Result<(), Fault> {
        Ok(())
    }

    fn allocate(&mut self, _: u64, _: u64) -> Result<u64, Fault> {
        Ok(0)
    }

    fn opaque(&mut self, handle: u64) -> Result<Opaque, Fault> {
        Err(Fault::Object { what: "no texture", address: handle })
    }
}

fn access(inst: &Inst<Reg>, group: &mut WarpValues, memory: &mut Memory) -> Result<(), Fault> {
    let form = Form::of(inst);
    match form.row.sem {
        Sem::WarpMemory(f) => f(&form, group, memory),
        other => panic!("{other:?} does not access memory for a warp"),
    }
}

fn plain(row: RowId) -> Inst<Reg> {
    Inst::new(row, Operands::new())
}

const COUNTS: [(TmemCount, usize); 3] =
    [(TmemCount::X1, 1), (TmemCount::X2, 2), (TmemCount::X4, 4)];

/// Addresses of rows that lie in no order: row `lane` is at this address.
fn address_of(lane: usize) -> usize {
    16 * ((lane * 7 + 3) % 32)
}

fn set_addresses(group: &mut WarpValues, operand: usize) {
    for (lane, values) in group {
        values.scalars[operand] = address_of(*lane as usize) as u128;
    }
}

#[test]
fn ldmatrix_of_halves() {
    let mut numbers = Numbers(31);
    for (count, matrices) in COUNTS {
        for transposed in [false, true] {
            let mut inst =
                plain(rows::LDMATRIX).with(MatrixShape::M8n8).with(count).with_type(0, B16);
            if transposed {
                inst = inst.with(Transpose::Trans);
            }
            let mut memory = Memory::random(512, &mut numbers);
            let mut group = warp(&[matrices]);
            set_addresses(&mut group, 1);
            assert_eq!(access(&inst, &mut group, &mut memory), Ok(()));
            let half = |matrix: usize, row: usize, column: usize| {
                let at = address_of(8 * matrix + row) + 2 * column;
                u16::from_le_bytes([memory.bytes[at], memory.bytes[at + 1]])
            };
            for (lane, (_, values)) in group.iter().enumerate() {
                for matrix in 0..matrices {
                    let (r, c) = (lane / 4, 2 * (lane % 4));
                    let (low, high) = if transposed {
                        (half(matrix, c, r), half(matrix, c + 1, r))
                    } else {
                        (half(matrix, r, c), half(matrix, r, c + 1))
                    };
                    let want = u128::from(low) | u128::from(high) << 16;
                    assert_eq!(values.list(0)[matrix], want, "{count:?} {transposed}");
                }
            }
            // Each lane whose address counts reads its row, and no other lane reads.
            for lane in 0..32 {
                let by = (lane < 8 * matrices).then_some(lane as u32);
                assert!(memory.by[address_of(lane)..][..16].iter().all(|&b| b == by));
            }
        }
    }
}

/// A byte of a row with `bits` to an element.
fn unpacked(memory: &Memory, row: usize, column: usize, bits: usize) -> u8 {
    let at = address_of(row);
    let bit = |i: usize| memory.bytes[at + i / 8] >> (i % 8) & 1;
    (0..bits).fold(0, |byte, i| byte | bit(column * bits + i) << i)
}

#[test]
fn ldmatrix_of_bytes_and_less() {
    let mut numbers = Numbers(32);
    for (format, bits) in [(None, 8), (Some(UnpackFormat::B6), 6), (Some(UnpackFormat::B4), 4)] {
        for (count, matrices) in COUNTS {
            for wide in [false, true] {
                if (format.is_none() && !wide) || (wide && matrices == 4) {
                    continue;
                }
                let shape = if wide { MatrixShape::M16n16 } else { MatrixShape::M8n16 };
                let mut inst = match format {
                    None => plain(rows::LDMATRIX_BYTES).with_type(0, B8),
                    Some(format) => plain(rows::LDMATRIX_UNPACK).with(format),
                };
                inst = inst.with(shape).with(count);
                if wide {
                    inst = inst.with(Transpose::Trans);
                }
                let mut memory = Memory::random(512, &mut numbers);
                let registers = if wide { 2 } else { 1 };
                let mut group = warp(&[matrices * registers]);
                set_addresses(&mut group, 1);
                assert_eq!(access(&inst, &mut group, &mut memory), Ok(()));
                for (lane, (_, values)) in group.iter().enumerate() {
                    for (register, &value) in values.list(0).iter().enumerate() {
                        let (matrix, half) = (register / registers, register % registers);
                        for (i, byte) in (value as u32).to_le_bytes().into_iter().enumerate() {
                            let (r, c) = (lane / 4 + 8 * half, 4 * (lane % 4) + i);
                            let want = if wide {
                                unpacked(&memory, 16 * matrix + c, r, bits)
                            } else {
                                unpacked(&memory, 8 * matrix + r, c, bits)
                            };
                            assert_eq!(byte, want, "{bits} bits, {shape:?} {count:?}");
                        }
                    }
                }
                // The padding is not read.
                let read = memory.by[address_of(0)..][..16].iter().filter(|by| by.is_some());
                assert_eq!(read.count(), 2 * bits);
            }
        }
    }
}

#[test]
fn stmatrix_undoes_ldmatrix() {
    let mut numbers = Numbers(33);
    for (count, matrices) in COUNTS {
        for transposed in [false, true] {
            let with = |row| {
                let inst = plain(row).with(MatrixShape::M8n8).with(count).with_type(0, B16);
                if transposed { inst.with(Transpose::Trans) } else { inst }
            };
            let mut source = Memory::random(512, &mut numbers);
            let mut group = warp(&[matrices, matrices]);
            set_addresses(&mut group, 1);
            assert_eq!(access(&with(rows::LDMATRIX), &mut group, &mut source), Ok(()));
            for (_, values) in &mut group {
                let loaded = values.list(0).to_vec();
                values.list_mut(1).copy_from_slice(&loaded);
            }
            set_addresses(&mut group, 0);
            let mut target = Memory::new(512);
            assert_eq!(access(&with(rows::STMATRIX), &mut group, &mut target), Ok(()));
            for lane in 0..32 {
                let row = address_of(lane)..address_of(lane) + 16;
                if lane < 8 * matrices {
                    assert_eq!(target.bytes[row.clone()], source.bytes[row.clone()]);
                    assert!(target.by[row].iter().all(|&by| by == Some(lane as u32)));
                } else {
                    assert!(target.by[row].iter().all(Option::is_none));
                }
            }
        }
    }
}

/// The bytes of a register lie like four accumulators; a row of memory is a column.
#[test]
fn stmatrix_of_bytes() {
    let mut numbers = Numbers(34);
    for (count, matrices) in COUNTS {
        let inst = plain(rows::STMATRIX_BYTES)
            .with(MatrixShape::M16n8)
            .with(count)
            .with(Transpose::Trans)
            .with_type(0, B8);
        let mut group = warp(&[0, matrices]);
        for (_, values) in &mut group {
            values.list_mut(1).fill_with(|| (numbers.next() as u32).into());
        }
        set_addresses(&mut group, 0);
        let mut memory = Memory::new(512);
        assert_eq!(access(&inst, &mut group, &mut memory), Ok(()));
        for matrix in 0..matrices {
            for m in 0..16 {
                for n in 0..8 {
                    let lane = m % 8 * 4 + n / 2;
                    let byte = n % 2 + if m < 8 { 0 } else { 2 };
                    let want = group[lane].1.list(1)[matrix].to_le_bytes()[byte];
                    assert_eq!(memory.bytes[address_of(8 * matrix + n) + m], want);
                }
            }
        }
    }
}

#[test]
fn movmatrix_transposes() {
    let inst =
        plain(rows::MOVMATRIX).with(MatrixShape::M8n8).with(Transpose::Trans).with_type(0, B16);
    let mut group = warp(&[]);
    for (lane, values) in &mut group {
        let (row, column) = (u128::from(*lane / 4), u128::from(*lane % 4 * 2));
        values.scalars[1] = row << 8 | column | (row << 8 | (column + 1)) << 16;
    }
    run(&inst, &mut group);
    for (lane, values) in &group {
        let (column, row) = (u128::from(*lane / 4), u128::from(*lane % 4 * 2));
        let want = row << 8 | column | ((row + 1) << 8 | column) << 16;
        assert_eq!(values.scalars[0], want);
    }
}

#[test]
fn rows_are_aligned_and_lanes_may_be_missing() {
    let inst = plain(rows::LDMATRIX).with(MatrixShape::M8n8).with(TmemCount::X1).with_type(0, B16);
    let mut memory = Memory::new(512);
    memory.bytes.fill(0xff);
    let mut group = warp(&[1]);
    set_addresses(&mut group, 1);
    group[3].1.scalars[1] = 8;
    let fault = access(&inst, &mut group, &mut memory);
    assert_eq!(fault, Err(Fault::Misaligned { address: 8, bytes: 16 }));
    let mut group: Vec<_> = group.into_iter().filter(|(lane, _)| *lane != 3).collect();
    assert_eq!(access(&inst, &mut group, &mut memory), Ok(()));
    for (lane, values) in &group {
        let want = if lane / 4 == 3 { 0 } else { 0xffff_ffff };
        assert_eq!(values.list(0)[0], want);
    }
    group[0].1.scalars[1] = 512;
    let fault = access(&inst, &mut group, &mut memory);
    assert_eq!(fault, Err(Fault::OutOfBounds { address: 512, bytes: 16 }));
}

/// A matrix in memory, by rows or by columns, its lines N elements apart.
struct Laid {
    address: usize,
    stride: usize,
    by_rows: bool,
    ty: PtxType,
}

impl Laid {
    fn bit(&self, row: usize, column: usize) -> usize {
        let (line, place) = if self.by_rows { (row, column) } else { (column, row) };
        8 * self.address + (line * self.stride + place) * self.ty.bits() as usize
    }

    fn put(&self, memory: &mut Memory, matrix: &Plain) {
        for (row, line) in matrix.iter().enumerate() {
            for (column, &value) in line.iter().enumerate() {
                let (at, value) = (self.bit(row, column), encode(self.ty, value));
                for i in 0..self.ty.bits() as usize {
                    let (byte, bit) = ((at + i) / 8, (at + i) % 8);
                    memory.bytes[byte] &= !(1 << bit);
                    memory.bytes[byte] |= ((value >> i & 1) as u8) << bit;
                }
            }
        }
    }

    fn check(&self, memory: &Memory, matrix: &Plain, what: &str) {
        for (row, line) in matrix.iter().enumerate() {
            for (column, &value) in line.iter().enumerate() {
                let at = self.bit(row, column) / 8;
                let bytes = &memory.bytes[at..at + self.ty.bytes() as usize];
                let want = encode(self.ty, value).to_le_bytes();
                assert_eq!(bytes, &want[..bytes.len()], "{what}: {row} {column} {value}");
            }
        }
    }
}

/// What `wmma` does with a shape and types.
struct Wmma {
    shape: MmaShape,
    dims: [usize; 3],
    /// Of D, A, B and C.
    types: [PtxType; 4],
    multiply: Inst<Reg>,
    /// The registers of A and B in a lane.
    registers: [usize; 2],
}

impl Wmma {
    /// Loads, multiplies and stores, and checks what is in memory then.
    fn run(
        &self,
        numbers: &mut Numbers,
        layouts: (LayoutA, LayoutB, LayoutA),
        strided: bool,
        product: impl Fn(&Plain, &Plain, &Plain) -> Plain,
    ) {
        let [m, n, k] = self.dims;
        let [d, a, b, c] = self.types;
        let extra = |ty: PtxType| if strided { 512 / ty.bits() as usize } else { 0 };
        let laid = |address, rows, columns, by_rows, ty| {
            let line: usize = if by_rows { columns } else { rows };
            Laid { address, stride: line + extra(ty), by_rows, ty }
        };
        let by_rows = layouts.2 == LayoutA::Row;
        let places = [
            laid(0, m, k, layouts.0 == LayoutA::Row, a),
            laid(0x2000, k, n, layouts.1 == LayoutB::Row, b),
            laid(0x4000, m, n, by_rows, c),
            laid(0x6000, m, n, by_rows, d),
        ];
        let range = |ty: PtxType| match ty {
            B1 => (0, 1),
            U8 | U4 => (0, 7),
            _ => (-7, 7),
        };
        let a = numbers.matrix(m, k, range(a).0, range(a).1);
        let b = numbers.matrix(k, n, range(b).0, range(b).1);
        let c = numbers.matrix(m, n, -100, 100);
        let mut memory = Memory::random(0x8000, numbers);
        for (place, matrix) in places.iter().zip([&a, &b, &c]) {
            place.put(&mut memory, matrix);
        }
        let wide = |ty: PtxType| m * n * ty.bits() as usize / 32 / ty.bits().max(32) as usize;
        let lengths =
            [wide(self.types[0]), self.registers[0], self.registers[1], wide(self.types[3])];
        let mut group = warp(&lengths);
        let row = [rows::WMMA_LOAD_A, rows::WMMA_LOAD_B, rows::WMMA_LOAD_C];
        for (i, row) in row.into_iter().enumerate() {
            let load = plain(row).with(self.shape).with_type(0, self.types[i + 1]);
            let load = match i {
                0 => load.with(layouts.0),
                1 => load.with(layouts.1),
                _ => load.with(layouts.2),
            };
            let mut loaded = warp(&[lengths[i + 1]]);
            set_place(&mut loaded, 1, &places[i], strided);
            assert_eq!(access(&load, &mut loaded, &mut memory), Ok(()), "{load:?}");
            for ((_, to), (_, from)) in group.iter_mut().zip(&loaded) {
                to.list_mut(i + 1).copy_from_slice(from.list(0));
            }
        }
        let multiply = self.multiply.clone().with(layouts.0).with(layouts.1);
        run(&multiply, &mut group);
        let store = plain(rows::WMMA_STORE).with(self.shape).with(layouts.2).with_type(0, d);
        let mut stored = warp(&[0, lengths[0]]);
        for ((_, to), (_, from)) in stored.iter_mut().zip(&group) {
            to.list_mut(1).copy_from_slice(from.list(0));
        }
        set_place(&mut stored, 0, &places[3], strided);
        let before = memory.bytes.clone();
        assert_eq!(access(&store, &mut stored, &mut memory), Ok(()));
        let what = format!("{:?} {:?} {layouts:?} {strided}", self.shape, self.types);
        places[3].check(&memory, &product(&a, &b, &c), &what);
        let written = m * n * d.bytes() as usize;
        let changed = memory.bytes.iter().zip(&before).filter(|(a, b)| a != b).count();
        assert!(changed <= written && memory.bytes[..0x6000] == before[..0x6000], "{what}");
    }

    fn all(&self, numbers: &mut Numbers, product: impl Fn(&Plain, &Plain, &Plain) -> Plain) {
        let narrow = self.types[1].bits() < 8;
        for rows in [LayoutA::Row, LayoutA::Col] {
            for columns in [LayoutB::Row, LayoutB::Col] {
                for result in [LayoutA::Row, LayoutA::Col] {
                    if narrow && (rows, columns) != (LayoutA::Row, LayoutB::Col) {
                        continue;
                    }
                    for strided in [false, true] {
                        self.run(numbers, (rows, columns, result), strided, &product);
                    }
                }
            }
        }
    }
}

fn set_place(group: &mut WarpValues, operand: usize, place: &Laid, strided: bool) {
    for (_, values) in group {
        values.scalars[operand] = place.address as u128;
        values.scalars[2] = place.stride as u128;
        values.given = if strided { 0b111 } else { 0b011 };
    }
}

const WIDE: [(MmaShape, [usize; 3]); 3] = [
    (MmaShape::M16n16k16, [16, 16, 16]),
    (MmaShape::M8n32k16, [8, 32, 16]),
    (MmaShape::M32n8k16, [32, 8, 16]),
];

/// A lane's registers for A and B.
fn registers([m, n, k]: [usize; 3], bits: usize) -> [usize; 2] {
    [m * k, k * n].map(|elements| elements * bits / 32 / bits.max(32))
}

#[test]
fn wmma_of_floats() {
    let mut numbers = Numbers(41);
    for (shape, dims) in WIDE {
        for (d, c) in [(F32, F32), (F32, F16), (F16, F32), (F16, F16)] {
            let multiply = plain(rows::WMMA_HALF).with(shape).with_type(0, d).with_type(1, c);
            let types = [d, F16, F16, c];
            Wmma { shape, dims, types, multiply, registers: [8, 8] }.all(&mut numbers, multiplied);
        }
        let types = [F32, BF16, BF16, F32];
        let multiply = typed(rows::WMMA_FLOAT, shape, types);
        Wmma { shape, dims, types, multiply, registers: registers(dims, 16) }
            .all(&mut numbers, multiplied);
    }
    let (shape, dims, types) = (MmaShape::M16n16k8, [16, 16, 8], [F32, TF32, TF32, F32]);
    let multiply = typed(rows::WMMA_FLOAT, shape, types);
    Wmma { shape, dims, types, multiply, registers: registers(dims, 32) }
        .all(&mut numbers, multiplied);
    let (shape, dims, types) = (MmaShape::M8n8k4, [8, 8, 4], [F64; 4]);
    for row in [rows::WMMA_F64, rows::WMMA_F64_ROUNDED] {
        let multiply = typed(row, shape, types).with(Rounding::Rn);
        Wmma { shape, dims, types, multiply, registers: registers(dims, 64) }
            .all(&mut numbers, multiplied);
    }
}

fn typed(row: RowId, shape: MmaShape, types: [PtxType; 4]) -> Inst<Reg> {
    let inst = plain(row).with(shape);
    types.into_iter().enumerate().fold(inst, |inst, (n, ty)| inst.with_type(n, ty))
}

#[test]
fn wmma_of_integers_and_bits() {
    let mut numbers = Numbers(42);
    for (shape, dims) in WIDE {
        for ty in [S8, U8] {
            let types = [S32, ty, ty, S32];
            let multiply = typed(rows::WMMA_INT, shape, types);
            Wmma { shape, dims, types, multiply, registers: registers(dims, 8) }
                .all(&mut numbers, multiplied);
        }
    }
    for ty in [S4, U4] {
        let (shape, dims, types) = (MmaShape::M8n8k32, [8, 8, 32], [S32, ty, ty, S32]);
        let multiply = typed(rows::WMMA_INT, shape, types);
        Wmma { shape, dims, types, multiply, registers: registers(dims, 4) }
            .all(&mut numbers, multiplied);
    }
    let (shape, dims, types) = (MmaShape::M8n8k128, [8, 8, 128], [S32, B1, B1, S32]);
    let multiply = typed(rows::WMMA_BITS, shape, types).with(BoolOp::And);
    Wmma { shape, dims, types, multiply, registers: registers(dims, 1) }
        .all(&mut numbers, multiplied);
}

/// Old versions saturate f16 sums to finite numbers.
#[test]
fn wmma_saturates() {
    let shape = MmaShape::M16n16k16;
    let multiply = plain(rows::WMMA_HALF).with(shape).with_type(0, F16).with_type(1, F16);
    let result = |inst: &Inst<Reg>, a: u128| {
        let mut group = warp(&[4, 8, 8, 4]);
        for (_, values) in &mut group {
            values.list_mut(1).fill(a);
            values.list_mut(2).fill(0x7bff_7bff);
        }
        run(inst, &mut group);
        group[7].1.list(0)[2]
    };
    let saturating = multiply.clone().with(SatFinite::SatFinite);
    assert_eq!(result(&multiply, 0xbc00_bc00), 0xfc00_fc00);
    assert_eq!(result(&saturating, 0xbc00_bc00), 0xfbff_fbff);
    assert_eq!(result(&multiply, 0x7c01_7c01), 0x7fff_7fff);
    assert_eq!(result(&saturating, 0x7c01_7c01), 0);
}

/// The places that programs know: those of hardware for m16n16, a half of A and B held twice.
#[test]
fn wmma_fragments_are_those_of_hardware() {
    let halves: [ElementIndex; 3] = [
        |g, t, x| (g + (x & 2) * 4, t * 2 + (x & 4) * 2 + (x & 1)),
        |g, t, x| (t * 2 + (x & 2) * 4 + (x & 1), g + (x & 4) * 2),
        |g, t, x| (g + (x & 2) * 4, t * 2 + (x & 4) * 2 + (x & 1)),
    ];
    let words: [ElementIndex; 2] = [
        |g, t, x| (g + (x & 1) * 8, t + (x & 2) * 2),
        |g, t, x| (t + (x & 1) * 4, g + (x & 2) * 4),
    ];
    let row = [rows::WMMA_LOAD_A, rows::WMMA_LOAD_B, rows::WMMA_LOAD_C];
    let check = |i: usize, shape, ty: PtxType, columns, registers, place: ElementIndex| {
        let load = plain(row[i]).with(shape).with_type(0, ty);
        let load = if i == 1 { load.with(LayoutB::Row) } else { load.with(LayoutA::Row) };
        let mut memory = Memory::random(0x1000, &mut Numbers(43));
        let laid = Laid { address: 0, stride: columns, by_rows: true, ty };
        let mut group = warp(&[registers]);
        set_place(&mut group, 1, &laid, false);
        assert_eq!(access(&load, &mut group, &mut memory), Ok(()));
        let (bits, bytes) = (ty.bits() as usize, ty.bytes() as usize);
        for lane in 0..32 {
            for x in 0..registers * 32 / bits {
                let (row, column) = place(lane / 4, lane % 4, x);
                let at = laid.bit(row, column) / 8;
                let want = memory.bytes[at..at + bytes].iter().rev();
                let want = want.fold(0, |value, &byte| value << 8 | u64::from(byte));
                assert_eq!(taken(&group, 0, bits, lane, x), want, "{ty} {i} {lane} {x}");
            }
        }
    };
    for (i, place) in halves.into_iter().enumerate() {
        check(i, MmaShape::M16n16k16, F16, 16, if i == 2 { 4 } else { 8 }, place);
    }
    check(2, MmaShape::M16n16k16, F32, 16, 8, halves[2]);
    check(0, MmaShape::M16n16k8, TF32, 8, 4, words[0]);
    check(1, MmaShape::M16n16k8, TF32, 16, 4, words[1]);
}

/// Rows that do not begin where the hardware needs them to are an error.
#[test]
fn wmma_rows_are_aligned() {
    let load =
        plain(rows::WMMA_LOAD_A).with(MmaShape::M16n16k16).with(LayoutA::Row).with_type(0, F16);
    let mut memory = Memory::new(4096);
    let mut group = warp(&[8]);
    let mut place = Laid { address: 32, stride: 24, by_rows: true, ty: F16 };
    set_place(&mut group, 1, &place, true);
    assert_eq!(access(&load, &mut group, &mut memory), Ok(()));
    place.stride = 17;
    set_place(&mut group, 1, &place, true);
    let fault = access(&load, &mut group, &mut memory);
    assert!(matches!(fault, Err(Fault::Misaligned { bytes: 16, .. })), "{fault:?}");
}
