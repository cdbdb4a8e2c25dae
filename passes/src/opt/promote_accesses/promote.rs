//! Rewrites loops that keep something in registers.

use super::{Chosen, Promoted};
use crate::analysis::{Analyses, Edge};
use crate::opt::construct_ssa::{BlockEvent, Construction, Event, Variable};
use crate::opt::split_edge::split_edge;
use crate::remarks::{RemarkName, Remarks};
use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::dfg::Substitution;
use irc_ir::entity::{Block, Inst};
use irc_ir::function::Function;
use irc_ir::op::{MemFlags, Opcode, Payload};
use rustc_hash::FxHashMap;

/// What an instruction is to a variable: one of those that are kept, by number.
#[derive(Copy, Clone)]
struct Role {
    variable: usize,
    event: Event,
}

pub(super) fn promote(
    func: &mut Function,
    analyses: &Analyses,
    chosen: &[Chosen],
    remarks: &Remarks,
) {
    let mut roles: FxHashMap<Inst, Role> = FxHashMap::default();
    let mut variables: Vec<&Promoted> = Vec::new();
    for one in chosen {
        let before = block_before(func, one.entry);
        let after: Vec<Inst> = match one.promoted.iter().any(Promoted::moves_stores) {
            true => one.exits.iter().map(|&edge| block_on(func, edge)).collect(),
            false => Vec::new(),
        };
        for promoted in &one.promoted {
            move_along(func, analyses, one, promoted, before);
            note(func, promoted, remarks);
            let after = if promoted.moves_stores() { &after[..] } else { &[] };
            surround(func, promoted, before, after, |inst, event| {
                roles.insert(inst, Role { variable: variables.len(), event });
            });
            variables.push(promoted);
        }
    }
    construct(func, &roles, &variables);
    for it in variables {
        let stores = if it.stays { &[] } else { &it.stores[..] };
        it.loads.iter().chain(stores).for_each(|&inst| func.layout.remove_inst(inst));
    }
}

fn note(func: &Function, promoted: &Promoted, remarks: &Remarks) {
    let what = match promoted.moves_stores() {
        false => "a load of the same bytes in each round goes before the loop",
        true => "stores of the same bytes in each round go behind the loop",
    };
    remarks.note(RemarkName::AccessPromoted, func, Some(promoted.always), || what.to_owned());
}

/// Where code in front of a loop goes.
fn block_before(func: &mut Function, entry: Edge) -> Inst {
    let branch = func.terminator(entry.from).expect("an edge leaves a branch");
    match func.dfg.opcode(branch) {
        Opcode::Br => branch,
        _ => block_on(func, entry),
    }
}

/// Where code on an edge goes: a block of its own.
fn block_on(func: &mut Function, edge: Edge) -> Inst {
    let block = split_edge(func, edge);
    func.terminator(block).expect("it ends in a jump")
}

/// Moves what computes the address, unless another access has moved it.
fn move_along(
    func: &mut Function,
    analyses: &Analyses,
    chosen: &Chosen,
    promoted: &Promoted,
    before: Inst,
) {
    let loops = analyses.loops(func);
    for &inst in &promoted.along {
        let home = func.layout.block_of(inst).expect("it is in the loop, or in front of it");
        if loops.contains(chosen.l, home) {
            func.layout.remove_inst(inst);
            func.layout.insert_inst(inst, before);
        }
    }
}

/// Loads the bytes in front of the loop and stores them before each of `after`, and says what each
/// access is to the variable.
fn surround(
    func: &mut Function,
    promoted: &Promoted,
    before: Inst,
    after: &[Inst],
    mut role: impl FnMut(Inst, Event),
) {
    let place = promoted.location.place;
    let (flags, loc) = (flags_of(func, promoted.always), func.loc(promoted.always));
    let mut cur = Cursor::before(func, before).with_loc(loc);
    let address = match place.offset {
        0 => place.base,
        offset => cur.ptr_offset(place.base, offset),
    };
    if let Some(&load) = promoted.loads.first().filter(|_| promoted.needs_first) {
        // How a store is cached says nothing of a load.
        let flags = match promoted.moves_stores() {
            false => flags,
            true => MemFlags { align_log2: flags.align_log2, ..MemFlags::aligned(1) },
        };
        let value = cur.load(promoted.ty, flags, address);
        let result = func.dfg.first_result(load).expect("a load has a result");
        func.inherit_name(result, value);
        let made = func.dfg.def_inst(value).expect("it was just made");
        role(made, Event::Write(value));
    }
    for &jump in after {
        let unknown = func.dfg.poison(promoted.ty);
        let made = Cursor::before(func, jump).with_loc(loc).store(flags, unknown, address);
        role(made, Event::ReadOperand(made, 0));
    }
    for &load in &promoted.loads {
        let result = func.dfg.first_result(load).expect("a load has a result");
        role(load, Event::Read(result));
    }
    for &store in &promoted.stores {
        role(store, Event::Write(func.dfg.args(store)[0]));
    }
}

fn flags_of(func: &Function, inst: Inst) -> MemFlags {
    match func.dfg.inst(inst).payload {
        Payload::Mem(flags) => flags,
        _ => unreachable!("loads and stores have flags"),
    }
}

/// Turns the variables into SSA values.
fn construct(func: &mut Function, roles: &FxHashMap<Inst, Role>, variables: &[&Promoted]) {
    let analyses = Analyses::default();
    let cfg = analyses.cfg(func);
    let blocks: Vec<Block> = cfg.reverse_postorder().collect();
    let mut events: Vec<Vec<BlockEvent>> = vec![Vec::new(); variables.len()];
    for (number, &block) in blocks.iter().enumerate() {
        for inst in func.layout.insts(block) {
            if let Some(&Role { variable, event }) = roles.get(&inst) {
                events[variable].push(BlockEvent { block: number as u32, event });
            }
        }
    }
    let mut construction = Construction::new(func, cfg, &blocks);
    let mut substitution = Substitution::default();
    for (promoted, events) in variables.iter().zip(&events) {
        let variable = Variable { ty: promoted.ty, slot: None, offset: 0 };
        construction.promote(func, &mut substitution, variable, events);
    }
    func.substitute(&mut substitution);
}
