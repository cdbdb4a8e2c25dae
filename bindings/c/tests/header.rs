//! The headers are what the crate and the table of operations say. `BLESS=1 cargo test -p irc-c
//! --test header` writes them.

use irc_compiler::ir::op::table::ALL;
use irc_compiler::ir::op::{Arg, Args, OpDesc, Opcode, PayloadKind};
use pretty_assertions::assert_eq;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

/// Operations that the generated functions do not have, as they name blocks, functions and the
/// like: `operations.rs` has them.
const BY_HAND: &[Opcode] = &[
    Opcode::Extract,
    Opcode::Insert,
    Opcode::Vbuild,
    Opcode::Shuffle,
    Opcode::GlobalAddr,
    Opcode::SlotAddr,
    Opcode::FuncAddr,
    Opcode::Ptradd,
    Opcode::Alloca,
    Opcode::Barrier,
    Opcode::Br,
    Opcode::Condbr,
    Opcode::Switch,
    Opcode::Ret,
    Opcode::Call,
    Opcode::CallIndirect,
];

/// `ptx` is instructions of many forms: `irc_inst` takes their text.
const BY_TEXT: &[Opcode] = &[Opcode::Ptx];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_owned()
}

/// Holds a file to what it should be.
fn check(name: &str, wanted: &str) {
    let path = folder().join("include").join(name);
    if std::env::var_os("BLESS").is_some() {
        fs::write(&path, wanted).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    }
    let found = fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(found, wanted, "BLESS=1 writes include/{name}");
}

const PREAMBLE: &str = "\
/*
 * irc for C: compiles to PTX and runs it on a simulator. docs/c.md is the guide.
 *
 * - A function that returns irc_status returns IRC_OK or what went wrong; irc_error() is the
 *   message. One that returns a handle or a number returns 0 where something goes wrong, and
 *   irc_error_status() tells what.
 * - Handles are numbers that are looked up. One that was freed or is of something else is an error,
 *   and never more than that.
 * - Every function can be called from every thread. Calls that use the same object wait for each
 *   other.
 * - What is freed are modules, outputs and machines, and builders by irc_builder_finish.
 */";

const TRAILER: &str = "\
/* A vector type of 2, 3, 4 or 8 lanes. */
#define IRC_VECTOR(type, lanes) ((irc_type)((type) | (uint32_t)(lanes) << 8))

/* What structs begin with. */
#define IRC_OPTIONS_INIT {sizeof(irc_options), 0, 0, 0, 0, 0, 0, 0, 2, 0}
#define IRC_MACHINE_OPTIONS_INIT {sizeof(irc_machine_options), 0, 0, 0, 0}
#define IRC_LAUNCH_INIT {sizeof(irc_launch), {1, 1, 1}, {1, 1, 1}, {0, 0, 0}, 0}

/* A function for each operation. */
#include \"irc_ops.h\"

#endif /* IRC_H */
";

#[test]
fn the_header_is_that_of_the_crate() {
    let mut config = cbindgen::Config {
        language: cbindgen::Language::C,
        cpp_compat: true,
        documentation_style: cbindgen::DocumentationStyle::C,
        documentation_length: cbindgen::DocumentationLength::Full,
        style: cbindgen::Style::Both,
        usize_is_size_t: true,
        sys_includes: vec!["stddef.h".to_owned(), "stdint.h".to_owned()],
        no_includes: true,
        trailer: Some(TRAILER.to_owned()),
        ..cbindgen::Config::default()
    };
    config.line_length = 100;
    config.header = Some(format!("{PREAMBLE}\n\n#ifndef IRC_H\n#define IRC_H"));
    let made = cbindgen::Builder::new()
        .with_crate(folder())
        .with_config(config)
        .generate()
        .expect("the crate is one that cbindgen reads");
    let mut header = Vec::new();
    made.write(&mut header);
    let header = String::from_utf8(header).expect("it is text");
    // What callers of Rust must know, callers of C know.
    let shown: Vec<&str> = strip_safety(&header);
    check("irc.h", &(shown.join("\n").trim_end().to_owned() + "\n"));
}

/// The lines of a header without the parts of comments that begin with `# Safety`.
fn strip_safety(header: &str) -> Vec<&str> {
    let mut lines: Vec<&str> = Vec::new();
    let mut inside = false;
    for line in header.lines() {
        if line.trim() == "* # Safety" {
            inside = true;
            if lines.last().is_some_and(|last| last.trim() == "*") {
                lines.pop();
            }
        }
        if line.trim() == "*/" {
            inside = false;
        }
        if !inside {
            lines.push(line);
        }
    }
    lines
}

/// Which words an operation cannot do without, or often has.
fn takes_words(row: &OpDesc) -> bool {
    use PayloadKind as P;
    matches!(
        row.payload,
        P::IntCond
            | P::FloatCond
            | P::Integral
            | P::Math
            | P::Mem
            | P::Atomic
            | P::Fence
            | P::Bulk
            | P::Special
            | P::Shfl
            | P::Vote
            | P::Match
    )
}

/// The inline function of an operation.
fn function(opcode: Opcode) -> String {
    let (row, name) = (opcode.desc(), opcode.name());
    let (fixed, variable) = match row.args {
        Args::Fixed(args) => (args.len(), false),
        _ => (0, true),
    };
    let is_conversion = row.types.is_some() && row.operand_of_type().is_none();
    let letters: Vec<String> = match fixed {
        1 => vec!["x".to_owned()],
        _ => (0..fixed).map(|i| ["x", "y", "z", "w"][i].to_owned()).collect(),
    };
    let mut params = vec!["irc_builder b".to_owned()];
    if is_conversion {
        params.push("irc_type type".to_owned());
    }
    if takes_words(row) {
        params.push("const char *words".to_owned());
    }
    params.extend(letters.iter().map(|letter| format!("irc_value {letter}")));
    if variable {
        params.push("const irc_value *operands, size_t count".to_owned());
    }
    if row.results.len() == 2 {
        params.push("irc_value *second".to_owned());
    }
    let result = if row.results.is_empty() { "void" } else { "irc_value" };
    let mut out = String::new();
    let types = if is_conversion { " The type is that of the result." } else { "" };
    let _ = writeln!(out, "/* {}{types} */", row.summary.replace("*/", "* /"));
    let _ = writeln!(out, "static inline {result} irc_{name}({})", params.join(", "));
    out.push_str("{\n");
    if fixed > 0 {
        let _ = writeln!(out, "    const irc_value operands[] = {{{}}};", letters.join(", "));
    }
    let words = if takes_words(row) { "words" } else { "NULL" };
    let ty = if is_conversion { "type" } else { "IRC_NO_TYPE" };
    let operands = match (fixed, variable) {
        (0, true) => "operands, count".to_owned(),
        (0, false) => "NULL, 0".to_owned(),
        (count, _) => format!("operands, {count}"),
    };
    let second = if row.results.len() == 2 { "second" } else { "NULL" };
    let call = format!("irc_op(b, \"{name}\", {words}, {ty}, {operands}, {second})");
    let give = if row.results.is_empty() { "(void)" } else { "return " };
    let _ = writeln!(out, "    {give}{call};");
    out.push_str("}\n");
    out
}

const OPERATIONS: &str = "\
/*
 * A function for each operation of the IR, made from its table; docs/ir.md says what they mean.
 * `words` are those that the text form has between the operation and its operands, such as \"slt\"
 * of icmp or \"add relaxed gpu\" of atomicrmw; NULL is for none. irc_op makes each with other
 * words, such as \"nsw\" of add.
 */

#ifndef IRC_OPS_H
#define IRC_OPS_H

#ifdef __cplusplus
extern \"C\" {
#endif
";

#[test]
fn every_operation_has_a_function() {
    let mut out = OPERATIONS.to_owned();
    let header = fs::read_to_string(folder().join("include/irc.h")).expect("there is one");
    for &opcode in ALL {
        if BY_HAND.contains(&opcode) {
            let named = format!("irc_{}(", opcode.name());
            assert!(header.contains(&named), "{named}: operations.rs lacks it");
        } else if !BY_TEXT.contains(&opcode) {
            out.push('\n');
            out.push_str(&function(opcode));
        }
    }
    out.push_str("\n#ifdef __cplusplus\n}\n#endif\n\n#endif /* IRC_OPS_H */\n");
    check("irc_ops.h", &out);
    // Operands of math and ret are the only ones that are not fixed.
    let open = |&&opcode: &&Opcode| !matches!(opcode.desc().args, Args::Fixed(_));
    let open: Vec<&str> = ALL.iter().filter(open).map(|opcode| opcode.name()).collect();
    assert_eq!(
        open,
        ["math", "vbuild", "ptradd", "barrier", "ret", "call", "call_indirect", "ptx"]
    );
    assert!(matches!(Opcode::Add.desc().args, Args::Fixed([Arg::T, Arg::T])));
}
