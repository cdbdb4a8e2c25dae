//! Loads and stores: one access of the target each.
//!
//! PTX accesses are naturally aligned: a scalar of 1 to 8 bytes, or a vector of two or four of at
//! most 16 bytes together (32 in global memory from sm_100 on). A vector of more lanes is accessed
//! as one of wider lanes where that is one access. Other vectors are split in two until they fit,
//! and numbers at once into integers as wide as they are aligned; but not those that are volatile,
//! which happen as they are written.
//!
//! An ordered access of a vector is one of each lane by itself, in no order among them: so PTX
//! models them. It keeps its lanes as they are, since accesses of several sizes to the same bytes
//! would race; and it may be split. An ordered `i128` is one access of 128 bits or none.
//!
//! Memory orders that the target lacks become volatile accesses with fences beside them; so do the
//! sequentially consistent ones (Writer's Guide, section 5).

use super::narrow::{from_words, to_words};
use super::support::Support;
use super::{Legalized, Legalizer, Result};
use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::entity::{Inst, Value};
use irc_ir::op::{MemFlags, Opcode, Order, Payload};
use irc_ir::types::{I32, I64, I128, Scalar, Space, Type};

impl Legalizer<'_> {
    pub(super) fn access(&mut self, inst: Inst) -> Result<Legalized> {
        let Payload::Mem(flags) = self.func.dfg.inst(inst).payload else {
            return Ok(Legalized::Legal);
        };
        let args = self.args(inst);
        let is_store = self.func.dfg.opcode(inst) == Opcode::Store;
        let pointer = args[args.len() - 1];
        let space = self.func.dfg.ty(pointer).space().unwrap_or(Space::Generic);
        let ty = if is_store {
            self.func.dfg.ty(args[0])
        } else {
            self.result_type(inst).expect("loads have a result")
        };
        let is_private = matches!(space, Space::Local | Space::Const | Space::Param);
        let is_ordered = flags.order != Order::Weak && !is_private;
        // What each lane is accessed as, or what the machine has for all of them.
        let access = match is_ordered {
            true => ordered_type(ty),
            false => self.machine_type(ty, flags.align(), space),
        };
        if let Some(access) = access {
            return Ok(self.access_as(inst, access, flags, &args));
        }
        let is_access = match (is_ordered, ty) {
            (true, I128) => self.support.ld128 && flags.align() >= 16,
            _ => self.support.is_access(ty, flags.align(), space),
        };
        let may_split = !flags.volatile && (!is_ordered || ty.is_vector());
        if !is_access && !may_split {
            let what = format!("of `{ty}` at alignment {}, volatile or ordered,", flags.align());
            let needs = match (is_ordered, ty) {
                (true, I128) if flags.align() >= 16 => "sm_70",
                _ => "one access of the machine",
            };
            return Err(self.refuse(inst, &what, needs));
        }
        if is_access || !is_ordered {
            if let Some(step) = self.order(inst, flags, space) {
                return Ok(step);
            }
            if flags.volatile && space == Space::Local {
                return Ok(self.volatile_local(inst, &args));
            }
        }
        if is_access {
            return Ok(Legalized::Legal);
        }
        if let Some(piece) = piece_of(ty, flags.align()) {
            return Ok(self.access_in_pieces(inst, piece, flags, &args));
        }
        let mut cur = self.at(inst);
        Ok(if is_store {
            store_split(&mut cur, flags, args[0], pointer);
            Legalized::Replaced(Vec::new())
        } else {
            Legalized::Replaced(vec![load_split(&mut cur, flags, ty, pointer)])
        })
    }

    /// Accesses a number in integers that are as wide as it is aligned. What the same block has
    /// loaded so is stored as it came.
    fn access_in_pieces(
        &mut self,
        inst: Inst,
        piece: Type,
        flags: MemFlags,
        args: &[Value],
    ) -> Legalized {
        let block = self.func.layout.block_of(inst).expect("the instruction stands in a block");
        if let Some(result) = self.func.dfg.first_result(inst) {
            let ty = self.func.dfg.ty(result);
            let mut cur = self.at(inst);
            let pieces: Vec<Value> = (0..ty.bytes() / piece.bytes())
                .map(|i| {
                    let from = offset(&mut cur, args[0], i * piece.bytes());
                    cur.load(piece, flags, from)
                })
                .collect();
            let value = join_pieces(&mut cur, ty, &pieces);
            self.pieces.insert(result, (block, pieces));
            return Legalized::Replaced(vec![value]);
        }
        let size = self.func.dfg.ty(args[0]).bytes();
        let loaded = self
            .pieces
            .get(&args[0])
            .filter(|(home, loaded)| *home == block && loaded.len() as u32 * piece.bytes() == size);
        let loaded = loaded.map(|(_, pieces)| pieces.clone());
        let mut cur = self.at(inst);
        let pieces = loaded.unwrap_or_else(|| split_pieces(&mut cur, piece, args[0]));
        for (i, value) in (0..).zip(pieces) {
            let to = offset(&mut cur, args[1], i * piece.bytes());
            cur.store(flags, value, to);
        }
        Legalized::Replaced(Vec::new())
    }

    /// The vector of wider lanes that makes one access of a value of too many lanes.
    fn machine_type(&self, ty: Type, align: u32, space: Space) -> Option<Type> {
        let bytes = ty.bytes();
        if align < bytes || !bytes.is_power_of_two() || self.support.is_access(ty, bytes, space) {
            return None;
        }
        let wide = if ty.elem()?.bits() < 64 { Scalar::I32 } else { Scalar::I64 };
        let lanes = u8::try_from(bytes / (wide.bits() / 8)).ok()?;
        let access = Type::Vector(wide, lanes);
        (lanes > 1 && self.support.is_access(access, bytes, space)).then_some(access)
    }

    /// Makes an access one of the bits as another type.
    fn access_as(&mut self, inst: Inst, ty: Type, flags: MemFlags, args: &[Value]) -> Legalized {
        let Some(result) = self.func.dfg.first_result(inst) else {
            // What was loaded as that type is stored as it came.
            let bits = self.loaded_as.get(&args[0]).copied();
            let bits = bits.filter(|&bits| self.func.dfg.ty(bits) == ty);
            let mut cur = self.at(inst);
            let bits = bits.unwrap_or_else(|| {
                let frozen = freeze_lanes(&mut cur, args[0]);
                cur.bitcast(ty, frozen)
            });
            cur.store(flags, bits, args[1]);
            return Legalized::Replaced(Vec::new());
        };
        let wanted = self.func.dfg.ty(result);
        let mut cur = self.at(inst);
        let bits = cur.load(ty, flags, args[0]);
        let value = cur.bitcast(wanted, bits);
        self.loaded_as.insert(result, bits);
        Legalized::Replaced(vec![value])
    }
}

impl Support {
    /// Whether the target does it in one access.
    pub fn is_access(&self, ty: Type, align: u32, space: Space) -> bool {
        let bytes = ty.bytes();
        if align < bytes || ty == I128 || ty.elem() == Some(Scalar::I128) {
            return false;
        }
        let registers = crate::select::parts::registers_of(ty).1;
        let (lane, count) = (bytes / registers, registers);
        let wide = self.wide_vectors && space == Space::Global && lane >= 4;
        match count {
            1 => true,
            2 => bytes <= 16,
            4 => bytes <= 16 || (wide && bytes == 32),
            8 => wide && bytes == 32,
            _ => false,
        }
    }
}

impl Legalizer<'_> {
    /// Takes apart an order that one instruction of the target cannot give.
    fn order(&mut self, inst: Inst, flags: MemFlags, space: Space) -> Option<Legalized> {
        if flags.order == Order::Weak {
            return None;
        }
        if matches!(space, Space::Local | Space::Const | Space::Param) {
            // Nobody else sees this memory.
            self.set_flags(inst, flags.weak());
            return Some(Legalized::Again(inst));
        }
        let native = self.support.orders;
        if native && flags.order != Order::SeqCst {
            return None;
        }
        let is_store = self.func.dfg.opcode(inst) == Opcode::Store;
        let (before, after) = match (flags.order, is_store, native) {
            (Order::SeqCst, _, true) => (Some(Order::SeqCst), None),
            (Order::SeqCst, true, false) => (Some(Order::SeqCst), Some(Order::SeqCst)),
            (Order::SeqCst, false, false) => (Some(Order::SeqCst), Some(Order::AcqRel)),
            (Order::Release, ..) => (Some(Order::AcqRel), None),
            (Order::Acquire, ..) => (None, Some(Order::AcqRel)),
            _ => (None, None),
        };
        let own = match (native, is_store) {
            (true, true) => MemFlags { order: Order::Release, ..flags },
            (true, false) => MemFlags { order: Order::Acquire, ..flags },
            (false, _) => MemFlags { volatile: true, ..flags.weak() },
        };
        if let Some(order) = before {
            self.at(inst).fence(order, flags.scope);
        }
        if let Some(order) = after {
            Cursor::after(self.func, inst).fence(order, flags.scope);
        }
        self.set_flags(inst, own);
        Some(Legalized::Again(inst))
    }

    fn set_flags(&mut self, inst: Inst, flags: MemFlags) {
        self.func.dfg.inst_mut(inst).payload = Payload::Mem(flags);
    }

    /// PTX has no `.volatile` in local space before 9.1, but always through generic addresses.
    fn volatile_local(&mut self, inst: Inst, args: &[Value]) -> Legalized {
        let mut args = args.to_vec();
        let last = args.len() - 1;
        let pointer = args[last];
        args[last] = self.at(inst).cast(Opcode::Addrcast, irc_ir::types::PTR, pointer);
        let data = self.func.dfg.inst(inst);
        let (opcode, payload) = (data.opcode, data.payload);
        self.func.dfg.replace_inst(inst, opcode, payload, &args);
        Legalized::Again(inst)
    }
}

/// The type as which the lanes of a value are accessed each by itself: pairs of halves share a
/// register, which is none of them.
fn ordered_type(ty: Type) -> Option<Type> {
    match ty {
        Type::Vector(Scalar::F16 | Scalar::BF16, n) => Some(Type::Vector(Scalar::I16, n)),
        _ => None,
    }
}

/// The types of the two parts that a vector or an `i128` is accessed in: its halves, but two lanes
/// and one of three.
fn halves_of(ty: Type) -> [Type; 2] {
    let lane = ty.lane();
    let lanes = |n| Type::vector(lane, n).expect("fewer lanes are a vector, too");
    match ty.lanes() as u8 {
        1 => [I64; 2],
        2 => [lane; 2],
        3 => [lanes(2), lane],
        n => [lanes(n / 2); 2],
    }
}

/// The integer as which a number of one register is accessed that is aligned for no more.
fn piece_of(ty: Type, align: u32) -> Option<Type> {
    let is_register = !ty.is_vector() && ty != I128;
    is_register.then(|| Scalar::int(8 * align).map(Type::Scalar)).flatten()
}

/// The address so many bytes further.
fn offset(cur: &mut Cursor<'_>, pointer: Value, bytes: u32) -> Value {
    if bytes == 0 { pointer } else { cur.ptr_offset(pointer, i64::from(bytes)) }
}

/// A number from the integers that it is in memory.
fn join_pieces(cur: &mut Cursor<'_>, ty: Type, pieces: &[Value]) -> Value {
    let bits = cur.func.dfg.ty(pieces[0]).bits();
    let words: Vec<Value> = pieces
        .chunks((32 / bits) as usize)
        .map(|pieces| {
            let parts = pieces.iter().zip((0..).step_by(bits as usize));
            let parts: Vec<Value> = parts
                .map(|(&piece, at)| match bits {
                    32 => piece,
                    _ => {
                        let (part, amount) = (cur.zext(I32, piece), cur.i32(at));
                        if at == 0 { part } else { cur.shl(part, amount) }
                    }
                })
                .collect();
            let first = parts[0];
            parts[1..].iter().fold(first, |word, &part| cur.or(word, part))
        })
        .collect();
    from_words(cur, ty, &words)
}

/// The integers that a number is in memory.
fn split_pieces(cur: &mut Cursor<'_>, piece: Type, value: Value) -> Vec<Value> {
    let (size, bits) = (cur.func.dfg.ty(value).bits(), piece.bits());
    let words = to_words(cur, value);
    let places = (0..size).step_by(bits as usize);
    places
        .map(|place| {
            let word = words[place as usize / 32];
            let amount = cur.i32((place % 32) as i32);
            let part = if place % 32 == 0 { word } else { cur.lshr(word, amount) };
            if bits == 32 { part } else { cur.trunc(piece, part) }
        })
        .collect()
}

/// Flags for the access `offset` bytes further.
fn moved(flags: MemFlags, offset: u32) -> MemFlags {
    let align_log2 = flags.align_log2.min(offset.trailing_zeros() as u8);
    MemFlags { align_log2, ..flags }
}

/// Loads a value in two accesses.
fn load_split(cur: &mut Cursor<'_>, flags: MemFlags, ty: Type, pointer: Value) -> Value {
    let [first, second] = halves_of(ty);
    let bytes = first.bytes();
    let low = cur.load(first, moved(flags, bytes), pointer);
    let above = cur.ptr_offset(pointer, i64::from(bytes));
    let high = cur.load(second, moved(flags, bytes), above);
    join(cur, ty, low, high)
}

/// Stores a value in two accesses.
fn store_split(cur: &mut Cursor<'_>, flags: MemFlags, value: Value, pointer: Value) {
    let ty = cur.func.dfg.ty(value);
    let (low, high) = split(cur, ty, value);
    let bytes = cur.func.dfg.ty(low).bytes();
    cur.store(moved(flags, bytes), low, pointer);
    let above = cur.ptr_offset(pointer, i64::from(bytes));
    cur.store(moved(flags, bytes), high, above);
}

/// A value from its halves.
fn join(cur: &mut Cursor<'_>, ty: Type, low: Value, high: Value) -> Value {
    match ty {
        _ if ty.is_vector() => {
            let mut lanes: Vec<Value> = Vec::new();
            for half in [low, high] {
                match cur.func.dfg.ty(half) {
                    vector if vector.is_vector() => {
                        lanes.extend((0..vector.lanes()).map(|i| cur.extract(half, i as u8)));
                    }
                    _ => lanes.push(half),
                }
            }
            cur.vbuild(ty, &lanes)
        }
        _ => {
            let both = cur.vbuild(Type::Vector(Scalar::I64, 2), &[low, high]);
            cur.bitcast(ty, both)
        }
    }
}

/// The halves of a value, the low one first.
fn split(cur: &mut Cursor<'_>, ty: Type, value: Value) -> (Value, Value) {
    match ty {
        _ if ty.is_vector() => {
            let lanes: Vec<Value> = (0..ty.lanes()).map(|i| cur.extract(value, i as u8)).collect();
            let halves = halves_of(ty);
            let (low, high) = lanes.split_at(halves[0].lanes() as usize);
            let mut part = |ty: Type, lanes: &[Value]| match ty.is_vector() {
                true => cur.vbuild(ty, lanes),
                false => lanes[0],
            };
            (part(halves[0], low), part(halves[1], high))
        }
        _ => {
            let both = cur.bitcast(Type::Vector(Scalar::I64, 2), value);
            (cur.extract(both, 0), cur.extract(both, 1))
        }
    }
}

/// A vector whose lanes are none of them poison: a wider lane that is made of several would be
/// poison if one of them is, though memory keeps them apart.
fn freeze_lanes(cur: &mut Cursor<'_>, vector: Value) -> Value {
    let ty = cur.func.dfg.ty(vector);
    if !ty.is_vector() {
        return vector;
    }
    let lanes: Vec<Value> = (0..ty.lanes())
        .map(|lane| {
            let lane = cur.extract(vector, lane as u8);
            cur.freeze(lane)
        })
        .collect();
    cur.vbuild(ty, &lanes)
}
