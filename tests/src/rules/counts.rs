//! Counts of bits that are written out, and what is nearly one.

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
    out
}
