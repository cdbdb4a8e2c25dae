//! Small trees of operations on integers and addresses.

use super::{Shape, counts};

/// Operations on two numbers of one type, with the promises that they may make.
const BINARY: &[(&str, &[&str])] = &[
    ("add", &["", "nsw", "nuw", "nsw nuw"]),
    ("sub", &["", "nsw", "nuw", "nsw nuw"]),
    ("mul", &["", "nsw", "nuw", "nsw nuw"]),
    ("and", &[""]),
    ("or", &["", "disjoint"]),
    ("xor", &[""]),
    ("sdiv", &["", "exact"]),
    ("udiv", &["", "exact"]),
    ("srem", &[""]),
    ("urem", &[""]),
    ("smin", &[""]),
    ("smax", &[""]),
    ("umin", &[""]),
    ("umax", &[""]),
    ("smulh", &[""]),
    ("umulh", &[""]),
];
/// Operations on a number and an amount.
const SHIFTS: &[(&str, &[&str])] = &[
    ("shl", &["", "nsw", "nuw"]),
    ("lshr", &["", "exact"]),
    ("ashr", &["", "exact"]),
    ("rotl", &[""]),
    ("rotr", &[""]),
];
const UNARY: &[&str] = &["abs", "popcnt", "clz", "ctz", "bitrev"];
const CONDITIONS: &[&str] = &["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"];
const AMOUNTS: &[&str] = &["0", "1", "3", "7", "8", "9", "16", "31", "32", "33", "64", "-1"];
const WIDTHS: &[&str] = &["i8", "i16", "i32", "i64"];

/// Constants of a type: those that rules ask for, and their neighbours.
fn constants(ty: &str) -> Vec<String> {
    let bits: u32 = ty[1..].parse().expect("the type is an integer");
    let least = -(1i128 << (bits - 1));
    let some =
        [0, 1, 2, 3, 5, 8, 100, -1, -2, -7, -8, least, least + 1, -(least + 1), -(least / 2)];
    some.iter().map(i128::to_string).collect()
}

/// Every operation with each of its promises: its text for a type, and whether the second operand
/// is an amount.
fn operations(ty: &str) -> Vec<(&'static str, String, bool)> {
    let all = BINARY.iter().map(|op| (op, false)).chain(SHIFTS.iter().map(|op| (op, true)));
    all.flat_map(|(&(name, promises), is_shift)| {
        promises.iter().map(move |promise| (name, format!("{name}.{ty} {promise}"), is_shift))
    })
    .collect()
}

/// What may be the second operand: constants, another parameter or the same.
fn seconds(ty: &str, is_shift: bool) -> Vec<String> {
    let mut out: Vec<String> = match is_shift {
        true => AMOUNTS.iter().map(|&amount| amount.to_owned()).collect(),
        false => constants(ty),
    };
    out.push(if is_shift { "%n" } else { "%y" }.to_owned());
    out
}

fn params(ty: &str) -> [(&'static str, &str); 4] {
    [("x", ty), ("y", ty), ("n", "i32"), ("c", "i1")]
}

/// One operation, at each width: with constants on either side, and of one operand twice.
pub fn single() -> Vec<Shape> {
    let mut out = Vec::new();
    for ty in WIDTHS {
        let mut add = |line: String| out.push(Shape::lines(&params(ty), ty, &[line]));
        for (_, op, is_shift) in operations(ty) {
            for second in seconds(ty, is_shift) {
                add(format!("%r = {op} %x, {second}"));
            }
            for c in constants(ty) {
                add(format!("%r = {op} {c}, {}", if is_shift { "%n" } else { "%y" }));
                add(format!("%r = {op} {c}, 3"));
            }
            add(format!("%r = {op} %x, poison"));
            if !is_shift {
                add(format!("%r = {op} %x, %x"));
            }
        }
        for op in UNARY {
            add(format!("%r = {op} %x"));
        }
        for op in ["fshl", "fshr"] {
            for amount in AMOUNTS.iter().chain(&["%n"]) {
                add(format!("%r = {op} %x, %y, {amount}"));
                add(format!("%r = {op} %x, %x, {amount}"));
                add(format!("%r = {op}.{ty} 5, %x, {amount}"));
            }
        }
    }
    out
}

/// Two operations at 8 bits, one on the result of the other: all pairs of the same operation, and a
/// sample of the others.
pub fn pairs() -> Vec<Shape> {
    pairs_of("i8", 48)
}

/// The same at the widths of registers.
pub fn wide_pairs() -> Vec<Shape> {
    WIDTHS[1..].iter().flat_map(|ty| pairs_of(ty, 2400)).collect()
}

fn pairs_of(ty: &str, one_in: u64) -> Vec<Shape> {
    let mut out = Vec::new();
    let operations = operations(ty);
    for (outer_name, outer, outer_shifts) in &operations {
        for (inner_name, inner, inner_shifts) in &operations {
            let one_in = if outer_name == inner_name { one_in / 48 } else { one_in };
            for second in seconds(ty, *inner_shifts) {
                let first = format!("%a = {inner} %x, {second}");
                for other in seconds(ty, *outer_shifts).into_iter().chain(["%x".to_owned()]) {
                    if *outer_shifts && other == "%x" {
                        continue;
                    }
                    let last = format!("%r = {outer} %a, {other}");
                    let lines = [first.clone(), last];
                    out.push(Shape::lines(&params(ty), ty, &lines).sampled(one_in));
                    if !outer_shifts {
                        let last = format!("%r = {outer} {other}, %a");
                        let lines = [first.clone(), last];
                        out.push(Shape::lines(&params(ty), ty, &lines).sampled(one_in * 2));
                    }
                }
            }
        }
    }
    out
}

const CASTS: &[&str] = &["zext", "zext nneg", "sext", "trunc", "trunc nsw", "trunc nuw"];

/// The text of a cast between two types, if there is one.
fn cast(kind: &str, from: &str, to: &str, value: &str) -> Option<String> {
    let bits = |ty: &str| ty[1..].parse::<u32>().expect("the type is an integer");
    let (op, promise) = kind.split_once(' ').unwrap_or((kind, ""));
    let fits = if op == "trunc" { bits(to) < bits(from) } else { bits(to) > bits(from) };
    fits.then(|| format!("{op}.{to} {promise} {value}"))
}

/// Two and three extensions and truncations in a row.
pub fn casts() -> Vec<Shape> {
    let types = ["i1", "i8", "i16", "i32", "i64"];
    let mut out = Vec::new();
    for (from, first) in types.iter().flat_map(|from| CASTS.iter().map(move |cast| (from, cast))) {
        for (a, second) in types.iter().flat_map(|a| CASTS.iter().map(move |cast| (a, cast))) {
            for b in types {
                let (Some(one), Some(two)) = (cast(first, from, a, "%x"), cast(second, a, b, "%a"))
                else {
                    continue;
                };
                let lines = [format!("%a = {one}"), format!("%r = {two}")];
                out.push(Shape::lines(&[("x", from)], b, &lines));
                for (to, third) in types.iter().flat_map(|c| CASTS.iter().map(move |k| (c, k))) {
                    let Some(three) = cast(third, b, to, "%b") else { continue };
                    let lines =
                        [format!("%a = {one}"), format!("%b = {two}"), format!("%r = {three}")];
                    out.push(Shape::lines(&[("x", from)], to, &lines).sampled(8));
                }
            }
        }
    }
    out
}

/// Operations on extended numbers, cut again or not: where wide arithmetic may be narrow.
pub fn extended() -> Vec<Shape> {
    let mut out = Vec::new();
    for (narrow, wide) in [("i8", "i16"), ("i8", "i32"), ("i8", "i64"), ("i32", "i64")] {
        for (_, op, is_shift) in operations(wide) {
            for (one, two) in
                [("zext", "zext"), ("sext", "sext"), ("zext nneg", "zext"), ("sext", "zext")]
            {
                let a = cast(one, narrow, wide, "%x").expect("it is wider");
                let b = cast(two, narrow, wide, "%y").expect("it is wider");
                let mut add = |lines: &[String], result: &str, one_in| {
                    out.push(Shape::lines(&params(narrow), result, lines).sampled(one_in));
                };
                let a = format!("%a = {a}");
                for second in seconds(wide, is_shift) {
                    if second != "%y" {
                        let lines = [a.clone(), format!("%r = {op} %a, {second}")];
                        add(&lines, wide, if narrow == "i8" { 1 } else { 8 });
                        let lines = [
                            a.clone(),
                            format!("%b = {op} %a, {second}"),
                            format!("%r = trunc.{narrow} %b"),
                        ];
                        add(&lines, narrow, 4);
                    }
                }
                if !is_shift {
                    let line = format!("%r = {op} %a, %b");
                    add(&[a, format!("%b = {b}"), line], wide, 1);
                }
            }
        }
    }
    out
}

/// Comparisons, of plain, computed and extended numbers, and logic on what they say.
pub fn comparisons() -> Vec<Shape> {
    let mut out = Vec::new();
    for cond in CONDITIONS {
        for promise in ["", "samesign"] {
            for ty in WIDTHS {
                let icmp = format!("icmp.{ty} {cond} {promise}");
                let params = params(ty);
                let mut add = |lines: &[String]| out.push(Shape::lines(&params, "i1", lines));
                add(&[format!("%r = {icmp} %x, %x")]);
                add(&[format!("%r = {icmp} %x, %y")]);
                add(&[format!("%a = {icmp} %x, %y"), "%r = xor %a, true".to_owned()]);
                for c in constants(ty) {
                    add(&[format!("%r = {icmp} %x, {c}")]);
                    add(&[format!("%r = {icmp} {c}, %x")]);
                    add(&[format!("%a = {icmp} %x, {c}"), "%r = xor %a, true".to_owned()]);
                }
                for (extend, c) in [("zext", "0"), ("zext", "1"), ("sext", "0"), ("sext", "-1")] {
                    let line = format!("%a = {extend}.{ty} %c");
                    add(&[line, format!("%r = {icmp} %a, {c}")]);
                }
            }
            out.extend(compared_results(cond, promise));
        }
        out.extend(compared_extensions(cond));
        out.extend(compared_sums(cond));
        out.extend(compared_twice(cond));
        out.extend(counts::tested_bits(cond));
        out.extend(chosen_by_comparison(cond));
        let icmp = format!("%r = icmp.i1 {cond}");
        for other in ["true", "false", "%d", "%c"] {
            out.push(Shape::lines(
                &[("c", "i1"), ("d", "i1")],
                "i1",
                &[format!("{icmp} %c, {other}")],
            ));
        }
    }
    out
}

/// Comparisons of extended integers with each other, and with constants about what they reach.
fn compared_extensions(cond: &str) -> Vec<Shape> {
    let mut out = Vec::new();
    let extensions = ["sext", "zext", "zext nneg"];
    let spell = |extension: &str, of: &str| match extension.split_once(' ') {
        Some((op, flag)) => format!("{op}.i64 {flag} {of}"),
        None => format!("{extension}.i64 {of}"),
    };
    for (one, two) in extensions.iter().flat_map(|one| extensions.map(|two| (*one, two))) {
        let lines = [
            format!("%a = {}", spell(one, "%x")),
            format!("%b = {}", spell(two, "%y")),
            format!("%r = icmp {cond} %a, %b"),
        ];
        out.push(Shape::lines(&[("x", "i32"), ("y", "i32")], "i1", &lines));
    }
    let bounds = ["0", "5", "512", "0x7fffffff", "0x80000000", "0xffffffff", "-1", "-2147483648"];
    for (one, bound) in extensions.iter().flat_map(|one| bounds.map(|bound| (*one, bound))) {
        let lines = [format!("%a = {}", spell(one, "%x")), format!("%r = icmp {cond} %a, {bound}")];
        out.push(Shape::lines(&[("x", "i32")], "i1", &lines));
    }
    out
}

/// Two comparisons of a number with constants, both or one of which has to hold.
fn compared_twice(cond: &str) -> Vec<Shape> {
    let mut out = Vec::new();
    for other in ["sge %x, 0", "sgt %x, -1", "slt %x, 0", "sle %x, -1", "sgt %x, 0"] {
        for (c, op) in [("7", "and"), ("7", "or"), ("127", "and"), ("-3", "and"), ("0", "or")] {
            let (one, two) = (format!("icmp {other}"), format!("icmp {cond} %x, {c}"));
            for (a, b) in [(&one, &two), (&two, &one)] {
                let select = match op {
                    "and" => "select %a, %b, false",
                    _ => "select %a, true, %b",
                };
                for logic in [&format!("{op} %a, %b"), select] {
                    let lines = [format!("%a = {a}"), format!("%b = {b}"), format!("%r = {logic}")];
                    out.push(Shape::lines(&[("x", "i8")], "i1", &lines));
                }
            }
        }
    }
    out
}

/// Choices by a comparison of what is chosen, and of a number or its negation.
fn chosen_by_comparison(cond: &str) -> Vec<Shape> {
    let mut out = Vec::new();
    let params = [("x", "i8"), ("y", "i8")];
    for (a, b) in [("%x", "%y"), ("%y", "%x")] {
        for promise in ["", "samesign "] {
            let test = format!("%c = icmp {cond} {promise}%x, %y");
            out.push(Shape::lines(&params, "i8", &[test, format!("%r = select %c, {a}, {b}")]));
        }
    }
    for (a, b) in [("%x", "100"), ("100", "%x")] {
        let test = format!("%c = icmp {cond} %x, 100");
        out.push(Shape::lines(&params[..1], "i8", &[test, format!("%r = select %c, {a}, {b}")]));
    }
    for bound in ["-2", "-1", "0", "1", "2"] {
        for promise in ["", "nsw "] {
            for (a, b) in [("%x", "%n"), ("%n", "%x")] {
                let lines = [
                    format!("%n = sub {promise}0, %x"),
                    format!("%c = icmp {cond} %x, {bound}"),
                    format!("%r = select %c, {a}, {b}"),
                ];
                out.push(Shape::lines(&params[..1], "i8", &lines));
            }
        }
    }
    out
}

/// Sums and products with constants, of what is no parameter, compared with constants.
fn compared_sums(cond: &str) -> Vec<Shape> {
    const CONSTANTS: [&str; 6] = ["1", "3", "-1", "-7", "127", "-128"];
    let mut out = Vec::new();
    for ty in ["i8", "i32"] {
        for promise in ["", "nsw", "nuw"] {
            for c in CONSTANTS {
                for bound in CONSTANTS {
                    for op in ["add", "mul", "shl"] {
                        let lines = [
                            "%b = xor %x, 85".to_owned(),
                            format!("%a = {op} {promise} %b, {c}"),
                            format!("%r = icmp {cond} %a, {bound}"),
                        ];
                        out.push(Shape::lines(&params(ty), "i1", &lines));
                    }
                }
            }
        }
    }
    out
}

/// Comparisons of what an operation gives.
fn compared_results(cond: &str, promise: &str) -> Vec<Shape> {
    let mut out = Vec::new();
    for (_, op, is_shift) in operations("i8") {
        for second in seconds("i8", is_shift) {
            for c in ["0", "1", "5", "100", "-1", "-128", "%x"] {
                let lines = [
                    format!("%a = {op} %x, {second}"),
                    format!("%r = icmp {cond} {promise} %a, {c}"),
                ];
                let is_cheap = second != "%y" && second != "%n";
                let one_in = if is_cheap { 40 } else { 80 };
                out.push(Shape::lines(&params("i8"), "i1", &lines).sampled(one_in));
            }
        }
    }
    out
}

/// Two comparisons of the same numbers.
fn two_orders() -> Vec<Shape> {
    let conditions = ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"];
    let logic = ["or %a, %b", "and %a, %b", "select %a, true, %b", "select %a, %b, false"];
    let mut out = Vec::new();
    for (one, two) in conditions.iter().flat_map(|one| conditions.iter().map(move |two| (one, two)))
    {
        for (operands, logic) in ["%x, %y", "%y, %x"].iter().flat_map(|it| logic.map(|l| (it, l))) {
            let lines = [
                format!("%a = icmp {one} %x, %y"),
                format!("%b = icmp {two} {operands}"),
                format!("%r = {logic}"),
            ];
            out.push(Shape::lines(&[("x", "i8"), ("y", "i8")], "i1", &lines));
        }
    }
    out
}

/// Truth values: logic, choices, widening.
pub fn truth() -> Vec<Shape> {
    let params = [("c", "i1"), ("d", "i1"), ("x", "i8"), ("y", "i8")];
    let mut out = two_orders();
    let truths = ["%c", "%d", "true", "false", "poison"];
    for op in ["and", "or", "xor", "add", "sub", "mul", "udiv", "sdiv", "umin", "smax"] {
        for (a, b) in truths.iter().flat_map(|a| truths.iter().map(move |b| (a, b))) {
            let first = format!("%e = {op}.i1 {a}, {b}");
            out.push(Shape::lines(&params, "i1", &[first.replace("%e", "%r")]));
            for other in ["and", "or", "xor"] {
                let last = format!("%r = {other}.i1 %e, true");
                out.push(Shape::lines(&params, "i1", &[first.clone(), last]));
            }
        }
        for (one, two) in [("zext", "zext"), ("sext", "sext"), ("zext", "sext")] {
            let lines = [
                format!("%a = {one}.i8 %c"),
                format!("%b = {two}.i8 %d"),
                format!("%r = {op} %a, %b"),
            ];
            out.push(Shape::lines(&params, "i8", &lines));
            for c in ["0", "1", "-1", "2"] {
                let lines = [format!("%a = {one}.i8 %c"), format!("%r = {op} %a, {c}")];
                out.push(Shape::lines(&params, "i8", &lines));
            }
        }
    }
    let conditions = ["%c", "true", "false", "poison"];
    let values = ["%x", "%y", "0", "1", "-1", "5", "poison"];
    for cond in conditions {
        for (a, b) in values.iter().flat_map(|a| values.iter().map(move |b| (a, b))) {
            let select = |cond: &str| format!("%r = select.i8 {cond}, {a}, {b}");
            out.push(Shape::lines(&params, "i8", &[select(cond)]));
            let lines = ["%n = xor %c, true".to_owned(), select("%n")];
            out.push(Shape::lines(&params, "i8", &lines));
        }
        for (a, b) in truths.iter().flat_map(|a| truths.iter().map(move |b| (a, b))) {
            let line = format!("%r = select.i1 {cond}, {a}, {b}");
            out.push(Shape::lines(&params, "i1", &[line]));
        }
    }
    for op in ["and", "or", "xor"] {
        for (one, two) in [("%x", "%y"), ("%y", "%x")] {
            let lines = [
                format!("%a = trunc.i1 {one}"),
                format!("%b = trunc.i1 {two}"),
                format!("%r = {op} %a, %b"),
            ];
            out.push(Shape::lines(&params[2..], "i1", &lines));
        }
    }
    for lines in [
        vec!["%r = freeze %x"],
        vec!["%r = freeze 5: i8"],
        vec!["%r = freeze poison: i8"],
        vec!["%a = freeze %x", "%r = freeze %a"],
        vec!["%a = freeze %x", "%r = sub %a, %a"],
        vec!["%a = add nsw %x, 1", "%r = freeze %a"],
        vec!["%a = freeze %x", "%b = icmp slt %a, 5", "%r = select %b, %a, %y"],
        vec!["%a = udiv %x, 0", "%r = freeze %a"],
    ] {
        let lines: Vec<String> = lines.into_iter().map(str::to_owned).collect();
        out.push(Shape::lines(&params, "i8", &lines));
    }
    let of_comparison = |line: &str| {
        let lines = ["%a = icmp ult %x, %y".to_owned(), line.to_owned()];
        Shape::lines(&params, "i1", &lines)
    };
    out.push(of_comparison("%r = freeze %a"));
    out
}

/// Numbers of 64 bits that are put together of halves, and their parts.
pub fn halves() -> Vec<Shape> {
    let mut out = Vec::new();
    let lows = [
        "zext.i64 %y",
        "sext.i64 %y",
        "and %w, 0xffffffff",
        "and %w, 0x1ffffffff",
        "lshr %w, 40",
        "lshr %w, 51",
        "lshr %w, 32",
    ];
    let highs =
        ["shl %h, 32", "shl %h, 31", "shl %h, 13", "shl nuw %h, 24", "and %h, 0xffffffff00000000"];
    for (low, high) in lows.iter().flat_map(|low| highs.iter().map(move |high| (low, high))) {
        for extend in ["zext.i64 %x", "sext.i64 %x", "or %v, 1"] {
            for op in ["or", "or disjoint", "add", "add nuw", "xor", "sub"] {
                for operands in ["%a, %b", "%b, %a"] {
                    let lines = [
                        format!("%h = {extend}"),
                        format!("%a = {low}"),
                        format!("%b = {high}"),
                        format!("%r = {op} {operands}"),
                    ];
                    let params = [("x", "i32"), ("y", "i32"), ("v", "i64"), ("w", "i64")];
                    out.push(Shape::lines(&params, "i64", &lines).sampled(2));
                }
            }
        }
    }
    for (shift, by) in [("lshr", 32), ("ashr", 32), ("lshr", 31), ("ashr", 33), ("lshr exact", 32)]
    {
        for to in ["i8", "i16", "i32"] {
            let lines = [format!("%a = {shift} %w, {by}"), format!("%r = trunc.{to} %a")];
            out.push(Shape::lines(&[("w", "i64")], to, &lines));
        }
    }
    out
}

/// Divisions of numbers of which something is known.
pub fn divisions() -> Vec<Shape> {
    let mut out = Vec::new();
    let sources = [
        ("i32", "lshr %x, 20"),
        ("i32", "and %x, 255"),
        ("i32", "or %x, 0x80000000"),
        ("i64", "lshr %x, 33"),
        ("i64", "lshr %x, 31"),
        ("i64", "and %x, 0xffff"),
        ("i64", "ashr %x, 32"),
    ];
    for (ty, source) in sources {
        for op in ["sdiv", "udiv", "srem", "urem", "sdiv exact", "udiv exact"] {
            let mut add = |divisor: &[String], by: &str| {
                let mut lines = vec![format!("%a = {source}")];
                lines.extend_from_slice(divisor);
                lines.push(format!("%r = {op} %a, {by}"));
                out.push(Shape::lines(&[("x", ty), ("y", ty)], ty, &lines));
            };
            for c in ["1", "-1", "2", "-2", "3", "6", "7", "-7", "10", "28", "300", "65537"] {
                add(&[], c);
            }
            add(&[], "%y");
            add(&["%b = and %y, 0xff".to_owned()], "%b");
            add(&["%b = lshr %y, 1".to_owned()], "%b");
            add(&["%b = or %y, 1".to_owned()], "%b");
        }
    }
    for (ty, exact) in [("i8", ""), ("i8", " exact"), ("i32", ""), ("i64", " exact")] {
        for sign in ["s", "u"] {
            let quotient = format!("%q = {sign}div{exact} %x, %y");
            let remainder = format!("%m = {sign}rem %x, %y");
            for lines in [[&quotient, &remainder], [&remainder, &quotient]] {
                let mut lines = lines.map(String::clone).to_vec();
                lines.extend(["%t = shl %m, 4".to_owned(), "%r = xor %t, %q".to_owned()]);
                out.push(Shape::lines(&[("x", ty), ("y", ty)], ty, &lines));
            }
        }
    }
    out.extend(divisions_of_unknown_width());
    let extensions = ["sext.i64 %x", "zext.i64 %x", "zext.i64 nneg %x"];
    let divisors = ["sext.i64 %y", "zext.i64 %y", "sext.i64 %s", "zext.i64 %s", "zext.i64 %n"];
    for (dividend, divisor) in extensions.iter().flat_map(|x| divisors.iter().map(move |y| (x, y)))
    {
        for op in ["sdiv", "udiv", "srem", "urem", "sdiv exact", "udiv exact"] {
            let lines = [
                "%s = trunc.i16 %y".to_owned(),
                "%n = and %y, 127".to_owned(),
                format!("%a = {dividend}"),
                format!("%b = {divisor}"),
                format!("%r = {op} %a, %b"),
            ];
            out.push(Shape::lines(&[("x", "i32"), ("y", "i32")], "i64", &lines));
        }
    }
    out
}

/// Divisions of 64 bits by a divisor of which nothing is known.
fn divisions_of_unknown_width() -> Vec<Shape> {
    let mut out = Vec::new();
    for op in ["sdiv", "udiv", "srem", "urem", "sdiv exact", "udiv exact"] {
        for dividend in ["zext.i64 %x", "sext.i64 %x"] {
            let lines = [format!("%a = {dividend}"), format!("%r = {op} %a, %y")];
            out.push(Shape::lines(&[("x", "i32"), ("y", "i64")], "i64", &lines));
        }
        let lines = [format!("%r = {op} %x, %y")];
        out.push(Shape::lines(&[("x", "i64"), ("y", "i64")], "i64", &lines));
    }
    out
}

/// What an index is made of before it is extended.
const NARROW: [&str; 20] = [
    "add nsw %i, 3",
    "add nuw %i, 3",
    "add %i, 3",
    "sub nsw %i, 3",
    "sub nuw %i, 3",
    "shl nsw %i, 1",
    "shl nuw %i, 1",
    "shl %i, 1",
    "mul nsw %i, 6",
    "mul nuw %i, 6",
    "mul %i, 6",
    "or %i, 3",
    "or disjoint %i, 3",
    "add nsw %i, %j",
    "add nuw %i, %j",
    "sub nsw %i, %j",
    "and %i, 15",
    "lshr %i, 4",
    "xor %i, -1",
    "sub nsw 3, %i",
];
/// What is made of that, still narrow.
const OUTER: [&str; 8] = [
    "add nsw %a, 5",
    "add nuw %a, 5",
    "shl nsw %a, 2",
    "shl nuw %a, 2",
    "mul nsw %a, 3",
    "or disjoint %a, 64",
    "add %a, %j",
    "or %a, 1",
];

/// Sums whose terms have a factor in common, the terms in every order of addition.
pub fn factors() -> Vec<Shape> {
    let mut out = Vec::new();
    let flags = ["", "nsw", "nuw", "nsw nuw"];
    let sums: [&[&str]; 6] = [
        &["%r = add {} %b, %c"],
        &["%r = add {} %c, %b"],
        &["%s = add {} %b, %c", "%r = add {} %s, %x"],
        &["%s = add {} %x, %b", "%r = add {} %s, %c"],
        &["%s = add {} %c, %x", "%r = add {} %b, %s"],
        &["%d = mul {} %x, %z", "%s = add {} %b, %c", "%r = add {} %s, %d"],
    ];
    let kinds = ["i8", "i32", "i64"].into_iter().flat_map(|ty| flags.map(|flag| (ty, flag)));
    for ((ty, flag), sum) in kinds.flat_map(|kind| sums.map(|sum| (kind, sum))) {
        for by in ["3", "-1", "%z", "%y"] {
            let mut lines = vec![
                "%z = xor %x, 5".to_owned(),
                format!("%a = mul {flag} %x, %y"),
                format!("%b = mul {flag} %a, %z"),
                format!("%c = mul {flag} %y, {by}"),
            ];
            lines.extend(sum.iter().map(|line| line.replace("{}", flag)));
            out.push(Shape::lines(&[("x", ty), ("y", ty)], ty, &lines));
        }
    }
    for (scale, last) in [(1, 1), (4, 4), (4, 8)] {
        let lines = [
            "%a = mul %l, %m".to_owned(),
            "%b = mul %a, 3".to_owned(),
            "%c = mul %m, %m".to_owned(),
            format!("%q = ptradd %p, %l * {scale} + 8"),
            format!("%s = ptradd nuw %q, %b * {scale} + 4"),
            format!("%r = ptradd nusw %s, %c * {last} + 16"),
        ];
        let params = [("p", "ptr"), ("l", "i64"), ("m", "i64")];
        out.push(Shape::lines(&params, "ptr", &lines));
    }
    out.extend(rests());
    out
}

/// Sums of a quotient and of what remained, both times something.
fn rests() -> Vec<Shape> {
    let mut out = Vec::new();
    let sums: [&[&str]; 7] = [
        &["%a = mul %q, %y", "%r = add %a, %m"],
        &["%a = mul nsw nuw %y, %q", "%r = add nsw nuw %m, %a"],
        &["%a = mul %q, %x", "%r = add %a, %m"],
        &["%z = xor %x, 5", "%o = udiv %z, %y", "%a = mul %o, %y", "%r = add %a, %m"],
        &["%a = mul %q, %y", "%b = mul %a, %x", "%c = mul %m, %x", "%r = add %b, %c"],
        &["%z = mul %x, %y", "%b = mul nsw %q, %z", "%c = mul %m, %x", "%r = add nsw %c, %b"],
        &[
            "%a = mul %q, %y",
            "%b = mul %a, 6",
            "%c = mul %m, 6",
            "%s = add %b, 9",
            "%r = add %s, %c",
        ],
    ];
    let rests = [("udiv", "urem"), ("sdiv", "srem"), ("udiv exact", "urem"), ("udiv", "srem")];
    for (ty, (quotient, rest)) in
        ["i8", "i32", "i64"].into_iter().flat_map(|ty| rests.map(|it| (ty, it)))
    {
        for sum in sums {
            let mut lines = vec![format!("%q = {quotient} %x, %y"), format!("%m = {rest} %x, %y")];
            lines.extend(sum.iter().map(|&line| line.to_owned()));
            out.push(Shape::lines(&[("x", ty), ("y", ty)], ty, &lines));
            lines[1] = "%m = sub %x, %n".to_owned();
            lines.insert(1, "%n = mul %q, %y".to_owned());
            out.push(Shape::lines(&[("x", ty), ("y", ty)], ty, &lines));
        }
    }
    out
}

/// Sums of products, and others that a multiple of a product away, of which one or both are needed.
pub fn neighbours() -> Vec<Shape> {
    let mut out = Vec::new();
    let kinds = ["i8", "i32", "i64"].into_iter().flat_map(|ty| ["", "nsw", "nuw"].map(|f| (ty, f)));
    for (ty, flag) in kinds {
        for (by, more) in [("1", "%x"), ("-1", "%x"), ("3", "%y"), ("%x", "%x"), ("-2", "7")] {
            for last in ["add %r1, %r2", "select %less, %r1, %r2", "select %less, %r2, %r1"] {
                let lines = [
                    "%less = icmp slt %x, %y".to_owned(),
                    "%z = xor %x, 5".to_owned(),
                    format!("%a1 = mul {flag} %y, %z"),
                    format!("%b1 = add {flag} %a1, %y"),
                    format!("%c1 = mul {flag} %b1, %x"),
                    format!("%d1 = add {flag} %c1, %y"),
                    "%r1 = xor %d1, 3".to_owned(),
                    format!("%n = add {flag} %z, {by}"),
                    format!("%a2 = mul {flag} %y, %n"),
                    format!("%b2 = add {flag} %a2, %y"),
                    format!("%c2 = mul {flag} %b2, {more}"),
                    format!("%d2 = add {flag} %c2, %y"),
                    "%r2 = xor %d2, 6".to_owned(),
                    format!("%r = {last}"),
                ];
                out.push(Shape::lines(&[("x", ty), ("y", ty)], ty, &lines));
            }
        }
    }
    out
}

/// Addresses with offsets and indices.
pub fn addresses() -> Vec<Shape> {
    let mut out = Vec::new();
    let promises = ["", "nusw", "nuw", "nuw nusw", "near"];
    let params = [("p", "ptr"), ("i", "i8"), ("j", "i8"), ("k", "i32"), ("l", "i64")];
    let mut add = |lines: &[String], one_in| {
        out.push(Shape::lines(&params, "ptr", lines).sampled(one_in));
    };
    let offsets = ["0", "8", "-8", "0x7fffffffffffffff", "16"];
    for (one, two) in promises.iter().flat_map(|a| promises.iter().map(move |b| (a, b))) {
        for (a, b) in offsets.iter().flat_map(|a| offsets.iter().map(move |b| (a, b))) {
            add(&[format!("%q = ptradd {one} %p, {a}"), format!("%r = ptradd {two} %q, {b}")], 1);
        }
        for index in ["3: i64", "-1: i64", "0x7fffffffffffffff: i64", "-5: i32", "0: i32"] {
            add(
                &[
                    format!("%q = ptradd {one} %p, 8"),
                    format!("%r = ptradd {two} %q, {index} * 4 + 4"),
                ],
                1,
            );
        }
    }
    let extends = ["sext.i64 %b", "zext.i64 %b", "zext.i64 nneg %b", "zext.i32 %b", "sext.i32 %b"];
    for first in NARROW {
        for (second, extend) in OUTER.iter().flat_map(|b| extends.iter().map(move |e| (b, e))) {
            for scale in ["", " * 4", " * 12 + 8"] {
                let lines = [
                    format!("%a = {first}"),
                    format!("%b = {second}"),
                    format!("%e = {extend}"),
                    format!("%r = ptradd %p, %e{scale}"),
                ];
                add(&lines, 3);
            }
        }
        for wide in ["add %e, 7", "shl %e, 3", "mul %e, %l", "sub %l, %e", "mul %e, -24"] {
            for scale in ["", " * 4 + 4"] {
                let lines = [
                    format!("%a = {first}"),
                    "%e = sext.i64 %a".to_owned(),
                    format!("%w = {wide}"),
                    format!("%r = ptradd %p, %w{scale}"),
                ];
                add(&lines, 1);
            }
        }
    }
    out.extend(shared_addresses());
    out
}

/// Two addresses that differ in constants of their indices: what they share comes apart deeper.
fn shared_addresses() -> Vec<Shape> {
    let mut out = Vec::new();
    for op in ["add nsw", "add nuw", "add"] {
        for outer in ["shl nsw", "shl nuw", "shl"] {
            for extend in ["sext", "zext"] {
                let lines = [
                    format!("%a = {op} %i, 1"),
                    format!("%b = {outer} %a, 2"),
                    format!("%c = {op} %b, %j"),
                    format!("%d = {outer} %i, 2"),
                    format!("%e = {op} %d, %j"),
                    format!("%f = {extend}.i64 %c"),
                    format!("%g = {extend}.i64 %e"),
                    "%q = ptradd %p, %f * 4".to_owned(),
                    "%s = ptradd %p, %g * 4".to_owned(),
                    "%t = ptrtoint.i64 %q".to_owned(),
                    "%u = ptrtoint.i64 %s".to_owned(),
                    "%v = mul %t, 3".to_owned(),
                    "%r = xor %v, %u".to_owned(),
                ];
                let params = [("p", "ptr"), ("i", "i8"), ("j", "i8")];
                out.push(Shape::lines(&params, "i64", &lines));
            }
        }
    }
    out
}
