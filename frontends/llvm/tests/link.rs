//! Libraries: what is taken of them, under which names, and where errors in them are.

use irc_llvm::{Options, read_with};

const MAIN: &str = "declare i32 @twice(i32)
declare i32 @unused(i32)
@table = internal global [2 x i32] [i32 1, i32 2]
@size = external addrspace(4) constant i32
define internal i32 @helper(i32 %x) {
  ret i32 %x
}
define ptx_kernel void @k(ptr %p) #0 {
  %a = load i32, ptr %p
  %b = call i32 @twice(i32 %a)
  %c = call i32 @helper(i32 %b)
  %d = load i32, ptr addrspace(4) @size
  %e = add i32 %c, %d
  store i32 %e, ptr %p
  %t = load i32, ptr @table
  store i32 %t, ptr %p
  ret void
}
attributes #0 = { \"target-cpu\"=\"sm_80\" }
";

const LIBRARY: &str = "%pair = type { i32, i32 }
@table = internal global [3 x %pair] zeroinitializer
@size = addrspace(4) constant i32 7
define i32 @twice(i32 %x) #0 {
  %y = call i32 @helper(i32 %x, i32 2)
  ret i32 %y
}
define internal i32 @helper(i32 %x, i32 %by) #0 {
  %v = load i32, ptr getelementptr ([3 x %pair], ptr @table, i64 0, i64 1, i32 1)
  %m = call i32 @llvm.smax.i32(i32 %x, i32 %v)
  %y = mul i32 %m, %by
  ret i32 %y
}
define i32 @unused(i32 %x) {
  ret i32 %x
}
define i32 @wrong(i32 %x) {
  %y = call i32 @llvm.nothing.like.it(i32 %x)
  ret i32 %y
}
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.nothing.like.it(i32)
attributes #0 = { noinline }
";

fn linked(main: &str, library: &str) -> Result<String, Vec<irc_llvm::Error>> {
    let options = Options::default().with_library(library.as_bytes());
    read_with(main.as_bytes(), &options).map(|module| module.to_string())
}

#[test]
fn what_is_reached_is_taken_under_names_that_do_not_clash() {
    let text = linked(MAIN, LIBRARY).unwrap_or_else(|errors| panic!("{errors:?}"));
    assert!(text.contains("func @helper.1(") && text.contains("func @helper("), "{text}");
    assert!(text.contains("@table.1") && text.contains("call @helper.1("), "{text}");
    // It is internal, and what the module declared is there once.
    assert!(text.contains("func @twice(") && !text.contains("visible func @twice"), "{text}");
    assert!(!text.contains("unused") && !text.contains("wrong"), "{text}");
    assert_eq!(text.matches("global @size").count() + text.matches("const @size").count(), 1);
}

#[test]
fn the_definition_of_the_module_comes_first() {
    let main = "define i32 @helper() {\n  ret i32 5\n}\ndeclare i32 @f()\n\
                define i32 @g() {\n  %x = call i32 @f()\n  ret i32 %x\n}\n";
    let library = "define i32 @f() {\n  %x = call i32 @helper()\n  ret i32 %x\n}\n\
                   define i32 @helper() {\n  ret i32 6\n}\n";
    let text = linked(main, library).unwrap_or_else(|errors| panic!("{errors:?}"));
    assert!(text.contains('5') && !text.contains('6'), "{text}");
}

#[test]
fn errors_in_a_library_are_in_its_text() {
    let main = "declare i32 @wrong(i32)\ndefine i32 @f(i32 %x) {\n  \
                %y = call i32 @wrong(i32 %x)\n  ret i32 %y\n}\n";
    let errors = linked(main, LIBRARY).expect_err("the intrinsic is unknown");
    assert_eq!((errors.len(), errors[0].input), (1, 1));
    let span = errors[0].diagnostic.span.expect("a place");
    let shown = &LIBRARY[span.start as usize..span.end as usize];
    assert!(shown.contains("@llvm.nothing.like.it"), "{shown}");
    let errors = linked(main, "define").expect_err("it ends too early");
    assert_eq!((errors[0].input, errors[0].diagnostic.code), (1, "L0102"));
}
