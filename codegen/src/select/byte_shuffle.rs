//! `or` of shifted and masked bytes: one `prmt`.
//!
//! ptxas makes two to five instructions of such a tree (measured). Shifts and masks that have
//! other uses cost what they did; the `prmt` costs no more than the `or`.

use super::{Selector, typed};
use irc_ir::entity::{Inst, Value};
use irc_ir::op::Opcode;
use irc_ir::types::{I32, Type};
use irc_ptx::Operand;
use irc_ptx::isa::{PtxType, rows};

/// How many operations one after the other are looked through.
const MAX_DEPTH: u32 = 5;
/// A tree of fewer operations is as cheap as it is.
const MIN_OPERATIONS: u32 = 3;

/// Where a byte comes from: byte `.1` of a value; `None` is 0.
type Byte = Option<(Value, u8)>;

/// The bytes of a value of 32 bits, the lowest first, and how many operations it takes.
struct Bytes {
    bytes: [Byte; 4],
    operations: u32,
}

impl Selector<'_> {
    /// Selects an `or` as `prmt`, if it only moves bytes of at most two values.
    pub(super) fn byte_shuffle(&mut self, inst: Inst) -> bool {
        let result = self.func.dfg.first_result(inst).expect("the operation has a result");
        let Some(found) = self.bytes_of(result, MAX_DEPTH) else { return false };
        if found.operations < MIN_OPERATIONS {
            return false;
        }
        let mut sources: Vec<Value> = Vec::new();
        for (value, _) in found.bytes.iter().flatten() {
            if !sources.contains(value) {
                sources.push(*value);
            }
        }
        let has_zero = found.bytes.contains(&None);
        let (first, second) = match *sources {
            [first] => (first, None),
            [first, second] if !has_zero => (first, Some(second)),
            _ => return false,
        };
        // The bytes of the first operand are numbers 0 to 3, those of the second 4 to 7.
        let number = |byte: &Byte| match *byte {
            Some((value, n)) if value == first => i64::from(n),
            Some((_, n)) => i64::from(n) + 4,
            None => 4,
        };
        let selector = found.bytes.iter().rev().fold(0, |all, byte| all << 4 | number(byte));
        let x = self.src(first);
        let y = second.map_or(Operand::Int(0), |second| self.src(second));
        let operands = [self.dst(inst), x, y, Operand::Int(selector)];
        self.put(typed(rows::PRMT, PtxType::B32, operands));
        true
    }

    /// The bytes of a value of 32 bits; of one that is not seen through they are its own. `None` if
    /// it is no mere move of bytes.
    fn bytes_of(&self, value: Value, depth: u32) -> Option<Bytes> {
        let dfg = &self.func.dfg;
        if dfg.as_bits(value).is_some() {
            return None;
        }
        let own = || Bytes { bytes: [0, 1, 2, 3].map(|n| Some((value, n))), operations: 0 };
        let Some(inst) = dfg.def_inst(value).filter(|_| depth > 0) else { return Some(own()) };
        let args = dfg.args(inst);
        let amount = || {
            let bits = args.get(1).and_then(|&arg| dfg.as_bits(arg))?;
            (bits < 32 && bits % 8 == 0).then_some(bits as usize / 8)
        };
        let found = match dfg.opcode(inst) {
            Opcode::Or => return self.joined(args, depth),
            Opcode::Shl => self.moved(args[0], depth, amount(), |n, by| n.checked_sub(by)),
            Opcode::Lshr => self.moved(args[0], depth, amount(), |n, by| Some(n + by)),
            Opcode::Rotl => self.moved(args[0], depth, amount(), |n, by| Some((n + 4 - by) % 4)),
            Opcode::And => self.masked(args, depth),
            Opcode::Zext => narrow_bytes(dfg.ty(args[0])).map(|count| Bytes {
                bytes: [0, 1, 2, 3].map(|n| (n < count).then_some((args[0], n))),
                operations: 0,
            }),
            _ => None,
        };
        Some(found.unwrap_or_else(own))
    }

    /// Each byte from where it is not 0.
    fn joined(&self, args: &[Value], depth: u32) -> Option<Bytes> {
        let (x, y) = (self.bytes_of(args[0], depth - 1)?, self.bytes_of(args[1], depth - 1)?);
        let mut bytes = x.bytes;
        for (byte, other) in bytes.iter_mut().zip(y.bytes) {
            match (&byte, other) {
                (_, None) => {}
                (None, other) => *byte = other,
                _ => return None,
            }
        }
        Some(Bytes { bytes, operations: x.operations + y.operations + 1 })
    }

    /// Byte `n` of the result is byte `from(n, by)` of the operand.
    fn moved(
        &self,
        x: Value,
        depth: u32,
        by: Option<usize>,
        from: impl Fn(usize, usize) -> Option<usize>,
    ) -> Option<Bytes> {
        let by = by?;
        let x = self.bytes_of(x, depth - 1)?;
        let bytes = [0, 1, 2, 3].map(|n| *x.bytes.get(from(n, by)?)?);
        Some(Bytes { bytes, operations: x.operations + 1 })
    }

    fn masked(&self, args: &[Value], depth: u32) -> Option<Bytes> {
        let mask = (self.func.dfg.as_bits(args[1])? as u32).to_le_bytes();
        if mask.iter().any(|&byte| byte != 0 && byte != 0xff) {
            return None;
        }
        let x = self.bytes_of(args[0], depth - 1)?;
        let bytes = [0, 1, 2, 3].map(|n| x.bytes[n].filter(|_| mask[n] != 0));
        Some(Bytes { bytes, operations: x.operations + 1 })
    }

    /// Whether a value has the type that [`Self::byte_shuffle`] is about.
    pub(super) fn is_word(&self, value: Value) -> bool {
        self.func.dfg.ty(value) == I32
    }
}

/// The bytes of an integer of 8 or 16 bits.
fn narrow_bytes(ty: Type) -> Option<u8> {
    match ty.bits() {
        8 => Some(1),
        16 => Some(2),
        _ => None,
    }
}
