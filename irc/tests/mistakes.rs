//! The mistakes that docs/embedding.md lists: each gives the message that stands there, and names
//! the line of the program that called the builder.

use irc::prelude::*;
use std::fmt::Write;

/// The message of what `build` does wrong in a kernel whose parameters are an `i32` and an `f32`,
/// without the line that called the builder, which has to be one of this file.
fn message(build: &dyn Fn(&mut FunctionBuilder<'_>, Value, Value)) -> String {
    let mut module = Module::new();
    let file = module.files.push("k.src".to_owned());
    let kernel = module.add_func(Function::kernel("k", &[I32, F32])).expect("the first");
    let mut b = FunctionBuilder::new(&mut module, kernel);
    b.set_strict(true);
    let params = b.begin();
    b.set_loc(file, 7, 3, None);
    build(&mut b, params[0], params[1]);
    if !b.is_filled() {
        b.ret(None);
    }
    let error = b.finish().expect_err("it is a mistake");
    assert_eq!(error.caller.file(), file!());
    assert_eq!(&*error.function, "k");
    let text = error.to_string();
    let end = format!(" (the builder was called at {})", error.caller);
    text.strip_suffix(&end).unwrap_or_else(|| panic!("{text}")).to_owned()
}

type Mistake = (&'static str, &'static dyn Fn(&mut FunctionBuilder<'_>, Value, Value));

const MISTAKES: &[Mistake] = &[
    ("`b.br(done, &[])`, and `done` is never switched to", &|b, _, _| {
        let done = b.create_block();
        b.br(done, &[]);
    }),
    ("`b.switch_to_block(done)`, and no terminator", &|b, _, _| {
        let done = b.create_block();
        b.br(done, &[]);
        b.switch_to_block(done);
        let other = b.create_block();
        b.switch_to_block(other);
    }),
    ("an instruction after `b.ret(None)`", &|b, i, _| {
        b.ret(None);
        b.add(i, 1);
    }),
    ("`b.seal_block(head)` before the branch back to it", &|b, _, _| {
        let head = b.create_block();
        b.br(head, &[]);
        b.seal_block(head);
        b.switch_to_block(head);
        b.br(head, &[]);
    }),
    ("`b.use_var(sum)` of a variable that nothing writes", &|b, _, _| {
        let sum = b.declare_var(I32);
        b.name_var(sum, "sum");
        b.use_var(sum);
    }),
    ("`b.def_var(sum, x)` of another type", &|b, _, x| {
        let sum = b.declare_var(I32);
        b.name_var(sum, "sum");
        b.def_var(sum, x);
    }),
    ("`b.add(i, x)` of an `i32` and an `f32`", &|b, i, x| _ = b.add(i, x)),
    ("`b.fadd(i, 1)` of an `i32`", &|b, i, _| _ = b.fadd(i, 1)),
    ("`b.add(i, 1 << 40)`: no `i32`", &|b, i, _| _ = b.add(i, 1i64 << 40)),
    ("`b.add(1, 2)`: numbers alone", &|b, _, _| _ = b.add(1, 2)),
    ("`b.unary(Opcode::Fround, x)`", &|b, _, x| _ = b.unary(Opcode::Fround, x)),
    ("`MemFlags::aligned(3)`", &|b, i, _| {
        let address = b.append_func_param(PTR);
        b.store(MemFlags::aligned(3), i, address);
    }),
    ("`MemFlags::aligned(0)`", &|b, _, _| {
        let address = b.append_func_param(PTR);
        b.load(I32, MemFlags::aligned(0), address);
    }),
    ("`b.atomicrmw(AtomicOp::Add, MemFlags::default(), ..)`: no order", &|b, i, _| {
        let address = b.append_func_param(PTR);
        b.atomicrmw(AtomicOp::Add, MemFlags::default(), address, i);
    }),
    ("`b.condbr(i, ..)` of an `i32`", &|b, i, _| {
        let done = b.create_block();
        b.condbr(i, (done, &[]), (done, &[]));
    }),
    ("`b.for_range(0, x, 1, ..)` of an `f32`", &|b, _, x| b.for_range(0, x, 1, |_, _| ())),
    ("`b.shared_array(\"tile\", F32, 0)`", &|b, _, _| _ = b.shared_array("tile", F32, 0)),
    ("`b.ret(Some(x))` in a kernel", &|b, _, x| _ = b.ret(Some(x))),
    ("`b.printf(\"%s\", &[x])`", &|b, _, x| _ = b.printf("%s", &[x])),
    ("`b.br(done, &[])`, and `done` has a parameter", &|b, _, _| {
        let done = b.create_block();
        b.append_block_param(done, I32);
        b.br(done, &[]);
        b.switch_to_block(done);
    }),
    ("`b.br(done, &[i])`, and `done` has none", &|b, i, _| {
        let done = b.create_block();
        b.br(done, &[i]);
        b.switch_to_block(done);
    }),
    ("`b.br(done, &[x])` of an `f32`, and the parameter is an `i32`", &|b, _, x| {
        let done = b.create_block();
        b.append_block_param(done, I32);
        b.br(done, &[x]);
        b.switch_to_block(done);
    }),
    ("`b.begin_else(&mut arms)` twice", &|b, i, _| {
        let inside = b.icmp(IntCond::Slt, i, 1);
        let mut arms = b.begin_if(inside);
        b.begin_else(&mut arms);
        b.begin_else(&mut arms);
        b.end_if(arms);
    }),
    ("`b.begin_if(..)` without `end_if`", &|b, i, _| {
        let inside = b.icmp(IntCond::Slt, i, 1);
        let _arms = b.begin_if(inside);
    }),
    ("`b.begin_loop()` without `end_loop`", &|b, i, _| {
        let rounds = b.begin_loop();
        let inside = b.icmp(IntCond::Slt, i, 1);
        b.break_unless(&rounds, inside);
    }),
    ("`b.end_loop(rounds)` before the `end_if` of an `if` inside", &|b, i, _| {
        let rounds = b.begin_loop();
        let inside = b.icmp(IntCond::Slt, i, 1);
        b.break_unless(&rounds, inside);
        let arms = b.begin_if(inside);
        b.end_loop(rounds);
        b.end_if(arms);
    }),
    ("`b.choose(..)` of an `i32` and an `f32`", &|b, i, x| {
        let inside = b.icmp(IntCond::Slt, i, 1);
        b.choose(inside, |_| i, |_| x);
    }),
    ("a value that an arm of an `if` computes, used behind it", &|b, i, _| {
        let inside = b.icmp(IntCond::Slt, i, 1);
        let mut sum = i;
        b.if_then(inside, |b| sum = b.add(i, 1));
        b.mul(sum, 2);
    }),
    ("an instruction behind an `if` both of whose arms return", &|b, i, _| {
        let inside = b.icmp(IntCond::Slt, i, 1);
        b.if_then_else(inside, |b| _ = b.ret(None), |b| _ = b.ret(None));
        b.add(i, 1);
    }),
    ("`b.begin()` twice", &|b, _, _| _ = b.begin()),
    ("`b.store(flags, address, value)`: the value comes first", &|b, i, _| {
        let address = b.append_func_param(PTR);
        b.store(MemFlags::default(), address, i);
    }),
    ("`b.load(F32, flags, i)` of an `i32`", &|b, i, _| _ = b.load(F32, MemFlags::default(), i)),
    ("`b.load_element(F32, i, address)`: the array comes first", &|b, i, _| {
        let address = b.append_func_param(PTR);
        b.load_element(F32, i, address);
    }),
    ("`b.for_range(0, n, 1, ..)` of an `i64`, and `b.add(i, j)` of an `i32` in it", &|b, i, _| {
        let n = b.i64(10);
        b.for_range(0, n, 1, |b, j| _ = b.add(i, j));
    }),
    ("`b.select(i, x, 0)`: the condition is an `i32`", &|b, i, x| _ = b.select(i, x, 0)),
    ("`b.sext(I32, i)` of an `i32`", &|b, i, _| _ = b.sext(I32, i)),
    ("`b.math(MathFn::Pow, .., &[x])`", &|b, _, x| {
        b.math(MathFn::Pow, MathTier::Precise, &[x]);
    }),
    ("`b.operate(Operator::Rem, x, 2)` of an `f32`", &|b, _, x| {
        b.operate(Operator::Rem, x, 2);
    }),
    ("`b.begin_inlined(name)` without `end_inlined`", &|b, _, _| {
        let _call = b.begin_inlined("callee");
    }),
    ("`b.for_each_index_2d(20, x, ..)` of an `f32`", &|b, _, x| {
        b.for_each_index_2d(20, x, |_, _| ());
    }),
    ("`b.switch(i, ..)` with a case twice", &|b, i, _| {
        let [one, other] = [(); 2].map(|()| b.create_block());
        b.switch(i, (other, &[]), &[(1, one, &[]), (1, one, &[])]);
        b.switch_to_block(one);
        b.ret(None);
        b.switch_to_block(other);
    }),
    ("`b.set_var(count, 1.5)` of an `i32`", &|b, _, _| {
        let count = b.declare_var(I32);
        b.set_var(count, 1.5);
    }),
    ("`b.call(f, &[x])` of an `f32`, and the parameter is an `i32`", &|b, _, x| {
        let f = declare(b);
        b.call(f, &[x]);
    }),
    ("`b.call(f, &[])`, and `f` has a parameter", &|b, _, _| {
        let f = declare(b);
        b.call(f, &[]);
    }),
    ("a value of another function", &|b, i, _| {
        let f = declare(b);
        let other = FunctionBuilder::new(b.module(), f).begin()[0];
        b.add(i, other);
    }),
];

/// A function of an `i32`.
fn declare(b: &mut FunctionBuilder<'_>) -> FuncId {
    let signature = Signature::new(&[I32], None);
    let f = Function::new("f", FunctionKind::Device, Linkage::External, signature);
    b.module().add_func(f).expect("the first of its name")
}

/// What comes too early, or not at all.
#[test]
fn a_function_begins_with_its_entry() {
    let text = |build: &dyn Fn(&mut FunctionBuilder<'_>)| {
        let mut module = Module::new();
        let kernel = module.add_func(Function::kernel("k", &[])).expect("the first");
        let mut b = FunctionBuilder::new(&mut module, kernel);
        build(&mut b);
        format!("{:#}", b.finish().expect_err("it is a mistake"))
    };
    let entry = "@k: the function has no entry block: `begin` or `switch_to_block` comes first";
    assert_eq!(text(&|_| ()), entry);
    assert_eq!(text(&|b| _ = b.append_func_param(I32)), entry);
    let block = "@k: there is no current block: `begin` or `switch_to_block` comes first";
    assert_eq!(text(&|b| _ = b.i32(1)), entry);
    assert_eq!(text(&|b| _ = b.barrier()), block);
}

#[test]
fn the_page_lists_the_mistakes() {
    let mut table = String::from("| mistake | message |\n|---|---|\n");
    for (what, build) in MISTAKES {
        let _ = writeln!(table, "| {what} | {} |", message(build));
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/embedding.md");
    let page = std::fs::read_to_string(path).expect("the page is there");
    let (start, end) = ("<!-- mistakes -->\n", "<!-- end -->\n");
    let from = page.find(start).expect("the list begins") + start.len();
    let to = page.find(end).expect("the list ends");
    if std::env::var_os("BLESS").is_some() {
        let page = format!("{}{table}{}", &page[..from], &page[to..]);
        std::fs::write(path, page).expect("the page can be written");
        return;
    }
    assert_eq!(&page[from..to], table);
}

#[test]
fn the_line_of_the_program_is_named() {
    let mut module = Module::new();
    let kernel = module.add_func(Function::kernel("k", &[I32])).expect("the first");
    let mut b = FunctionBuilder::new(&mut module, kernel);
    let params = b.begin();
    let wrong = line!() + 1;
    b.fadd(params[0], params[0]);
    b.trap();
    b.barrier();
    let error = b.finish().expect_err("it is a mistake");
    // The first one, and not where it is noticed.
    let strict = cfg!(debug_assertions);
    assert_eq!(error.caller.line(), if strict { wrong } else { wrong + 2 });
}

/// What is written with numbers is what is written with constants.
#[test]
fn numbers_are_operands() {
    let text = |build: &dyn Fn(&mut FunctionBuilder<'_>, Value, Value)| {
        let mut module = Module::new();
        let kernel = module.add_func(Function::kernel("k", &[I32, F32])).expect("the first");
        let mut b = FunctionBuilder::new(&mut module, kernel);
        let params = b.begin();
        build(&mut b, params[0], params[1]);
        b.ret(None);
        b.finish().expect("nothing is wrong");
        assert_eq!(verify_module(&module), Ok(()));
        module.to_string()
    };
    let numbers = text(&|b, i, x| {
        let j = b.sub(0, i);
        b.shl(j, 3);
        b.icmp_imm(IntCond::Ult, i, -1);
        b.fmul(2, x);
        b.fma(FloatFlags::default(), x, 0.5, -1.0f32);
        b.add_imm(j, 7);
    });
    let constants = text(&|b, i, x| {
        let zero = b.i32(0);
        let j = b.sub(zero, i);
        let three = b.i32(3);
        b.shl(j, three);
        let ones = b.i32(-1);
        b.icmp(IntCond::Ult, i, ones);
        let two = b.f32(2.0);
        b.fmul(two, x);
        let (half, less) = (b.f32(0.5), b.f32(-1.0));
        b.fma(FloatFlags::default(), x, half, less);
        let seven = b.i32(7);
        b.add(j, seven);
    });
    assert_eq!(numbers, constants);
}

/// Half floats are rounded, and accesses have the alignment of their type.
#[test]
fn defaults_are_natural() {
    let mut module = Module::new();
    let kernel = module.add_func(Function::kernel("k", &[PTR])).expect("the first");
    let mut b = FunctionBuilder::new(&mut module, kernel);
    let address = b.begin()[0];
    let (half, brain) = (b.f16(0.1), b.bf16(0.1));
    b.store(MemFlags::default(), half, address);
    b.store(MemFlags::default(), brain, address);
    let x = b.load(Type::Vector(Scalar::F32, 4), MemFlags::default(), address);
    b.store(MemFlags::aligned(4), x, address);
    b.ret(None);
    b.finish().expect("nothing is wrong");
    assert_eq!(verify_module(&module), Ok(()));
    let text = module.to_string();
    let lines: Vec<&str> = text.lines().filter(|line| line.contains("store")).collect();
    assert_eq!(lines.len(), 3, "{text}");
    assert!(lines[0].contains("0x2e66") || lines[0].contains("0.1"), "{text}");
    // Only what is not natural is written.
    assert!(!lines[0].contains("align") && lines[2].contains("align(4)"), "{text}");
}
