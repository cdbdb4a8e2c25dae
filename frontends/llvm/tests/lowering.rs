//! What the reader makes of constructs whose meaning is easily lost.

/// The IR of a text.
fn ir(text: &str) -> String {
    irc_llvm::read(text.as_bytes()).unwrap_or_else(|errors| panic!("{errors:?}")).to_string()
}

/// What orders the memory of one thread keeps accesses on their sides.
#[test]
fn barriers_of_the_compiler_order_memory() {
    let barriers = [
        "call void asm sideeffect \"\", \"~{memory}\"()",
        "fence syncscope(\"singlethread\") seq_cst",
        "fence syncscope(\"block\") acq_rel",
    ];
    for barrier in barriers {
        let text = ir(&format!(
            "define i32 @f(ptr %p) {{\n  %a = load i32, ptr %p\n  {barrier}\n  \
             %b = load i32, ptr %p\n  %c = sub i32 %a, %b\n  ret i32 %c\n}}"
        ));
        let parts: Vec<&str> = text.split("fence").collect();
        assert_eq!(parts.len(), 2, "{text}");
        assert!(parts.iter().all(|part| part.contains("load")), "{text}");
    }
}

/// An index of one bit has no lane 2 or 3, nor has lane 2 the number 0.
#[test]
fn lanes_that_an_index_cannot_name_are_not_compared_with() {
    let body = |index: &str| {
        ir(&format!(
            "define i32 @f(<4 x i32> %v, {index} %i) {{\n  \
             %r = extractelement <4 x i32> %v, {index} %i\n  \
             %w = insertelement <4 x i32> %v, i32 %r, {index} %i\n  \
             %x = extractelement <4 x i32> %w, i32 2\n  ret i32 %x\n}}"
        ))
    };
    let compared = |text: &str| text.matches("icmp eq").count();
    assert_eq!([compared(&body("i1")), compared(&body("i32"))], [3, 7], "{}", body("i1"));
}
