//! Copies beside the threads.

use super::*;

#[test]
fn a_copy_that_is_not_waited_for() {
    pair((1, 64, 1), Reason::InFlight, |run, fixed| {
        run.copy(0, Finish::Group(GroupKind::Async), DATA);
        run.detector.commit(thread(0), GroupKind::Async);
        if fixed {
            run.detector.wait_groups(thread(0), GroupKind::Async, 0, false);
        }
        run.read(0, DATA + 12);
    });
}

#[test]
fn a_copy_that_is_in_no_group() {
    pair((1, 64, 1), Reason::InFlight, |run, fixed| {
        run.copy(0, Finish::Group(GroupKind::Async), DATA);
        if fixed {
            run.detector.commit(thread(0), GroupKind::Async);
        }
        run.detector.wait_groups(thread(0), GroupKind::Async, 0, false);
        run.read(0, DATA + 12);
    });
}

#[test]
fn a_wait_is_for_the_own_copies() {
    pair((1, 64, 1), Reason::InFlight, |run, fixed| {
        for number in 0..64 {
            run.copy(number, Finish::Group(GroupKind::Async), u64::from(number) * 16);
            run.detector.commit(thread(number), GroupKind::Async);
            run.detector.wait_groups(thread(number), GroupKind::Async, 0, false);
        }
        if fixed {
            run.barrier();
        }
        for number in 0..64 {
            run.read(number, u64::from(63 - number) * 16 + 4);
        }
    });
}

#[test]
fn groups_that_may_be_unfinished() {
    pair((1, 64, 1), Reason::InFlight, |run, fixed| {
        for stage in 0..3 {
            run.copy(0, Finish::Group(GroupKind::Async), stage * 16);
            run.detector.commit(thread(0), GroupKind::Async);
        }
        run.detector.wait_groups(thread(0), GroupKind::Async, 1, false);
        run.read(0, if fixed { 16 } else { 32 });
    });
}

#[test]
fn a_copy_into_what_is_still_read() {
    pair((1, 64, 1), Reason::InFlight, |run, fixed| {
        run.read(40, DATA);
        if fixed {
            run.barrier();
        }
        run.copy(0, Finish::Group(GroupKind::Async), DATA);
    });
}

#[test]
fn a_copy_knows_what_its_thread_did() {
    pair((1, 64, 1), Reason::InFlight, |run, fixed| {
        run.store(if fixed { 0 } else { 1 }, DATA);
        run.write(if fixed { 0 } else { 1 }, DATA);
        run.copy(0, Finish::Group(GroupKind::Async), DATA);
    });
}

#[test]
fn copies_to_the_same_place() {
    cta(|run, fixed| {
        run.copy(0, Finish::Group(GroupKind::Async), DATA);
        if fixed {
            run.detector.commit(thread(0), GroupKind::Async);
            run.detector.wait_groups(thread(0), GroupKind::Async, 0, false);
        }
        run.copy(0, Finish::Group(GroupKind::Async), DATA);
    });
}

#[test]
fn the_source_of_a_copy_is_overwritten() {
    pair((1, 64, 1), Reason::InFlight, |run, fixed| {
        run.copy(0, Finish::Group(GroupKind::Bulk), DATA);
        run.detector.commit(thread(0), GroupKind::Bulk);
        if fixed {
            run.detector.wait_groups(thread(0), GroupKind::Bulk, 0, true);
        }
        run.store(0, DATA);
    });
}

#[test]
fn sources_that_were_read_are_not_written() {
    pair((1, 64, 1), Reason::InFlight, |run, fixed| {
        run.copy(0, Finish::Group(GroupKind::Bulk), DATA);
        run.detector.commit(thread(0), GroupKind::Bulk);
        run.detector.wait_groups(thread(0), GroupKind::Bulk, 0, !fixed);
        run.read(0, DATA);
    });
}

#[test]
fn a_barrier_that_is_told_of_a_copy() {
    pair((1, 64, 1), Reason::InFlight, |run, fixed| {
        let stages = [0, 1].map(|stage| run.copy(0, BARRIER, stage * 16));
        for (stage, copy) in (0..).zip(stages) {
            run.detector.finish_copy(&copy, SHARED, FLAG + stage * 8, Scope::Cta);
        }
        // The barrier of the second stage says nothing of the first.
        let waited = if fixed { FLAG } else { FLAG + 8 };
        run.detector.acquire(thread(40), SHARED, waited, Scope::Cta);
        run.read(40, DATA);
    });
}

#[test]
fn a_barrier_that_is_told_of_all_copies_of_a_thread() {
    pair((1, 64, 1), Reason::InFlight, |run, fixed| {
        run.copy(0, Finish::Group(GroupKind::Async), 0);
        run.copy(0, Finish::Group(GroupKind::Async), 16);
        let all = run.start(0, ARRIVAL);
        run.detector.finish_copy(&all, SHARED, FLAG, Scope::Cta);
        run.copy(0, Finish::Group(GroupKind::Async), 32);
        run.detector.acquire(thread(40), SHARED, FLAG, Scope::Cta);
        run.read(40, if fixed { 16 } else { 32 });
    });
}

#[test]
fn a_copy_that_runs_late() {
    // What its thread does after the start is not ordered before it, whatever happens first.
    pair((1, 64, 1), Reason::InFlight, |run, fixed| {
        run.write(0, DATA);
        let copy = run.start(0, Finish::Group(GroupKind::Async));
        run.write(0, if fixed { DATA + 16 } else { DATA });
        run.run(&copy, DATA);
    });
}

#[test]
fn what_the_thread_learns_after_the_start() {
    pair((1, 64, 1), Reason::InFlight, |run, fixed| {
        run.write(40, DATA);
        let early = run.start(0, Finish::Group(GroupKind::Async));
        run.barrier();
        let late = run.start(0, Finish::Group(GroupKind::Async));
        run.run(if fixed { &late } else { &early }, DATA);
    });
}

#[test]
fn an_arrival_is_no_group() {
    pair((1, 64, 1), Reason::InFlight, |run, fixed| {
        run.copy(0, Finish::Group(GroupKind::Async), 0);
        run.detector.commit(thread(0), GroupKind::Async);
        run.start(0, ARRIVAL);
        run.detector.wait_groups(thread(0), GroupKind::Async, usize::from(!fixed), false);
        run.read(0, DATA);
    });
}

#[test]
fn the_sources_of_a_group_are_waited_for_before_the_group() {
    pair((1, 64, 1), Reason::InFlight, |run, fixed| {
        run.copy(0, Finish::Group(GroupKind::Bulk), 0);
        run.detector.commit(thread(0), GroupKind::Bulk);
        run.detector.wait_groups(thread(0), GroupKind::Bulk, 0, true);
        run.detector.wait_groups(thread(0), GroupKind::Bulk, usize::from(!fixed), false);
        run.read(0, DATA);
    });
}

#[test]
fn copies_that_add_up() {
    pair((2, 64, 1), Reason::InFlight, |run, fixed| {
        let add = Access::strong(Modify, Order::Relaxed, Scope::Gpu, 4, 1);
        for number in [0, other(0)] {
            let copy = run.start(number, Finish::Group(GroupKind::Bulk));
            run.detector.access_by_copy(&copy, MemoryId::Global, DATA, add);
        }
        if fixed {
            run.access(5, MemoryId::Global, DATA, add);
        } else {
            run.load(5, DATA);
        }
    });
}
