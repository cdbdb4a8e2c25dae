//! Invariants of calls and of returns.

use super::{Checker, Violation};
use crate::entity::{FuncId, Inst, Value};
use crate::op::desc::MEMORY;
use crate::op::{Opcode, Payload};
use crate::signature::Signature;
use crate::types::{PTR, Type};
use smallvec::SmallVec;

impl Checker<'_> {
    /// Checks the operands and results of a call against the signature of the callee.
    pub(super) fn check_call(&self, inst: Inst) {
        let dfg = &self.func.dfg;
        let args = dfg.args(inst);
        match dfg.inst(inst).payload {
            Payload::Func(callee) => {
                self.check_callee(inst, callee);
                self.check_arguments(inst, args, 0, &self.module.func(callee).signature);
            }
            Payload::Sig(sig) => match args.split_first() {
                Some((&callee, args)) => {
                    let found = dfg.ty(callee);
                    if found != PTR {
                        self.report_operand(inst, 0, callee, "ptr");
                    }
                    self.check_arguments(inst, args, 1, &dfg.signatures[sig]);
                }
                None => {
                    let opcode = Opcode::CallIndirect;
                    let wanted = "a callee and its".to_owned();
                    self.report_inst(inst, Violation::OperandCount { opcode, found: 0, wanted });
                }
            },
            _ => {}
        }
    }

    /// Checks that a function that is called is no kernel.
    fn check_callee(&self, inst: Inst, callee: FuncId) {
        let callee = self.module.func(callee);
        if callee.is_kernel() {
            self.report_inst(inst, Violation::KernelCallee { name: callee.name.clone() });
        }
    }

    fn check_arguments(&self, inst: Inst, args: &[Value], skipped: usize, signature: &Signature) {
        let dfg = &self.func.dfg;
        let opcode = dfg.opcode(inst);
        let (least, is_variadic) = (signature.params.len(), signature.variadic.is_some());
        if args.len() < least || args.len() > least && !is_variadic {
            let found = args.len() + skipped;
            let wanted = match is_variadic {
                true => format!("at least {}", least + skipped),
                false => (least + skipped).to_string(),
            };
            self.report_inst(inst, Violation::OperandCount { opcode, found, wanted });
        } else {
            for (i, (&arg, param)) in args.iter().zip(&signature.params).enumerate() {
                if dfg.ty(arg) != param.ty {
                    self.report_operand(inst, i + skipped, arg, &param.ty.to_string());
                }
            }
            let variable = args.iter().enumerate().skip(signature.fixed_params().len());
            for (i, ty) in variable.map(|(i, &arg)| (i, dfg.ty(arg))) {
                if !MEMORY.contains(ty) {
                    let index = i + skipped + 1;
                    self.report_inst(inst, Violation::VariableArgument { index, ty });
                }
            }
        }
        let results: SmallVec<[Type; 4]> = signature.result_types().collect();
        self.check_results(inst, &results);
    }

    /// Checks the operands of a return against the signature of the function.
    pub(super) fn check_return(&self, inst: Inst) {
        let dfg = &self.func.dfg;
        let (found, wanted) = (dfg.args(inst), self.func.signature.result_types());
        if found.len() != wanted.len() {
            let wanted = wanted.collect();
            return self.report_inst(inst, Violation::ReturnArity { wanted });
        }
        for (i, (&value, ty)) in found.iter().zip(wanted).enumerate() {
            if dfg.ty(value) != ty {
                self.report_operand(inst, i, value, &ty.to_string());
            }
        }
    }
}
