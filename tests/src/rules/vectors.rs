//! Vectors and casts that keep bits.

use super::Shape;

fn shape(params: &[(&'static str, &str)], result: &str, lines: &[&str]) -> Shape {
    let lines: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
    Shape::lines(params, result, &lines)
}

/// Lanes that are put in and taken out.
pub fn lanes() -> Vec<Shape> {
    let params = [("x", "i16"), ("y", "i16"), ("z", "i16"), ("w", "i32")];
    let made = [
        "vbuild.<2 x i16> %x, %y",
        "splat.<2 x i16> %x",
        "bitcast.<2 x i16> %w",
        "vbuild.<2 x i16> %x, poison",
    ];
    let mut out = Vec::new();
    for (made, lane) in made.iter().flat_map(|made| ["0", "1"].map(|lane| (made, lane))) {
        let made = format!("%a = {made}");
        let extract = format!("%r = extract %a, {lane}");
        out.push(shape(&params, "i16", &[&made, &extract]));
        for at in ["0", "1"] {
            let insert = format!("%b = insert %a, %z, {at}");
            let extract = format!("%r = extract %b, {lane}");
            out.push(shape(&params, "i16", &[&made, &insert, &extract]));
        }
        let shuffled = [&made[..], "%l = extract %a, 0", "%h = extract %a, 1"];
        for order in ["%l, %h", "%h, %l", "%l, %l", "%l, %z"] {
            let build = format!("%b = vbuild.<2 x i16> {order}");
            let lines = [&shuffled[..], &[&build[..], "%r = bitcast.i32 %b"]].concat();
            out.push(shape(&params, "i32", &lines));
        }
    }
    for op in ["add", "sub", "and", "or", "xor", "umin", "smax", "shl", "mul"] {
        for c in ["0", "1", "-1"] {
            let c = format!("%c = splat.<2 x i16> {c}");
            let operand = if op == "shl" { "0" } else { "%c" };
            for line in [format!("%b = {op} %a, {operand}"), format!("%b = {op} %a, %a")] {
                if op == "shl" && line.ends_with("%a, %a") {
                    continue;
                }
                let lines = ["%a = bitcast.<2 x i16> %w", &c, &line, "%r = bitcast.i32 %b"];
                out.push(shape(&params, "i32", &lines));
            }
        }
    }
    out
}

/// Casts of bits and addresses, alone and two in a row.
pub fn casts() -> Vec<Shape> {
    let mut out = Vec::new();
    let bits = ["i32", "f32", "<2 x i16>", "<4 x i8>", "<2 x f16>"];
    for (a, b) in bits.iter().flat_map(|a| bits.iter().map(move |b| (a, b))) {
        let lines = [
            format!("%a = bitcast.{a} %x"),
            format!("%b = bitcast.{b} %a"),
            "%r = bitcast.i32 %b".to_owned(),
        ];
        out.push(Shape::lines(&[("x", "i32")], "i32", &lines));
    }
    let params = [("x", "i64"), ("p", "ptr"), ("g", "ptr.global")];
    out.extend([
        shape(&params, "i64", &["%a = inttoptr.ptr %x", "%r = ptrtoint.i64 %a"]),
        shape(&params, "ptr", &["%a = ptrtoint.i64 %p", "%r = inttoptr.ptr %a"]),
        shape(&params, "ptr.global", &["%a = ptrtoint.i64 %p", "%r = inttoptr.ptr.global %a"]),
        shape(&params, "ptr.global", &["%a = addrcast.ptr %g", "%r = addrcast.ptr.global %a"]),
        shape(&params, "ptr", &["%a = addrcast.ptr.global %p", "%r = addrcast.ptr %a"]),
        shape(&params, "ptr.shared", &["%a = addrcast.ptr %g", "%r = addrcast.ptr.shared %a"]),
    ]);
    // Halves that are put together and taken apart again.
    for (ty, n) in [("i32", 2), ("i16", 4)] {
        let lanes = if n == 2 { "%x, %y" } else { "%x, %y, %y, %x" };
        let built = format!("%a = vbuild.<{n} x {ty}> {lanes}");
        for cut in ["i8", "i16", "i32"] {
            let lines = [&built, "%b = bitcast.i64 %a", &format!("%r = trunc.{cut} %b")];
            out.push(shape(&[("x", ty), ("y", ty)], cut, &lines));
        }
    }
    // And halves of one number, or of two.
    for other in ["%x", "%y"] {
        let lines = [
            "%a = trunc.i32 %x",
            "%b = zext.i64 %a",
            &format!("%c = lshr {other}, 32"),
            "%d = trunc.i32 %c",
            "%e = zext.i64 %d",
            "%f = shl %e, 32",
            "%r = or %b, %f",
        ];
        out.push(shape(&[("x", "i64"), ("y", "i64")], "i64", &lines));
    }
    out
}
