//! Ways that end the program, which part nobody: who goes on has come the other way.

use cranelift_entity::{EntitySet, SecondaryMap};
use irc_ir::dominance::Cfg;
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
    let cfg = Cfg::new(func);
    let mut doomed = EntitySet::new();
    // How many edges leave a block for one from which there may be a way on.
    let mut open: SecondaryMap<Block, usize> = SecondaryMap::new();
    let mut work = Vec::new();
    for block in func.layout.blocks() {
        let Some(end) = func.terminator(block) else { continue };
        open[block] = func.dfg.targets(end).len();
        if matches!(func.dfg.opcode(end), Opcode::Trap | Opcode::Unreachable) {
            work.push(block);
        }
    }
    while let Some(block) = work.pop() {
        doomed.insert(block);
        for edge in cfg.pred_edges(block) {
            open[edge.from] -= 1;
            if open[edge.from] == 0 {
                work.push(edge.from);
            }
        }
    }
    doomed
}

#[cfg(test)]
mod tests {
    use super::*;
    use irc_ir::text::parse_module;
    use std::fmt::Write as _;

    /// The blocks of a function that are doomed, by name.
    fn doomed(body: &str) -> Vec<String> {
        let parsed = parse_module(&format!("kernel @k(%c: i1, %n: i32) {{\n{body}}}\n"));
        let module = parsed.unwrap_or_else(|errors| panic!("{errors:?}")).module;
        let (_, func) = module.funcs().next().expect("there is one");
        let doomed = doomed_blocks(func);
        let blocks = func.layout.blocks().filter(|&block| doomed.contains(block));
        blocks.filter_map(|block| func.block_name(block).map(str::to_owned)).collect()
    }

    #[test]
    fn a_block_is_doomed_if_all_its_ways_are() {
        let body = "
            entry: switch %n, last [1: both, 2: one, 3: spin]
            both: condbr %c, trapped, lost
            one: condbr %c, trapped, last
            twice: condbr %c, both, both
            trapped: trap
            lost: br trapped
            spin: br spin
            last: ret
        ";
        assert_eq!(doomed(body), ["both", "twice", "trapped", "lost"]);
    }

    /// Each block goes up to the one before it: a sweep over all blocks for each would not end.
    #[test]
    fn long_ways_up_are_followed_once() {
        let mut body = "entry: br b200000\nb0: trap\n".to_owned();
        for i in 1..=200_000 {
            let _ = writeln!(body, "b{i}: br b{}", i - 1);
        }
        assert_eq!(doomed(&body).len(), 200_002);
    }
}
