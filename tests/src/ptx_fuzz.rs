//! Mutated PTX: the reader and the checker answer with places, what is read survives printing.

use crate::text_fuzz::{changed, check_diagnostics};
use arbitrary::{Result, Unstructured};
use irc_ptx::Module;
use irc_ptx::check::check;
use irc_ptx::text::Severity;

/// Texts to begin with.
const SEEDS: [&str; 7] = [
    include_str!("../golden/ptx/add.triton.ptx"),
    include_str!("../golden/ptx/softmax.triton.ptx"),
    include_str!("../golden/ptx/saxpy.nvcc-debug.ptx"),
    include_str!("../golden/ptx/asm_scopes.nvcc.ptx"),
    include_str!("../golden/ptx/struct_params.clang.ptx"),
    include_str!("../golden/ptx/virtual.nvcc.ptx"),
    MANY,
];

/// Something of everything.
const MANY: &str = ".version 9.2\n.target sm_100a, texmode_independent\n.address_size 64
.file 1 \"a.cu\", 1, 2\n.extern .shared .align 16 .b8 dyn[];\n.pragma \"nounroll\", \"x\";
.visible .global .align 4 .u32 t[2][2] = {{1, 2*(3+4)}, {3<2?1:0, -4}}, u = 0x10U;
.global .u64 p[3] = {t, generic(t)+8, (.u64)-1>>4};\n.global .u8 m[2] = {0xff(t), 0xff00(1000)};
.global .samplerref s = {filter_mode = linear, addr_mode_0 = wrap};
.func (.param .b32 r) g (.param .align 8 .b8 s[16]) .noreturn;\n.alias h, g;
.visible .entry k(.param .u64 .ptr .global .align 16 a, .reg .b32 q) .maxntid 128, 1, 1\n{
.reg .pred %p<4>; .reg .b32 %r<8>; .reg .b64 %rd<8>; .reg .v4 .f32 v; .reg .f32 x, y;
.shared .b32 w; ld.param.u64 %rd1, [a+0]; mov.u32 %r1, %tid.x; @!%p1 bra $L1;
setp.lt.and.f32 %p1|%p2, x, 0f3F800000, !%p3; { .reg .b32 %r<2>; mov.b64 %rd2, {%r1, _}; }
$L1: call (r), g, (s), proto; vmad.s32.u32.s32.sat.shr7 %r1, %r2.b0, -%r3.h1, %r4;
proto: .callprototype (.param .b32 _) _ (.param .b32 _) .abi_preserve 4;
table: .branchtargets $L1, Lx; Lx: brx.idx %r1, table;
.loc 1 2 3, function_name d+1, inlined_at 1 2 3
ld.global.v4.f32 v, [%rd1+-16]; add.f32 v.x, v.g, 1.5; st.v2.b32 [%rd1+-4], {1, -2};
mov.u32 %r1, 3*(1+2); ld.global.u32 %r2, t[1]; ret; }
.section .debug_str { d: .b8 97, 0 .b32 d-e .b64 .debug_info+4 e: }\n";

/// Tokens that are put where they do not belong.
const TOKENS: [&str; 44] = [
    "(",
    ")",
    "{",
    "}",
    "[",
    "]",
    "<",
    ">",
    ",",
    ":",
    ";",
    "=",
    "+",
    "-",
    "*",
    "/",
    "%",
    "!",
    "~",
    "?",
    "|",
    "@",
    "\"",
    "\n",
    "//",
    "/*",
    "#",
    "_",
    "%r1",
    "%rd1",
    "%tid.x",
    ".reg",
    ".visible",
    ".entry",
    ".b32",
    ".loc",
    ".section",
    "0x",
    "0f3F800000",
    "1.5",
    "18446744073709551616",
    "U",
    "WARP_SZ",
    "$L1",
];

/// Changes a text a little and checks what the reader, the checker and the printer make of it.
///
/// # Panics
/// If one of them panics, if an error has no place, if the checker finds no error where the reader
/// does, or if a module changes on its way through text.
pub fn check_mutated(u: &mut Unstructured<'_>) -> Result<()> {
    let seed = *u.choose(&SEEDS)?;
    check_text(&changed(u, seed, &TOKENS)?);
    Ok(())
}

/// The same for one text.
///
/// # Panics
/// As [`check_mutated`].
pub fn check_text(text: &str) {
    let found = check(text, None);
    check_diagnostics(text, &found);
    match Module::parse(text) {
        Err(errors) => {
            assert!(!errors.is_empty(), "no result and no error");
            let is_error = found.iter().any(|d| d.severity == Severity::Error);
            assert!(is_error, "the checker is content with\n{text}");
        }
        Ok(module) => {
            let printed = module.print();
            let again = Module::parse(&printed)
                .unwrap_or_else(|errors| panic!("{}: {printed}\nfrom\n{text}", errors[0]));
            assert_eq!(again.print(), printed, "from\n{text}");
            let with_comments = |text: &str| {
                let module = Module::parse_with_comments(text);
                module.expect("it is read without comments").print()
            };
            let commented = with_comments(text);
            assert_eq!(with_comments(&commented), commented, "from\n{text}");
        }
    }
}
