//! The copy of a module that the analysis looks at.

use crate::lower::Lowered;
use cranelift_entity::EntitySet;
use irc_ir::cursor::Cursor;
use irc_ir::dfg::Substitution;
use irc_ir::entity::{Block, Inst};
use irc_ir::function::Function;
use irc_ir::module::Module;
use irc_ir::op::{Opcode, Payload};
use irc_ir::types::{Space, Type};
use irc_passes::analysis::Analyses;
use irc_passes::pipeline::pass;

/// Threads of a row of which only is known that it is made of whole warps.
const ROW: [u32; 3] = [1024, 1, 1];

/// A copy in which threads part only where it matters.
pub(super) fn copy(lowered: &Lowered) -> Module {
    let mut module = lowered.module.clone();
    let (types, funcs) = module.types_and_funcs_mut();
    for (_, func) in funcs.filter(|(_, func)| !func.is_declaration()) {
        forget_failures(func);
        for name in ["remove_unreachable_blocks", "sroa"] {
            let pass = pass(name).expect("the list has this pass");
            (pass.run)(func, types, &Analyses::default());
        }
        trust_memory(func);
        if lowered.one_axis {
            func.attrs.reqntid.get_or_insert(ROW);
        }
    }
    module
}

/// Branches do not go to blocks that only lead to the end of the program, if there is another way.
fn forget_failures(func: &mut Function) {
    let doomed = doomed_blocks(func);
    let blocks: Vec<Block> = func.layout.blocks().collect();
    for block in blocks {
        let Some(branch) = func.terminator(block) else { continue };
        let targets = func.dfg.targets(branch);
        let Some(way) = targets.iter().position(|call| !doomed.contains(call.block)) else {
            continue;
        };
        match func.dfg.inst(branch).payload {
            Payload::Branch(targets) if doomed.contains(targets[1 - way].block) => {
                func.dfg.replace_inst(branch, Opcode::Br, Payload::Jump(targets[way]), &[]);
            }
            Payload::Switch(_) => {
                let targets = func.dfg.targets_mut(branch);
                let other = targets[way];
                for target in targets.iter_mut().filter(|call| doomed.contains(call.block)) {
                    *target = other;
                }
            }
            _ => {}
        }
    }
}

/// The blocks from which every way ends the program.
fn doomed_blocks(func: &Function) -> EntitySet<Block> {
    let mut doomed: EntitySet<Block> = EntitySet::new();
    let blocks: Vec<Block> = func.layout.blocks().collect();
    let mut changed = true;
    while changed {
        changed = false;
        // Most branches go down.
        for &block in blocks.iter().rev() {
            let Some(end) = func.terminator(block).filter(|_| !doomed.contains(block)) else {
                continue;
            };
            let targets = func.dfg.targets(end);
            let is_doomed = match func.dfg.opcode(end) {
                Opcode::Trap | Opcode::Unreachable => true,
                _ => !targets.is_empty() && targets.iter().all(|call| doomed.contains(call.block)),
            };
            if is_doomed {
                doomed.insert(block);
                changed = true;
            }
        }
    }
    doomed
}

/// What is read from memory of all threads is as uniform as its address, and `freeze` keeps what
/// it gets.
fn trust_memory(func: &mut Function) {
    let insts: Vec<Inst> = func.insts().collect();
    let mut frozen = Substitution::default();
    for inst in insts {
        match (func.dfg.opcode(inst), func.dfg.inst(inst).payload) {
            (Opcode::Freeze, _) => {
                if let Some(result) = func.dfg.first_result(inst) {
                    let operand = func.dfg.args(inst)[0];
                    frozen.replace(result, operand);
                }
            }
            (Opcode::Load, Payload::Mem(flags)) if !flags.is_strong() => {
                let address = func.dfg.args(inst)[0];
                if func.dfg.ty(address) == Type::Ptr(Space::Shared) {
                    let ty = [Type::Ptr(Space::Generic)];
                    let mut before = Cursor::before(func, inst);
                    let cast = before.insert(Opcode::Addrcast, Payload::None, &[address], &ty);
                    let generic = func.dfg.first_result(cast).expect("a cast has a result");
                    func.dfg.args_mut(inst)[0] = generic;
                }
                if let Payload::Mem(flags) = &mut func.dfg.inst_mut(inst).payload {
                    flags.nc = true;
                }
            }
            _ => {}
        }
    }
    func.substitute(&mut frozen);
}
