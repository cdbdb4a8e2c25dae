//! The subtests of the stages of code generation.
//!
//! Of IR: `; test STAGE TARGET LEVEL` shows what the stage has made of the module. Of machine code:
//! `// test STAGE`. Everything is verified before and after, and text of machine code must read
//! back as it is.

use super::Case;
use irc::OptLevel;
use irc::stages::{Compiler, Stage};
use irc_codegen::join_carries;
use irc_codegen::layout::{BlockOrder, Notes, arrange, emit};
use irc_codegen::mir::{MirFunction, MirText, parse_mir, verify};
use irc_codegen::pipeline::Output;
use irc_codegen::promote_slots;
use irc_codegen::regalloc::{allocate, apply, checker};
use irc_codegen::split_carried;
use irc_ptx as ptx;
use irc_ptx::target::{Sm, Target};

/// What legalisation has made, of what is used the same at all levels.
pub fn legalize(case: &Case<'_>) -> Result<String, String> {
    after("legalize", case)
}

/// The first machine code.
pub fn select(case: &Case<'_>) -> Result<String, String> {
    after("select", case)
}

/// Machine code in SSA form whose carries stay in their flag.
pub fn join_carries(case: &Case<'_>) -> Result<String, String> {
    after("join_carries", case)
}

/// Machine code in SSA form whose aggregates are in registers.
pub fn promote_slots(case: &Case<'_>) -> Result<String, String> {
    after("promote_slots", case)
}

/// Machine code in SSA form whose loops are split.
pub fn split_carried(case: &Case<'_>) -> Result<String, String> {
    after("split_carried", case)
}

/// Machine code with blocks in order.
pub fn layout(case: &Case<'_>) -> Result<String, String> {
    after("layout", case)
}

/// Machine code with registers allocated.
pub fn regalloc(case: &Case<'_>) -> Result<String, String> {
    after("regalloc", case)
}

/// What a stage has made of the module, function by function.
fn after(stage: &str, case: &Case<'_>) -> Result<String, String> {
    let mut module = case.parse()?.module;
    let [target, level] = case.args[..] else {
        return Err(format!("`{stage}` takes a target and a level, such as `sm_80 O1`"));
    };
    let sm: Sm = target.parse().map_err(|error| format!("{error}"))?;
    let level = OptLevel::ALL.into_iter().find(|l| format!("{l:?}") == level);
    let level = level.ok_or("the level is O0, O1, O2 or O3")?;
    let (mut outputs, mut wrong) = (Vec::new(), None);
    let mut observer = |done: Stage<'_>| {
        if let Stage::Codegen(name, out) = done {
            let text = out.to_string();
            if matches!(out, Output::Machine(_)) {
                wrong = wrong.take().or_else(|| reads_back(&text).err());
            }
            if name == stage {
                outputs.push(text);
            }
        }
        Ok(())
    };
    let mut compiler = Compiler::new(Target::new(sm), level, &mut observer);
    compiler.verify = true;
    let result = compiler.optimize(&mut module).and_then(|()| compiler.emit(module, None));
    if let Err(errors) = result {
        return Ok(errors.iter().map(|error| format!("error: {error}\n")).collect());
    }
    wrong.map_or(Ok(outputs.join("\n")), Err)
}

/// The text of machine code reads back as itself.
fn reads_back(text: &str) -> Result<(), String> {
    let again = parse_mir(text).map_err(|errors| format!("{}\n{text}", errors[0]))?.to_string();
    match again == text {
        true => Ok(()),
        false => Err(format!("the text reads back as another one:\n{text}\n{again}")),
    }
}

/// The machine code of a file.
fn parse(case: &Case<'_>) -> Result<MirText, String> {
    parse_mir(case.text).map_err(|errors| {
        let diagnostics: Vec<_> = errors.iter().map(|error| error.to_diagnostic()).collect();
        case.render(&diagnostics)
    })
}

/// The machine code of a file, as the printer writes it.
pub fn print_mir(case: &Case<'_>) -> Result<String, String> {
    let text = parse(case)?.to_string();
    reads_back(&text).map(|()| text)
}

/// What is shown for a text that is no machine code.
pub fn error_in_mir(case: &Case<'_>) -> Result<String, String> {
    match parse(case) {
        Ok(_) => Err("the text parses".to_owned()),
        Err(errors) => Ok(errors),
    }
}

/// What the verifier finds, function by function.
pub fn verify_mir(case: &Case<'_>) -> Result<String, String> {
    let mut out = String::new();
    for (name, mir) in parse(case)?.functions {
        for fault in verify(&mir).err().unwrap_or_default() {
            out += &format!("{name}: {fault}\n");
        }
    }
    Ok(out)
}

fn verified(mir: &MirFunction, when: &str) -> Result<(), String> {
    verify(mir).map_err(|faults| format!("{when}: {}", faults[0]))
}

/// Changes each function of a file, and says what that has made.
fn each(
    case: &Case<'_>,
    mut change: impl FnMut(MirFunction) -> Result<MirFunction, String>,
) -> Result<String, String> {
    let MirText { names, functions } = parse(case)?;
    let mut out = MirText { names, functions: Vec::new() };
    for (name, mir) in functions {
        verified(&mir, "before")?;
        let mir = change(mir)?;
        verified(&mir, "after")?;
        out.functions.push((name, mir));
    }
    let text = out.to_string();
    reads_back(&text).map(|()| text)
}

/// Carries in their flag.
pub fn join_carries_mir(case: &Case<'_>) -> Result<String, String> {
    each(case, |mut mir| {
        join_carries::join_carries(&mut mir);
        Ok(mir)
    })
}

/// Stack slots in registers.
pub fn promote_slots_mir(case: &Case<'_>) -> Result<String, String> {
    each(case, |mut mir| {
        promote_slots::promote_slots(&mut mir);
        Ok(mir)
    })
}

/// Copies of what outlives the value of the next round.
pub fn split_carried_mir(case: &Case<'_>) -> Result<String, String> {
    each(case, |mut mir| {
        split_carried::split_carried(&mut mir);
        Ok(mir)
    })
}

/// Blocks in order, branches of loops oriented.
pub fn layout_mir(case: &Case<'_>) -> Result<String, String> {
    each(case, |mut mir| {
        arrange(&mut mir, true);
        Ok(mir)
    })
}

/// Registers allocated; the order of the blocks is that of layout.
pub fn regalloc_mir(case: &Case<'_>) -> Result<String, String> {
    each(case, |mir| {
        let order = BlockOrder::new(&mir);
        let allocation = allocate(&mir, &order, true);
        checker::check(&mir, &order, &allocation).map_err(|errors| errors[0].to_string())?;
        Ok(apply(&mir, &order, &allocation))
    })
}

/// The PTX functions that layout, allocation and emission make.
pub fn emit_mir(case: &Case<'_>) -> Result<String, String> {
    let MirText { mut names, functions } = parse(case)?;
    let mut out = Vec::new();
    for (name, mut mir) in functions {
        verified(&mir, "before")?;
        let order = arrange(&mut mir, true);
        let allocation = allocate(&mir, &order, true);
        let symbol = names.intern(&name);
        let mut function = ptx::Function::new(false, ptx::Linkage::Visible, symbol);
        let mut table = |n| names.intern(&format!("$table{n}"));
        function.body = Some(emit(mir, &order, &allocation, Notes::default(), &mut table));
        out.push(ptx::print::print_function(&names, &function));
    }
    Ok(out.join("\n"))
}
