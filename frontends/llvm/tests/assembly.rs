//! Inline assembly: its constraints, and spellings that ptxas takes.

/// The IR of a function around a statement; the memory behind `%p` is used.
fn around(globals: &str, statement: &str) -> Result<String, String> {
    let text =
        format!("{globals}\ndefine void @f(ptr %p, i32 %x) {{\n  {statement}\n  ret void\n}}");
    let read = irc_llvm::read(text.as_bytes());
    read.map(|module| module.to_string()).map_err(|errors| errors[0].message.clone())
}

/// A `C` is characters of the text, as nvcc has it.
#[test]
fn constant_texts_stand_in_the_text() {
    let globals = "@type = private constant [8 x i8] c\"s32\\00u32\\00\"\n\
                   @written = private global [4 x i8] c\"s32\\00\"\n@other = global i32 0";
    let call = |operand: &str| {
        format!(
            "%y = call i32 asm \"add.$2 $0, $1, 1;\", \"=r,r,C\"(i32 %x, ptr {operand})\n  \
             store i32 %y, ptr %p"
        )
    };
    let text = around(globals, &call("@type")).expect("it is one");
    assert!(text.contains("add.s32"), "{text}");
    let text = around(globals, &call("getelementptr (i8, ptr @type, i64 4)")).expect("it is one");
    assert!(text.contains("add.u32"), "{text}");
    for wrong in ["@other", "@written", "null", "%p"] {
        let message = around(globals, &call(wrong)).expect_err(wrong);
        assert!(message.contains("constant text for the constraint `C`"), "{message}");
    }
}

/// ptxas takes the words of an instruction in any order, also those of its name that say how.
#[test]
fn words_stand_in_any_order() {
    let statement = "%y = call i32 asm sideeffect \"{ .reg .pred q; setp.u32.ne q, $1, 0; \
                     vote.ballot.sync.b32 $0, q, 0xffffffff; }\", \"=r,r\"(i32 %x)\n  \
                     store i32 %y, ptr %p";
    let text = around("", statement).expect("it is one");
    assert!(text.contains("vote.sync.ballot.b32"), "{text}");
}

/// A number in 128 bits.
#[test]
fn numbers_are_moved_to_wide_registers() {
    let statement =
        "%y = call i128 asm \"{ mov.b128 $0, -41; }\", \"=q\"()\n  store i128 %y, ptr %p";
    let text = around("", statement).expect("it is one");
    assert!(text.contains("mov.b128"), "{text}");
}

/// An alias of a pointer that was cast is one of what it points to.
#[test]
fn aliases_look_through_casts_of_spaces() {
    let globals = "@v = addrspace(1) global i32 7\n\
                   @w = internal alias i32, addrspacecast (ptr addrspace(1) @v to ptr)\n\
                   @e = internal alias i8, getelementptr (i8, ptr @w, i64 2)";
    let text = around(globals, "store i32 %x, ptr @w").expect("it is the variable");
    assert!(text.contains("@v"), "{text}");
    let message = around(globals, "store i32 %x, ptr @e").expect_err("it is not");
    assert_eq!(message, "an alias of an expression");
}

/// LLVM leaves registers to ptxas: those of inputs may be written, which changes no value outside
/// of the text, and outputs may be left as they are.
#[test]
fn inputs_are_written_and_outputs_are_not() {
    let call = |asm: &str| format!("%y = call i32 {asm}(i32 %x)\n  store i32 %y, ptr %p");
    let text = around("", &call("asm \"shr.u32 $1, $1, 4; add.u32 $0, $1, 1;\", \"=r,r\""));
    let text = text.expect("an input is written");
    assert!(text.contains("shr.u32 %1, %1, 4"), "{text}");
    let guarded = "asm \"{ .reg .pred p; setp.gt.u32 p, $1, 5; @p mov.u32 $0, 7; }\", \"=r,r\"";
    let text = around("", &call(guarded)).expect("an output is not always written");
    assert!(text.contains("mov.u32 %0, 7"), "{text}");
    // Two inputs have no room in one register.
    let tied = "%y = call i32 asm \"add.s32 $0, $1, $2;\", \"=r,0,0\"(i32 %x, i32 7)";
    let message = around("", tied).expect_err("both are tied to one output");
    assert_eq!(message, "another input is tied to the same output");
    // A temporary without a value is a fault of the text, and so is an output that is read first.
    let first = "asm \"add.u32 $0, $0, $1;\", \"=r,r\"";
    let message = around("", &call(first)).expect_err("it has none");
    assert_eq!(message, "in the PTX text: %0 is read before it is written");
    let temporary = "asm \"{ .reg .b32 t; add.u32 $0, $1, t; }\", \"=r,r\"";
    let message = around("", &call(temporary)).expect_err("it has none");
    assert_eq!(message, "in the PTX text: t is read before it is written");
}

/// What a text does is said by its instructions, not by clang, which calls each of CUDA convergent
/// and each that is volatile an access of memory. What clobbers memory stays in its way.
#[test]
fn instructions_say_what_a_text_does() {
    let flags = |keyword: &str, asm: &str, clobber: &str, memory: &str| {
        let text = format!(
            "define void @f(ptr %p, i32 %x) {{\n  \
             %y = call i32 asm {keyword} \"{asm}\", \"=r,r{clobber}\"(i32 %x) #0\n  \
             store i32 %y, ptr %p\n  ret void\n}}\n\
             attributes #0 = {{ convergent nounwind {memory} }}"
        );
        let text = irc_llvm::read(text.as_bytes()).expect("it is one").to_string();
        let (_, behind) = text.split_once("-> (i32)").expect("there is one block");
        behind.split_once('{').expect("it has a text").0.trim().to_owned()
    };
    let add = "add.u32 $0, $1, 1;";
    let (volatile, none, clobber) = ("sideeffect", "memory(none)", ",~{memory}");
    assert_eq!(flags("", add, "", none), "pure nonconvergent");
    assert_eq!(flags("", add, "", ""), "pure nonconvergent");
    assert_eq!(flags(volatile, add, "", ""), "nomemory nonconvergent");
    assert_eq!(flags(volatile, add, clobber, ""), "nonconvergent");
    assert_eq!(flags("", add, clobber, ""), "nonconvergent");
    let load = "{ .reg .b64 %a; cvt.u64.u32 %a, $1; ld.global.u32 $0, [%a]; }";
    assert_eq!(flags("", load, "", none), "pure nonconvergent");
    assert_eq!(flags("", load, "", ""), "nonconvergent", "LLVM lets it see stores");
    assert_eq!(flags(volatile, load, "", none), "nonconvergent");
    let shuffle = "shfl.sync.idx.b32 $0, $1, 0, 31, -1;";
    assert_eq!(flags("", shuffle, "", none), "");
    let clock = "{ mov.u32 $0, %clock; add.u32 $0, $0, $1; }";
    assert_eq!(flags(volatile, clock, "", ""), "nonconvergent");
}
