//! Plain accesses, their bytes, and barriers of the CTA and of warps.

use super::*;

#[test]
fn write_then_read() {
    cta(|run, fixed| {
        run.write(0, DATA);
        if fixed {
            run.barrier();
        }
        run.read(40, DATA);
    });
}

#[test]
fn read_then_write() {
    cta(|run, fixed| {
        run.read(0, DATA);
        if fixed {
            run.barrier();
        }
        run.write(40, DATA);
    });
}

#[test]
fn many_readers_then_write() {
    for racer in [0, 3, 31, 32, 50, 63] {
        cta(|run, fixed| {
            for reader in 0..64 {
                if fixed || reader != racer {
                    run.read(reader, DATA);
                }
            }
            run.barrier();
            if !fixed {
                run.read(racer, DATA);
            }
            run.write((racer + 1) % 64, DATA);
        });
    }
}

#[test]
fn the_same_value_written_by_all() {
    cta(|run, fixed| {
        for writer in 0..64 {
            if !fixed || writer == 0 {
                run.write(writer, DATA);
            }
        }
    });
}

#[test]
fn readers_among_themselves() {
    cta(|run, fixed| {
        for reader in 0..64 {
            run.read(reader, DATA);
        }
        run.weak(7, if fixed { Read } else { Write }, SHARED, DATA);
    });
}

#[test]
fn neighbouring_bytes() {
    cta(|run, fixed| {
        for writer in 0..4 {
            run.access(writer, SHARED, u64::from(writer), Access::weak(Write, 1, 0));
        }
        run.access(9, SHARED, if fixed { 4 } else { 3 }, Access::weak(Write, 1, 0));
    });
}

#[test]
fn bytes_of_a_word_are_remembered_one_by_one() {
    for byte in 0..4 {
        cta(|run, fixed| {
            for writer in 0..4 {
                run.access(writer, SHARED, u64::from(writer), Access::weak(Write, 1, 0));
            }
            let reader = if fixed { byte as u32 } else { 20 };
            run.access(reader, SHARED, byte, Access::weak(Read, 1, 0));
        });
    }
}

#[test]
fn a_wide_access_and_a_byte_at_its_end() {
    cta(|run, fixed| {
        run.access(0, SHARED, 16, Access::weak(Write, 16, 0));
        run.access(1, SHARED, if fixed { 32 } else { 31 }, Access::weak(Read, 1, 0));
        run.access(1, SHARED, if fixed { 14 } else { 15 }, Access::weak(Read, 2, 0));
    });
}

#[test]
fn a_barrier_without_the_writer() {
    cta(|run, fixed| {
        run.write(0, DATA);
        run.detector.cta_barrier(0, 1, if fixed { &[ALL, ALL] } else { &[0, ALL] }, true);
        run.read(40, DATA);
    });
}

#[test]
fn a_barrier_without_the_reader() {
    cta(|run, fixed| {
        run.write(0, DATA);
        run.detector.cta_barrier(0, 1, &[ALL, 1], true);
        run.read(if fixed { 32 } else { 33 }, DATA);
    });
}

#[test]
fn named_barriers_of_groups() {
    pair((1, 128, 1), Reason::Unordered, |run, fixed| {
        run.write(0, DATA);
        run.write(64, DATA + 4);
        run.detector.cta_barrier(0, 1, &[ALL, ALL], true);
        run.detector.cta_barrier(0, 2, &[0, 0, ALL, ALL], true);
        run.read(40, if fixed { DATA } else { DATA + 4 });
        run.read(100, DATA + 4);
    });
}

#[test]
fn a_named_barrier_after_another_of_other_groups() {
    // Warp 1 learns of warp 0, and warp 2 of warp 1 and so of warp 0.
    pair((1, 128, 1), Reason::Unordered, |run, fixed| {
        run.write(0, DATA);
        let barriers: [&[u32]; 2] = [&[ALL, ALL], &[0, ALL, ALL]];
        run.detector.cta_barrier(0, 1, barriers[usize::from(!fixed)], true);
        run.detector.cta_barrier(0, 2, barriers[usize::from(fixed)], true);
        run.read(70, DATA);
    });
}

#[test]
fn arrive_releases_and_sync_acquires() {
    cta(|run, fixed| {
        run.write(0, DATA);
        run.detector.barrier_arrive(0, 3, 0, ALL);
        run.detector.cta_barrier(0, if fixed { 3 } else { 4 }, &[0, ALL], true);
        run.read(40, DATA);
    });
}

#[test]
fn arrive_does_not_acquire() {
    cta(|run, fixed| {
        run.write(40, DATA);
        if fixed {
            run.detector.cta_barrier(0, 3, &[ALL, ALL], true);
        } else {
            run.detector.barrier_arrive(0, 3, 0, ALL);
            run.detector.cta_barrier(0, 3, &[0, ALL], true);
        }
        run.read(0, DATA);
    });
}

#[test]
fn what_follows_arrive_is_not_released() {
    cta(|run, fixed| {
        if fixed {
            run.write(0, DATA);
        }
        run.detector.barrier_arrive(0, 3, 0, ALL);
        if !fixed {
            run.write(0, DATA);
        }
        run.detector.cta_barrier(0, 3, &[0, ALL], true);
        run.read(40, DATA);
    });
}

#[test]
fn exited_threads_have_arrived() {
    cta(|run, fixed| {
        run.write(0, DATA);
        if fixed {
            for number in 0..32 {
                run.detector.exit(thread(number));
            }
        }
        run.detector.cta_barrier(0, 0, &[0, ALL], false);
        run.read(40, DATA);
    });
}

#[test]
fn exited_threads_are_not_counted() {
    cta(|run, fixed| {
        run.write(0, DATA);
        for number in 0..32 {
            run.detector.exit(thread(number));
        }
        run.detector.cta_barrier(0, 1, &[0, ALL], !fixed);
        run.read(40, DATA);
    });
}

#[test]
fn a_partial_last_warp() {
    pair((1, 40, 1), Reason::Unordered, |run, fixed| {
        run.write(39, DATA);
        run.detector.cta_barrier(0, 0, if fixed { &[ALL, 0xFF] } else { &[ALL, 0x7F] }, false);
        run.read(0, DATA);
    });
}

#[test]
fn lanes_of_a_warp() {
    cta(|run, fixed| {
        run.write(0, DATA);
        if fixed {
            run.detector.warp_sync(0, 0, ALL);
        }
        run.read(1, DATA);
    });
}

#[test]
fn lanes_outside_of_the_mask() {
    // Lane 0 neither releases what it wrote nor acquires what lane 1 did.
    for (writer, reader) in [(0, 1), (1, 0)] {
        cta(|run, fixed| {
            run.write(writer, DATA);
            run.detector.warp_sync(0, 0, if fixed { 0b11 } else { 0b110 });
            run.read(reader, DATA);
        });
    }
}

#[test]
fn a_warp_orders_no_other_warp() {
    cta(|run, fixed| {
        run.write(0, DATA);
        run.detector.warp_sync(0, 0, ALL);
        run.detector.warp_sync(0, 1, ALL);
        run.read(if fixed { 31 } else { 32 }, DATA);
    });
}

#[test]
fn warps_after_a_reduction_tree() {
    // Each lane reads what a higher one wrote, and later steps write what was read.
    cta(|run, fixed| {
        for step in [16, 8, 4, 2, 1] {
            for lane in 0..step {
                run.read(lane, DATA + u64::from(lane + step) * 4);
                run.write(lane, DATA + u64::from(lane) * 4);
            }
            if fixed {
                run.detector.warp_sync(0, 0, ALL);
            }
        }
    });
}

#[test]
fn a_double_buffer() {
    // Two buffers need one barrier a step, one buffer two.
    cta(|run, fixed| {
        for step in 0..6 {
            let buffer = if fixed { step % 2 * 512 } else { 0 };
            for number in 0..64 {
                run.write(number, buffer + u64::from(number) * 4);
            }
            run.barrier();
            for number in 0..64 {
                run.read(number, buffer + u64::from(63 - number) * 4);
            }
        }
    });
}
