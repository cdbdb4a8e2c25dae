//! How often values are used.

use super::Analyses;
use cranelift_entity::SecondaryMap;
use irc_ir::entity::{Block, Value};
use irc_ir::function::Function;
use std::cell::OnceCell;

/// The number of uses of each value by instructions and edges of these blocks, up to 255.
pub fn count_uses(func: &Function, blocks: &[Block]) -> SecondaryMap<Value, u8> {
    let mut uses = SecondaryMap::new();
    uses.resize(func.dfg.num_values());
    for &block in blocks {
        for inst in func.layout.insts(block) {
            func.dfg.for_each_use(inst, |value| {
                let count: &mut u8 = &mut uses[value];
                *count = count.saturating_add(1);
            });
        }
    }
    uses
}

/// How often values are used, counted when that is asked first.
pub struct Uses<'a> {
    analyses: &'a Analyses,
    counts: OnceCell<SecondaryMap<Value, u8>>,
}

impl<'a> Uses<'a> {
    /// Those in a function with these analyses.
    pub fn new(analyses: &'a Analyses) -> Uses<'a> {
        Uses { analyses, counts: OnceCell::new() }
    }

    /// Whether a value had one use when they were counted.
    pub fn is_one(&self, func: &Function, value: Value) -> bool {
        let count = || {
            let order: Vec<Block> = self.analyses.cfg(func).reverse_postorder().collect();
            count_uses(func, &order)
        };
        self.counts.get_or_init(count)[value] == 1
    }
}
