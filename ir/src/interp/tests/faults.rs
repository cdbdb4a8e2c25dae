//! Undefined behaviour, limits and impossible launches are distinguished and placed.

use super::kit::{GLOBAL, WORD, at, block, fault, function, kernel, run_on, verified};
use crate::builder::InstBuilder;
use crate::cursor::Cursor;
use crate::data::DataKind;
use crate::entity::{FuncId, Value};
use crate::function::{Function, FunctionKind, SlotData};
use crate::interp::memory::AccessError;
use crate::interp::{Arg, Fault, Interp, InterpError, Launch, LaunchError};
use crate::module::Module;
use crate::op::{BulkFlags, MemFlags, Opcode, Order};
use crate::signature::{Linkage, Signature};
use crate::types::{I1, I32, I64, Space};

/// The fault of a kernel that is this one block.
fn of(body: impl FnOnce(&mut Cursor<'_>, Value)) -> Fault {
    let mut m = Module::new();
    kernel(&mut m, &[GLOBAL], |b, p| {
        body(b, p[0]);
        b.ret(None);
    });
    fault(&m)
}

#[test]
fn poison_may_not_decide() {
    let mut m = Module::new();
    kernel(&mut m, &[GLOBAL], |b, _| {
        let (end, _) = block(b, &[]);
        let poison = b.poison(I1);
        b.condbr(poison, (end, &[]), (end, &[]));
        at(b, end, |b| {
            b.ret(None);
        });
    });
    assert_eq!(fault(&m), Fault::Poison("condition of the branch"));
    let found = of(|b, p| {
        let index = b.poison(I32);
        let address = b.ptradd(p, index, 4, 0);
        b.load(I32, WORD(), address);
    });
    assert_eq!(found, Fault::Poison("address"));
    // A quotient by zero is poison, and it decides nothing until it is used as an address.
    let found = of(|b, p| {
        let (zero, one) = (b.i64(0), b.i64(1));
        let quotient = b.udiv(one, zero);
        let address = b.ptradd(p, quotient, 1, 0);
        b.load(I32, WORD(), address);
    });
    assert_eq!(found, Fault::Poison("address"));
}

#[test]
fn accesses_are_checked() {
    let beyond = of(|b, p| {
        let address = b.ptr_offset(p, 16);
        b.load(I32, WORD(), address);
    });
    assert!(matches!(beyond, Fault::Access(AccessError::OutOfBounds { size: 4, .. })));
    let odd = of(|b, p| {
        let address = b.ptr_offset(p, 2);
        b.load(I32, WORD(), address);
    });
    assert!(matches!(odd, Fault::Access(AccessError::Misaligned { align: 4, .. })));
    let null = of(|b, _| {
        let zero = b.i64(0);
        let address = b.inttoptr(Space::Generic, zero);
        b.store(WORD(), zero, address);
    });
    assert!(matches!(null, Fault::Access(AccessError::OutOfBounds { address: 0, .. })));
    let overlap = of(|b, p| {
        let to = b.ptr_offset(p, 4);
        let (flags, eight) =
            (BulkFlags { dst_align_log2: 2, src_align_log2: 2, volatile: false }, b.i64(8));
        b.memcpy(flags, to, p, eight);
    });
    assert_eq!(overlap, Fault::Overlap);
    let mut m = Module::new();
    let word = m.types.value(I32);
    let table = crate::module::Global {
        name: "table".to_owned(),
        linkage: Linkage::Internal,
        space: Space::Const,
        ty: word,
        align: 4,
        init: Some(crate::module::Init::Zero),
        dynamic: false,
        attrs: Default::default(),
    };
    let table = m.add_global(table).unwrap();
    kernel(&mut m, &[GLOBAL], |b, _| {
        let address = b.global_addr(table, Space::Const);
        let generic = b.addrcast(Space::Generic, address);
        let one = b.i32(1);
        b.store(WORD(), one, generic);
        b.ret(None);
    });
    assert!(matches!(fault(&m), Fault::Access(AccessError::ReadOnly { space: Space::Const, .. })));
}

#[test]
fn slots_of_a_call_end_with_it() {
    let mut m = Module::new();
    let word = m.types.value(I32);
    let local = crate::types::Type::Ptr(Space::Local);
    let signature = Signature::new(&[], Some(local));
    let leak = function(&mut m, FunctionKind::Device, "leak", signature, |b, _| {
        let slot = b.func.slots.push(SlotData::new(word, 4));
        let address = b.slot_addr(slot);
        b.ret(Some(address));
    });
    kernel(&mut m, &[GLOBAL], |b, _| {
        let address = b.call(leak, Some(local), &[]).unwrap();
        b.load(I32, WORD(), address);
        b.ret(None);
    });
    let found = fault(&m);
    assert!(matches!(found, Fault::Access(AccessError::OutOfBounds { space: Space::Local, .. })));
}

#[test]
fn ends_and_limits_are_no_undefined_behaviour() {
    let mut m = Module::new();
    kernel(&mut m, &[GLOBAL], |b, _| {
        b.trap();
    });
    assert_eq!(fault(&m), Fault::Trap);
    assert!(!fault(&m).is_undefined_behaviour());
    let mut m = Module::new();
    kernel(&mut m, &[GLOBAL], |b, _| {
        b.unreachable();
    });
    assert_eq!(fault(&m), Fault::Unreachable);
    assert!(fault(&m).is_undefined_behaviour());
    let mut m = Module::new();
    kernel(&mut m, &[GLOBAL], |b, _| {
        let (spin, _) = block(b, &[]);
        b.br(spin, &[]);
        at(b, spin, |b| {
            b.br(spin, &[]);
        });
    });
    assert_eq!(fault(&m), Fault::StepLimit(1_000_000));
}

#[test]
fn the_call_stack_has_an_end() {
    for with_slot in [false, true] {
        let mut m = Module::new();
        let word = m.types.value(I32);
        let big = m.types.intern(DataKind::Array(word, 1 << 16)).unwrap();
        let own = FuncId::from_u32(0);
        let signature = Signature::new(&[], None);
        function(&mut m, FunctionKind::Device, "forever", signature, |b, _| {
            if with_slot {
                b.func.slots.push(SlotData::new(big, 4));
            }
            b.call(own, None, &[]);
            b.ret(None);
        });
        kernel(&mut m, &[GLOBAL], |b, _| {
            b.call(own, None, &[]);
            b.ret(None);
        });
        assert_eq!(fault(&m), Fault::StackLimit);
    }
}

#[test]
fn callees_must_exist() {
    let signature = Signature::new(&[I64], None);
    let found = of(|b, p| {
        let signature = b.func.dfg.signatures.push(signature);
        let callee = b.addrcast(Space::Generic, p);
        let zero = b.i64(0);
        b.call_indirect(signature, callee, &[zero]);
    });
    assert!(matches!(found, Fault::NoCallee(_)));
    let mut m = Module::new();
    let outside =
        Function::new("outside", FunctionKind::Device, Linkage::External, Signature::default());
    let outside = m.add_func(outside).unwrap();
    kernel(&mut m, &[GLOBAL], |b, _| {
        b.call(outside, None, &[]);
        b.ret(None);
    });
    assert_eq!(fault(&m), Fault::External("outside".to_owned()));
}

#[test]
fn faults_name_their_place() {
    let mut m = Module::new();
    let main = kernel(&mut m, &[], |b, _| {
        b.barrier();
        b.trap();
    });
    verified(&m);
    let mut interp = Interp::new(&m).unwrap();
    let error = interp.launch(main, &Launch::new(2, 3, 9), &[]).unwrap_err();
    let InterpError::Fault(at) = &error else { panic!("{error}") };
    assert_eq!(m.func(at.func).dfg.opcode(at.inst), Opcode::Trap);
    let expected =
        format!("thread {} of CTA {} at inst1 of @main: trap", at.thread.index, at.thread.cta);
    assert_eq!(error.to_string(), expected);
}

#[test]
fn launches_are_checked() {
    let mut m = Module::new();
    let main = kernel(&mut m, &[I64], |b, _| {
        b.ret(None);
    });
    m.func_mut(main).attrs.maxntid = Some([8, 2, 1]);
    m.func_mut(main).attrs.cluster = Some([2, 1, 1]);
    let run =
        |launch: &Launch, args: &[Arg]| match Interp::new(&m).unwrap().launch(main, launch, args) {
            Err(InterpError::Launch(error)) => error,
            other => panic!("{other:?}"),
        };
    let good = Launch::new(2, 16, 0);
    let name = "main".to_owned();
    let count = LaunchError::ArgumentCount { name: name.clone(), want: 1, found: 0 };
    assert_eq!(run(&good, &[]), count);
    let size = LaunchError::ArgumentSize { name, index: 0, want: 8, found: 3 };
    assert_eq!(run(&good, &[Arg::Bytes(vec![0; 3])]), size);
    for (ctas, threads) in [(2, 17), (3, 16), (0, 1), (2, 0), (1 << 30, 16)] {
        let found = run(&Launch::new(ctas, threads, 0), &[Arg::Bits(0)]);
        assert!(matches!(found, LaunchError::Shape { .. }), "{found}");
    }
    let mut m = Module::new();
    let id = function(&mut m, FunctionKind::Device, "f", Signature::default(), |b, _| {
        b.ret(None);
    });
    let error = Interp::new(&m).unwrap().launch(id, &good, &[]).unwrap_err();
    assert_eq!(error, LaunchError::NotAKernel("f".to_owned()).into());
}

#[test]
fn poison_in_memory_is_not_compared() {
    let relaxed = MemFlags { order: Order::Relaxed, ..WORD() };
    let mut m = Module::new();
    kernel(&mut m, &[GLOBAL], |b, p| {
        let (poison, zero, one) = (b.poison(I32), b.i32(0), b.i32(1));
        b.store(WORD(), poison, p[0]);
        let old = b.cmpxchg(relaxed, p[0], zero, one);
        b.store(WORD(), old, p[0]);
        b.ret(None);
    });
    let (words, _) = run_on(&m, 1, 1, 0, &[1]).unwrap();
    assert_eq!(words, [None]);
    let found = of(|b, p| {
        let (poison, one) = (b.poison(I32), b.i32(1));
        b.cmpxchg(relaxed, p, poison, one);
    });
    assert_eq!(found, Fault::Poison("value to compare with"));
}
