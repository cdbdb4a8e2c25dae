//! Every instruction can be an operation of the IR, and ptxas takes what becomes of it.

#[path = "../../ptx/tests/lists/mod.rs"]
mod lists;

use irc_ir::op::PtxItem;
use irc_ir::op::ptx::is_control;
use irc_ir::types::{Space, Type};
use irc_ptx::ModuleContext;
use irc_ptx::isa;
use irc_ptx::target::{PtxVersion, Sm, Target};
use irc_ptx::{Address, Base, Inst, Module as PtxModule, Names, Operand, Reg};
use irc_runtime::ptxas::{AssembleOptions, Module, assemble_many};
use irc_tests::isa_forms::{Random, forms_of, has_carry, is_assembled};
use irc_tests::isa_ops::{Case, Scope, Variable};
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

// ---- the verified forms ----

/// What the names in the list stand for in the modules of cases; nothing for what belongs to calls.
const PLACES: &[(&str, Variable)] = &[
    ("gvar", Variable::Data(Space::Global)),
    ("gvar32", Variable::Data(Space::Global)),
    ("tmap", Variable::Data(Space::Global)),
    ("svar", Variable::Data(Space::Shared)),
    ("mbar", Variable::Data(Space::Shared)),
    ("cvar", Variable::Data(Space::Const)),
    ("lvar", Variable::Data(Space::Local)),
    ("tref", Variable::Opaque(Type::Texref)),
    ("sref", Variable::Opaque(Type::Samplerref)),
    ("surf", Variable::Opaque(Type::Surfref)),
    ("kp", Variable::Parameter),
    ("callee0", Variable::Function),
    ("calleep", Variable::Function),
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
    ("control flow, which blocks, calls and returns are", 38),
    ("forms of targets that no ptxas makes code for", 2),
    ("links of carry chains, which are blocks of text", 36),
    ("parameters of functions, which calls and returns pass", 242),
];

#[test]
fn the_verified_forms_are_operations() {
    let Some(tsv) = lists::read("forms.tsv") else { return };
    // Every Nth of the forms: all of them take minutes.
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
        let around = ModuleContext::of(&module);
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

#[test]
fn every_word_of_every_row_is_an_operation() {
    let mut random = Random::new(1);
    let mut cases = Vec::new();
    let mut missing = Vec::new();
    for (id, row) in isa::all_rows() {
        if is_control(row) || has_carry(row) {
            continue;
        }
        let forms = forms_of(id, &mut random);
        if forms.is_empty() {
            missing.push(row.id_name);
        }
        for (case, targets) in forms {
            let newest = random.below(2) == 0;
            let sm = if newest { targets[targets.len() - 1] } else { targets[0] };
            cases.push((case, sm));
        }
    }
    assert!(missing.is_empty(), "no form was found of {missing:?}");
    let problems = judge(&cases);
    lists::report("generated forms", cases.len(), &problems);
}
