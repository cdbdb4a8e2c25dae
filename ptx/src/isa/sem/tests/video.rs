//! Video instructions, against the pseudo-code of the manual.

use super::{inst, run_form};
use crate::Select;
use crate::isa::modifiers::Modifier;
use crate::isa::sem::{Form, VideoOperand};
use crate::isa::{Compare, PlusOne, PtxType, RowId, Sat, ShiftMode, VideoOp, VideoScale, rows};

const TYPES: [PtxType; 2] = [PtxType::U32, PtxType::S32];
const WORDS: [u32; 8] =
    [0, 1, 0xffff_ffff, 0x8000_0000, 0x7fff_ffff, 0x80ff_7f01, 0x1234_5678, 0xfedc_ba98];

fn select(word: &str) -> Select {
    if word.is_empty() { Select::WHOLE } else { Select::from_word(word).expect("a selector") }
}

/// The form of a row with types and with selectors of its first operands.
fn form(row: RowId, types: &[PtxType], selects: [&str; 3]) -> Form {
    let mut inst = inst(row, types[0]);
    for (i, &ty) in types.iter().enumerate() {
        inst = inst.with_type(i, ty);
    }
    let mut form = Form::of(&inst);
    for (video, word) in form.video.iter_mut().zip(selects) {
        video.select = select(word);
    }
    form
}

fn with<M: Modifier>(mut form: Form, modifier: Option<M>) -> Form {
    let part = form.row.part_of(M::KIND).expect("the row has such a part");
    form.mods.set(part, modifier.map_or(0, Modifier::code));
    form
}

fn run(form: &Form, operands: [u32; 3]) -> u32 {
    run_form(form, &operands.map(u128::from)) as u32
}

/// A byte, a half or the whole of a word as a number, from its text.
fn part(word: u32, select: &str, ty: PtxType) -> i64 {
    let index = select.get(1..).and_then(|digits| digits.parse::<usize>().ok()).unwrap_or(0);
    let bytes = word.to_le_bytes();
    let signed = ty == PtxType::S32;
    match select.chars().next() {
        Some('b') if signed => i64::from(bytes[index].cast_signed()),
        Some('b') => i64::from(bytes[index]),
        Some(_) => {
            let half = u16::from_le_bytes([bytes[2 * index], bytes[2 * index + 1]]);
            if signed { i64::from(half.cast_signed()) } else { i64::from(half) }
        }
        None if signed => i64::from(word.cast_signed()),
        None => i64::from(word),
    }
}

fn clamp(value: i64, select: &str, ty: PtxType) -> i64 {
    let (least, greatest) = match (select.chars().next(), ty) {
        (Some('b'), PtxType::U32) => (0, 0xff),
        (Some('b'), _) => (-0x80, 0x7f),
        (Some(_), PtxType::U32) => (0, 0xffff),
        (Some(_), _) => (-0x8000, 0x7fff),
        (None, PtxType::U32) => (0, 0xffff_ffff),
        (None, _) => (-0x8000_0000, 0x7fff_ffff),
    };
    value.clamp(least, greatest)
}

/// The result merged into a word, byte by byte.
fn merge(value: i64, select: &str, c: u32) -> u32 {
    let mut bytes = c.to_le_bytes();
    let index = select.get(1..).and_then(|digits| digits.parse::<usize>().ok()).unwrap_or(0);
    match select.chars().next() {
        Some('b') => bytes[index] = value as u8,
        Some(_) => bytes[2 * index..][..2].copy_from_slice(&(value as u16).to_le_bytes()),
        None => return value as u32,
    }
    u32::from_le_bytes(bytes)
}

type Model = fn(i64, i64) -> i64;

const SCALARS: [(RowId, Model); 5] = [
    (rows::VADD, |a, b| a + b),
    (rows::VSUB, |a, b| a - b),
    (rows::VABSDIFF, |a, b| if a < b { b - a } else { a - b }),
    (rows::VMIN, |a, b| if a < b { a } else { b }),
    (rows::VMAX, |a, b| if a < b { b } else { a }),
];

#[test]
fn scalars_extract_clamp_and_merge() {
    for (row, model) in SCALARS {
        for case in 0..8 {
            let types = [0, 1, 2].map(|i| TYPES[case >> i & 1]);
            for (d, a, b) in [("", "", ""), ("b2", "h1", "b3"), ("h1", "b0", ""), ("b0", "", "h0")]
            {
                for sat in [None, Some(Sat::Sat)] {
                    let form = with(form(row, &types, [d, a, b]), sat);
                    for (i, &x) in WORDS.iter().enumerate() {
                        let (y, z) = (WORDS[(3 * i + 1) % 8], WORDS[(5 * i + 2) % 8]);
                        let value = model(part(x, a, types[1]), part(y, b, types[2]));
                        let value = if sat.is_some() { clamp(value, d, types[0]) } else { value };
                        assert_eq!(
                            run(&form, [x, y, z]),
                            merge(value, d, z),
                            "{form:?} {x:x} {y:x}"
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn scalars_have_a_second_operation() {
    use PtxType::{S32, U32};
    let vmin = |op, ty| with(form(rows::VMIN, &[ty, S32, S32], ["", "b0", "b0"]), Some(op));
    // The lesser of -1 and 5 is -1; the sign of the third operand is that of the result.
    assert_eq!(run(&vmin(VideoOp::Add, S32), [0xff, 5, 10]), 9);
    assert_eq!(run(&vmin(VideoOp::Min, S32), [0xff, 5, 0xffff_fffe]), 0xffff_fffe);
    assert_eq!(run(&vmin(VideoOp::Max, S32), [0xff, 5, 0xffff_fffe]), 0xffff_ffff);
    assert_eq!(run(&vmin(VideoOp::Max, U32), [0xff, 5, 0xffff_fffe]), 0xffff_fffe);
    let vset = with(form(rows::VSET, &[S32, U32], ["", "h1", ""]), Some(Compare::Lt));
    assert_eq!(run(&vset, [0xffff_0000, 0, 7]), 1);
    assert_eq!(run(&with(vset, Some(VideoOp::Add)), [0xffff_0000, 0, 7]), 8);
    let merged = with(form(rows::VSET, &[U32, U32], ["b1", "", ""]), Some(Compare::Ge));
    assert_eq!(run(&merged, [4, 4, 0x1234_5678]), 0x1234_0178);
}

#[test]
fn shifts_clamp_and_wrap() {
    use PtxType::{S32, U32};
    let shift = |row, ty, mode| with(form(row, &[ty, ty, U32], [""; 3]), Some(mode));
    assert_eq!(run(&shift(rows::VSHL, U32, ShiftMode::Clamp), [3, 40, 0]), 0);
    assert_eq!(run(&shift(rows::VSHL, U32, ShiftMode::Wrap), [3, 40, 0]), 0x300);
    assert_eq!(run(&shift(rows::VSHR, S32, ShiftMode::Clamp), [0x8000_0000, 99, 0]), 0xffff_ffff);
    assert_eq!(run(&shift(rows::VSHR, U32, ShiftMode::Clamp), [0x8000_0000, 99, 0]), 0);
    assert_eq!(run(&shift(rows::VSHR, S32, ShiftMode::Wrap), [0x8000_0000, 33, 0]), 0xc000_0000);
    let sat = with(shift(rows::VSHL, S32, ShiftMode::Clamp), Some(Sat::Sat));
    assert_eq!(run(&sat, [0x4000_0000, 1, 0]), 0x7fff_ffff);
    assert_eq!(run(&sat, [0x8000_0000, 1, 0]), 0x8000_0000);
}

#[test]
fn products_are_negated_scaled_and_clamped() {
    use PtxType::{S32, U32};
    let mad = |types: [PtxType; 2], negated: [bool; 3]| {
        let mut form = form(rows::VMAD, &[S32, types[0], types[1]], [""; 3]);
        for (video, negated) in form.video[1..].iter_mut().zip(negated) {
            *video = VideoOperand { negated, ..*video };
        }
        form
    };
    let plain = mad([U32, U32], [false; 3]);
    assert_eq!(run(&plain, [7, 6, 100]), 142);
    assert_eq!(run(&with(plain, Some(PlusOne::PlusOne)), [7, 6, 100]), 143);
    assert_eq!(run(&mad([U32, U32], [true, false, false]), [7, 6, 100]), 58);
    assert_eq!(run(&mad([U32, U32], [true, true, false]), [7, 6, 100]), 142);
    assert_eq!(run(&mad([S32, U32], [false, false, true]), [0xffff_ffff, 6, 100]) as i32, -106);
    // 2^32 - 1 squared, less 2^32 - 1: the third operand counts as -1 once anything is negated.
    assert_eq!(run(&mad([U32, U32], [false, false, true]), [u32::MAX; 3]), 2);
    let scaled = with(plain, Some(VideoScale::Shr15));
    assert_eq!(run(&scaled, [0x8000, 0x1_0003, 0x7fff]), 0x1_0003);
    let sat = with(plain, Some(Sat::Sat));
    assert_eq!(run(&sat, [u32::MAX, 2, 0]), u32::MAX);
    let signed = with(mad([S32, S32], [true, false, false]), Some(Sat::Sat));
    assert_eq!(run(&signed, [0x4000_0000, 4, 0]), 0x8000_0000);
    assert_eq!(run(&with(signed, Some(VideoScale::Shr7)), [256, 1, 0]) as i32, -2);
}

const PACKED: [(RowId, RowId, Model); 6] = [
    (rows::VADD2, rows::VADD4, |a, b| a + b),
    (rows::VSUB2, rows::VSUB4, |a, b| a - b),
    (rows::VAVRG2, rows::VAVRG4, |a, b| {
        let sum = a + b;
        if sum >= 0 { (sum + 1).div_euclid(2) } else { sum.div_euclid(2) }
    }),
    (rows::VABSDIFF2, rows::VABSDIFF4, |a, b| if a < b { b - a } else { a - b }),
    (rows::VMIN2, rows::VMIN4, |a, b| if a < b { a } else { b }),
    (rows::VMAX2, rows::VMAX4, |a, b| if a < b { b } else { a }),
];

/// The lane that a place of a selector names, from the pair of sources.
fn lane(pair: [u32; 2], letter: char, digits: &str, place: usize, ty: PtxType) -> i64 {
    let count = digits.len();
    let number = digits.as_bytes()[count - 1 - place] - b'0';
    let number = usize::from(number);
    part(pair[number / count], &format!("{letter}{}", number % count), ty)
}

#[test]
fn lanes_are_permuted_masked_and_added() {
    let halves = ('h', ["10", "32"], [["", "", ""], ["h10", "h31", "h02"], ["h1", "h22", ""]]);
    let bytes =
        ('b', ["3210", "7654"], [["", "", ""], ["b20", "b7046", ""], ["b310", "", "b0123"]]);
    for (row2, row4, model) in PACKED {
        for (row, (letter, own, selects)) in [(row2, halves), (row4, bytes)] {
            let count = own[0].len();
            for case in 0..32 {
                let types = [0, 1, 2].map(|i| TYPES[case >> i & 1]);
                let (sat, adds) = (case >= 16, case & 24 == 8);
                for [d, a, b] in selects {
                    let form = with(form(row, &types, [d, a, b]), sat.then_some(Sat::Sat));
                    let form = with(form, adds.then_some(VideoOp::Add));
                    let mask = if d.is_empty() { own[0] } else { &d[1..] };
                    let pick = |select: &'static str, own| {
                        if select.is_empty() { own } else { &select[1..] }
                    };
                    let (asel, bsel) = (pick(a, own[0]), pick(b, own[1]));
                    for (i, &x) in WORDS.iter().enumerate() {
                        let (y, z) = (WORDS[(3 * i + 1) % 8], WORDS[(5 * i + 2) % 8]);
                        let mut want = z;
                        for place in 0..count {
                            let name = format!("{letter}{place}");
                            if !mask.contains(&name[1..]) {
                                continue;
                            }
                            let value = model(
                                lane([x, y], letter, asel, place, types[1]),
                                lane([x, y], letter, bsel, place, types[2]),
                            );
                            let value = if sat { clamp(value, &name, types[0]) } else { value };
                            want = match adds {
                                true => want.wrapping_add(value as u32),
                                false => merge(value, &name, want),
                            };
                        }
                        assert_eq!(run(&form, [x, y, z]), want, "{form:?} {x:x} {y:x} {z:x}");
                    }
                }
            }
        }
    }
}

#[test]
fn lanes_are_compared() {
    use PtxType::{S32, U32};
    let set = |row, types: &[PtxType], compare| with(form(row, types, [""; 3]), Some(compare));
    let vset2 = set(rows::VSET2, &[S32, S32], Compare::Lt);
    assert_eq!(run(&vset2, [0xffff_0005, 0x0000_0004, 0]), 0x0001_0000);
    assert_eq!(run(&with(vset2, Some(VideoOp::Add)), [0xffff_0003, 0x0000_0004, 40]), 42);
    let vset4 = set(rows::VSET4, &[U32, U32], Compare::Ge);
    assert_eq!(run(&vset4, [0xff80_0102, 0x7f80_0202, 0]), 0x0101_0001);
}
