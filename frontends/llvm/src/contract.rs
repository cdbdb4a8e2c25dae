//! Which products and sums may be fused: by the flags of each instruction, none, or all.

use crate::tree::{Call, Flags, Function, Inst, Module, Name, Op, ValueKind};

/// When a product and a sum may become one `fma`.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum Contract {
    /// Never; `llvm.fmuladd` is a product and a sum.
    Never,
    /// Where the flag `contract` or `fast` of the instructions says so, and in `llvm.fmuladd`.
    #[default]
    ByFlags,
    /// Everywhere.
    Always,
}

/// Makes the flags of a module say what is allowed.
pub fn apply(module: &mut Module<'_>, contract: Contract) {
    if contract == Contract::ByFlags {
        return;
    }
    for function in &mut module.functions {
        if contract == Contract::Never {
            split(function);
        }
        let insts = function.blocks.iter_mut().flat_map(|block| &mut block.insts);
        for inst in insts {
            if let Some(flags) = flags_of(&mut inst.op) {
                flags.contract = contract == Contract::Always;
            }
        }
    }
}

/// The flags of a float operation.
fn flags_of<'o>(op: &'o mut Op<'_>) -> Option<&'o mut Flags> {
    match op {
        Op::Binary("fadd" | "fsub" | "fmul" | "fdiv", flags, ..)
        | Op::Fneg(flags, _)
        | Op::Cast(_, flags, ..) => Some(flags),
        Op::Call(call) => Some(&mut call.flags),
        _ => None,
    }
}

/// `llvm.fmuladd` as a product and a sum.
fn split(function: &mut Function<'_>) {
    let locals = &mut function.locals;
    for block in &mut function.blocks {
        let insts = std::mem::take(&mut block.insts);
        for mut inst in insts {
            if let Op::Call(call) = &inst.op
                && is_multiply_add(call)
            {
                let local = locals.len() as u32;
                locals.push(Name::default());
                let (product, sum) = parts(call, local);
                block.insts.push(Inst { result: Some(local), op: product, ..inst.clone() });
                inst.op = sum;
            }
            block.insts.push(inst);
        }
    }
}

fn is_multiply_add(call: &Call<'_>) -> bool {
    let is_named = match &call.callee.kind {
        ValueKind::Global(name) => name.starts_with("llvm.fmuladd."),
        _ => false,
    };
    is_named && call.args.len() == 3
}

/// The product, whose result is this local, and the sum.
fn parts<'a>(call: &Call<'a>, local: u32) -> (Op<'a>, Op<'a>) {
    let (ty, flags) = (call.result, call.flags);
    let arg = |index: usize| call.args[index].0.value.clone();
    let mut product = arg(0);
    product.kind = ValueKind::Local(local);
    let sum = Op::Binary("fadd", flags, ty, product, arg(2));
    (Op::Binary("fmul", flags, ty, arg(0), arg(1)), sum)
}
