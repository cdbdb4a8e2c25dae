//! The verifier of machine code.
//!
//! It checks, in this order (a later one only if those before found nothing):
//! - **Structure.** There is an entry, which no edge enters and which has no parameters; every
//!   block stands once in the order; every edge leads to a block that does.
//! - **Instructions.** The operands have the shapes that the row asks for and no rule excludes the
//!   form; registers have the classes that operands take; control flow is in terminators only, and
//!   what ends a function or program by an instruction is one that does.
//! - **Edges.** Each gives every parameter of its block one argument of the same class, a register
//!   or a constant. Allocated code has neither parameters nor arguments.
//! - **Definitions.** In SSA form a register is written once, and that dominates its uses.
//!   A register that is read and written in place ([`Role::Tied`]) is used there. In allocated
//!   code every path to a read has a write of the register on it.

use super::{Code, Edge, MirFunction, Terminator, VReg};
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntityRef, EntitySet, SecondaryMap};
use irc_ir::dominance::{Cfg, Dominators};
use irc_ir::entity::Block;
use irc_ir::op::ptx::is_control;
use irc_ptx::graph::FlowGraph;
use irc_ptx::isa::{InstEffects, RegClass, Role};
use irc_ptx::{Body, Inst, Operand, Origin, Reg};
use rustc_hash::FxHashSet;

/// What is wrong with machine code.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}{message}", place(*.at))]
pub struct MirFault {
    /// The block, and which of its statements, counted from 0; the terminator comes behind all.
    pub at: Option<(Block, usize)>,
    /// The IR instruction that it came from, if it is known.
    pub origin: PackedOption<Origin>,
    /// What is wrong.
    pub message: String,
}

fn place(at: Option<(Block, usize)>) -> String {
    at.map(|(block, index)| format!("{block}, statement {index}: ")).unwrap_or_default()
}

/// Checks all that the module doc lists.
pub fn verify(mir: &MirFunction) -> Result<(), Vec<MirFault>> {
    let mut verifier = Verifier { mir, faults: Vec::new() };
    let definitions = if mir.is_allocated { Verifier::writes } else { Verifier::definitions };
    for check in [Verifier::structure, Verifier::instructions, Verifier::edges, definitions] {
        check(&mut verifier);
        if !verifier.faults.is_empty() {
            return Err(verifier.faults);
        }
    }
    Ok(())
}

struct Verifier<'a> {
    mir: &'a MirFunction,
    faults: Vec<MirFault>,
}

/// Where a register is written: the block, and the number of the statement plus one, or 0 for a
/// parameter.
type Definition = (Block, usize);

impl Verifier<'_> {
    fn fault(&mut self, at: Option<(Block, usize)>, origin: PackedOption<Origin>, message: String) {
        self.faults.push(MirFault { at, origin, message });
    }

    /// A fault of the terminator of a block.
    fn ending(&mut self, id: Block, message: String) {
        let block = self.mir.block(id);
        self.fault(Some((id, block.code.len())), block.origin, message);
    }

    fn structure(&mut self) {
        let mir = self.mir;
        let Some(&entry) = mir.order.first() else {
            return self.fault(None, None.into(), "there are no blocks".to_owned());
        };
        let mut stands = EntitySet::new();
        for &id in &mir.order {
            if mir.blocks.get(id).is_none_or(Option::is_none) {
                return self.fault(
                    None,
                    None.into(),
                    format!("`{id}` is in the order but does not exist"),
                );
            }
            if !stands.insert(id) {
                self.fault(None, None.into(), format!("`{id}` is in the order twice"));
            }
        }
        if !mir.block(entry).params.is_empty() {
            self.fault(None, None.into(), format!("the entry `{entry}` has parameters"));
        }
        for &id in &mir.order {
            for edge in mir.block(id).terminator.edges() {
                if !stands.contains(edge.block) {
                    self.ending(id, format!("`{}` is not in the function", edge.block));
                } else if edge.block == entry {
                    self.ending(id, format!("an edge enters the entry `{entry}`"));
                }
            }
        }
    }

    fn instructions(&mut self) {
        let mir = self.mir;
        for &id in &mir.order {
            let block = mir.block(id);
            for (index, code) in block.code.iter().enumerate() {
                let Code::Inst(inst) = code else { continue };
                let faults = self.instruction(inst);
                let is_end = inst.row().effects.contains(InstEffects::TERMINATOR);
                let control =
                    is_end.then(|| "control flow is only allowed in terminators".to_owned());
                for message in faults.into_iter().chain(control) {
                    let message = format!("`{}`: {message}", inst.mnemonic());
                    self.fault(Some((id, index)), inst.origin, message);
                }
            }
            if let Terminator::Stop(inst) = &block.terminator {
                let effects = inst.row().effects;
                let ends = effects.contains(InstEffects::TERMINATOR)
                    || effects.contains(InstEffects::TRAP);
                let names_a_target = is_control(inst.row()) && !inst.operands.is_empty();
                let wrong = !ends || names_a_target || inst.guard.is_some();
                let wrong = wrong.then(|| "it is not a terminator of the function".to_owned());
                for message in self.instruction(inst).into_iter().chain(wrong) {
                    self.ending(id, format!("`{}`: {message}", inst.mnemonic()));
                }
            }
        }
    }

    /// What is wrong with an instruction by itself.
    fn instruction(&self, inst: &Inst<VReg>) -> Option<String> {
        let classes = &self.mir.classes;
        let mut unknown = None;
        inst.visit_regs(|reg, _| {
            if !classes.is_valid(reg) {
                unknown = Some(reg);
            }
        });
        if let Some(reg) = unknown {
            return Some(format!("there is no register {reg}"));
        }
        if !inst.operands_fit() || !inst.parts_are_allowed() {
            return Some("the operands do not match the row".to_owned());
        }
        if let Some(why) = inst.exclusion() {
            return Some(format!("does not exist in this form: {why}"));
        }
        let spelled = inst.clone().map_regs(|reg, _| Reg::new(classes[reg], reg.as_u32()));
        spelled.check_registers(&Body::default()).err().map(|error| error.to_string())
    }

    fn edges(&mut self) {
        let mir = self.mir;
        for &id in &mir.order {
            let block = mir.block(id);
            if mir.is_allocated && !block.params.is_empty() {
                self.fault(
                    Some((id, 0)),
                    None.into(),
                    "a block of allocated code has parameters".to_owned(),
                );
            }
            let read = match block.terminator {
                Terminator::Branch { pred, .. } => Some((pred, RegClass::Pred)),
                Terminator::Table { index, .. } => Some((index, RegClass::B32)),
                _ => None,
            };
            if let Some((reg, wanted)) = read
                && mir.classes.get(reg) != Some(&wanted)
            {
                self.ending(id, format!("the terminator reads a register of class {wanted}"));
            }
            if matches!(&block.terminator, Terminator::Table { targets, .. } if targets.is_empty())
            {
                self.ending(id, "the table has no targets".to_owned());
            }
            for edge in block.terminator.edges() {
                if let Some(message) = self.edge(edge) {
                    self.ending(id, format!("the edge to `{}` {message}", edge.block));
                }
            }
        }
    }

    /// What is wrong with the arguments of an edge.
    fn edge(&self, edge: &Edge) -> Option<String> {
        let params = &self.mir.block(edge.block).params;
        if params.len() != edge.args.len() {
            let (given, wanted) = (edge.args.len(), params.len());
            return Some(format!("passes {given} arguments; the block takes {wanted}"));
        }
        let pairs = params.iter().zip(&edge.args);
        let is_wrong = |(&param, arg): (&VReg, &Operand<VReg>)| {
            let class = self.mir.classes.get(param).copied();
            let fits = match arg {
                Operand::Reg(reg) => {
                    class.is_some() && self.mir.classes.get(*reg) == class.as_ref()
                }
                Operand::Int(_) => class.is_some(),
                Operand::F32(_) => class == Some(RegClass::B32),
                Operand::F64(_) => class == Some(RegClass::B64),
                Operand::Symbol(..) => matches!(class, Some(RegClass::B32 | RegClass::B64)),
                _ => false,
            };
            !fits
        };
        let at = pairs.enumerate().find(|(_, pair)| is_wrong(*pair))?.0;
        Some(format!("passes parameter {at} a value that it cannot hold"))
    }

    /// The control flow.
    fn cfg(&self) -> Cfg {
        let mir = self.mir;
        let count = mir.order.iter().map(|block| block.index() + 1).max().unwrap_or(0);
        let mut stands = EntitySet::new();
        mir.order.iter().for_each(|&block| _ = stands.insert(block));
        Cfg::from_successors(count, mir.order.first().copied(), |block, add| {
            // Layout leaves blocks out that nothing reaches.
            if stands.contains(block) {
                mir.block(block).terminator.edges().for_each(|edge| add(edge.block));
            }
        })
    }

    /// Calls `visit` for each register that is read or written, in order, with the place.
    fn visit(&self, id: Block, mut visit: impl FnMut(VReg, Role, usize)) {
        let block = self.mir.block(id);
        for (index, code) in block.code.iter().enumerate() {
            if let Code::Inst(inst) = code {
                // An instruction reads before it writes.
                inst.visit_regs(|reg, role| {
                    if role != Role::Def {
                        visit(reg, role, index);
                    }
                });
                inst.visit_regs(|reg, role| {
                    if role == Role::Def {
                        visit(reg, role, index);
                    }
                });
            }
        }
        let end = block.code.len();
        block.terminator.visit_regs(|reg, role| visit(reg, role, end));
        for arg in block.terminator.edges().flat_map(|edge| &edge.args) {
            if let Operand::Reg(reg) = *arg {
                visit(reg, Role::Use, end);
            }
        }
    }

    /// What a register is called in messages.
    fn name(&self, reg: VReg) -> String {
        format!("`{}{}`", self.mir.classes[reg].prefix(), reg.as_u32())
    }

    fn origin_of(&self, id: Block, index: usize) -> PackedOption<Origin> {
        let block = self.mir.block(id);
        match block.code.get(index) {
            Some(Code::Inst(inst)) => inst.origin,
            Some(Code::Plain(_)) => None.into(),
            None => block.origin,
        }
    }

    /// SSA: each register is written once, before all that reads it.
    fn definitions(&mut self) {
        let mir = self.mir;
        let mut definitions: SecondaryMap<VReg, Option<Definition>> = SecondaryMap::new();
        let mut twice = Vec::new();
        for &id in &mir.order {
            for &param in &mir.block(id).params {
                if definitions[param].replace((id, 0)).is_some() {
                    twice.push((param, id, 0));
                }
            }
            self.visit(id, |reg, role, index| {
                if role == Role::Def && definitions[reg].replace((id, index + 1)).is_some() {
                    twice.push((reg, id, index));
                }
            });
        }
        for (reg, id, index) in twice {
            let message = format!("{} is written twice", self.name(reg));
            self.fault(Some((id, index)), self.origin_of(id, index), message);
        }
        let dom = Dominators::new(&self.cfg());
        let mut wrong = Vec::new();
        for &id in mir.order.iter().filter(|&&id| dom.is_reachable(id)) {
            self.visit(id, |reg, role, index| {
                let is_before = definitions[reg].is_some_and(|(block, at)| match block == id {
                    true => at <= index,
                    false => dom.dominates(block, id),
                });
                if role != Role::Def && !is_before {
                    wrong.push((reg, id, index));
                }
            });
        }
        for (reg, id, index) in wrong {
            let name = self.name(reg);
            let message = match definitions[reg] {
                Some(_) => format!("the definition of {name} does not dominate this use"),
                None => format!("{name} is never written"),
            };
            self.fault(Some((id, index)), self.origin_of(id, index), message);
        }
    }

    /// Allocated code: there is a write on every path to a read.
    fn writes(&mut self) {
        let mir = self.mir;
        let cfg = self.cfg();
        // Registers that blocks read before they write them, with the first place; and writes.
        let mut exposed: SecondaryMap<VReg, Vec<(Block, usize)>> = SecondaryMap::new();
        let mut written: FxHashSet<(VReg, Block)> = FxHashSet::default();
        let reachable: Vec<Block> = cfg.reverse_postorder().collect();
        for &id in &reachable {
            self.visit(id, |reg, role, index| {
                if role != Role::Def && !written.contains(&(reg, id)) {
                    exposed[reg].push((id, index));
                }
                if role != Role::Use {
                    written.insert((reg, id));
                }
            });
        }
        let mut seen: SecondaryMap<Block, Option<VReg>> = SecondaryMap::new();
        for reg in mir.classes.keys() {
            let mut work: Vec<(Block, (Block, usize))> =
                exposed[reg].iter().map(|&read| (read.0, read)).collect();
            while let Some((id, read)) = work.pop() {
                if cfg.entry() == Some(id) {
                    let message =
                        format!("{} is not written on every path before this read", self.name(reg));
                    self.fault(Some(read), self.origin_of(read.0, read.1), message);
                    break;
                }
                for &pred in cfg.preds(id) {
                    if !written.contains(&(reg, pred)) && seen[pred] != Some(reg) {
                        seen[pred] = Some(reg);
                        work.push((pred, read));
                    }
                }
            }
        }
    }
}
