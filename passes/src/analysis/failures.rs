//! Ways that end the program, which part nobody: who goes on has come the other way.

use cranelift_entity::EntitySet;
use irc_ir::entity::Block;
use irc_ir::function::Function;
use irc_ir::op::{Opcode, Payload};

/// Branches do not go to blocks that only lead to the end of the program, if there is another way.
pub fn forget_failures(func: &mut Function) {
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
