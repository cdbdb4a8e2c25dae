//! Finds lanes that store the same value to the same address with one instruction: one store would
//! do.

use super::super::access::store_data;
use super::super::finding::FindingKind;
use super::super::program::MemOp;
use super::super::registers::{Registers, lanes_of};
use super::report::FaultKind;

/// For each lane, the lanes that store the same value to the same address, itself included.
pub(in crate::sim) type Twins = [u32; 32];

/// The lanes that store the same to the same address as each one; nothing if all addresses differ.
pub(in crate::sim) fn twins(
    op: &MemOp,
    registers: &Registers,
    lanes: u32,
    addresses: &[u64; 32],
) -> Option<Box<Twins>> {
    let mut last = None;
    let is_later = |lane: usize| last.replace(addresses[lane]).is_none_or(|l| l < addresses[lane]);
    if lanes_of(lanes).all(is_later) {
        return None;
    }
    let mut twins = Box::new([0; 32]);
    for lane in lanes_of(lanes) {
        let like = |&other: &usize| {
            addresses[other] == addresses[lane]
                && (other == lane
                    || store_data(op, registers, other) == store_data(op, registers, lane))
        };
        twins[lane] = lanes_of(lanes).filter(like).fold(0, |all, other| all | 1 << other);
    }
    Some(twins)
}

/// The first lanes of which one store would do; zero if there are none.
pub(in crate::sim) fn find(twins: Option<&Twins>) -> u32 {
    let groups = twins.into_iter().flatten().copied();
    groups.into_iter().find(|lanes| lanes.count_ones() > 1).unwrap_or(0)
}

/// What is reported of lanes that store the same value to the same address.
pub(in crate::sim) fn finding(lanes: u32) -> FindingKind {
    let what = format!("the lanes {lanes:#010x} store the same value to the same address");
    FindingKind::Note(FaultKind::RedundantStore, what)
}
