//! What warps do to lines at once is what is done to their words one by one.

use super::*;
use arbtest::arbitrary::{Result, Unstructured};
use arbtest::arbtest;
use std::array;

const PAGES: u64 = 2;
const CTAS: u32 = 3;

/// A detector, and one whose lines are cells from the beginning.
struct Pair([Detector; 2]);

impl Pair {
    fn of(mut detectors: [Detector; 2]) -> Self {
        detectors[1].make_cells(PAGES);
        Self(detectors)
    }

    fn new() -> Self {
        let new = || Detector::new(Extent { ctas: CTAS, threads: 64, cluster: 1 }, 1000);
        Self::of([new(), new()])
    }

    fn fork(&self) -> Self {
        Self::of([self.0[0].fork(), self.0[1].fork()])
    }

    fn each(&mut self, mut event: impl FnMut(&mut Detector)) {
        self.0.iter_mut().for_each(&mut event);
    }

    fn check(&self) {
        let [lines, cells] = &self.0;
        assert_eq!(lines.races(), cells.races());
        for page in 0..PAGES {
            assert_eq!(lines.records(page), cells.records(page), "page {page}");
        }
    }
}

/// The addresses of lanes: a row or all the same, in one piece or in halves, or something else.
fn addresses(u: &mut Unstructured<'_>, bytes: u64) -> Result<[u64; 32]> {
    let most = 4096 * PAGES - 1024;
    let mut base =
        || Ok(u.int_in_range(0..=most / 64 / bytes)? * bytes + u64::from(u.ratio(1, 2)?) * 4096);
    let bases: [u64; 2] = [base()?, base()?];
    let kind = u.int_in_range(0..=5u8)?;
    let stride = u.int_in_range(0..=3u64)? * bytes;
    Ok(array::from_fn(|lane| {
        let (half, lane) = (lane / 16, lane as u64);
        match kind {
            0 | 1 => bases[0] + lane * bytes,
            2 => bases[0],
            3 => bases[half] + lane % 16 * bytes,
            4 => bases[half],
            _ => bases[0] + lane * stride,
        }
    }))
}

fn access(u: &mut Unstructured<'_>) -> Result<Access> {
    let site = u.int_in_range(0..=5)?;
    let op = *u.choose(&[Read, Read, Write])?;
    let bytes = *u.choose(&[4, 4, 4, 8, 16, 2])?;
    let weak = Access::weak(op, bytes, site);
    Ok(match u.int_in_range(0..=9u8)? {
        0 => Access::strong(op, Order::Relaxed, Scope::Gpu, bytes, site),
        1 => Access::strong(op, Order::Release, Scope::Cta, bytes, site),
        2 | 3 if op == Read => Access { constant: true, ..weak },
        _ => weak,
    })
}

/// Something happens in a CTA.
fn event(u: &mut Unstructured<'_>, pair: &mut Pair, cta: u32) -> Result<()> {
    let warp = u.int_in_range(0..=1)?;
    match u.int_in_range(0..=9u8)? {
        0 => pair.each(|detector| detector.cta_barrier(cta, 0, &[ALL; 2], false)),
        1 => {
            let lanes = if u.arbitrary()? { ALL } else { u.arbitrary()? };
            pair.each(|detector| detector.warp_sync(cta, warp, lanes));
        }
        2 if u.ratio(1, 4)? => {
            let (address, bytes) = (u.int_in_range(0..=8000)?, u.int_in_range(0..=300)?);
            pair.each(|detector| detector.forget(MemoryId::Global, address, bytes));
        }
        _ => {
            let access = access(u)?;
            let addresses = addresses(u, access.bytes.into())?;
            let lanes = match u.int_in_range(0..=5u8)? {
                0 => u.arbitrary()?,
                1 => 0xffff,
                2 => 0xff00_0000,
                _ => ALL,
            };
            pair.each(|detector| {
                let place = MemoryId::Global;
                detector.access_lanes((cta, warp), lanes, place, &addresses, access, None);
            });
        }
    }
    Ok(())
}

#[test]
fn lines_are_as_good_as_cells() {
    arbtest(|u| {
        let mut pair = Pair::new();
        for cta in 0..CTAS {
            pair.each(|detector| detector.start_cta(cta));
        }
        for _ in 0..u.int_in_range(1..=60)? {
            let cta = if u.ratio(3, 4)? { 0 } else { u.int_in_range(0..=CTAS - 1)? };
            event(u, &mut pair, cta)?;
            pair.check();
        }
        Ok(())
    })
    .budget_ms(1500);
}

#[test]
fn forks_of_lines_are_as_good_as_cells() {
    arbtest(|u| {
        let mut pair = Pair::new();
        for part in 0..u.int_in_range(2..=12)? {
            let mut fork = pair.fork();
            let cta = part % CTAS;
            fork.each(|detector| detector.start_cta(cta));
            for _ in 0..u.int_in_range(0..=8)? {
                event(u, &mut fork, cta)?;
            }
            let [lines, cells] = fork.0;
            pair.0[0].absorb(lines);
            pair.0[1].absorb(cells);
            pair.check();
        }
        Ok(())
    })
    .budget_ms(1500);
}

#[test]
fn a_row_of_a_warp_is_one_span() {
    let mut run = Run::new(1, 64, 1);
    for op in [Read, Write, Read] {
        for warp in 0..2 {
            let addresses = array::from_fn(|lane| 4096 + warp * 128 + lane as u64 * 4);
            let access = Access::weak(op, 4, op as u32);
            let place = MemoryId::Global;
            run.detector.access_lanes((0, warp as u32), ALL, place, &addresses, access, None);
        }
    }
    assert_eq!(run.detector.races(), []);
    assert_eq!(run.detector.spans(), 4, "the write replaced the first read, the second is kept");
}

/// What a part of a warp reads again is in the row of the warp, and what both halves of a warp read
/// of a tile is one span.
#[test]
fn rows_of_half_warps_join() {
    let mut run = Run::new(1, 64, 1);
    let mut read = |lanes, word: fn(u64) -> u64| {
        let addresses = array::from_fn(|lane| 4096 + 4 * word(lane as u64));
        let (access, place) = (Access::weak(Read, 4, 1), MemoryId::Global);
        run.detector.access_lanes((0, 0), lanes, place, &addresses, access, None);
        run.detector.spans()
    };
    assert_eq!(read(ALL, |lane| lane), 1);
    assert_eq!(read(0xffff_0000, |lane| lane), 1);
    assert_eq!(read(0x0000_ff00, |lane| lane), 1);
    // The halves read one row of sixteen words, in a line of its own.
    assert_eq!(read(ALL, |lane| 32 + lane % 16), 2);
    assert_eq!(read(ALL, |lane| 32 + lane % 16), 2);
    // And the row behind it.
    assert_eq!(read(ALL, |lane| 48 + lane % 16), 3);
    assert_eq!(run.detector.races(), []);
}

/// Each of many CTAs reads and writes its own part of two arrays, and reads all of a third.
#[test]
fn the_shadow_is_smaller_than_twice_the_memory() {
    const CTAS: u32 = 2048;
    const TABLE: u64 = 1 << 30;
    let mut detector = Detector::new(Extent { ctas: CTAS, threads: 256, cluster: 1 }, 10);
    for part in 0..CTAS / 16 {
        let mut fork = detector.fork();
        for cta in part * 16..part * 16 + 16 {
            fork.start_cta(cta);
            for warp in 0..8 {
                let mut access = |op, site, constant, start: u64| {
                    let addresses = array::from_fn(|lane| start + lane as u64 * 4);
                    let access = Access { constant, ..Access::weak(op, 4, site) };
                    let place = MemoryId::Global;
                    fork.access_lanes((cta, warp), ALL, place, &addresses, access, None);
                };
                let own = u64::from(cta * 8 + warp) * 128;
                access(Read, 1, true, own);
                access(Read, 2, false, (1 << 28) + own);
                access(Write, 3, false, (1 << 28) + own);
                (0..64).for_each(|line| access(Read, 4, false, TABLE + line * 128));
            }
            fork.end_cta(cta);
        }
        detector.absorb(fork);
    }
    assert_eq!(detector.races(), []);
    let touched = CTAS as usize * 256 * 8 + 64 * 128;
    assert!(detector.shadow_bytes() < 2 * touched, "{} of {touched}", detector.shadow_bytes());
}
