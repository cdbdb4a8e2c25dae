//! Passes leave convergent instructions under the branches and in the loops where they were.

use super::apply;
use crate::analysis::{Cfg, Loops, PostDominators, random_graph};
use crate::pipeline::OptLevel;
use arbitrary::{Result, Unstructured};
use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::entity::{Block, Inst};
use irc_ir::function::{Function, FunctionKind};
use irc_ir::module::Module;
use irc_ir::op::MemFlags;
use irc_ir::signature::{Linkage, Signature};
use irc_ir::types::{I32, PTR};
use irc_ir::verify::verify_module;
use irc_ptx::graph::FlowGraph;
use std::collections::BTreeSet;

/// A function of any control flow where each block may hold a barrier, a store or nothing.
fn function(u: &mut Unstructured<'_>) -> Result<Function> {
    let targets = random_graph::targets(u, 12)?;
    let signature = Signature::new(&[I32, PTR], None);
    let mut func = Function::new("f", FunctionKind::Device, Linkage::Visible, signature);
    let blocks: Vec<Block> = (0..=targets.len()).map(|_| func.dfg.make_block()).collect();
    blocks.iter().for_each(|&block| func.layout.append_block(block));
    let stored = func.dfg.append_param(blocks[0], I32);
    let pointer = func.dfg.append_param(blocks[0], PTR);
    Cursor::at_end(&mut func, blocks[0]).br(blocks[1], &[]);
    for (&block, targets) in blocks[1..].iter().zip(&targets) {
        let mut cursor = Cursor::at_end(&mut func, block);
        match u.int_in_range(0..=4)? {
            0 => {
                cursor.barrier();
            }
            1 => {
                cursor.store(MemFlags::aligned(4), stored, pointer);
            }
            _ => {}
        }
        // No branch is known from another.
        let flags = MemFlags { volatile: true, ..MemFlags::aligned(4) };
        let key = cursor.load(I32, flags, pointer);
        let calls: Vec<_> = targets.iter().map(|&target| (blocks[target + 1], vec![])).collect();
        random_graph::terminate(&mut func, block, Some(key), &calls);
    }
    Ok(func)
}

/// What a barrier depends on.
#[derive(Debug, PartialEq, Eq)]
struct Dependence {
    barrier: Inst,
    /// The branches that decide whether it runs, directly or through others.
    branches: BTreeSet<Inst>,
    loop_depth: u32,
}

fn dependences(func: &Function) -> Vec<Dependence> {
    let cfg = Cfg::new(func);
    let post = PostDominators::new(&cfg);
    let loops = Loops::new(&cfg);
    let mut branches: Vec<BTreeSet<Block>> = vec![BTreeSet::new(); func.dfg.num_blocks()];
    for &block in cfg.postorder() {
        for &succ in cfg.succs(block) {
            let mut at = Some(succ);
            while let Some(dependent) = at.filter(|&at| at != post.virtual_exit()) {
                if Some(dependent) == post.ipdom(block) {
                    break;
                }
                branches[dependent.as_u32() as usize].insert(block);
                at = post.ipdom(dependent);
            }
        }
    }
    let barriers = func.insts().filter(|&inst| func.dfg.row_is_convergent(inst));
    barriers
        .map(|barrier| {
            let home = func.layout.block_of(barrier).expect("it stands");
            let mut all = BTreeSet::new();
            let mut work = vec![home];
            while let Some(block) = work.pop() {
                let deciding = &branches[block.as_u32() as usize];
                work.extend(deciding.iter().filter(|&&branch| all.insert(branch)));
            }
            let branches = all.iter().filter_map(|&block| func.terminator(block)).collect();
            Dependence { barrier, branches, loop_depth: loops.depth_of_block(home) }
        })
        .collect()
}

#[test]
fn barriers_stay_under_the_same_branches() {
    arbtest::arbtest(|u| {
        let mut func = function(u)?;
        crate::opt::remove_unreachable_blocks(&mut func);
        if !PostDominators::new(&Cfg::new(&func)).pseudo_exits().is_empty() {
            return Ok(());
        }
        let before = dependences(&func);
        let mut module = Module::new();
        let id = module.add_func(func).expect("it is the only one");
        for pass in OptLevel::O2.passes() {
            apply(&mut module, pass);
            assert_eq!(verify_module(&module).map_err(|errors| format!("{errors:?}")), Ok(()));
            let mut after = dependences(module.func(id));
            after.sort_by_key(|dependence| dependence.barrier);
            assert_eq!(before, after, "{}\n{module}", pass.name);
        }
        Ok(())
    })
    .budget_ms(500);
}
