//! Names that are none in PTX: people see and write their own.

use super::run;

const KERNELS: &str = "global @\"a table\": global i32 = 3\n\
    func @\"core::twice<i32>\"(%x: i32) -> i32 {\nentry:\n  %y = add %x, %x\n  ret %y\n}\n\
    kernel @\"core::fill<i32>\"(%p: ptr.global, %x: i32) {\nentry:\n\
      %a = global_addr @\"a table\"\n  %t = load.i32 %a\n\
      %y = call @\"core::twice<i32>\"(%t)\n  %s = add %y, %x\n  store %s, %p\n  ret\n}\n\
    kernel @\"über\"(%p: ptr.global) {\nentry:\n  store.i32 7, %p\n  ret\n}\n";

#[test]
fn a_kernel_is_chosen_by_the_name_that_it_was_given() {
    let of = |name: &str, args: &[&str]| {
        let all =
            [&["-", "--block", "1", "--print", "0", "--kernel", name, "--"][..], args].concat();
        run(KERNELS, &all)
    };
    let done = of("core::fill<i32>", &["s32[1]=zero", "s32:4"]);
    assert_eq!(done.status, Some(0), "{}", done.stderr);
    assert!(done.stderr.starts_with("core::fill<i32>: ") && done.stdout.ends_with("0: 10\n"));
    assert!(!done.stdout.contains("_$"), "{}", done.stdout);
    // The name in PTX does as well.
    let done = of("_$core$3a$3afill$3ci32$3e", &["s32[1]=zero", "s32:4"]);
    assert_eq!(done.status, Some(0), "{}", done.stderr);
    let done = of("über", &["s32[1]=zero"]);
    assert!(done.stdout.contains('7'), "{}{}", done.stdout, done.stderr);
}

#[test]
fn messages_have_the_names_that_people_gave() {
    let done = run(KERNELS, &["-", "--kernel", "nobody", "--", "null"]);
    assert_eq!(done.status, Some(2));
    assert!(done.stderr.contains("core::fill<i32>, über"), "{}", done.stderr);
    let done = run(KERNELS, &["-", "--kernel", "über", "--block", "1", "--", "null"]);
    assert_eq!(done.status, Some(1), "{}", done.stderr);
    assert!(done.stderr.contains("`über`") || done.stderr.contains("über"), "{}", done.stderr);
    assert!(!done.stderr.contains("_$"), "{}", done.stderr);
}
