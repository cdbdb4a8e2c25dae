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
