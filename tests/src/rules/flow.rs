//! Branches: what is known behind them, and what they choose.

use super::Shape;

const PARAMS: &[(&str, &str)] =
    &[("x", "i8"), ("y", "i8"), ("c", "i1"), ("w", "i32"), ("v", "i64"), ("u", "i64")];

/// What may be known: a condition on one number or two.
const CONDITIONS: &[&str] = &[
    "icmp ult %x, 10",
    "icmp ugt %x, 100",
    "icmp slt %x, 0",
    "icmp sge %x, -3",
    "icmp sgt %x, 5",
    "icmp eq %x, 7",
    "icmp ne %x, 0",
    "icmp ult %x, %y",
    "icmp slt samesign %x, 20",
    "icmp uge 200, %x",
];

/// What uses it.
const USES: &[&str] = &[
    "icmp ult %x, 20",
    "icmp slt %x, 20",
    "icmp sgt %x, -1",
    "icmp eq %x, 7",
    "icmp ne %x, 200",
    "icmp uge %x, %y",
    "icmp ule samesign %x, 9",
];
const NUMBERS: &[&str] = &[
    "add %x, 1",
    "add %x, 100",
    "sub %x, 5",
    "mul %x, 3",
    "shl %x, 1",
    "umin %x, 50",
    "smin %x, 50",
    "umax %x, 10",
    "smax %x, 0",
    "urem %x, 16",
    "srem %x, 16",
    "sdiv %x, 4",
    "sdiv %x, -4",
    "udiv exact %x, 2",
    "and %x, 15",
    "and %x, 127",
    "lshr %x, 7",
    "sdiv %x, %y",
    "abs %x",
    "xor %x, %x",
];

fn branch(condition: &str, then: &str, other: &str, result: &str) -> Shape {
    let body = format!(
        "entry:\n  %k = {condition}\n  condbr %k, then, else\nthen:\n{then}  br join(%a)\n\
         else:\n{other}  \
         br join(%b)\njoin(%r: {result}):\n  ret %r\n"
    );
    Shape::blocks(PARAMS, result, &body)
}

/// Comparisons and arithmetic behind a branch, and behind two.
pub fn ranges() -> Vec<Shape> {
    let mut out = Vec::new();
    for condition in CONDITIONS {
        for one in USES {
            let (a, b) = (format!("  %a = {one}\n"), format!("  %b = {one}\n"));
            out.push(branch(condition, &a, &b, "i1"));
            let body = format!(
                "entry:\n  %k = {condition}\n  %l = {one}\n  condbr %k, then, done(0)\nthen:\n  \
                 condbr \
                 %l, done(1), done(2)\ndone(%r: i8):\n  ret %r\n"
            );
            out.push(Shape::blocks(PARAMS, "i8", &body));
            let assumed =
                [format!("%k = {condition}"), "assume %k".to_owned(), format!("%r = {one}")];
            out.push(Shape::lines(PARAMS, "i1", &assumed));
            let conditions = [
                format!("%k = {condition}"),
                "%m = and %k, %c".to_owned(),
                "assume %m".to_owned(),
                format!("%r = {one}"),
            ];
            out.push(Shape::lines(PARAMS, "i1", &conditions));
        }
        for one in NUMBERS {
            let (a, b) = (format!("  %a = {one}\n"), format!("  %b = {one}\n"));
            out.push(branch(condition, &a, &b, "i8"));
        }
        for one in ["zext.i32 %x", "sext.i32 %x"] {
            for two in [
                "add %z, 1000",
                "sub %z, 3",
                "mul %z, 300",
                "mul %z, %z",
                "sdiv %z, 3",
                "shl %z, 4",
            ] {
                let lines = |name: &str| {
                    format!(
                        "  %z{name} = {one}\n  %{name} = {}\n",
                        two.replace("%z", &format!("%z{name}"))
                    )
                };
                out.push(branch(condition, &lines("a"), &lines("b"), "i32"));
            }
        }
    }
    out.extend(wide_ranges());
    out.extend(in_ranges());
    out.extend(loops());
    out
}

/// Numbers of 64 bits that a branch says to fit 32.
fn wide_ranges() -> Vec<Shape> {
    let mut out = Vec::new();
    for condition in [
        "icmp ult %v, 1000",
        "icmp ult %v, 0x100000000",
        "icmp slt %v, 0x80000000",
        "icmp ult %v, 0x80000001",
    ] {
        for other in ["17", "-17", "0x80000000", "%u"] {
            for op in ["udiv", "urem", "sdiv", "srem", "udiv exact"] {
                let both = format!(
                    "entry:\n  %k = {condition}\n  %l = icmp ult %u, 0x90000000\n  \
                     %m = and %k, %l\n  condbr \
                     %m, then, done(%v)\nthen:\n  %a = {op} %v, {other}\n  br done(%a)\n\
                     done(%r: i64):\n  ret %r\n"
                );
                out.push(Shape::blocks(PARAMS, "i64", &both));
            }
        }
    }
    out
}

/// Numbers whose range is stated.
fn in_ranges() -> Vec<Shape> {
    let mut out = Vec::new();
    for (least, end) in [
        ("0", "10"),
        ("-5", "5"),
        ("1", "0"),
        ("-128", "127"),
        ("7", "8"),
        ("200", "3"),
        ("5", "5"),
    ] {
        for one in USES {
            let one = one.replace("%x", "%z");
            let lines = [format!("%z = in_range %x, {least}, {end}"), format!("%r = {one}")];
            out.push(Shape::lines(PARAMS, "i1", &lines));
        }
        for one in NUMBERS {
            let one = one.replace("%x", "%z");
            let lines = [format!("%z = in_range %x, {least}, {end}"), format!("%r = {one}")];
            out.push(Shape::lines(PARAMS, "i8", &lines));
        }
    }
    out
}

/// Loops that count up or down.
fn loops() -> Vec<Shape> {
    let mut out = Vec::new();
    for step in [
        "add nsw %i, 1",
        "add nuw %i, 3",
        "add %i, 5",
        "sub %i, 1",
        "sub nsw %i, 2",
        "add nsw %i, -1",
        "lshr %i, 1",
    ] {
        for (first, stop) in [
            ("0", "icmp sge %i, 20"),
            ("3", "icmp uge %i, %x"),
            ("20", "icmp slt %i, 2"),
            ("%x", "icmp ult %i, 4"),
        ] {
            for seen in ["icmp sge %i, 0", "icmp ult %i, 20", "icmp ule %i, %x", "icmp sgt %i, 2"] {
                let body = format!(
                    "entry:\n  br head({first}, false)\nhead(%i: i8, %s: i1):\n  %k = {stop}\n  \
                     condbr %k, \
                     done, next\nnext:\n  %t = {seen}\n  %z = xor %s, %t\n  %j = {step}\n  \
                     br head(%j, \
                     %z)\ndone:\n  ret %s\n"
                );
                out.push(Shape::blocks(PARAMS, "i1", &body));
            }
        }
    }
    out
}

/// Diamonds and triangles that become choices, and branches that are turned round.
pub fn choices() -> Vec<Shape> {
    let mut out = Vec::new();
    for condition in ["icmp slt %x, %y", "icmp eq %x, 3", "xor %c, true", "and %c, true"] {
        for one in ["add nsw %x, 1", "shl nuw %x, 3", "and %y, 7", "freeze %x"] {
            for two in ["sub nuw %x, %y", "or disjoint %x, 1", "mul nsw %x, %x"] {
                let (a, b) = (format!("  %a = {one}\n"), format!("  %b = {two}\n"));
                out.push(branch(condition, &a, &b, "i8"));
            }
            let triangle = format!(
                "entry:\n  %k = {condition}\n  condbr %k, then, join(%y)\nthen:\n  %a = {one}\n  \
                 br \
                 join(%a)\njoin(%r: i8):\n  ret %r\n"
            );
            out.push(Shape::blocks(PARAMS, "i8", &triangle));
        }
        for (a, b) in [("%x", "%y"), ("1", "0"), ("%x", "poison"), ("%x", "%x")] {
            let body = format!(
                "entry:\n  %k = {condition}\n  condbr %k, join({a}), join({b})\njoin(%r: i8):\n  \
                 ret %r\n"
            );
            out.push(Shape::blocks(PARAMS, "i8", &body));
        }
        out.extend(second_branches(condition));
    }
    out
}

/// A branch behind another, to where that may lead, too.
fn second_branches(condition: &str) -> Vec<Shape> {
    let mut out = Vec::new();
    for second in ["icmp ult %x, 20", "icmp eq %y, 7", "freeze %c"] {
        for first in ["more, no", "no, more"] {
            for last in ["yes, no", "no, yes"] {
                let body = format!(
                    "entry:\n  %k = {condition}\n  condbr %k, {first}\nmore:\n  \
                     %z = add nsw %x, 100\n  %w = icmp sgt %z, 3\n  %l = {second}\n  \
                     %m = and %l, %w\n  condbr %m, {last}\nyes:\n  ret 1\nno:\n  ret 0\n"
                );
                out.push(Shape::blocks(&PARAMS[..3], "i8", &body));
            }
        }
    }
    out
}
