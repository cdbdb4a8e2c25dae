//! Removes block parameters that always stand for one other value.
//!
//! A parameter is trivial if all its arguments are one value or the parameter itself. That value
//! dominates the parameter, because every path from the entry to the block brings it along, and
//! takes its place. Removing one may make others trivial. An argument that is poison agrees with a
//! constant and with a parameter of the function, which are there everywhere and more defined.
//!
//! In a function with reducible control flow no removable copy is left (Braun et al. 2013, section
//! 3.1); in irreducible parts groups of parameters that only feed each other may stay.
//!
//! Edges stay as they are. The value inherits the name of the parameter; no location is concerned.
//!
//! Values only ever become equal, so an argument that was found equal to those before it need not
//! be looked at again: each is compared once, however often its parameter is visited.

use super::Changed;
use super::block_params::retain_params;
use crate::analysis::Analyses;
use cranelift_entity::EntitySet;
use irc_ir::dfg::{ConstData, Substitution, ValueDef};
use irc_ir::dominance::Cfg;
use irc_ir::entity::Value;
use irc_ir::function::Function;

/// Removes block parameters that always stand for one other value.
pub fn remove_trivial_params(func: &mut Function, analyses: &Analyses) -> Changed {
    if func.layout.blocks().skip(1).all(|block| func.dfg.params(block).is_empty()) {
        return Changed::No;
    }
    let mut copies = Copies::collect(func, analyses.cfg(func));
    let mut substitution = Substitution::default();
    let mut removed = EntitySet::new();
    let mut work: Vec<usize> = (0..copies.params.len()).rev().collect();
    while let Some(i) = work.pop() {
        if copies.params[i].removed {
            continue;
        }
        if let Some(value) = copies.only_value(func, &mut substitution, i) {
            let param = copies.params[i].value;
            copies.params[i].removed = true;
            removed.insert(param);
            func.inherit_name(param, value);
            substitution.replace(param, value);
            work.extend(copies.users(i).iter().map(|&user| user as usize));
        }
    }
    if substitution.is_empty() {
        return Changed::No;
    }
    func.substitute(&mut substitution);
    retain_params(func, |param| !removed.contains(param));
    Changed::Yes
}

/// No index.
const NONE: u32 = u32::MAX;

struct Param {
    value: Value,
    removed: bool,
    /// The first argument that is neither poison nor the parameter itself.
    first: Option<Value>,
    poison: Option<Value>,
    /// The arguments not yet known to equal `first`, or the parameter, or to be poison.
    rest: std::ops::Range<u32>,
}

impl Param {
    /// Whether one more argument equals those seen, as far as it matters; if so, it is seen.
    fn agrees_with(&mut self, func: &Function, arg: Value) -> bool {
        if func.dfg.as_const(arg) == Some(ConstData::Poison) {
            self.poison = Some(arg);
            return true;
        }
        arg == self.value || *self.first.get_or_insert(arg) == arg
    }
}

/// The parameters of all blocks but the entry, in reverse postorder, and their arguments.
#[derive(Default)]
struct Copies {
    params: Vec<Param>,
    /// By block, the index in `params` of its first parameter, if it has any and is reachable.
    firsts: Vec<u32>,
    /// The arguments of the parameters, one list after the other.
    args: Vec<Value>,
    /// The parameters that parameter `i` is an argument of, from `user_starts[i]` on.
    users: Vec<u32>,
    user_starts: Vec<u32>,
}

impl Copies {
    fn collect(func: &Function, cfg: &Cfg) -> Copies {
        let mut copies = Copies { firsts: vec![NONE; func.dfg.num_blocks()], ..Copies::default() };
        for block in cfg.reverse_postorder().skip(1) {
            copies.firsts[block.as_u32() as usize] = copies.params.len() as u32;
            for (number, &value) in func.dfg.params(block).iter().enumerate() {
                let start = copies.args.len() as u32;
                let args = cfg.pred_edges(block).filter_map(|edge| func.edge_arg(edge, number));
                copies.args.extend(args);
                let rest = start..copies.args.len() as u32;
                copies.params.push(Param {
                    value,
                    removed: false,
                    first: None,
                    poison: None,
                    rest,
                });
            }
        }
        copies.collect_users(func);
        copies
    }

    /// Turns the lists of arguments round by a counting sort.
    fn collect_users(&mut self, func: &Function) {
        let mut starts = vec![0u32; self.params.len() + 1];
        for &arg in &self.args {
            if let Some(i) = self.param_index(func, arg) {
                starts[i + 1] += 1;
            }
        }
        for i in 0..self.params.len() {
            starts[i + 1] += starts[i];
        }
        let mut next = starts.clone();
        self.users = vec![0; starts[self.params.len()] as usize];
        for (user, param) in self.params.iter().enumerate() {
            for at in param.rest.clone() {
                if let Some(i) = self.param_index(func, self.args[at as usize]) {
                    self.users[next[i] as usize] = user as u32;
                    next[i] += 1;
                }
            }
        }
        self.user_starts = starts;
    }

    /// The index in `params` of a parameter of a reachable block other than the entry.
    fn param_index(&self, func: &Function, value: Value) -> Option<usize> {
        let ValueDef::Param(block, number) = func.dfg.def(value) else { return None };
        let first = self.firsts[block.as_u32() as usize];
        (first != NONE).then(|| (first + number) as usize)
    }

    fn users(&self, i: usize) -> &[u32] {
        &self.users[self.user_starts[i] as usize..self.user_starts[i + 1] as usize]
    }

    /// The value that parameter `i` always stands for, if there is just one.
    fn only_value(
        &mut self,
        func: &Function,
        substitution: &mut Substitution,
        i: usize,
    ) -> Option<Value> {
        let Copies { params, args, .. } = self;
        let param = &mut params[i];
        if let Some(first) = param.first.take() {
            param.agrees_with(func, substitution.find(first));
        }
        for at in param.rest.clone() {
            if !param.agrees_with(func, substitution.find(args[at as usize])) {
                return None;
            }
            param.rest.start = at + 1;
        }
        match (param.first, param.poison) {
            (Some(value), Some(_)) => Some(value).filter(|&value| is_everywhere(func, value)),
            (first, poison) => first.or(poison),
        }
    }
}

/// Whether a value is there in every block.
fn is_everywhere(func: &Function, value: Value) -> bool {
    match func.dfg.def(value) {
        ValueDef::Const(_) => true,
        ValueDef::Param(block, _) => Some(block) == func.layout.entry(),
        ValueDef::Result(..) => false,
    }
}
