//! Misuse of the builder is reported: by the builder or by the verifier, never by a panic or a
//! wrong result.

#![allow(clippy::unwrap_used, reason = "a test that fails may panic, helpers of tests too")]

use irc_ir::builder::{BuildError, FunctionBuilder, InstBuilder, Misuse, PtxBuilder};
use irc_ir::data::{DataError, DataKind};
use irc_ir::entity::{
    Block, DataType, File, FuncId, GlobalId, Loc, PtxRef, SigRef, StackSlot, SwitchTable, Value,
    Variable,
};
use irc_ir::function::{Function, FunctionKind};
use irc_ir::module::{Global, Init, Module};
use irc_ir::op::{FloatFlags, IntCond, MemFlags, Opcode, Payload, PtxCode, ShflMode, SwitchData};
use irc_ir::signature::{Linkage, Signature};
use irc_ir::types::{F32, I32, I64, I128, PTR, Scalar, Space, Type};
use irc_ir::verify::verify_module;

/// Ids of a function that is finished, and of its module.
struct Stray {
    value: Value,
    constant: Value,
    block: Block,
    slot: StackSlot,
    sig: SigRef,
    loc: Loc,
    var: Variable,
}

/// Builds the same body in each function: what one has, the other has under the same number.
fn body(b: &mut FunctionBuilder<'_>, file: File, int: DataType) -> Stray {
    let [entry, block] = [b.create_block(), b.create_block()];
    b.switch_to_block(entry);
    let param = b.append_block_params_for_signature(entry)[0];
    let loc = b.set_loc(file, 1, 1, None);
    let slot = b.create_slot(int);
    let sig = b.import_signature(Signature::new(&[I32], Some(I32)));
    let var = b.declare_var(I32);
    let constant = b.i32(1);
    let value = b.add(param, constant);
    b.def_var(var, value);
    Stray { value, constant, block, slot, sig, loc, var }
}

fn finish(mut b: FunctionBuilder<'_>, block: Block) -> Result<(), BuildError> {
    if !b.is_filled() {
        b.br(block, &[]);
    }
    b.switch_to_block(block);
    b.ret(None);
    b.finish()
}

fn device(name: &str) -> Function {
    let signature = Signature::new(&[I32], None);
    Function::new(name, FunctionKind::Device, Linkage::Internal, signature)
}

/// A module with two functions, of which the first is complete, and its ids.
fn module() -> (Module, [FuncId; 2], File, DataType, Stray) {
    let mut module = Module::new();
    let file = module.files.push("a.toy".to_owned());
    let int = module.types.value(I32);
    let [first, second] = ["first", "second"].map(|name| module.add_func(device(name)).unwrap());
    let mut b = FunctionBuilder::new(&mut module, first);
    b.set_strict(false);
    let stray = body(&mut b, file, int);
    finish(b, stray.block).unwrap();
    (module, [first, second], file, int, stray)
}

/// What `build` does in the second function is a mistake, for which `wanted` is reported, and the
/// module is refused. Without it nothing is wrong.
fn refused(wanted: Misuse, build: impl Fn(&mut FunctionBuilder<'_>, &Stray, &Stray)) {
    for wrong in [false, true] {
        let (mut module, [_, second], file, int, stray) = module();
        let mut b = FunctionBuilder::new(&mut module, second);
        b.set_strict(false);
        let own = body(&mut b, file, int);
        if wrong {
            build(&mut b, &stray, &own);
        }
        let result = finish(b, own.block);
        let misuse = result.map_err(|error| error.misuse);
        assert_eq!(misuse, if wrong { Err(wanted.clone()) } else { Ok(()) });
        assert_eq!(verify_module(&module).is_err(), wrong, "{wanted}");
    }
}

#[test]
fn ids_of_another_function_are_refused() {
    let (.., ids) = module();
    let Stray { value, constant, block, slot, sig, loc, var } = ids;
    let unknown = Misuse::UnknownValue { value };
    refused(unknown.clone(), |b, s, own| _ = b.add(own.value, s.value));
    refused(unknown.clone(), |b, s, own| _ = b.add(s.value, own.value));
    refused(unknown.clone(), |b, s, _| _ = b.not(s.value));
    refused(unknown.clone(), |b, s, own| b.def_var(own.var, s.value));
    refused(unknown.clone(), |b, s, _| _ = b.ty(s.value));
    refused(unknown.clone(), |b, s, own| _ = b.br(own.block, &[s.value]));
    refused(unknown.clone(), |b, s, own| {
        let cond = b.bool(true);
        b.condbr(cond, (own.block, &[]), (own.block, &[s.value]));
    });
    refused(unknown.clone(), |b, s, own| _ = b.switch(s.value, (own.block, &[]), &[]));
    refused(unknown.clone(), |b, s, _| _ = b.ptx("bfind.u32", &[s.value.into()], 1));
    refused(unknown.clone(), |b, s, _| {
        let text = "mov.b32 %0, %1;";
        b.ptx_inline(text, &[I32], &[s.value], &[], Default::default()).unwrap();
    });
    // A constant is a value like others: that of the same number can be another.
    refused(Misuse::UnknownValue { value: constant }, |b, s, own| {
        b.add(own.value, s.constant);
    });
    let unknown = Misuse::UnknownBlock { block };
    refused(unknown.clone(), |b, s, _| _ = b.br(s.block, &[]));
    refused(unknown.clone(), |b, s, own| {
        _ = b.switch(own.value, (own.block, &[]), &[(1, s.block, &[])])
    });
    refused(unknown.clone(), |b, s, _| b.switch_to_block(s.block));
    refused(unknown.clone(), |b, s, _| b.seal_block(s.block));
    refused(unknown.clone(), |b, s, _| _ = b.append_block_param(s.block, I32));
    refused(Misuse::UnknownSlot { slot }, |b, s, _| _ = b.slot_addr(s.slot));
    refused(Misuse::UnknownSignature { sig }, |b, s, own| {
        let callee = b.poison(PTR);
        b.call_indirect(s.sig, callee, &[own.value]);
    });
    refused(Misuse::UnknownVariable { var }, |b, s, _| _ = b.use_var(s.var));
    refused(Misuse::UnknownVariable { var }, |b, s, own| b.def_var(s.var, own.value));
    refused(Misuse::UnknownVariable { var }, |b, s, _| b.name_var(s.var, "x"));
    refused(Misuse::UnknownLoc { loc }, |b, s, _| {
        b.set_loc(File::from_u32(0), 2, 2, Some(s.loc));
    });
    refused(Misuse::UnknownLoc { loc }, |b, s, _| {
        b.set_inlined_loc("f", File::from_u32(0), 2, 2, s.loc);
    });
}

#[test]
fn ids_of_nothing_are_refused() {
    let value = Value::from_u32(1000);
    refused(Misuse::UnknownValue { value }, |b, _, _| _ = b.fneg(value));
    let block = Block::from_u32(1000);
    refused(Misuse::UnknownBlock { block }, |b, _, _| b.switch_to_block(block));
    refused(Misuse::UnknownBlock { block }, |b, _, _| {
        let entry = b.create_block();
        b.seal_block(entry);
        b.append_block_params_for_signature(block);
    });
    let slot = StackSlot::from_u32(1000);
    refused(Misuse::UnknownSlot { slot }, |b, _, _| _ = b.slot_addr(slot));
    let sig = SigRef::from_u32(1000);
    refused(Misuse::UnknownSignature { sig }, |b, _, own| {
        b.call_indirect(sig, own.value, &[]);
    });
    let var = Variable::from_u32(1000);
    refused(Misuse::UnknownVariable { var }, |b, _, _| _ = b.use_var(var));
    let func = FuncId::from_u32(1000);
    let unknown = Misuse::UnknownFunction { func };
    refused(unknown.clone(), |b, _, own| assert!(b.call(func, &[own.value]).is_some()));
    refused(unknown.clone(), |b, _, _| _ = b.func_addr(func));
    let global = GlobalId::from_u32(1000);
    refused(Misuse::UnknownGlobal { global }, |b, _, _| _ = b.global_addr(global));
    let ty = DataType::from_u32(1000);
    refused(Misuse::UnknownType { ty }, |b, _, _| _ = b.create_slot(ty));
    let file = File::from_u32(1000);
    refused(Misuse::UnknownFile { file }, |b, _, _| _ = b.set_loc(file, 1, 1, None));
}

#[test]
fn operations_of_the_wrong_kind_are_refused() {
    let wide = Misuse::ControllingType { opcode: Opcode::Smulw, ty: Some(I128) };
    refused(wide, |b, _, _| {
        let x = b.constant(I128, 1);
        b.binary(Opcode::Smulw, x, x);
    });
    let none = Misuse::NoResult { opcode: Opcode::Barrier };
    refused(none, |b, _, own| _ = b.unary(Opcode::Barrier, own.value));
    refused(Misuse::NoResult { opcode: Opcode::Fneg }, |b, _, own| {
        b.build2(Opcode::Fneg, Payload::None, &[own.value]);
    });
}

#[test]
fn order_of_blocks_is_kept() {
    let (_, _, _, _, Stray { block, .. }) = module();
    let third = Block::from_u32(2);
    refused(Misuse::BlockFilled { block }, |b, _, own| {
        b.br(own.block, &[]);
        b.switch_to_block(own.block);
        b.ret(None);
        b.i32(7);
        b.barrier();
        // `finish` goes on with the return of this block.
    });
    refused(Misuse::Unterminated { block: third }, |b, _, own| {
        let third = b.create_block();
        let cond = b.bool(true);
        b.condbr(cond, (third, &[]), (own.block, &[]));
        b.switch_to_block(third);
        b.barrier();
        let fourth = b.create_block();
        b.switch_to_block(fourth);
        b.trap();
    });
    refused(Misuse::NeverFilled { block: third }, |b, _, own| {
        let third = b.create_block();
        let cond = b.bool(true);
        b.condbr(cond, (third, &[]), (own.block, &[]));
    });
    refused(Misuse::Sealed { block }, |b, _, own| b.seal_block(own.block));
    let var = Variable::from_u32(1);
    refused(Misuse::Undefined { var }, |b, _, _| {
        let var = b.declare_var(F32);
        b.use_var(var);
    });
    refused(Misuse::VariableType { var, wanted: F32, found: I32 }, |b, _, own| {
        let var = b.declare_var(F32);
        b.def_var(var, own.value);
    });
}

#[test]
fn a_function_is_built_once_and_where_it_is() {
    let (mut module, [first, second], file, int, _) = module();
    let mut b = FunctionBuilder::new(&mut module, first);
    b.set_strict(false);
    let block = body(&mut b, file, int).block;
    assert_eq!(
        finish(b, block).map_err(|error| error.misuse),
        Err(Misuse::HasBody { func: first })
    );

    let func = FuncId::from_u32(1000);
    let mut b = FunctionBuilder::new(&mut module, func);
    b.set_strict(false);
    let var = b.declare_var(I32);
    let entry = b.create_block();
    b.switch_to_block(entry);
    assert_eq!(b.append_block_params_for_signature(entry), []);
    let x = b.append_func_param(I32);
    let sum = b.add(x, x);
    b.def_var(var, sum);
    let again = b.use_var(var);
    assert_eq!(b.ty(again), I32);
    b.ret(None);
    assert_eq!(b.finish().map_err(|error| error.misuse), Err(Misuse::UnknownFunction { func }));

    let mut b = FunctionBuilder::new(&mut module, second);
    b.set_strict(false);
    b.append_func_param(I32);
    b.use_var(Variable::from_u32(0));
    b.ret(None);
    assert_eq!(b.finish().map_err(|error| error.misuse), Err(Misuse::NoEntry));
}

/// A builder that was dropped, as where a frontend returns early, leaves nothing that compiles.
#[test]
fn what_is_not_finished_is_refused() {
    let (mut module, [_, second], file, int, _) = module();
    let mut b = FunctionBuilder::new(&mut module, second);
    b.set_strict(false);
    let own = body(&mut b, file, int);
    b.ret(None);
    drop(b);
    let _ = own;
    let errors = verify_module(&module).unwrap_err();
    assert!(errors[0].to_string().contains("was not finished"), "{}", errors[0]);
}

/// Blocks that nobody sealed are sealed at the end; that is no mistake.
#[test]
fn what_is_not_sealed_is_sealed_at_the_end() {
    let mut module = Module::new();
    let count = Function::new(
        "count",
        FunctionKind::Device,
        Linkage::Internal,
        Signature::new(&[I32], Some(I32)),
    );
    let count = module.add_func(count).unwrap();
    let mut b = FunctionBuilder::new(&mut module, count);
    b.set_strict(false);
    let [entry, head, body, exit] = [(); 4].map(|()| b.create_block());
    let var = b.declare_var(I32);
    b.switch_to_block(entry);
    let n = b.append_block_params_for_signature(entry)[0];
    let zero = b.i32(0);
    b.def_var(var, zero);
    b.br(head, &[]);
    b.switch_to_block(head);
    let now = b.use_var(var);
    let more = b.icmp(IntCond::Slt, now, n);
    b.condbr(more, (body, &[]), (exit, &[]));
    b.switch_to_block(body);
    let (now, two) = (b.use_var(var), b.i32(2));
    let next = b.add(now, two);
    b.def_var(var, next);
    b.br(head, &[]);
    b.switch_to_block(exit);
    let result = b.use_var(var);
    b.ret(Some(result));
    b.finish().unwrap();
    verify_module(&module).unwrap();
    assert_eq!(module.func(count).dfg.params(head).len(), 1);
}

/// What the builder lets pass, as it takes a look at the module to find it, the verifier finds.
#[test]
fn the_verifier_finds_wrong_types() {
    let found = |wanted: &str, build: &dyn Fn(&mut FunctionBuilder<'_>, Value)| {
        let mut module = Module::new();
        let callee = module.add_func(device("callee")).unwrap();
        let mut b = FunctionBuilder::new(&mut module, callee);
        b.set_strict(false);
        let entry = b.create_block();
        b.switch_to_block(entry);
        b.append_block_params_for_signature(entry);
        b.ret(None);
        b.finish().unwrap();
        let caller = module.add_func(device("caller")).unwrap();
        let mut b = FunctionBuilder::new(&mut module, caller);
        b.set_strict(false);
        let entry = b.create_block();
        b.switch_to_block(entry);
        let x = b.append_block_params_for_signature(entry)[0];
        build(&mut b, x);
        if !b.is_filled() {
            b.ret(None);
        }
        b.finish().unwrap();
        let errors = verify_module(&module).expect_err(wanted);
        errors.iter().map(ToString::to_string).collect::<Vec<String>>().join("\n")
    };
    let callee = FuncId::from_u32(0);
    type Build<'a> = &'a dyn Fn(&mut FunctionBuilder<'_>, Value);
    let cases: [(&str, Build<'_>); 13] = [
        ("`extract`", &|b, x| _ = b.extract(x, 0)),
        ("operand 2", &|b, x| {
            let y = b.f32(1.0);
            b.add(x, y);
        }),
        ("`fadd`", &|b, x| _ = b.fadd(x, x)),
        ("`fneg`", &|b, x| _ = b.unary(Opcode::Fneg, x)),
        ("a pointer", &|b, x| _ = b.load(I32, MemFlags::aligned(4), x)),
        ("`add`", &|b, x| _ = b.unary(Opcode::Add, x)),
        ("shfl`", &|b, x| {
            let y = b.f32(1.0);
            b.shfl(ShflMode::Idx, x, y, x, x);
        }),
        ("`zext`", &|b, x| _ = b.zext(I32, x)),
        ("`vbuild`", &|b, x| _ = b.vbuild(Type::Vector(Scalar::I32, 4), &[x])),
        ("`call`", &|b, x| _ = b.call(callee, &[x, x])),
        ("`ret`", &|b, x| _ = b.ret(Some(x))),
        ("`br`", &|b, x| {
            let entry = b.current_block().unwrap();
            b.br(entry, &[x]);
        }),
        ("`fadd`", &|b, x| {
            b.build(Opcode::Fadd, Payload::Float(FloatFlags::default()), Some(I64), &[x, x]);
        }),
    ];
    for (wanted, build) in cases {
        let text = found(wanted, build);
        assert!(text.starts_with("@caller: block"), "{text}");
        assert!(text.contains(wanted), "{wanted}: {text}");
    }
}

#[test]
fn types_of_another_module_are_refused() {
    let mut module = Module::new();
    let ty = DataType::from_u32(1000);
    for kind in
        [DataKind::Array(ty, 3), DataKind::Struct([ty].into()), DataKind::Packed([ty].into())]
    {
        assert_eq!(module.types.intern(kind), Err(DataError::Unknown(ty)));
    }
    assert_eq!(module.types.declare("t", ty), Err(DataError::Unknown(ty)));
    let (name, linkage, space) = ("g".to_owned(), Linkage::Internal, Space::Global);
    let init = Some(Init::Zero);
    let global = Global {
        name,
        linkage,
        space,
        ty,
        align: 4,
        init,
        dynamic: false,
        attrs: Default::default(),
    };
    module.add_global(global).unwrap();
    let errors = verify_module(&module).unwrap_err();
    assert_eq!(errors[0].to_string(), "@g: type1000 is not a type of this module or function");
}

/// Tables that only the graph makes.
#[test]
fn tables_of_another_function_are_refused() {
    for raw in [false, true] {
        let (mut module, [first, second], file, int, _) = module();
        let (table, code) = if raw {
            (SwitchTable::from_u32(1000), PtxRef::from_u32(1000))
        } else {
            let dfg = &mut module.func_mut(first).dfg;
            let targets = vec![dfg.block_call(Block::from_u32(0), &[])];
            let table = dfg.make_switch(SwitchData { cases: Vec::new(), targets });
            let code = PtxCode::inline("", &[], &[], &[], Default::default()).unwrap();
            (table, dfg.intern_ptx(code))
        };
        let payloads = [
            (Opcode::Switch, Payload::Switch(table), Misuse::UnknownSwitch { table }),
            (Opcode::Ptx, Payload::Ptx(code), Misuse::UnknownPtx { code }),
        ];
        for (opcode, payload, wanted) in payloads {
            let mut module = module.clone();
            let mut b = FunctionBuilder::new(&mut module, second);
            b.set_strict(false);
            let own = body(&mut b, file, int);
            b.insert_inst(opcode, payload, &[own.value], &[]);
            assert_eq!(finish(b, own.block).map_err(|error| error.misuse), Err(wanted));
        }
    }
}

/// Constants of types that have none, lanes and scales out of range, memory of odd alignment.
#[test]
fn odd_operands_are_refused_by_the_verifier() {
    let vector = Type::Vector(Scalar::I64, 4);
    type Build<'a> = &'a dyn Fn(&mut FunctionBuilder<'_>, Value);
    let cases: [Build<'_>; 8] = [
        &|b, _| {
            let x = b.constant(vector, 1);
            b.freeze(x);
        },
        &|b, _| {
            let x = b.constant(Type::Texref, 1);
            b.freeze(x);
        },
        &|b, x| _ = b.splat(I32, x),
        &|b, x| {
            let v = b.splat(vector, x);
            b.extract(v, 200);
        },
        &|b, _| {
            let at = b.poison(PTR);
            b.load(I32, MemFlags::aligned(0), at);
        },
        &|b, x| {
            let v = b.poison(Type::Vector(Scalar::I32, 4));
            b.not(v);
            b.shuffle(Type::Vector(Scalar::I32, 4), v, v, [255; 8]);
            b.not(x);
        },
        &|b, _| {
            let entry = b.current_block().unwrap();
            b.append_block_param(entry, vector);
        },
        &|b, x| {
            let other = b.create_block();
            b.switch(x, (other, &[]), &[(7, other, &[]), (7, other, &[])]);
            b.switch_to_block(other);
        },
    ];
    for (i, build) in cases.into_iter().enumerate() {
        let mut module = Module::new();
        let func = module.add_func(device("f")).unwrap();
        let mut b = FunctionBuilder::new(&mut module, func);
        b.set_strict(false);
        let entry = b.create_block();
        b.switch_to_block(entry);
        let x = b.append_block_params_for_signature(entry)[0];
        build(&mut b, x);
        b.ret(None);
        let built = b.finish();
        let verified = verify_module(&module);
        // Whatever was built can be looked at.
        assert!(!module.to_string().is_empty());
        assert!(built.is_err() || verified.is_err(), "case {i}:\n{module}");
    }
}
