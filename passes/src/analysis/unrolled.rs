//! Loops that a frontend has unrolled without saying so.
//!
//! LLVM splits a loop of unknown length into one that does N rounds at once and a remainder, and
//! says of the remainder alone that it is not to be unrolled. So where control goes on from a loop
//! whose counter grows by more than one into a loop that is to stay as it is, the first is taken to
//! be unrolled already.

use super::{Cfg, Edge, Loop, Loops};
use irc_ir::dfg::ValueDef;
use irc_ir::entity::{Block, Value};
use irc_ir::function::Function;
use irc_ir::op::{Opcode, Payload};
use irc_ir::unroll::Unroll;
use irc_ptx::graph::FlowGraph;

/// At most this many blocks lie between the two loops.
const MAX_BETWEEN: usize = 8;

/// Whether a branch that closes a loop asks that it be left as it is.
pub fn is_kept(func: &Function, cfg: &Cfg, loops: &Loops, l: Loop) -> bool {
    let asks = |edge: Edge| func.terminator(edge.from).and_then(|branch| func.unroll(branch));
    loops.latches(cfg, l).filter_map(asks).any(Unroll::is_disabled)
}

/// The loops that were unrolled before, by their remainders.
pub fn unrolled_loops(func: &Function, cfg: &Cfg, loops: &Loops) -> Vec<Loop> {
    if !func.asks_unroll() {
        return Vec::new();
    }
    let remainders = loops.iter().filter(|&l| is_kept(func, cfg, loops, l));
    let before = remainders.flat_map(|l| loops_before(cfg, loops, l));
    before.filter(|&l| steps_over(func, cfg, loops, l)).collect()
}

/// The loops next to a loop from which control comes to it without another loop between.
fn loops_before(cfg: &Cfg, loops: &Loops, l: Loop) -> Vec<Loop> {
    let parent = loops.parent(l);
    let header = loops.header(l);
    let outside = |block: Block| cfg.preds(block).iter().filter(|&&b| !loops.contains(l, b));
    let mut work: Vec<Block> = outside(header).copied().collect();
    let (mut seen, mut found) = (Vec::new(), Vec::new());
    while let Some(block) = work.pop() {
        let inner = loops.innermost(block);
        if seen.contains(&block) || seen.len() >= MAX_BETWEEN {
            continue;
        }
        seen.push(block);
        if inner == parent {
            let goes_round = parent.is_some_and(|parent| loops.header(parent) == block);
            work.extend(cfg.preds(block).iter().filter(|_| !goes_round));
        } else if let Some(before) = inner.filter(|&inner| loops.parent(inner) == parent) {
            found.push(before);
        }
    }
    found
}

/// Whether the number that a loop is closed by grows by more than one in each round.
fn steps_over(func: &Function, cfg: &Cfg, loops: &Loops, l: Loop) -> bool {
    let header = loops.header(l);
    let is_stepped = |value: Value| {
        let Some(inst) = func.dfg.def_inst(value) else { return false };
        let (Opcode::Add, &[x, step]) = (func.dfg.opcode(inst), func.dfg.args(inst)) else {
            return false;
        };
        matches!(func.dfg.def(x), ValueDef::Param(block, _) if block == header)
            && func.dfg.as_bits(step).is_some_and(|step| step > 1)
    };
    loops.latches(cfg, l).any(|edge| {
        let branch = func.terminator(edge.from).filter(|&branch| !func.dfg.args(branch).is_empty());
        let test = branch.and_then(|branch| func.dfg.def_inst(func.dfg.args(branch)[0]));
        test.is_some_and(|test| {
            matches!(func.dfg.inst(test).payload, Payload::IntCond(..))
                && func.dfg.args(test).iter().any(|&value| is_stepped(value))
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use irc_ir::text::parse_module;

    /// The headers of the loops of a kernel that count as unrolled.
    fn unrolled(step: u32, remainder: &str) -> Vec<String> {
        let text = format!(
            "kernel @k(%n: i32, %m: i32) {{\nentry:\n  %rest = and %n, 3\n  \
             %few = icmp ult %n, 4\n  condbr %few, behind, main(0)\n\
             main(%i: i32):\n  %next = add %i, {step}\n  %done = icmp eq %next, %m\n  \
             condbr %done, behind, main(%next)\n\
             behind:\n  %none = icmp eq %rest, 0\n  condbr %none, out, last(0)\n\
             last(%j: i32):\n  %k = add %j, 1\n  %more = icmp ne %k, %rest\n  \
             condbr %more, last(%k), out {remainder}\n\
             out:\n  ret\n}}\n"
        );
        let module = parse_module(&text).unwrap_or_else(|errors| panic!("{errors:?}")).module;
        let func = module.funcs().next().expect("there is one").1;
        let cfg = Cfg::new(func);
        let loops = Loops::new(&cfg);
        let headers = unrolled_loops(func, &cfg, &loops);
        let name = |l| func.block_name(loops.header(l)).expect("it has a name").to_owned();
        headers.into_iter().map(name).collect()
    }

    #[test]
    fn the_loop_before_a_remainder_was_unrolled() {
        assert_eq!(unrolled(4, "unroll(disable)"), ["main"]);
        assert_eq!(unrolled(4, "unroll(1)"), ["main"]);
        assert!(unrolled(4, "").is_empty());
        assert!(unrolled(4, "unroll(full)").is_empty());
        assert!(unrolled(1, "unroll(disable)").is_empty());
    }
}
