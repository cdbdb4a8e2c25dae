//! Where registers are live.
//!
//! Only the *candidates* are of interest, the registers that could share with another: block
//! parameters, their arguments, and both sides of moves. Each has the *segments* of its live range
//! in terms of *points*: numbers that grow along the order of the blocks. In a block that begins
//! at point `s` (an even number) the parameters are written at `s + 1`; instruction `k` reads at
//! `s + 2 + 2k` and writes one later. The terminator follows in the same way. The arguments of the
//! edges are read at the end of the block, which is the beginning of the next one. A segment
//! `from..to` says that the register is written or live-in at `from` and last read at `to`; so two
//! registers can share if their segments do not overlap.
//!
//! A range is found by walking from the uses up to the definition (Boissinot et al., "Computing
//! Liveness Sets for SSA-Form Programs", 2011, the algorithm by use), so the time is the sum of the
//! sizes of the ranges that are of interest. A budget keeps it linear in the size of the function:
//! when it is spent the other ranges stay unknown, and their registers share with none.

use crate::layout::{BlockOrder, Position};
use crate::mir::{Code, MirFunction, VReg};
use cranelift_entity::{EntityRef, PrimaryMap, entity_impl};
use irc_ptx::isa::{Role, rows};
use irc_ptx::{Inst, Operand, Register};

/// A register that could share with another.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Candidate(u32);
entity_impl!(Candidate, "candidate");

const NONE: u32 = u32::MAX;

/// How many steps of the search each point of the function pays for.
const STEPS_PER_POINT: usize = 16;
/// How many steps there are besides.
const FREE_STEPS: usize = 10_000;

/// A run of points where a register is live.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Segment {
    pub from: u32,
    pub to: u32,
    /// The value that is in the register, named by the first candidate that held it.
    pub value: Candidate,
}

struct Info {
    reg: VReg,
    /// The candidate whose value it holds: another if it is a copy of that.
    value: Candidate,
    /// Whether an instruction changes the register in place.
    is_tied: bool,
    def: u32,
    def_place: u32,
    /// Its last use in the list of uses.
    last_use: u32,
    /// Its segments; `NONE` at the end if they are not known.
    segments: (u32, u32),
}

struct Use {
    point: u32,
    place: Position,
    previous: u32,
}

/// The candidates and their live ranges.
pub(super) struct Liveness {
    /// By register.
    candidates: Vec<u32>,
    infos: PrimaryMap<Candidate, Info>,
    uses: Vec<Use>,
    /// The moves from register to register: source, destination, place.
    pub moves: Vec<(Candidate, Candidate, Position)>,
    /// By place, where the block begins; one more for the end.
    starts: Vec<u32>,
    segments: Vec<Segment>,
}

/// Destination and source of an instruction that does nothing but copy a register.
pub(crate) fn as_move<R: Register>(inst: &Inst<R>) -> Option<(R, R)> {
    if !matches!(inst.row, rows::MOV | rows::MOV_PRED) || inst.guard.is_some() {
        return None;
    }
    match inst.operands[..] {
        [Operand::Reg(to), Operand::Reg(from)] => Some((to, from)),
        _ => None,
    }
}

impl Liveness {
    pub fn new(mir: &MirFunction, order: &BlockOrder) -> Self {
        let mut live = Self {
            candidates: vec![NONE; mir.classes.len()],
            infos: PrimaryMap::new(),
            uses: Vec::new(),
            moves: Vec::new(),
            starts: Vec::with_capacity(order.len() + 1),
            segments: Vec::new(),
        };
        live.find_candidates(mir, order);
        if !live.infos.is_empty() {
            live.find_uses(mir, order);
        }
        live.find_values();
        live.find_segments(order);
        live
    }

    /// The candidate of a register.
    #[inline]
    pub fn candidate(&self, reg: VReg) -> Option<Candidate> {
        let candidate = self.candidates[reg.index()];
        (candidate != NONE).then_some(Candidate(candidate))
    }

    pub fn candidates(&self) -> impl ExactSizeIterator<Item = Candidate> + use<> {
        self.infos.keys()
    }

    pub fn reg(&self, candidate: Candidate) -> VReg {
        self.infos[candidate].reg
    }

    pub fn is_used(&self, candidate: Candidate) -> bool {
        self.infos[candidate].last_use != NONE
    }

    /// The segments in order; nothing if they are not known.
    pub fn segments(&self, candidate: Candidate) -> Option<&[Segment]> {
        let (start, end) = self.infos[candidate].segments;
        self.segments.get(start as usize..end as usize)
    }

    /// The point where a block begins.
    pub fn start(&self, place: Position) -> u32 {
        self.starts[place.index()]
    }

    /// How many points there are.
    pub fn points(&self) -> usize {
        self.starts.last().map_or(0, |&end| end as usize)
    }

    fn add(&mut self, reg: VReg) -> Candidate {
        let known = self.candidates[reg.index()];
        if known != NONE {
            return Candidate(known);
        }
        let candidate = self.infos.push(Info {
            reg,
            value: self.infos.next_key(),
            is_tied: false,
            def: 0,
            def_place: NONE,
            last_use: NONE,
            segments: (0, NONE),
        });
        self.candidates[reg.index()] = candidate.as_u32();
        candidate
    }

    fn find_candidates(&mut self, mir: &MirFunction, order: &BlockOrder) {
        let mut point = 0;
        for (place, block) in order.blocks() {
            self.starts.push(point);
            let block = mir.block(block);
            point += 4 + 2 * block.code.len() as u32;
            for &param in &block.params {
                let param = self.add(param);
                self.define(param, self.starts[place.index()] + 1, place);
            }
            for code in &block.code {
                if let Code::Inst(inst) = code
                    && let Some((to, from)) = as_move(inst)
                {
                    let (to, from) = (self.add(to), self.add(from));
                    self.moves.push((from, to, place));
                }
            }
            for arg in block.terminator.edges().flat_map(|edge| &edge.args) {
                if let Operand::Reg(reg) = arg {
                    self.add(*reg);
                }
            }
        }
        self.starts.push(point);
    }

    fn define(&mut self, candidate: Candidate, point: u32, place: Position) {
        let info = &mut self.infos[candidate];
        info.def = point;
        info.def_place = place.as_u32();
    }

    fn find_uses(&mut self, mir: &MirFunction, order: &BlockOrder) {
        for (place, block) in order.blocks() {
            let mut point = self.starts[place.index()] + 2;
            let block = mir.block(block);
            for code in &block.code {
                if let Code::Inst(inst) = code {
                    self.visit(inst, point, place);
                }
                point += 2;
            }
            block.terminator.visit_regs(|reg, role| self.visit_reg(reg, role, point, place));
            for arg in block.terminator.edges().flat_map(|edge| &edge.args) {
                if let Operand::Reg(reg) = arg {
                    self.visit_reg(*reg, Role::Use, point + 2, place);
                }
            }
        }
    }

    fn visit(&mut self, inst: &Inst<VReg>, point: u32, place: Position) {
        inst.visit_regs(|reg, role| self.visit_reg(reg, role, point, place));
    }

    #[inline]
    fn visit_reg(&mut self, reg: VReg, role: Role, point: u32, place: Position) {
        let Some(candidate) = self.candidate(reg) else { return };
        let point = match role {
            Role::Def => return self.define(candidate, point + 1, place),
            Role::Use => point,
            // It must stay untouched until it is written.
            Role::Tied => {
                self.infos[candidate].is_tied = true;
                point + 2
            }
        };
        let info = &mut self.infos[candidate];
        let previous = std::mem::replace(&mut info.last_use, self.uses.len() as u32);
        self.uses.push(Use { point, place, previous });
    }

    /// A copy has the value of its source if neither is changed in place. Sources come first,
    /// since blocks stand behind their dominators.
    fn find_values(&mut self) {
        for &(from, to, _) in &self.moves {
            if !self.infos[from].is_tied && !self.infos[to].is_tied {
                self.infos[to].value = self.infos[from].value;
            }
        }
    }

    fn find_segments(&mut self, order: &BlockOrder) {
        let mut budget = FREE_STEPS + STEPS_PER_POINT * self.points();
        let mut walk = Walk { pieces: Vec::new(), seen: vec![(NONE, 0); order.len()] };
        for candidate in self.infos.keys() {
            let info = &self.infos[candidate];
            if info.def_place == NONE {
                continue;
            }
            if !self.walk(&mut walk, order, candidate, &mut budget) {
                return;
            }
            let start = self.segments.len();
            let value = info.value;
            walk.pieces.sort_unstable_by_key(|piece| piece.from);
            for &Piece { from, to, .. } in &walk.pieces {
                match self.segments[start..].last_mut() {
                    Some(last) if last.to == from => last.to = to,
                    _ => self.segments.push(Segment { from, to, value }),
                }
            }
            self.infos[candidate].segments = (start as u32, self.segments.len() as u32);
        }
    }

    /// Finds the part of each block where the candidate is live; stops if the budget is spent.
    fn walk(
        &self,
        walk: &mut Walk,
        order: &BlockOrder,
        candidate: Candidate,
        budget: &mut usize,
    ) -> bool {
        let info = &self.infos[candidate];
        walk.pieces.clear();
        let def_place = Position::from_u32(info.def_place);
        walk.cover(candidate, def_place, info.def, info.def + 1);
        let mut next = info.last_use;
        while next != NONE {
            let Use { point, place, previous } = self.uses[next as usize];
            next = previous;
            let mut done = walk.pieces.len();
            walk.cover(candidate, place, self.start(place), point);
            // Each new piece begins with its block, so it goes on in the predecessors.
            while let Some(piece) = walk.pieces.get(done) {
                done += 1;
                for &edge in order.preds(piece.place) {
                    let from = order.edge(edge).from;
                    walk.cover(candidate, from, self.start(from), self.starts[from.index() + 1]);
                    if *budget == 0 {
                        return false;
                    }
                    *budget -= 1;
                }
            }
        }
        true
    }
}

/// A part of one block where a candidate is live.
struct Piece {
    from: u32,
    to: u32,
    place: Position,
}

/// The state of the search for one live range.
struct Walk {
    /// The first belongs to the block of the definition.
    pieces: Vec<Piece>,
    /// By place: the candidate that was there last, and its piece.
    seen: Vec<(u32, u32)>,
}

impl Walk {
    /// Makes the candidate live in a block up to a point: in a new piece from `from` on if there
    /// is none yet.
    #[inline]
    fn cover(&mut self, candidate: Candidate, place: Position, from: u32, to: u32) {
        let (owner, piece) = self.seen[place.index()];
        if owner == candidate.as_u32() {
            let piece = &mut self.pieces[piece as usize];
            piece.to = piece.to.max(to);
        } else {
            self.seen[place.index()] = (candidate.as_u32(), self.pieces.len() as u32);
            self.pieces.push(Piece { from, to, place });
        }
    }
}
