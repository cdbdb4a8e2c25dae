//! The form of the table holds what is awkward about PTX, and agrees with what ptxas accepts.

use super::*;
use crate::ptx::{Function, Inst, Item, Module, Operand, Reg, Statement};
use crate::target::{PtxVersion, Sm, SmSet, Target};

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
    Ok((inst.clone(), crate::ptx::print::print_inst(&module.names, body, &inst)))
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
    assert!(inst.row().effects.has(Effects::LOAD));
    check(
        "tex.3d.v4.s32.f32 {%r1, %r2, %r3, %r4}, [tref, sref, {%f1, %f2, %f3, %f4}];",
        &[("sm_50", Some((4, 0)))],
    );
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
fn a_warp_group_operation_ties_its_accumulator_and_completes_later() {
    let inst = check(
        &format!(
            "wgmma.mma_async.sync.aligned.m64n16k16.f32.bf16.bf16 {{{}}}, %rd1, %rd2, %p1, 1, \
             -1, 0, 1;",
            registers(1..9)
        ),
        &[("sm_90", None), ("sm_90a", Some((8, 0))), ("sm_100a", None)],
    );
    assert_eq!(inst.row().completed_by, Some("wgmma.wait_group"));
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
    assert_eq!(inst.row().completed_by, Some("mbarrier.try_wait"));
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
    assert_eq!(inst.row().completed_by, Some("tcgen05.wait::ld"));
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
    assert!(first.row().effects.has(Effects::CARRY_OUT));
    assert!(last.row().effects.has(Effects::CARRY_IN));
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
fn every_row_is_consistent() {
    let mut last = None;
    for (id, row) in all_rows() {
        assert!(!row.summary.is_empty() && row.summary.ends_with('.'), "{id:?}");
        assert!(row.section.starts_with("9.7."), "{id:?}");
        assert!(!row.base.is_empty(), "{id:?}");
        assert_ne!(Some(id), last);
        last = Some(id);
        let joined = row.operands.iter().position(|o| o.accepts.has(Accepts::JOINED));
        assert_ne!(joined, Some(0), "{id:?}: nothing to join with");
        for rule in row.rules {
            for cond in rule.when {
                match *cond {
                    Cond::Mod(kind, _) => assert!(row.part_of(kind).is_some(), "{id:?}: {cond:?}"),
                    Cond::Type(n, _) => {
                        assert!(row.type_part(usize::from(n)).is_some(), "{id:?}: {cond:?}");
                    }
                    Cond::Operand(n)
                    | Cond::NoOperand(n)
                    | Cond::Sink(n)
                    | Cond::List(n)
                    | Cond::Handle(n) => {
                        assert!(usize::from(n) < row.operands.len(), "{id:?}: {cond:?}");
                    }
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

/// One line of the verified forms.
struct Form<'a> {
    opcode: &'a str,
    example: &'a str,
    min_ptx: PtxVersion,
    min_sm: Sm,
    targets: SmSet,
}

fn targets_of(text: &str) -> SmSet {
    let number =
        |name: &str| name.strip_prefix("sm_").and_then(|n| n.parse().ok()).expect("a plain target");
    if let Some(first) = text.strip_prefix(">=") {
        return SmSet::since(number(first));
    }
    if let Some((first, last)) = text.split_once("..") {
        return SmSet::between(number(first), number(last));
    }
    Sm::every()
        .filter(|sm| text.split(' ').any(|name| name == sm.name()))
        .fold(SmSet::EMPTY, |set, sm| set.union(SmSet::only(sm)))
}

fn forms(tsv: &str) -> Vec<Form<'_>> {
    let version = |text: &str| match text {
        "5.1" => PtxVersion::new(6, 0),
        _ => text.parse().expect("a version"),
    };
    tsv.lines()
        .skip(1)
        .map(|line| {
            let fields: Vec<&str> = line.split('\t').collect();
            Form {
                opcode: fields[2],
                example: fields[7],
                min_ptx: version(fields[5]),
                min_sm: fields[6].parse().expect("a target"),
                targets: targets_of(fields[10]),
            }
        })
        .collect()
}

/// The opcodes whose rows are all in the table.
const COMPLETE: &[&str] = &[
    "abs",
    "activemask",
    "add",
    "addc",
    "and",
    "atom",
    "bar",
    "bar.warp.sync",
    "barrier",
    "bfe",
    "bfi",
    "bfind",
    "bra",
    "brev",
    "brkpt",
    "brx.idx",
    "call",
    "clz",
    "cnot",
    "copysign",
    "cos",
    "cvta",
    "div",
    "elect.sync",
    "ex2",
    "exit",
    "fma",
    "isspacep",
    "ld",
    "ld.global.nc",
    "ldu",
    "lg2",
    "lop3",
    "mad",
    "madc",
    "match",
    "max",
    "membar",
    "min",
    "mov",
    "mul",
    "nanosleep",
    "neg",
    "not",
    "or",
    "popc",
    "prefetch",
    "prmt",
    "rcp",
    "red",
    "redux.sync",
    "rem",
    "ret",
    "rsqrt",
    "selp",
    "set",
    "setp",
    "shf",
    "shfl",
    "shfl.sync",
    "shl",
    "shr",
    "sin",
    "slct",
    "sqrt",
    "st",
    "sub",
    "subc",
    "tanh",
    "testp",
    "trap",
    "vote",
    "vote.sync",
    "xor",
];

#[test]
fn the_table_agrees_with_the_verified_forms() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../shared/isa/forms.tsv");
    let Ok(tsv) = std::fs::read_to_string(path) else {
        println!("skipped: ../shared not found");
        return;
    };
    let mut problems = Vec::new();
    let mut checked = 0;
    let mut by_name = 0;
    for form in forms(&tsv).iter().filter(|form| COMPLETE.contains(&form.opcode)) {
        if gate_of_a_name(form.example) {
            by_name += 1;
            continue;
        }
        checked += 1;
        if let Err(problem) = check_form(form) {
            problems.push(problem);
        }
    }
    println!(
        "{checked} verified forms of {} opcodes, {} problems; {by_name} whose gate is that of a \
         name",
        COMPLETE.len(),
        problems.len()
    );
    let shown: Vec<&String> = problems.iter().take(60).collect();
    assert!(problems.is_empty(), "{} of {checked}: {shown:#?}", problems.len());
}

fn check_form(form: &Form<'_>) -> Result<(), String> {
    let (inst, text) = reprint(form.example)?;
    let canonical = |text: &str| squeeze(text).to_lowercase().replace("+-", "-");
    if canonical(&text) != canonical(form.example) && !spelled_otherwise(form.example) {
        return Err(format!("{} is printed as {text}", form.example));
    }
    let need = inst.requirement(form.min_sm).map_err(|error| error.to_string())?;
    let want = form.min_ptx.max(form.min_sm.first_ptx());
    if need.first != want {
        return Err(format!(
            "{} on {}: first {} rather than {want}",
            form.example, form.min_sm, need.first
        ));
    }
    let renamed = |sm: Sm| sm.number() == 101 || sm.number() == 82;
    for sm in Sm::every().filter(|&sm| !renamed(sm)) {
        let legal = inst.requirement(sm).is_ok_and(|need| need.last == PtxVersion::NEWEST);
        if legal != form.targets.contains(sm) {
            return Err(format!("{} on {sm}: legal = {legal}", form.example));
        }
    }
    Ok(())
}

/// Whether the gate of the example is that of the name in it (a parameter, a function, a texture)
/// rather than that of the instruction, or it is about what only the declarations say.
fn gate_of_a_name(example: &str) -> bool {
    let names =
        ["kp", "fpv", "frv", "fp]", "pav", "callee", "alias", "tref", "surf", "btab", "pr]"];
    names.iter().any(|name| example.contains(name)) || example.contains(".unified")
}

/// Numbers that are printed in another base, and words that are read in any order.
fn spelled_otherwise(example: &str) -> bool {
    let operands = example.split_once(' ').map_or("", |(_, rest)| rest);
    operands.contains("0x")
        || operands.contains("0b")
        || operands.contains("017")
        || operands.contains("4294967295")
        || operands.contains("1U")
        || operands.contains("1.5")
        || operands.contains("1.0")
}

#[test]
fn illegal_forms_are_refused() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../shared/isa/illegal.tsv");
    let Ok(tsv) = std::fs::read_to_string(path) else {
        println!("skipped: ../shared not found");
        return;
    };
    let (mut checked, mut accepted) = (0, Vec::new());
    for line in tsv.lines().skip(1) {
        let fields: Vec<&str> = line.split('\t').collect();
        let (opcode, example, ptx, sm, kind) =
            (fields[2], fields[4], fields[6], fields[7], fields[8]);
        if !COMPLETE.contains(&opcode) || !matches!(kind, "form" | "version" | "arch") {
            continue;
        }
        checked += 1;
        let (Ok(ptx), Ok(sm)) = (ptx.parse::<PtxVersion>(), sm.parse::<Sm>()) else { continue };
        let packed_by_class = example.starts_with("mov.b") && example.contains('{');
        if gate_of_a_name(example) || packed_by_class || fields[9].contains("map_f64_to_f32") {
            continue;
        }
        let Ok((inst, _)) = reprint(example) else { continue };
        if inst.check_target(Target { sm, ptx: Some(ptx) }).is_ok() {
            accepted.push(format!("{example} {}", fields[9]));
        }
    }
    println!("{checked} illegal lines, {} accepted", accepted.len());
    let shown: Vec<&String> = accepted.iter().take(60).collect();
    assert!(accepted.is_empty(), "{} of {checked}: {shown:#?}", accepted.len());
}

#[test]
fn statements_are_small() {
    assert!(size_of::<Inst<Reg>>() <= 112, "{}", size_of::<Inst<Reg>>());
    assert!(size_of::<Statement>() <= 120, "{}", size_of::<Statement>());
    assert_eq!(size_of::<Operand<Reg>>(), 16);
}
