//! What is printed is read back.

use super::*;
use crate::isa::*;
use crate::target::{PtxVersion, Sm};
use crate::*;

const B32: RegClass = RegClass::B32;
const B64: RegClass = RegClass::B64;

fn r(i: u32) -> Reg {
    Reg::new(B32, i)
}

fn rd(i: u32) -> Reg {
    Reg::new(B64, i)
}

fn p(i: u32) -> Reg {
    Reg::new(RegClass::Pred, i)
}

/// A module with one kernel of these statements.
fn kernel(make: impl FnOnce(&mut Names) -> Vec<Statement>) -> Module {
    let mut module = Module::new(PtxVersion::new(8, 0), Sm::plain(90));
    let name = module.names.intern("kernel");
    let statements = make(&mut module.names);
    let mut function = Function::new(true, Linkage::Visible, name);
    let param = module.names.intern("kernel_param_0");
    let mut variable = Variable::new(Space::Param, DataType::Scalar(PtxType::U64), param);
    variable.ptr = Some(PtrAttribute { space: Some(Space::Global), align: Some(16) });
    function.params.push(FunctionParam::Param(variable));
    function.directives.push(FunctionDirective::MaxNTid(vec![256, 1, 1]));
    function.body = Some(Body { registers: [4, 0, 8, 16, 16, 2], named: Vec::new(), statements });
    module.items.push(Item::Function(Box::new(function)));
    module
}

fn check_round_trip(module: &Module) {
    let text = module.print();
    let again = Module::parse(&text).unwrap_or_else(|errors| panic!("{errors:?}\n{text}"));
    assert_eq!(again.print(), text);
    // Symbols are numbered in the order of the text; a module built in another order has the
    // same tree under other numbers.
    if again.names == module.names {
        assert_eq!(again.items, module.items, "{text}");
    }
    let third = Module::parse(&text).expect("it was read before");
    assert_eq!((third.items, third.names), (again.items, again.names));
}

fn insts(insts: Vec<Inst<Reg>>) -> Module {
    kernel(|_| insts.into_iter().map(Statement::Inst).collect())
}

/// An instruction without types.
fn plain<const N: usize>(row: RowId, operands: [Operand<Reg>; N]) -> Inst<Reg> {
    Inst::new(row, Operands::from_iter(operands))
}

#[test]
fn built_instructions_round_trip() {
    use PtxType::*;
    let reg = Operand::Reg;
    let a = || Operand::Address(Address::reg(rd(1), 16));
    let module = insts(vec![
        Inst::typed(rows::MOV, U32, [reg(r(1)), Operand::Special(SpecialReg::TID_X)]),
        Inst::typed(rows::MAD_INT, S32, [reg(r(2)), reg(r(1)), Operand::Int(4), reg(r(3))])
            .with(MulPart::Lo)
            .guarded(p(1)),
        Inst::typed(rows::ADD_FLOAT, F32, [reg(r(3)), reg(r(1)), Operand::f32(1.5)])
            .with(Rounding::Rn),
        Inst::typed(rows::SETP, S32, [reg(p(1)), Operand::Omitted, reg(r(1)), Operand::Int(-7)])
            .with(Compare::Lt),
        Inst::typed(
            rows::SETP,
            U32,
            [reg(p(1)), Operand::Omitted, reg(r(1)), Operand::Int(0), Operand::Not(p(2))],
        )
        .with(Compare::Eq)
        .with(BoolOp::And),
        Inst::typed(rows::LD, F32, [Operand::regs([1, 2, 3, 4].map(r)), a()])
            .with(Space::Global)
            .with(Vector::V4),
        Inst::typed(rows::LD_NC, B32, [reg(r(1)), Operand::Address(Address::reg(rd(1), -4))])
            .with(NonCoherent::Nc)
            .with(L1Evict::NoAllocate),
        Inst::typed(rows::ST, U32, [a(), Operand::Int(0)]).with(Order::Release).with(Scope::Gpu),
        Inst::typed(rows::CVT_INT, S64, [reg(rd(1)), reg(r(1))]).with_type(1, S32),
        Inst::typed(rows::MOV, B64, [Operand::list([Operand::Sink, reg(r(2))]), reg(rd(1))]),
        Inst::typed(rows::SELP, F64, [reg(rd(1)), reg(rd(2)), Operand::f64(0.1), reg(p(1))]),
        plain(rows::BRA, [Operand::Label(Label::Numbered(3))]).with(Uni::Uni),
        plain(rows::RET, []),
    ]);
    let again = Module::parse(&module.print()).expect("it can be read");
    let insts = |module: &Module| {
        let bodies = module.functions().flat_map(|function| &function.body);
        bodies.flat_map(Body::insts).cloned().collect::<Vec<_>>()
    };
    assert_eq!(insts(&again), insts(&module));
    for inst in insts(&module) {
        assert!(inst.parts_are_allowed() && inst.operands_fit(), "{}", inst.mnemonic());
        assert!(inst.check_target(Sm::plain(90).into()).is_ok(), "{}", inst.mnemonic());
    }
    check_round_trip(&module);
}

#[test]
fn statements_round_trip() {
    check_round_trip(&kernel(|names| {
        let (x, foo, table, proto) =
            (names.intern("x"), names.intern("foo"), names.intern("table"), names.intern("proto"));
        let (arg, ret) = (names.intern("arg"), names.intern("ret"));
        let param = |name| Variable::bytes(Space::Param, 16, 32, name);
        vec![
            Statement::Variable(Box::new(Variable::bytes(Space::Shared, 16, 1024, x))),
            Statement::Label(Label::Numbered(0)),
            Statement::BranchTargets(table, [Label::Numbered(0), Label::Named(foo)].into()),
            Statement::Inst(plain(rows::BRX_IDX, [Operand::Reg(r(1)), Operand::Symbol(table, 0)])),
            Statement::Label(Label::Named(foo)),
            Statement::Open,
            Statement::Variable(Box::new(param(arg))),
            Statement::Variable(Box::new(param(ret))),
            Statement::CallPrototype(
                proto,
                Box::new(Prototype {
                    results: vec![FunctionParam::Param(param(names.intern("_")))],
                    params: vec![],
                    directives: vec![],
                }),
            ),
            Statement::Inst(plain(
                rows::CALL,
                [
                    Operand::params([Operand::Symbol(ret, 0)]),
                    Operand::Reg(rd(1)),
                    Operand::Omitted,
                    Operand::Symbol(proto, 0),
                ],
            )),
            Statement::Inst(plain(
                rows::CALL,
                [
                    Operand::Omitted,
                    Operand::Symbol(foo, 0),
                    Operand::params([Operand::Symbol(arg, 0)]),
                ],
            )),
            Statement::Close,
            Statement::Loc(Box::new(Loc { file: 1, line: 2, column: 3, inlined: None })),
            Statement::Pragma("nounroll".into()),
        ]
    }));
}

fn read(body: &str) -> Result<Module, Vec<ReadError>> {
    Module::parse(&format!(
        ".version 8.0\n.target sm_90a\n.address_size 64\n.entry k(.param .u64 a) {{\n{body}\n}}"
    ))
}

#[test]
fn general_text_is_read() {
    let module = read(
        ".reg .f32 %f<3>; .reg .b32 x, y; .reg .v4 .u32 v;
         .reg .b32 %r<4>;
         mov.f32 %f1, 1.5; mov.b32 %r1, x; // comment
         { .reg .b32 %r<2>; mov.u32 %r1, WARP_SZ; add.s32 %r1, %r1, v.x; }
         /* another */ add.f32 %f2, %f1, 0f3F800000;
         ld.b32.global %r3, [a+4];
         L: @!%p1 bra L;
        .reg .pred %p<2>;",
    );
    // A register must be declared before its use.
    assert!(module.is_err());
    let module = read(
        ".reg .f32 %f<3>; .reg .b32 x, y; .reg .v4 .u32 v;
         .reg .b32 %r<4>; .reg .pred %p<2>;
         mov.f32 %f1, 1.5; mov.b32 %r1, x;
         { .reg .b32 %r<2>; mov.u32 %r1, WARP_SZ; add.s32 %r1, %r1, v.x; }
         ld.b32.global %r3, [a+4];
         L: @!%p1 bra L;",
    )
    .expect("it is PTX");
    check_round_trip(&module);
    let text = module.print();
    assert!(text.contains("ld.global.b32"), "{text}");
}

#[test]
fn names_mean_what_the_innermost_scope_says() {
    let body = "
        .reg .b32 %a<4>; .reg .b64 %a2, %b1;
        mov.b32 %a1, %a1; mov.b64 %b1, %a2;
        { .reg .b64 %a1; mov.b64 %a1, %a1; mov.b32 %a3, %a3; mov.b64 %a2, %a2; }
        mov.b32 %a1, %a1;
        { .reg .b64 %a<2>; mov.b64 %a1, %a1; mov.b32 %a3, %a3; mov.b64 %a2, %a2; }
        mov.b32 %a1, %a3; mov.b64 %b1, %a2;";
    // `%a2` is declared twice in one scope.
    assert!(read(body).is_err());
    let module = read(&body.replace("%a2", "%c2")).expect("no name is declared twice");
    let body = module.functions().next().and_then(|function| function.body.as_ref());
    let body = body.expect("the kernel has one");
    let types = |inst: &Inst<Reg>| {
        let named = |o: &Operand<Reg>| o.as_reg().map(|reg| body.named[reg.index() as usize].ty);
        assert_eq!(named(&inst.operands[0]), named(&inst.operands[1]));
        named(&inst.operands[0])
    };
    let found = body.statements.iter().filter_map(|statement| match statement {
        Statement::Inst(inst) => types(inst),
        _ => None,
    });
    let bits: Vec<u32> = found.map(PtxType::bits).collect();
    assert_eq!(bits, [32, 64, 64, 32, 64, 32, 64, 32, 64, 32, 64]);
}

#[test]
fn modules_round_trip() {
    let module = Module::parse(
        ".version 7.8\n.target sm_80, debug\n.address_size 64\n
         .file 1 \"a.cu\", 12, 34
         .extern .shared .align 16 .b8 dyn[];
         .visible .global .align 4 .u32 t[2][2] = {{1, 2}, {3, -4}};
         .global .f32 f = 0f3F800000;
         .global .u64 p[2] = {t, generic(t)+8};
         .global .b8 m[2] = {0xff(t), 0xff00(t)};
         .const .f64 d[1] = {1.5};
         .extern .func (.param .b32 r) g (.param .align 8 .b8 s[16]) .noreturn;
         .weak .func (.reg .b32 rv) h (.reg .b32 av) { mov.b32 rv, av; ret; }
         .visible .entry k () .maxntid 128 .minnctapersm 2 .maxnreg 64 { exit; }
         .section .debug_str { .b8 97, 0 }",
    )
    .expect("it is PTX");
    assert_eq!(module.variables().count(), 6);
    check_round_trip(&module);
}

#[test]
fn errors_have_places() {
    let errors = read(
        ".reg .b32 %r<2>; add.foo.s32 %r1, %r1, 1; mov.b32 %r9, 1; frob %r1;
        add.s32 %r1, %r1; bar.sync 0;",
    )
    .expect_err("four errors");
    let kinds: Vec<String> = errors.iter().map(ToString::to_string).collect();
    assert_eq!(
        kinds,
        [
            "no form of `add` takes `.foo`",
            "register `%r9` is not declared",
            "unknown instruction `frob`",
            "the operands do not match `add.s32`; expected: d, a, b",
        ]
    );
    assert!(Module::parse("").is_err());
    assert!(Module::parse(".version 8.0 .target sm_900").is_err());
}

#[test]
fn every_error_of_a_long_module_is_told() {
    let errors = read(&"frob 1; add.foo.s32 1, 2, 3; bar.sync 0;\n".repeat(1_000));
    assert_eq!(errors.expect_err("nothing reads `frob`").len(), 2_000);
}

#[test]
fn deep_and_odd_input_is_refused() {
    let deep = "{".repeat(200_000);
    assert!(read(&deep).is_err());
    let lists = format!("mov.b32 {}", "{".repeat(100_000));
    assert!(read(&lists).is_err());
    let brackets = format!("ld.b32 {}", "[".repeat(100_000));
    assert!(read(&brackets).is_err());
    let init = format!(".version 8.0 .target sm_90 .global .b8 x[] = {}", "{".repeat(100_000));
    assert!(Module::parse(&init).is_err());
}

/// Text that has much of PTX in it, for mutation.
const SEED: &str = ".version 8.0\n.target sm_90a, debug\n.address_size 64
.file 1 \"a.cu\", 1, 2\n.extern .shared .align 16 .b8 dyn[];
.visible .global .align 4 .u32 t[2][2] = {{1, 2}, {3, -4}};\n.global .u64 p[2] = {t, generic(t)+8};
.func (.param .b32 r) g (.param .align 8 .b8 s[16]) .noreturn;
.visible .entry k(.param .u64 .ptr .global .align 16 a) .maxntid 128, 1, 1\n{
.reg .pred %p<4>; .reg .b32 %r<8>; .reg .b64 %rd<8>; .reg .f32 x, y; .shared .b32 s;
ld.param.u64 %rd1, [a+8]; mov.u32 %r1, %tid.x; @!%p1 bra $L1;
setp.lt.and.f32 %p1|%p2, x, 0f3F800000, !%p3; { .reg .b32 %r<2>; mov.b64 {%r1, _}, %rd2; }
$L1: call (r), g, (s), proto; vmad.s32.u32.s32.sat.shr7 %r1, %r2.b0, -%r3.h1, %r4;
table: .branchtargets $L1, Lx; Lx: brx.idx %r1, table; .loc 1 2 3
tex.2d.v4.f32.s32 {x, y, x, y}|%p1, [t, {%r1, %r2}]; st.v2.b32 [%rd1+-4], {1, -2}; ret; }
.section .debug_str { .b8 0 }\n";

#[test]
fn no_text_makes_the_reader_panic() {
    assert!(Module::parse(SEED).is_ok(), "{:?}", Module::parse(SEED));
    arbtest::arbtest(|u| {
        let mut bytes = SEED.as_bytes().to_vec();
        for _ in 0..u.int_in_range(1..=8)? {
            let at = u.choose_index(bytes.len())?;
            let len = u.int_in_range(0..=12)?.min(bytes.len() - at);
            match u.int_in_range(0..=3)? {
                0 => drop(bytes.drain(at..at + len)),
                1 => {
                    let piece = bytes[at..at + len].to_vec();
                    let to = u.choose_index(bytes.len())?;
                    bytes.splice(to..to, piece);
                }
                2 => bytes[at] = u.arbitrary()?,
                _ => {
                    let sign = *u.choose(b"{}[]();,.:|<>@!%-+_\"/*0x")?;
                    bytes.insert(at, sign);
                }
            }
            if bytes.is_empty() {
                return Ok(());
            }
        }
        let text = String::from_utf8_lossy(&bytes);
        if let Ok(module) = Module::parse(&text) {
            let printed = module.print();
            let again = Module::parse(&printed)
                .unwrap_or_else(|errors| panic!("{errors:?}\n{text}\n{printed}"));
            assert_eq!(again.print(), printed, "{text}");
        }
        Ok(())
    })
    .budget_ms(2_000);
}

/// What `name<n>` stands for is bounded by the length of the text, over all declarations together.
#[test]
fn numbered_names_are_bounded_together() {
    let many = |line: &dyn Fn(usize) -> String| (0..3_000).map(line).collect::<String>();
    let vectors = many(&|i| format!(".reg .v4 .b32 x{i}_<4000>;\n"));
    let targets = many(&|i| format!("t{i}: .branchtargets L<60000>;\n"));
    let calls = many(&|i| format!("t{i}: .calltargets f<60000>;\n"));
    for text in [vectors, targets, calls] {
        let errors = read(&text).expect_err("too many names");
        assert!(errors.iter().all(|e| matches!(e.kind, ReadErrorKind::TooMany(_))), "{errors:?}");
        assert!(errors.len() > 2_900, "{}", errors.len());
    }
    let registers = many(&|i| format!(".reg .b32 m{i}_<1000>;\n"));
    let head = ".version 8.0\n.target sm_80\n";
    let errors = Module::parse(&format!("{head}{registers}.entry k() {{ ret; }}"));
    let errors = errors.expect_err("too many names in the body");
    assert!(
        matches!(errors[..], [ReadError { kind: ReadErrorKind::TooMany(_), .. }]),
        "{errors:?}"
    );
    // Registers one by one need no bound: those of a family that is too large are found when used.
    let bodies = (0..1_000)
        .map(|i| format!(".entry k{i}() {{ .reg .f32 f<60000>; mov.f32 f7, f8; ret; }}\n"));
    let text = format!("{head}{}", bodies.collect::<String>());
    let module = Module::parse(&text).expect("it is PTX");
    let laid_out = module.items.iter().map(|item| match item {
        Item::Function(function) => function.body.as_ref().map_or(0, |body| body.named.len()),
        _ => 0,
    });
    assert!(laid_out.sum::<usize>() < 2 * text.len() + FREE_NAMES);
    check_round_trip(&module);
    // Few are taken whatever the text is long.
    assert!(read(".reg .v4 .b32 v<1000>; mov.b32 v999.x, 1; ret;").is_ok());
}
