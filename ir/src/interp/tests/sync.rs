//! Threads together: barriers, warp operations, atomics, locks, and the races without them.

use super::kit::{GLOBAL, WORD, at, block, get, global_index, kernel, put, run_on, words};
use crate::builder::InstBuilder;
use crate::cursor::Cursor;
use crate::entity::Value;
use crate::interp::Fault;
use crate::module::{Global, Module};
use crate::op::{
    AtomicOp, BarrierFlags, IntCond, MatchMode, MemFlags, Order, Scope, ShflMode, SpecialReg,
    VoteMode,
};
use crate::signature::Linkage;
use crate::types::{F32, I32, I64, Scalar, Space, Type};

const FULL: i32 = -1;

/// Words of dynamic shared memory.
fn shared_words(m: &mut Module) -> crate::entity::GlobalId {
    let word = m.types.value(I32);
    let ty = m.types.intern(crate::data::DataKind::Array(word, 0)).unwrap();
    let (name, linkage) = ("words".to_owned(), Linkage::External);
    let space = Space::Shared;
    m.add_global(Global {
        name,
        linkage,
        space,
        ty,
        align: 4,
        init: None,
        dynamic: true,
        attrs: Default::default(),
    })
    .unwrap()
}

/// Each thread reads what its mirror image in the CTA has written to shared memory.
fn mirror(with_barrier: bool) -> Module {
    let mut m = Module::new();
    let buffer = shared_words(&mut m);
    kernel(&mut m, &[GLOBAL], |b, p| {
        let (tid, index) = (b.sreg(SpecialReg::TidX), global_index(b));
        let buffer = b.global_addr(buffer, Space::Shared);
        put(b, buffer, tid, index);
        if with_barrier {
            b.barrier();
        }
        let (ntid, one) = (b.sreg(SpecialReg::NtidX), b.i32(1));
        let last = b.sub(ntid, one);
        let other = b.sub(last, tid);
        let generic = b.addrcast(Space::Generic, buffer);
        let value = get(b, generic, other);
        put(b, p[0], index, value);
        b.ret(None);
    });
    m
}

#[test]
fn barriers_make_shared_memory_visible() {
    let found = words(&mirror(true), 2, 50, &[0; 100]);
    let expected: Vec<u32> = (0..100).map(|i| i / 50 * 50 + 49 - i % 50).collect();
    assert_eq!(found, expected);
}

#[test]
fn without_a_barrier_there_is_a_race_or_poison() {
    for seed in 0..8 {
        let result = run_on(&mirror(false), 1, 4, seed, &[0; 4]);
        assert!(matches!(result, Err(Fault::Race { space: Space::Shared, .. })), "{result:?}");
    }
}

/// Every thread counts in one word, atomically or not.
fn count(atomic: bool) -> Module {
    let mut m = Module::new();
    kernel(&mut m, &[GLOBAL], |b, p| {
        let one = b.i32(1);
        if atomic {
            let flags = MemFlags { order: Order::Relaxed, ..WORD() };
            b.atomicrmw(AtomicOp::Add, flags, p[0], one);
        } else {
            let old = b.load(I32, WORD(), p[0]);
            let new = b.add(old, one);
            b.store(WORD(), new, p[0]);
        }
        b.ret(None);
    });
    m
}

#[test]
fn atomics_count_and_plain_accesses_race() {
    assert_eq!(words(&count(true), 3, 40, &[0]), [120]);
    for seed in 0..4 {
        let result = run_on(&count(false), 2, 1, seed, &[0]);
        assert!(matches!(result, Err(Fault::Race { space: Space::Global, .. })), "{result:?}");
    }
}

/// Threads of all CTAs add to a word under a spin lock taken and released in these orders.
fn locked(take: Order, release: Order) -> Module {
    let mut m = Module::new();
    kernel(&mut m, &[GLOBAL], |b, p| {
        let (zero, one) = (b.i32(0), b.i32(1));
        let word = b.ptr_offset(p[0], 4);
        let (spin, _) = block(b, &[]);
        let (inside, _) = block(b, &[]);
        b.br(spin, &[]);
        at(b, spin, |b| {
            let flags = MemFlags { order: take, scope: Scope::Gpu, ..WORD() };
            let old = b.cmpxchg(flags, p[0], zero, one);
            let taken = b.icmp(IntCond::Eq, old, zero);
            b.condbr(taken, (inside, &[]), (spin, &[]));
        });
        at(b, inside, |b| {
            let old = b.load(I32, WORD(), word);
            let new = b.add(old, one);
            b.store(WORD(), new, word);
            let flags = MemFlags { order: release, scope: Scope::Gpu, ..WORD() };
            b.store(flags, zero, p[0]);
            b.ret(None);
        });
    });
    m
}

#[test]
fn locks_order_only_with_acquire_and_release() {
    assert_eq!(words(&locked(Order::Acquire, Order::Release), 2, 20, &[0, 0]), [0, 40]);
    for (take, release) in [(Order::Acquire, Order::Relaxed), (Order::Relaxed, Order::Release)] {
        let result = run_on(&locked(take, release), 2, 20, 1, &[0, 0]);
        assert!(matches!(result, Err(Fault::Race { .. })), "{result:?}");
    }
}

/// A message passed with relaxed accesses, with and without fences around them.
#[test]
fn fences_order_relaxed_accesses() {
    for fences in [true, false] {
        let mut m = Module::new();
        kernel(&mut m, &[GLOBAL], |b, p| {
            let relaxed = MemFlags { order: Order::Relaxed, ..WORD() };
            let (zero, one, two) = (b.i32(0), b.i32(1), b.i32(2));
            let flag = b.ptr_offset(p[0], 4);
            let [writer, wait, reader] = [(); 3].map(|()| block(b, &[]).0);
            let index = global_index(b);
            let first = b.icmp(IntCond::Eq, index, zero);
            b.condbr(first, (writer, &[]), (wait, &[]));
            at(b, writer, |b| {
                put(b, p[0], zero, two);
                if fences {
                    b.fence(Order::AcqRel, Scope::Gpu);
                }
                b.store(relaxed, one, flag);
                b.ret(None);
            });
            at(b, wait, |b| {
                let seen = b.load(I32, relaxed, flag);
                let seen = b.icmp(IntCond::Eq, seen, one);
                b.condbr(seen, (reader, &[]), (wait, &[]));
            });
            at(b, reader, |b| {
                if fences {
                    b.fence(Order::SeqCst, Scope::Gpu);
                }
                let value = get(b, p[0], zero);
                put(b, p[0], two, value);
                b.ret(None);
            });
        });
        let result = run_on(&m, 2, 1, 3, &[0; 3]);
        if fences {
            assert_eq!(result.unwrap().0[2], Some(2));
        } else {
            assert!(matches!(result, Err(Fault::Race { .. })), "{result:?}");
        }
    }
}

/// Stores, for each lane, what `body` computes.
fn warp_kernel(body: impl Fn(&mut Cursor<'_>, Value) -> Value) -> Module {
    let mut m = Module::new();
    kernel(&mut m, &[GLOBAL], |b, p| {
        let index = global_index(b);
        let value = body(b, index);
        put(b, p[0], index, value);
        b.ret(None);
    });
    m
}

#[test]
fn shuffles_read_other_lanes() {
    type Source = fn(u32) -> (u32, u32);
    let cases: [(ShflMode, i32, i32, Source); 5] = [
        (ShflMode::Bfly, 5, 31, |i| (i ^ 5, 1)),
        (ShflMode::Down, 4, 31, |i| if i + 4 < 32 { (i + 4, 1) } else { (i, 0) }),
        (ShflMode::Up, 3, 0, |i| if i >= 3 { (i - 3, 1) } else { (i, 0) }),
        // Segments of eight lanes.
        (ShflMode::Idx, 2, 0x1807 | 31, |i| (i / 8 * 8 + 2, 1)),
        (ShflMode::Up, 1, 0x1800, |i| if i % 8 >= 1 { (i - 1, 1) } else { (i, 0) }),
    ];
    for (mode, lane, clamp, expected) in cases {
        let m = warp_kernel(|b, index| {
            let [lane, clamp, mask] = [lane, clamp, FULL].map(|x| b.i32(x));
            let (value, in_range) = b.shfl(mode, index, lane, clamp, mask);
            let hundred = b.i32(100);
            let in_range = b.zext(I32, in_range);
            let in_range = b.mul(in_range, hundred);
            b.add(in_range, value)
        });
        let expected: Vec<u32> = (0..32).map(|i| expected(i).1 * 100 + expected(i).0).collect();
        assert_eq!(words(&m, 1, 32, &[0; 32]), expected, "{mode}");
    }
}

#[test]
fn votes_and_matches_speak_for_the_lanes_of_the_mask() {
    let even = |b: &mut Cursor<'_>, index: Value| {
        let (one, zero) = (b.i32(1), b.i32(0));
        let bit = b.and(index, one);
        b.icmp(IntCond::Eq, bit, zero)
    };
    let m = warp_kernel(|b, index| {
        let (even, mask) = (even(b, index), b.i32(FULL));
        let ballot = b.vote(VoteMode::Ballot, even, mask);
        let others = [VoteMode::All, VoteMode::Any, VoteMode::Uni].map(|mode| {
            let vote = b.vote(mode, even, mask);
            b.zext(I32, vote)
        });
        let (two, four) = (b.i32(2), b.i32(4));
        let any = b.mul(others[1], two);
        let uni = b.mul(others[2], four);
        let rest = b.or(any, uni);
        let rest = b.or(rest, others[0]);
        b.xor(ballot, rest)
    });
    assert_eq!(words(&m, 1, 32, &[0; 32]), [0x5555_5555 ^ 2; 32]);
    let m = warp_kernel(|b, index| {
        let (mask, three) = (b.i32(FULL), b.i32(3));
        let key = b.and(index, three);
        let key = b.zext(I64, key);
        let all = b.warp_match(MatchMode::All, key, mask);
        let any = b.warp_match(MatchMode::Any, key, mask);
        b.add(any, all)
    });
    let expected: Vec<u32> = (0..32).map(|i| 0x1111_1111 << (i % 4)).collect();
    assert_eq!(words(&m, 1, 32, &[0; 32]), expected);
}

/// Even and odd lanes take different ways and meet only among themselves.
#[test]
fn lanes_meet_within_their_mask_on_divergent_ways() {
    let m = {
        let mut m = Module::new();
        kernel(&mut m, &[GLOBAL], |b, p| {
            let index = global_index(b);
            let (one, zero) = (b.i32(1), b.i32(0));
            let bit = b.and(index, one);
            let odd = b.icmp(IntCond::Ne, bit, zero);
            let (evens, odds) = (block(b, &[]).0, block(b, &[]).0);
            b.condbr(odd, (odds, &[]), (evens, &[]));
            for (way, mask) in [(evens, 0x5555_5555), (odds, 0xaaaa_aaaau32 as i32)] {
                at(b, way, |b| {
                    let (mask, clamp, two) = (b.i32(mask), b.i32(31), b.i32(2));
                    let (value, _) = b.shfl(ShflMode::Bfly, index, two, clamp, mask);
                    put(b, p[0], index, value);
                    b.ret(None);
                });
            }
        });
        m
    };
    let expected: Vec<u32> = (0..32).map(|i| i ^ 2).collect();
    assert_eq!(words(&m, 1, 32, &[0; 32]), expected);
}

#[test]
fn reading_a_lane_outside_the_mask_gives_poison() {
    let m = warp_kernel(|b, index| {
        let [lane, clamp] = [1, 31].map(|x| b.i32(x));
        let one = b.i32(1);
        let mask = b.shl(one, index);
        b.shfl(ShflMode::Idx, index, lane, clamp, mask).0
    });
    let (words, _) = run_on(&m, 1, 2, 0, &[0; 2]).unwrap();
    assert_eq!(words, [None, Some(1)]);
}

#[test]
fn exited_threads_hold_nobody_up() {
    let mut m = Module::new();
    kernel(&mut m, &[GLOBAL], |b, p| {
        let (index, ten) = (global_index(b), b.i32(10));
        let (out, on) = (block(b, &[]).0, block(b, &[]).0);
        let early = b.icmp(IntCond::Ult, index, ten);
        b.condbr(early, (out, &[]), (on, &[]));
        at(b, out, |b| {
            b.ret(None);
        });
        at(b, on, |b| {
            b.barrier();
            let mask = b.i32(FULL);
            b.syncwarp(mask);
            put(b, p[0], index, index);
            b.ret(None);
        });
    });
    let found = words(&m, 1, 40, &[0; 40]);
    assert!(found.iter().enumerate().all(|(i, &x)| x == if i < 10 { 0 } else { i as u32 }));
}

/// The first warp waits at barrier 1 for both; the second arrives there last.
#[test]
fn named_barriers_count_their_threads() {
    let mut m = Module::new();
    kernel(&mut m, &[GLOBAL], |b, p| {
        let index = global_index(b);
        let (three, count) = (b.i32(3), b.i32(64));
        put(b, p[0], index, index);
        b.barrier_at(BarrierFlags::default(), three, Some(count));
        let one = b.i32(1);
        let other = b.xor(index, one);
        let value = get(b, p[0], other);
        b.barrier_at(BarrierFlags::default(), three, None);
        put(b, p[0], index, value);
        b.ret(None);
    });
    let expected: Vec<u32> = (0..64).map(|i| i ^ 1).collect();
    assert_eq!(words(&m, 1, 64, &[0; 64]), expected);
}

#[test]
fn threads_that_wait_for_each_other_deadlock() {
    let mut m = Module::new();
    kernel(&mut m, &[GLOBAL], |b, _| {
        let (index, zero, mask) = (global_index(b), b.i32(0), b.i32(FULL));
        let (first, others) = (block(b, &[]).0, block(b, &[]).0);
        let is_first = b.icmp(IntCond::Eq, index, zero);
        b.condbr(is_first, (first, &[]), (others, &[]));
        at(b, first, |b| {
            b.barrier();
            b.ret(None);
        });
        at(b, others, |b| {
            b.syncwarp(mask);
            b.barrier();
            b.ret(None);
        });
    });
    let result = run_on(&m, 1, 32, 0, &[]);
    assert_eq!(result.unwrap_err(), Fault::Deadlock(32));
}

/// A kernel that goes one of two ways by the number of the thread, with a barrier on each.
fn two_barriers(below: i32, flags: [BarrierFlags; 2]) -> Module {
    let mut m = Module::new();
    kernel(&mut m, &[GLOBAL], |b, p| {
        let (index, below, zero) = (global_index(b), b.i32(below), b.i32(0));
        let ways = [block(b, &[]).0, block(b, &[]).0];
        let out = block(b, &[]).0;
        let first = b.icmp(IntCond::Ult, index, below);
        b.condbr(first, (ways[0], &[]), (ways[1], &[]));
        for (way, flags) in ways.into_iter().zip(flags) {
            at(b, way, |b| {
                b.barrier_at(flags, zero, None);
                b.br(out, &[]);
            });
        }
        at(b, out, |b| {
            put(b, p[0], index, index);
            b.ret(None);
        });
    });
    m
}

/// `barrier` is for each thread; an aligned one is for whole warps.
#[test]
fn aligned_barriers_hold_warps_together() {
    let (single, aligned) = (BarrierFlags::default(), BarrierFlags { aligned: true });
    let all: Vec<u32> = (0..64).collect();
    let parted = Fault::PartedWarp { index: 0 };
    for seed in 0..4 {
        let run = |below, flags| {
            let m = two_barriers(below, flags);
            let found = run_on(&m, 1, 64, seed, &[0; 64]);
            found.map(|(words, _)| words.into_iter().map(Option::unwrap).collect::<Vec<u32>>())
        };
        assert_eq!(run(5, [single; 2]).unwrap(), all);
        assert_eq!(run(5, [aligned; 2]).unwrap_err(), parted);
        assert_eq!(run(5, [single, aligned]).unwrap_err(), parted);
        assert_eq!(run(5, [aligned, single]).unwrap_err(), parted);
        // Different warps may come to different ones.
        assert_eq!(run(32, [aligned; 2]).unwrap(), all);
    }
}

/// The same instruction under two calls is not the same place, and one of many rounds is.
#[test]
fn an_aligned_barrier_in_a_function_is_met_in_one_call() {
    for (aligned, same) in [(false, false), (true, false), (true, true)] {
        let module = format!(
            "func @wait() {{\nentry:\n  barrier {}\n  ret\n}}
             kernel @main(%p: ptr.global) {{\nentry:\n  %t = sreg tid.x\n  %c = icmp ult %t, 5
               condbr %c, one, two\none:\n  call @wait()\n  br done\ntwo:\n  {}\n  br done
             done:\n  ret\n}}",
            if aligned { "aligned" } else { "" },
            if same { "" } else { "call @wait()" },
        );
        let module = crate::text::parse_module(&module).unwrap().module;
        let found = run_on(&module, 1, 32, 1, &[0]);
        match (aligned, same) {
            (false, _) => assert!(found.is_ok()),
            (true, false) => assert_eq!(found, Err(Fault::PartedWarp { index: 0 })),
            // Those that do not come have ended, which nobody waits for.
            (true, true) => assert!(found.is_ok()),
        }
    }
}

/// A count is of warps that have arrived as a whole.
#[test]
fn half_warps_do_not_make_up_the_count() {
    let text = "kernel @main(%p: ptr.global) {\nentry:\n  %t = sreg tid.x\n  %half = and %t, 16
        %c = icmp eq %half, 0\n  condbr %c, one, two\none:\n  barrier 1, 32\n  br two\ntwo:
          barrier 2\n  ret\n}";
    let module = crate::text::parse_module(text).unwrap().module;
    // Of each warp one half waits at one barrier, the other half at the other.
    assert_eq!(run_on(&module, 1, 64, 0, &[0]), Err(Fault::Deadlock(64)));
}

#[test]
fn masks_and_barriers_are_checked() {
    let m = warp_kernel(|b, index| {
        let mask = b.i32(2);
        b.syncwarp(mask);
        index
    });
    let lacks = Fault::MaskLacksCaller { mask: 2, lane: 0 };
    assert_eq!(run_on(&m, 1, 1, 0, &[0]).unwrap_err(), lacks);
    let m = warp_kernel(|b, index| {
        let sixteen = b.i32(16);
        b.barrier_at(BarrierFlags::default(), sixteen, None);
        index
    });
    assert_eq!(run_on(&m, 1, 1, 0, &[0]).unwrap_err(), Fault::BarrierIndex(16));
    let m = warp_kernel(|b, index| {
        let (zero, count) = (b.i32(0), b.i32(33));
        b.barrier_at(BarrierFlags::default(), zero, Some(count));
        index
    });
    let count = Fault::BarrierCount { index: 0, count: 33 };
    assert_eq!(run_on(&m, 1, 1, 0, &[0]).unwrap_err(), count);
    let m = warp_kernel(|b, index| {
        let mask = b.poison(I32);
        b.syncwarp(mask);
        index
    });
    assert_eq!(run_on(&m, 1, 1, 0, &[0]).unwrap_err(), Fault::Poison("lane mask"));
}

#[test]
fn every_atomic_operation_replaces_and_returns_the_old_value() {
    use AtomicOp as A;
    let minus = u32::MAX;
    let cases = [
        (A::Add, 7, 3, 10),
        (A::Sub, 7, 9, minus - 1),
        (A::And, 12, 10, 8),
        (A::Or, 12, 10, 14),
        (A::Xor, 12, 10, 6),
        (A::Smin, 1, minus, minus),
        (A::Smax, 1, minus, 1),
        (A::Umin, 1, minus, 1),
        (A::Umax, 1, minus, minus),
        (A::Inc, 4, 5, 5),
        (A::Inc, 5, 5, 0),
        (A::Dec, 4, 5, 3),
        (A::Dec, 6, 5, 5),
        (A::Dec, 0, 5, 5),
        (A::Xchg, 4, 5, 5),
    ];
    for (op, old, operand, new) in cases {
        let mut m = Module::new();
        kernel(&mut m, &[GLOBAL], |b, p| {
            let flags = MemFlags { order: Order::Relaxed, ..WORD() };
            let operand = b.i32(operand as i32);
            let before = b.atomicrmw(op, flags, p[0], operand);
            let one = b.i32(1);
            put(b, p[0], one, before);
            b.ret(None);
        });
        assert_eq!(words(&m, 1, 1, &[old, 0]), [new, old], "{op}");
    }
}

/// Sums of floats: in global memory `f32` flushes subnormals, packed halves are two sums.
#[test]
fn atomic_sums_of_floats() {
    let cases = [
        (F32, 1.5f32.to_bits(), 2.25f32.to_bits(), 3.75f32.to_bits()),
        (F32, 1, 1, 0),
        (Type::Vector(Scalar::F16, 2), 0x3c00_3800, 0x4000_0001, 0x4200_3800),
    ];
    for (ty, old, operand, new) in cases {
        let mut m = Module::new();
        kernel(&mut m, &[GLOBAL], |b, p| {
            let flags = MemFlags { order: Order::Relaxed, ..WORD() };
            let bits = b.i32(operand as i32);
            let operand = b.bitcast(ty, bits);
            b.atomicrmw(AtomicOp::Fadd, flags, p[0], operand);
            b.ret(None);
        });
        assert_eq!(words(&m, 1, 1, &[old]), [new], "{ty}");
    }
}

#[test]
fn compare_exchange_writes_only_where_equal() {
    for (old, new) in [(7, 9), (6, 6)] {
        let mut m = Module::new();
        kernel(&mut m, &[GLOBAL], |b, p| {
            let flags = MemFlags { order: Order::AcqRel, ..WORD() };
            let [seven, nine, one] = [7, 9, 1].map(|x| b.i32(x));
            let found = b.cmpxchg(flags, p[0], seven, nine);
            put(b, p[0], one, found);
            b.ret(None);
        });
        assert_eq!(words(&m, 1, 1, &[old, 0]), [new, old]);
    }
}

#[test]
fn a_vote_is_uniform_where_all_say_the_same() {
    for condition in [IntCond::Eq, IntCond::Ne] {
        let m = warp_kernel(|b, index| {
            let (says, mask) = (b.icmp(condition, index, index), b.i32(FULL));
            let uniform = b.vote(VoteMode::Uni, says, mask);
            b.zext(I32, uniform)
        });
        assert_eq!(words(&m, 1, 32, &[0; 32]), [1; 32], "{condition:?}");
    }
}
