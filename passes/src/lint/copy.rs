//! The copy of a module that the analysis looks at.

use crate::analysis::failures::forget_failures;
use crate::analysis::{Analyses, Variables};
use crate::pipeline::{pass, run_on_function};
use irc_ir::cursor::Cursor;
use irc_ir::dfg::Substitution;
use irc_ir::entity::Inst;
use irc_ir::function::Function;
use irc_ir::module::Module;
use irc_ir::op::{Opcode, Payload};
use irc_ir::types::{Space, Type};

/// Threads of a row of which only is known that it is made of whole warps.
const ROW: [u32; 3] = [1024, 1, 1];

/// A copy in which threads diverge only where it matters.
pub(super) fn copy(module: &Module, one_axis: bool) -> Module {
    let mut module = module.clone();
    let (variables, funcs) = Variables::and_funcs(&mut module);
    for (_, func) in funcs.filter(|(_, func)| !func.is_declaration()) {
        forget_failures(func);
        for name in ["remove_unreachable_blocks", "sroa"] {
            let pass = pass(name).expect("the list has this pass");
            run_on_function(pass, func, &variables, &mut Analyses::default());
        }
        trust_memory(func);
        if one_axis {
            func.attrs.reqntid.get_or_insert(ROW);
        }
    }
    module
}

/// What is read from memory of all threads is as uniform as its address, and `freeze` keeps what
/// it gets.
fn trust_memory(func: &mut Function) {
    let insts: Vec<Inst> = func.insts().collect();
    let mut frozen = Substitution::default();
    for inst in insts {
        match (func.dfg.opcode(inst), func.dfg.inst(inst).payload) {
            (Opcode::Freeze, _) => {
                if let Some(result) = func.dfg.first_result(inst) {
                    let operand = func.dfg.args(inst)[0];
                    frozen.replace(result, operand);
                }
            }
            (Opcode::Load, Payload::Mem(flags)) if !flags.is_strong() => {
                let address = func.dfg.args(inst)[0];
                if func.dfg.ty(address) == Type::Ptr(Space::Shared) {
                    let ty = [Type::Ptr(Space::Generic)];
                    let mut before = Cursor::before(func, inst);
                    let cast = before.insert(Opcode::Addrcast, Payload::None, &[address], &ty);
                    let generic = func.dfg.first_result(cast).expect("a cast has a result");
                    func.dfg.args_mut(inst)[0] = generic;
                }
                if let Payload::Mem(flags) = &mut func.dfg.inst_mut(inst).payload {
                    flags.nc = true;
                }
            }
            _ => {}
        }
    }
    func.substitute(&mut frozen);
}
