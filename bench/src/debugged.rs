//! Kernels of which debuggers are told much, as IR text: many blocks, each of which changes one of
//! many variables. What grows with blocks times variables is seen here.

use std::fmt::Write;

/// A kernel of a number of variables, and of three times as many blocks as are asked for.
pub fn render(blocks: usize, variables: usize) -> String {
    let mut text = String::from("file 0 \"a.c\"\ndebug_type 0 = base \"int\" signed 4\n");
    let mut line = |line: std::fmt::Arguments<'_>| {
        let _ = writeln!(text, "{line}");
    };
    line(format_args!("kernel @k(%out: ptr, %n: i32) {{\n  source \"k\" at 0:1"));
    for v in 0..variables {
        line(format_args!("  var {v} \"v{v}\": 0 at {}", v + 1));
    }
    line(format_args!("entry:"));
    for v in 0..variables {
        line(format_args!("  %a{v} = add %n, {v} at 0:{}:1\n  value {v} = %a{v}", v + 1));
    }
    line(format_args!("  br b0 at 0:1:1"));
    for b in 0..blocks {
        let (v, at, next) = (b % variables, b + 1, b + 1);
        line(format_args!("b{b}:\n  %c{b} = icmp slt %n, {b} at 0:{at}:1"));
        line(format_args!("  condbr %c{b}, t{b}, e{b} at 0:{at}:2"));
        line(format_args!("t{b}:\n  %x{b} = load.i32 %out at 0:{at}:3\n  value {v} = %x{b}"));
        line(format_args!("  store %x{b}, %out at 0:{at}:4\n  br e{b} at 0:{at}:5"));
        line(format_args!("e{b}:\n  %y{b} = load.i32 %out at 0:{at}:6\n  value {v} = %y{b}"));
        line(format_args!("  %z{b} = add %y{b}, %a{v} at 0:{at}:7"));
        line(format_args!("  store %z{b}, %out at 0:{at}:8\n  br b{next} at 0:{at}:9"));
    }
    line(format_args!("b{blocks}:\n  ret at 0:1:2\n}}"));
    text
}
