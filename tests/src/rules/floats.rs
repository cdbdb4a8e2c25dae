//! Floats: every number of `f16`, corners and others of the wider types.

use super::Shape;

/// What is divided by, multiplied with and added.
fn constants(ty: &str) -> &'static [&'static str] {
    match ty {
        "f16" => &[
            "0.0",
            "-0.0",
            "1.0",
            "-1.0",
            "2.0",
            "-4.0",
            "0.5",
            "3.0",
            "16384.0",
            "32768.0",
            "0.00006103515625",
        ],
        _ => &["0.0", "-0.0", "1.0", "-1.0", "2.0", "-4.0", "0.5", "3.0", "1024.0", "0.0009765625"],
    }
}

/// One and two operations on floats with constants on either side.
pub fn arithmetic() -> Vec<Shape> {
    let mut out = Vec::new();
    for ty in ["f16", "bf16", "f32", "f64"] {
        let params = [("x", ty), ("y", ty), ("z", ty)];
        let modes: &[&str] = match ty {
            "f32" => &["", "rz", "rm", "rp", "ftz", "rz ftz", "contract", "normal"],
            "f64" => &["", "rz", "rm", "rp", "normal"],
            _ => &[""],
        };
        for mode in modes {
            for op in ["fadd", "fsub", "fmul", "fdiv", "fmin", "fmax", "fminimum", "fmaximum"] {
                let takes = match op {
                    "fmin" | "fmax" | "fminimum" | "fmaximum" => matches!(*mode, "" | "ftz"),
                    "fdiv" => *mode != "contract",
                    _ => *mode != "normal",
                };
                if !takes {
                    continue;
                }
                for c in constants(ty) {
                    out.push(Shape::lines(
                        &params,
                        ty,
                        &[format!("%r = {op}.{ty} {mode} %x, {c}")],
                    ));
                    out.push(Shape::lines(
                        &params,
                        ty,
                        &[format!("%r = {op}.{ty} {mode} {c}, %x")],
                    ));
                }
                out.push(Shape::lines(&params, ty, &[format!("%r = {op} {mode} %x, %x")]));
            }
        }
        out.extend(signs(ty));
        out.extend(signed_terms(ty, modes));
        out.extend(comparisons(ty));
    }
    // Powers of two at the ends of f32.
    for c in ["0x7e800000", "0x7f000000", "0x00800000", "0x00400000", "0x00000001", "0x80800000"] {
        for mode in ["", "ftz", "rz", "rm ftz"] {
            let lines = [format!("%c = bitcast.f32 {c}: i32"), format!("%r = fdiv {mode} %x, %c")];
            out.push(Shape::lines(&[("x", "f32")], "f32", &lines));
        }
    }
    out
}

/// Negations and magnitudes, one on the other.
fn signs(ty: &str) -> Vec<Shape> {
    let mut out = Vec::new();
    let ops = ["fneg", "fabs"];
    for (a, b) in ops.iter().flat_map(|a| ops.iter().map(move |b| (a, b))) {
        let lines = [format!("%a = {a} %x"), format!("%r = {b} %a")];
        out.push(Shape::lines(&[("x", ty)], ty, &lines));
    }
    for op in ["fadd", "fsub", "fmul", "fdiv"] {
        for line in [format!("%r = {op} %a, %y"), format!("%r = {op} %y, %a")] {
            let lines = ["%a = fneg %x".to_owned(), line];
            out.push(Shape::lines(&[("x", ty), ("y", ty)], ty, &lines));
        }
    }
    out
}

/// Sums with a number that a condition gives its sign.
fn signed_terms(ty: &str, modes: &[&str]) -> Vec<Shape> {
    let mut out = Vec::new();
    let params = [("c", "i1"), ("x", ty), ("y", ty)];
    for mode in modes.iter().filter(|mode| **mode != "normal") {
        for choice in ["%x, %n", "%n, %x"] {
            for sum in ["fadd {} %s, %y", "fadd {} %y, %s", "fsub {} %s, %y", "fsub {} %y, %s"] {
                let lines = [
                    "%n = fneg %x".to_owned(),
                    format!("%s = select %c, {choice}"),
                    format!("%r = {}", sum.replace("{}", mode)),
                ];
                out.push(Shape::lines(&params, ty, &lines));
            }
        }
    }
    out
}

const CONDITIONS: &[&str] = &[
    "oeq", "one", "olt", "ole", "ogt", "oge", "ueq", "une", "ult", "ule", "ugt", "uge", "ord",
    "uno",
];

fn comparisons(ty: &str) -> Vec<Shape> {
    let mut out = Vec::new();
    let params = [("x", ty), ("y", ty)];
    for cond in CONDITIONS {
        for mode in if ty == "f32" { &["", "ftz"][..] } else { &[""] } {
            let fcmp = format!("fcmp.{ty} {cond} {mode}");
            for c in ["0.0", "1.0", "-2.0"] {
                out.push(Shape::lines(&params, "i1", &[format!("%r = {fcmp} {c}, %x")]));
                out.push(Shape::lines(&params, "i1", &[format!("%r = {fcmp} %x, {c}")]));
            }
            out.push(Shape::lines(&params, "i1", &[format!("%r = {fcmp} %x, %x")]));
            let lines = [format!("%a = {fcmp} %x, %y"), "%r = xor %a, true".to_owned()];
            out.push(Shape::lines(&params, "i1", &lines));
        }
    }
    out
}

/// Floats of integers that were extended, and of truth values.
pub fn of_integers() -> Vec<Shape> {
    let mut out = Vec::new();
    for float in ["f16", "bf16", "f32", "f64"] {
        for line in ["utof.{} %x", "stof.{} %x", "utof.{} nneg %x"] {
            let line = format!("%r = {}", line.replace("{}", float));
            out.push(Shape::lines(&[("x", "i1")], float, &[line]));
        }
        for extend in ["zext", "zext nneg", "sext"] {
            let (op, promise) = extend.split_once(' ').unwrap_or((extend, ""));
            for conversion in ["stof", "utof"] {
                let lines = [
                    format!("%a = {op}.i32 {promise} %x"),
                    format!("%r = {conversion}.{float} %a"),
                ];
                out.push(Shape::lines(&[("x", "i1")], float, &lines));
            }
        }
    }
    for (from, to) in [("i8", "i32"), ("i16", "i32"), ("i32", "i64")] {
        for extend in ["zext", "zext nneg", "sext"] {
            let (op, promise) = extend.split_once(' ').unwrap_or((extend, ""));
            for float in ["f16", "f32", "f64"] {
                for conversion in ["stof", "utof"] {
                    for mode in ["", "rz"] {
                        let lines = [
                            format!("%a = {op}.{to} {promise} %x"),
                            format!("%r = {conversion}.{float} {mode} %a"),
                        ];
                        out.push(Shape::lines(&[("x", from)], float, &lines));
                    }
                }
            }
        }
    }
    out
}
