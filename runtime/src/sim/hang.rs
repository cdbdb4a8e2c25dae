//! Reports of launches that hang or are stopped: which threads wait where, and for what.

use super::cluster::{Cluster, Cta};
use super::cluster_memory::Look;
use super::context::Context;
use super::engine::{meets, wanted_lanes};
use super::finding::{Finding, FindingKind, InstLocation, Participant, ThreadLocation};
use super::memory::Region;
use super::registers::lanes_of;
use super::report::Teller;
use super::special::Position;
use super::stop::StopReason;
use super::warp::{State, Warp, WarpSplit};
use irc_ptx::isa::{InstEffects, Sem};

/// How many places are named.
const NAMED: usize = 8;

/// The launch is stopped from outside.
pub(super) fn stopped(context: Context<'_>, cluster: &Cluster, why: StopReason) -> Box<Finding> {
    let cluster = std::slice::from_ref(cluster);
    let named = parties(context, cluster, Vec::new());
    Box::new(Finding { at: first(&named), kind: FindingKind::Stopped(why, named) })
}

/// For N steps nothing has happened.
pub(super) fn no_progress(context: Context<'_>, clusters: &[Cluster], steps: u64) -> Box<Finding> {
    let named = parties(context, clusters, Vec::new());
    Box::new(Finding { at: first(&named), kind: FindingKind::NoProgress(steps, named) })
}

/// Where the first that is named is.
fn first(named: &[Participant]) -> ThreadLocation {
    let zero =
        ThreadLocation { place: InstLocation { function: 0, pc: 0 }, cta: [0; 3], thread: [0; 3] };
    named.first().map_or(zero, |party| party.at)
}

/// Nothing can go on: says who waits where.
pub(super) fn deadlock(context: Context<'_>, clusters: &[Cluster]) -> Box<Finding> {
    for cta in clusters.iter().flat_map(|cluster| &cluster.ctas) {
        // Threads that run, and get nowhere, are reported with those that wait for them.
        let is_still = |warp: &&Warp| warp.live != 0 && warp.lanes_in(State::Ready) == 0;
        for warp in cta.warps.iter().filter(is_still) {
            if let Some(stop) = divergence(context, cta, warp) {
                return stop;
            }
        }
    }
    let lanes = |warp: &Warp| warp.live.count_ones() as usize;
    let ctas = clusters.iter().flat_map(|cluster| &cluster.ctas);
    let waiting = ctas.flat_map(|cta| &cta.warps).map(lanes).sum();
    let named = parties(context, clusters, Vec::new());
    Box::new(Finding { at: first(&named), kind: FindingKind::Deadlock(waiting, named) })
}

/// Adds to what stopped a launch that takes too long where its threads are.
pub(super) fn add(
    context: Context<'_>,
    mut stop: Box<Finding>,
    clusters: &[Cluster],
) -> Box<Finding> {
    let at = stop.at;
    if let FindingKind::StepLimit(_, named) = &mut stop.kind {
        let last = Participant { at, action: "it ran last".to_owned() };
        *named = parties(context, clusters, vec![last]);
    }
    stop
}

/// Adds some of the threads of clusters, one for each place of a CTA. Those that only look at
/// memory again and again are where they look.
fn parties(
    context: Context<'_>,
    clusters: &[Cluster],
    mut named: Vec<Participant>,
) -> Vec<Participant> {
    for (cluster, cta) in clusters.iter().flat_map(|c| c.ctas.iter().map(move |cta| (c, cta))) {
        for warp in &cta.warps {
            for split in in_order(warp) {
                let looks = looks_at(context, cluster, warp, split);
                let party = looks.unwrap_or_else(|| party(context, cta, warp, split));
                let same =
                    |a: &ThreadLocation, b: &ThreadLocation| a.place == b.place && a.cta == b.cta;
                if named.len() < NAMED && !named.iter().any(|other| same(&other.at, &party.at)) {
                    named.push(party);
                }
            }
        }
    }
    named
}

/// The splits of a warp by their first lanes: the report does not depend on their order.
fn in_order(warp: &Warp) -> Vec<WarpSplit> {
    let mut splits = warp.splits.clone();
    splits.sort_by_key(|split| split.lanes.trailing_zeros());
    splits
}

/// What the first thread of a split that can go on looks at, if it was watched.
fn looks_at(
    context: Context<'_>,
    cluster: &Cluster,
    warp: &Warp,
    split: WarpSplit,
) -> Option<Participant> {
    if !matches!(split.state, State::Ready | State::Retry) {
        return None;
    }
    let lane = split.lanes.trailing_zeros() as usize % 32;
    let Position { rank, warp: number, cta, .. } = warp.position;
    let look = cluster.common.looks.as_ref()?.get(&(rank, number * 32 + lane as u32))?;
    let Look { place, address, bytes, site, .. } = *look;
    let (function, pc) = context.program.site(site);
    let what = Teller { context }.allocation(place, address, function);
    let word = match place {
        Region::Shared(rank) => {
            cluster.common.shared.get(rank as usize)?.words.get((address / 4) as usize).copied()
        }
        _ => context
            .global
            .find(address, bytes, &mut 0)
            .map(|(index, offset)| context.global.allocations()[index].load((offset / 4) as usize)),
    };
    let shift = 8 * (address % 4);
    let held = word.map(|word| u64::from(word >> shift) & (u64::MAX >> (64 - 8 * bytes.min(4))));
    let held = held.map_or(String::new(), |held| format!(", which begins with {held:#x}"));
    let held = if bytes <= 4 { held.replace("begins with", "is") } else { held };
    let action = format!("it waits for a change of {what}{held}");
    let thread = warp.position.thread(context.launch, lane);
    Some(Participant {
        at: ThreadLocation { place: InstLocation { function, pc }, cta, thread },
        action,
    })
}

/// The first thread of a split, and what it does.
fn party(context: Context<'_>, cta: &Cta, warp: &Warp, split: WarpSplit) -> Participant {
    let lane = split.lanes.trailing_zeros() as usize % 32;
    let at = context.locate(warp, split, lane);
    let action = match split.state {
        State::Ready => "it can run".to_owned(),
        State::Retry => "it waits for memory to change".to_owned(),
        State::Collective => "it waits for other lanes of its warp".to_owned(),
        State::Cluster => "it waits at the barrier of the cluster".to_owned(),
        State::Meeting => {
            "it waits here for the rest of its warp, which took another path".to_owned()
        }
        State::Arriving(id) => format!("it waits for its warp to arrive at barrier {id}"),
        State::Barrier(id) if !warp.is_at(id.into()) => {
            format!("it waits for its warp to reach barrier {id}")
        }
        State::Barrier(id) => {
            let come = cta.come(id.into()).count_ones();
            let expected = cta.barriers[usize::from(id)].first.and_then(|first| first.expected);
            let wanted = expected.map_or(cta.live().count_ones(), |threads| threads / 32);
            format!("it waits at barrier {id}, which {come} of {wanted} warps have reached")
        }
    };
    Participant { at, action }
}

/// Whether a warp waits for its own lanes, which are elsewhere.
fn divergence(context: Context<'_>, cta: &Cta, warp: &Warp) -> Option<Box<Finding>> {
    let splits = in_order(warp);
    if let Some(&split) = splits.iter().find(|f| f.state == State::Collective) {
        return Some(missing(context, cta, warp, &splits, split));
    }
    let is_part = |split: &&WarpSplit| match split.state {
        State::Barrier(id) | State::Arriving(id) => !warp.is_at(id.into()),
        _ => false,
    };
    let &split = splits.iter().find(is_part)?;
    let (State::Barrier(id) | State::Arriving(id)) = split.state else { return None };
    let here = warp.lanes_at(id.into());
    let other = splits.iter().find(|other| other.lanes & here == 0);
    let other = other.map(|&other| party(context, cta, warp, other));
    let lane = split.lanes.trailing_zeros() as usize % 32;
    Some(context.finding(warp, split, lane, FindingKind::BarrierDivergence(other)))
}

/// What is wrong with a split that waits for other lanes.
fn missing(
    context: Context<'_>,
    cta: &Cta,
    warp: &Warp,
    splits: &[WarpSplit],
    split: WarpSplit,
) -> Box<Finding> {
    let op = context.op(warp, split);
    let lane = split.lanes.trailing_zeros() as usize % 32;
    let wanted = match wanted_lanes(context, warp, split, op, lane) {
        Ok(wanted) => wanted,
        Err(stop) => return stop,
    };
    // Rather one that is not there than one that is there with another mask.
    let is_near =
        |other: &WarpSplit| other.state == State::Collective && meets(context, warp, split, *other);
    let elsewhere = |other: &&WarpSplit| other.lanes & wanted != 0 && !is_near(other);
    let other = match splits.iter().find(elsewhere) {
        Some(&other) => Some(party(context, cta, warp, other)),
        None => splits.iter().filter(|other| is_near(other)).find_map(|&other| {
            lanes_of(other.lanes & wanted).find_map(|lane| {
                let mask =
                    wanted_lanes(context, warp, other, context.op(warp, other), lane).ok()?;
                let at = context.locate(warp, other, lane);
                let action = format!("it waits with the mask {mask:#010x}");
                (mask != wanted).then_some(Participant { at, action })
            })
        }),
    };
    let kind = match op.form.row.sem {
        Sem::Control(_) if op.form.row.effects.contains(InstEffects::BARRIER) && op.aligned => {
            FindingKind::BarrierDivergence(other)
        }
        _ if op.aligned => FindingKind::NotAligned(other),
        _ => FindingKind::MaskMissing(wanted, other),
    };
    context.finding(warp, split, lane, kind)
}
