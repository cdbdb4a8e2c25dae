//! Where threads are that do not get on: who waits where, and for what.

use super::engine::Engine;
use super::launch::{Cluster, Cta};
use super::registers::lanes_of;
use super::trouble::{Party, Place, Stop, Trouble, Where};
use super::warp::{Fragment, State, Warp};
use irc_ir::isa::{Effects, Sem};

/// How many places are named.
const NAMED: usize = 8;

/// Nothing can go on: says who waits where.
pub(super) fn deadlock(engine: &Engine<'_>, clusters: &[Cluster]) -> Box<Stop> {
    for cta in clusters.iter().flat_map(|cluster| &cluster.ctas) {
        for warp in cta.warps.iter().filter(|warp| warp.live != 0) {
            if let Some(stop) = divergence(engine, cta, warp) {
                return stop;
            }
        }
    }
    let lanes = |warp: &Warp| warp.live.count_ones() as usize;
    let ctas = clusters.iter().flat_map(|cluster| &cluster.ctas);
    let waiting = ctas.flat_map(|cta| &cta.warps).map(lanes).sum();
    let named = parties(engine, clusters, Vec::new());
    let zero = Where { place: Place { function: 0, pc: 0 }, cta: [0; 3], thread: [0; 3] };
    let at = named.first().map_or(zero, |party| party.at);
    Box::new(Stop { trouble: Trouble::Deadlock(waiting, named), at })
}

/// Adds to what stopped a launch that takes too long where its threads are.
pub(super) fn add(engine: &Engine<'_>, mut stop: Box<Stop>, clusters: &[Cluster]) -> Box<Stop> {
    let at = stop.at;
    if let Trouble::StepLimit(_, named) = &mut stop.trouble {
        let last = Party { at, action: "it ran last".to_owned() };
        *named = parties(engine, clusters, vec![last]);
    }
    stop
}

/// Adds some of the threads of clusters, one for each place of a CTA.
fn parties(engine: &Engine<'_>, clusters: &[Cluster], mut named: Vec<Party>) -> Vec<Party> {
    for cta in clusters.iter().flat_map(|cluster| &cluster.ctas) {
        for warp in &cta.warps {
            for fragment in in_order(warp) {
                let party = party(engine, cta, warp, fragment);
                let same = |a: &Where, b: &Where| a.place == b.place && a.cta == b.cta;
                if named.len() < NAMED && !named.iter().any(|other| same(&other.at, &party.at)) {
                    named.push(party);
                }
            }
        }
    }
    named
}

/// The fragments of a warp by their first lanes: what is told does not depend on their order.
fn in_order(warp: &Warp) -> Vec<Fragment> {
    let mut fragments = warp.fragments.clone();
    fragments.sort_by_key(|fragment| fragment.lanes.trailing_zeros());
    fragments
}

/// The first thread of a fragment, and what it does.
fn party(engine: &Engine<'_>, cta: &Cta, warp: &Warp, fragment: Fragment) -> Party {
    let lane = fragment.lanes.trailing_zeros() as usize % 32;
    let at = engine.locate(warp, fragment, lane);
    let action = match fragment.state {
        State::Ready => "it can go on".to_owned(),
        State::Retry => "it waits for memory to change".to_owned(),
        State::Collective => "it waits for other lanes of its warp".to_owned(),
        State::Cluster => "it waits at the barrier of the cluster".to_owned(),
        State::Arriving(id) => format!("it waits for its warp to arrive at barrier {id}"),
        State::Barrier(id) if !warp.is_at(id.into()) => {
            format!("it waits for its warp to come to barrier {id}")
        }
        State::Barrier(id) => {
            let come = cta.come(id.into()).count_ones();
            let expected = cta.barriers[usize::from(id)].first.and_then(|first| first.expected);
            let wanted = expected.map_or(cta.live().count_ones(), |threads| threads / 32);
            format!("it waits at barrier {id}, to which {come} of {wanted} warps have come")
        }
    };
    Party { at, action }
}

/// Whether a warp waits for its own lanes, which are elsewhere.
fn divergence(engine: &Engine<'_>, cta: &Cta, warp: &Warp) -> Option<Box<Stop>> {
    let fragments = in_order(warp);
    if let Some(&fragment) = fragments.iter().find(|f| f.state == State::Collective) {
        return Some(missing(engine, cta, warp, &fragments, fragment));
    }
    let is_part = |fragment: &&Fragment| match fragment.state {
        State::Barrier(id) | State::Arriving(id) => !warp.is_at(id.into()),
        _ => false,
    };
    let &fragment = fragments.iter().find(is_part)?;
    let (State::Barrier(id) | State::Arriving(id)) = fragment.state else { return None };
    let here = warp.lanes_at(id.into());
    let other = fragments.iter().find(|other| other.lanes & here == 0);
    let other = other.map(|&other| party(engine, cta, warp, other));
    let lane = fragment.lanes.trailing_zeros() as usize % 32;
    Some(engine.stop(warp, fragment, lane, Trouble::BarrierDivergence(other)))
}

/// What is wrong with a fragment that waits for other lanes.
fn missing(
    engine: &Engine<'_>,
    cta: &Cta,
    warp: &Warp,
    fragments: &[Fragment],
    fragment: Fragment,
) -> Box<Stop> {
    let op = engine.op(warp, fragment);
    let lane = fragment.lanes.trailing_zeros() as usize % 32;
    let wanted = match engine.wanted(warp, fragment, op, lane) {
        Ok(wanted) => wanted,
        Err(stop) => return stop,
    };
    // Rather one that is not there than one that is there with another mask.
    let is_near =
        |other: &Fragment| other.state == State::Collective && engine.meets(warp, fragment, *other);
    let elsewhere = |other: &&Fragment| other.lanes & wanted != 0 && !is_near(other);
    let other = match fragments.iter().find(elsewhere) {
        Some(&other) => Some(party(engine, cta, warp, other)),
        None => fragments.iter().filter(|other| is_near(other)).find_map(|&other| {
            lanes_of(other.lanes & wanted).find_map(|lane| {
                let mask = engine.wanted(warp, other, engine.op(warp, other), lane).ok()?;
                let at = engine.locate(warp, other, lane);
                let action = format!("it waits with the mask {mask:#010x}");
                (mask != wanted).then_some(Party { at, action })
            })
        }),
    };
    let trouble = match op.form.row.sem {
        Sem::Control(_) if op.form.row.effects.has(Effects::BARRIER) && op.aligned => {
            Trouble::BarrierDivergence(other)
        }
        _ if op.aligned => Trouble::NotAligned(other),
        _ => Trouble::MaskMissing(wanted, other),
    };
    engine.stop(warp, fragment, lane, trouble)
}
