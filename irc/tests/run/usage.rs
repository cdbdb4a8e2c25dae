//! Wrong command lines, and what the help says of right ones.

use crate::{Folder, NOTHING, ptx, run};

#[test]
fn kernels_are_found_by_name() {
    let two = format!("{NOTHING}{}", NOTHING.replace("@k", "@other"));
    let run_two = |args: &[&str]| run(&two, &[&["-"], args, &["--", "null"]].concat());
    assert_eq!(run_two(&["--kernel", "other"]).status, Some(0));
    let which = run_two(&[]);
    assert_eq!(which.status, Some(2));
    assert!(which.stderr.contains("choose one with --kernel: k, other"), "{}", which.stderr);
    let missing = run_two(&["--kernel", "third"]);
    assert_eq!(missing.status, Some(2));
    let text = "there is no kernel `third`; the file has k, other";
    assert!(missing.stderr.contains(text), "{}", missing.stderr);
    let none = run(".version 8.0\n.target sm_90\n.address_size 64\n", &["-"]);
    assert_eq!(none.status, Some(2));
    assert!(none.stderr.contains("there is no kernel"), "{}", none.stderr);
}

#[test]
fn arguments_suit_the_parameters() {
    let ir = "type P = { i32, i32 }\nkernel @k(%n: i32, %h: f16, %x: ptr.global, %s: ptr.param \
              byval(P, 4), %l: i64) {\nentry:\n  ret\n}\n";
    let folder = Folder::new("suit");
    let pair = format!("bytes:@{}", folder.file("pair.bin", [0; 8]));
    let good = ["s32:1", "f16:1", "u8[1]", &pair, "s64:1"];
    let with = |at: usize, arg: &str| {
        let mut args = good.to_vec();
        args[at] = arg;
        run(ir, &[&["-", "--"], &args[..]].concat())
    };
    assert_eq!(with(0, "u32:1").status, Some(0), "{}", with(0, "u32:1").stderr);
    assert_eq!(with(2, "null").status, Some(0));
    for (at, arg, why) in [
        (0, "f32:1", "parameter `%n: i32` needs an integer of 4 bytes such as `s32:1`, `u32:1`"),
        (0, "s64:1", "needs an integer of 4 bytes"),
        (0, "u32[1]", "needs an integer of 4 bytes"),
        (1, "bf16:1", "parameter `%h: f16` needs a float such as `f16:1.5`"),
        (1, "u16:1", "needs a float such as `f16:1.5`"),
        (
            2,
            "u64:1",
            "parameter `%x: ptr.global` needs a buffer such as `f32[1024]=zero`, or `null`",
        ),
        (3, "u64:1", "parameter `%s: ptr.param byval` needs 8 bytes of a file: `bytes:@file`"),
        (4, "null", "parameter `%l: i64` needs an integer of 8 bytes"),
    ] {
        let run = with(at, arg);
        assert_eq!(run.status, Some(2), "{arg}: {}", run.stderr);
        let head = format!("error: argument {at} of kernel `k` is `{arg}`, but its ");
        assert!(run.stderr.starts_with(&head) && run.stderr.contains(why), "{}", run.stderr);
    }
    let few = run(ir, &["-", "--", "s32:1"]);
    assert_eq!(few.status, Some(2));
    let text = "kernel `k` takes 5 arguments: `%n: i32`, `%h: f16`, `%x: ptr.global`, \
                `%s: ptr.param \
                byval`, `%l: i64`; 1 is given";
    assert!(few.stderr.contains(text), "{}", few.stderr);

    let text =
        ptx(".param .f32 a, .param .u64 .ptr .global .align 4 b, .param .b64 c, .param .s16 d", "");
    let with = |args: [&str; 4]| run(&text, &[&["-", "--"], &args[..]].concat());
    assert_eq!(with(["f32:1", "null", "f64:1", "s16:1"]).status, Some(0));
    assert_eq!(with(["f32:1", "u8[1]", "u8[1]", "u16:1"]).status, Some(0));
    for (args, why) in [
        (["s32:1", "null", "u64:1", "s16:1"], "parameter `.f32 a` needs a float"),
        (["f32:1", "u64:1", "u64:1", "s16:1"], "parameter `.u64 b` needs a buffer"),
        (["f32:1", "null", "u32:1", "s16:1"], "parameter `.b64 c` needs 8 bytes"),
        (["f32:1", "null", "u64:1", "f16:1"], "parameter `.s16 d` needs an integer of 2 bytes"),
    ] {
        let run = with(args);
        assert_eq!(run.status, Some(2));
        assert!(run.stderr.contains(why), "{}", run.stderr);
    }
}

#[test]
fn usage_errors_say_what_is_wrong() {
    for (args, why) in [
        (&["--", "f33:1"][..], "unknown type `f33`: the types are u8 s8"),
        (&["--", "i32:1"], "write `s32` or `u32` for an i32"),
        (&["--", "u8:256"], "`256` is out of range for u8: 0 to 255"),
        (&["--", "f32:x"], "`x` is not a valid f32"),
        (&["--", "17"], "an argument is a number"),
        (&["--", "u8[x]=zero"], "`x` is not a number of elements"),
        (&["--", "u8[99999999999999999999]=zero"], "is not a number of elements"),
        (&["--", "u64[9999999999999999999]=zero"], "more than any memory has"),
        (&["--", "u64[100000000000]=zero"], "cannot be allocated"),
        (&["--", "u8[4]=ones"], "zero, iota, random:SEED or @file, not `ones`"),
        (&["--", "u8[4]=random:x"], "the seed `x` is not a number"),
        (&["--", "u8=zero"], "a buffer has its type and how many"),
        (&["--", "bytes:file"], "bytes come from a file"),
        (&["--", "u8[4]=@no-such-file"], "cannot read `no-such-file`"),
        (&["--", "bytes:@no-such-file"], "cannot read `no-such-file`"),
        (&["--print", "1", "--", "u8[1]=zero"], "--print 1: the last argument is 0"),
        (&["--print", "0", "--", "null"], "--print 0: argument `null` is not a buffer"),
        (&["--print", "0"], "--print 0: there are no arguments"),
        (&["--print", "x", "--", "null"], "--print x: nothing is bound to `x`"),
        (&["--print", "?", "--", "null"], "`?` is not the number of an argument"),
        (&["--bind", "x", "--", "null"], "expected a name and its binding"),
        (&["--bind", "x=null", "--", "null"], "`null` is not a texture, surface or sampler"),
        (&["--bind", "x=tex:f32", "--", "null"], "an image has its type and its size"),
        (&["--print", "0:x", "--", "null"], "`x` is not a number of elements"),
        (&["--dump", "0:out", "--", "u8[1]=zero"], "`N:@file`"),
        (&["--expect", "0", "--", "u8[1]=zero"], "`N:@file`"),
        (&["--expect", "0:@no-such-file", "--", "u8[1]=zero"], "cannot read `no-such-file`"),
        (&["--expect", "0:@x:0.5", "--", "u8[1]=zero"], "tolerances apply to floats, not to u8"),
        (&["--expect", "0:@x:-1", "--", "f32[1]=zero"], "a tolerance cannot be negative"),
        (&["--checks", "races", "--", "null"], "unknown check `races`; did you mean `race`?"),
        (&["--checks", "race,all,so", "--", "null"], "unknown check `so`; the checks are uninit"),
        (&["--schedule", "slow", "--", "null"], "expected fair, random or adversarial"),
        (&["--approx", "none", "--", "null"], "expected exact or worst"),
        (&["--seed", "x", "--", "null"], "--seed"),
        (&["--format", "xml", "--", "null"], "--format"),
        (&["--device", "tpu", "--", "null"], "--device"),
        (&["null"], "there is no file `null`: arguments of the kernel go behind `--`"),
    ] {
        let run = run(NOTHING, &[&["-"], args].concat());
        assert_eq!(run.status, Some(2), "{args:?}: {}", run.stderr);
        assert!(run.stderr.contains(why), "{args:?}: {}", run.stderr);
        assert!(run.stdout.is_empty(), "{args:?}");
    }
}

#[test]
fn help_teaches_by_examples() {
    let help = run("", &["--help"]);
    assert_eq!(help.status, Some(0));
    for part in ["Examples:", "f32[1024]=iota", "bytes:@file.bin", "Exit status:", "--schedule"] {
        assert!(help.stdout.contains(part), "{part}");
    }
}

#[test]
fn what_the_checker_refuses_is_not_run() {
    let module = |instruction: &str| {
        format!(
            ".version 7.0\n.target sm_75\n.address_size 64\n.visible .entry k() {{\n.reg .b16 h;\n\
             .reg .f32 f;\n.reg .b32 a, b;\nmov.b32 b, 1;\nmov.f32 f, 0f3F800000;\n\
             {instruction}\nret;\n}}\n"
        )
    };
    let right = run(&module("cvt.rn.f16.f32 h, f;"), &["-"]);
    assert_eq!(right.status, Some(0), "{}", right.stderr);
    for (wrong, why) in [
        ("cvt.f16.f32 h, f;", "a narrowing conversion needs a rounding"),
        ("redux.sync.add.s32 a, b, -1;", "needs sm_80 or later; the target is sm_75"),
    ] {
        let refused = run(&module(wrong), &["-"]);
        assert_eq!((refused.status, refused.stdout.as_str()), (Some(1), ""), "{wrong}");
        assert!(refused.stderr.contains(why), "{}", refused.stderr);
        let asked = run(&module(wrong), &["-", "--unchecked"]);
        assert_eq!(asked.status, Some(0), "{}", asked.stderr);
        assert!(!asked.stderr.contains(why), "{}", asked.stderr);
    }
}
