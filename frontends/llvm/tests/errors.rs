//! What is wrong with a text is said with its code and its place; the examples of the codes.

use irc_ptx::text::{Diagnostic, SourceFile};
use std::path::Path;

/// Texts that are wrong, one for each thing that can be.
const WRONG: &str = include_str!("errors.ll");

/// The diagnostics as people see them.
fn shown(text: &str) -> String {
    let errors: Vec<Diagnostic> = irc_llvm::read(text.as_bytes()).expect_err(text);
    let source = SourceFile::new("a.ll", text);
    let mut out = String::new();
    for error in &errors {
        source.render(error, &mut out);
    }
    out
}

#[test]
fn errors_name_what_is_wrong_and_where() {
    let texts = WRONG.trim_end().split("\n; ---\n");
    let all: Vec<String> = texts.map(shown).collect();
    let found = all.join("\n");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/errors.stderr");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, &found).expect("the golden is written");
    }
    let want = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(found, want, "BLESS=1 rewrites the golden");
}

/// Vectors beside scalars and shorter vectors are errors, or are verified where an intrinsic takes
/// them.
#[test]
fn intrinsics_refuse_operands_of_other_lanes() {
    let types = ["<4 x float>", "<2 x float>", "float", "<4 x half>", "half", "<4 x i32>", "i32"];
    let names = [
        "atan2",
        "copysign",
        "experimental.constrained.fadd",
        "fma",
        "fmuladd",
        "fshl",
        "ldexp",
        "maximum",
        "minnum",
        "pow",
        "powi",
        "pown",
        "smul.fix",
        "uadd.sat",
        "umax",
        "umul.with.overflow",
    ];
    let pairs = types.iter().flat_map(|x| types.map(|y| (x, y)));
    let (mut refused, mut read) = (0, 0);
    for (name, (x, y)) in names.iter().flat_map(|name| pairs.clone().map(move |p| (name, p))) {
        for more in ["", ", <4 x float> %x", ", float 1.0"] {
            let text = format!(
                "define {x} @k({x} %x, {y} %y) {{\n  \
                 %r = call {x} @llvm.{name}({x} %x, {y} %y{more})\n  ret {x} %r\n}}\n"
            );
            match irc_llvm::read(text.as_bytes()) {
                Ok(module) => {
                    let verified = irc_ir::verify::verify_module(&module);
                    assert!(verified.is_ok(), "{verified:?}\n{text}");
                    read += 1;
                }
                Err(_) => refused += 1,
            }
        }
    }
    assert!(refused > 1000 && read > 50, "{refused} {read}");
}

/// Types that few intrinsics take.
const TYPES: [&str; 6] = ["i1", "i32", "float", "ptr", "<2 x i32>", "{i32, i1}"];
/// A name of each family.
const INTRINSICS: [&str; 20] = [
    "assume",
    "bswap",
    "convert.from.fp16",
    "convert.to.fp16",
    "ctpop",
    "fptosi.sat",
    "fptoui.sat",
    "fshl",
    "get.active.lane.mask",
    "ldexp",
    "llrint",
    "lround",
    "ptrmask",
    "sadd.sat",
    "sadd.with.overflow",
    "stackrestore",
    "umax",
    "usub.sat",
    "vector.reduce.add",
    "vector.reduce.fadd",
];

#[test]
fn intrinsics_refuse_wrong_types_at_their_line() {
    let mut refused = 0;
    for (name, ty) in INTRINSICS.iter().flat_map(|name| TYPES.map(|ty| (name, ty))) {
        for (count, result) in (0..3).flat_map(|count| ["void", "i32", "float"].map(|r| (count, r)))
        {
            let equals = if result == "void" { "" } else { "%r = " };
            let args = vec![format!("{ty} %x"); count].join(", ");
            let text = format!(
                "define void @k({ty} %x) {{\n  {equals}call {result} @llvm.{name}({args})\n  \
                 ret void\n}}\n"
            );
            match irc_llvm::read(text.as_bytes()) {
                Ok(read) => {
                    let verified = irc_ir::verify::verify_module(&read);
                    assert!(verified.is_ok(), "{verified:?}\n{text}");
                }
                Err(errors) => {
                    let line = errors[0].span.map(|at| &text[..at.start as usize]);
                    assert_eq!(line.map(|l| l.lines().count()), Some(2), "{errors:?}\n{text}");
                    refused += 1;
                }
            }
        }
    }
    assert!(refused > 400, "{refused}");
}

#[test]
fn malformed_bitcode_is_refused_with_its_place() {
    let cases: [(&[u8], &str); 3] = [
        (b"BC\xc0\xde5", "there is no module in the file"),
        (&[0xde, 0xc0, 0x17, 0x0b, 0], "expected a wrapper of 20 bytes"),
        (b"BC\xc0\xde\x35\x14\x00\x00\xff\xff\x00\x00", "a block of 65535 words"),
    ];
    for (bytes, message) in cases {
        let errors = irc_llvm::read(bytes).expect_err("it is not bitcode");
        assert_eq!(errors[0].code, "L0108");
        assert!(errors[0].message.starts_with(message), "{errors:?}");
        assert!(errors[0].notes[0].starts_with("at byte 0x"), "{errors:?}");
    }
}

/// What is refused in bitcode is named with the function and the instruction.
#[test]
fn an_error_in_bitcode_names_the_instruction() {
    let mut bytes = include_bytes!("../../../tests/golden/llvm-bitcode/saxpy.O1.bc").to_vec();
    let errors = (200..bytes.len()).find_map(|at| {
        bytes[at] ^= 4;
        let errors = irc_llvm::read(&bytes).err();
        bytes[at] ^= 4;
        errors.filter(|errors| errors[0].notes[0].starts_with("in the function `@"))
    });
    let errors = errors.expect("some change is found in a body");
    assert!(errors[0].notes[0].contains(", instruction "), "{errors:?}");
}

#[test]
fn text_is_utf8() {
    assert_eq!(irc_llvm::read(b"\xff").expect_err("it is not UTF-8")[0].code, "L0106");
}

#[test]
fn deep_nesting_is_refused() {
    let types =
        format!("@x = global {}i8{} zeroinitializer", "[1 x ".repeat(9999), "]".repeat(9999));
    assert_eq!(irc_llvm::read(types.as_bytes()).expect_err("deep")[0].code, "L0103");
    let mut named = "%t0 = type i8\n".to_owned();
    for i in 1..400 {
        named += &format!("%t{i} = type {{ %t{} }}\n", i - 1);
    }
    named += "@x = global %t399 zeroinitializer\n%r = type { %r }\n";
    assert!(irc_llvm::read(named.as_bytes()).is_err());
    let own = "%r = type { %r }\n@x = global %r zeroinitializer";
    assert!(irc_llvm::read(own.as_bytes()).is_err());
    // Each has the one before it twice: 2^30 scalars, looked at once each.
    let mut dag = "%t0 = type { i8, i8 }\n%e0 = type {}\n".to_owned();
    for i in 1..30 {
        dag +=
            &format!("%t{i} = type {{ %t{0}, %t{0} }}\n%e{i} = type {{ %e{0}, %e{0} }}\n", i - 1);
    }
    dag += "define ptr @f(ptr %p, %e29 %e) {\n  %q = getelementptr %t29, ptr %p, i64 1\n  ";
    dag += "ret ptr %q\n}";
    assert!(irc_llvm::read(dag.as_bytes()).is_ok());
    let twice = "%a = type %b\n%b = type %a\n@x = global %a zeroinitializer";
    assert!(irc_llvm::read(twice.as_bytes()).is_err());
    let wide = "%a = type [4096 x [4096 x i8]]\ndefine void @f(%a %x) { ret void }";
    assert_eq!(irc_llvm::read(wide.as_bytes()).expect_err("wide")[0].code, "L0201");
}
