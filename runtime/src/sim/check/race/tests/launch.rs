//! Memory and CTAs that come and go, and what is said of a race.

use super::*;

#[test]
fn memory_that_is_allocated_again() {
    grid(|run, fixed| {
        run.store(0, DATA);
        run.strong(0, Write, Order::Release, Scope::Gpu, DATA + 4);
        if fixed {
            run.detector.forget(MemoryId::Global, DATA, 8);
        }
        run.store(other(0), DATA);
        run.store(other(0), DATA + 4);
    });
}

#[test]
fn a_launch_comes_after_the_one_before() {
    grid(|run, fixed| {
        run.store(0, DATA);
        if fixed {
            *run = Run::new(2, 64, 1);
        }
        run.store(other(0), DATA);
    });
}

#[test]
fn shared_memory_of_a_cta_that_takes_the_place_of_another() {
    grid(|run, fixed| {
        run.write(0, DATA);
        if fixed {
            run.detector.end_cta(0);
            run.detector.start_cta(0);
        }
        run.write(40, DATA);
    });
}

#[test]
fn ctas_that_ran_apart() {
    for op in [Read, Write] {
        grid(|run, fixed| {
            let mut forks = Vec::new();
            for cta in 0..2 {
                let mut fork = run.detector.fork();
                fork.start_cta(cta);
                let by = |number| Thread { cta, thread: number };
                for number in 0..64 {
                    let own = u64::from(number * 2 + cta) * 4;
                    fork.access(by(number), MemoryId::Global, own, Access::weak(Write, 4, 1));
                }
                fork.cta_barrier(cta, 0, &[ALL; 2], false);
                let one = u64::from(if fixed { cta } else { 0 }) * 4;
                fork.access(by(40), MemoryId::Global, one, Access::weak(op, 4, 2));
                fork.end_cta(cta);
                forks.push(fork);
            }
            for fork in forks {
                run.detector.absorb(fork);
            }
        });
    }
}

/// The races of a few events.
fn races(events: impl Fn(&mut Run)) -> Vec<Race> {
    let mut run = Run::new(2, 64, 1);
    events(&mut run);
    run.detector.races().to_vec()
}

#[test]
fn a_race_names_both_parties() {
    let found = races(|run| {
        run.access(33, SHARED, 8, Access::weak(Write, 8, 0));
        run.access(2, SHARED, 0, Access::weak(Read, 16, 0));
    });
    let party =
        Party { thread: thread(33), site: 1, wrote: true, strong: false, asynchronous: false };
    assert_eq!(
        found,
        [Race {
            place: SHARED,
            address: 8,
            bytes: 8,
            reason: Reason::Unordered,
            first: party,
            second: Party { thread: thread(2), site: 2, wrote: false, ..party },
        }]
    );
}

#[test]
fn a_race_names_the_thread_that_raced() {
    let found = races(|run| {
        for reader in 0..32 {
            run.read(reader, DATA);
        }
        run.detector.warp_sync(0, 0, 0xFFFF_FF7F);
        run.write(0, DATA);
    });
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].first.thread, thread(7));
}

#[test]
fn a_pair_of_instructions_is_reported_once() {
    let mut run = Run::new(1, 64, 1);
    for address in 0..10 {
        for number in [0, 1, 0] {
            let access = Access::weak(Write, 4, number % 2);
            run.detector.access(thread(number), SHARED, address * 4, access);
        }
    }
    assert_eq!(run.detector.races().len(), 1);
    assert_eq!(run.detector.omitted(), 0);
}

#[test]
fn races_are_limited() {
    let mut detector = Detector::new(Extent { ctas: 1, threads: 64, cluster: 1 }, 3);
    detector.start_cta(0);
    for site in 0..10 {
        detector.access(thread(site % 2), SHARED, 0, Access::weak(Write, 4, site));
    }
    assert_eq!(detector.races().len(), 3);
    assert_eq!(detector.omitted(), 6);
}

#[test]
fn events_of_nobody_are_ignored() {
    let mut run = Run::new(1, 40, 1);
    run.write(50, DATA);
    run.write(other(0), DATA);
    run.weak(0, Write, MemoryId::Shared(9), DATA);
    run.detector.warp_sync(0, 9, ALL);
    run.detector.barrier_arrive(7, 0, 0, ALL);
    run.detector.cluster_wait(0, 5, ALL, true);
    run.detector.exit(thread(1000));
    run.detector.end_cta(3);
    run.access(0, MemoryId::Global, u64::MAX - 3, Access::weak(Write, 16, 0));
    assert_eq!(run.detector.races(), []);
}
