//! Where threads are that do not get on: who waits where, and for what.

use super::cluster::{Cluster, Cta};
use super::engine::Engine;
use super::memory::Place as MemoryPlace;
use super::registers::lanes_of;
use super::report::Teller;
use super::special::Position;
use super::stop::StopReason;
use super::trouble::{Party, Place, Stop, Trouble, Where};
use super::view::Look;
use super::warp::{Fragment, State, Warp};
use irc_ptx::isa::{Effects, Sem};

/// How many places are named.
const NAMED: usize = 8;

/// The launch is stopped from outside.
pub(super) fn stopped(engine: &Engine<'_>, cluster: &Cluster, why: StopReason) -> Box<Stop> {
    let cluster = std::slice::from_ref(cluster);
    let named = parties(engine, cluster, Vec::new());
    Box::new(Stop { at: first(&named), trouble: Trouble::Stopped(why, named) })
}

/// For so many steps nothing has happened.
pub(super) fn no_progress(engine: &Engine<'_>, clusters: &[Cluster], steps: u64) -> Box<Stop> {
    let named = parties(engine, clusters, Vec::new());
    Box::new(Stop { at: first(&named), trouble: Trouble::NoProgress(steps, named) })
}

/// Where the first that is named is.
fn first(named: &[Party]) -> Where {
    let zero = Where { place: Place { function: 0, pc: 0 }, cta: [0; 3], thread: [0; 3] };
    named.first().map_or(zero, |party| party.at)
}

/// Nothing can go on: says who waits where.
pub(super) fn deadlock(engine: &Engine<'_>, clusters: &[Cluster]) -> Box<Stop> {
    for cta in clusters.iter().flat_map(|cluster| &cluster.ctas) {
        // Threads that run, and get nowhere, are told with those that wait for them.
        let is_still = |warp: &&Warp| warp.live != 0 && warp.lanes_in(State::Ready) == 0;
        for warp in cta.warps.iter().filter(is_still) {
            if let Some(stop) = divergence(engine, cta, warp) {
                return stop;
            }
        }
    }
    let lanes = |warp: &Warp| warp.live.count_ones() as usize;
    let ctas = clusters.iter().flat_map(|cluster| &cluster.ctas);
    let waiting = ctas.flat_map(|cta| &cta.warps).map(lanes).sum();
    let named = parties(engine, clusters, Vec::new());
    Box::new(Stop { at: first(&named), trouble: Trouble::Deadlock(waiting, named) })
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

/// Adds some of the threads of clusters, one for each place of a CTA. Those that only look at
/// memory again and again are where they look.
fn parties(engine: &Engine<'_>, clusters: &[Cluster], mut named: Vec<Party>) -> Vec<Party> {
    for (cluster, cta) in clusters.iter().flat_map(|c| c.ctas.iter().map(move |cta| (c, cta))) {
        for warp in &cta.warps {
            for fragment in in_order(warp) {
                let looks = looks_at(engine, cluster, warp, fragment);
                let party = looks.unwrap_or_else(|| party(engine, cta, warp, fragment));
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

/// What the first thread of a fragment that can go on looks at, if it was watched.
fn looks_at(
    engine: &Engine<'_>,
    cluster: &Cluster,
    warp: &Warp,
    fragment: Fragment,
) -> Option<Party> {
    if !matches!(fragment.state, State::Ready | State::Retry) {
        return None;
    }
    let lane = fragment.lanes.trailing_zeros() as usize % 32;
    let Position { rank, warp: number, cta, .. } = warp.position;
    let look = cluster.common.looks.as_ref()?.get(&(rank, number * 32 + lane as u32))?;
    let Look { place, address, bytes, site, .. } = *look;
    let (function, pc) = engine.program.site(site);
    let ground = engine.ground;
    let teller = Teller { program: ground.program, global: ground.global, launch: ground.launch };
    let what = teller.allocation(place, address, function);
    let word = match place {
        MemoryPlace::Shared(rank) => {
            cluster.common.shared.get(rank as usize)?.words.get((address / 4) as usize).copied()
        }
        _ => ground
            .global
            .find(address, bytes, &mut 0)
            .map(|(index, offset)| ground.global.allocations()[index].load((offset / 4) as usize)),
    };
    let shift = 8 * (address % 4);
    let held = word.map(|word| u64::from(word >> shift) & (u64::MAX >> (64 - 8 * bytes.min(4))));
    let held = held.map_or(String::new(), |held| format!(", which begins with {held:#x}"));
    let held = if bytes <= 4 { held.replace("begins with", "is") } else { held };
    let action = format!("it waits for a change of {what}{held}");
    let thread = warp.position.thread(engine.launch, lane);
    Some(Party { at: Where { place: Place { function, pc }, cta, thread }, action })
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
        State::Meeting => "it waits here for others of its warp, which went another way".to_owned(),
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
