//! Functions of any control flow, for tests.

use arbitrary::{Result, Unstructured};
use irc_ir::builder::InstBuilder as _;
use irc_ir::cursor::Cursor;
use irc_ir::entity::{Block, Value};
use irc_ir::function::{Function, FunctionKind};
use irc_ir::signature::{Linkage, Signature};
use irc_ir::types::I32;

/// A function with these branch targets; a block without targets returns.
pub fn function(targets: &[Vec<usize>]) -> Function {
    let mut func = empty(targets.len());
    for (i, targets) in targets.iter().enumerate() {
        let targets: Vec<_> =
            targets.iter().map(|&t| (Block::from_u32(t as u32), vec![])).collect();
        terminate(&mut func, Block::from_u32(i as u32), None, &targets);
    }
    func
}

/// A function of `n` empty blocks.
pub fn empty(n: usize) -> Function {
    let signature = Signature::new(&[], None);
    let mut func = Function::new("f", FunctionKind::Device, Linkage::Internal, signature);
    for _ in 0..n {
        let block = func.dfg.make_block();
        func.layout.append_block(block);
    }
    func
}

/// Ends a block with a branch on `key` (an `i32`; 0 if there is none) to these targets.
pub fn terminate(
    func: &mut Function,
    block: Block,
    key: Option<Value>,
    targets: &[(Block, Vec<Value>)],
) {
    let mut cursor = Cursor::at_end(func, block);
    match targets {
        [] => cursor.ret(None),
        [(block, args)] => cursor.br(*block, args),
        [(default, args), cases @ ..] => {
            let key = key.unwrap_or_else(|| cursor.i32(0));
            let cases: Vec<_> =
                (0..).zip(cases).map(|(i, (block, args))| (i, *block, &args[..])).collect();
            cursor.switch(key, (*default, args), &cases)
        }
    };
}

/// Branch targets of up to `max` blocks, with unreachable blocks, double edges, infinite loops and
/// irreducible regions.
pub fn targets(u: &mut Unstructured<'_>, max: usize) -> Result<Vec<Vec<usize>>> {
    let n = u.int_in_range(1..=max)?;
    // Near targets make loops and joins more likely than any targets do.
    let near: bool = u.arbitrary()?;
    let mut targets = Vec::new();
    for i in 0..n {
        let degree = *u.choose(&[0, 1, 1, 1, 2, 2, 2, 3])?;
        let (low, high) = if near { (i.saturating_sub(3), (i + 3).min(n - 1)) } else { (0, n - 1) };
        targets.push((0..degree).map(|_| u.int_in_range(low..=high)).collect::<Result<_>>()?);
    }
    Ok(targets)
}

/// A function whose blocks take parameters, make values and use any value that dominates them.
pub fn function_with_values(u: &mut Unstructured<'_>, max: usize) -> Result<Function> {
    use irc_ir::dominance::{Cfg, Dominators};
    let targets = targets(u, max)?;
    let cfg = Cfg::new(&function(&targets));
    let dom = Dominators::new(&cfg);
    let mut func = empty(targets.len());
    for i in 1..targets.len() {
        for _ in 0..u.int_in_range(0..=2)? {
            func.dfg.append_param(Block::from_u32(i as u32), I32);
        }
    }
    let mut defs: Vec<Vec<Value>> =
        (0..targets.len()).map(|i| func.dfg.params(Block::from_u32(i as u32)).to_vec()).collect();
    // Dominators come first, so their values are there.
    let unreachable = (0..targets.len()).map(|i| Block::from_u32(i as u32));
    let unreachable = unreachable.filter(|&b| !dom.is_reachable(b));
    for block in dom.preorder().iter().copied().chain(unreachable.collect::<Vec<_>>()) {
        let mut known = defs[block.as_u32() as usize].clone();
        let mut up = dom.idom(block);
        while let Some(above) = up {
            known.extend(&defs[above.as_u32() as usize]);
            up = dom.idom(above);
        }
        known.push(func.dfg.constant(I32, 7));
        for _ in 0..u.int_in_range(0..=2)? {
            let (x, y) = (*u.choose(&known)?, *u.choose(&known)?);
            let sum = Cursor::at_end(&mut func, block).add(x, y);
            known.push(sum);
            defs[block.as_u32() as usize].push(sum);
        }
        let mut calls = Vec::new();
        for &target in &targets[block.as_u32() as usize] {
            // A branch to the entry stays as it is: the entry has no parameters here.
            let target = Block::from_u32(target as u32);
            let args: Result<Vec<Value>> =
                (0..func.dfg.params(target).len()).map(|_| Ok(*u.choose(&known)?)).collect();
            calls.push((target, args?));
        }
        let key = *u.choose(&known)?;
        terminate(&mut func, block, Some(key), &calls);
    }
    Ok(func)
}
