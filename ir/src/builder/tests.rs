//! Tests of what all operations have in common.

#![allow(
    clippy::disallowed_methods,
    reason = "a test reads and blesses what is made from the table"
)]

use super::{FunctionBuilder, InstBuilder, MathBuilder};
use crate::function::Function;
use crate::module::Module;
use crate::op::{Arg, Args, Opcode, PayloadKind, table};
use crate::types::{F16, F32, I1, I32, PTR};
use crate::verify::verify_module;
use std::fmt::Write;

#[test]
fn operations_of_one_or_two_operands_are_built_by_their_opcode() {
    let mut module = Module::new();
    let func = module.add_func(Function::kernel("k", &[])).expect("the first of its name");
    let mut b = FunctionBuilder::new(&mut module, func);
    b.begin();
    let mut built = Vec::new();
    for &op in table::ALL {
        let row = op.desc();
        if row.terminator {
            continue;
        }
        let Some(types) = row.types else { continue };
        let Some(ty) = [I32, F32].into_iter().find(|&ty| types.contains(ty)) else { continue };
        let x = b.constant(ty, 1);
        match (row.args, row.payload) {
            (_, PayloadKind::IntCond | PayloadKind::FloatCond | PayloadKind::Integral) => {
                continue;
            }
            (Args::Fixed([Arg::T]), _) => b.unary(op, x),
            (Args::Fixed([Arg::T, Arg::T]), _) => b.binary(op, x, x),
            (Args::Fixed([Arg::T, Arg::I32]), PayloadKind::None | PayloadKind::IntFlags) => {
                b.binary(op, x, 3)
            }
            _ => continue,
        };
        built.push(op);
    }
    b.ret(None);
    b.finish().expect("nothing is misused");
    assert_eq!(verify_module(&module), Ok(()));
    assert!(built.contains(&Opcode::Add) && built.contains(&Opcode::Fsqrt), "{built:?}");
}

/// Whatever is built in is there for all types that it says, and makes right functions.
#[test]
fn what_is_built_in_verifies() {
    let unary = ["-", "~", "!", "abs", "sqrt", "floor", "ceil", "trunc", "rint", "sin"];
    let binary = ["+", "%", "<<", "min", "==", "<", "pow", "atan2"];
    let names = |names: &[&str], built: &dyn Fn(&str) -> bool| {
        names.iter().filter(|name| built(name)).copied().collect::<Vec<_>>().join(" ")
    };
    let made = [I1, I32, F16, F32, PTR].map(|ty| {
        let mut module = Module::new();
        let b = FunctionBuilder::kernel(&mut module, "k", &[ty]).expect("the first of its name");
        let b = std::cell::RefCell::new(b);
        let x = b.borrow_mut().begin()[0];
        let one = names(&unary, &|name| b.borrow_mut().builtin(name, &[x]).is_some());
        let two = names(&binary, &|name| b.borrow_mut().builtin(name, &[x, x]).is_some());
        let mut b = b.into_inner();
        b.ret(None);
        b.finish().expect("nothing is misused");
        assert_eq!(verify_module(&module), Ok(()));
        format!("{one} | {two}")
    });
    assert_eq!(
        made,
        [
            "- ~ ! abs | + % << min == <",
            "- ~ ! abs | + % << min == <",
            "- ! abs sqrt floor ceil trunc rint sin | + min == < pow atan2",
            "- ! abs sqrt floor ceil trunc rint sin | + min == < pow atan2",
            "! | == <",
        ]
    );
}

/// Operations whose names are taken: by the language, and by `Cursor`.
const OTHER_NAMES: [(&str, &str); 2] = [("match", "warp_match"), ("insert", "insert_lane")];

/// The method of a row that carries nothing but promises or float flags, and so has one form.
fn method(op: Opcode) -> Option<String> {
    let row = op.desc();
    let plain =
        matches!(row.payload, PayloadKind::None | PayloadKind::IntFlags | PayloadKind::Float);
    let Args::Fixed(args) = row.args else { return None };
    let name = op.name();
    let (params, call) = match args {
        [Arg::T] => ("x: Value", "unary(Opcode::OP, x)"),
        [Arg::T, Arg::T] => ("x: impl Operand, y: impl Operand", "binary(Opcode::OP, x, y)"),
        [Arg::T, Arg::I32] => {
            ("x: impl Operand, amount: impl Operand", "binary(Opcode::OP, x, amount)")
        }
        [Arg::T, Arg::T, Arg::I32] => (
            "high: Value, low: impl Operand, amount: impl Operand",
            "funnel(Opcode::OP, high, low, amount)",
        ),
        [Arg::T, Arg::I32, Arg::I32] => {
            ("x: Value, pos: impl Operand, len: impl Operand", "bfe(Opcode::OP, x, pos, len)")
        }
        _ => return None,
    };
    if !plain || row.results.len() != 1 || op == Opcode::Insert {
        return None;
    }
    let call = call.replace("OP", &format!("{op:?}"));
    let mut out = String::new();
    for line in wrap(row.summary) {
        let _ = writeln!(out, "        /// {line}");
    }
    let _ = writeln!(out, "        #[track_caller]");
    let head = format!("        fn {name}(&mut self, {params}) -> Value {{");
    if head.len() <= 100 {
        let _ = writeln!(out, "{head}");
    } else {
        let params = params.replace(", ", ",\n            ");
        let _ = writeln!(
            out,
            "        fn {name}(\n            &mut self,\n            {params},\n        \
             ) -> Value {{"
        );
    }
    let _ = writeln!(out, "            self.{call}\n        }}\n");
    Some(out)
}

/// Lines of at most 100 columns where they stand.
fn wrap(text: &str) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let line = lines.last_mut().expect("there is one");
        if line.len() + word.len() > 86 {
            lines.push(word.to_owned());
        } else {
            let space = if line.is_empty() { "" } else { " " };
            line.push_str(space);
            line.push_str(word);
        }
    }
    lines
}

/// `plain.rs` is made from the table: `BLESS=1 cargo test -p irc-ir --lib` makes it again.
#[test]
fn regular_methods_are_those_of_the_table() {
    let mut made = String::from(
        "//! Methods of `InstBuilder` for operations of a regular form. Made from the table of\n\
         //! operations by a test: `BLESS=1 cargo test -p irc-ir --lib` writes this file.\n\n\
         macro_rules! plain_operations {\n    () => {\n",
    );
    let methods: Vec<String> = table::ALL.iter().filter_map(|&op| method(op)).collect();
    made.push_str(methods.concat().trim_end());
    made.push_str("\n    };\n}\npub(super) use plain_operations;\n");
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/src/builder/plain.rs");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(path, &made).expect("the file can be written");
    }
    let found = std::fs::read_to_string(path).expect("the file is there");
    assert_eq!(found, made, "BLESS=1 makes the file again");
}

/// An operation that is not of a regular form has its method written by hand.
#[test]
fn every_operation_has_a_method_of_its_name() {
    let text = concat!(include_str!("inst.rs"), include_str!("plain.rs"), include_str!("ptx.rs"));
    for &op in table::ALL {
        let name = op.name();
        let renamed = OTHER_NAMES.iter().find(|(of, _)| *of == name);
        let name = renamed.map_or(name, |(_, method)| method);
        let has = |sign: char| text.contains(&format!("    fn {name}{sign}"));
        assert!(has('(') || has('<'), "`InstBuilder` has no method `{name}`");
    }
}

#[test]
fn functions_of_the_math_library_are_methods() {
    let mut module = Module::new();
    let func = module.add_func(Function::kernel("k", &[])).expect("the first of its name");
    let mut b = FunctionBuilder::new(&mut module, func);
    b.begin();
    let x = b.constant(F32, 0x3f00_0000);
    let sine = b.sin(x);
    let angle = b.atan2(x, sine);
    b.norm4d(x, sine, angle, x);
    b.ret(None);
    b.finish().expect("it is built");
    assert_eq!(verify_module(&module), Ok(()));
    let text = module.to_string();
    for line in ["math.f32 sin 0.5", "math atan2 0.5, %0", "math norm4d 0.5, %0, %1, 0.5"] {
        assert!(text.contains(line), "{line}: {text}");
    }
}
