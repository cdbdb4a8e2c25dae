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

/// The text of a function.
fn body<'t>(text: &'t str, name: &str) -> &'t str {
    let start = text.find(&format!("func @{name}(")).unwrap_or_else(|| panic!("{name} in {text}"));
    &text[start..start + text[start..].find("\n}").expect("it ends")]
}

/// A module with its own `helper` and `tab`, which nobody else means.
const OWN: &str = "@tab = internal global i32 1
@list = internal global [1 x ptr] [ptr @helper]
declare i32 @api()
define internal i32 @helper() {
  ret i32 1
}
define i32 @k() {
  store i32 4, ptr @tab
  %l = load ptr, ptr @list
  store ptr %l, ptr @list
  %a = call i32 @helper()
  %b = call i32 @api()
  %r = add i32 %a, %b
  ret i32 %r
}
";

#[test]
fn what_is_internal_in_the_module_is_no_definition_for_a_library() {
    let library = "@tab = global i32 7\ndefine i32 @helper() {\n  ret i32 7\n}\n\
                   define i32 @api() {\n  %a = call i32 @helper()\n  \
                   %b = load i32, ptr @tab\n  %c = add i32 %a, %b\n  ret i32 %c\n}\n";
    let text = linked(OWN, library).unwrap_or_else(|errors| panic!("{errors:?}"));
    let (own, api) = (body(&text, "k"), body(&text, "api"));
    assert!(own.contains("call @helper.1(") && own.contains("@tab.1"), "{text}");
    assert!(api.contains("call @helper(") && api.contains("@tab"), "{text}");
    assert!(!api.contains("@tab.1"), "{text}");
    let list = text.lines().find(|line| line.contains("global @list")).expect("it is there");
    assert!(list.contains("@helper.1"), "{text}");
    // What a library brought is what the next one means.
    let next = "declare i32 @helper()\ndefine i32 @api() {\n  %a = call i32 @helper()\n  \
                ret i32 %a\n}\n";
    let first = "define i32 @other() {\n  %a = call i32 @helper()\n  ret i32 %a\n}\n\
                 define i32 @helper() {\n  ret i32 9\n}\n";
    let main = OWN.replace("call i32 @api()", "call i32 @api()\n  call i32 @other()");
    let main = format!("declare i32 @other()\n{main}");
    let options = Options::default().with_library(first.as_bytes()).with_library(next.as_bytes());
    let text = read_with(main.as_bytes(), &options).unwrap_or_else(|errors| panic!("{errors:?}"));
    let text = text.to_string();
    assert!(body(&text, "api").contains("call @helper("), "{text}");
    assert!(body(&text, "helper").contains('9') && !text.contains("extern"), "{text}");
}

#[test]
fn declarations_and_aliases_of_a_library_do_not_mean_what_is_internal() {
    let library = "declare i32 @helper()\ndefine i32 @api() {\n  %a = call i32 @helper()\n  \
                   ret i32 %a\n}\n";
    let text = linked(OWN, library).unwrap_or_else(|errors| panic!("{errors:?}"));
    assert!(text.contains("extern func @helper("), "{text}");
    assert!(body(&text, "k").contains("call @helper.1("), "{text}");
    let library = "@api = weak alias i32 (), ptr @helper\ndefine i32 @helper() {\n  \
                   ret i32 20\n}\n";
    let text = linked(OWN, library).unwrap_or_else(|errors| panic!("{errors:?}"));
    assert!(body(&text, "helper").contains("20"), "{text}");
    assert!(body(&text, "k").contains("call @helper("), "{text}");
}

#[test]
fn a_new_name_is_none_of_the_library() {
    let library = "define internal i32 @helper() {\n  ret i32 10\n}\n\
                   define i32 @helper.1() {\n  ret i32 100\n}\n\
                   define i32 @api() {\n  %a = call i32 @helper()\n  \
                   %b = call i32 @helper.1()\n  %c = add i32 %a, %b\n  ret i32 %c\n}\n";
    let text = linked(OWN, library).unwrap_or_else(|errors| panic!("{errors:?}"));
    let api = body(&text, "api");
    assert!(api.contains("call @helper.2(") && api.contains("call @helper.1("), "{text}");
    assert!(body(&text, "k").contains("call @helper("), "{text}");
}

#[test]
fn types_of_a_function_agree() {
    let differs = |library: &str| {
        let errors = linked(OWN, library).expect_err("the types differ");
        let (input, error) = (errors[0].input, &errors[0].diagnostic);
        let span = error.span.expect("a place");
        let shown = &library[span.start as usize..span.end as usize];
        assert_eq!((errors.len(), input, error.code, shown), (1, 1, "L0208", "@api"));
        error.message.clone()
    };
    assert_eq!(
        differs("define i64 @api(float %x) {\n  ret i64 5\n}\n"),
        "expected `@api` of type `i32 ()`, found one of type `i64 (float)` in the library"
    );
    differs("define i32 @api(...) {\n  ret i32 5\n}\n");
    // Structs have names of their own in each module.
    let main = "%a = type { i32, [2 x i8] }\ndeclare i32 @f(%a)\ndefine i32 @g(%a %x) {\n  \
                %r = call i32 @f(%a %x)\n  ret i32 %r\n}\n";
    let library = "%b = type { i32, [2 x i8] }\ndefine i32 @f(%b %x) {\n  ret i32 1\n}\n";
    linked(main, library).unwrap_or_else(|errors| panic!("{errors:?}"));
    linked(main, &library.replace("[2", "[3")).expect_err("the arrays differ");
}

/// A library in whose memory things lie elsewhere is refused; an old layout agrees.
#[test]
fn data_layouts_agree() {
    let with = |layout: &str, text: &str| format!("target datalayout = \"{layout}\"\n{text}");
    let own = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64";
    let old = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-\
               v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64";
    for layout in [own, old, ""] {
        let text = linked(&with(own, MAIN), &with(layout, LIBRARY));
        assert!(text.is_ok(), "{text:?}");
    }
    assert!(linked(MAIN, &with(own, LIBRARY)).is_ok());
    let errors = linked(&with(own, MAIN), &with("e-i64:32", LIBRARY)).expect_err("another one");
    assert_eq!((errors[0].input, errors[0].diagnostic.code), (1, "L0202"));
    assert!(errors[0].diagnostic.message.contains("is not that of the module"), "{errors:?}");
    let host = linked(MAIN, &with("E-p:64:64", LIBRARY)).expect_err("that of a host");
    assert!(host[0].diagnostic.message.contains("`E` is not part of"), "{host:?}");
}
