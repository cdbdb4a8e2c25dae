//! Video instructions.

use super::{Answer, Ask, Model, Want, mask, number, range, saturated};
use irc_ptx::Select;
use irc_ptx::isa::{
    Compare, Lane, PlusOne, PtxType, RowId, Sat, ShiftMode, VideoOp, VideoScale, rows,
};

pub(super) const MODELS: &[(RowId, Model)] = &[
    (rows::VADD, |ask| scalar(ask, |_, a, b| a + b)),
    (rows::VSUB, |ask| scalar(ask, |_, a, b| a - b)),
    (rows::VABSDIFF, |ask| scalar(ask, |_, a, b| (a - b).abs())),
    (rows::VMIN, |ask| scalar(ask, |_, a, b| a.min(b))),
    (rows::VMAX, |ask| scalar(ask, |_, a, b| a.max(b))),
    (rows::VSHL, |ask| scalar(ask, |ask, a, b| a << amount(ask, b))),
    (rows::VSHR, |ask| scalar(ask, |ask, a, b| a >> amount(ask, b))),
    (rows::VMAD, multiply_add),
    (rows::VSET, |ask| scalar(ask, |ask, a, b| i128::from(compare(ask, a, b)))),
    (rows::VADD2, |ask| lanes(ask, |_, a, b| a + b)),
    (rows::VSUB2, |ask| lanes(ask, |_, a, b| a - b)),
    (rows::VAVRG2, |ask| lanes(ask, average)),
    (rows::VABSDIFF2, |ask| lanes(ask, |_, a, b| (a - b).abs())),
    (rows::VMIN2, |ask| lanes(ask, |_, a, b| a.min(b))),
    (rows::VMAX2, |ask| lanes(ask, |_, a, b| a.max(b))),
    (rows::VSET2, |ask| lanes(ask, |ask, a, b| i128::from(compare(ask, a, b)))),
    (rows::VADD4, |ask| lanes(ask, |_, a, b| a + b)),
    (rows::VSUB4, |ask| lanes(ask, |_, a, b| a - b)),
    (rows::VAVRG4, |ask| lanes(ask, average)),
    (rows::VABSDIFF4, |ask| lanes(ask, |_, a, b| (a - b).abs())),
    (rows::VMIN4, |ask| lanes(ask, |_, a, b| a.min(b))),
    (rows::VMAX4, |ask| lanes(ask, |_, a, b| a.max(b))),
    (rows::VSET4, |ask| lanes(ask, |ask, a, b| i128::from(compare(ask, a, b)))),
];

/// Half of the sum, rounded up if that is not negative, else down.
fn average(_: &Ask<'_>, a: i128, b: i128) -> i128 {
    if a + b >= 0 { (a + b + 1) >> 1 } else { (a + b) >> 1 }
}

fn amount(ask: &Ask<'_>, b: i128) -> i128 {
    if ask.get() == Some(ShiftMode::Clamp) { b.min(32) } else { b & 0x1f }
}

fn compare(ask: &Ask<'_>, a: i128, b: i128) -> bool {
    match ask.get().expect("the instruction has a condition") {
        Compare::Eq => a == b,
        Compare::Ne => a != b,
        Compare::Lt => a < b,
        Compare::Le => a <= b,
        Compare::Gt => a > b,
        _ => a >= b,
    }
}

/// Whether the row compares: then results are unsigned, and the types are of the operands.
fn compares(ask: &Ask<'_>) -> bool {
    [rows::VSET, rows::VSET2, rows::VSET4].contains(&ask.inst.row)
}

fn result_type(ask: &Ask<'_>) -> PtxType {
    if compares(ask) { PtxType::U32 } else { ask.ty(0) }
}

fn source_type(ask: &Ask<'_>, n: usize) -> PtxType {
    ask.ty(if compares(ask) { n - 1 } else { n })
}

fn width(select: Select) -> u32 {
    if select.is_whole() {
        32
    } else if select.lane() == Lane::Byte {
        8
    } else {
        16
    }
}

/// An integer type of a width with the sign of another.
fn resized(ty: PtxType, width: u32) -> PtxType {
    match (ty.is_signed(), width) {
        (true, 8) => PtxType::S8,
        (true, 16) => PtxType::S16,
        (true, _) => PtxType::S32,
        (false, 8) => PtxType::U8,
        (false, 16) => PtxType::U16,
        (false, _) => PtxType::U32,
    }
}

/// The part that is selected, and where it begins.
fn part(select: Select) -> (u32, u32) {
    let width = width(select);
    (select.numbers().next().map_or(0, |n| u32::from(n) * width), width)
}

fn selected(ask: &Ask<'_>, n: usize) -> i128 {
    let (first, width) = part(ask.video(n).select);
    number(resized(source_type(ask, n), width), ask.operands[n] >> first)
}

fn scalar(ask: &Ask<'_>, f: fn(&Ask<'_>, i128, i128) -> i128) -> Answer {
    let value = f(ask, selected(ask, 1), selected(ask, 2));
    let to = result_type(ask);
    let (first, width) = part(ask.video(0).select);
    let value = if ask.has(Sat::Sat) { saturated(resized(to, width), value) } else { value };
    let c = number(to, ask.operands[3]);
    let result = match ask.get() {
        Some(VideoOp::Add) => value + c,
        Some(VideoOp::Min) => value.min(c),
        Some(VideoOp::Max) => value.max(c),
        None if width == 32 => value,
        None => {
            let kept = ask.operands[3] & !(mask(width) << first);
            (kept | (value as u128 & mask(width)) << first) as i128
        }
    };
    Answer::one(Want::integer(result, 32), 32)
}

fn multiply_add(ask: &Ask<'_>) -> Answer {
    let [negates_a, negates_b, negates_c] = [1, 2, 3].map(|n| ask.video(n).negated);
    let negates = negates_a != negates_b;
    let signed = ask.ty(1).is_signed() || ask.ty(2).is_signed() || negates || negates_c;
    let ty = if signed { PtxType::S32 } else { PtxType::U32 };
    let product = selected(ask, 1) * selected(ask, 2);
    let product = if negates && !ask.has(PlusOne::PlusOne) { -product } else { product };
    let c = ask.operands[3];
    // The complement and one more is the negative, but the word is extended in between.
    let c = if negates_c { number(ty, !c & mask(32)) + 1 } else { number(ty, c) };
    let sum = product + c + i128::from(ask.has(PlusOne::PlusOne));
    let scaled = match ask.get() {
        None => sum,
        Some(VideoScale::Shr7) => sum >> 7,
        Some(VideoScale::Shr15) => sum >> 15,
    };
    let result = if ask.has(Sat::Sat) { saturated(ty, scaled) } else { scaled };
    Answer::one(Want::integer(result, 32), 32)
}

fn lanes(ask: &Ask<'_>, f: fn(&Ask<'_>, i128, i128) -> i128) -> Answer {
    let halves = ask.inst.row().mnemonic.ends_with('2');
    let (count, width) = if halves { (2, 16) } else { (4, 8) };
    // The numbers of a selector stand with the highest lane first.
    let select = |n: usize, otherwise: u32| -> Vec<u32> {
        let select = ask.video(n).select;
        let mut all: Vec<u32> = select.numbers().map(u32::from).collect();
        all.reverse();
        if select.is_whole() { (otherwise..otherwise + count).collect() } else { all }
    };
    let sources = ask.operands[2] << 32 | ask.operands[1];
    let lane = |n: usize, place: u32| {
        number(resized(source_type(ask, n), width), sources >> (place * width))
    };
    let (first, second) = (select(1, 0), select(2, count));
    let target = select(0, 0);
    let to = result_type(ask);
    let mut merged = 0;
    let mut sum = ask.operands[3] as i128;
    for i in 0..count {
        let t = f(ask, lane(1, first[i as usize]), lane(2, second[i as usize]));
        let (least, greatest) = range(resized(to, width));
        let t = if ask.has(Sat::Sat) { t.clamp(least, greatest) } else { t };
        let written = target.contains(&i);
        sum += if written { t } else { 0 };
        let bits = if written { t as u128 } else { ask.operands[3] >> (i * width) };
        merged |= (bits & mask(width)) << (i * width);
    }
    let value = if ask.has(VideoOp::Add) { sum } else { merged as i128 };
    Answer::one(Want::integer(value, 32), 32)
}
