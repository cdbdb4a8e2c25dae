//! Runs machine code and allocated code, to compare them in tests.
//!
//! Every instruction computes a hash of its row and of what it reads, but for moves and
//! comparisons of integers, which do what they say. What the other instructions read, in order, is
//! the *trace*: two runs that agree in it cannot be told apart.

use crate::mir::{Code, Edge, MirFunction, Terminator, VReg};
use irc_ptx::isa::{Compare, RegClass, Role, rows};
use irc_ptx::{Body, Inst, Label, Operand, Reg, Register, Statement};
use std::collections::{BTreeMap, HashMap};
use std::hash::Hash;

/// How many steps a run has.
const STEPS: usize = 400;

/// What the instructions read.
pub type Trace = Vec<Vec<u64>>;

/// Whether one of the traces begins with the other, which may have been stopped before.
pub fn agree(a: &Trace, b: &Trace) -> bool {
    let n = a.len().min(b.len());
    a[..n] == b[..n]
}

struct Machine<R> {
    regs: HashMap<R, u64>,
    trace: Trace,
}

fn mix(a: u64, b: u64) -> u64 {
    (a ^ b).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29) ^ b
}

fn wrap(class: RegClass, value: u64) -> u64 {
    match class {
        RegClass::Pred => value & 1,
        RegClass::B32 => value & 0xffff_ffff,
        _ => value,
    }
}

impl<R: Register + Hash> Machine<R> {
    fn new() -> Self {
        Self { regs: HashMap::new(), trace: Vec::new() }
    }

    fn read(&self, operand: &Operand<R>) -> u64 {
        match operand {
            Operand::Reg(reg) => self.regs.get(reg).copied().unwrap_or(0xdead),
            Operand::Int(value) => *value as u64,
            _ => 77,
        }
    }

    fn run(&mut self, inst: &Inst<R>, class: impl Fn(R) -> RegClass) {
        let value = match inst.row {
            rows::MOV | rows::MOV_PRED => self.read(&inst.operands[1]),
            rows::SETP => {
                let [a, b] = [2, 3].map(|i| self.read(&inst.operands[i]) as u32 as i32);
                u64::from(match inst.modifier::<Compare>().expect("setp compares") {
                    Compare::Eq => a == b,
                    Compare::Ne => a != b,
                    Compare::Lt => a < b,
                    Compare::Ge => a >= b,
                    other => panic!("{other} is not made by the generator"),
                })
            }
            row => return self.hash(inst, row.index() as u64, class),
        };
        let Operand::Reg(to) = inst.operands[0] else { panic!("one result") };
        self.regs.insert(to, wrap(class(to), value));
    }

    fn hash(&mut self, inst: &Inst<R>, row: u64, class: impl Fn(R) -> RegClass) {
        let mut seen = vec![row];
        inst.visit_regs(|reg, role| {
            if role != Role::Def {
                seen.push(self.read(&Operand::Reg(reg)));
            }
        });
        seen.extend(
            inst.operands.iter().filter(|o| matches!(o, Operand::Int(_))).map(|o| self.read(o)),
        );
        let hash = seen.iter().fold(0, |hash, &value| mix(hash, value));
        let mut count = 0;
        inst.visit_regs(|reg, role| {
            if role != Role::Use {
                count += 1;
                self.regs.insert(reg, wrap(class(reg), mix(hash, count) >> 7));
            }
        });
        self.trace.push(seen);
    }
}

/// Runs machine code in SSA form.
pub fn run_mir(mir: &MirFunction) -> Trace {
    let mut machine = Machine::new();
    let class = |reg: VReg| mir.classes[reg];
    let mut block = mir.block(mir.order[0]);
    for _ in 0..STEPS {
        for code in &block.code {
            if let Code::Inst(inst) = code {
                machine.run(inst, class);
            }
        }
        let edge: &Edge = match &block.terminator {
            Terminator::Jump(edge) => edge,
            Terminator::Branch { pred, then, other, .. } => {
                if machine.read(&Operand::Reg(*pred)) == 1 { then } else { other }
            }
            Terminator::Table { index, targets, .. } => {
                &targets[machine.read(&Operand::Reg(*index)) as usize % targets.len()]
            }
            Terminator::Stop(inst) => {
                machine.run(inst, class);
                break;
            }
        };
        let args: Vec<u64> = edge.args.iter().map(|arg| machine.read(arg)).collect();
        block = mir.block(edge.block);
        for (&param, arg) in block.params.iter().zip(args) {
            machine.regs.insert(param, wrap(class(param), arg));
        }
    }
    machine.trace
}

/// Runs the statements of a body.
pub fn run_body(body: &Body) -> Trace {
    let mut machine: Machine<Reg> = Machine::new();
    let class = |reg: Reg| reg.class().expect("registers are numbered");
    let mut labels = BTreeMap::new();
    let mut tables = BTreeMap::new();
    for (at, statement) in body.statements.iter().enumerate() {
        match statement {
            Statement::Label(label) => assert_eq!(labels.insert(*label, at), None),
            Statement::BranchTargets(name, targets) => {
                tables.insert(*name, targets.clone());
            }
            _ => {}
        }
    }
    let place = |label: &Label| labels.get(label).copied().expect("labels stand somewhere");
    let mut at = 0;
    for _ in 0..20 * STEPS {
        let Some(statement) = body.statements.get(at) else { panic!("control leaves the body") };
        at += 1;
        let Statement::Inst(inst) = statement else { continue };
        let guard = inst
            .guard
            .is_none_or(|guard| (machine.read(&Operand::Reg(guard.pred)) == 1) != guard.negated);
        match (inst.row, &inst.operands[..]) {
            _ if !guard => {}
            (rows::BRA, [Operand::Label(label)]) => at = place(label),
            (rows::BRX_IDX, [index, Operand::Symbol(table, 0)]) => {
                let targets = &tables[table];
                at = place(&targets[machine.read(index) as usize % targets.len()]);
            }
            (rows::RET | rows::TRAP, _) => {
                machine.run(inst, class);
                break;
            }
            _ => machine.run(inst, class),
        }
    }
    machine.trace
}
