//! Makes vectors of the accesses of a run.

use super::run::{Member, Run};
use crate::analysis::Variables;
use crate::opt::Changed;
use crate::remarks::{RemarkName, Remarks};
use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::dfg::Substitution;
use irc_ir::entity::{Inst, Value};
use irc_ir::function::Function;
use irc_ir::op::MemFlags;
use irc_ir::types::{Scalar, Space, Type};

/// The most bytes of an access of global memory, where the target has it; else two are made of it.
const MAX_GLOBAL: u32 = 32;
/// The most bytes of another access.
const MAX_BYTES: u32 = 16;

/// Joins what lies side by side.
pub(super) fn join(
    func: &mut Function,
    variables: &Variables<'_>,
    run: &Run,
    substitution: &mut Substitution,
    remarks: &Remarks,
) -> Changed {
    // The order of the members is that of the program.
    let mut sorted: Vec<(usize, Member)> = run.members.iter().copied().enumerate().collect();
    sorted.sort_by_key(|(_, member)| member.place.offset);
    let aligned = |member: &Member| align_log2(func, variables, run, member);
    let aligned: Vec<u32> = sorted.iter().map(|(_, member)| aligned(member)).collect();
    let mut changed = Changed::No;
    let mut rest = 0;
    while rest < sorted.len() {
        let joined = side_by_side(&sorted[rest..], aligned[rest], run.members[0].place.space);
        let Some(chunk) = joined else {
            rest += 1;
            continue;
        };
        let mut chunk: Vec<(usize, Member)> = sorted[rest..rest + chunk].to_vec();
        let flags = MemFlags { align_log2: aligned[rest] as u8, ..run.flags };
        rest += chunk.len();
        let lowest = chunk[0].1.place.offset;
        let vector = vector_type(&chunk);
        chunk.sort_by_key(|&(order, _)| order);
        let members: Vec<Member> = chunk.iter().map(|&(_, member)| member).collect();
        remarks.note(RemarkName::Vectorized, func, Some(members[0].inst), || {
            let what = if run.is_load { "loads" } else { "stores" };
            format!("{} {what} become one of {} bytes", members.len(), vector.bytes())
        });
        let wide = Wide { base: run.base, lowest, flags, ty: vector, members: &members };
        match run.is_load {
            true => wide.load(func, substitution),
            false => wide.store(func),
        }
        changed = Changed::Yes;
    }
    changed
}

/// The alignment of an access that is known from its address, and from what the others promise.
fn align_log2(func: &Function, variables: &Variables<'_>, run: &Run, member: &Member) -> u32 {
    let apart = |other: &Member| member.place.offset.wrapping_sub(other.place.offset);
    let promised =
        run.members.iter().map(|other| apart(other).trailing_zeros().min(other.align_log2.into()));
    let base = variables.align_log2(func, run.base).min(member.place.offset.trailing_zeros());
    promised.fold(base, u32::max)
}

/// How many of these, from the first on, become one access; none if that is one.
fn side_by_side(sorted: &[(usize, Member)], align_log2: u32, space: Space) -> Option<usize> {
    let first = &sorted[0].1;
    let most = if space == Space::Global { MAX_GLOBAL } else { MAX_BYTES };
    let most = most.min(1 << align_log2.min(8));
    let lane = first.ty.lane().bytes();
    let (mut bytes, mut best) = (0, None);
    for (count, (_, member)) in sorted.iter().enumerate() {
        if member.place.offset != first.place.offset.wrapping_add(i64::from(bytes)) {
            break;
        }
        bytes += member.ty.bytes();
        if bytes > most {
            break;
        }
        // A power of two, so that the natural alignment is the size.
        let has_type = matches!(bytes / lane, 2 | 4 | 8);
        if count > 0 && has_type {
            best = Some(count + 1);
        }
    }
    best
}

/// The type of all lanes of these together.
fn vector_type(chunk: &[(usize, Member)]) -> Type {
    let lane = chunk[0].1.ty.lane();
    let lanes: u32 = chunk.iter().map(|(_, member)| member.ty.lanes()).sum();
    let lane = match chunk.iter().all(|(_, member)| member.ty.lane() == lane) {
        true => lane,
        false => Type::Scalar(Scalar::int(lane.bits()).expect("words have 32 or 64 bits")),
    };
    Type::vector(lane, lanes as u8).expect("there are 2, 4 or 8 lanes")
}

/// The access that several become.
struct Wide<'a> {
    base: Value,
    lowest: i64,
    flags: MemFlags,
    ty: Type,
    /// In the order of the program.
    members: &'a [Member],
}

impl Wide<'_> {
    fn pointer(&self, cur: &mut Cursor<'_>) -> Value {
        if self.lowest == 0 { self.base } else { cur.ptr_offset(self.base, self.lowest) }
    }

    /// The lanes that are those of a member.
    fn lanes_of(&self, member: &Member) -> std::ops::Range<u32> {
        let before = member.place.offset.wrapping_sub(self.lowest) as u32 / self.ty.lane().bytes();
        before..before + member.ty.lanes()
    }

    fn load(&self, func: &mut Function, substitution: &mut Substitution) {
        let mut cur = Cursor::before(func, self.members[0].inst);
        let pointer = self.pointer(&mut cur);
        let all = cur.load(self.ty, self.flags, pointer);
        let parts: Vec<Value> =
            self.members.iter().map(|member| self.part(&mut cur, all, member)).collect();
        for (member, part) in self.members.iter().zip(parts) {
            let old = func.dfg.first_result(member.inst).expect("a load has a result");
            func.inherit_name(old, part);
            substitution.replace(old, part);
            func.layout.remove_inst(member.inst);
        }
    }

    /// The value of a member out of all lanes.
    fn part(&self, cur: &mut Cursor<'_>, all: Value, member: &Member) -> Value {
        let lane_ty = member.ty.lane();
        let lanes: Vec<Value> = self
            .lanes_of(member)
            .map(|lane| {
                let bits = cur.extract(all, lane as u8);
                if self.ty.lane() == lane_ty { bits } else { cur.bitcast(lane_ty, bits) }
            })
            .collect();
        match member.ty.is_vector() {
            true => cur.vbuild(member.ty, &lanes),
            false => lanes[0],
        }
    }

    fn store(&self, func: &mut Function) {
        let last = self.members.last().expect("there are several").inst;
        let mut cur = Cursor::before(func, last);
        let mut lanes = vec![None; self.ty.lanes() as usize];
        for member in self.members {
            let value = cur.func.dfg.args(member.inst)[0];
            for (part, lane) in self.lanes_of(member).enumerate() {
                let bits = match member.ty.is_vector() {
                    true => cur.extract(value, part as u8),
                    false => value,
                };
                let same = self.ty.lane() == member.ty.lane();
                lanes[lane as usize] =
                    Some(if same { bits } else { cur.bitcast(self.ty.lane(), bits) });
            }
        }
        let lanes: Option<Vec<Value>> = lanes.into_iter().collect();
        let all = cur.vbuild(self.ty, &lanes.expect("the members are all the lanes"));
        let pointer = self.pointer(&mut cur);
        cur.store(self.flags, all, pointer);
        let insts: Vec<Inst> = self.members.iter().map(|member| member.inst).collect();
        insts.into_iter().for_each(|inst| func.layout.remove_inst(inst));
    }
}
