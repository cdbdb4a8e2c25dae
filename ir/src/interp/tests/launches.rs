//! What kernels compute.

use super::kit::{
    GLOBAL, WORD, at, block, function, get, global_index, kernel, put, run_on, verified, words,
};
use crate::builder::InstBuilder;
use crate::data::DataKind;
use crate::entity::{Block, FuncId, GlobalId, Value};
use crate::function::{FunctionKind, SlotData};
use crate::interp::eval::Lane;
use crate::interp::{Arg, Interp, Launch, Observer, ThreadId};
use crate::module::{Global, Init, Module, Symbol};
use crate::op::{BulkFlags, IntCond, MemFlags, Opcode, SpecialReg};
use crate::signature::{Aggregate, Linkage, Param, ParamAttrs, Signature};
use crate::types::{F32, I8, I16, I32, I64, I128, Scalar, Space, Type};

#[test]
fn every_thread_knows_its_place() {
    let mut m = Module::new();
    kernel(&mut m, &[GLOBAL], |b, p| {
        let index = global_index(b);
        let lane = b.sreg(SpecialReg::LaneId);
        let thousand = b.i32(1000);
        let lane = b.mul(lane, thousand);
        let value = b.add(lane, index);
        put(b, p[0], index, value);
        b.ret(None);
    });
    let expected: Vec<u32> = (0..80).map(|i| i % 40 % 32 * 1000 + i).collect();
    assert_eq!(words(&m, 2, 40, &[0; 80]), expected);
}

#[test]
fn three_dimensions_and_clusters_are_numbered_x_first() {
    let mut m = Module::new();
    let main = kernel(&mut m, &[GLOBAL], |b, p| {
        let regs = [SpecialReg::TidZ, SpecialReg::ClusterCtaidX, SpecialReg::ClusteridX];
        for (i, reg) in regs.into_iter().enumerate() {
            let value = b.sreg(reg);
            let [x, y, z] =
                [SpecialReg::TidX, SpecialReg::TidY, SpecialReg::TidZ].map(|r| b.sreg(r));
            let (two, three) = (b.i32(2), b.i32(3));
            let yz = b.mul(z, three);
            let yz = b.add(yz, y);
            let flat = b.mul(yz, two);
            let flat = b.add(flat, x);
            let cta = b.sreg(SpecialReg::CtaidX);
            let dozen = b.i32(12);
            let base = b.mul(cta, dozen);
            let index = b.add(base, flat);
            let address = b.ptradd(p[0], index, 12, i as i64 * 4);
            b.store(WORD(), value, address);
        }
        b.ret(None);
    });
    m.func_mut(main).attrs.cluster = Some([2, 1, 1]);
    verified(&m);
    let mut interp = Interp::new(&m).unwrap();
    let buffer = interp.alloc(4 * 12 * 12, 4).unwrap();
    let launch = Launch { grid: [4, 1, 1], block: [2, 3, 2], ..Launch::new(1, 1, 5) };
    interp.launch(main, &launch, &[Arg::Bits(buffer.into())]).unwrap();
    let bytes = interp.read(buffer, 4 * 12 * 12).unwrap();
    let expected = (0..48u8).flat_map(|i| [i % 12 / 6, i / 12 % 2, i / 24]);
    assert!(bytes.chunks(4).map(|word| word[0].unwrap()).eq(expected));
}

/// A loop whose block parameters change places: Fibonacci numbers.
#[test]
fn block_parameters_are_assigned_together() {
    let mut m = Module::new();
    kernel(&mut m, &[GLOBAL], |b, p| {
        let index = global_index(b);
        let (head, h) = block(b, &[I32, I32, I32]);
        let (body, _) = block(b, &[]);
        let (done, _) = block(b, &[]);
        let (zero, one) = (b.i32(0), b.i32(1));
        b.br(head, &[index, zero, one]);
        at(b, head, |b| {
            let more = b.icmp(IntCond::Ne, h[0], zero);
            b.condbr(more, (body, &[]), (done, &[]));
        });
        at(b, body, |b| {
            let (left, sum) = (b.sub(h[0], one), b.add(h[1], h[2]));
            b.br(head, &[left, h[2], sum]);
        });
        at(b, done, |b| {
            put(b, p[0], index, h[1]);
            b.ret(None);
        });
    });
    assert_eq!(words(&m, 1, 10, &[0; 10]), [0, 1, 1, 2, 3, 5, 8, 13, 21, 34]);
}

#[test]
fn switches_choose_their_case_or_the_default() {
    let mut m = Module::new();
    kernel(&mut m, &[GLOBAL], |b, p| {
        let index = global_index(b);
        let (join, j) = block(b, &[I32]);
        let [ten, twenty, thirty] = [10, 20, 30].map(|x| b.i32(x));
        b.switch(index, (join, &[ten]), &[(1, join, &[twenty]), (3, join, &[thirty])]);
        at(b, join, |b| {
            put(b, p[0], index, j[0]);
            b.ret(None);
        });
    });
    assert_eq!(words(&m, 1, 5, &[0; 5]), [10, 20, 10, 30, 10]);
}

/// Factorials by recursion, each call with a stack slot of its own.
#[test]
fn calls_recurse_with_their_own_slots() {
    let mut m = Module::new();
    let int = m.types.value(I32);
    let signature = Signature::new(&[I32], Some(I32));
    let factorial = FuncId::from_u32(0);
    let id = function(&mut m, FunctionKind::Device, "factorial", signature, |b, p| {
        let slot = b.func.slots.push(SlotData::new(int, 4));
        let address = b.slot_addr(slot);
        b.store(WORD(), p[0], address);
        let (zero, one) = (b.i32(0), b.i32(1));
        let (more, _) = block(b, &[]);
        let (done, _) = block(b, &[]);
        let last = b.icmp(IntCond::Eq, p[0], zero);
        b.condbr(last, (done, &[]), (more, &[]));
        at(b, more, |b| {
            let less = b.sub(p[0], one);
            let rest = b.call(factorial, Some(I32), &[less]).unwrap();
            let own = b.load(I32, WORD(), address);
            let product = b.mul(own, rest);
            b.ret(Some(product));
        });
        at(b, done, |b| {
            b.ret(Some(one));
        });
    });
    assert_eq!(id, factorial);
    kernel(&mut m, &[GLOBAL], |b, p| {
        let index = global_index(b);
        let result = b.call(factorial, Some(I32), &[index]).unwrap();
        put(b, p[0], index, result);
        b.ret(None);
    });
    assert_eq!(words(&m, 1, 7, &[0; 7]), [1, 1, 2, 6, 24, 120, 720]);
}

#[test]
fn indirect_calls_reach_functions_by_address() {
    let mut m = Module::new();
    let signature = Signature::new(&[I32], Some(I32));
    let ids = [3, 5].map(|factor| {
        let name = format!("times{factor}");
        function(&mut m, FunctionKind::Device, &name, signature.clone(), |b, p| {
            let factor = b.i32(factor);
            let product = b.mul(p[0], factor);
            b.ret(Some(product));
        })
    });
    kernel(&mut m, &[GLOBAL], |b, p| {
        let index = global_index(b);
        let one = b.i32(1);
        let odd = b.and(index, one);
        let odd = b.icmp(IntCond::Eq, odd, one);
        let [three, five] = ids.map(|id| b.func_addr(id));
        let callee = b.select(odd, three, five);
        let signature = b.func.dfg.signatures.push(signature.clone());
        let result = b.call_indirect(signature, callee, &[index]).unwrap();
        put(b, p[0], index, result);
        b.ret(None);
    });
    assert_eq!(words(&m, 1, 4, &[0; 4]), [0, 3, 10, 9]);
}

/// The callee changes its copy; the caller's aggregate stays.
#[test]
fn aggregates_by_value_are_copies() {
    let mut m = Module::new();
    let int = m.types.value(I32);
    let pair = m.types.intern(DataKind::Array(int, 2)).unwrap();
    for space in [Space::Local, Space::Generic] {
        let mut m = m.clone();
        let attrs = ParamAttrs {
            aggregate: Some(Aggregate::ByVal { ty: pair, align: 4 }),
            ..ParamAttrs::default()
        };
        let param = Param { ty: Type::Ptr(space), attrs };
        let signature = Signature {
            params: vec![param],
            results: vec![Param::new(I32)],
            ..Signature::default()
        };
        let callee = function(&mut m, FunctionKind::Device, "sum", signature, |b, p| {
            let second = b.ptr_offset(p[0], 4);
            let (x, y) = (b.load(I32, WORD(), p[0]), b.load(I32, WORD(), second));
            let sum = b.add(x, y);
            b.store(WORD(), sum, p[0]);
            b.ret(Some(sum));
        });
        kernel(&mut m, &[GLOBAL], |b, p| {
            let slot = b.func.slots.push(SlotData::new(pair, 4));
            let address = b.slot_addr(slot);
            let second = b.ptr_offset(address, 4);
            let (five, six) = (b.i32(5), b.i32(6));
            b.store(WORD(), five, address);
            b.store(WORD(), six, second);
            let passed = if space == Space::Local { address } else { b.addrcast(space, address) };
            let sum = b.call(callee, Some(I32), &[passed]).unwrap();
            let (zero, one) = (b.i32(0), b.i32(1));
            put(b, p[0], zero, sum);
            let kept = b.load(I32, WORD(), address);
            put(b, p[0], one, kept);
            b.ret(None);
        });
        assert_eq!(words(&m, 1, 1, &[0; 2]), [11, 5]);
    }
}

#[test]
fn kernels_take_scalars_vectors_and_aggregates() {
    let mut m = Module::new();
    let int = m.types.value(I32);
    let array = m.types.intern(DataKind::Array(int, 3)).unwrap();
    let byval = ParamAttrs {
        aggregate: Some(Aggregate::ByVal { ty: array, align: 4 }),
        ..ParamAttrs::default()
    };
    let vector = Type::Vector(Scalar::I32, 2);
    let mut params = [GLOBAL, I16, vector].map(Param::new).to_vec();
    params.push(Param { ty: Type::Ptr(Space::Param), attrs: byval.clone() });
    params.push(Param { ty: Type::Ptr(Space::Generic), attrs: byval });
    let signature = Signature { params, ..Signature::default() };
    let main = function(&mut m, FunctionKind::Kernel, "main", signature, |b, p| {
        let small = b.sext(I32, p[1]);
        let lane = b.extract(p[2], 1);
        let fields = [p[3], p[4]].map(|base| {
            let address = b.ptr_offset(base, 8);
            b.load(I32, WORD(), address)
        });
        for (i, value) in [small, lane, fields[0], fields[1]].into_iter().enumerate() {
            let index = b.i32(i as i32);
            put(b, p[0], index, value);
        }
        b.ret(None);
    });
    verified(&m);
    let mut interp = Interp::new(&m).unwrap();
    let buffer = interp.alloc(16, 4).unwrap();
    let bytes = |words: [u8; 3]| Arg::Bytes(words.iter().flat_map(|&w| [w, 0, 0, 0]).collect());
    let args = [
        Arg::Bits(buffer.into()),
        Arg::Bits(0xffff),
        Arg::Bits(7 << 32 | 6),
        bytes([1, 2, 3]),
        bytes([4, 5, 6]),
    ];
    interp.launch(main, &Launch::new(1, 1, 0), &args).unwrap();
    let found: Vec<u8> = interp.read(buffer, 16).unwrap().into_iter().flatten().collect();
    assert_eq!(found, [255, 255, 255, 255, 7, 0, 0, 0, 3, 0, 0, 0, 6, 0, 0, 0]);
}

fn global(m: &mut Module, name: &str, space: Space, kind: DataKind, init: Init) -> GlobalId {
    let ty = m.types.intern(kind).unwrap();
    let (name, init) = (name.to_owned(), Some(init));
    let linkage = Linkage::Internal;
    m.add_global(Global {
        name,
        linkage,
        space,
        ty,
        align: 8,
        init,
        dynamic: false,
        attrs: Default::default(),
    })
    .unwrap()
}

#[test]
fn globals_start_with_their_contents() {
    let mut m = Module::new();
    let [byte, word, pointer] = [I8, I32, Type::Ptr(Space::Generic)].map(|t| m.types.value(t));
    let pair = m.types.intern(DataKind::Array(word, 2)).unwrap();
    let list = Init::List(vec![Init::Bits(11), Init::Bits(12)]);
    let table = global(&mut m, "table", Space::Const, DataKind::Array(word, 2), list);
    let address =
        Init::Address { symbol: Symbol::Global(table), offset: 4, generic: true, mask: None };
    let fields = vec![Init::Bits(0xff), address, Init::List(vec![Init::Zero, Init::Bits(13)])];
    let kind = DataKind::Struct([byte, pointer, pair].into());
    let record = global(&mut m, "record", Space::Global, kind, Init::List(fields));
    kernel(&mut m, &[GLOBAL], |b, p| {
        let record = b.global_addr(record, Space::Global);
        let [at_pointer, at_word] = [8, 20].map(|offset| b.ptr_offset(record, offset));
        let first = b.load(I8, MemFlags::aligned(1), record);
        let first = b.zext(I32, first);
        let pointer = b.load(Type::Ptr(Space::Generic), MemFlags::aligned(8), at_pointer);
        let second = b.load(I32, WORD(), pointer);
        let third = b.load(I32, WORD(), at_word);
        let table = b.global_addr(table, Space::Const);
        let fourth = b.load(I32, WORD(), table);
        for (i, value) in [first, second, third, fourth].into_iter().enumerate() {
            let index = b.i32(i as i32);
            put(b, p[0], index, value);
        }
        b.ret(None);
    });
    assert_eq!(words(&m, 1, 1, &[0; 4]), [255, 12, 13, 11]);
}

#[test]
fn blocks_of_memory_are_copied_and_filled() {
    let mut m = Module::new();
    kernel(&mut m, &[GLOBAL], |b, p| {
        let flags = BulkFlags { dst_align_log2: 2, src_align_log2: 2, volatile: false };
        let [four, eight, zero] = [4, 8, 0].map(|n| b.i64(n));
        let [to, bytes] = [8, 12].map(|offset| b.ptr_offset(p[0], offset));
        b.memcpy(flags, to, p[0], eight);
        let byte = b.constant(I8, 0xab);
        b.memset(flags, bytes, byte, four);
        b.memset(flags, p[0], byte, zero);
        b.ret(None);
    });
    assert_eq!(words(&m, 1, 1, &[1, 2, 3, 4]), [1, 2, 1, 0xabab_abab]);
}

/// A vector is one access, but each lane has its own poison.
#[test]
fn vectors_are_loaded_and_stored_lane_by_lane() {
    let mut m = Module::new();
    kernel(&mut m, &[GLOBAL], |b, p| {
        let (quad, pair) = (Type::Vector(Scalar::I32, 4), Type::Vector(Scalar::I16, 2));
        let flags = MemFlags::aligned(16);
        let loaded = b.load(quad, flags, p[0]);
        let poison = b.poison(I32);
        let holed = b.insert_lane(loaded, poison, 2);
        let to = b.ptr_offset(p[0], 16);
        b.store(flags, holed, to);
        let first = b.load(pair, MemFlags::aligned(4), p[0]);
        let swapped = b.shuffle(pair, first, first, [1, 0, 0, 0, 0, 0, 0, 0]);
        b.store(MemFlags::aligned(4), swapped, p[0]);
        b.ret(None);
    });
    let (words, _) = run_on(&m, 1, 1, 0, &[0x1_0002, 5, 6, 7, 0, 0, 0, 0]).unwrap();
    let expected = [0x2_0001, 5, 6, 7, 0x1_0002, 5].map(Some).to_vec();
    assert_eq!(words, [expected, vec![None, Some(7)]].concat());
}

#[test]
fn wide_integers_pass_through_memory_and_carries() {
    let mut m = Module::new();
    kernel(&mut m, &[GLOBAL], |b, p| {
        let flags = MemFlags::aligned(16);
        let wide = b.load(I128, flags, p[0]);
        let yes = b.bool(true);
        let (sum, carry) = b.addc(wide, wide, yes);
        b.store(flags, sum, p[0]);
        let carry = b.zext(I32, carry);
        let four = b.i32(4);
        put(b, p[0], four, carry);
        b.ret(None);
    });
    assert_eq!(words(&m, 1, 1, &[1, 0, 0, 1 << 31, 9]), [3, 0, 0, 0, 1]);
}

#[test]
fn poison_travels_and_freeze_ends_it() {
    let mut m = Module::new();
    kernel(&mut m, &[GLOBAL], |b, p| {
        let poison = b.poison(I32);
        let [zero, one, two] = [0, 1, 2].map(|n| b.i32(n));
        let sum = b.add(poison, one);
        put(b, p[0], zero, sum);
        let chosen = b.bool(false);
        let chosen = b.select(chosen, poison, two);
        put(b, p[0], one, chosen);
        let loaded = get(b, p[0], zero);
        let frozen = b.freeze(loaded);
        let same = b.icmp(IntCond::Eq, frozen, frozen);
        let same = b.zext(I32, same);
        put(b, p[0], two, same);
        b.ret(None);
    });
    let (words, outcome) = run_on(&m, 1, 1, 0, &[7; 4]).unwrap();
    assert_eq!(words, [None, Some(2), Some(1), Some(7)]);
    assert!(outcome.arbitrary && !outcome.inexact);
}

#[test]
fn approximate_operations_are_reported() {
    let mut m = Module::new();
    kernel(&mut m, &[GLOBAL], |b, p| {
        let x = b.load(F32, WORD(), p[0]);
        let y = b.float1(Opcode::Fexp2, Default::default(), x);
        b.store(WORD(), y, p[0]);
        b.ret(None);
    });
    let (words, outcome) = run_on(&m, 1, 1, 0, &[3f32.to_bits()]).unwrap();
    assert_eq!(words, [Some(8f32.to_bits())]);
    assert!(outcome.inexact && !outcome.arbitrary);
}

#[test]
fn refinement_allows_only_more_defined_bytes() {
    let m = Module::new();
    let mut loose = Interp::new(&m).unwrap();
    let address = loose.alloc(8, 8).unwrap();
    loose.write(address, &[1, 2, 3]).unwrap();
    let mut strict = loose.clone();
    strict.write(address + 3, &[4]).unwrap();
    assert_eq!(loose.first_difference(&strict), None);
    assert_eq!(strict.first_difference(&loose), Some(address + 3));
    strict.write(address + 1, &[9]).unwrap();
    assert_eq!(loose.first_difference(&strict), Some(address + 1));
}

#[derive(Default)]
struct Log(Vec<String>);

impl Observer for Log {
    fn enter_block(&mut self, thread: ThreadId, _: FuncId, block: Block) {
        self.0.push(format!("{} {block}", thread.index));
    }
    fn value(&mut self, _: ThreadId, _: FuncId, value: Value, lanes: &[Lane]) {
        self.0.push(format!("{value} = {:?}", lanes[0].unwrap()));
    }
    fn enter_function(&mut self, _: ThreadId, func: FuncId) {
        self.0.push(format!("enter {func}"));
    }
    fn leave_function(&mut self, _: ThreadId, func: FuncId) {
        self.0.push(format!("leave {func}"));
    }
}

#[test]
fn observers_see_values_blocks_and_calls() {
    let mut m = Module::new();
    let signature = Signature::new(&[I64], Some(I64));
    let double = function(&mut m, FunctionKind::Device, "double", signature, |b, p| {
        let twice = b.add(p[0], p[0]);
        b.ret(Some(twice));
    });
    let main = kernel(&mut m, &[I64], |b, p| {
        b.call(double, Some(I64), &[p[0]]);
        b.ret(None);
    });
    let mut log = Log::default();
    verified(&m);
    let mut interp = Interp::new(&m).unwrap();
    interp.launch_observed(main, &Launch::new(1, 1, 0), &[Arg::Bits(4)], &mut log).unwrap();
    let expected = [
        "enter func1",
        "0 block0",
        "v0 = 4",
        "enter func0",
        "0 block0",
        "v0 = 4",
        "v1 = 8",
        "leave func0",
        "v1 = 8",
    ];
    assert_eq!(log.0, expected);
}
