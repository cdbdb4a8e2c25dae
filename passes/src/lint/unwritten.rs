//! Variables that are read where nothing may have been written.
//!
//! Two sorts of variables: stack slots, whose address is only used to load and store at constant
//! offsets, and parameters of blocks that get the literal `poison` on some way (what the builder
//! makes of a variable that was not written there). Of a slot, a store to any part counts as a
//! write. Where a value is only carried (stored, passed on, selected, frozen), nothing is said.

use cranelift_entity::{EntityRef, SecondaryMap};
use irc_ir::dfg::{ConstData, ValueDef};
use irc_ir::dominance::Cfg;
use irc_ir::entity::{Block, FuncId, Inst, StackSlot, Value};
use irc_ir::function::Function;
use irc_ir::module::Module;
use irc_ir::op::{Opcode, Payload};
use irc_ptx::graph::FlowGraph;

/// A variable that is read where it may not have been written.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Unwritten {
    /// The function.
    pub func: FuncId,
    /// The variable.
    pub variable: Variable,
    /// The instruction that reads it.
    pub read: Inst,
    /// Of a slot an instruction that writes it, of a parameter a branch that gives it a value;
    /// nothing if there is none.
    pub written: Option<Inst>,
    /// Of a parameter the branch that gives it `poison`.
    pub poison: Option<Inst>,
}

/// A variable of a function.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Variable {
    /// A stack slot.
    Slot(StackSlot),
    /// A parameter of a block.
    Param(Value),
}

/// Finds the variables of all functions that may be read before they are written.
pub fn unwritten(module: &Module) -> Vec<Unwritten> {
    let mut found = Vec::new();
    for (id, func) in module.funcs().filter(|(_, func)| !func.is_declaration()) {
        let cfg = Cfg::new(func);
        slots(id, func, &cfg, &mut found);
        params(id, func, &cfg, &mut found);
    }
    found
}

// ---- stack slots ----

/// What an instruction does with a slot.
#[derive(Copy, Clone)]
enum Access {
    Read,
    Write,
}

/// What is known of the slots of a function.
struct Slots {
    /// By value, the slot that it is an address in.
    address: SecondaryMap<Value, Option<StackSlot>>,
    /// By slot, whether all its uses are seen.
    is_plain: SecondaryMap<StackSlot, bool>,
}

impl Slots {
    fn new(func: &Function, cfg: &Cfg) -> Slots {
        let mut address: SecondaryMap<Value, Option<StackSlot>> = SecondaryMap::new();
        let mut is_plain = SecondaryMap::with_default(true);
        // Addresses are made above their uses in reverse postorder, as they are no parameters.
        for inst in cfg.reverse_postorder().flat_map(|block| func.layout.insts(block)) {
            let args = func.dfg.args(inst);
            let slot = match (func.dfg.opcode(inst), func.dfg.inst(inst).payload) {
                (Opcode::SlotAddr, Payload::Slot(slot)) => Some(slot),
                (Opcode::Ptradd | Opcode::Addrcast, _) if args.len() == 1 => address[args[0]],
                _ => None,
            };
            if let (Some(slot), Some(result)) = (slot, func.dfg.first_result(inst)) {
                address[result] = Some(slot);
                continue;
            }
            let accessed = access(func, inst).map(|(_, at)| at);
            func.dfg.for_each_use(inst, |value| {
                if let Some(slot) = address[value].filter(|_| accessed != Some(value)) {
                    is_plain[slot] = false;
                }
            });
            // An address that is also the value that is stored there.
            if func.dfg.opcode(inst) == Opcode::Store
                && let Some(slot) = address[args[0]]
            {
                is_plain[slot] = false;
            }
        }
        // What nobody wrote is no mistake where it begins as something.
        for (slot, _) in func.slots.iter().filter(|(_, data)| data.frozen) {
            is_plain[slot] = false;
        }
        Slots { address, is_plain }
    }

    /// What an instruction does with a slot all of whose uses are seen.
    fn access(&self, func: &Function, inst: Inst) -> Option<(Access, StackSlot)> {
        let (access, at) = access(func, inst)?;
        self.address[at].filter(|&slot| self.is_plain[slot]).map(|slot| (access, slot))
    }
}

/// Whether an instruction reads or writes at an address, and at which.
fn access(func: &Function, inst: Inst) -> Option<(Access, Value)> {
    let args = func.dfg.args(inst);
    match func.dfg.opcode(inst) {
        Opcode::Load => Some((Access::Read, args[0])),
        Opcode::Store => Some((Access::Write, args[1])),
        Opcode::Memset => Some((Access::Write, args[0])),
        _ => None,
    }
}

fn slots(id: FuncId, func: &Function, cfg: &Cfg, found: &mut Vec<Unwritten>) {
    let slots = Slots::new(func, cfg);
    let count = func.slots.len() as u32;
    for first in (0..count).step_by(64) {
        Chunk { func, cfg, slots: &slots, first }.check(id, found);
    }
}

/// 64 slots, one in each bit of a word.
struct Chunk<'a> {
    func: &'a Function,
    cfg: &'a Cfg,
    slots: &'a Slots,
    first: u32,
}

impl Chunk<'_> {
    /// The access of an instruction to a slot of the chunk, and the slot's bit.
    fn access(&self, inst: Inst) -> Option<(Access, StackSlot, u64)> {
        let (access, slot) = self.slots.access(self.func, inst)?;
        let bit = slot.as_u32().checked_sub(self.first).filter(|&bit| bit < 64)?;
        Some((access, slot, 1 << bit))
    }

    fn check(&self, id: FuncId, found: &mut Vec<Unwritten>) {
        let written = self.written();
        let mut told = 0u64;
        for block in self.cfg.reverse_postorder() {
            let mut here = self.at_entry(block, &written);
            for inst in self.func.layout.insts(block) {
                match self.access(inst) {
                    Some((Access::Write, _, bit)) => here |= bit,
                    Some((Access::Read, slot, bit)) if (here | told) & bit == 0 => {
                        told |= bit;
                        let variable = Variable::Slot(slot);
                        let written = self.a_write(slot);
                        let poison = None;
                        found.push(Unwritten { func: id, variable, read: inst, written, poison });
                    }
                    _ => {}
                }
            }
        }
    }

    /// An instruction that writes a slot, the first in the text.
    fn a_write(&self, slot: StackSlot) -> Option<Inst> {
        let is_write =
            |&inst: &Inst| matches!(self.access(inst), Some((Access::Write, of, _)) if of == slot);
        self.func.insts().find(is_write)
    }

    /// The slots that are written on every path to the start of a block.
    fn at_entry(&self, block: Block, written: &[u64]) -> u64 {
        if self.func.layout.entry() == Some(block) {
            return 0;
        }
        let preds = self.cfg.preds(block).iter();
        preds.fold(u64::MAX, |all, pred| all & written[pred.index()])
    }

    /// By block, the slots that are written on every path to its end: the greatest fixed point.
    fn written(&self) -> Vec<u64> {
        let mut own = vec![0u64; self.cfg.num_nodes()];
        for block in self.cfg.reverse_postorder() {
            for inst in self.func.layout.insts(block) {
                if let Some((Access::Write, _, bit)) = self.access(inst) {
                    own[block.index()] |= bit;
                }
            }
        }
        let mut written = vec![u64::MAX; self.cfg.num_nodes()];
        let mut changed = true;
        while changed {
            changed = false;
            for block in self.cfg.reverse_postorder() {
                let now = self.at_entry(block, &written) | own[block.index()];
                changed |= std::mem::replace(&mut written[block.index()], now) != now;
            }
        }
        written
    }
}

// ---- parameters of blocks ----

/// Whether an operand is only carried, so that poison there decides nothing yet.
fn is_carried(opcode: Opcode, operand: usize) -> bool {
    match opcode {
        Opcode::Store | Opcode::Insert | Opcode::Shuffle => operand == 0,
        Opcode::Select => operand > 0,
        Opcode::CallIndirect => operand > 0,
        Opcode::Call | Opcode::Ret | Opcode::Freeze | Opcode::Vbuild => true,
        Opcode::Bitcast | Opcode::Splat | Opcode::Extract => true,
        _ => false,
    }
}

fn params(id: FuncId, func: &Function, cfg: &Cfg, found: &mut Vec<Unwritten>) {
    let poisoned = poisoned(func, cfg);
    if poisoned.is_empty() {
        return;
    }
    let mut ways: SecondaryMap<Value, Option<Inst>> = SecondaryMap::new();
    poisoned.iter().for_each(|&(param, branch)| ways[param] = Some(branch));
    for inst in cfg.reverse_postorder().flat_map(|block| func.layout.insts(block)) {
        for (i, &arg) in func.dfg.args(inst).iter().enumerate() {
            let Some(branch) = ways[arg].filter(|_| !is_carried(func.dfg.opcode(inst), i)) else {
                continue;
            };
            ways[arg] = None;
            let variable = Variable::Param(arg);
            let (written, poison) = (a_value(func, cfg, arg), Some(branch));
            found.push(Unwritten { func: id, variable, read: inst, written, poison });
        }
    }
}

/// The parameters that may get the literal `poison`, and the branch that it comes from.
fn poisoned(func: &Function, cfg: &Cfg) -> Vec<(Value, Inst)> {
    let mut from: SecondaryMap<Value, Option<Inst>> = SecondaryMap::new();
    let mut found = Vec::new();
    let mut changed = true;
    while changed {
        changed = false;
        for block in cfg.reverse_postorder() {
            let Some(branch) = func.terminator(block) else { continue };
            for target in func.dfg.targets(branch) {
                let args = func.dfg.call_args(target).iter();
                for (&param, &arg) in func.dfg.params(target.block).iter().zip(args) {
                    let origin = if is_poison(func, arg) { Some(branch) } else { from[arg] };
                    if from[param].is_none()
                        && let Some(origin) = origin
                    {
                        from[param] = Some(origin);
                        found.push((param, origin));
                        changed = true;
                    }
                }
            }
        }
    }
    found
}

fn is_poison(func: &Function, value: Value) -> bool {
    matches!(func.dfg.as_const(value), Some(ConstData::Poison))
}

/// A branch that gives a parameter another value than the literal.
fn a_value(func: &Function, cfg: &Cfg, param: Value) -> Option<Inst> {
    let ValueDef::Param(block, index) = func.dfg.def(param) else { return None };
    cfg.pred_edges(block).find_map(|edge| {
        let arg = func.edge_arg(edge, index as usize)?;
        func.terminator(edge.from).filter(|_| !is_poison(func, arg) && arg != param)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use irc_ir::text::parse_module;

    /// Whether each finding has a write or value at all.
    fn found(body: &str) -> Vec<bool> {
        let text = format!("kernel @k(%c: i1, %n: i32, %p: ptr.global) {{\n{body}\n}}");
        let module = parse_module(&text).expect("it parses").module;
        unwritten(&module).iter().map(|found| found.written.is_some()).collect()
    }

    #[test]
    fn slots_written_on_one_way_are_found() {
        let slot = |first: &str, second: &str| {
            format!(
                "slot $s: i32\nentry:\n %a = slot_addr $s\n condbr %c, one, two\none:\n {first}
                 br meet\ntwo:\n {second}\n br meet\nmeet:\n %v = load.i32 %a\n store %v, %p\n ret"
            )
        };
        let store = "store %n, %a";
        assert_eq!(found(&slot(store, "")), [true]);
        assert_eq!(found(&slot("", "")), [false]);
        assert_eq!(found(&slot(store, store)), [false; 0]);
        // Who has the address may write.
        assert_eq!(found(&slot("store %a, %p", "")), [false; 0]);
        let array = "slot $s: [4 x i32]\nentry:\n %a = slot_addr $s\n %b = ptradd %a, %n * 4
             store %n, %b\n %v = load.i32 %b\n store %v, %p\n ret";
        assert_eq!(found(array), [false; 0]);
        let loop_ = "slot $s: i32\nentry:\n %a = slot_addr $s\n br head(0)\nhead(%i: i32):
             %more = icmp ult %i, %n\n condbr %more, body, done\nbody:\n store %i, %a
             %next = add %i, 1\n br head(%next)\ndone:\n %v = load.i32 %a\n store %v, %p\n ret";
        assert_eq!(found(loop_), [true]);
    }

    #[test]
    fn parameters_with_poison_are_found_where_they_decide() {
        let param = |reads: &str| {
            format!(
                "entry:\n condbr %c, one, two\none:\n br meet(%n)\ntwo:\n br meet(poison)
                 meet(%x: i32):\n {reads}\n ret"
            )
        };
        assert_eq!(found(&param("%y = add %x, 1")), [true]);
        assert_eq!(found(&param("%y = freeze %x\n %z = add %y, 1")), [false; 0]);
        assert_eq!(found(&param("store %x, %p")), [false; 0]);
        assert_eq!(found(&param("br on(%x)\non(%y: i32):\n %z = add %y, 1")), [true]);
    }
}
