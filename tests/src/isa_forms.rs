//! Forms of rows of the ISA table as operations, made at random: each word that a row may have.

use crate::isa_ops::{Arg, Case};
use irc_ir::op::PtxItem;
use irc_ir::op::ptx::row::{PtxExtras, PtxRow};
use irc_ir::types::I64;
use irc_ptx::isa::{self, Mods, OperandRule, Part, Role, RowId, Shape, TextureMode};
use irc_ptx::target::{PtxVersion, Sm};
use irc_ptx::{Inst, ModuleContext, Operands, Presence, Reg};

/// Whether a release of ptxas that makes code for a target knows a version: the one for those
/// before sm_75 ends with 8.8.
pub fn is_assembled(sm: Sm, ptx: PtxVersion) -> bool {
    sm.number() >= 75 || ptx <= PtxVersion::new(8, 8)
}

/// Whether the carry flag goes in or out: such instructions stand in blocks.
pub fn has_carry(row: &isa::Row) -> bool {
    row.effects.contains(isa::InstEffects::CARRY_IN)
        || row.effects.contains(isa::InstEffects::CARRY_OUT)
}

/// A small generator of numbers, the same on every run.
pub struct Random(u64);

impl Random {
    /// The numbers that begin with this seed.
    pub fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// A number below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n.max(1)
    }
}

/// The values that a part may have.
fn values(part: Part) -> Vec<u8> {
    (0..64).filter(|&code| part.allowed() >> code & 1 == 1).collect()
}

/// Integers that immediates are tried with, those that most instructions take more often.
const NUMBERS: [i64; 16] = [1, 0, 1, 0, 1, 0, 1, 0, 1, 2, 4, 8, 16, 32, 128, 1024];

/// An operand as a rule wants it.
fn item_for(inst: &Inst<Reg>, rule: &OperandRule, random: &mut Random) -> Option<PtxItem<Arg>> {
    let value = Arg::loaded(I64);
    Some(match rule.shape {
        Shape::Value => PtxItem::Value(value),
        Shape::Pred => PtxItem::Value(value),
        Shape::Imm => {
            let int = NUMBERS[random.below(NUMBERS.len())];
            PtxItem::Number { value, int: Some(int) }
        }
        Shape::List(_) => match inst.list_length(rule) {
            Some(n) => PtxItem::List(vec![PtxItem::Value(value); n]),
            None => PtxItem::Value(value),
        },
        Shape::Address => PtxItem::address(Arg::loaded(I64), 16 * random.below(2) as i32),
        Shape::Bracket(rules) => {
            let items = rules.iter().map(|rule| item_for(inst, rule, random));
            let mut items = items.collect::<Option<Vec<_>>>()?.into_iter();
            let base = Box::new(items.next()?);
            PtxItem::Bracket { base, offset: 0, rest: items.collect() }
        }
        Shape::Label | Shape::Callee | Shape::Params | Shape::Table => return None,
    })
}

/// A form of a row with operands, if this combination of parts is one on some target.
fn generated(row: RowId, mods: Mods, random: &mut Random) -> Option<(Case, Vec<Sm>)> {
    let mut inst = Inst::<Reg>::new(row, Operands::new());
    inst.mods = mods;
    let (mut items, mut results) = (Vec::new(), 0);
    let gives_optional = random.below(2) == 0;
    for rule in inst.row().operands {
        let presence = inst.presence(rule);
        let given = match presence {
            Presence::Required => true,
            Presence::Optional => gives_optional,
            Presence::Absent => false,
        };
        if !given {
            continue;
        }
        if rule.role.writes() {
            results += inst.registers(rule);
        }
        if rule.role != Role::Def {
            items.push(item_for(&inst, rule, random)?);
        }
    }
    let spelling = inst.mnemonic();
    let laid_out = PtxRow::new(&spelling, &items, results, &PtxExtras::default()).ok()?;
    let made = laid_out.code.row_inst()?;
    // Parameters have names, and modules have addresses of 64 bits.
    if spelling.contains(".param") || spelling.starts_with("cvta") && spelling.ends_with("32") {
        return None;
    }
    let textures = match inst.row().rules.iter().any(|rule| {
        rule.then.exclusion().is_some()
            && matches!(rule.when, [isa::Cond::Textures(TextureMode::Unified)])
    }) {
        true => TextureMode::Independent,
        false => TextureMode::Unified,
    };
    let around = ModuleContext::in_mode(textures);
    let targets = |sm: &Sm| sm.is_current();
    let targets: Vec<Sm> = Sm::every()
        .filter(targets)
        .filter(|&sm| {
            made.requirement_in(sm, around).is_ok_and(|need| is_assembled(sm, need.first))
        })
        .collect();
    let needs_bounds = spelling.starts_with("setmaxnreg");
    let name = spelling.clone();
    let extras = PtxExtras::default();
    let case = Case { name, spelling, items, results, extras, needs_bounds, textures };
    (!targets.is_empty()).then_some((case, targets))
}

/// Forms of a row, each with the targets that have it: each value of each part once, the other
/// parts at random; at least one form of the row, if there is one.
pub fn forms_of(row: RowId, random: &mut Random) -> Vec<(Case, Vec<Sm>)> {
    let parts: Vec<Vec<u8>> = isa::row(row).parts.iter().map(|&part| values(part)).collect();
    let wanted = parts.iter().enumerate().flat_map(|(i, all)| all.iter().map(move |&v| (i, v)));
    let mut forms = Vec::new();
    for (part, value) in std::iter::once((0, u8::MAX)).chain(wanted) {
        forms.extend((0..600).find_map(|_| {
            let mut mods = Mods::NONE;
            for (i, all) in parts.iter().enumerate() {
                mods.set(i, all[random.below(all.len())]);
            }
            if value != u8::MAX {
                mods.set(part, value);
            }
            generated(row, mods, random)
        }));
    }
    forms
}
