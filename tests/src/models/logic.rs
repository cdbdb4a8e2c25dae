//! Logic, shifts, permutation and copies.

use super::{Answer, Ask, Model, Want, mask};
use irc_ptx::isa::{BoolOp, PermuteMode, RowId, ShiftDirection, ShiftMode, rows};

pub(super) const MODELS: &[(RowId, Model)] = &[
    (rows::AND, |ask| bitwise(ask, |a, b| a && b)),
    (rows::OR, |ask| bitwise(ask, |a, b| a || b)),
    (rows::XOR, |ask| bitwise(ask, |a, b| a != b)),
    (rows::NOT, |ask| bitwise(ask, |a, _| !a)),
    (rows::CNOT, |ask| Answer::integer(i128::from(ask.operands[1] == 0), ask.ty(0))),
    (rows::LOP3, |ask| Answer::one(Want::Bits(looked_up(ask, 1)), 32)),
    (rows::LOP3_BOOL, lookup_with_predicate),
    (rows::SHF, funnel_shift),
    (rows::SHL, |ask| {
        let amount = ask.operands[2].min(u128::from(ask.ty(0).bits()));
        Answer::integer((ask.operands[1] << amount) as i128, ask.ty(0))
    }),
    (rows::SHR, |ask| {
        let amount = ask.operands[2].min(u128::from(ask.ty(0).bits()));
        Answer::integer(ask.number(1, ask.ty(0)) >> amount, ask.ty(0))
    }),
    (rows::PRMT, permute),
    (rows::MOV, |ask| Answer::one(Want::Bits(ask.operands[1]), ask.ty(0).bits())),
    (rows::MOV_VECTOR, |ask| {
        let elements: Vec<Want> = ask.list.iter().map(|&element| Want::Bits(element)).collect();
        let shape = (elements.len() as u32, ask.ty(0).bits());
        Answer { shape, ..Answer::numbers(ask.ty(0), &elements) }
    }),
    (rows::MOV_PRED, |ask| Answer::predicate(ask.operands[1] == 1)),
];

fn bitwise(ask: &Ask<'_>, f: fn(bool, bool) -> bool) -> Answer {
    let ty = ask.ty(0);
    let bit = |n: usize, i: u32| ask.operands[n] >> i & 1 == 1;
    let bits = (0..ty.bits()).filter(|&i| f(bit(1, i), bit(2, i))).map(|i| 1 << i);
    Answer::one(Want::Bits(bits.sum()), ty.bits())
}

/// The table is what the function makes of 0xf0, 0xcc and 0xaa.
fn looked_up(ask: &Ask<'_>, first: usize) -> u128 {
    let bit = |n: usize, i: u32| ask.operands[first + n] >> i & 1;
    let entry = |i: u32| bit(0, i) << 2 | bit(1, i) << 1 | bit(2, i);
    let table = ask.operands[first + 3];
    (0..32).map(|i| (table >> entry(i) & 1) << i).sum()
}

fn lookup_with_predicate(ask: &Ask<'_>) -> Answer {
    let (value, q) = (looked_up(ask, 2), ask.operands[6] == 1);
    let p = match ask.get() {
        Some(BoolOp::Or) => value != 0 || q,
        _ => value != 0 && q,
    };
    Answer { second: Some(Want::Bits(u128::from(p))), ..Answer::one(Want::Bits(value), 32) }
}

fn funnel_shift(ask: &Ask<'_>) -> Answer {
    let [_, a, b, c, ..] = ask.operands;
    let n = if ask.get() == Some(ShiftMode::Clamp) { c.min(32) } else { c & 0x1f };
    let value = match ask.get() {
        Some(ShiftDirection::Left) => b << n | a >> (32 - n),
        _ => b << (32 - n) | a >> n,
    };
    Answer::one(Want::Bits(value & mask(32)), 32)
}

fn permute(ask: &Ask<'_>) -> Answer {
    let [_, a, b, c, ..] = ask.operands;
    let byte = |n: u128| (b << 32 | a) >> (8 * n) & 0xff;
    // The sources of the bytes of the result, the highest first, by the selector.
    let table: [[u128; 4]; 4] = match ask.get() {
        None => {
            let pick = |i: u32| {
                let choice = c >> (4 * i) & 15;
                let value = byte(choice & 7);
                if choice < 8 { value } else { 0xff * (value >> 7) }
            };
            let value = (0..4).map(|i| pick(i) << (8 * i)).sum();
            return Answer::one(Want::Bits(value), 32);
        }
        Some(PermuteMode::F4e) => [[3, 2, 1, 0], [4, 3, 2, 1], [5, 4, 3, 2], [6, 5, 4, 3]],
        Some(PermuteMode::B4e) => [[5, 6, 7, 0], [6, 7, 0, 1], [7, 0, 1, 2], [0, 1, 2, 3]],
        Some(PermuteMode::Rc8) => [[0; 4], [1; 4], [2; 4], [3; 4]],
        Some(PermuteMode::Ecl) => [[3, 2, 1, 0], [3, 2, 1, 1], [3, 2, 2, 2], [3, 3, 3, 3]],
        Some(PermuteMode::Ecr) => [[0, 0, 0, 0], [1, 1, 1, 0], [2, 2, 1, 0], [3, 2, 1, 0]],
        Some(PermuteMode::Rc16) => [[1, 0, 1, 0], [3, 2, 3, 2], [1, 0, 1, 0], [3, 2, 3, 2]],
    };
    let sources = table[(c & 3) as usize];
    Answer::one(Want::Bits(sources.iter().fold(0, |value, &n| value << 8 | byte(n))), 32)
}
