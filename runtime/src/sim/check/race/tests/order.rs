//! Strong accesses, fences, scopes and objects in memory.

use super::*;

#[test]
fn ctas_and_barriers() {
    grid(|run, fixed| {
        run.store(0, DATA);
        run.barrier();
        run.detector.cta_barrier(1, 0, &[ALL; 2], false);
        run.load(other(0), if fixed { DATA + 4 } else { DATA });
    });
}

#[test]
fn shared_memory_belongs_to_a_cta() {
    grid(|run, fixed| {
        run.write(0, DATA);
        let place = if fixed { MemoryId::Shared(1) } else { SHARED };
        run.weak(other(0), Write, place, DATA);
    });
}

#[test]
fn a_released_flag() {
    grid(|run, fixed| {
        run.store(0, DATA);
        let order = if fixed { Order::Release } else { Order::Relaxed };
        run.strong(0, Write, order, Scope::Gpu, FLAG);
        run.strong(other(0), Read, Order::Acquire, Scope::Gpu, FLAG);
        run.load(other(0), DATA);
    });
}

#[test]
fn a_flag_that_is_not_acquired() {
    grid(|run, fixed| {
        run.store(0, DATA);
        run.strong(0, Write, Order::Release, Scope::Gpu, FLAG);
        let order = if fixed { Order::Acquire } else { Order::Relaxed };
        run.strong(other(0), Read, order, Scope::Gpu, FLAG);
        run.load(other(0), DATA);
    });
}

#[test]
fn the_scope_of_a_release() {
    pair((2, 64, 1), Reason::NarrowScope, |run, fixed| {
        run.store(0, DATA);
        let scope = if fixed { Scope::Gpu } else { Scope::Cta };
        run.strong(0, Write, Order::Release, scope, FLAG);
        run.strong(other(0), Read, Order::Acquire, Scope::Gpu, FLAG);
        run.load(other(0), DATA);
    });
}

#[test]
fn the_scope_of_an_acquire() {
    grid(|run, fixed| {
        run.store(0, DATA);
        run.strong(0, Write, Order::Release, Scope::Sys, FLAG);
        let scope = if fixed { Scope::Gpu } else { Scope::Cta };
        run.strong(other(0), Read, Order::Acquire, scope, FLAG);
        run.load(other(0), DATA);
    });
}

#[test]
fn a_narrow_scope_inside_the_cta() {
    grid(|run, fixed| {
        run.store(0, DATA);
        run.strong(0, Write, Order::Release, Scope::Cta, FLAG);
        let number = if fixed { 40 } else { other(40) };
        run.strong(number, Read, Order::Acquire, Scope::Cta, FLAG);
        run.load(number, DATA);
    });
}

#[test]
fn the_scope_of_the_cluster() {
    pair((4, 64, 2), Reason::Unordered, |run, fixed| {
        run.store(0, DATA);
        run.strong(0, Write, Order::Release, Scope::Cluster, FLAG);
        let number = if fixed { other(0) } else { 2 * 1024 };
        run.strong(number, Read, Order::Acquire, Scope::Cluster, FLAG);
        run.load(number, DATA);
    });
}

#[test]
fn what_follows_a_release_is_not_released() {
    grid(|run, fixed| {
        if fixed {
            run.store(0, DATA);
        }
        run.strong(0, Write, Order::Release, Scope::Gpu, FLAG);
        if !fixed {
            run.store(0, DATA);
        }
        run.strong(other(0), Read, Order::Acquire, Scope::Gpu, FLAG);
        run.load(other(0), DATA);
    });
}

#[test]
fn what_precedes_an_acquire_is_not_ordered() {
    grid(|run, fixed| {
        run.store(0, DATA);
        run.strong(0, Write, Order::Release, Scope::Gpu, FLAG);
        if !fixed {
            run.load(other(0), DATA);
        }
        run.strong(other(0), Read, Order::Acquire, Scope::Gpu, FLAG);
        run.load(other(0), DATA);
    });
}

#[test]
fn another_flag() {
    grid(|run, fixed| {
        run.store(0, DATA);
        run.strong(0, Write, Order::Release, Scope::Gpu, FLAG);
        let flag = if fixed { FLAG } else { FLAG + 4 };
        run.strong(other(0), Read, Order::Acquire, Scope::Gpu, flag);
        run.load(other(0), DATA);
    });
}

#[test]
fn a_flag_that_another_thread_overwrites() {
    grid(|run, fixed| {
        run.store(0, DATA);
        run.strong(0, Write, Order::Release, Scope::Gpu, FLAG);
        let op = if fixed { Modify } else { Write };
        run.strong(5, op, Order::Relaxed, Scope::Gpu, FLAG);
        run.strong(other(0), Read, Order::Acquire, Scope::Gpu, FLAG);
        run.load(other(0), DATA);
    });
}

#[test]
fn a_flag_that_its_thread_overwrites() {
    let events = |run: &mut Run, fixed| {
        run.store(0, DATA);
        run.strong(0, Write, Order::Release, Scope::Gpu, FLAG);
        if fixed {
            run.strong(0, Write, Order::Relaxed, Scope::Gpu, FLAG);
        } else {
            run.store(0, FLAG);
        }
        run.strong(other(0), Read, Order::Acquire, Scope::Gpu, FLAG);
        run.load(other(0), DATA);
    };
    grid(events);
    // Not only the flag races: what it no longer releases does, too.
    let mut run = Run::new(2, 64, 1);
    events(&mut run, false);
    let places: Vec<_> = run.detector.races().iter().map(|race| race.address).collect();
    assert_eq!(places, [FLAG, DATA]);
}

#[test]
fn a_chain_of_flags() {
    pair((3, 32, 1), Reason::Unordered, |run, fixed| {
        run.store(0, DATA);
        run.strong(0, Write, Order::Release, Scope::Gpu, FLAG);
        let order = if fixed { Order::AcqRel } else { Order::Release };
        run.strong(other(0), Modify, order, Scope::Gpu, FLAG + 4);
        run.strong(other(0), Modify, order, Scope::Gpu, FLAG);
        run.strong(other(0), Modify, order, Scope::Gpu, FLAG + 8);
        run.strong(2048, Read, Order::Acquire, Scope::Gpu, FLAG + 8);
        run.load(2048, DATA);
    });
}

#[test]
fn fences_around_relaxed_accesses() {
    grid(|run, fixed| {
        run.store(0, DATA);
        if fixed {
            run.fence(0, Order::AcqRel, Scope::Gpu);
        }
        run.strong(0, Write, Order::Relaxed, Scope::Gpu, FLAG);
        run.strong(other(0), Read, Order::Relaxed, Scope::Gpu, FLAG);
        run.fence(other(0), Order::AcqRel, Scope::Gpu);
        run.load(other(0), DATA);
    });
}

#[test]
fn a_volatile_flag_without_a_fence_behind_it() {
    grid(|run, fixed| {
        run.store(0, DATA);
        run.fence(0, Order::Sc, Scope::Gpu);
        run.strong(0, Write, Order::Volatile, Scope::Sys, FLAG);
        run.strong(other(0), Read, Order::Volatile, Scope::Sys, FLAG);
        if fixed {
            run.fence(other(0), Order::Sc, Scope::Gpu);
        }
        run.load(other(0), DATA);
    });
}

#[test]
fn a_fence_before_the_read_of_the_flag() {
    grid(|run, fixed| {
        run.store(0, DATA);
        run.fence(0, Order::AcqRel, Scope::Gpu);
        run.strong(0, Write, Order::Relaxed, Scope::Gpu, FLAG);
        if !fixed {
            run.fence(other(0), Order::AcqRel, Scope::Gpu);
        }
        run.strong(other(0), Read, Order::Relaxed, Scope::Gpu, FLAG);
        if fixed {
            run.fence(other(0), Order::AcqRel, Scope::Gpu);
        }
        run.load(other(0), DATA);
    });
}

#[test]
fn a_fence_after_the_write_of_the_flag() {
    grid(|run, fixed| {
        run.store(0, DATA);
        if fixed {
            run.fence(0, Order::AcqRel, Scope::Gpu);
        }
        run.strong(0, Write, Order::Relaxed, Scope::Gpu, FLAG);
        run.fence(0, Order::AcqRel, Scope::Gpu);
        run.strong(other(0), Read, Order::Acquire, Scope::Gpu, FLAG);
        run.load(other(0), DATA);
    });
}

#[test]
fn what_follows_a_fence_is_not_released() {
    grid(|run, fixed| {
        if fixed {
            run.store(0, DATA);
        }
        run.fence(0, Order::AcqRel, Scope::Gpu);
        if !fixed {
            run.store(0, DATA);
        }
        run.strong(0, Write, Order::Relaxed, Scope::Gpu, FLAG);
        run.strong(other(0), Read, Order::Acquire, Scope::Gpu, FLAG);
        run.load(other(0), DATA);
    });
}

#[test]
fn the_scope_of_a_fence() {
    for (releasing, acquiring) in [(Scope::Cta, Scope::Gpu), (Scope::Gpu, Scope::Cta)] {
        grid(|run, fixed| {
            run.store(0, DATA);
            run.fence(0, Order::AcqRel, if fixed { Scope::Gpu } else { releasing });
            run.strong(0, Write, Order::Relaxed, Scope::Gpu, FLAG);
            run.strong(other(0), Read, Order::Relaxed, Scope::Gpu, FLAG);
            run.fence(other(0), Order::AcqRel, if fixed { Scope::Gpu } else { acquiring });
            run.load(other(0), DATA);
        });
    }
}

#[test]
fn a_narrow_fence_after_a_wide_one() {
    // The wide fence still releases what stands before it.
    grid(|run, fixed| {
        run.store(0, DATA);
        run.fence(0, Order::AcqRel, Scope::Gpu);
        run.store(0, DATA + 4);
        run.fence(0, Order::AcqRel, Scope::Cta);
        run.strong(0, Write, Order::Relaxed, Scope::Gpu, FLAG);
        run.strong(other(0), Read, Order::Acquire, Scope::Gpu, FLAG);
        run.load(other(0), if fixed { DATA } else { DATA + 4 });
    });
}

#[test]
fn a_weak_flag() {
    grid(|run, fixed| {
        run.store(0, DATA);
        run.fence(0, Order::Sc, Scope::Gpu);
        if fixed {
            run.strong(0, Write, Order::Relaxed, Scope::Gpu, FLAG);
            run.strong(other(0), Read, Order::Relaxed, Scope::Gpu, FLAG);
        } else {
            run.store(0, FLAG);
            run.load(other(0), FLAG);
        }
        run.fence(other(0), Order::Sc, Scope::Gpu);
        run.load(other(0), DATA);
    });
}

#[test]
fn fences_alone() {
    grid(|run, fixed| {
        run.store(0, DATA);
        run.fence(0, Order::Sc, Scope::Gpu);
        if fixed {
            run.strong(0, Modify, Order::Relaxed, Scope::Gpu, FLAG);
            run.strong(other(0), Modify, Order::Relaxed, Scope::Gpu, FLAG);
        }
        run.fence(other(0), Order::Sc, Scope::Gpu);
        run.load(other(0), DATA);
    });
}

#[test]
fn the_last_cta_sums_up() {
    // Each CTA stores a part, fences, and counts; the last one reads all parts.
    pair((8, 32, 1), Reason::Unordered, |run, fixed| {
        for cta in 0..8 {
            run.store(cta * 1024, u64::from(cta) * 4);
            if fixed {
                run.fence(cta * 1024, Order::Sc, Scope::Gpu);
            }
            run.strong(cta * 1024, Modify, Order::Relaxed, Scope::Gpu, FLAG);
        }
        run.fence(7 * 1024, Order::Sc, Scope::Gpu);
        run.detector.cta_barrier(7, 0, &[ALL], false);
        for part in 0..8 {
            run.load(7 * 1024 + part, u64::from(part) * 4);
        }
    });
}

#[test]
fn a_fence_behind_the_barrier_behind_the_read() {
    // One thread counts, and those that learn of it by a barrier fence.
    grid(|run, fixed| {
        run.store(0, DATA);
        run.fence(0, Order::Sc, Scope::Gpu);
        run.strong(0, Modify, Order::Relaxed, Scope::Gpu, FLAG);
        run.strong(other(0), Modify, Order::Relaxed, Scope::Gpu, FLAG);
        run.detector.cta_barrier(1, 0, &[ALL; 2], false);
        if fixed {
            run.fence(other(40), Order::Sc, Scope::Gpu);
        }
        run.load(other(40), DATA);
    });
    grid(|run, fixed| {
        run.store(0, DATA);
        run.fence(0, Order::Sc, Scope::Gpu);
        run.strong(0, Modify, Order::Relaxed, Scope::Gpu, FLAG);
        run.strong(other(0), Modify, Order::Relaxed, Scope::Gpu, FLAG);
        if fixed {
            run.detector.cta_barrier(1, 0, &[ALL; 2], false);
        }
        run.fence(other(40), Order::Sc, Scope::Gpu);
        run.load(other(40), DATA);
    });
}

#[test]
fn a_barrier_of_the_grid() {
    // A thread of each CTA releases and acquires a counter between two barriers of the CTA.
    for rounds in 1..4 {
        pair((40, 64, 1), Reason::Unordered, |run, fixed| {
            for _ in 0..rounds {
                for cta in 0..40 {
                    run.store(cta * 1024 + 50, u64::from(cta) * 4);
                    run.detector.cta_barrier(cta, 0, &[ALL; 2], false);
                    run.strong(cta * 1024, Modify, Order::Release, Scope::Gpu, FLAG);
                }
                for cta in 0..40 {
                    run.strong(cta * 1024, Read, Order::Acquire, Scope::Gpu, FLAG);
                    if fixed || cta != 17 {
                        run.detector.cta_barrier(cta, 0, &[ALL; 2], false);
                    }
                    run.load(cta * 1024 + 33, u64::from((cta + 1) % 40) * 4);
                }
                for cta in 0..40 {
                    run.detector.cta_barrier(cta, 0, &[ALL; 2], false);
                    run.strong(cta * 1024, Modify, Order::Release, Scope::Gpu, FLAG + 4);
                }
                for cta in 0..40 {
                    run.strong(cta * 1024, Read, Order::Acquire, Scope::Gpu, FLAG + 4);
                    run.detector.cta_barrier(cta, 0, &[ALL; 2], false);
                }
            }
        });
    }
}

#[test]
fn a_lock() {
    grid(|run, fixed| {
        for turn in 0..6 {
            let number = if turn % 2 == 0 { turn } else { other(turn) };
            run.strong(number, Modify, Order::Acquire, Scope::Gpu, FLAG);
            run.load(number, DATA);
            run.store(number, DATA);
            let order = if fixed { Order::Release } else { Order::Relaxed };
            run.strong(number, Write, order, Scope::Gpu, FLAG);
        }
    });
}

#[test]
fn a_counter_that_is_read_weakly() {
    grid(|run, fixed| {
        for number in [0, 40, other(0), other(40)] {
            run.strong(number, Modify, Order::Relaxed, Scope::Gpu, DATA);
        }
        if fixed {
            run.strong(0, Read, Order::Relaxed, Scope::Gpu, DATA);
        } else {
            run.load(0, DATA);
        }
    });
}

#[test]
fn a_counter_whose_last_step_is_the_readers_own() {
    cta(|run, fixed| {
        for number in [40, 41, 0] {
            run.strong(number, Modify, Order::Relaxed, Scope::Cta, DATA);
        }
        if fixed {
            run.barrier();
        }
        run.load(0, DATA);
    });
}

#[test]
fn a_counter_that_is_set_weakly() {
    cta(|run, fixed| {
        run.store(0, DATA);
        if fixed {
            run.barrier();
        }
        run.strong(0, Modify, Order::Relaxed, Scope::Gpu, DATA);
        run.strong(40, Modify, Order::Relaxed, Scope::Gpu, DATA);
    });
}

#[test]
fn atomics_of_a_narrow_scope() {
    pair((2, 64, 1), Reason::NarrowScope, |run, fixed| {
        let scope = if fixed { Scope::Gpu } else { Scope::Cta };
        for number in [0, 40, other(0)] {
            run.strong(number, Modify, Order::Relaxed, scope, DATA);
        }
    });
}

#[test]
fn atomics_of_two_sizes() {
    pair((2, 64, 1), Reason::MixedSize, |run, fixed| {
        let bytes = if fixed { 4 } else { 8 };
        run.strong(0, Modify, Order::Relaxed, Scope::Gpu, DATA);
        let access = Access::strong(Modify, Order::Relaxed, Scope::Gpu, bytes, 0);
        run.access(40, MemoryId::Global, DATA, access);
    });
}

#[test]
fn elements_of_vectors_have_a_size_each() {
    pair((2, 64, 1), Reason::MixedSize, |run, fixed| {
        let element = if fixed { 4 } else { 16 };
        run.strong(0, Modify, Order::Relaxed, Scope::Gpu, DATA + 4);
        let access = Access::strong(Modify, Order::Relaxed, Scope::Gpu, 16, 0);
        run.access(40, MemoryId::Global, DATA, Access { element, ..access });
    });
}

#[test]
fn the_barrier_of_the_cluster() {
    pair((4, 64, 4), Reason::Unordered, |run, fixed| {
        run.write(5, DATA);
        for cta in 0..4 {
            for warp in 0..2 {
                run.detector.cluster_arrive(cta, warp, ALL, fixed);
            }
        }
        for cta in 0..4 {
            for warp in 0..2 {
                run.detector.cluster_wait(cta, warp, ALL, true);
            }
        }
        run.weak(3 * 1024 + 40, Read, SHARED, DATA);
    });
}

#[test]
fn the_phases_of_the_barrier_of_the_cluster() {
    // What the second arrival releases is not there after the first wait.
    pair((2, 32, 2), Reason::Unordered, |run, fixed| {
        for round in 0..3 {
            for cta in 0..2 {
                run.detector.cluster_arrive(cta, 0, ALL, true);
            }
            run.detector.cluster_wait(0, 0, ALL, true);
            run.write(0, DATA + round * 4);
            run.detector.cluster_arrive(0, 0, ALL, true);
            run.detector.cluster_wait(1, 0, ALL, true);
            if !fixed {
                run.weak(other(0), Read, SHARED, DATA + round * 4);
            }
            run.detector.cluster_arrive(1, 0, ALL, true);
            for cta in 0..2 {
                run.detector.cluster_wait(cta, 0, ALL, true);
            }
            run.weak(other(0), Read, SHARED, DATA + round * 4);
        }
    });
}

#[test]
fn the_memory_of_a_neighbour_needs_the_cluster() {
    pair((2, 64, 2), Reason::Unordered, |run, fixed| {
        run.weak(0, Write, MemoryId::Shared(1), DATA);
        run.barrier();
        let scope = if fixed { Scope::Cluster } else { Scope::Cta };
        let place = MemoryId::Shared(1);
        run.detector.release(thread(0), place, FLAG, scope);
        run.detector.acquire(thread(other(3)), place, FLAG, scope);
        run.weak(other(3), Read, place, DATA);
    });
}

#[test]
fn a_barrier_in_memory() {
    cta(|run, fixed| {
        for number in 0..32 {
            run.write(number, u64::from(number) * 4);
            run.detector.release(thread(number), SHARED, FLAG, Scope::Cta);
        }
        if fixed {
            run.detector.acquire(thread(40), SHARED, FLAG, Scope::Cta);
        }
        for number in 0..32 {
            run.read(40, number * 4);
        }
    });
}

#[test]
fn a_barrier_in_memory_that_is_made_anew() {
    cta(|run, fixed| {
        run.write(0, DATA);
        run.detector.release(thread(0), SHARED, FLAG, Scope::Cta);
        if !fixed {
            run.write(0, FLAG);
        }
        run.detector.acquire(thread(40), SHARED, FLAG, Scope::Cta);
        run.read(40, DATA);
    });
}
