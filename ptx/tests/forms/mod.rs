//! Every form of a row: all combinations of its parts that some target takes, with and without the
//! operands that may be left out.

pub mod values;

use irc_ptx::ModuleContext;
use irc_ptx::isa::{self, Mods, Role, RowId, Shape};
use irc_ptx::target::Sm;
use irc_ptx::{Inst, Operand, Operands, Presence, Reg, Select};

/// The next combination of parts, as an odometer counts; false behind the last.
fn advance(parts: &[Vec<u8>], at: &mut [usize]) -> bool {
    for (values, at) in parts.iter().zip(at) {
        *at += 1;
        if *at < values.len() {
            return true;
        }
        *at = 0;
    }
    false
}

/// The instruction with registers for its operands; with the optional ones or without.
fn with_operands(row: RowId, mods: Mods, optional: bool) -> Inst<Reg> {
    let mut inst = Inst::<Reg>::new(row, Operands::new());
    inst.mods = mods;
    let mut operands = Operands::new();
    for (n, rule) in inst.row().operands.iter().enumerate() {
        let given = match inst.presence(rule) {
            Presence::Required => true,
            Presence::Optional => optional,
            Presence::Absent => false,
        };
        let reg = Reg::new(inst.class_of(rule).unwrap_or(isa::RegClass::B32), n as u32);
        operands.push(match (given, rule.shape) {
            (false, _) => Operand::Omitted,
            (true, Shape::Imm) => Operand::Int(0),
            (true, Shape::List(_)) => match inst.list_length(rule) {
                Some(n) => Operand::regs(vec![reg; n]),
                None => Operand::Reg(reg),
            },
            (true, _) if rule.selects.is_some() => {
                Operand::Video { reg, negated: false, select: Select::WHOLE }
            }
            (true, _) => Operand::Reg(reg),
        });
    }
    inst.operands = operands;
    inst
}

/// The forms of a row in the order of their parts.
pub fn forms(row: RowId) -> Vec<Inst<Reg>> {
    let parts = isa::row(row).parts.iter().map(|part| part.allowed());
    let parts: Vec<Vec<u8>> =
        parts.map(|set| (0..64).filter(|&code| set >> code & 1 == 1).collect()).collect();
    let mut at = vec![0; parts.len()];
    let mut forms = Vec::new();
    loop {
        let mut mods = Mods::NONE;
        for (i, (values, &at)) in parts.iter().zip(&at).enumerate() {
            mods.set(i, values[at]);
        }
        let without = with_operands(row, mods, false);
        let with = with_operands(row, mods, true);
        let differ = with != without;
        let both = [Some(without), differ.then_some(with)];
        forms.extend(both.into_iter().flatten().filter(is_taken));
        if !advance(&parts, &mut at) {
            return forms;
        }
    }
}

/// Whether some target takes it.
fn is_taken(inst: &Inst<Reg>) -> bool {
    !inst.is_excluded()
        && Sm::every().any(|sm| inst.requirement_in(sm, ModuleContext::NONE).is_ok())
}

/// Whether the operand is a result.
pub fn is_result(inst: &Inst<Reg>, n: usize) -> bool {
    inst.row().operands[n].role == Role::Def
}
