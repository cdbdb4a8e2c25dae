//! Counts and magnitudes that are written out by bits, what is nearly one, numbers of 64 bits that
//! fit 32, and tests of bits.

use super::Shape;

/// Sums of sums of neighbouring bits, their parts in both orders, with one number wrong or none.
pub fn counts() -> Vec<Shape> {
    let mut out = Vec::new();
    for (ty, bits) in [("i16", 16), ("i32", 32), ("i64", 64)] {
        let each = |byte: u64| (u64::MAX / 0xff * byte) & (u64::MAX >> (64 - bits));
        for (subtracts, masks_once) in [(false, false), (false, true), (true, false), (true, true)]
        {
            for wrong in 0..8 {
                let or = |at, right: u64| if wrong == at { right ^ 2 } else { right };
                let mask = |at, byte| or(at, each(byte));
                let mut lines = vec![
                    format!("%a = lshr %x, {}", or(1, 1)),
                    format!("%b = and %a, {}", mask(2, 0x55)),
                ];
                match subtracts {
                    true => lines.push("%c = sub %x, %b".to_owned()),
                    false => lines.extend([
                        format!("%d = and %x, {}", each(0x55)),
                        "%c = add %b, %d".to_owned(),
                    ]),
                }
                lines.extend([
                    format!("%e = lshr %c, {}", or(3, 2)),
                    format!("%f = and %e, {}", each(0x33)),
                    format!("%g = and %c, {}", mask(4, 0x33)),
                    "%h = add %g, %f".to_owned(),
                    format!("%i = lshr %h, {}", or(5, 4)),
                ]);
                match masks_once {
                    true => lines.extend([
                        "%j = add %i, %h".to_owned(),
                        format!("%k = and %j, {}", mask(6, 0x0f)),
                    ]),
                    false => lines.extend([
                        format!("%j = and %i, {}", mask(6, 0x0f)),
                        format!("%l = and %h, {}", each(0x0f)),
                        "%k = add %j, %l".to_owned(),
                    ]),
                }
                lines.extend([
                    format!("%m = mul %k, {}", mask(7, 0x01)),
                    format!("%r = lshr %m, {}", bits - 8),
                ]);
                out.push(Shape::lines(&[("x", ty)], ty, &lines));
            }
        }
    }
    out.extend(magnitudes());
    out.extend(low_words());
    out
}

/// Sums and differences with a sign in every order, and with what is none.
fn magnitudes() -> Vec<Shape> {
    let mut out = Vec::new();
    let pairs = [("xor", "sub"), ("add", "xor"), ("sub", "xor"), ("xor", "add"), ("add", "sub")];
    for (ty, bits) in [("i8", 8), ("i32", 32), ("i64", 64)] {
        for (first, second) in pairs {
            for operands in ["%x, %s", "%s, %x", "%y, %s"] {
                for last in ["%t, %s", "%s, %t", "%t, %x"] {
                    for by in [bits - 1, bits - 2] {
                        let lines = [
                            format!("%s = ashr %x, {by}"),
                            format!("%t = {first} {operands}"),
                            format!("%r = {second} {last}"),
                        ];
                        out.push(Shape::lines(&[("x", ty), ("y", ty)], ty, &lines));
                    }
                }
            }
        }
    }
    out
}

/// Comparisons of numbers of which the upper half is zero, or nearly.
fn low_words() -> Vec<Shape> {
    let mut out = Vec::new();
    let numbers = [
        "and %x, 0xffff0fff",
        "lshr %x, 32",
        "lshr %y, 31",
        "and %y, 0x80000000",
        "and %y, -2",
        "urem %y, 0x80000001",
        "and %x, 0x1ffffffff",
    ];
    for cond in ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"] {
        for a in numbers {
            let mut add = |lines: &[String]| {
                out.push(Shape::lines(&[("x", "i64"), ("y", "i64")], "i1", lines));
            };
            for b in numbers {
                add(&[
                    format!("%a = {a}"),
                    format!("%b = {b}"),
                    format!("%r = icmp {cond} %a, %b"),
                ]);
            }
            for constant in ["0x80000000", "0xfffffffe", "0x100000001", "-5"] {
                add(&[format!("%a = {a}"), format!("%r = icmp {cond} %a, {constant}")]);
            }
        }
    }
    out
}

/// Comparisons with 0 of the bits of a number that are at a place.
pub fn tested_bits(cond: &str) -> Vec<Shape> {
    let mut out = Vec::new();
    let places = ["shl 1, %n", "shl -128, %n", "shl 5, %n", "shl nuw 3, %n", "shl nsw 1, %n"];
    for (ty, place) in ["i8", "i32", "i64"].iter().flat_map(|ty| places.map(|it| (ty, it))) {
        let (op, rest) = place.split_once(' ').expect("it has operands");
        for (a, b) in [("%x", "%b"), ("%b", "%x"), ("%b", "%y")] {
            let lines = [
                format!("%b = {op}.{ty} {rest}"),
                format!("%m = and {a}, {b}"),
                format!("%r = icmp {cond} %m, 0"),
            ];
            out.push(Shape::lines(&[("x", ty), ("y", ty), ("n", "i32")], "i1", &lines));
        }
    }
    out
}
