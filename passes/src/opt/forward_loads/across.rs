//! Loads whose bytes are known on every path to them: from a store, or from another load.
//!
//! Which locations are known where blocks begin is found first, as available expressions are: a
//! load or a store makes its location known, what may write there ends that. Then each such
//! location is a variable that its accesses write and the redundant loads read, and where paths
//! bring different values, blocks get a parameter.

use crate::analysis::memory::{Effect, Location, MemorySteps};
use crate::analysis::{Cfg, Variables};
use crate::opt::Changed;
use crate::opt::construct_ssa::{BlockEvent, Construction, Event, Variable};
use crate::opt::memory_flow::{Bytes, GROUP, Neighbours, Transfer, bytes, in_slot, set_of};
use crate::remarks::{RemarkName, Remarks};
use irc_ir::dfg::Substitution;
use irc_ir::entity::Inst;
use irc_ir::function::Function;
use irc_ir::types::Type;
use rustc_hash::FxHashMap;

/// The most locations that are followed in a function.
const MAX_FOLLOWED: usize = 4 * GROUP;

/// A location that is accessed as a type, and which are those of its group.
#[derive(Copy, Clone)]
struct Followed {
    location: Location,
    ty: Type,
}

/// Replaces the loads of a function without unreachable blocks whose bytes are known.
pub(super) fn forward_across(
    func: &mut Function,
    cfg: &Cfg,
    variables: &Variables<'_>,
    remarks: &Remarks,
) -> Changed {
    let steps = MemorySteps::new(func, cfg, variables);
    let followed = followed(&steps);
    if followed.is_empty() {
        return Changed::No;
    }
    let neighbours = Neighbours::new(func, &steps);
    let mut events = Vec::new();
    let mut redundant: Vec<Inst> = Vec::new();
    for group in followed.chunks(GROUP) {
        let sets = Sets::new(&steps, group);
        let transfers: Vec<Transfer> =
            (0..steps.blocks().len()).map(|block| sets.transfer(&steps, block)).collect();
        let known = neighbours.forward(cfg, &steps, &transfers);
        events.extend(sets.events(&steps, group, &known, &mut redundant));
    }
    if redundant.is_empty() {
        return Changed::No;
    }
    let mut construction = Construction::new(func, cfg, steps.blocks());
    let mut substitution = Substitution::default();
    for (ty, events) in &events {
        let variable = Variable { ty: *ty, slot: None, offset: 0 };
        construction.promote(func, &mut substitution, variable, events);
    }
    for load in redundant {
        remarks.note(RemarkName::LoadElim, func, Some(load), || {
            "a load is replaced by what is there on every path".to_owned()
        });
        func.layout.remove_inst(load);
    }
    func.substitute(&mut substitution);
    Changed::Yes
}

/// The locations that are accessed more than once and loaded from, in order of the first access.
fn followed(steps: &MemorySteps) -> Vec<Followed> {
    #[derive(Default)]
    struct Count {
        accesses: u32,
        loads: u32,
    }
    let mut counts: FxHashMap<(Bytes, Type), Count> = FxHashMap::default();
    let mut all = Vec::new();
    for step in steps.steps() {
        let Some((location, ty, is_store)) = step.effect.access() else { continue };
        let count = counts.entry((bytes(&location), ty)).or_default();
        if count.accesses == 0 {
            all.push(Followed { location, ty });
        }
        count.accesses += 1;
        count.loads += u32::from(!is_store);
    }
    all.retain(|followed| {
        let count = &counts[&(bytes(&followed.location), followed.ty)];
        count.accesses > 1 && count.loads > 0
    });
    all.truncate(MAX_FOLLOWED);
    all
}

/// By step, what it does to the locations of a group.
struct Sets {
    /// The bit of the location that it accesses, or none.
    own: Vec<u64>,
    /// The locations of which nothing is known behind it.
    ended: Vec<u64>,
}

impl Sets {
    fn new(steps: &MemorySteps, group: &[Followed]) -> Sets {
        let own: FxHashMap<(Bytes, Type), u64> = group
            .iter()
            .enumerate()
            .map(|(bit, followed)| ((bytes(&followed.location), followed.ty), 1 << bit))
            .collect();
        let locations = || group.iter().map(|followed| followed.location);
        let not_private = in_slot(locations(), None);
        let mut sets = Sets { own: Vec::new(), ended: Vec::new() };
        for step in steps.steps() {
            let of = |location: &Location, ty| own.get(&(bytes(location), ty)).copied();
            let (own, ended) = match step.effect {
                Effect::Load(location, ty, _) => (of(&location, ty).unwrap_or(0), 0),
                Effect::Store(location, ty, _) => {
                    let reached = set_of(locations(), |other| !location.is_apart(other));
                    (of(&location, ty).unwrap_or(0), reached)
                }
                Effect::Bulk { written, .. } => (0, in_slot(locations(), written)),
                Effect::Other => (0, not_private),
                Effect::Read => (0, 0),
            };
            sets.own.push(own);
            sets.ended.push(ended);
        }
        sets
    }

    fn transfer(&self, steps: &MemorySteps, block: usize) -> Transfer {
        let mut transfer = Transfer::default();
        for step in steps.range(block) {
            transfer.end(self.ended[step]);
            transfer.make(self.own[step]);
        }
        transfer
    }

    /// What writes and reads each location that has redundant loads, which are added to a list.
    fn events(
        &self,
        steps: &MemorySteps,
        group: &[Followed],
        known_at_start: &[u64],
        redundant: &mut Vec<Inst>,
    ) -> Vec<(Type, Vec<BlockEvent>)> {
        let mut events: Vec<Vec<BlockEvent>> = vec![Vec::new(); group.len()];
        let mut read = 0;
        for (block, &known) in known_at_start.iter().enumerate() {
            let mut known = known;
            for number in steps.range(block) {
                let (own, step) = (self.own[number], steps.steps()[number]);
                let is_known = known & own != 0;
                known = known & !self.ended[number] | own;
                let event = match step.effect {
                    Effect::Load(_, _, result) if is_known => {
                        redundant.push(step.inst);
                        read |= own;
                        Event::Read(result)
                    }
                    Effect::Load(_, _, value) | Effect::Store(_, _, value) if own != 0 => {
                        Event::Write(value)
                    }
                    _ => continue,
                };
                let block = block as u32;
                events[own.trailing_zeros() as usize].push(BlockEvent { block, event });
            }
        }
        let is_read = |&bit: &usize| read & 1 << bit != 0;
        let wanted = (0..group.len()).filter(is_read);
        wanted.map(|bit| (group[bit].ty, std::mem::take(&mut events[bit]))).collect()
    }
}
