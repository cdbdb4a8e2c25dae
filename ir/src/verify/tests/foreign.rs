//! Ids of one function in another, where they are in range, and bodies that are not finished.

use super::Cases;
use crate::builder::{FunctionBuilder, InstBuilder};
use crate::cursor::Cursor;
use crate::entity::{Block, FuncId, Loc, SigRef, StackSlot, Value};
use crate::function::{Function, FunctionKind, SlotData};
use crate::location::Location;
use crate::module::Module;
use crate::signature::{Linkage, Signature};
use crate::types::{I1, I32, PTR};

/// Ids of a function.
struct Ids {
    value: Value,
    constant: Value,
    block: Block,
    slot: StackSlot,
    sig: SigRef,
    loc: Loc,
}

/// A module with two functions that are alike, and the ids of the first.
fn twins() -> (Module, FuncId, Ids) {
    let mut module = Module::new();
    let file = module.files.push("a.toy".to_owned());
    let int = module.types.value(I32);
    let signature = Signature::new(&[I32], None);
    let [first, second] = ["first", "second"].map(|name| {
        let (kind, linkage) = (FunctionKind::Device, Linkage::Internal);
        let func = Function::new(name, kind, linkage, signature.clone());
        module.add_func(func).unwrap()
    });
    let mut b = FunctionBuilder::new(&mut module, first);
    let [entry, block] = [b.create_block(), b.create_block()];
    b.switch_to_block(entry);
    let value = b.append_block_params_for_signature(entry)[0];
    let constant = b.i32(1);
    let slot = b.create_slot(int);
    let sig = b.import_signature(signature);
    let loc = b.set_loc(file, 1, 1, None);
    b.br(block, &[]);
    b.switch_to_block(block);
    b.ret(None);
    b.finish().unwrap();
    (module, second, Ids { value, constant, block, slot, sig, loc })
}

fn case(cases: &mut Cases, kind: &str, build: impl FnOnce(&mut Cursor<'_>, &Ids)) {
    let (mut module, second, ids) = twins();
    let int = module.types.value(I32);
    let file = module.files.keys().next().unwrap();
    let func = module.func_mut(second);
    let [entry, block] = [(); 2].map(|()| {
        let block = func.dfg.make_block();
        func.layout.append_block(block);
        block
    });
    func.dfg.append_param(entry, I32);
    func.slots.push(SlotData::new(int, 4));
    func.dfg.signatures.push(Signature::new(&[I32], None));
    func.locations.intern(Location::new(file, 1, 1));
    Cursor::at_end(func, block).ret(None);
    let mut cursor = Cursor::at_end(func, entry);
    build(&mut cursor, &ids);
    if cursor.func.terminator(entry).is_none() {
        cursor.br(block, &[]);
    }
    cases.module(kind, &module);
}

pub(super) fn cases(cases: &mut Cases) {
    case(cases, "ForeignId", |c, ids| {
        c.add(ids.value, ids.value);
        // The second operand is an error of its own.
        let inst = c.func.layout.last_inst(c.block()).unwrap();
        c.func.dfg.args_mut(inst)[1] = Value::from_u32(ids.value.as_u32());
    });
    case(cases, "ForeignId", |c, ids| {
        let x = c.func.dfg.params(c.block())[0];
        let _ = c.i64(1);
        c.add(x, ids.constant);
    });
    case(cases, "ForeignId", |c, ids| {
        c.br(ids.block, &[]);
    });
    case(cases, "ForeignId", |c, ids| {
        c.slot_addr(ids.slot);
    });
    case(cases, "ForeignId", |c, ids| {
        let (callee, x) = (c.poison(PTR), c.func.dfg.params(c.block())[0]);
        c.call_indirect(ids.sig, callee, &[x]);
    });
    case(cases, "Location", |c, ids| {
        let cond = c.func.dfg.constant(I1, 1);
        let inst = c.freeze(cond);
        let inst = c.func.dfg.def_inst(inst).unwrap();
        c.func.inst_locs[inst] = ids.loc.into();
    });

    let (mut module, second, _) = twins();
    let mut b = FunctionBuilder::new(&mut module, second);
    let entry = b.create_block();
    b.switch_to_block(entry);
    b.append_block_params_for_signature(entry);
    b.ret(None);
    drop(b);
    let error = cases.module("Unfinished", &module);
    assert_eq!(
        error.to_string(),
        "@second: the body was begun with a builder that was not finished or was misused"
    );
}
