//! Which loops ptxas unrolls, and that ours are among them.
//!
//! The shape of the branches of a loop decides whether ptxas unrolls it. The facts that block
//! layout rests on are measured here again, with every available ptxas: a loop of one `fma` of
//! unknown trip count has several in the machine code if it was unrolled.

use irc::ir::text::parse_module;
use irc::ptx::target::{PtxVersion, Sm, Target};
use irc::{OptLevel, Options};
use irc_runtime::ptxas::AssembleOptions;
use irc_tests::ptxas_toolbox;

/// The targets, one for each release of ptxas, whose instructions have 16 bytes.
const TARGETS: [&str; 2] = ["sm_70", "sm_80"];

/// How many `FFMA` there are in the only function of a cubin.
fn fused_multiply_adds(cubin: &[u8]) -> usize {
    let word = |at: usize| {
        u64::from_le_bytes(cubin[at..at + 8].try_into().expect("a slice of eight bytes"))
    };
    let half = |at: usize| word(at) as u32 as usize;
    // The section headers of a 64-bit ELF file.
    let (headers, size, count) = (word(0x28) as usize, half(0x3a) & 0xffff, half(0x3c) & 0xffff);
    // Code is what is loaded (2) and can be executed (4).
    let code = (0..count)
        .map(|i| headers + i * size)
        .filter(|&header| half(header + 4) == 1 && word(header + 8) & 6 == 6);
    let insts = code.flat_map(|header| {
        let (start, size) = (word(header + 24) as usize, word(header + 32) as usize);
        (start..start + size).step_by(16)
    });
    insts.filter(|&at| word(at) & 0x1ff == 0x23).count()
}

/// Whether ptxas unrolls the loop of a kernel; nothing where there is no ptxas.
fn is_unrolled(text: &str, target: Sm) -> Option<bool> {
    let tool = ptxas_toolbox()?.for_target(target).expect("there is a release for the target");
    let options = AssembleOptions::default().with_opt_level(3);
    let made = tool.assemble(text, target, options);
    let made = made.unwrap_or_else(|error| panic!("{error}\n{text}"));
    match fused_multiply_adds(&made.cubin) {
        0 => panic!("the loop is gone\n{text}"),
        count => Some(count > 1),
    }
}

/// A kernel around a loop, which ends at `EXIT`.
fn kernel(target: Sm, code: &str) -> String {
    let version = target.first_ptx().max(PtxVersion::new(7, 0));
    let code = code.replace(
        "BODY",
        "ld.global.f32 %f2, [%rd1]; ld.global.f32 %f3, [%rd2]; fma.rn.f32 %f1, %f2, %f3, %f1;
         add.s64 %rd1, %rd1, 4; add.s64 %rd2, %rd2, 4; add.s32 %r2, %r2, 1;",
    );
    format!(
        ".version {version}\n.target {target}\n.address_size 64\n
         .visible .entry k(.param .u64 pa, .param .u64 pb, .param .u64 po, .param .u32 pn) {{
         .reg .pred %p<9>; .reg .b32 %r<9>; .reg .f32 %f<9>; .reg .b64 %rd<9>;
         ld.param.u64 %rd1, [pa]; ld.param.u64 %rd2, [pb]; ld.param.u64 %rd3, [po];
         ld.param.u32 %r1, [pn]; mov.f32 %f1, 0f00000000; mov.u32 %r2, 0;
         {code}
         EXIT: st.global.f32 [%rd3], %f1; st.global.u32 [%rd3+4], %r2; ret; }}\n"
    )
}

const GUARD: &str = "setp.lt.s32 %p1, %r1, 1; @%p1 bra EXIT;\n";

#[test]
fn facts_of_ptxas() {
    let bottom = |end: &str| format!("{GUARD} L: BODY {end}");
    let top = |start: &str| format!("L: {start} BODY bra.uni L;");
    let less = "setp.lt.s32 %p2, %r2, %r1;";
    let not_less = "setp.ge.s32 %p2, %r2, %r1;";
    let facts = [
        (bottom(&format!("{less} @%p2 bra L;")), true),
        (bottom(&format!("{less} @%p2 bra.uni L;")), false),
        (bottom(&format!("{not_less} @!%p2 bra L;")), false),
        (bottom(&format!("{not_less} not.pred %p3, %p2; @%p3 bra L;")), false),
        (bottom("setp.ge.s32 %p3|%p2, %r2, %r1; @%p2 bra L;"), false),
        (bottom(&format!("{not_less} @%p2 bra EXIT; bra.uni L;")), false),
        // Not in the way: copies before the branch or on the edge.
        (bottom(&format!("{less} mov.u32 %r3, %r2; @%p2 bra L;")), true),
        (
            bottom(&format!("{less} @%p2 bra E; bra.uni EXIT; E: mov.u32 %r3, %r2; bra.uni L;")),
            true,
        ),
        (top(&format!("{not_less} @%p2 bra EXIT;")), true),
        (top(&format!("{not_less} @%p2 bra.uni EXIT;")), false),
        (top(&format!("{less} @!%p2 bra EXIT;")), false),
        (top(&format!("{less} @%p2 bra B; bra.uni EXIT; B:")), true),
    ];
    for target in TARGETS {
        let target: Sm = target.parse().expect("the name of a target");
        for (code, want) in &facts {
            let Some(found) = is_unrolled(&kernel(target, code), target) else { return };
            assert_eq!(found, *want, "{target}: {code}");
        }
    }
}

/// The head of a kernel in IR: the product of two vectors.
const HEAD: &str = "kernel @k(%n: i32, %a: ptr.global noalias, %b: ptr.global noalias, \
    %out: ptr.global noalias) {\nentry:\n";
const BODY: &str = "%pa = ptradd %a, %i * 4\n%pb = ptradd %b, %i * 4\n%x = load.f32 %pa\n\
    %y = load.f32 %pb\n%next_sum = fma %x, %y, %sum\n%next = add nsw %i, 1\n";
const TAIL: &str = "done(%result: f32):\nstore %result, %out\nret\n}\n";

#[test]
fn our_loops_are_unrolled() {
    let rotated = |test: &str| {
        format!("{HEAD}br body(0, 0.0)\nbody(%i: i32, %sum: f32):\n{BODY}{test}{TAIL}")
    };
    let top = |test: &str| {
        format!(
            "{HEAD}br test(0, 0.0)\ntest(%i: i32, %sum: f32):\n{test}body:\n{BODY}\
             br test(%next, %next_sum)\n{TAIL}"
        )
    };
    let loops = [
        rotated("%c = icmp slt %next, %n\ncondbr %c, body(%next, %next_sum), done(%next_sum)\n"),
        // The loop goes on where the comparison is false.
        rotated("%c = icmp sge %next, %n\ncondbr %c, done(%next_sum), body(%next, %next_sum)\n"),
        // The last index but one is also wanted, so the counter cannot stay in one register.
        rotated("%c = icmp slt %next, %n\ncondbr %c, body(%next, %next_sum), done(%next_sum)\n")
            .replace("store %result, %out", "store %result, %out\nstore %i, %b"),
        top("%c = icmp slt %i, %n\ncondbr %c, body, done(%sum)\n"),
        top("%c = icmp sge %i, %n\ncondbr %c, done(%sum), body\n"),
    ];
    for target in TARGETS {
        let target: Sm = target.parse().expect("the name of a target");
        for text in &loops {
            let module = parse_module(text).unwrap_or_else(|e| panic!("{e:?}\n{text}")).module;
            for level in [OptLevel::O0, OptLevel::O1] {
                let options = Options::default().with_level(level);
                let ptx = irc::compile(&module, &Target::new(target), &options)
                    .unwrap_or_else(|errors| panic!("{errors:?}\n{text}"));
                let Some(found) = is_unrolled(&ptx.text, target) else { return };
                assert!(found, "{target}: not unrolled\n{}", ptx.text);
            }
        }
    }
}
