//! Which functions an address may be that of.

use irc_ir::entity::{FuncId, Value};
use irc_ir::function::Function;
use irc_ir::op::{Opcode, Payload};
use std::collections::HashSet;

/// At most this many values are looked at.
const MAX_VALUES: usize = 256;

/// The functions that an address is chosen from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CallTargets {
    /// Those that are known, each once.
    pub funcs: Vec<FuncId>,
    /// Whether there are no others.
    pub is_all: bool,
}

impl CallTargets {
    /// Those that an address may be that of, by `func_addr` and `select`.
    pub fn of(func: &Function, address: Value) -> CallTargets {
        let dfg = &func.dfg;
        let mut targets = CallTargets { funcs: Vec::new(), is_all: true };
        let (mut work, mut seen) = (vec![address], HashSet::new());
        while let Some(value) = work.pop() {
            if !seen.insert(value) {
                continue;
            }
            let def = dfg.def_inst(value).filter(|_| seen.len() <= MAX_VALUES);
            match def.map(|def| (dfg.opcode(def), dfg.inst(def).payload, dfg.args(def))) {
                Some((Opcode::FuncAddr, Payload::Func(id), _)) if !targets.funcs.contains(&id) => {
                    targets.funcs.push(id);
                }
                Some((Opcode::FuncAddr, ..)) => {}
                Some((Opcode::Select, _, &[_, x, y])) => work.extend([x, y]),
                _ => targets.is_all = false,
            }
        }
        targets
    }
}
