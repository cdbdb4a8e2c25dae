//! Large functions: no pass recurses or takes more than linear time on them.

use crate::analysis::{Analyses, Variables};
use crate::pipeline::{OptLevel, run_on_function};
use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::entity::{Block, StackSlot, Value};
use irc_ir::function::{Function, FunctionKind, SlotData};
use irc_ir::module::Module;
use irc_ir::op::{IntCond, MemFlags};
use irc_ir::signature::{Linkage, Signature};
use irc_ir::types::{I32, I64, Space, Type};

const GLOBAL: Type = Type::Ptr(Space::Global);

/// A function of `n` blocks and a number of `i32` slots, filled by `fill`, which gets the blocks
/// and the parameters: a pointer and a number.
fn optimised(
    n: usize,
    slots: usize,
    fill: impl Fn(&mut Function, &[Block], Value, Value),
) -> Function {
    let mut module = Module::new();
    let ty = module.types.value(I32);
    let signature = Signature::new(&[GLOBAL, I32], None);
    let mut func = Function::new("f", FunctionKind::Device, Linkage::Visible, signature);
    let blocks: Vec<Block> = (0..n).map(|_| func.dfg.make_block()).collect();
    blocks.iter().for_each(|&block| func.layout.append_block(block));
    (0..slots).for_each(|_| {
        func.slots.push(SlotData::new(ty, 4));
    });
    let pointer = func.dfg.append_param(blocks[0], GLOBAL);
    let number = func.dfg.append_param(blocks[0], I32);
    fill(&mut func, &blocks, pointer, number);
    let id = module.add_func(func).expect("it is the only one");
    let mut analyses = Analyses::default();
    for pass in OptLevel::O2.passes() {
        let (variables, mut funcs) = Variables::and_funcs(&mut module);
        let (_, func) = funcs.next().expect("there is one");
        run_on_function(pass, func, &variables, &mut analyses);
    }
    module.func_mut(id).take_body()
}

/// `slot = slot + 1`, and the new value.
fn increment(cursor: &mut Cursor<'_>, slot: StackSlot) -> Value {
    let address = cursor.slot_addr(slot);
    let old = cursor.load(I32, MemFlags::aligned(4), address);
    let one = cursor.i32(1);
    let new = cursor.add(old, one);
    cursor.store(MemFlags::aligned(4), new, address);
    new
}

#[test]
fn a_chain_of_blocks_becomes_one() {
    let n = 100_000;
    let func = optimised(n, 1, |func, blocks, pointer, number| {
        let slot = StackSlot::from_u32(0);
        let mut cursor = Cursor::at_end(func, blocks[0]);
        let address = cursor.slot_addr(slot);
        cursor.store(MemFlags::aligned(4), number, address);
        for (i, &block) in blocks.iter().enumerate() {
            let mut cursor = Cursor::at_end(func, block);
            let new = increment(&mut cursor, slot);
            match blocks.get(i + 1) {
                Some(&next) => cursor.br(next, &[]),
                None => {
                    cursor.store(MemFlags::aligned(4), new, pointer);
                    cursor.ret(None)
                }
            };
        }
    });
    assert_eq!(func.layout.blocks().count(), 1);
    // The increments are one sum.
    assert_eq!(func.insts().count(), 3);
    assert!(func.slots.is_empty());
}

#[test]
fn long_sums_and_addresses_are_taken_apart_piece_by_piece() {
    let n = 100_000;
    let func = optimised(1, 0, |func, blocks, pointer, number| {
        let mut cursor = Cursor::at_end(func, blocks[0]);
        let odd = cursor.or(number, 1);
        let mut sum = cursor.mul(number, odd);
        for _ in 0..n {
            let step =
                cursor.load(I32, MemFlags { volatile: true, ..MemFlags::aligned(4) }, pointer);
            let product = cursor.mul(step, odd);
            sum = cursor.add(sum, product);
        }
        let mut address = pointer;
        for _ in 0..n {
            let step =
                cursor.load(I64, MemFlags { volatile: true, ..MemFlags::aligned(8) }, pointer);
            address = cursor.ptradd(address, step, 4, 8);
        }
        cursor.store(MemFlags::aligned(4), sum, address);
        cursor.ret(None);
    });
    assert_eq!(func.layout.blocks().count(), 1);
}

#[test]
fn nested_loops_keep_one_parameter_each() {
    let depth = 20_000;
    let func = optimised(2 * depth + 2, 2, |func, blocks, pointer, number| {
        let [kept, counter] = [0, 1].map(StackSlot::from_u32);
        let mut cursor = Cursor::at_end(func, blocks[0]);
        for slot in [kept, counter] {
            let address = cursor.slot_addr(slot);
            cursor.store(MemFlags::aligned(4), number, address);
        }
        cursor.br(blocks[1], &[]);
        // Block `i` begins loop `i`; block `2 * depth + 1 - i` closes it and leaves to the outer.
        for i in 1..=depth {
            Cursor::at_end(func, blocks[i]).br(blocks[i + 1], &[]);
            let mut cursor = Cursor::at_end(func, blocks[2 * depth + 1 - i]);
            let new = increment(&mut cursor, counter);
            if i == depth {
                // Without an effect the loop would be a product.
                let flags = MemFlags { volatile: true, ..MemFlags::aligned(4) };
                cursor.store(flags, new, pointer);
            }
            let more = cursor.icmp(IntCond::Slt, new, number);
            cursor.condbr(more, (blocks[i], &[]), (blocks[2 * depth + 2 - i], &[]));
        }
        let mut cursor = Cursor::at_end(func, blocks[2 * depth + 1]);
        let address = cursor.slot_addr(kept);
        let value = cursor.load(I32, MemFlags::aligned(4), address);
        cursor.store(MemFlags::aligned(4), value, pointer);
        cursor.ret(None);
    });
    let params: usize = func.layout.blocks().skip(1).map(|b| func.dfg.params(b).len()).sum();
    // The innermost loop is there twice, unrolled and for what is left of its rounds.
    assert_eq!(params, depth + 2);
    assert!(func.slots.is_empty());
}

#[test]
fn nested_branches_and_many_variables() {
    let (depth, variables) = (10_000, 1_000);
    let func = optimised(2 * depth + 1, variables, |func, blocks, pointer, number| {
        for i in 0..depth {
            let slot = StackSlot::from_u32((i % variables) as u32);
            let mut cursor = Cursor::at_end(func, blocks[i]);
            let new = increment(&mut cursor, slot);
            let bound = cursor.i32(i as i32);
            let more = cursor.icmp(IntCond::Slt, number, bound);
            let (inner, outer) = (blocks[i + 1], blocks[2 * depth - i]);
            cursor.condbr(more, (inner, &[]), (outer, &[]));
            let mut cursor = Cursor::at_end(func, outer);
            cursor.store(MemFlags::aligned(4), new, pointer);
            match blocks.get(2 * depth - i + 1) {
                Some(&next) => cursor.br(next, &[]),
                None => cursor.ret(None),
            };
        }
        Cursor::at_end(func, blocks[depth]).br(blocks[depth + 1], &[]);
    });
    assert!(func.slots.is_empty());
    assert!(func.insts().count() > depth);
}
