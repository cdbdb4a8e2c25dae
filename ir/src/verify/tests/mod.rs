//! Each violation is found where it is, and nothing is found in what is right.

mod floats;
mod foreign;
mod linkage;
mod opaque;
mod promises;
mod ptx;
mod random;

use super::*;
use crate::builder::InstBuilder;
use crate::cursor::Cursor;
use crate::data::DataKind;
use crate::debug::DebugFunction;
use crate::entity::{DataType, File, GlobalId, Loc, StackSlot};
use crate::function::{FunctionKind, SlotData};
use crate::location::Location;
use crate::module::{Global, Init, Symbol};
use crate::op::{
    AtomicOp, BulkFlags, CacheOp, ConvertFlags, Evict, FloatFlags, IntFlags, MemFlags, Opcode,
    Order, Payload, Rounding, Scope, SwitchData,
};
use crate::signature::{Aggregate, Extension, Linkage, Param, Signature};
use crate::types::{F16, F32, F64, I1, I8, I16, I32, I64, PTR, Scalar, Space, Type};
use crate::unroll::Unroll;
use std::collections::BTreeSet;

/// A module with a device function `@f(%x: i32, %y: f32, %p: ptr)` whose entry block is open.
fn module() -> (Module, FuncId) {
    let mut module = Module::new();
    let signature = Signature::new(&[I32, F32, PTR], None);
    let mut func = Function::new("f", FunctionKind::Device, Linkage::Internal, signature);
    let entry = func.dfg.make_block();
    func.layout.append_block(entry);
    func.set_block_name(entry, "entry");
    for (ty, name) in [(I32, "x"), (F32, "y"), (PTR, "p")] {
        let param = func.dfg.append_param(entry, ty);
        func.set_value_name(param, name);
    }
    let id = module.add_func(func).unwrap();
    (module, id)
}

fn kernel(name: &str) -> Function {
    let signature = Signature::new(&[], None);
    let mut func = Function::new(name, FunctionKind::Kernel, Linkage::Visible, signature);
    let entry = func.dfg.make_block();
    func.layout.append_block(entry);
    Cursor::at_end(&mut func, entry).ret(None);
    func
}

/// A device function with a body that returns nothing.
fn device(signature: Signature) -> Function {
    let mut func = kernel("g");
    func.kind = FunctionKind::Device;
    func.linkage = Linkage::Internal;
    let entry = func.layout.entry().unwrap();
    for param in &signature.params {
        func.dfg.append_param(entry, param.ty);
    }
    if let Some(result) = signature.results.first() {
        let ret = func.layout.last_inst(entry).unwrap();
        let value = func.dfg.poison(result.ty);
        func.dfg.replace_inst(ret, Opcode::Ret, Payload::None, &[value]);
    }
    func.signature = signature;
    func
}

fn global(module: &mut Module, space: Space, ty: Type, init: Option<Init>) -> Global {
    let data = module.types.value(ty);
    Global {
        name: "g".to_owned(),
        linkage: Linkage::Internal,
        space,
        ty: data,
        align: ty.align(),
        init,
        dynamic: false,
        attrs: Default::default(),
    }
}

/// Collects which violations the cases have shown.
struct Cases(BTreeSet<String>);

impl Cases {
    /// The module has just one error, of this kind.
    fn module(&mut self, kind: &str, module: &Module) -> VerifyError {
        let errors = verify_module(module).expect_err(kind);
        let [error] = &errors[..] else { panic!("{kind}: {errors:#?}") };
        let text = format!("{:?}", error.violation);
        let name = text.split([' ', '{', '(']).next().unwrap();
        assert_eq!(name, kind, "{error}");
        self.0.insert(name.to_owned());
        error.clone()
    }

    /// What the closure appends to the entry block is wrong; a return follows it.
    fn inst(&mut self, kind: &str, build: impl FnOnce(&mut Cursor<'_>, [Value; 3])) {
        let (mut module, id) = module();
        let func = module.func_mut(id);
        let entry = func.layout.entry().unwrap();
        let params: [Value; 3] = func.dfg.params(entry).try_into().unwrap();
        let mut cursor = Cursor::at_end(func, entry);
        build(&mut cursor, params);
        if cursor.func.terminator(cursor.block()).is_none() {
            cursor.ret(None);
        }
        self.module(kind, &module);
    }

    /// The device function is wrong.
    fn func(&mut self, kind: &str, change: impl FnOnce(&mut Module, &mut Function)) {
        let mut module = Module::new();
        let mut func = device(Signature::default());
        change(&mut module, &mut func);
        module.add_func(func).unwrap();
        self.module(kind, &module);
    }

    /// The signature is wrong.
    fn signature(&mut self, kind: &str, params: &[Param], result: Option<Param>) {
        let (params, results) = (params.to_vec(), result.into_iter().collect());
        let signature = Signature { params, results, ..Signature::default() };
        self.func(kind, |module, func| {
            module.types.value(I32);
            *func = device(signature);
        });
    }

    /// The kernel is wrong.
    fn kernel(&mut self, kind: &str, change: impl FnOnce(&mut Function)) {
        let mut module = Module::new();
        let mut func = kernel("k");
        change(&mut func);
        module.add_func(func).unwrap();
        self.module(kind, &module);
    }

    /// The global is wrong.
    fn global(&mut self, kind: &str, make: impl FnOnce(&mut Module) -> Global) {
        let mut module = Module::new();
        let global = make(&mut module);
        module.add_global(global).unwrap();
        self.module(kind, &module);
    }
}

#[test]
fn every_violation_is_found() {
    let mut cases = Cases(BTreeSet::new());
    module_cases(&mut cases);
    initialiser_cases(&mut cases);
    signature_cases(&mut cases);
    attribute_cases(&mut cases);
    structure_cases(&mut cases);
    operand_cases(&mut cases);
    foreign::cases(&mut cases);
    linkage::cases(&mut cases);
    opaque::cases(&mut cases);
    ptx::cases(&mut cases);
    branch_cases(&mut cases);
    floats::float_cases(&mut cases);
    promises::cases(&mut cases);
    access_cases(&mut cases);
    call_cases(&mut cases);
    location_cases(&mut cases);
    let source = include_str!("../error.rs");
    let body = source.split("pub enum Violation {").nth(1).unwrap();
    let body = body.split("\n}\n").next().unwrap();
    let all: BTreeSet<String> = body
        .lines()
        .filter_map(|line| line.strip_prefix("    "))
        .filter(|line| line.starts_with(|c: char| c.is_ascii_uppercase()))
        .map(|line| line.trim_end_matches([',', ' ', '{']).to_owned())
        .collect();
    assert_eq!(cases.0, all);
}

fn module_cases(cases: &mut Cases) {
    let (mut m, id) = module();
    let entry = m.func(id).layout.entry().unwrap();
    Cursor::at_end(m.func_mut(id), entry).ret(None);
    assert_eq!(verify_module(&m), Ok(()));
    m.func_mut(id).name = "other".to_owned();
    cases.module("SymbolName", &m);

    cases.global("EmptyName", |m| Global {
        name: String::new(),
        ..global(m, Space::Global, I32, Some(Init::Zero))
    });
    cases.global("BoolInMemory", |m| global(m, Space::Global, I1, Some(Init::Zero)));
    cases.global("Lanes", |m| {
        global(m, Space::Global, Type::Vector(Scalar::I8, 5), Some(Init::Zero)).aligned(4)
    });
    cases.global("GlobalSpace", |m| global(m, Space::Local, I32, Some(Init::Zero)));
    cases.global("Alignment", |m| global(m, Space::Global, I32, Some(Init::Zero)).aligned(2));
    cases.global("Alignment", |m| global(m, Space::Global, I32, Some(Init::Zero)).aligned(12));
    cases.global("Alignment", |m| global(m, Space::Global, I32, Some(Init::Zero)).aligned(1 << 24));
    cases.global("SharedInit", |m| global(m, Space::Shared, I32, Some(Init::Zero)));
    cases.global("ExternalInit", |m| Global {
        linkage: Linkage::External,
        ..global(m, Space::Global, I32, Some(Init::Zero))
    });
    cases.global("MissingInit", |m| global(m, Space::Const, I32, None));
    cases.global("Dynamic", |m| Global { dynamic: true, ..global(m, Space::Shared, I32, None) });
    cases.global("EmptyGlobal", |m| {
        let elem = m.types.value(I32);
        let ty = m.types.intern(DataKind::Array(elem, 0)).unwrap();
        Global { ty, ..global(m, Space::Shared, I32, None) }
    });
    cases.global("UnknownId", |m| Global {
        ty: DataType::from_u32(9),
        ..global(m, Space::Shared, I32, None)
    });
}

impl Global {
    fn aligned(self, align: u32) -> Global {
        Global { align, ..self }
    }
}

fn initialiser_cases(cases: &mut Cases) {
    let mut init = |kind: &str, ty: Type, init: Init| {
        cases.global(kind, |m| global(m, Space::Global, ty, Some(init)));
    };
    init("InitShape", I32, Init::List(vec![]));
    init("InitShape", I8, Init::Bytes(vec![]));
    init("InitShape", Type::Vector(Scalar::F32, 2), Init::Bits(0));
    init("InitRange", I8, Init::Bits(256));
    let list = |n| Init::List(vec![Init::Zero; n]);
    init("InitLength", Type::Vector(Scalar::F32, 2), list(3));
    let address = |symbol| Init::Address { symbol, offset: 0, generic: true, mask: None };
    init("InitShape", Type::Ptr(Space::Const), address(Symbol::Global(GlobalId::from_u32(0))));
    init("InitShape", I64, address(Symbol::Global(GlobalId::from_u32(0))));
    init("UnknownId", PTR, address(Symbol::Func(FuncId::from_u32(3))));

    // A pointer to itself, and one to shared memory.
    let mut m = Module::new();
    let mut shared = global(&mut m, Space::Shared, I32, None);
    shared.name = "tile".to_owned();
    let tile = m.add_global(shared).unwrap();
    let mut me =
        global(&mut m, Space::Global, PTR, Some(address(Symbol::Global(GlobalId::from_u32(1)))));
    let id = m.add_global(me.clone()).unwrap();
    assert_eq!(verify_module(&m), Ok(()));
    me.init = Some(address(Symbol::Global(tile)));
    *m.global_mut(id) = me;
    cases.module("InitSymbol", &m);

    // Arrays and structs.
    let mut m = Module::new();
    let (byte, word) = (m.types.value(I8), m.types.value(I32));
    let text = m.types.intern(DataKind::Array(byte, 3)).unwrap();
    let pair = m.types.intern(DataKind::Struct([text, word].into())).unwrap();
    let value = Init::List(vec![Init::Bytes(b"abc".to_vec()), Init::Bits(1)]);
    let good = Global { ty: pair, ..global(&mut m, Space::Const, I32, Some(value)) };
    let id = m.add_global(good).unwrap();
    assert_eq!(verify_module(&m), Ok(()));
    let long = Init::List(vec![Init::Bytes(b"abcd".to_vec()), Init::Bits(1)]);
    m.global_mut(id).init = Some(long);
    cases.module("InitLength", &m);
    m.global_mut(id).init = Some(Init::List(vec![Init::Bits(1)]));
    let error = cases.module("InitShape", &m);
    assert_eq!(error.to_string(), "@g: the initialiser has a number where the type has an array");
}

fn signature_cases(cases: &mut Cases) {
    let data = DataType::from_u32(0);
    let with = |ty, change: fn(&mut Param)| {
        let mut param = Param::new(ty);
        change(&mut param);
        param
    };
    let sret = |ty| {
        let mut param = Param::new(ty);
        param.attrs.aggregate = Some(Aggregate::Sret { ty: data, align: 4 });
        param
    };
    let local = Type::Ptr(Space::Local);
    cases.signature("SretPosition", &[Param::new(I32), sret(local)], None);
    cases.signature("SretWithResult", &[sret(PTR)], Some(Param::new(I32)));
    cases.signature("AggregateType", &[sret(I64)], None);
    cases.signature("AggregateType", &[sret(Type::Ptr(Space::Shared))], None);
    let signext = with(I64, |p| p.attrs.extension = Some(Extension::Sign));
    cases.signature("ParamAttr", std::slice::from_ref(&signext), None);
    cases.signature("ParamAttr", &[], Some(signext));
    cases.signature("ParamAttr", &[with(I64, |p| p.attrs.noalias = true)], None);
    cases.signature("ParamAttr", &[], Some(with(PTR, |p| p.attrs.readonly = true)));
    cases.signature("Alignment", &[with(PTR, |p| p.attrs.align = Some(3))], None);
    cases.signature("Lanes", &[], Some(Param::new(Type::Vector(Scalar::F32, 16))));
    cases.func("UnknownId", |_, func| {
        *func = device(Signature { params: vec![sret(PTR)], ..Signature::default() })
    });
    cases.func("UnknownId", |_, func| {
        func.slots.push(SlotData::new(data, 1));
    });
    cases.func("Alignment", |m, func| {
        let ty = m.types.value(F64);
        func.slots.push(SlotData::new(ty, 4));
    });
    cases.func("AggregateType", |m, func| {
        m.types.value(I32);
        let signature = Signature { params: vec![sret(I32)], ..Signature::default() };
        func.dfg.signatures.push(signature);
    });
    cases.kernel("KernelResult", |func| {
        let signature = Signature::new(&[], Some(I32));
        *func = device(signature);
        (func.kind, func.linkage) = (FunctionKind::Kernel, Linkage::Visible);
    });
    cases.kernel("VariadicKernel", |func| func.signature.variadic = Some(0));
    cases.func("Ellipsis", |_, func| {
        *func = device(Signature::new(&[I32], None));
        func.signature.variadic = Some(0);
    });
    cases.kernel("KernelLinkage", |func| func.linkage = Linkage::Internal);
    cases.func("ExternalBody", |_, func| func.linkage = Linkage::External);
    cases.func("MissingBody", |_, func| {
        let signature = Signature::default();
        *func = Function::new("f", FunctionKind::Device, Linkage::Visible, signature);
    });
}

fn attribute_cases(cases: &mut Cases) {
    cases.func("KernelAttr", |_, func| func.attrs.maxnreg = Some(32));
    cases.kernel("DeviceAttr", |func| func.attrs.noreturn = true);
    cases.kernel("Dimensions", |func| func.attrs.maxntid = Some([1024, 2, 1]));
    cases.kernel("Dimensions", |func| func.attrs.reqntid = Some([1, 1, 65]));
    cases.kernel("Dimensions", |func| func.attrs.cluster = Some([2, 0, 1]));
    cases.kernel("ZeroAttr", |func| func.attrs.maxnreg = Some(0));
    cases.kernel("ZeroAttr", |func| func.attrs.maxclusterrank = Some(0));
    cases.kernel("PragmaText", |func| func.attrs.pragmas.push("\n".into()));
    cases.kernel("AttrConflict", |func| func.attrs.blocksareclusters = true);
    cases.kernel("AttrConflict", |func| func.attrs.minnctapersm = Some(2));
    cases.kernel("AttrConflict", |func| {
        func.attrs.maxntid = Some([32, 1, 1]);
        func.attrs.reqntid = Some([32, 1, 1]);
    });
    cases.func("ConvergentOp", |_, func| {
        func.attrs.nonconvergent = true;
        let ret = func.insts().next().unwrap();
        Cursor::before(func, ret).barrier();
    });
}

fn structure_cases(cases: &mut Cases) {
    cases.inst("EmptyBlock", |c, _| {
        let block = c.func.dfg.make_block();
        c.func.layout.append_block(block);
        c.br(block, &[]);
    });
    cases.inst("MissingTerminator", |c, [x, ..]| {
        let block = c.func.dfg.make_block();
        c.func.layout.append_block(block);
        c.br(block, &[]);
        Cursor::at_end(c.func, block).add(x, x);
    });
    cases.inst("UnrollOfNoBranch", |c, _| {
        let ret = c.ret(None);
        c.func.set_unroll(ret, Some(Unroll::Disable));
    });
    cases.inst("EarlyTerminator", |c, _| {
        c.ret(None);
        c.ret(None);
    });
    cases.inst("EntryPredecessor", |c, [x, y, p]| {
        let entry = c.block();
        c.br(entry, &[x, y, p]);
    });
    cases.func("EntryParamCount", |_, func| {
        let entry = func.layout.entry().unwrap();
        func.dfg.append_param(entry, I32);
    });
    cases.func("EntryParamType", |_, func| {
        *func = device(Signature::new(&[I32], None));
        func.signature = Signature::new(&[I64], None);
    });
    cases.inst("UnknownId", |c, [x, ..]| {
        let value = Value::from_u32(1000);
        c.insert(Opcode::Xor, Payload::None, &[x, value], &[I32]);
    });
    cases.inst("UnknownId", |c, _| {
        c.slot_addr(StackSlot::from_u32(0));
    });
    cases.inst("UnknownId", |c, _| {
        c.global_addr(GlobalId::from_u32(0), Space::Global);
    });
    cases.inst("UnknownId", |c, _| {
        c.call(FuncId::from_u32(7), None, &[]);
    });
    cases.inst("BlockNotInserted", |c, _| {
        let block = c.func.dfg.make_block();
        c.br(block, &[]);
    });
    cases.inst("ValueNotInserted", |c, [x, ..]| {
        let sum = c.add(x, x);
        let inst = c.func.dfg.def_inst(sum).unwrap();
        c.func.layout.remove_inst(inst);
        c.add(sum, x);
    });
    cases.inst("SharedSwitch", |c, [x, ..]| {
        let block = c.func.dfg.make_block();
        c.func.layout.append_block(block);
        let first = c.switch(x, (block, &[]), &[]);
        let payload = c.func.dfg.inst(first).payload;
        Cursor::at_end(c.func, block).insert(Opcode::Switch, payload, &[x], &[]);
    });
    cases.inst("SwitchTargets", |c, [x, ..]| {
        let block = c.func.dfg.make_block();
        c.func.layout.append_block(block);
        Cursor::at_end(c.func, block).ret(None);
        let target = c.func.dfg.block_call(block, &[]);
        let data = SwitchData { cases: vec![1], targets: vec![target] };
        let table = c.func.dfg.make_switch(data);
        c.insert(Opcode::Switch, Payload::Switch(table), &[x], &[]);
    });
    cases.inst("Dominance", |c, [x, ..]| {
        let block = c.func.dfg.make_block();
        c.func.layout.append_block(block);
        let cond = c.bool(true);
        let other = c.func.dfg.make_block();
        c.func.layout.append_block(other);
        c.condbr(cond, (block, &[]), (other, &[]));
        let mut then = Cursor::at_end(c.func, block);
        let sum = then.add(x, x);
        then.br(other, &[]);
        let mut join = Cursor::at_end(c.func, other);
        join.add(sum, x);
        join.ret(None);
    });
    cases.inst("Dominance", |c, [x, ..]| {
        let (a, b) = (c.add(x, x), c.add(x, x));
        let inst = c.func.dfg.def_inst(a).unwrap();
        c.func.dfg.args_mut(inst)[1] = b;
    });
}

fn operand_cases(cases: &mut Cases) {
    let flags = Payload::IntFlags(IntFlags::default());
    cases.inst("PayloadKind", |c, [x, ..]| {
        c.insert(Opcode::Xor, flags, &[x, x], &[I32]);
    });
    cases.inst("OperandCount", |c, [x, ..]| {
        c.insert(Opcode::Add, flags, &[x], &[I32]);
    });
    cases.inst("OperandCount", |c, [x, ..]| {
        c.insert(Opcode::Barrier, Payload::Barrier(Default::default()), &[x, x, x], &[]);
    });
    cases.inst("OperandCount", |c, [x, ..]| {
        let ty = Type::Vector(Scalar::I32, 2);
        c.insert(Opcode::Vbuild, Payload::None, &[x], &[ty]);
    });
    cases.inst("ControllingType", |c, [_, y, _]| {
        c.add(y, y);
    });
    cases.inst("ControllingType", |c, [_, _, p]| {
        c.load(I1, MemFlags::aligned(1), p);
    });
    cases.inst("OperandType", |c, [x, y, _]| {
        c.add(x, y);
    });
    cases.inst("OperandType", |c, [x, ..]| {
        c.load(I32, MemFlags::aligned(4), x);
    });
    cases.inst("OperandType", |c, [_, _, p]| {
        c.ptradd(p, p, 4, 0);
    });
    cases.inst("OperandType", |c, [x, y, _]| {
        c.select(x, y, y);
    });
    cases.inst("OperandType", |c, [x, ..]| {
        let a = c.splat(Type::Vector(Scalar::I32, 2), x);
        let b = c.splat(Type::Vector(Scalar::I32, 4), x);
        c.shuffle(Type::Vector(Scalar::I32, 2), a, b, [0; 8]);
    });
    cases.inst("Conversion", |c, [x, ..]| {
        c.zext(I32, x);
    });
    cases.inst("Conversion", |c, [x, ..]| {
        c.trunc(I64, x);
    });
    cases.inst("Conversion", |c, [_, y, _]| {
        c.fcvt(F32, y);
    });
    cases.inst("Conversion", |c, [x, ..]| {
        c.bitcast(F64, x);
    });
    cases.inst("Conversion", |c, [x, ..]| {
        c.stof(Type::Vector(Scalar::F32, 2), x);
    });
    cases.inst("Conversion", |c, [_, _, p]| {
        c.addrcast(Space::Generic, p);
    });
    cases.inst("ResultCount", |c, [x, ..]| {
        c.insert(Opcode::Add, flags, &[x, x], &[]);
    });
    cases.inst("ResultCount", |c, [x, ..]| {
        c.insert(Opcode::Zext, flags, &[x], &[]);
    });
    cases.inst("ResultType", |c, [x, ..]| {
        c.insert(Opcode::Add, flags, &[x, x], &[I64]);
    });
    cases.inst("ConstantType", |c, [x, ..]| {
        let ty = Type::Vector(Scalar::I32, 2);
        let ones = c.constant(ty, 1);
        let v = c.splat(ty, x);
        c.add(v, ones);
    });
    cases.inst("Lanes", |c, [x, ..]| {
        c.splat(Type::Vector(Scalar::I32, 6), x);
    });
    cases.inst("LaneRange", |c, [x, ..]| {
        let v = c.splat(Type::Vector(Scalar::I32, 2), x);
        c.extract(v, 2);
    });
    cases.inst("LaneRange", |c, [x, ..]| {
        let ty = Type::Vector(Scalar::I32, 2);
        let v = c.splat(ty, x);
        c.shuffle(ty, v, v, [0, 4, 0, 0, 0, 0, 0, 0]);
    });
    cases.inst("ScaleWithoutIndex", |c, [_, _, p]| {
        c.insert(Opcode::Ptradd, Payload::Scale(4, 0, IntFlags::NONE), &[p], &[PTR]);
    });
}

fn branch_cases(cases: &mut Cases) {
    fn block(c: &mut Cursor<'_>, params: &[Type]) -> Block {
        let block = c.func.dfg.make_block();
        c.func.layout.append_block(block);
        for &ty in params {
            c.func.dfg.append_param(block, ty);
        }
        Cursor::at_end(c.func, block).ret(None);
        block
    }
    cases.inst("BranchArity", |c, [x, ..]| {
        let block = block(c, &[I32]);
        c.br(block, &[x, x]);
    });
    cases.inst("BranchType", |c, [x, ..]| {
        let block = block(c, &[I32, I16]);
        c.br(block, &[x, x]);
    });
    cases.inst("Lanes", |c, _| {
        let ty = Type::Vector(Scalar::I32, 5);
        let block = block(c, &[ty]);
        let value = c.poison(ty);
        c.br(block, &[value]);
    });
    cases.inst("ReturnArity", |c, [x, ..]| {
        c.ret(Some(x));
    });
    cases.inst("DuplicateCase", |c, [x, ..]| {
        let block = block(c, &[]);
        c.switch(x, (block, &[]), &[(1, block, &[]), (1, block, &[])]);
    });
    cases.inst("CaseRange", |c, [x, ..]| {
        let block = block(c, &[]);
        c.switch(x, (block, &[]), &[(1 << 32, block, &[])]);
    });
}

fn access_cases(cases: &mut Cases) {
    let plain = MemFlags::aligned(4);
    let mut load = |kind: &str, space, flags: MemFlags| {
        cases.inst(kind, |c, _| {
            let p = c.poison(Type::Ptr(space));
            c.load(F32, flags, p);
        });
    };
    let ordered = |order| MemFlags { order, ..plain };
    let cached = |cache| MemFlags { cache: Some(cache), ..plain };
    let first = Some(Evict::First);
    load("MemoryOrder", Space::Global, ordered(Order::Release));
    load("OrderSpace", Space::Local, ordered(Order::Acquire));
    load("OrderSpace", Space::Const, ordered(Order::Relaxed));
    load("ScopeOfWeak", Space::Global, MemFlags { scope: Scope::Sys, ..plain });
    load("Volatile", Space::Param, MemFlags { volatile: true, ..plain });
    load("Volatile", Space::Global, MemFlags { volatile: true, ..ordered(Order::SeqCst) });
    load("Alignment", Space::Global, MemFlags { align_log2: 1, ..ordered(Order::Relaxed) });
    load("Alignment", Space::Global, MemFlags { align_log2: 77, ..plain });
    load("NonCoherent", Space::Shared, MemFlags { nc: true, ..plain });
    load("NonCoherent", Space::Global, MemFlags { nc: true, volatile: true, ..plain });
    load("Cache", Space::Global, cached(CacheOp::Wb));
    load("Cache", Space::Shared, cached(CacheOp::Ca));
    load("Cache", Space::Global, MemFlags { nc: true, ..cached(CacheOp::Lu) });
    load("Cache", Space::Global, MemFlags { evict: first, ..cached(CacheOp::Ca) });
    load("Cache", Space::Global, MemFlags { cache: Some(CacheOp::Ca), ..ordered(Order::Relaxed) });
    load("Evict", Space::Shared, MemFlags { evict: first, ..plain });
    load("Evict", Space::Global, MemFlags { evict: first, volatile: true, ..plain });
    let mut store = |kind: &str, space, flags: MemFlags| {
        cases.inst(kind, |c, [_, y, _]| {
            let p = c.poison(Type::Ptr(space));
            c.store(flags, y, p);
        });
    };
    store("ReadOnly", Space::Const, plain);
    store("MemoryOrder", Space::Global, ordered(Order::Acquire));
    store("NonCoherent", Space::Global, MemFlags { nc: true, ..plain });
    store("Cache", Space::Global, cached(CacheOp::Cv));
    let relaxed = ordered(Order::Relaxed);
    cases.inst("MemoryOrder", |c, [x, _, p]| {
        c.atomicrmw(AtomicOp::Add, plain, p, x);
    });
    cases.inst("AtomicType", |c, [_, y, p]| {
        c.atomicrmw(AtomicOp::Add, relaxed, p, y);
    });
    cases.inst("AtomicType", |c, [_, _, p]| {
        let x = c.i64(1);
        c.atomicrmw(AtomicOp::Inc, MemFlags { align_log2: 3, ..relaxed }, p, x);
    });
    cases.inst("Alignment", |c, [_, _, p]| {
        let x = c.i64(1);
        c.cmpxchg(relaxed, p, x, x);
    });
    cases.inst("Evict", |c, [x, _, p]| {
        c.cmpxchg(MemFlags { evict: first, ..relaxed }, p, x, x);
    });
    cases.inst("MemoryOrder", |c, _| {
        c.fence(Order::Relaxed, Scope::Gpu);
    });
    let bulk = BulkFlags { dst_align_log2: 0, src_align_log2: 0, volatile: false };
    cases.inst("ReadOnly", |c, [_, _, p]| {
        let (size, dst) = (c.i64(8), c.poison(Type::Ptr(Space::Param)));
        c.memcpy(bulk, dst, p, size);
    });
    cases.inst("Volatile", |c, [_, _, p]| {
        let (size, src) = (c.i64(8), c.poison(Type::Ptr(Space::Const)));
        c.memcpy(BulkFlags { volatile: true, ..bulk }, p, src, size);
    });
    cases.inst("Alignment", |c, [_, _, p]| {
        let (size, byte) = (c.i64(8), c.constant(I8, 0));
        c.memset(BulkFlags { dst_align_log2: 40, ..bulk }, p, byte, size);
    });
}

/// Appends to the entry block of a function (the first id) beside a kernel (the second).
type Build<'a> = &'a dyn Fn(&mut Cursor<'_>, FuncId, FuncId, [Value; 3]);

fn call_cases(cases: &mut Cases) {
    let mut call = |kind: &str, build: Build<'_>| {
        let (mut m, id) = module();
        let kernel = m.add_func(kernel("k")).unwrap();
        let func = m.func_mut(id);
        let entry = func.layout.entry().unwrap();
        let params: [Value; 3] = func.dfg.params(entry).try_into().unwrap();
        let mut cursor = Cursor::at_end(func, entry);
        build(&mut cursor, id, kernel, params);
        cursor.ret(None);
        cases.module(kind, &m);
    };
    call("KernelCallee", &|c, _, kernel, _| {
        c.call(kernel, None, &[]);
    });
    call("VariableArgument", &|c, _, _, [x, _, p]| {
        let signature = Signature::new(&[I32], None).with_variable_arguments();
        let sig = c.func.dfg.signatures.push(signature);
        let truth = c.constant(I1, 1);
        c.func_addr(FuncId::from_u32(1));
        c.call_indirect(sig, p, &[x, x, truth]);
    });
    call("OperandCount", &|c, _, _, [_, _, p]| {
        let signature = Signature::new(&[I32], None).with_variable_arguments();
        let sig = c.func.dfg.signatures.push(signature);
        c.call_indirect(sig, p, &[]);
    });
    call("NotVariadic", &|c, _, _, _| {
        c.va_start();
    });
    call("OperandCount", &|c, me, _, [x, ..]| {
        c.call(me, None, &[x]);
    });
    call("OperandType", &|c, me, _, [x, _, p]| {
        c.call(me, None, &[x, x, p]);
    });
    call("ResultCount", &|c, me, _, [x, y, p]| {
        c.call(me, Some(I32), &[x, y, p]);
    });
    call("OperandType", &|c, _, _, [x, ..]| {
        let sig = c.func.dfg.signatures.push(Signature::default());
        c.call_indirect(sig, x, &[]);
    });
    call("OperandCount", &|c, _, _, [x, _, p]| {
        let sig = c.func.dfg.signatures.push(Signature::new(&[I32], Some(F32)));
        c.call_indirect(sig, p, &[x, x]);
    });
}

fn location_cases(cases: &mut Cases) {
    let location = |file, inlined_at: Option<Loc>| Location {
        inlined_at: inlined_at.into(),
        ..Location::new(file, 1, 2)
    };
    cases.func("Location", |_, func| {
        func.locations.intern(location(File::from_u32(0), None));
    });
    cases.func("Location", |m, func| {
        let file = m.files.push("a.toy".to_owned());
        func.locations.intern(location(file, Some(Loc::from_u32(0))));
    });
    cases.func("Location", |m, func| {
        let file = m.files.push("a.cu".to_owned());
        let function = Some(crate::entity::InlinedName::from_u32(0)).into();
        func.locations.intern(Location { function, ..location(file, None) });
    });
    cases.func("Debug", |_, func| {
        func.debug = Some(Box::new(DebugFunction::new("f", File::from_u32(0), 1)));
    });
    cases.inst("Location", |c, _| {
        let ret = c.ret(None);
        c.func.inst_locs[ret] = Loc::from_u32(5).into();
    });
}

#[test]
fn messages_name_place_source_and_values() {
    let (mut m, id) = module();
    let file = m.files.push("a.toy".to_owned());
    let func = m.func_mut(id);
    let loc = func.locations.intern(Location::new(file, 3, 14));
    let entry = func.layout.entry().unwrap();
    let params = func.dfg.params(entry).to_vec();
    let mut cursor = Cursor::at_end(func, entry).with_loc(Some(loc));
    let sum = cursor.add(params[0], params[1]);
    cursor.ret(None);
    func.set_value_name(sum, "sum");
    let errors = verify_function(&m, id).unwrap_err();
    let text: Vec<String> = errors.iter().map(VerifyError::to_string).collect();
    let want = "a.toy:3:14: @f: block entry: `%sum = add`: operand 2, %y, is f32; expected i32";
    assert_eq!(text, [want]);
}

#[test]
fn all_errors_are_collected_up_to_a_bound() {
    let (mut m, id) = module();
    let func = m.func_mut(id);
    let entry = func.layout.entry().unwrap();
    let params = func.dfg.params(entry).to_vec();
    let mut cursor = Cursor::at_end(func, entry);
    for _ in 0..2 * MAX_ERRORS {
        cursor.add(params[0], params[1]);
    }
    cursor.ret(None);
    let errors = verify_module(&m).unwrap_err();
    assert_eq!(errors.len(), MAX_ERRORS);
    assert_eq!(verify_module(&m).unwrap_err(), errors);
}

#[test]
fn unreachable_blocks_need_no_dominance() {
    let (mut m, id) = module();
    let func = m.func_mut(id);
    let entry = func.layout.entry().unwrap();
    let x = func.dfg.params(entry)[0];
    Cursor::at_end(func, entry).ret(None);
    let block = func.dfg.make_block();
    func.layout.append_block(block);
    let mut cursor = Cursor::at_end(func, block);
    let a = cursor.add(x, x);
    let b = cursor.add(a, a);
    cursor.br(block, &[]);
    let first = func.dfg.def_inst(a).unwrap();
    func.dfg.args_mut(first)[0] = b;
    assert_eq!(verify_module(&m), Ok(()));
}
