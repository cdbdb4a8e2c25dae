//! Where threads reconverge that diverge at a branch: its immediate post-dominator.
//!
//! A thread that ends is waited for nowhere, so ways that only lead to a trap do not count, nor in
//! a function those that end the thread; and the end of a kernel is no place to meet.

use super::super::program::{Action, Meet, Op};
use cranelift_entity::{EntityRef, entity_impl};
use irc_ptx::graph::{Cfg, PostDominators};
use irc_ptx::isa::sem::Control;

/// A node of the graph: the beginning of a block, or the rest of it.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Node(u32);
entity_impl!(Node);

/// The instructions at which threads may part, and where they meet; nothing if they do not.
pub(super) fn meets(ops: &[Op], is_entry: bool) -> Vec<(u32, Option<Meet>)> {
    let parts = |op: &Op| match &op.action {
        Action::Branch(_) => op.guard.is_some(),
        Action::BranchTable(_) => true,
        Action::Control(Control::Return) => op.guard.is_some() && !is_entry,
        _ => false,
    };
    if !ops.iter().any(parts) {
        return Vec::new();
    }
    let graph = Graph::new(ops, is_entry);
    // A block is two nodes, its beginning and the rest: an infinite loop, which is given an end at
    // the beginning of a block, does not end between a branch of that block and where it is joined.
    let returns = 2 * graph.starts.len();
    let cfg = Cfg::from_successors(returns + 1, Some(Node::new(0)), |node, add| {
        let (block, is_rest) = (node.index() / 2, node.index() % 2 == 1);
        match is_rest {
            true => graph.succs[block].iter().for_each(|&next| add(Node::new(2 * next as usize))),
            false if node.index() < returns => add(Node::new(node.index() + 1)),
            false => {}
        }
    });
    let tree = PostDominators::new(&cfg);
    let meet = |block: usize| match tree.ipdom(Node::new(2 * block + 1))?.index() {
        next if next == returns => Some(Meet::Return),
        next => graph.starts.get(next / 2).map(|&start| Meet::At(start)),
    };
    let mut block = 0;
    let mut found = Vec::new();
    for (pc, op) in ops.iter().enumerate() {
        while graph.starts.get(block + 1).is_some_and(|&start| start as usize <= pc) {
            block += 1;
        }
        if parts(op) {
            found.push((pc as u32, meet(block)));
        }
    }
    found
}

/// The blocks of a function, and a last one for what is behind its return.
struct Graph {
    /// The first instruction of each block.
    starts: Vec<u32>,
    succs: Vec<Vec<u32>>,
}

/// How a block ends, besides going to others.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    /// It only goes to others.
    None,
    /// Threads return from the function.
    Returns,
    /// Threads end.
    Exits,
    /// Threads end, which does not count.
    Dies,
}

impl Graph {
    fn new(ops: &[Op], is_entry: bool) -> Self {
        let starts = starts(ops);
        let block_of = |pc: usize| starts.partition_point(|&start| start as usize <= pc) - 1;
        let returns = starts.len() as u32;
        let (mut succs, mut ends) = (Vec::new(), Vec::new());
        for (block, &start) in starts.iter().enumerate() {
            let end = starts.get(block + 1).map_or(ops.len(), |&next| next as usize);
            let (to, how) = way_out(ops, end, is_entry);
            let mut to: Vec<u32> = to.iter().map(|&pc| block_of(pc) as u32).collect();
            to.sort_unstable();
            to.dedup();
            if how == End::Returns {
                to.push(returns);
            }
            succs.push(to);
            let is_bare = how == End::Exits && end - start as usize == 1;
            ends.push((how, is_bare));
        }
        succs.push(Vec::new());
        ends.push((End::Returns, false));
        let dead = dead(&succs, &ends);
        for (block, to) in succs.iter_mut().enumerate() {
            if !dead[block] {
                to.retain(|&next| !dead[next as usize]);
            }
            if to.len() > 1 {
                to.retain(|&next| !ends[next as usize].1);
            }
        }
        Self { starts, succs }
    }
}

/// The first instructions of blocks.
fn starts(ops: &[Op]) -> Vec<u32> {
    let mut starts = vec![0];
    for (pc, op) in ops.iter().enumerate() {
        match &op.action {
            Action::Branch(target) => starts.push(*target),
            Action::BranchTable(targets) => starts.extend(targets),
            Action::Control(Control::Return | Control::Exit | Control::Trap) => {}
            _ => continue,
        }
        starts.push(pc as u32 + 1);
    }
    starts.sort_unstable();
    starts.dedup();
    // What is behind the last instruction is a return.
    starts.retain(|&start| (start as usize) < ops.len());
    starts
}

/// Where a block goes that ends before this instruction.
fn way_out(ops: &[Op], end: usize, is_entry: bool) -> (Vec<usize>, End) {
    let leaves = if is_entry { End::Exits } else { End::Returns };
    let Some(last) = end.checked_sub(1).and_then(|last| ops.get(last)) else {
        return (Vec::new(), leaves);
    };
    let (mut to, how) = match &last.action {
        Action::Branch(target) => (vec![*target as usize], End::None),
        Action::BranchTable(targets) => (targets.iter().map(|&t| t as usize).collect(), End::None),
        Action::Control(Control::Return) => (Vec::new(), leaves),
        Action::Control(Control::Exit) if is_entry => (Vec::new(), End::Exits),
        Action::Control(Control::Exit | Control::Trap) => (Vec::new(), End::Dies),
        _ => (vec![end], End::None),
    };
    let is_guarded = last.guard.is_some();
    if is_guarded {
        to.push(end);
    }
    let behind = to.iter().any(|&pc| pc >= ops.len());
    to.retain(|&pc| pc < ops.len());
    match how {
        End::None if behind => (to, leaves),
        // Whoever has not ended goes on.
        End::Exits | End::Dies if is_guarded => (to, End::None),
        _ => (to, how),
    }
}

/// The blocks from which every way leads to an end that does not count.
fn dead(succs: &[Vec<u32>], ends: &[(End, bool)]) -> Vec<bool> {
    let mut preds = vec![Vec::new(); succs.len()];
    for (block, to) in succs.iter().enumerate() {
        to.iter().for_each(|&next| preds[next as usize].push(block));
    }
    let mut left: Vec<usize> = succs.iter().map(Vec::len).collect();
    let mut dead: Vec<bool> = ends.iter().map(|&(how, _)| how == End::Dies).collect();
    let mut work: Vec<usize> = (0..dead.len()).filter(|&block| dead[block]).collect();
    while let Some(block) = work.pop() {
        for &before in &preds[block] {
            left[before] -= 1;
            if left[before] == 0 && !dead[before] && ends[before].0 == End::None {
                dead[before] = true;
                work.push(before);
            }
        }
    }
    dead
}
