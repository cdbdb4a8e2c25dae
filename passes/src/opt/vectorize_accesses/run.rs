//! Runs of accesses that can be made at one place.

use crate::analysis::{Place, PlainAccess};
use irc_ir::entity::{Inst, Value};
use irc_ir::op::MemFlags;
use irc_ir::types::Type;

/// How many runs are open at once; the oldest ends when there is another.
const MAX_OPEN: usize = 8;
/// How many accesses a run has.
const MAX_MEMBERS: usize = 32;
/// How many stores the loads of a run may be moved across.
const MAX_CROSSED: usize = 16;

/// An access.
#[derive(Clone, Copy, Debug)]
pub(super) struct Member {
    pub inst: Inst,
    /// The type of the value.
    pub ty: Type,
    pub place: Place,
    pub align_log2: u8,
}

/// Accesses of one kind a constant apart from each other, in their order.
#[derive(Debug)]
pub(super) struct Run {
    pub is_load: bool,
    pub base: Value,
    /// The flags of all of them but for the alignment.
    pub flags: MemFlags,
    pub members: Vec<Member>,
    /// Where stores go that may come behind the first of the loads: those since then, and those of
    /// the runs that were open, whose place is that of their last.
    crossed: Vec<Place>,
}

/// The runs of a block.
#[derive(Default)]
pub(super) struct Runs {
    open: Vec<Run>,
    pub ended: Vec<Run>,
}

impl Runs {
    /// Adds an access to the run that it belongs to, and ends those that it may not be moved
    /// across.
    pub fn add(&mut self, inst: Inst, access: &PlainAccess) {
        let PlainAccess { place, ty, flags, stored } = *access;
        let member = Member { inst, ty, place, align_log2: flags.align_log2 };
        let is_load = stored.is_none();
        self.end_where(|run| match (run.is_load, is_load) {
            (true, true) => false,
            (true, false) => run.crossed.len() >= MAX_CROSSED,
            (false, _) => run.members.iter().any(|other| !other.place.is_apart(&member.place)),
        });
        if !is_load {
            for run in self.open.iter_mut().filter(|run| run.is_load) {
                run.crossed.push(member.place);
            }
        }
        let flags = MemFlags { align_log2: 0, ..flags };
        let belongs = |run: &&mut Run| {
            run.is_load == is_load
                && run.base == member.place.base
                && run.flags == flags
                && run.members.len() < MAX_MEMBERS
                && lanes_fit(run.members[0].ty, member.ty)
                && run.crossed.iter().all(|place| place.is_apart(&member.place))
        };
        if let Some(run) = self.open.iter_mut().find(belongs) {
            run.members.push(member);
            return;
        }
        if self.open.len() == MAX_OPEN {
            self.ended.push(self.open.remove(0));
        }
        let stores = self.open.iter().filter(|run| is_load && !run.is_load);
        let crossed = stores.flat_map(|run| run.members.iter().map(|store| store.place)).collect();
        let base = member.place.base;
        self.open.push(Run { is_load, base, flags, members: vec![member], crossed });
    }

    /// Ends all runs of stores.
    pub fn end_stores(&mut self) {
        self.end_where(|run| !run.is_load);
    }

    /// Ends all runs.
    pub fn end_all(&mut self) {
        self.ended.append(&mut self.open);
    }

    fn end_where(&mut self, ends: impl Fn(&Run) -> bool) {
        self.ended.extend(self.open.extract_if(.., |run| ends(run)));
    }
}

/// Whether values of both types can be lanes of one vector: lanes of 4 and 8 bytes are bits in
/// registers of one class, whatever their type.
fn lanes_fit(a: Type, b: Type) -> bool {
    let (a, b) = (a.lane(), b.lane());
    let is_word = |ty: Type| ty.elem().is_some() && ty.bytes() >= 4;
    a == b || a.bytes() == b.bytes() && is_word(a) && is_word(b)
}
