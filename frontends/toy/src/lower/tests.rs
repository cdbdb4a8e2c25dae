//! Small checked programs made by hand, in the reference interpreter.

use super::{Lowered, Options, lower};
use crate::builtin::{Builtin, Words};
use crate::hir::*;
use crate::source::{FileId, SourceFile, Span};
use crate::types::{BinaryOp, CompareOp, Number};
use cranelift_entity::{EntityRef, PrimaryMap};
use irc_ir::interp::{Arg, Interp, Launch};
use irc_ir::module::Symbol;
use irc_ir::types::Space;

const U32: Ty = Ty::Number(Number::Unsigned(32));
const I8: Ty = Ty::Number(Number::Signed(8));

fn span() -> Span {
    Span { file: FileId::new(0), start: 0, end: 1 }
}

fn expr(kind: ExprKind, ty: Ty) -> Expr {
    Expr { kind, ty, span: span() }
}

fn int(ty: Ty, bits: u128) -> Expr {
    expr(ExprKind::Constant(Constant::Number(bits)), ty)
}

fn place(base: Base, path: Vec<Projection>, ty: Ty) -> Place {
    Place { base, path, ty, space: Space::Local, span: span() }
}

fn local(id: u32, ty: Ty) -> Place {
    place(Base::Local(LocalId::new(id as usize)), vec![], ty)
}

fn load(place: Place) -> Expr {
    let ty = place.ty.clone();
    expr(ExprKind::Load(place), ty)
}

fn var(id: u32, ty: Ty) -> Expr {
    load(local(id, ty))
}

fn binary(op: BinaryOp, x: Expr, y: Expr) -> Expr {
    let ty = x.ty.clone();
    expr(ExprKind::Chain(Box::new(x), vec![(op, y)]), ty)
}

fn compare(op: CompareOp, x: Expr, y: Expr) -> Expr {
    expr(ExprKind::Compare(op, Box::new(x), Box::new(y)), Ty::Bool)
}

fn stmt(kind: StmtKind) -> Stmt {
    Stmt { kind, span: span() }
}

fn run(kind: ExprKind, ty: Ty) -> Stmt {
    stmt(StmtKind::Expr(expr(kind, ty)))
}

fn block(stmts: Vec<Stmt>, value: Option<Expr>) -> Block {
    Block { stmts, value: value.map(Box::new) }
}

fn slice_of(of: Ty) -> Ty {
    Ty::Slice(Pointer { space: Space::Global, mutable: true, to: Box::new(of) })
}

/// `out[index] = value`, where `out` is local 0.
fn set(index: Expr, value: Expr) -> Stmt {
    let ty = value.ty.clone();
    let base = Base::Element(Box::new(var(0, slice_of(ty.clone()))), Box::new(index));
    stmt(StmtKind::Assign(place(base, vec![], ty), value))
}

fn locals(types: &[Ty]) -> PrimaryMap<LocalId, Local> {
    let local = |(i, ty): (usize, &Ty)| Local {
        name: format!("v{i}"),
        ty: ty.clone(),
        in_memory: false,
        mutable: true,
        span: span(),
    };
    types.iter().enumerate().map(local).collect()
}

fn function(
    symbol: &str,
    kernel: bool,
    params: u32,
    types: &[Ty],
    result: Ty,
    body: Block,
) -> Function {
    Function {
        name: symbol.to_owned(),
        symbol: symbol.to_owned(),
        kernel: kernel.then(KernelAttrs::default),
        contract: false,
        inline: false,
        params: (0..params as usize).map(LocalId::new).collect(),
        result,
        locals: locals(types),
        body,
        span: span(),
    }
}

fn program(functions: Vec<Function>, structs: Vec<Struct>) -> Program {
    let file = SourceFile { name: "a.toy".to_owned(), text: "0123456789\n".to_owned() };
    Program {
        files: [file].into_iter().collect(),
        structs: structs.into_iter().collect(),
        statics: PrimaryMap::new(),
        functions: functions.into_iter().collect(),
    }
}

fn lowered(program: &Program, checks: bool) -> Lowered {
    lower(program, &Options::default().with_checks(checks)).expect("the program can be lowered")
}

/// The words that the kernel `k` writes to its only parameter, a slice.
fn words(program: &Program, count: u32) -> Result<Vec<u32>, String> {
    let lowered = lowered(program, true);
    let Some(Symbol::Func(kernel)) = lowered.module.symbol("k") else { panic!("no kernel") };
    let mut interp = Interp::new(&lowered.module).map_err(|e| e.to_string())?;
    let size = u64::from(count) * 4;
    let at = interp.alloc_bytes(&vec![0; size as usize], 256).map_err(|e| e.to_string())?;
    let args = [Arg::Bits(at.into()), Arg::Bits(count.into())];
    interp.launch(kernel, &Launch::new(1, 1, 0), &args).map_err(|e| format!("{e}"))?;
    let bytes = interp.read(at, size).map_err(|e| e.to_string())?;
    let bytes: Vec<u8> = bytes.into_iter().map(|byte| byte.unwrap_or(0xee)).collect();
    Ok(bytes.chunks(4).map(|word| u32::from_le_bytes(word.try_into().unwrap())).collect())
}

fn for_loop(from: Expr, to: Expr, inclusive: bool, step: Option<Expr>, body: Block) -> ExprKind {
    ExprKind::For {
        local: LocalId::new(2),
        from: Box::new(from),
        to: Box::new(to),
        inclusive,
        step: step.map(Box::new),
        body,
    }
}

/// How many rounds a loop over `i8` has, and the sum of its numbers, modulo 2^32.
fn rounds(from: i8, to: i8, inclusive: bool, step: Option<i8>) -> (u32, u32) {
    let i8 = |x: i8| int(I8, u128::from(x as u8));
    let wide = expr(
        ExprKind::Convert(Conversion::Widen, Box::new(var(2, I8))),
        Ty::Number(Number::Signed(32)),
    );
    let wide = expr(ExprKind::Convert(Conversion::Wrap, Box::new(wide)), U32);
    let body = block(
        vec![
            stmt(StmtKind::Update(BinaryOp::Add, local(1, U32), int(U32, 1))),
            stmt(StmtKind::Update(BinaryOp::Add, local(3, U32), wide)),
        ],
        None,
    );
    let looping = for_loop(i8(from), i8(to), inclusive, step.map(i8), body);
    let body = block(
        vec![
            stmt(StmtKind::Let(LocalId::new(1), int(U32, 0))),
            stmt(StmtKind::Let(LocalId::new(3), int(U32, 0))),
            run(looping, Ty::Unit),
            set(int(U32, 0), var(1, U32)),
            set(int(U32, 1), var(3, U32)),
        ],
        None,
    );
    let kernel = function("k", true, 1, &[slice_of(U32), U32, I8, U32], Ty::Unit, body);
    let words = words(&program(vec![kernel], vec![]), 2).expect("it runs");
    (words[0], words[1])
}

#[test]
fn loops_end_at_the_end_of_the_range() {
    let cases = [
        (0, 10, false, None),
        (-128, 127, false, None),
        (-128, 127, true, None),
        (100, 127, true, Some(3)),
        (100, 127, false, Some(3)),
        (100, 127, true, Some(27)),
        (100, 127, false, Some(27)),
        (-128, 127, true, Some(127)),
        (5, 5, true, Some(2)),
        (5, 5, false, None),
        (5, 4, true, None),
        (5, -5, false, Some(1)),
        (126, 127, true, Some(1)),
        (-128, -120, false, Some(100)),
        (-128, -120, true, Some(100)),
    ];
    for (from, to, inclusive, step) in cases {
        let end = i32::from(to) + i32::from(inclusive);
        let numbers = (i32::from(from)..end).step_by(step.unwrap_or(1) as usize);
        let want = (numbers.clone().count() as u32, numbers.sum::<i32>() as u32);
        assert_eq!(rounds(from, to, inclusive, step), want, "{from} {to} {inclusive} {step:?}");
    }
}

/// `match x { 0 => 10, 1 | 5 => 11, 20..=200 => 12, 254..=255 => 13, _ => 14 }` for all `u8`, and
/// without the last arm where the ranges are everything.
#[test]
fn matches_choose() {
    let byte = Ty::Number(Number::Unsigned(8));
    let arm = |ranges: &[(u128, u128)], value| Arm {
        ranges: ranges.to_vec(),
        block: block(vec![], Some(int(U32, value))),
    };
    let arms = |rest: bool| {
        let mut arms = vec![arm(&[(0, 0)], 10), arm(&[(1, 1), (5, 5)], 11), arm(&[(20, 200)], 12)];
        arms.push(arm(&[(254, 255)], 13));
        if !rest {
            arms.push(arm(&[(2, 4), (6, 19), (201, 253)], 14));
        }
        arms
    };
    for rest in [true, false] {
        let i = var(2, byte.clone());
        let other = rest.then(|| block(vec![], Some(int(U32, 14))));
        let chosen = expr(ExprKind::Match(Box::new(i.clone()), arms(rest), other), U32);
        let body = block(vec![set(i, chosen)], None);
        let looping = for_loop(int(byte.clone(), 0), int(byte.clone(), 255), true, None, body);
        let body = block(vec![run(looping, Ty::Unit)], None);
        let types = [slice_of(U32), U32, byte.clone()];
        let kernel = function("k", true, 1, &types, Ty::Unit, body);
        let found = words(&program(vec![kernel], vec![]), 256).expect("it runs");
        for (i, &word) in found.iter().enumerate() {
            let want = match i {
                0 => 10,
                1 | 5 => 11,
                20..=200 => 12,
                254..=255 => 13,
                _ => 14,
            };
            assert_eq!(word, want, "{i}");
        }
    }
}

/// A function that gives a struct of a pair and an array, whose parts are read with an index.
#[test]
fn aggregates_go_in_and_out() {
    let pair = Ty::Struct(StructId::new(0));
    let array = Ty::Array(Box::new(U32), 20);
    let structs = vec![Struct {
        name: "Pair".to_owned(),
        fields: vec![
            ("flag".to_owned(), Ty::Bool),
            ("first".to_owned(), U32),
            ("rest".to_owned(), array.clone()),
        ],
    }];
    let flag = |value| expr(ExprKind::Constant(Constant::Bool(value)), Ty::Bool);
    let filled = expr(ExprKind::Repeat(Box::new(var(0, U32))), array);
    let made = expr(
        ExprKind::Aggregate {
            parts: vec![flag(true), binary(BinaryOp::Add, var(0, U32), int(U32, 1)), filled],
            evaluation: vec![2, 0, 1],
        },
        pair.clone(),
    );
    let make = function("make", false, 1, &[U32], pair.clone(), block(vec![], Some(made)));
    let field = |of: u32, field: u32, ty: Ty| {
        load(place(Base::Local(LocalId::new(of as usize)), vec![Projection::Field(field)], ty))
    };
    let rest = |index: Expr| {
        let path = vec![Projection::Field(2), Projection::Element(Box::new(index), 20)];
        place(Base::Local(LocalId::new(0)), path, U32)
    };
    let sum = expr(
        ExprKind::If(
            vec![(
                field(0, 0, Ty::Bool),
                block(
                    vec![],
                    Some(binary(BinaryOp::Add, field(0, 1, U32), load(rest(var(1, U32))))),
                ),
            )],
            Some(block(vec![], Some(int(U32, 0)))),
        ),
        U32,
    );
    let change = stmt(StmtKind::Update(BinaryOp::Mul, rest(var(1, U32)), int(U32, 3)));
    let read = block(vec![change], Some(sum));
    let read = function("read", false, 2, &[pair.clone(), U32], U32, read);
    let call =
        |f: usize, args: Vec<Expr>, ty: Ty| expr(ExprKind::Call(FunctionId::new(f), args), ty);
    let made = call(0, vec![int(U32, 7)], pair.clone());
    let body = block(
        vec![
            stmt(StmtKind::Let(LocalId::new(1), made)),
            set(int(U32, 0), call(1, vec![var(1, pair.clone()), int(U32, 5)], U32)),
            set(int(U32, 1), call(1, vec![var(1, pair.clone()), int(U32, 19)], U32)),
        ],
        None,
    );
    let kernel = function("k", true, 1, &[slice_of(U32), pair], Ty::Unit, body);
    let program = program(vec![make, read, kernel], structs);
    assert_eq!(words(&program, 2), Ok(vec![8 + 21, 8 + 21]));
}

#[test]
fn a_failed_check_calls_the_machine_and_code_behind_it_is_not_lowered() {
    let body = block(
        vec![
            set(binary(BinaryOp::Div, int(U32, 8), var(1, U32)), int(U32, 1)),
            run(ExprKind::Return(None), Ty::Never),
            set(int(U32, 0), int(U32, 2)),
        ],
        None,
    );
    let kernel = function("k", true, 2, &[slice_of(U32), U32], Ty::Unit, body);
    let program = program(vec![kernel], vec![]);
    let checked = lowered(&program, true);
    let text = checked.module.to_string();
    assert!(text.contains("division by zero") && text.contains("index out of bounds"), "{text}");
    assert_eq!(text.matches("call @__assertfail").count(), 2, "{text}");
    assert_eq!(text.matches("store.i32 1").count() + text.matches("store 1").count(), 1, "{text}");
    assert!(!text.contains("store 2") && text.contains("at 0:1:1"), "{text}");
    let params = &checked.kernels[0].params;
    assert_eq!((params[0].name.as_str(), params[0].ty.as_str()), ("v0", "&global mut [u32]"));
    assert_eq!((params[0].ir.clone(), params[1].ir.clone()), (0..2, 2..3));
    let unchecked = lowered(&program, false).module.to_string();
    assert!(!unchecked.contains("__assertfail") && unchecked.contains("freeze"), "{unchecked}");
}

#[test]
fn variables_that_change_in_loops_keep_their_names() {
    let more = compare(CompareOp::Lt, var(1, U32), int(U32, 5));
    let more =
        expr(ExprKind::All(vec![more, compare(CompareOp::Ne, var(1, U32), int(U32, 9))]), Ty::Bool);
    let rounds =
        expr(ExprKind::Builtin(Builtin::PopCount, Words::default(), vec![var(1, U32)]), U32);
    let inside = block(
        vec![
            set(var(1, U32), rounds),
            stmt(StmtKind::Update(BinaryOp::Add, local(1, U32), int(U32, 1))),
        ],
        None,
    );
    let body = block(
        vec![
            stmt(StmtKind::Let(LocalId::new(1), int(U32, 0))),
            run(ExprKind::While(Box::new(more), inside), Ty::Unit),
        ],
        None,
    );
    let kernel = function("k", true, 1, &[slice_of(U32), U32], Ty::Unit, body);
    let program = program(vec![kernel], vec![]);
    assert_eq!(words(&program, 6), Ok(vec![0, 1, 1, 2, 1, 0]));
    let text = lowered(&program, true).module.to_string();
    assert!(text.contains("while(%v1: i32):"), "{text}");
}
