//! The form of the table holds what is awkward about PTX, and agrees with what ptxas accepts.

use super::*;
use crate::isa::*;
use crate::target::{PtxVersion, Sm, Target};
use crate::{Function, Item, Module, Statement};

/// A module around one instruction, with the names that the examples use.
fn module_text(example: &str) -> String {
    let mut text = String::from(
        ".version 9.5\n.target sm_100a\n.address_size 64\n.global .texref tref;\n\
         .global .samplerref sref;\n.entry k0(.param .align 128 .b8 kp[256]) {\n\
         .reg .pred %p<300>; .reg .b8 %rb<300>; .reg .b16 %rs<300>; .reg .b32 %r<300>;\n\
         .reg .b64 %rd<300>; .reg .f32 %f<300>; .reg .f64 %fd<300>; .reg .b128 %rq<300>;\n",
    );
    text.push_str(example);
    text.push_str("\nLtgt:\nLtgt2:\nret;\n}\n");
    text
}

fn first_inst(module: &Module) -> &Inst<Reg> {
    let function: &Function = module
        .items
        .iter()
        .find_map(|item| match item {
            Item::Function(function) => Some(&**function),
            _ => None,
        })
        .expect("there is one function");
    function.body.as_ref().and_then(|body| body.insts().next()).expect("there is an instruction")
}

/// Reads one instruction and prints it again.
fn reprint(example: &str) -> Result<(Inst<Reg>, String), String> {
    let module = Module::parse(&module_text(example))
        .map_err(|errors| format!("{example}: {}", errors[0]))?;
    let inst = first_inst(&module).clone();
    let function = module.functions().next().expect("there is one function");
    let body = function.body.as_ref().expect("it has a body");
    Ok((inst.clone(), crate::print::print_inst(&module.names, body, &inst)))
}

fn squeeze(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace()).collect()
}

/// Reads, prints back the same, and has its first versions: pairs of target and version; no
/// version where the target lacks it.
fn check(example: &str, gates: &[(&str, Option<(u8, u8)>)]) -> Inst<Reg> {
    let (inst, text) = reprint(example).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(squeeze(&text), squeeze(example));
    for &(sm, want) in gates {
        let sm: Sm = sm.parse().expect("a known target");
        let first = inst.requirement(sm).ok().map(|need| need.first);
        assert_eq!(first, want.map(|(a, b)| PtxVersion::new(a, b)), "{example} on {sm}");
    }
    inst
}

fn registers(n: std::ops::Range<u32>) -> String {
    n.map(|i| format!("%f{i}")).collect::<Vec<_>>().join(", ")
}

#[test]
fn a_comparison_into_two_predicates_combined_with_a_negated_one() {
    let inst = check(
        "setp.lt.and.s32 %p1|%p2, %r1, %r2, !%p3;",
        &[("sm_50", Some((4, 0))), ("sm_90", Some((7, 8)))],
    );
    assert_eq!(inst.modifier(), Some(BoolOp::And));
    assert!(matches!(inst.operands[4], Operand::Not(_)));
    let roles: Vec<Role> = {
        let mut roles = Vec::new();
        inst.visit_regs(|_, role| roles.push(role));
        roles
    };
    assert_eq!(roles, [Role::Def, Role::Def, Role::Use, Role::Use, Role::Use]);
    check("setp.equ.bf16 %p1, %rs1, %rs2;", &[("sm_89", None), ("sm_90", Some((7, 8)))]);
}

#[test]
fn a_texture_lookup_with_a_residency_predicate() {
    let inst = check(
        "tex.2d.v4.f32.s32 {%f1, %f2, %f3, %f4}|%p1, [tref, {%r1, %r2}];",
        &[("sm_53", None), ("sm_60", Some((7, 1))), ("sm_80", Some((7, 1)))],
    );
    assert!(inst.row().effects.contains(InstEffects::LOAD));
    check("tex.1d.v2.f16x2.f32 {%r1, %r2}, [%rd1, {%f1}];", &[("sm_52", None)]);
    assert!(reprint("tex.2d.v4.f32.s32 {%f1, %f2, %f3, %f4}, [tref, {%r1}];").is_err());
}

#[test]
fn a_video_instruction_with_negated_and_selected_parts() {
    let inst =
        check("vmad.s32.u32.s32.sat.shr7 %r1, %r2.b0, -%r3.h1, %r4;", &[("sm_50", Some((4, 0)))]);
    assert_eq!(inst.modifier(), Some(VideoScale::Shr7));
    check("vadd.u32.u32.s32.sat %r1.b3, %r2.h0, %r3.b1, %r4;", &[("sm_50", Some((4, 0)))]);
    assert!(reprint("add.s32 %r1, -%r2, %r3;").is_err());
}

#[test]
fn an_arrival_whose_state_nobody_wants() {
    let inst = check(
        "mbarrier.arrive.release.cluster.shared::cluster.b64 _, [%rd1];",
        &[("sm_80", None), ("sm_90", Some((8, 0)))],
    );
    assert_eq!(inst.operands[0], Operand::Sink);
    check("mbarrier.arrive.shared.b64 _, [%rd1];", &[("sm_80", Some((7, 1)))]);
    check("mbarrier.arrive.shared.b64 %rd2, [%rd1];", &[("sm_80", Some((7, 0)))]);
    check(
        "mbarrier.arrive.noComplete.shared.b64 %rd2, [%rd1], 4;",
        &[("sm_75", None), ("sm_80", Some((7, 0)))],
    );
}

#[test]
fn registers_choose_among_rows_of_one_spelling() {
    let inst = check(
        "cp.async.ca.shared.global [%rd1], [%rd2], 4, %r1;",
        &[("sm_75", None), ("sm_80", Some((7, 0)))],
    );
    assert_eq!(inst.row, rows::CP_ASYNC);
    let inst = check(
        "cp.async.ca.shared.global [%rd1], [%rd2], 4, %p1;",
        &[("sm_75", None), ("sm_80", Some((7, 5)))],
    );
    assert_eq!(inst.row, rows::CP_ASYNC_IGNORE);
    let module = Module::parse(
        ".version 7.5\n.target sm_80\n.address_size 64\n.entry k() { .reg .pred skip; \
         .reg .b64 a; cp.async.cg.shared.global [a], [a], 16, skip; ret; }",
    );
    let module = module.expect("it is well formed");
    assert_eq!(first_inst(&module).row, rows::CP_ASYNC_IGNORE);
    check("st.bulk.weak [%rd1], %rd2, 0;", &[("sm_90", None), ("sm_100", Some((8, 6)))]);
    check("st.bulk.weak [%rd1], %r2, 0;", &[("sm_90", None), ("sm_100", Some((9, 0)))]);
}

#[test]
fn a_sparse_matrix_operation() {
    let inst = check(
        "mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.f32.bf16.bf16.f32 \
         {%f1, %f2, %f3, %f4}, {%r1, %r2, %r3, %r4}, {%r5, %r6, %r7, %r8}, \
         {%f5, %f6, %f7, %f8}, %r9, 0;",
        &[("sm_75", None), ("sm_80", Some((8, 5)))],
    );
    assert!(inst.row().convergent);
    assert_eq!(inst.operand_class(1), Some(RegClass::B32));
    assert!(
        reprint(
            "mma.sp.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 {%r1, %r2}, {%r1}, {%r1, %r2}, \
         {%r1, %r2}, %r3, 0;"
        )
        .is_err()
    );
}

#[test]
fn fragments_have_as_many_registers_as_the_shape_says() {
    let counts = |spelling: &str| -> Vec<u16> {
        let spelled = rows_spelled(spelling);
        let (id, mods) = *spelled.first().unwrap_or_else(|| panic!("{spelling}"));
        let row = row(id);
        let lists = row.operands.iter().filter_map(|rule| match rule.shape {
            Shape::List(Count::Of(count)) => Some(count(row, &mods)),
            Shape::List(Count::Fixed(n)) => Some(n),
            _ => None,
        });
        lists.collect()
    };
    let mma = |form: &str| counts(&format!("mma.sync.aligned.{form}"));
    assert_eq!(mma("m8n8k4.row.col.f32.f16.f16.f16"), [8, 2, 2, 4]);
    assert_eq!(mma("m16n8k8.row.col.f16.f16.f16.f16"), [2, 2, 1, 2]);
    assert_eq!(mma("m16n8k16.row.col.f32.bf16.bf16.f32"), [4, 4, 2, 4]);
    assert_eq!(mma("m16n8k4.row.col.f32.tf32.tf32.f32"), [4, 2, 1, 4]);
    assert_eq!(mma("m16n8k16.row.col.f16.e4m3.e5m2.f16"), [2, 2, 1, 2]);
    assert_eq!(mma("m16n8k32.row.col.kind::f8f6f4.f32.e2m1.e3m2.f32"), [4, 4, 2, 4]);
    assert_eq!(mma("m8n8k4.row.col.f64.f64.f64.f64"), [2, 1, 1, 2]);
    assert_eq!(mma("m16n8k16.row.col.rz.f64.f64.f64.f64"), [4, 8, 4, 4]);
    assert_eq!(mma("m8n8k32.row.col.s32.s4.u4.s32"), [2, 1, 1, 2]);
    assert_eq!(mma("m16n8k256.row.col.s32.b1.b1.s32.and.popc"), [4, 4, 2, 4]);
    assert_eq!(
        mma("m16n8k64.row.col.kind::mxf4.block_scale.f32.e2m1.e2m1.f32.ue8m0"),
        [4, 4, 2, 4, 2, 2]
    );
    let sparse = |form: &str| counts(&format!("mma.sp::ordered_metadata.sync.aligned.{form}"));
    assert_eq!(sparse("m16n8k8.row.col.f32.tf32.tf32.f32"), [4, 2, 2, 4]);
    assert_eq!(sparse("m16n8k64.row.col.s32.u8.u8.s32"), [4, 4, 4, 4]);
    assert_eq!(sparse("m16n8k64.row.col.s32.u4.u4.s32"), [4, 2, 2, 4]);
    assert_eq!(
        sparse("m16n8k128.row.col.kind::mxf4.block_scale.f32.e2m1.e2m1.f32.ue8m0"),
        [4, 4, 4, 4, 2, 2]
    );
    let wmma = |form: &str| counts(&format!("wmma.mma.sync.aligned.row.col.{form}"));
    assert_eq!(wmma("m32n8k16.f16.f32"), [4, 8, 8, 8]);
    assert_eq!(wmma("m8n32k16.f32.bf16.bf16.f32"), [8, 2, 8, 8]);
    assert_eq!(wmma("m32n8k16.s32.s8.s8.s32"), [8, 4, 1, 8]);
    assert_eq!(wmma("m8n8k4.f64.f64.f64.f64"), [2, 1, 1, 2]);
    assert_eq!(counts("wmma.load.a.sync.aligned.row.m8n32k16.f16"), [8]);
    assert_eq!(counts("wmma.load.b.sync.aligned.row.m8n32k16.u8"), [4]);
    assert_eq!(counts("ldmatrix.sync.aligned.m16n16.x2.trans.b8"), [4]);
    assert_eq!(counts("stmatrix.sync.aligned.m8n8.x4.b16"), [4]);
    let wgmma = |form: &str| counts(&format!("wgmma.mma_async.sync.aligned.{form}"));
    assert_eq!(wgmma("m64n256k16.f32.f16.f16"), [128]);
    assert_eq!(wgmma("m64n24k32.f16.e4m3.e4m3"), [6]);
}

#[test]
fn immediates_of_matrix_operations_have_their_ranges() {
    let on = |example: &str, sm: &str| {
        let (inst, _) = reprint(example).unwrap_or_else(|error| panic!("{error}"));
        inst.requirement(sm.parse().expect("a known target"))
    };
    let sparse = |shape: &str, selector| {
        let example = format!(
            "mma.sp.sync.aligned.{shape} {{%f1, %f2, %f3, %f4}}, {{%r1, %r2, %r3, %r4}}, \
             {{%r5, %r6, %r7, %r8}}, {{%f5, %f6, %f7, %f8}}, %r9, {selector};"
        );
        on(&example, "sm_89").is_ok()
    };
    assert!(sparse("m16n8k32.row.col.f32.f16.f16.f32", 3));
    assert!(!sparse("m16n8k32.row.col.f32.f16.f16.f32", 4));
    assert!(sparse("m16n8k32.row.col.f32.bf16.bf16.f32", 1));
    assert!(!sparse("m16n8k32.row.col.f32.bf16.bf16.f32", 2));
    assert!(!sparse("m16n8k64.row.col.f32.e4m3.e4m3.f32", 1));
    let scaled = |kind: &str, places: &str| {
        let example = format!(
            "mma.sync.aligned.m16n8k64.row.col.kind::{kind} {{%f1, %f2, %f3, %f4}}, \
             {{%r1, %r2, %r3, %r4}}, {{%r5, %r6}}, {{%f1, %f2, %f3, 0f00000000}}, {places};"
        );
        on(&example, "sm_120f").map(|need| need.first)
    };
    let two = "mxf4.block_scale.f32.e2m1.e2m1.f32.ue8m0";
    assert_eq!(scaled(two, "%r1, {2, 1}, %r2, {0, 3}"), Ok(PtxVersion::new(8, 8)));
    assert_eq!(scaled(two, "%r1, {%rs1, 1}, %r2, {0, %rs2}"), Ok(PtxVersion::new(8, 8)));
    assert!(scaled(two, "%r1, {1, 1}, %r2, {0, 3}").is_err());
    assert!(scaled(two, "%r1, {2, 2}, %r2, {0, 3}").is_err());
    let four = "mxf4nvf4.block_scale.scale_vec::4X.f32.e2m1.e2m1.f32.ue8m0";
    assert_eq!(scaled(four, "%r1, {0, 1}, %r2, {0, 3}"), Ok(PtxVersion::new(9, 1)));
    assert!(scaled(four, "%r1, {0, 1}, %r2, {2, 3}").is_err());
    let group = |d: &str, tail: &str| {
        format!("wgmma.mma_async.sync.aligned.m64n8k8.f32.tf32.tf32 {{{d}}}, %rd1, %rd2, {tail};")
    };
    assert!(on(&group("%f1, %f2, %f3, %f4", "!%p1, 1, -1"), "sm_90a").is_ok());
    assert!(on(&group("%f1, %f2, %f3, %f4", "%p1, 1, 0"), "sm_90a").is_err());
    assert!(reprint(&group("%f1, %f2, %f3, _", "%p1, 1, 1")).is_err(), "it is also read");
    assert!(reprint("st.global.v2.f32 [%rd1], {%f1, 2};").is_err(), "an integer is no float");
    assert!(reprint("ld.global.v2.f32 {_, _}, [%rd1];").is_err(), "nothing is loaded");
    assert!(reprint("ld.global.v2.f32 {%f1, _}, [%rd1];").is_ok());
}

#[test]
fn a_form_that_only_old_versions_have_is_on_old_targets_only() {
    let (inst, _) = reprint(
        "wmma.load.a.sync.row.m16n16k16.f16 {%r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8}, [%rd1];",
    )
    .expect("it can be read");
    let need = inst.requirement(Sm::plain(70)).expect("sm_70 has it");
    assert_eq!((need.first, need.last), (PtxVersion::new(6, 0), PtxVersion::new(6, 2)));
    assert!(inst.requirement(Sm::plain(75)).is_err());
}

#[test]
fn a_warp_group_operation_ties_its_accumulator_and_completes_later() {
    let inst = check(
        &format!(
            "wgmma.mma_async.sync.aligned.m64n16k16.f32.bf16.bf16 {{{}}}, %rd1, %rd2, %p1, 1, \
             -1, 0, 1;",
            registers(1..9)
        ),
        &[("sm_90", None), ("sm_90a", Some((8, 0))), ("sm_100a", None)],
    );
    assert_eq!(inst.row().completed_by, Some(Wait::Wgmma));
    let mut tied = 0;
    inst.visit_regs(|_, role| tied += u32::from(role == Role::Tied));
    assert_eq!(tied, 8);
    let error = inst.requirement(Sm::plain(90)).expect_err("it needs the `a` target");
    assert_eq!(
        error.to_string(),
        "`wgmma.mma_async.sync.aligned.m64n16k16.f32.bf16.bf16` needs sm_90a; \
         the target is sm_90"
    );
    check(
        "wgmma.mma_async.sync.aligned.m64n8k16.f16.f16.f16 {%r1, %r2}, {%r3, %r4, %r5, %r6}, \
         %rd2, %p1, 1, 1, 0;",
        &[("sm_90a", Some((8, 0)))],
    );
}

#[test]
fn a_tensor_copy_has_operands_by_its_modifiers() {
    let inst = check(
        "cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes\
         .multicast::cluster.L2::cache_hint [%rd1], [%rd2, {%r1, %r2, %r3}], [%rd3], %rs1, %rd4;",
        &[("sm_89", None), ("sm_90", Some((8, 0)))],
    );
    assert_eq!(inst.row().completed_by, Some(Wait::Mbarrier));
    let inst = check(
        "cp.async.bulk.tensor.1d.shared::cluster.global.mbarrier::complete_tx::bytes\
         .L2::cache_hint [%rd1], [%rd2, {%r1}], [%rd3], %rd4;",
        &[],
    );
    assert_eq!(inst.operands[3], Operand::Omitted);
    check(
        "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [%rd1, {%r1, %r2}], [%rd2];",
        &[("sm_90", Some((8, 0)))],
    );
}

#[test]
fn a_load_from_tensor_memory() {
    let inst = check(
        "tcgen05.ld.sync.aligned.16x128b.x2.pack::16b.b32 {%r1, %r2, %r3, %r4}, [%r9+16];",
        &[
            ("sm_100", None),
            ("sm_100a", Some((8, 6))),
            ("sm_100f", Some((8, 8))),
            ("sm_103a", Some((8, 8))),
            ("sm_110f", Some((9, 0))),
            ("sm_120a", None),
        ],
    );
    assert_eq!(inst.row().completed_by, Some(Wait::TensorLoad));
    assert_eq!(inst.row().divergence, Divergence::Source);
}

#[test]
fn an_operand_in_an_8_bit_register() {
    let inst = check("cvt.rzi.s8.bf16 %rb1, %rs1;", &[("sm_89", None), ("sm_90", Some((7, 8)))]);
    assert_eq!(inst.operand_class(0), Some(RegClass::B8));
    assert_eq!(inst.operand_class(1), Some(RegClass::B16));
}

#[test]
fn a_load_of_256_bits() {
    let inst = check(
        "ld.global.L2::evict_last.v8.f32 {%f1, %f2, %f3, %f4, %f5, %f6, %f7, %f8}, [%rd1];",
        &[("sm_90a", None), ("sm_100", Some((8, 8))), ("sm_120", Some((8, 8)))],
    );
    assert_eq!(inst.modifier(), Some(Vector::V8));
    let (inst, _) = reprint("ld.shared.v8.f32 {%f1, %f2, %f3, %f4, %f5, %f6, %f7, %f8}, [%rd1];")
        .expect("it can be read");
    assert!(matches!(inst.requirement(Sm::plain(100)), Err(GateError::Illegal { .. })));
}

#[test]
fn a_carry_chain() {
    let first = check("add.cc.u32 %r1, %r2, %r3;", &[("sm_50", Some((4, 0)))]);
    let last = check("addc.u64 %rd1, %rd2, 0;", &[]);
    assert!(first.row().effects.contains(InstEffects::CARRY_OUT));
    assert!(last.row().effects.contains(InstEffects::CARRY_IN));
    check("mad.hi.cc.u64 %rd1, %rd2, %rd3, %rd4;", &[("sm_50", Some((4, 3)))]);
}

#[test]
fn gates_that_list_targets_and_differ_between_them() {
    check(
        "redux.sync.min.NaN.f32 %f1, %f2, 0;",
        &[
            ("sm_100", None),
            ("sm_100a", Some((8, 6))),
            ("sm_100f", Some((8, 8))),
            ("sm_107a", Some((9, 4))),
            ("sm_110a", None),
        ],
    );
    check("shf.l.wrap.b32 %r1, %r2, %r3, 4;", &[("sm_32", Some((4, 0))), ("sm_35", Some((3, 1)))]);
    check(
        "cvt.rn.satfinite.e4m3x2.f32 %rs1, %f1, %f2;",
        &[("sm_86", None), ("sm_89", Some((8, 1))), ("sm_90", Some((7, 8)))],
    );
    let inst = check("shfl.up.b32 %r1, %r2, 1, 31;", &[("sm_50", Some((4, 0))), ("sm_75", None)]);
    let pinned = Target { sm: Sm::plain(70), ptx: Some(PtxVersion::new(7, 0)) };
    assert!(matches!(inst.check_target(pinned), Err(GateError::TooNew { .. })));
}

#[test]
fn textures_and_samplers_by_mode_and_name() {
    let refusal = |mode: &str, example: &str| -> Option<String> {
        let text = format!(
            ".version 9.5\n.target sm_100a{mode}\n.address_size 64\n.global .texref tref;\n\
             .global .samplerref sref;\n.global .surfref surf;\n.global .u32 data;\n.entry k()\n\
             {{\n.reg .b32 %r<9>;\n.reg .b64 %rd<9>;\n.reg .f32 %f<9>;\n{example}\nret;\n}}\n"
        );
        let module = Module::parse(&text).expect("it can be read");
        let around = ModuleContext::of(&module);
        let error = first_inst(&module).requirement_in(Sm::plain(90), &around).err()?;
        let GateError::Illegal { why, .. } = error else { panic!("{error}") };
        Some(why.to_owned())
    };
    let (unified, independent) = ("", ", texmode_independent");
    let texel = "tex.1d.v4.s32.f32 {%r1, %r2, %r3, %r4}";
    let check = |mode, example: &str, why: Option<&str>| {
        assert_eq!(refusal(mode, example).as_deref(), why, "{example}");
    };
    let alone = format!("{texel}, [tref, {{%f1}}];");
    check(unified, &alone, None);
    check(independent, &alone, Some("in independent mode the sampler is an operand"));
    check(independent, &format!("{texel}, [%rd1, sref, {{%f1}}];"), None);
    check(
        unified,
        &format!("{texel}, [tref, data, {{%f1}}];"),
        Some("the operand is not a sampler"),
    );
    check(
        independent,
        &format!("{texel}, [tref, tref, {{%f1}}];"),
        Some("the operand is not a sampler"),
    );
    check(unified, &format!("{texel}, [surf, {{%f1}}];"), Some("the operand is not a texture"));
    check(unified, "txq.filter_mode.b32 %r1, [tref];", None);
    check(
        independent,
        "txq.filter_mode.b32 %r1, [tref];",
        Some("in independent mode this is queried from a sampler"),
    );
    check(unified, "suq.width.b32 %r1, [tref];", Some("this is asked of a surface"));
    check(
        unified,
        "txq.width.b32 %r1, [tref+8];",
        Some("a texture or sampler is named as a whole"),
    );
    check(unified, "mov.u64 %rd1, data;", None);
    check(
        unified,
        "mov.b64 %rd1, surf;",
        Some("the address of a texture, sampler or surface is a u64"),
    );
}

/// ptxas 12.9 and 13.5 assemble these from PTX 4.3 on, but their code is another lookup.
#[test]
fn samplers_in_unified_mode_are_misread() {
    for (lookup, misread) in [
        ("tex.1d.v4.s32.f32 {%r1, %r2, %r3, %r4}, [tref, tref, {%f1}];", true),
        ("tex.1d.v4.s32.f32 {%r1, %r2, %r3, %r4}, [%rd1, %rd2, {%f1}];", true),
        ("tex.1d.v4.s32.f32 {%r1, %r2, %r3, %r4}, [tref, surf, {%f1}];", true),
        ("tex.level.1d.v4.s32.f32 {%r1, %r2, %r3, %r4}, [tref, %rd2, {%f1}], %f2;", true),
        ("tex.grad.1d.v4.s32.f32 {%r1, %r2, %r3, %r4}, [tref, tref, {%f1}], {%f1}, {%f1};", true),
        ("tld4.r.2d.v4.s32.f32 {%r1, %r2, %r3, %r4}, [tref, tref, {%f1, %f2}];", true),
        ("tex.1d.v4.s32.f32 {%r1, %r2, %r3, %r4}, [tref, {%f1}];", false),
    ] {
        let text = format!(
            ".version 9.5\n.target sm_100a\n.address_size 64\n.global .texref tref;\n\
             .global .surfref surf;\n.entry k()\n{{\n.reg .b32 %r<9>;\n.reg .b64 %rd<9>;\n\
             .reg .f32 %f<9>;\n{lookup}\nret;\n}}\n"
        );
        let module = Module::parse(&text).expect("it can be read");
        let (inst, around) = (first_inst(&module), ModuleContext::of(&module));
        let found = inst.misread_in(&around);
        let why = "in unified mode a texture brings its sampler along";
        assert_eq!(found, misread.then_some(why), "{lookup}");
        assert_eq!(inst.exclusion_of_names(TextureMode::Unified, &|_| None), found, "{lookup}");
        assert_eq!(inst.misread_in(ModuleContext::in_mode(TextureMode::Independent)), None);
        let first = inst.requirement_in(Sm::plain(50), &around).map(|need| need.first);
        let since = if misread { PtxVersion::new(4, 3) } else { Sm::plain(50).first_ptx() };
        assert_eq!(first, Ok(since), "{lookup}");
        let found = crate::check::check(&text, None);
        let codes: Vec<&str> = found.iter().map(|diagnostic| diagnostic.code).collect();
        assert_eq!(codes, if misread { vec!["P0602"] } else { vec![] }, "{lookup}");
    }
}

#[test]
fn optional_operands_of_lookups_are_told_apart() {
    let texel = "tex.1d.v4.s32.f32 {%r1, %r2, %r3, %r4}";
    let depth = check(&format!("{texel}, [tref, {{%f1}}], %f2;"), &[("sm_30", Some((4, 3)))]);
    assert_eq!(depth.operands[3], Operand::Omitted);
    let offset = check(&format!("{texel}, [tref, {{%f1}}], {{%r5}};"), &[("sm_21", None)]);
    assert_eq!(offset.operands.len(), 4);
    check(&format!("{texel}, [tref, {{%f1}}], %r5, %f2;"), &[("sm_30", Some((4, 3)))]);
    let (inst, _) = reprint("tex.1d.v4.s32.s32 {%r1, %r2, %r3, %r4}, [tref, {%r5}], %f2;")
        .expect("it can be read");
    assert!(inst.is_excluded());
    let (inst, _) =
        reprint("tex.3d.v4.f32.f32 {%f1, %f2, %f3, %f4}, [tref, {%f1, %f2, %f3, %f4}], %f5;")
            .expect("it can be read");
    assert!(inst.is_excluded());
}

#[test]
fn packed_video_lanes() {
    check(
        "vadd4.s32.s32.u32.sat %r1.b310, %r2.b7654, %r3.b0000, %r4;",
        &[("sm_21", None), ("sm_30", Some((3, 0)))],
    );
    check("vmad.s32.s32.s32.po %r1, -%r2, -%r3.h1, %r4;", &[("sm_20", Some((2, 0)))]);
    check("vset2.s32.u32.lt.add %r1.h0, %r2.h32, %r3, %r4;", &[("sm_90", Some((7, 8)))]);
    for bad in [
        "vadd4.s32.s32.s32 %r1.b013, %r2, %r3, %r4;",
        "vadd4.s32.s32.s32 %r1, %r2.b012, %r3, %r4;",
        "vadd2.s32.s32.s32 %r1, %r2, %r3.h4, %r4;",
        "vadd2.s32.s32.s32 %r1, %r2, 5, %r4;",
        "vadd2.s32.s32.s32 %r1, %r2, %r3;",
    ] {
        assert!(reprint(bad).is_err(), "{bad}");
    }
    for bad in [
        "vadd2.s32.s32.s32.sat.add %r1, %r2, %r3, %r4;",
        "vadd.s32.s32.s32 %r1.h0, %r2, %r3;",
        "vadd.s32.s32.s32.min %r1.h0, %r2, %r3, %r4;",
        "vmad.s32.s32.s32.po %r1, -%r2, %r3, %r4;",
        "vmad.s32.s32.s32 %r1, -%r2, %r3, -%r4;",
    ] {
        assert!(reprint(bad).expect("it can be read").0.is_excluded(), "{bad}");
    }
}

#[test]
fn special_registers_have_types() {
    check("mov.u16 %rs1, %tid.x;", &[("sm_50", Some((4, 0)))]);
    check("cvt.u32.u16 %r1, %laneid;", &[("sm_10", Some((1, 3)))]);
    check("mov.b64 %rd1, {%r1, %clusterid.x};", &[("sm_89", None), ("sm_90", Some((7, 8)))]);
    check("st.global.v2.u32 [%rd1], {%laneid, %r2};", &[("sm_10", Some((1, 3)))]);
    let (inst, _) = reprint("mov.b32 %r1, {%rs1, %laneid};").expect("it can be read");
    assert!(inst.requirement(Sm::plain(90)).is_err() && inst.gate_key().is_none());
    let (inst, _) = reprint("mov.u64 %rd1, %laneid;").expect("it can be read");
    let error = inst.requirement(Sm::plain(90)).expect_err("it has another width");
    assert_eq!(error.to_string(), "`mov.u64` does not read `%laneid`, which is a u32");
    let (inst, _) = reprint("mov.u32 %r1, %tid;").expect("it can be read");
    let error = inst.requirement(Sm::plain(90)).expect_err("it is a vector");
    assert_eq!(error.to_string(), "`mov.u32` does not read `%tid`, which is a vector of four u32");
}

/// Instructions of one key have one requirement.
#[test]
fn keys_of_gates_tell_requirements_apart() {
    let key = |example: &str| reprint(example).expect("it can be read").0.gate_key();
    let texel = "tex.1d.v4.s32.f32 {%r1, %r2, %r3, %r4}";
    let by_name = key(&format!("{texel}, [tref, {{%f1}}];"));
    assert_eq!(by_name, key(&format!("{texel}, [tref, {{%f7}}];")));
    assert_ne!(by_name, key(&format!("{texel}, [%rd1, {{%f1}}];")));
    assert_ne!(by_name, key(&format!("{texel}, [tref, {{%f1}}], %r5;")));
    assert_ne!(key("mov.u32 %r1, %tid.x;"), key("mov.u32 %r1, %laneid;"));
    assert_ne!(key("mov.u32 %r1, %tid.x;"), key("mov.u32 %r1, %r2;"));
    assert_ne!(
        key("vadd.u32.u32.u32 %r1, %r2, %r3, %r4;"),
        key("vadd.u32.u32.u32 %r1.h0, %r2, %r3, %r4;")
    );
}

/// The chapters of the manual, and the class of what they describe.
const CLASSES: [(&str, InstClass); 17] = [
    ("9.7.1.", InstClass::Integer),
    ("9.7.2.", InstClass::Integer),
    ("9.7.3.", InstClass::Float),
    ("9.7.4.", InstClass::Float),
    ("9.7.5.", InstClass::Float),
    ("9.7.6.", InstClass::Comparison),
    ("9.7.7.", InstClass::Comparison),
    ("9.7.8.", InstClass::Logic),
    ("9.7.9.", InstClass::DataMovement),
    ("9.7.10.", InstClass::Texture),
    ("9.7.11.", InstClass::Surface),
    ("9.7.12.", InstClass::Control),
    ("9.7.13.", InstClass::Synchronisation),
    ("9.7.14.", InstClass::Matrix),
    ("9.7.15.", InstClass::Matrix),
    ("9.7.16.", InstClass::Matrix),
    ("9.7.18.", InstClass::Video),
];

#[test]
fn columns_agree_with_chapters_and_spellings() {
    for (id, row) in all_rows() {
        let chapter = CLASSES.iter().find(|(chapter, _)| row.section.starts_with(chapter));
        assert_eq!(row.class, chapter.map_or(InstClass::Other, |&(_, class)| class), "{id:?}");
        let always = row.mnemonic.contains(".aligned")
            || row.parts.iter().any(|part| matches!(part, Part::Lit(".aligned")));
        let is_bar = matches!(row.mnemonic.split('.').next(), Some("bar" | "barrier"));
        assert!(row.aligned == always || row.aligned && is_bar, "{id:?}");
        assert!(row.convergent || !row.aligned, "{id:?}");
        let in_flight = row.mnemonic.starts_with("wgmma.mma_async");
        assert_eq!(row.holds_registers, in_flight, "{id:?}");
    }
    for reg in SpecialReg::all() {
        assert_eq!(reg.is_environment(), reg.name().starts_with("envreg"), "{reg}");
    }
}

#[test]
fn every_row_is_consistent() {
    let mut last = None;
    for (id, row) in all_rows() {
        assert!(!row.summary.is_empty() && row.summary.ends_with('.'), "{id:?}");
        assert!(row.section.starts_with("9.7."), "{id:?}");
        assert!(!row.base.is_empty(), "{id:?}");
        assert_ne!(Some(id), last);
        last = Some(id);
        let joined = row.operands.iter().position(|o| o.accepts.contains(Accepts::JOINED));
        assert_ne!(joined, Some(0), "{id:?}: nothing to join with");
        for rule in row.rules {
            for cond in rule.when {
                match *cond {
                    Cond::Mod(kind, _) => assert!(row.part_of(kind).is_some(), "{id:?}: {cond:?}"),
                    Cond::Type(n, _) => {
                        assert!(row.type_part(usize::from(n)).is_some(), "{id:?}: {cond:?}");
                    }
                    Cond::TypesDiffer(a, b) => {
                        for n in [a, b] {
                            let part = row.type_part(usize::from(n));
                            assert!(part.is_some(), "{id:?}: {cond:?}");
                        }
                    }
                    Cond::Operand(n)
                    | Cond::NoOperand(n)
                    | Cond::Sink(n)
                    | Cond::NotSink(n)
                    | Cond::List(n)
                    | Cond::Int(n, _)
                    | Cond::Number(n)
                    | Cond::Named(n)
                    | Cond::Float(n, _)
                    | Cond::Handle(n)
                    | Cond::Item(n, ..)
                    | Cond::Offset(n)
                    | Cond::Selected(n)
                    | Cond::Negated(n)
                    | Cond::NotNegated(n)
                    | Cond::Names(n, ..)
                    | Cond::NamesOther(n, ..) => {
                        assert!(usize::from(n) < row.operands.len(), "{id:?}: {cond:?}");
                    }
                    Cond::Textures(_) => {}
                }
            }
        }
        for operand in row.operands {
            if let Some(kind) = operand.goes_with {
                assert!(row.part_of(kind).is_some(), "{id:?}: {}", operand.name);
            }
        }
        assert!(rows_with_opcode(row.mnemonic.split('.').next().unwrap_or("")).any(|r| r == id));
    }
}

#[test]
fn rows_that_wait_say_for_what() {
    for (id, row) in all_rows() {
        if let Some(wait) = row.completed_by {
            let waits = |(_, row): (RowId, &Row)| row.wait_role == Some(WaitRole::Waits(wait));
            assert!(all_rows().any(waits), "{id:?}: no row waits for {wait:?}");
        }
        if let Some(WaitRole::Waits(wait)) = row.wait_role {
            let family = wait.mnemonic().trim_end_matches("group");
            assert!(row.mnemonic.starts_with(family), "{id:?} waits for {wait:?}");
        }
        if matches!(row.sem, Sem::Warp(_) | Sem::WarpMemory(_)) && row.mask_operand().is_none() {
            let is_sync = |part: &Part| matches!(part, Part::Lit(text) if text.contains(".sync"));
            let says_sync = row.mnemonic.contains(".sync") || row.parts.iter().any(is_sync);
            assert_eq!(row.takes_present_lanes, !says_sync, "{id:?}");
        } else {
            assert!(!row.takes_present_lanes, "{id:?}");
        }
        let is_mask = |rule: &OperandRule| rule.name == "membermask";
        assert_eq!(row.mask_operand(), row.operands.iter().position(is_mask), "{id:?}");
    }
}

#[test]
fn statements_are_small() {
    assert!(size_of::<Inst<Reg>>() <= 112, "{}", size_of::<Inst<Reg>>());
    assert!(size_of::<Statement>() <= 120, "{}", size_of::<Statement>());
    assert_eq!(size_of::<Operand<Reg>>(), 16);
}
