//! Passes keep every convergent operation that survives under the same divergent branches.

use arbitrary::{Result, Unstructured};
use irc_ir::builder::InstBuilder as _;
use irc_ir::cursor::Cursor;
use irc_ir::entity::{Block, FuncId};
use irc_ir::module::Module;
use irc_ir::verify::verify_module;
use irc_passes::analysis::{Convergence, Summaries, check_preserved};
use irc_passes::pipeline::{Fuel, PASSES, Pass, Run, run};
use irc_tests::random_flow;

fn convergence(module: &Module) -> Vec<Convergence> {
    let summaries = Summaries::new(module);
    let ids: Vec<FuncId> = module.funcs().map(|(id, _)| id).collect();
    ids.into_iter().map(|id| Convergence::new(module, id, &summaries)).collect()
}

/// Puts barriers at the starts of some blocks.
fn add_barriers(u: &mut Unstructured<'_>, module: &mut Module) -> Result<()> {
    for (_, func) in module.funcs_mut() {
        let blocks: Vec<Block> = func.layout.blocks().collect();
        for block in blocks {
            if u.ratio(1, 3)? {
                Cursor::at_start(func, block).barrier();
            }
        }
    }
    Ok(())
}

/// Runs passes in a random order and compares what each has left. The number of operations seen.
fn check_passes(u: &mut Unstructured<'_>) -> Result<usize> {
    let mut module = random_flow::module(u, 10)?.module;
    add_barriers(u, &mut module)?;
    let mut before = convergence(&module);
    let mut count = 0;
    for _ in 0..6 {
        // Passes over the module move operations from function to function, and rounds of a loop
        // are copied with theirs.
        let is_local =
            |pass: &&&Pass| matches!(pass.run, Run::Function(_)) && pass.name != "unroll";
        let local: Vec<&Pass> = PASSES.iter().filter(is_local).copied().collect();
        let pass = *u.choose(&local)?;
        let text = module.to_string();
        run(&mut module, &[pass], Fuel::UNLIMITED);
        if let Err(errors) = verify_module(&module) {
            panic!("{}: {}\nbefore:\n{text}\nafter:\n{module}", pass.name, errors[0]);
        }
        let after = convergence(&module);
        for (before, after) in before.iter().zip(&after) {
            count += after.ops().count();
            if let Err(errors) = check_preserved(before, after) {
                panic!("{}: {}\nbefore:\n{text}\nafter:\n{module}", pass.name, errors[0]);
            }
        }
        before = after;
    }
    Ok(count)
}

#[test]
fn passes_preserve_convergence() {
    let mut count = 0;
    let test = arbtest::arbtest(|u| {
        count += check_passes(u)?;
        Ok(())
    });
    // The environment may ask for more.
    match std::env::var_os("ARBTEST_BUDGET_MS") {
        Some(_) => drop(test),
        None => drop(test.budget_ms(1_000)),
    }
    assert!(count > 1_000, "only {count} operations were compared");
}
