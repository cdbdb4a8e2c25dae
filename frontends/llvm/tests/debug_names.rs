//! Names that debuggers cannot be told are refused at their place, if debuggers are to be told.

use irc_llvm::{Options, read, read_with};

const NODE: &str = "!0 = !DIBasicType(name: \"NAME\", size: 32, encoding: DW_ATE_signed)\n";

/// The message, and the text at its place.
fn refused(name: &str) -> Option<(String, String)> {
    let text = format!("; a module\n{}", NODE.replace("NAME", name));
    assert!(read(text.as_bytes()).is_ok(), "without debug information nobody asks for names");
    let errors = read_with(text.as_bytes(), &Options::default().with_debug(true)).err()?;
    let error = &errors[0].diagnostic;
    assert_eq!(error.code, "L0209");
    let span = error.span.expect("it is in the text");
    let at = text[span.start as usize..span.end as usize].to_owned();
    Some((error.message.clone(), at))
}

#[test]
fn names_are_utf8_and_not_too_long() {
    assert_eq!(refused("int"), None);
    assert_eq!(refused("gr\\C3\\B6\u{df}e"), None);
    assert_eq!(refused(&"n".repeat(64 << 10)), None);
    let long = "n".repeat((64 << 10) + 1);
    let (message, at) = refused(&long).expect("it is too long");
    assert_eq!(message, "a name for debuggers of more than 64 KiB");
    assert_eq!(at, format!("\"{long}\""));
    let (message, at) = refused("gr\\F6\\DFe").expect("it is Latin-1");
    assert_eq!(message, "a name for debuggers that is not UTF-8");
    assert_eq!(at, "\"gr\\F6\\DFe\"");
}

/// DWARF ends a text at a byte of zero, which names in LLVM IR may have.
#[test]
fn bytes_of_zero_are_replaced() {
    let text = include_str!("../../../tests/golden/debug/types.O1.ll");
    let text = text.replace("DISubprogram(name: \"", "DISubprogram(name: \"a\\00");
    let module = read_with(text.as_bytes(), &Options::default().with_debug(true));
    let module = module.expect("such names are read");
    assert!(module.funcs().any(|(_, func)| func.debug.as_ref().is_some_and(|debug| {
        debug.inlined.iter().any(|inlined| inlined.symbol.starts_with("a_"))
    })));
    assert_eq!(irc_ir::verify::verify_module(&module).err().map(|errors| errors.len()), None);
}

/// Pointers to themselves alone, which no language has, point to nothing that is known.
#[test]
fn pointers_to_themselves_are_read() {
    let text = "define void @f() !dbg !2 {\n  ret void, !dbg !6\n}\n\
        !llvm.dbg.cu = !{!0}\n\
        !0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)\n\
        !1 = !DIFile(filename: \"a.c\", directory: \"/\")\n\
        !2 = distinct !DISubprogram(name: \"f\", file: !1, line: 1, type: !3, unit: !0)\n\
        !3 = !DISubroutineType(types: !4)\n\
        !4 = !{!5}\n\
        !5 = distinct !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)\n\
        !6 = !DILocation(line: 1, scope: !2)\n";
    let options = Options::default().with_debug(true);
    let module = read_with(text.as_bytes(), &options).expect("it is well-formed");
    assert!(module.to_string().contains("debug_type 0 = pointer void generic"), "{module}");
    irc_ir::verify::verify_module(&module).expect("the module is right");
}

/// The file that is compiled is the first, whatever its number: debuggers call the module so.
#[test]
fn the_compiled_file_is_the_first() {
    let text = "define void @f() !dbg !4 {\n  ret void, !dbg !5\n}\n\
        !llvm.dbg.cu = !{!3}\n\
        !1 = !DIFile(filename: \"included.h\", directory: \"/src\")\n\
        !2 = !DIFile(filename: \"compiled.c\", directory: \"/src\")\n\
        !3 = distinct !DICompileUnit(language: DW_LANG_C, file: !2, emissionKind: FullDebug)\n\
        !4 = distinct !DISubprogram(name: \"f\", file: !1, line: 1, unit: !3)\n\
        !5 = !DILocation(line: 1, scope: !4)\n";
    let module = read(text.as_bytes()).expect("it is well-formed");
    let files: Vec<&str> = module.files.values().map(String::as_str).collect();
    assert_eq!(files, ["/src/compiled.c", "/src/included.h"]);
}
