//! Warnings about threads that part in front of operations of all: where they stand, and where
//! there is none.

use super::{checked, lowered, rendered};
use irc_toy::divergence::warnings;

fn warned(source: &str) -> String {
    let program = checked(source);
    let warnings = [true, false].map(|checks| {
        let lowered = lowered(&program, checks);
        rendered(&program.files, &warnings(&lowered, &program))
    });
    assert_eq!(warnings[0], warnings[1], "checks change nothing");
    warnings[0].clone()
}

fn kernel(body: &str) -> String {
    format!("kernel k(data: &global mut [u32], n: u32) {{\n{body}\n}}\n")
}

/// The lines that a warning shows, by what it says of them.
fn says(source: &str, wanted: &[&str]) {
    let text = warned(source);
    for part in wanted {
        assert!(text.contains(part), "`{part}` is not in:\n{text}");
    }
}

#[test]
fn the_path_is_shown() {
    let text = warned(&kernel(
        "let i = thread_idx.x;\nlet first = i < 16;\nif first && n > 3 {\n\
         barrier();\n}\ndata[i] = n;",
    ));
    let wanted = "\
warning[T0950]: `barrier` may not be reached by all threads
 --> test.toy:5:1
  |
2 | let i = thread_idx.x;
  |         ------------ differs between threads
...
4 | if first && n > 3 {
  |    ----- control diverges at this condition
5 | barrier();
  | ^^^^^^^^^ not reached by all threads
  |
  = help: move it out of the divergent control flow
";
    assert_eq!(text.trim_end(), wanted.trim_end(), "{text}");
}

#[test]
fn every_kind_of_parting_is_found() {
    let differs = "differs between threads";
    says(
        &kernel("if thread_idx.x >= n { return; }\nbarrier();"),
        &[differs, "control diverges at this condition"],
    );
    says(
        &kernel("for _i in 0..thread_idx.x { barrier(); }"),
        &[differs, "not reached by all threads"],
    );
    says(&kernel("var i = thread_idx.x;\nwhile i < n { barrier(); i += 32; }"), &[differs]);
    says(
        &kernel("loop { barrier(); if data[thread_idx.x] == 0 { break; } }"),
        &[differs, "control diverges at this condition"],
    );
    says(&kernel("match thread_idx.x { 0 => { barrier(); } _ => {} }"), &[differs]);
    says(
        &kernel("var x = 0u32;\nif thread_idx.x == 0 { x = 1; }\nif x == 1 { barrier(); }"),
        &[differs, "it depends on this", "control diverges at this condition"],
    );
    says(
        &kernel("var i = 0u32;\nwhile i < thread_idx.x { i += 1; }\nif i > 3 { barrier(); }"),
        &[
            "control diverges at this condition",
            "threads exit this loop in different iterations",
            differs,
        ],
    );
    says(
        &kernel("let old = atomic_add(&mut data[0], 1);\nif old == 3 { barrier(); }"),
        &["the value read here may differ between threads"],
    );
    says(&kernel("if lane_id() < 4 { data[0] = ballot(true); }"), &["of the warp", "`ballot`"]);
    says(
        &kernel("if thread_idx.x % 2 == 0 { data[0] = shuffle_down(n, 1); }"),
        &["`shuffle_down`", "pass the mask"],
    );
    says(
        "fn wait(x: u32) { if x > 3 { barrier(); } }
        kernel k(n: u32) { wait(n); wait(thread_idx.x); }",
        &["`x` differs between the callers", differs, "not reached by all threads"],
    );
    says(
        "fn wait() { barrier(); }
        fn outer() { wait(); }
        kernel k() { if thread_idx.x < 3 { outer(); } }",
        &["the call of `outer`", "all threads must reach this"],
    );
    let both = warned(&kernel("if thread_idx.x < 3 { barrier(); barrier(); }"));
    assert_eq!(both.matches("[T0950]").count(), 2, "{both}");
}

#[test]
fn there_are_no_false_alarms() {
    let quiet = [
        "if thread_idx.x < 32 { data[thread_idx.x] = 1; }\nbarrier();",
        "if block_idx.x == 0 { barrier(); }",
        "if n > 3 { barrier(); }\nfor _i in 0..n { barrier(); }",
        "var i = n;\nwhile i > 0 { barrier(); i /= 2; }",
        "for i in thread_idx.x..n step 32 { data[i] = 1; }\nbarrier();",
        "data[thread_idx.x] = n / (thread_idx.x + 1);\nbarrier();",
        "assert(thread_idx.x < 64, \"few\");\nbarrier();",
        "match n { 0 => { barrier(); } 1 => { trap(\"one\"); } _ => {} }\nbarrier();",
        "if thread_idx.x > 99 { trap(\"many\"); }\nbarrier();",
        "if warp_id() == 0 { data[0] = ballot(true); }",
        "if thread_idx.x / 32 == 1 { data[0] = ballot(true); }",
        "if global_idx.x / 32 < n { data[0] = ballot(true); }",
        "let few = [n, 2, 3];\nif few[0] > 2 { barrier(); }",
        "shared flag: u32;\nif thread_idx.x == 0 { flag = n; }\nbarrier();\n\
         if flag == 2 { barrier(); }",
        "if data[0] == 0 { barrier(); }",
        "if thread_idx.x < 8 { data[0] = ballot(true, 0xff); sync_warp(0xff); }",
        "ptx!(() -> () \"membar.gl;\");\nif thread_idx.x < 3 { ptx!(() -> () \"membar.gl;\"); }",
        "if thread_idx.x < 3 { print(\"here %d\\n\", n); fence(); }",
        "var done = false;\nwhile !done { barrier(); done = n > 3; }",
    ];
    for body in quiet {
        let source = kernel(body);
        let text = warned(&source);
        assert!(text.is_empty(), "{source}\n{text}");
    }
    let sum = "
        fn total(x: u32) -> u32 {
            shared sums: [u32; 32];
            sums[lane_id()] = x;
            barrier();
            sums[0]
        }
        kernel k(n: u32) { if total(thread_idx.x) > n { barrier(); } }";
    assert_eq!(warned(sum), "");
}
