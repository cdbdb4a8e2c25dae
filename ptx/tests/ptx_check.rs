//! `check` against whole modules around the forms that ptxas was seen to accept and to refuse: what
//! is legal has no error, what is not has one.

mod lists;

use irc_ptx::target::Sm;
use lists::errors;

#[test]
fn what_is_legal_has_no_error() {
    let Some(tsv) = lists::read("forms.tsv") else { return };
    let (mut checked, mut problems) = (0, Vec::new());
    for fields in lists::lines(&tsv) {
        let sm: Sm = fields[6].parse().expect("a target");
        let ptx = lists::version(fields[5]).max(sm.first_ptx());
        let found = errors(&lists::module(fields[7], fields[9], ptx, sm));
        checked += 1;
        if !found.is_empty() {
            problems.push(format!("{} at {ptx} on {sm}: {found:?}", fields[7]));
        }
    }
    lists::report("legal forms", checked, &problems);
    assert!(checked > 20_000, "{checked}");
}

#[test]
fn what_is_illegal_has_an_error() {
    let Some(tsv) = lists::read("illegal.tsv") else { return };
    let (mut checked, mut accepted) = (0, Vec::new());
    for fields in lists::lines(&tsv) {
        let (example, ctx, kind) = (fields[4], fields[5], fields[8]);
        // What only the generation of code refuses is none of the checker's business.
        if !matches!(kind, "form" | "version" | "arch") {
            continue;
        }
        checked += 1;
        let ptx = fields[6].parse().expect("a version");
        let sm: Sm = fields[7].parse().expect("a target");
        let mut text = lists::module(example, ctx, ptx, sm);
        if fields[9].contains("map_f64_to_f32") {
            text = text.replacen(&format!("{sm}\n"), &format!("{sm}, map_f64_to_f32\n"), 1);
        }
        if errors(&text).is_empty() {
            accepted.push(format!("{example} at {ptx} on {sm}: {}", fields[9]));
        }
    }
    lists::report("illegal lines", checked, &accepted);
    assert!(checked > 2_000, "{checked}");
}

/// Registers of every type with instructions of every type, as ptxas takes them.
#[test]
fn registers_must_suit() {
    let body = |example: &str| {
        errors(&format!(
            ".version 9.0\n.target sm_90\n.address_size 64\n.global .u32 g;\n.shared .u32 s;\n\
             .func callee(.reg .u32 a) {{ ret; }}\n.entry k(.param .u64 p) {{\n\
             .reg .pred %p<3>; .reg .b16 %rs<3>; .reg .b32 %r<3>; .reg .b64 %rd<3>;\n\
             .reg .f32 %f<3>; .reg .f64 %fd<3>; .reg .u16 u16; .reg .u32 u32; .reg .f16 f16;\n\
             .reg .v2 .u32 v;\n{example}\nL: ret;\n}}\n"
        ))
    };
    for legal in [
        "add.f32 %f1, %r1, %f2;",
        "mov.b32 %r1, %f1;",
        "mov.f32 %f1, %r1;",
        "ld.global.u8 %r1, [%rd1];",
        "ld.global.u16 %rd1, [%rd1];",
        "ld.global.f32 %rd1, [%rd1];",
        "ld.global.b32 %fd1, [%rd1];",
        "st.global.v2.u32 [%rd1], {%f1, %r1};",
        "ld.global.v2.u32 v, [%rd1];",
        "cvt.u16.u32 %r1, %r2;",
        "shl.b32 %f1, %f1, 1;",
        "mov.u16 u16, %tid.x;",
        "mov.b32 %r1, %tid.x;",
        "ld.shared.u32 %r1, [%r2];",
        "ld.u32 %r1, [g];",
        "mov.u64 %rd1, g+4;",
        "mov.u32 %r1, g[1];",
        "call callee, (5);",
        "bra L;",
        "add.f16 f16, %rs1, f16;",
    ] {
        assert_eq!(body(legal), [] as [&str; 0], "{legal}");
    }
    for illegal in [
        "add.s32 %r1, %f1, %r2;",
        "add.u32 %r1, %rd1, %r2;",
        "add.u32 %r1, u16, %r2;",
        "mov.u32 %r1, %f1;",
        "ld.global.f32 %fd1, [%rd1];",
        "ld.global.u32 %f1, [%rd1];",
        "st.global.f32 [%rd1], u32;",
        "ld.global.u32 %r1, [%fd1];",
        "selp.b32 %r1, %r2, %r1, %r2;",
        "@%r1 add.u32 %r1, %r2, %r1;",
        "setp.eq.u32 %r1, %r2, %r1;",
        "mov.u64 %rd1, %tid.x;",
        "mov.f32 %f1, %tid.x;",
        "mul.wide.u32 %r1, %r2, %r1;",
        "shl.b64 %rd1, %rd1, %rd2;",
        "ld.global.u32 %r1, [s];",
        "ld.global.u32 %r1, [nowhere];",
        "mov.u64 %rd1, nowhere;",
        "bra nowhere;",
        "call nowhere;",
        "call callee;",
        "call callee, (%f1);",
        "call g;",
        "add.f16 f16, u16, f16;",
        "{ inside: } bra inside;",
    ] {
        let found = body(illegal);
        assert!(!found.is_empty(), "{illegal}");
    }
}

/// Immediates of barriers, as ptxas takes them.
#[test]
fn immediates_of_barriers_are_in_range() {
    let body = |example: &str| {
        errors(&format!(
            ".version 9.0\n.target sm_90\n.address_size 64\n.entry k() {{\n\
             .reg .pred p, q; .reg .b32 r;\n{example}\nret;\n}}\n"
        ))
    };
    for name in ["bar", "barrier"] {
        for (number, threads) in
            [("0", "32"), ("15", "1024"), ("r", "r"), ("7", "r"), ("r", "4096")]
        {
            for form in
                ["sync N, T", "arrive N, T", "red.popc.u32 r, N, T, q", "red.or.pred p, N, T, q"]
            {
                let form = form.replace('N', number).replace('T', threads);
                assert_eq!(body(&format!("{name}.{form};")), [] as [&str; 0], "{name}.{form}");
            }
        }
        for illegal in [
            "sync 16",
            "sync 99",
            "sync -1",
            "sync 0, 1",
            "sync 0, 48",
            "sync r, 31",
            "arrive 16, 32",
            "arrive -1, 32",
            "arrive 0, 0",
            "arrive 0, 33",
            "red.popc.u32 r, 16, q",
            "red.popc.u32 r, 0, 16, q",
            "red.and.pred p, 99, 32, q",
            "red.and.pred p, r, 33, q",
        ] {
            assert_eq!(body(&format!("{name}.{illegal};")).len(), 1, "{name}.{illegal}");
        }
        assert_eq!(body(&format!("{name}.sync 0, 0;")), [] as [&str; 0]);
    }
}

/// What a module with these declarations and a kernel of this one instruction has for errors.
fn codes(declarations: &str, instruction: &str) -> Vec<String> {
    let text = format!(
        ".version 8.6\n.target sm_100\n.address_size 64\n{declarations}\n\
         .const .align 16 .b8 c[64];\n.global .align 16 .b8 g[64];\n\
         .shared .align 16 .b8 s[64];\n.entry k(.param .b32 kp, .param .texref kt)\n{{\n\
         .reg .b32 %r<9>;\n.reg .b64 %rd<9>;\n.local .align 16 .b8 l[64];\n\
         {instruction}\nret;\n}}\n"
    );
    lists::errors(&text).iter().map(|error| error[..5].to_owned()).collect()
}

#[test]
fn addresses_are_in_the_space_of_the_instruction() {
    for taken in [
        "ld.local.u32 %r1, [16];",
        "st.local.u32 [16], %r1;",
        "ld.local.v2.u32 {%r1, %r2}, [16];",
        "ld.u32 %r1, [l];",
        "ld.u32 %r1, [s];",
        "ld.u32 %r1, [g];",
        "ld.const.u32 %r1, [c];",
        "red.add.u32 [l], %r1;",
        "cvta.shared.u64 %rd1, s;",
        "cvta.param.u64 %rd1, kp;",
        "mapa.shared::cluster.u64 %rd1, s, 0;",
    ] {
        assert_eq!(codes("", taken), [""; 0], "{taken}");
    }
    for (refused, code) in [
        ("ld.u32 %r1, [16];", "P0524"),
        ("ld.shared.u32 %r1, [16];", "P0524"),
        ("st.global.u32 [16], %r1;", "P0524"),
        ("atom.global.add.u32 %r1, [16], %r1;", "P0524"),
        ("cp.async.ca.shared.global [%r1], [16], 16;", "P0524"),
        ("mbarrier.init.shared.b64 [16], %r1;", "P0524"),
        ("ld.u32 %r1, [kp];", "P0403"),
        ("ld.u32 %r1, [c];", "P0403"),
        ("st.u32 [c], %r1;", "P0403"),
        ("prefetch.L1 [c];", "P0403"),
        ("ld.global.u32 %r1, [c];", "P0403"),
        ("cvta.shared.u64 %rd1, g;", "P0403"),
        ("cvta.param.u64 %rd1, g;", "P0403"),
        ("mapa.shared::cluster.u64 %rd1, g, 0;", "P0403"),
        ("ld.param.u64 %rd1, [kt];", "P0205"),
    ] {
        assert_eq!(codes("", refused), [code], "{refused}");
    }
}

#[test]
fn textures_stand_where_they_may() {
    for taken in [
        ".global .texref t = {width = 1, filter_mode = linear, num_samples = 4};",
        ".extern .global .surfref t;",
        ".weak .global .surfref t = {memory_layout = 1};",
    ] {
        assert_eq!(codes(taken, "txq.width.b32 %r1, [kt];"), [""; 0], "{taken}");
    }
    for refused in [
        ".func f(.param .texref t) { ret; }",
        ".func (.param .surfref t) f() { ret; }",
        ".common .global .texref t;",
        ".const .texref t;",
        ".global .texref t = {memory_layout = 1};",
        ".global .surfref t = {filter_mode = linear};",
        ".global .texref t = {force_unnormalized_coords = 1};",
        ".global .samplerref t;",
        ".func f() { .global .texref t; ret; }",
    ] {
        assert_eq!(codes(refused, ""), ["P0524"], "{refused}");
    }
}

/// Whether `check` has errors for a kernel of this body, and for this text as a whole.
fn refuses(head: &str, body: &str) -> bool {
    !errors(&format!(
        ".version 9.0\n.target sm_100a\n.address_size 64\n{head}\n.entry main() {{\n\
         .reg .pred p, q, r; .reg .b16 h; .reg .b32 a, b, c, d; .reg .f32 f, g;\n\
         .reg .b64 l, m, n, o;\n{body}\nret;\n}}\n"
    ))
    .is_empty()
}

/// Numbers, and negated ones, stand where a predicate is read; all numbers but 0 hold.
#[test]
fn constant_predicates_are_taken() {
    for c in ["0", "1", "2", "-1", "!0", "!1", "!q", "0x100000000", "WARP_SZ"] {
        for form in [
            "selp.b32 a, 3, 4, C;",
            "setp.lt.and.s32 p, a, b, C;",
            "setp.lt.and.f16x2 p|r, a, b, C;",
            "set.lt.xor.u32.f32 a, f, g, C;",
            "and.pred p, q, C;",
            "xor.pred p, C, q;",
            "not.pred p, C;",
            "mov.pred p, C;",
            "vote.sync.all.pred p, C, -1;",
            "vote.sync.ballot.b32 a, C, -1;",
            "bar.red.popc.u32 a, 0, C;",
            "barrier.cta.red.and.pred p, 0, 32, C;",
            "lop3.or.b32 a|p, a, b, c, 0x3f, C;",
        ] {
            let form = form.replace('C', c);
            assert!(!refuses("", &form), "{form}");
        }
    }
    for form in [
        "selp.b32 a, 3, 4, 1.0;",
        "selp.b32 a, 3, 4, -p;",
        "and.b32 a, !b, c;",
        "@1 mov.b32 a, b;",
        "setp.lt.and.bf16x2 p|r, a, b, 1;",
        "set.lt.and.u32.bf16 a, h, h, 0;",
    ] {
        assert!(refuses("", form), "{form}");
    }
}

/// Sinks, lists that are longer than what is read, and sums, as ptxas takes them.
#[test]
fn sinks_lists_and_sums_are_as_ptxas_takes_them() {
    let head = ".global .texref t, u; .global .surfref s;";
    for form in [
        "shfl.sync.idx.b32 a|_, a, b, c, -1;",
        "match.all.sync.b32 a|_, b, -1;",
        "match.all.sync.b32 _|p, b, -1;",
        "st.global.v8.b32 [l], {a, b, _, c, a, b, c, d};",
        "st.global.v4.b64 [l], {l, m, _, n};",
        "suld.b.1d.b32.clamp a, [s, {a, b, c, d}];",
        "tex.1d.v4.f32.f32 {f, g, f, g}, [t, {f, g}];",
        "tex.1d.v4.s32.s32 {a, b, c, d}, [t, {a, b, c, d}];",
        "tex.2d.v4.f32.f32 {f, g, f, g}, [t, {f, g, f, g}];",
        "tex.a1d.v4.f32.f32 {f, g, f, g}, [t, {a, f, g, f}], a;",
        "tex.1d.v4.f32.f32 {f, g, f, g}, [t, {f}], {a, b, c, d}, f;",
        "tex.level.2d.v4.f32.f32 {f, g, f, g}, [l, {f, g, f, g}], f;",
        "tld4.r.2d.v4.f32.f32 {f, g, f, g}, [t, {f, g, f, g}];",
        "tex.2d.v4.f32.f32 {f, g, f, g}, [t, u, {f, g}];",
        "tex.2d.v4.f32.f32 {f, g, f, g}, [l, m, {f, g, f, g}];",
        "tld4.r.2d.v4.f32.f32 {f, g, f, g}, [t, m, {f, g}];",
        "add.u32 a, a+1, b+-1;",
        "st.u64 [l], m+1;",
        "shl.b32 a, b, c+1;",
        "mov.b64 {a, _}, l;",
    ] {
        assert!(!refuses(head, form), "{form}");
    }
    for form in [
        "shfl.sync.idx.b32 _|p, a, b, c, -1;",
        "match.all.sync.b32 _|_, b, -1;",
        "setp.lt.u32 _|_, a, b;",
        "st.global.v4.b32 [l], {a, b, _, c};",
        "st.global.v8.b32 [l], {_, _, _, _, _, _, _, _};",
        "tex.2d.v4.f32.f32 {f, g, f, g}, [t, {f, g, f}];",
        "tex.2d.v4.f32.f32 {f, g, f, g}, [t, {f}];",
        "tex.3d.v4.f32.f32 {f, g, f, g}, [t, {f, g}];",
        "tex.a2d.v4.f32.f32 {f, g, f, g}, [t, {a, f}];",
        "tex.grad.1d.v4.f32.f32 {f, g, f, g}, [t, {f}], {f, g}, {f, g};",
        "tex.2d.v4.f32.f32 {f, g, f, g}, [u, main, {f, g}];",
        "tex.grad.2d.v4.f32.f32 {f, g, f, g}, [t, {f, g}], {f, g, f, g}, {f, g, f, g};",
        "mov.b64 {_, _}, l;",
        "mov.b64 l, {a, _};",
        "mov.b16 {1, _}, h;",
        "add.u32 a+1, a, b;",
        "add.f32 f, g+1, g;",
        "vote.sync.ballot.b32 a, p+1, -1;",
        "and.b32 a, 1.0, b;",
    ] {
        assert!(refuses(head, form), "{form}");
    }
}

#[test]
fn numbers_are_in_the_ranges_of_their_rows() {
    for n in ["-1", "256", "300", "65536"] {
        for form in ["bfe.u32 a, b, N, 8;", "bfe.s64 l, m, 8, N;", "bfi.b32 a, b, c, N, 8;"] {
            assert!(refuses("", &form.replace('N', n)), "{form} {n}");
        }
    }
    for n in ["0", "255", "c"] {
        let form = "bfi.b64 l, m, n, N, N;".replace('N', n);
        assert!(!refuses("", &form), "{form}");
    }
    let commit = "tcgen05.commit.cta_group::1.mbarrier::arrive::one.multicast::cluster.b64 [l], N;";
    assert!(refuses("", &commit.replace('N', "65536")));
    assert!(!refuses("", &commit.replace('N', "65535")));
    let fill = "st.bulk.weak.shared::cta [N], 64, 0;";
    assert!(refuses(".shared .b8 s[64];", &fill.replace('N', "s")));
    assert!(!refuses(".shared .b8 s[64];", &fill.replace('N', "l")));
}

#[test]
fn arrays_are_complete() {
    for head in [
        ".global .b32 v[];",
        ".visible .const .b32 v[];",
        ".shared .b32 v[];",
        ".weak .global .b32 v[][2];",
        ".global .b32 v[0];",
        ".global .b32 v[2][];",
        ".extern .global .b32 v[][];",
        ".global .b32 v[] = {};",
        ".global .texref v[];",
        ".entry k(.param .b8 v[]) { ret; }",
        ".entry k(.param .b8 v[0]) { ret; }",
        ".func f(.param .b8 v[], .param .b32 w) { ret; }",
        ".func (.param .b8 v[]) f() { ret; }",
        ".func f(.param .b32 v[][2]) { ret; }",
        ".func f() { .local .b32 v[]; ret; }",
    ] {
        assert!(refuses(head, ""), "{head}");
    }
    for head in [
        ".extern .shared .b32 v[];",
        ".extern .global .b32 v[][2];",
        ".global .b32 v[] = {1, 2};",
        ".global .b32 v[][2] = {{1, 2}};",
        ".global .b32 v[2] = {};",
        ".func f(.param .b32 w, .param .align 8 .b8 v[]) { ret; }",
    ] {
        assert!(!refuses(head, ""), "{head}");
    }
}

#[test]
fn directives_stand_where_something_takes_them() {
    for directive in [".maxntid 32", ".reqntid 32", ".minnctapersm 2", ".maxnreg 32"] {
        assert!(!refuses(&format!(".entry k() {directive} {{ ret; }}"), ""), "{directive}");
        assert!(refuses(&format!(".func f() {directive} {{ ret; }}"), ""), "{directive}");
        let (word, _) = directive.split_once(' ').expect("it has a number");
        assert!(refuses(&format!(".entry k() {word} 0 {{ ret; }}"), ""), "{directive}");
    }
    for directive in [".noreturn", ".abi_preserve 4", ".abi_preserve_control 4"] {
        assert!(!refuses(&format!(".func f() {directive} {{ trap; }}"), ""), "{directive}");
        assert!(refuses(&format!(".entry k() {directive} {{ trap; }}"), ""), "{directive}");
    }
    for pragma in ["used_bytes_mask 0xf", "enable_smem_spilling", "frequency 4"] {
        let pragma = format!(".pragma \"{pragma}\";");
        assert!(refuses(&format!(".entry k() {pragma} {{ ret; }}"), ""), "{pragma}");
        assert!(refuses(&pragma, ""), "{pragma}");
        assert!(!refuses("", &pragma), "{pragma}");
    }
    assert!(refuses("", ".pragma \"used_bytes_mask\";"));
    assert!(refuses("", ".pragma \"used_bytes_mask 0x\";"));
}

#[test]
fn what_is_called_through_a_register_has_a_prototype() {
    let head = ".func fun() { ret; }";
    for body in ["call l, ();", "call l;", "call (a), l, (a);", "call main, ();"] {
        assert!(refuses(head, body), "{body}");
    }
    assert!(refuses(head, "t: .callprototype _ (); call fun, (), t;"));
    for body in ["t: .callprototype _ (); call l, (), t;", "call fun, ();", "call fun;"] {
        assert!(!refuses(head, body), "{body}");
    }
}

/// What a function passes to others it writes before the call and reads after it; its own
/// parameters it reads, its results it writes.
#[test]
fn parameters_are_read_and_written_where_they_may_be() {
    let head = ".func (.param .b32 o) fun(.param .b32 i) { ret; }";
    let vars = ".param .b32 u, w;";
    for body in [
        "st.param.b32 [u], a; call (w), fun, (u); ld.param.b32 a, [w]; ld.param.b32 b, [w];",
        "@p bra L; call (w), fun, (u); L: ld.param.b32 a, [w];",
        "@p call (w), fun, (u); st.param.b32 [w], a;",
        "st.param.b32 [u], a;",
    ] {
        assert!(!refuses(head, &format!("{vars} {body}")), "{body}");
    }
    for body in [
        "ld.param.b32 a, [u];",
        "st.param.b32 [u], a; ld.param.b32 a, [u];",
        "call (w), fun, (u); ld.param.b32 a, [u];",
        "bra M; L: ld.param.b32 a, [w]; ret; M: call (w), fun, (u); bra L;",
        "call (w), fun, (u); @p ld.param.b32 a, [w];",
        "@p st.param.b32 [u], a; call (w), fun, (u);",
        "mov.u64 l, u;",
        "cvta.param.u64 l, u;",
    ] {
        assert!(refuses(head, &format!("{vars} {body}")), "{body}");
    }
    let inner = |body: &str| {
        let inner = format!(
            "{head} .func (.param .b32 r) g(.param .b32 s) {{ .param .b32 u; .reg .b32 a; \
             .reg .b64 l; .reg .pred p; {body} ret; }}"
        );
        refuses(&inner, "")
    };
    for body in ["@p ld.param.b32 a, [s];", "@p st.param.b32 [r], a;", "mov.u64 l, s;"] {
        assert!(!inner(body), "{body}");
    }
    for body in [
        "st.param.b32 [s], a;",
        "ld.param.b32 a, [r];",
        "call (u), fun, (s);",
        "call (r), fun, (u);",
        "mov.u64 l, u;",
    ] {
        assert!(inner(body), "{body}");
    }
}

/// Constants are passed where a value of their sort is; vectors of the same shape pass for others.
#[test]
fn constants_and_vectors_are_passed_as_ptxas_takes_them() {
    let call = |param: &str, argument: &str| {
        let vectors = ".reg .v2 .f32 vf; .reg .v2 .b16 vh; .reg .v4 .u32 v4;";
        refuses(
            &format!(".func fun({param}) {{ ret; }}"),
            &format!("{vectors} call fun, ({argument});"),
        )
    };
    for (param, argument) in [
        (".reg .u32 i", "5"),
        (".param .s64 i", "-5"),
        (".reg .b32 i", "1.0"),
        (".param .f32 i", "0f3F800000"),
        (".reg .v2 .u32 i", "vf"),
    ] {
        assert!(!call(param, argument), "{param} {argument}");
    }
    for (param, argument) in [
        (".reg .u32 i", "0f3F800000"),
        (".param .u32 i", "1.0"),
        (".reg .f32 i", "5"),
        (".param .f64 i", "5"),
        (".param .b32 i[1]", "5"),
        (".reg .v2 .u32 i", "vh"),
        (".reg .v2 .u32 i", "v4"),
    ] {
        assert!(call(param, argument), "{param} {argument}");
    }
}

/// The oldest versions have little space for parameters; strings are ASCII, comments are not.
#[test]
fn modules_are_as_ptxas_takes_them() {
    let kernel = |head: &str, bytes: u32, text: &str| {
        let load = "ld.param.u32 a, [q]; mov.u32 a, q;";
        let params = format!(".param .align 4 .b8 q[{bytes}]");
        let kernel = format!(".entry k({params}) {{ .reg .u32 a; {load} ret; }}");
        !errors(&format!("{head}\n{text}\n{kernel}")).is_empty()
    };
    let (old, new) = (".version 1.4\n.target sm_10", ".version 1.5\n.target sm_10");
    assert!(!kernel(old, 256, ""));
    assert!(kernel(old, 257, ""));
    assert!(!kernel(new, 4352, ""));
    assert!(kernel(new, 4353, ""));
    assert!(!kernel(new, 4, "// \u{e9}"));
    assert!(kernel(new, 4, ".file 1 \"\u{e9}.cu\""));
    let debug = ".version 3.0\n.target sm_20, debug\n.address_size 64";
    assert!(kernel(debug, 4, ".file 1 \"a.cu\""));
    assert!(!kernel(debug, 4, ".section .debug_abbrev { .b8 1 }"));
}

/// The textures of PTX before 1.5.
#[test]
fn old_textures_are_as_ptxas_takes_them() {
    let module = |declared: &str, body: &str| {
        let head = ".version 1.4\n.target sm_13";
        let kernel = format!(".entry k {{ .reg .u64 l; .reg .f32 f; {body} ret; }}");
        !errors(&format!("{head}\n{declared}\n{kernel}")).is_empty()
    };
    let lookup = "tex.1d.v4.f32.f32 {f, f, f, f}, [t, {f}];";
    for declared in
        [".tex .u64 t;", ".tex .u32 t;", ".extern .tex .u64 t;", ".visible .tex .u64 t;"]
    {
        assert!(!module(declared, lookup), "{declared}");
    }
    for declared in [".tex .b64 t;", ".tex .s32 t;", ".tex .u64 t[2];", ".tex .u64 t = 1;"] {
        assert!(module(declared, lookup), "{declared}");
    }
    assert!(module(".global .u64 t;", lookup));
    for body in ["mov.u64 l, t;", "ld.global.u64 l, [t];", "txq.width.b32 f, [t];"] {
        assert!(module(".tex .u64 t;", body), "{body}");
    }
}
