//! Functions of which every module that uses one has a copy.

fn ir(text: &str) -> String {
    irc_llvm::read(text.as_bytes()).unwrap_or_else(|errors| panic!("{errors:?}")).to_string()
}

const TWICE: &str = "define linkonce_odr i32 @twice(i32 %x) {\n  %y = add i32 %x, %x\n  \
                     ret i32 %y\n}\n\
                     define i32 @f(i32 %x) {\n  %y = call i32 @twice(i32 %x)\n  ret i32 %y\n}\n";

#[test]
fn a_copy_that_is_only_called_is_internal() {
    assert!(ir(TWICE).contains("\nfunc @twice") || ir(TWICE).starts_with("func @twice"));
    let other = ir(&TWICE.replace("linkonce_odr", "weak_odr"));
    assert!(other.contains("weak func @twice"), "{other}");
}

#[test]
fn one_whose_address_is_taken_is_the_same_in_all_modules() {
    for more in [
        "define ptr @g() {\n  ret ptr @twice\n}\n",
        "@table = global [1 x ptr] [ptr @twice]\n",
        "@twice_too = alias i32 (i32), ptr @twice\n",
        "@llvm.used = appending global [1 x ptr] [ptr @twice], section \"llvm.metadata\"\n",
    ] {
        let text = ir(&format!("{TWICE}{more}"));
        assert!(text.contains("weak func @twice("), "{more}{text}");
    }
}

#[test]
fn lists_of_what_is_used_keep_what_they_name() {
    let list = "@v = addrspace(1) global i32 0\n@llvm.compiler.used = appending global [1 x ptr] \
                [ptr addrspacecast (ptr addrspace(1) @v to ptr)], section \"llvm.metadata\"\n";
    let text = ir(&format!("{TWICE}{list}"));
    assert!(text.contains("func @twice(") && !text.contains("weak"), "{text}");
}

#[test]
fn wishes_for_calls_are_kept() {
    let with = |words: &str| ir(&format!("define i32 @f(i32 %x) {words} {{\n  ret i32 %x\n}}\n"));
    assert!(with("noinline").contains(" noinline {"));
    assert!(with("alwaysinline").contains(" alwaysinline {"));
    // It is what clang -O0 says of every function.
    assert!(!with("noinline optnone").contains("noinline"));
}
