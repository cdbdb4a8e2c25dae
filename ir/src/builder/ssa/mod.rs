//! SSA construction for mutable variables, while the function is being built.
//!
//! After Braun et al., "Simple and Efficient Construction of Static Single Assignment Form" (2013).
//! A read looks for the last write in the block, then up through blocks with one predecessor; where
//! several paths meet, or may still meet, it makes a block parameter. What differs from the paper:
//! the arguments of these parameters are found at the end, from a work list instead of by
//! recursion, and the parameters that only copy another value are removed then, all at once, with
//! the dominator tree of the graph of values. So the parameters that stay are those that are read,
//! and they are minimal, in irreducible control flow too: each stands in the iterated dominance
//! frontier of the writes.
//!
//! Each read and write takes constant time but for the walk up the predecessors, which remembers
//! its result in every block that it passed.

use crate::debug::DebugValue;
use crate::dfg::{Dfg, Substitution};
use crate::dominance::{Cfg, Dominators, Edge};
use crate::entity::{Block, DebugVar, Tag, Value, Variable};
use crate::function::Function;
use crate::types::Type;
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntityRef, EntitySet, PrimaryMap, SecondaryMap, entity_impl};
use irc_ptx::graph::FlowGraph;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// A parameter made for a variable.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Phi(u32);
entity_impl!(Phi, "phi");

#[derive(Debug)]
pub(super) struct PhiData {
    pub(super) block: Block,
    pub(super) var: Variable,
    pub(super) value: Value,
    /// Where its arguments begin, one for each edge into the block.
    first_arg: u32,
}

#[derive(Clone, Debug)]
struct VariableData {
    ty: Type,
    name: Option<Box<str>>,
    /// The variable of the source that it stands for.
    debug: PackedOption<DebugVar>,
    written: bool,
    read: bool,
}

#[derive(Clone, Debug, Default)]
struct BlockState {
    /// The edges into the block that are known.
    preds: SmallVec<[Edge; 2]>,
    /// No other edges will come.
    sealed: bool,
    /// The block is part of the walk in progress.
    on_path: bool,
}

/// The variables of a function and what is known about them at the end of each block.
#[derive(Debug)]
pub(super) struct SsaBuilder {
    /// What variables carry.
    tag: Tag,
    variables: PrimaryMap<Variable, VariableData>,
    blocks: SecondaryMap<Block, BlockState>,
    /// The last value of a variable in a block: written, read, or passed through.
    values: FxHashMap<(Variable, Block), Value>,
    pub(super) phis: PrimaryMap<Phi, PhiData>,
    args: Vec<Value>,
    /// Blocks of the walk in progress.
    path: Vec<Block>,
}

impl SsaBuilder {
    pub(super) fn new(tag: Tag) -> SsaBuilder {
        SsaBuilder {
            tag,
            variables: PrimaryMap::new(),
            blocks: SecondaryMap::new(),
            values: FxHashMap::default(),
            phis: PrimaryMap::new(),
            args: Vec::new(),
            path: Vec::new(),
        }
    }

    pub(super) fn declare(&mut self, ty: Type) -> Variable {
        let data = VariableData { ty, name: None, debug: None.into(), written: false, read: false };
        self.variables.push(data).tagged(self.tag)
    }

    /// Whether the id is a variable of this function and was not made for another.
    pub(super) fn owns(&self, var: Variable) -> bool {
        self.variables.is_valid(var) && self.tag.agrees(var.tag())
    }

    pub(super) fn ty(&self, var: Variable) -> Type {
        self.variables[var].ty
    }

    pub(super) fn set_name(&mut self, var: Variable, name: &str) {
        self.variables[var].name = Some(name.into());
    }

    /// The name of a variable of this function, if it has one.
    pub(super) fn name(&self, var: Variable) -> Option<&str> {
        self.variables.get(var)?.name.as_deref()
    }

    pub(super) fn set_debug(&mut self, var: Variable, debug: DebugVar) {
        self.variables[var].debug = debug.into();
    }

    /// The variable of the source that a variable stands for.
    pub(super) fn debug(&self, var: Variable) -> Option<DebugVar> {
        self.variables[var].debug.expand()
    }

    /// A variable that is read but never written, if there is one.
    pub(super) fn first_undefined(&self) -> Option<Variable> {
        self.variables.iter().find(|(_, data)| data.read && !data.written).map(|(var, _)| var)
    }

    /// Notes an edge. Returns whether the block was open for it.
    pub(super) fn add_edge(&mut self, edge: Edge, to: Block) -> bool {
        let state = &mut self.blocks[to];
        state.preds.push(edge);
        !state.sealed
    }

    pub(super) fn seal(&mut self, block: Block) {
        self.blocks[block].sealed = true;
    }

    pub(super) fn write(&mut self, var: Variable, block: Block, value: Value) {
        self.variables[var].written = true;
        self.values.insert((var, block), value);
    }

    /// The value of a variable at the end of what there is of a block.
    pub(super) fn read(&mut self, func: &mut Function, var: Variable, block: Block) -> Value {
        if let Some(&value) = self.values.get(&(var, block)) {
            return value;
        }
        self.variables[var].read = true;
        let mut at = block;
        let value = loop {
            if let Some(&value) = self.values.get(&(var, at)) {
                break value;
            }
            if std::mem::replace(&mut self.blocks[at].on_path, true) {
                // Blocks that reach only each other: no write is ahead of them.
                break func.dfg.poison(self.ty(var));
            }
            self.path.push(at);
            let state = &self.blocks[at];
            match state.preds[..] {
                _ if func.layout.entry() == Some(at) => break func.dfg.poison(self.ty(var)),
                [] if state.sealed => break func.dfg.poison(self.ty(var)),
                [edge] if state.sealed => at = edge.from,
                _ => break self.make_phi(&mut func.dfg, var, at),
            }
        };
        for block in self.path.drain(..) {
            self.blocks[block].on_path = false;
            self.values.insert((var, block), value);
        }
        value
    }

    fn make_phi(&mut self, dfg: &mut Dfg, var: Variable, block: Block) -> Value {
        let value = dfg.make_param(block, self.ty(var));
        self.phis.push(PhiData { block, var, value, first_arg: 0 });
        value
    }

    /// Gives the parameters their arguments, removes those that are copies, and puts the others
    /// into the function. Returns which stay.
    pub(super) fn finish(&mut self, func: &mut Function) -> Vec<Phi> {
        for block in func.layout.blocks() {
            self.blocks[block].sealed = true;
        }
        let mut reachable = EntitySet::with_capacity(func.dfg.num_blocks());
        reachable.extend(Cfg::new(func).reverse_postorder());
        self.find_arguments(func, &reachable);
        if self.phis.is_empty() {
            return Vec::new();
        }
        let (mut substitution, kept) = self.remove_copies(&mut func.dfg, &reachable);
        self.attach(&mut func.dfg, &kept, &mut substitution, &func.layout);
        for &phi in &kept {
            let PhiData { block, var, value, .. } = self.phis[phi];
            if let Some(name) = &self.variables[var].name {
                func.set_value_name(value, name);
            }
            if let (Some(var), Some(first)) = (self.debug(var), func.layout.first_inst(block)) {
                func.layout.debug.add_first(first, DebugValue::new(var, Some(value)));
            }
        }
        func.substitute(&mut substitution);
        kept
    }

    /// Reads the variable of each parameter at the end of each predecessor; that can make more
    /// parameters, which join the end of the list. What an unreachable block passes is poison.
    fn find_arguments(&mut self, func: &mut Function, reachable: &EntitySet<Block>) {
        let mut next = 0;
        while next < self.phis.len() {
            let phi = Phi::from_u32(next as u32);
            let PhiData { block, var, .. } = self.phis[phi];
            self.phis[phi].first_arg = self.args.len() as u32;
            for i in 0..self.blocks[block].preds.len() {
                let pred = self.blocks[block].preds[i].from;
                let arg = match reachable.contains(pred) {
                    true => self.read(func, var, pred),
                    false => func.dfg.poison(self.ty(var)),
                };
                self.args.push(arg);
            }
            next += 1;
        }
    }

    /// The edges into the block of a parameter, with its argument on each.
    fn args(&self, phi: Phi) -> impl Iterator<Item = (Edge, Value)> + '_ {
        let PhiData { block, first_arg, .. } = self.phis[phi];
        let preds = self.blocks[block].preds.iter().copied();
        preds.zip(self.args[first_arg as usize..].iter().copied())
    }

    /// Finds the parameters that are but copies, and returns what stands for each, and which stay.
    ///
    /// In the graph whose edges lead from each argument (but those of unreachable blocks) to its
    /// parameter, and from one root to all other arguments, the nodes that `d` dominates are
    /// parameters with no arguments but each other and `d`: they all have its value. So the
    /// parameters that only the root dominates stay, and the others become what dominates them.
    fn remove_copies(
        &self,
        dfg: &mut Dfg,
        reachable: &EntitySet<Block>,
    ) -> (Substitution, Vec<Phi>) {
        let root = Block::new(0);
        let node_of = |phi: Phi| Block::new(phi.index() + 1);
        // What each node but the root stands for; at first, itself.
        let mut values: Vec<Option<Value>> = vec![None];
        let mut nodes: SecondaryMap<Value, PackedOption<Block>> = SecondaryMap::new();
        for (id, phi) in self.phis.iter() {
            nodes[phi.value] = node_of(id).into();
            values.push(Some(phi.value));
        }
        for &arg in &self.args {
            if nodes[arg].is_none() {
                nodes[arg] = Block::new(values.len()).into();
                values.push(Some(arg));
            }
        }
        let reverse = Cfg::from_successors(values.len(), None, |node, add| {
            match node.index().checked_sub(1).map(Phi::new) {
                None => {}
                Some(phi) if self.phis.is_valid(phi) => self
                    .args(phi)
                    .filter(|(edge, _)| reachable.contains(edge.from))
                    .filter_map(|(_, arg)| nodes[arg].expand())
                    .for_each(add),
                Some(_) => add(root),
            }
        });
        let dom = Dominators::new(&ValueGraph { reverse, root });
        let mut substitution = Substitution::default();
        // What stands for a node is known before the nodes that it dominates are visited.
        for &node in dom.preorder() {
            if let (Some(value), Some(idom)) = (values[node.index()], dom.idom(node))
                && let Some(dominator) = values[idom.index()]
            {
                substitution.replace(value, dominator);
                values[node.index()] = Some(dominator);
            }
        }
        let mut kept = Vec::new();
        for (id, phi) in self.phis.iter() {
            if !dom.is_reachable(node_of(id)) {
                // It has no argument but itself and others like it: no write reaches it.
                let poison = dfg.poison(dfg.ty(phi.value));
                substitution.replace(phi.value, poison);
            } else if values[node_of(id).index()] == Some(phi.value) {
                kept.push(id);
            }
        }
        (substitution, kept)
    }

    /// Puts the parameters that stay behind those of their blocks, and their arguments behind those
    /// of the branches.
    fn attach(
        &self,
        dfg: &mut Dfg,
        kept: &[Phi],
        substitution: &mut Substitution,
        layout: &crate::layout::Layout,
    ) {
        for &phi in kept {
            dfg.attach_param(self.phis[phi].value);
            for (edge, arg) in self.args(phi) {
                let arg = substitution.find(arg);
                if let Some(branch) = layout.last_inst(edge.from) {
                    dfg.push_target_arg(branch, edge.target, arg);
                }
            }
        }
    }
}

/// The graph of values: from one root to the values that are no parameters of variables, and from
/// each value to the parameters that it is an argument of.
struct ValueGraph {
    /// The graph with its edges turned round.
    reverse: Cfg,
    root: Block,
}

impl FlowGraph for ValueGraph {
    type Node = Block;

    fn num_nodes(&self) -> usize {
        self.reverse.num_nodes()
    }

    fn entry(&self) -> Option<Block> {
        Some(self.root)
    }

    fn succs(&self, node: Block) -> &[Block] {
        self.reverse.preds(node)
    }

    fn preds(&self, node: Block) -> &[Block] {
        self.reverse.succs(node)
    }
}

#[cfg(test)]
mod tests;
