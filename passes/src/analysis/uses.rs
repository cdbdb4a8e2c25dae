//! How often values are used.

use cranelift_entity::SecondaryMap;
use irc_ir::entity::{Block, Value};
use irc_ir::function::Function;

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
