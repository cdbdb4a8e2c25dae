//! Invariants of operands, results and branch arguments: what the row of the operation says.

use super::{Checker, Violation};
use crate::entity::{Block, Inst, Value};
use crate::op::typing::result_type;
use crate::op::{Arg, Args, OpDesc, Opcode, Payload, Relation, Res};
use crate::types::{I1, I8, I32, I64, Scalar, Space, Type};

impl Checker<'_> {
    /// Checks an instruction whose ids are valid against its row.
    pub(super) fn check_types(&self, inst: Inst) {
        let dfg = &self.func.dfg;
        let data = dfg.inst(inst);
        let (opcode, row) = (data.opcode, data.opcode.desc());
        let (found, wanted) = (data.payload.kind(), row.payload);
        if found != wanted {
            return self.report_inst(inst, Violation::PayloadKind { opcode, found, wanted });
        }
        let before = self.num_errors();
        match row.args {
            Args::Callee => self.check_call(inst),
            Args::Return => self.check_return(inst),
            Args::Row => self.check_ptx(inst),
            Args::Fixed(_) | Args::Optional(..) | Args::PerLane(_) => self.check_row(inst, row),
        }
        self.check_targets(inst);
        if self.num_errors() == before {
            self.check_flags(inst);
        }
    }

    fn check_row(&self, inst: Inst, row: &OpDesc) {
        let dfg = &self.func.dfg;
        let opcode = dfg.opcode(inst);
        let args = dfg.args(inst);
        let (least, most) = match row.args {
            Args::Fixed(fixed) => (fixed.len(), fixed.len()),
            Args::Optional(all, least) => (least as usize, all.len()),
            _ => (args.len(), args.len()),
        };
        if !(least..=most).contains(&args.len()) {
            let wanted = match most - least {
                0 => least.to_string(),
                _ => format!("{least} to {most}"),
            };
            let found = args.len();
            return self.report_inst(inst, Violation::OperandCount { opcode, found, wanted });
        }
        let ctl = dfg.controlling_type(inst);
        if let Some(types) = row.types {
            let Some(ty) = ctl else {
                return self.report_result_count(inst, row.results.len());
            };
            if !types.contains(ty) {
                let wanted = types.describe();
                return self.report_inst(inst, Violation::ControllingType { opcode, ty, wanted });
            }
        }
        match row.args {
            Args::Fixed(wanted) | Args::Optional(wanted, _) => {
                for (i, (&arg, &wanted)) in args.iter().zip(wanted).enumerate() {
                    let wanted = wanted.with(&dfg.inst(inst).payload, i);
                    // Most operands are of the controlling type, of which nothing else is asked.
                    if matches!(wanted, Arg::T) && Some(dfg.ty(arg)) == ctl {
                        continue;
                    }
                    self.check_operand(inst, i, arg, wanted, ctl);
                }
            }
            Args::PerLane(wanted) => {
                let lanes = ctl.map_or(0, Type::lanes) as usize;
                if args.len() != lanes {
                    let (found, wanted) = (args.len(), lanes.to_string());
                    return self
                        .report_inst(inst, Violation::OperandCount { opcode, found, wanted });
                }
                for (i, &arg) in args.iter().enumerate() {
                    self.check_operand(inst, i, arg, wanted, ctl);
                }
            }
            Args::Callee | Args::Return | Args::Row => {}
        }
        self.check_row_results(inst, ctl);
    }

    fn check_operand(&self, inst: Inst, i: usize, arg: Value, wanted: Arg, ctl: Option<Type>) {
        let dfg = &self.func.dfg;
        let ty = dfg.ty(arg);
        if !accepts(wanted, ty, ctl) {
            return self.report_operand(inst, i, arg, &describe(wanted, ctl));
        }
        let row = dfg.opcode(inst).desc();
        match (wanted, ctl) {
            (Arg::Any(_) | Arg::Ptr, Some(to)) if row.results == [Res::T] && i == 0 => {
                let converts = matches!(wanted, Arg::Any(_)) || row.relation != Relation::Free;
                if converts && !row.relation.holds(ty, to) {
                    let (opcode, relation) = (dfg.opcode(inst), row.relation);
                    let violation = Violation::Conversion { opcode, from: ty, to, relation };
                    self.report_inst(inst, violation);
                }
            }
            (Arg::VecOf, _) => {
                let first = dfg.ty(dfg.args(inst)[0]);
                if ty != first {
                    self.report_operand(inst, i, arg, &first.to_string());
                }
            }
            _ => {}
        }
    }

    fn check_row_results(&self, inst: Inst, ctl: Option<Type>) {
        let dfg = &self.func.dfg;
        let data = dfg.inst(inst);
        if let Payload::Global(global) = data.payload {
            return self.check_results(inst, &[self.module.address_type(global)]);
        }
        if data.opcode == Opcode::VaStart && self.func.signature.variadic.is_none() {
            self.report_inst(inst, Violation::NotVariadic);
        }
        let first = dfg.args(inst).first().map(|&arg| dfg.ty(arg));
        let wanted = data.opcode.desc().results;
        let results = dfg.results(inst);
        if results.len() != wanted.len() {
            return self.report_result_count(inst, wanted.len());
        }
        for (result, &res) in results.zip(wanted) {
            if let Some(wanted) = result_type(res, &data.payload, ctl, first) {
                self.check_result(inst, result, wanted);
            }
        }
    }

    /// Checks the number and the types of the results.
    pub(super) fn check_results(&self, inst: Inst, wanted: &[Type]) {
        let dfg = &self.func.dfg;
        let results = dfg.results(inst);
        if results.len() != wanted.len() {
            return self.report_result_count(inst, wanted.len());
        }
        for (result, &wanted) in results.zip(wanted) {
            self.check_result(inst, result, wanted);
        }
    }

    fn check_result(&self, inst: Inst, result: Value, wanted: Type) {
        let found = self.func.dfg.ty(result);
        if found != wanted {
            let value = self.named_value(result);
            self.report_inst(inst, Violation::ResultType { value, found, wanted });
        } else if !found.has_valid_lanes() {
            self.report_inst(inst, Violation::Lanes { ty: found });
        }
    }

    #[cold]
    fn report_result_count(&self, inst: Inst, wanted: usize) {
        let (opcode, found) = (self.func.dfg.opcode(inst), self.func.dfg.results(inst).len());
        self.report_inst(inst, Violation::ResultCount { opcode, found, wanted });
    }

    pub(super) fn check_lanes(&self, block: Block, param: Value) {
        let ty = self.func.dfg.ty(param);
        if !ty.has_valid_lanes() {
            self.report_block(block, Violation::Lanes { ty });
        }
    }

    fn check_targets(&self, inst: Inst) {
        let dfg = &self.func.dfg;
        for call in dfg.targets(inst) {
            let (args, params) = (dfg.call_args(call), dfg.params(call.block));
            if args.len() != params.len() {
                let (found, wanted) = (args.len(), params.len());
                let block = self.named_block(call.block);
                self.report_inst(inst, Violation::BranchArity { block, found, wanted });
                continue;
            }
            for (i, (&arg, &param)) in args.iter().zip(params).enumerate() {
                let (found, wanted) = (dfg.ty(arg), dfg.ty(param));
                if found != wanted {
                    let (block, value) = (self.named_block(call.block), self.named_value(arg));
                    let index = i + 1;
                    let violation = Violation::BranchType { block, index, value, found, wanted };
                    self.report_inst(inst, violation);
                }
            }
        }
    }

    #[cold]
    pub(super) fn report_operand(&self, inst: Inst, index: usize, arg: Value, wanted: &str) {
        let (found, value) = (self.func.dfg.ty(arg), self.named_value(arg));
        let (index, wanted) = (index + 1, wanted.to_owned());
        self.report_inst(inst, Violation::OperandType { index, value, found, wanted });
    }
}

/// Whether an operand of type `ty` is what the row wants where `T` is `ctl`.
fn accepts(wanted: Arg, ty: Type, ctl: Option<Type>) -> bool {
    match wanted {
        Arg::T => Some(ty) == ctl,
        Arg::Elem => !ty.is_vector() && Some(ty) == ctl.map(Type::lane),
        Arg::BoolOf => Some(ty) == ctl.map(|ctl| ctl.with_elem(Scalar::I1)),
        Arg::Cond => ty == I1 || Some(ty) == ctl.map(|ctl| ctl.with_elem(Scalar::I1)),
        Arg::I1 => ty == I1,
        Arg::I8 => ty == I8,
        Arg::I32 => ty == I32,
        Arg::I64 => ty == I64,
        Arg::Index => ty == I32 || ty == I64,
        Arg::Ptr => ty.is_ptr(),
        Arg::Local => ty == Type::Ptr(Space::Local),
        Arg::Any(types) => types.contains(ty),
        Arg::VecOf => ty.is_vector() && Some(ty.lane()) == ctl.map(Type::lane),
    }
}

fn describe(wanted: Arg, ctl: Option<Type>) -> String {
    let of = |f: fn(Type) -> String| ctl.map_or_else(String::new, f);
    match wanted {
        Arg::T => of(|ctl| ctl.to_string()),
        Arg::Elem => of(|ctl| ctl.lane().to_string()),
        Arg::BoolOf => of(|ctl| ctl.with_elem(Scalar::I1).to_string()),
        Arg::Cond => of(|ctl| match ctl.with_elem(Scalar::I1) {
            I1 => "i1".to_owned(),
            lanes => format!("i1 or {lanes}"),
        }),
        Arg::I1 => "i1".to_owned(),
        Arg::I8 => "i8".to_owned(),
        Arg::I32 => "i32".to_owned(),
        Arg::I64 => "i64".to_owned(),
        Arg::Index => "i32 or i64".to_owned(),
        Arg::Ptr => "a pointer".to_owned(),
        Arg::Local => Type::Ptr(Space::Local).to_string(),
        Arg::Any(types) => types.describe(),
        Arg::VecOf => of(|ctl| format!("a vector of {}", ctl.lane())),
    }
}
