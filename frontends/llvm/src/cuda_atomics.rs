//! Atomic operations as CUDA means them.
//!
//! clang writes `atomicAdd` of CUDA, which orders nothing, as an `atomicrmw` that is sequentially
//! consistent in the scope of the system, and `llc` drops both. Taken at its word it is a fence and
//! an acquire, which is right for every other source.

use crate::tree::{Atomic, Module, Op};

/// Makes `atomicrmw` relaxed, and its scope the device where it is the whole system.
pub fn relax(module: &mut Module<'_>) {
    let blocks = module.functions.iter_mut().flat_map(|function| &mut function.blocks);
    for inst in blocks.flat_map(|block| &mut block.insts) {
        if let Op::AtomicRmw(_, _, _, access) = &mut inst.op {
            let said = access.atomic.take().map(|atomic| atomic.scope).unwrap_or_default();
            let scope = if said.is_empty() { "device".into() } else { said };
            access.atomic = Some(Box::new(Atomic { ordering: "monotonic", scope }));
        }
    }
}
