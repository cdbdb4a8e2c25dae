//! Every instruction can be an operation of the IR, and ptxas takes what becomes of it.

#[path = "../../ptx/tests/lists/mod.rs"]
mod lists;

use irc_ir::op::PtxItem;
use irc_ir::op::ptx::is_control;
use irc_ir::op::ptx::row::{PtxExtras, PtxRow};
use irc_ir::types::{I64, Space, Type};
use irc_ptx::Surroundings;
use irc_ptx::isa::{self, Mods, OperandRule, Part, Role, RowId, Shape, TextureMode};
use irc_ptx::target::{PtxVersion, Sm, Target};
use irc_ptx::{Address, Base, Inst, Module as PtxModule, Names, Operand, Operands, Presence, Reg};
use irc_runtime::ptxas::{AssembleOptions, Module, assemble_many};
use irc_tests::isa_ops::{Arg, Case, Place, Scope};
use irc_tests::ptxas_toolbox;
use std::collections::BTreeMap;

/// Compiles cases for their targets and gives them to ptxas; what is wrong.
fn judge(cases: &[(Case, Sm)]) -> Vec<String> {
    let mut problems = Vec::new();
    let mut compiled = Vec::new();
    for (i, (case, sm)) in cases.iter().enumerate() {
        match case.compile(&format!("k{i}"), Target { sm: *sm, ptx: None }) {
            Ok(ptx) => compiled.push((case, *sm, ptx)),
            Err(error) => problems.push(format!("{} for {sm}: {error}", case.name)),
        }
    }
    let Some(toolbox) = ptxas_toolbox() else { return problems };
    let options = AssembleOptions::default();
    compiled.retain(|(_, sm, _)| toolbox.for_target(*sm).is_ok());
    let modules = compiled.iter().map(|(_, sm, ptx)| Module { ptx, target: *sm, options });
    let modules: Vec<Module<'_>> = modules.collect();
    println!("{} of {} cases go to ptxas", modules.len(), cases.len());
    for (result, (case, _, ptx)) in assemble_many(toolbox, &modules).into_iter().zip(&compiled) {
        if let Err(error) = result {
            let error = error.to_string();
            let said = error.lines().take(2).collect::<Vec<_>>().join("");
            let line = ptx.lines().find(|line| line.contains(&case.spelling)).unwrap_or(ptx);
            problems.push(format!("{} | {said}", line.trim()));
        }
    }
    problems.sort();
    problems
}

/// Whether a release of ptxas that makes code for a target knows a version: the one for those
/// before sm_75 ends with 8.8.
fn is_assembled(sm: Sm, ptx: PtxVersion) -> bool {
    sm.number() >= 75 || ptx <= PtxVersion::new(8, 8)
}

// ---- the verified forms ----

/// What the names in the list stand for in the modules of cases; nothing for what belongs to calls.
const PLACES: &[(&str, Place)] = &[
    ("gvar", Place::Data(Space::Global)),
    ("gvar32", Place::Data(Space::Global)),
    ("tmap", Place::Data(Space::Global)),
    ("svar", Place::Data(Space::Shared)),
    ("mbar", Place::Data(Space::Shared)),
    ("cvar", Place::Data(Space::Const)),
    ("lvar", Place::Data(Space::Local)),
    ("tref", Place::Opaque(Type::Texref)),
    ("sref", Place::Opaque(Type::Samplerref)),
    ("surf", Place::Opaque(Type::Surfref)),
    ("kp", Place::Parameter),
    ("callee0", Place::Function),
    ("calleep", Place::Function),
];

/// A module around an example of the list, and the instruction that it is of.
fn instruction(opcode: &str, example: &str, context: &str) -> (PtxModule, Inst<Reg>) {
    let sm = "sm_100a".parse().expect("a target");
    let text = lists::module(example, context, PtxVersion::NEWEST, sm);
    let module =
        PtxModule::parse(&text).unwrap_or_else(|errors| panic!("{example}: {}", errors[0]));
    let body = module.functions().filter_map(|f| f.body.as_ref()).last().expect("a kernel");
    let is_it = |inst: &&Inst<Reg>| inst.mnemonic().starts_with(opcode);
    let inst = body.insts().find(is_it).or_else(|| body.insts().next());
    let inst = inst.expect("an instruction").clone();
    (module, inst)
}

/// Why a form is no operation by itself, if it is none.
fn left_out(inst: &Inst<Reg>, names: &Names) -> Option<&'static str> {
    let of_calls = ["fpv", "fp", "frv", "pav", "pa", "pr", "ab", "rb"];
    let mut result = None;
    for (rule, operand) in inst.ruled_operands() {
        let (name, is_address) = match operand {
            Operand::Symbol(name, _) => (*name, false),
            Operand::Address(Address { base: Base::Symbol(name), .. }) => (*name, true),
            _ => continue,
        };
        if of_calls.contains(&names.name(name)) {
            result = Some("parameters of functions, which calls and returns pass");
        } else if !is_address && inst.type_of(rule.ty).is_some_and(|ty| ty.bits() == 32) {
            result = Some("addresses of 32 bits, which no pointer has");
        }
    }
    if is_control(inst.row()) {
        return Some("control flow, which blocks, calls and returns are");
    }
    if has_carry(inst.row()) {
        return Some("links of carry chains, which are blocks of text");
    }
    result
}

/// How many of the forms are no operations by themselves, and why.
const LEFT_OUT: [(&str, usize); 5] = [
    ("addresses of 32 bits, which no pointer has", 24),
    ("control flow, which blocks, calls and returns are", 40),
    ("forms of targets that no ptxas makes code for", 2),
    ("links of carry chains, which are blocks of text", 36),
    ("parameters of functions, which calls and returns pass", 242),
];

/// Whether the carry flag goes in or out: such instructions stand in blocks.
fn has_carry(row: &isa::Row) -> bool {
    row.effects.contains(isa::Effects::CARRY_IN) || row.effects.contains(isa::Effects::CARRY_OUT)
}

#[test]
fn the_verified_forms_are_operations() {
    let Some(tsv) = lists::read("forms.tsv") else { return };
    // Every so many of the forms: all of them take minutes.
    let step = std::env::var("IRC_ISA_STEP").ok().and_then(|n| n.parse().ok()).unwrap_or(20);
    let only = std::env::var("IRC_ISA_OPCODE").ok();
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    let mut cases = Vec::new();
    for (i, fields) in lists::lines(&tsv).enumerate() {
        let (opcode, example, context) = (fields[2], fields[7], fields[9]);
        if only.as_ref().map_or(i % step != 0, |only| only != opcode) {
            continue;
        }
        let mut note = |what| *counts.entry(what).or_default() += 1;
        let (module, inst) = instruction(opcode, example, context);
        if let Some(why) = left_out(&inst, &module.names) {
            note(why);
            continue;
        }
        let around = Surroundings::of(&module);
        let body = module.functions().filter_map(|f| f.body.as_ref()).last().expect("a kernel");
        let scope = Scope {
            is_32_bit: &|reg| body.class(reg) == Some(isa::RegClass::B32),
            place: &|name| {
                let name = module.names.name(name);
                PLACES.iter().find(|(known, _)| *known == name).map(|&(_, place)| place)
            },
        };
        let Some(mut case) = Case::of_inst(example, &inst, &scope) else {
            note("sinks in lists");
            continue;
        };
        case.textures = around.textures();
        // The offset alone is distinguished from the depth by its parentheses.
        if let [_, alone @ PtxItem::Value(_)] = &mut case.items[..]
            && inst.operands.get(3).is_some_and(Operand::is_given)
            && inst.row().mnemonic == "tex"
            && inst.row().operands[3].name == "e"
        {
            *alone = PtxItem::List(vec![alone.clone()]);
        }
        let has = |sm: &Sm| {
            let need = inst.requirement_in(*sm, &around);
            need.is_ok_and(|need| need.last == PtxVersion::NEWEST && is_assembled(*sm, need.first))
        };
        let Some(sm) = Sm::every().filter(|sm| sm.is_current()).find(has) else {
            note("forms of targets that no ptxas makes code for");
            continue;
        };
        cases.push((case, sm));
    }
    println!("left out: {counts:#?}");
    if step == 1 && only.is_none() {
        assert_eq!(counts, BTreeMap::from(LEFT_OUT));
    }
    let problems = judge(&cases);
    lists::report("verified forms as operations", cases.len(), &problems);
}

// ---- the generated matrix ----

/// A small generator of numbers, the same on every run.
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
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
    let around = Surroundings::in_mode(textures);
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

#[test]
fn every_word_of_every_row_is_an_operation() {
    let mut random = Random(1);
    let mut cases = Vec::new();
    let mut missing = Vec::new();
    for (id, row) in isa::all_rows() {
        if is_control(row) || has_carry(row) {
            continue;
        }
        let parts: Vec<Vec<u8>> = row.parts.iter().map(|&part| values(part)).collect();
        // Each value of each part once, the other parts at random; at least one form of the row.
        let wanted = parts.iter().enumerate().flat_map(|(i, all)| all.iter().map(move |&v| (i, v)));
        let mut found = 0;
        for (part, value) in std::iter::once((0, u8::MAX)).chain(wanted) {
            let form = (0..600).find_map(|_| {
                let mut mods = Mods::NONE;
                for (i, all) in parts.iter().enumerate() {
                    mods.set(i, all[random.below(all.len())]);
                }
                if value != u8::MAX {
                    mods.set(part, value);
                }
                generated(id, mods, &mut random)
            });
            let Some((case, targets)) = form else { continue };
            found += 1;
            let newest = random.below(2) == 0;
            let sm = if newest { targets[targets.len() - 1] } else { targets[0] };
            cases.push((case, sm));
        }
        if found == 0 {
            missing.push(row.id_name);
        }
    }
    assert!(missing.is_empty(), "no form was found of {missing:?}");
    let problems = judge(&cases);
    lists::report("generated forms", cases.len(), &problems);
}
