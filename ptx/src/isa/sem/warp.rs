//! Operations between the threads of a warp that run them together.

use super::{Form, Values, WarpValues, float, sign_extend};
use crate::isa::modifiers::*;
use crate::isa::types::PtxType;

/// The operands of a lane of the group.
fn of_lane(group: &[(u32, Values)], lane: u32) -> Option<&Values> {
    group.iter().find(|(l, _)| *l == lane).map(|(_, values)| values)
}

/// Reads `a` of another lane. A lane that does not take part gives the lane's own value.
pub(in crate::isa) fn shfl(form: &Form, group: &mut WarpValues) {
    let before: Vec<(u32, Values)> = group.to_vec();
    for (lane, v) in group.iter_mut() {
        let lane = *lane;
        let (b, c) = (v.scalars[3] as u32 & 31, v.scalars[4] as u32);
        let (clamp, segment) = (c & 31, c >> 8 & 31);
        let greatest = (lane & segment) | (clamp & !segment);
        let least = lane & segment;
        let (source, inside) = match form.get().unwrap_or(ShuffleMode::Idx) {
            ShuffleMode::Up => {
                let source = lane.wrapping_sub(b);
                (source, source as i32 >= greatest as i32)
            }
            ShuffleMode::Down => (lane + b, lane + b <= greatest),
            ShuffleMode::Bfly => (lane ^ b, lane ^ b <= greatest),
            ShuffleMode::Idx => {
                let source = least | (b & !segment);
                (source, source <= greatest)
            }
        };
        let source = if inside { source } else { lane };
        let own = v.scalars[2];
        v.scalars[0] = of_lane(&before, source).map_or(own, |values| values.scalars[2]);
        v.scalars[1] = u128::from(inside);
    }
}

fn votes(group: &[(u32, Values)]) -> (u32, u32) {
    group.iter().fold((0, 0), |(yes, all), (lane, v)| {
        (yes | (v.scalars[1] as u32 & 1) << lane, all | 1 << lane)
    })
}

pub(in crate::isa) fn vote(form: &Form, group: &mut WarpValues) {
    let (yes, all) = votes(group);
    let result = match form.get().unwrap_or(VoteMode::Ballot) {
        VoteMode::All => u32::from(yes == all),
        VoteMode::Any => u32::from(yes != 0),
        VoteMode::Uni => u32::from(yes == 0 || yes == all),
        VoteMode::Ballot => yes,
    };
    for (_, v) in group {
        v.scalars[0] = u128::from(result);
    }
}

pub(in crate::isa) fn match_any(_: &Form, group: &mut WarpValues) {
    let before: Vec<(u32, Values)> = group.to_vec();
    for (_, v) in group {
        let same = before.iter().filter(|(_, other)| other.scalars[1] == v.scalars[1]);
        v.scalars[0] = same.fold(0, |mask, (lane, _)| mask | 1 << lane);
    }
}

pub(in crate::isa) fn match_all(_: &Form, group: &mut WarpValues) {
    let first = group.first().map(|(_, v)| v.scalars[2]);
    let all = group.iter().all(|(_, v)| Some(v.scalars[2]) == first);
    let mask = group.iter().fold(0u32, |mask, (lane, _)| mask | 1 << lane);
    for (_, v) in group {
        v.scalars[0] = u128::from(if all { mask } else { 0 });
        v.scalars[1] = u128::from(all);
    }
}

pub(in crate::isa) fn activemask(_: &Form, group: &mut WarpValues) {
    let mask = group.iter().fold(0u32, |mask, (lane, _)| mask | 1 << lane);
    for (_, v) in group {
        v.scalars[0] = u128::from(mask);
    }
}

pub(in crate::isa) fn redux(form: &Form, group: &mut WarpValues) {
    let ty = form.ty;
    let nan_wins = form.has(NanMode::Nan);
    let number = |value: u128| {
        if form.has(AbsMode::Abs) { value & 0x7fff_ffff } else { value }
    };
    let combine = |a: u128, b: u128| match form.get().unwrap_or(ReduceOp::Add) {
        ReduceOp::Min if ty == PtxType::F32 => float::extreme(ty, false, nan_wins, a, b),
        ReduceOp::Max if ty == PtxType::F32 => float::extreme(ty, true, nan_wins, a, b),
        ReduceOp::Min if ty.is_signed() => {
            if sign_extend(a, 32) <= sign_extend(b, 32) {
                a
            } else {
                b
            }
        }
        ReduceOp::Max if ty.is_signed() => {
            if sign_extend(a, 32) >= sign_extend(b, 32) {
                a
            } else {
                b
            }
        }
        ReduceOp::Min => a.min(b),
        ReduceOp::Max => a.max(b),
        ReduceOp::And => a & b,
        ReduceOp::Or => a | b,
        ReduceOp::Xor => a ^ b,
        ReduceOp::Add | ReduceOp::Popc => (a + b) & 0xffff_ffff,
    };
    let result = group.iter().map(|(_, v)| number(v.scalars[1])).reduce(combine).unwrap_or(0);
    for (_, v) in group {
        v.scalars[0] = result;
    }
}

/// Chooses the lowest lane.
pub(in crate::isa) fn elect(_: &Form, group: &mut WarpValues) {
    let leader = group.iter().map(|(lane, _)| *lane).min().unwrap_or(0);
    for (lane, v) in group {
        v.scalars[0] = u128::from(leader);
        v.scalars[1] = u128::from(*lane == leader);
    }
}
