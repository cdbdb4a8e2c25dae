//! Source locations through all passes: where every instruction has one, none is invented or lost.
//!
//! Examples, toy programs, random modules and what clang recorded are given a line for each
//! instruction, and compiled with the check of [`irc_passes::location_check`] after each pass.

use irc::OptLevel;
use irc::stages::{Compiler, Stage};
use irc_ir::entity::Inst;
use irc_ir::location::Location;
use irc_ir::module::Module;
use irc_ptx::target::Target;
use irc_tests::foreign::on_two_threads;
use irc_tests::foreign::recording::recordings;
use irc_tests::toy::Folder;
use irc_tests::{examples, random, toy};
use std::path::PathBuf;

const MODULES: u64 = 150;

/// Gives each instruction a line of its own.
fn number_lines(module: &mut Module) {
    let file = module.files.push("numbered.c".to_owned());
    let ids: Vec<_> = module.funcs().map(|(id, _)| id).collect();
    let mut line = 0;
    for id in ids {
        let func = module.func_mut(id);
        let insts: Vec<Inst> = func.insts().collect();
        for inst in insts {
            line += 1;
            let location = Location::new(file, line, 1);
            func.inst_locs[inst] = Some(func.locations.intern(location)).into();
        }
    }
}

/// Compiles a module at all levels with a location on every instruction; what the check finds.
fn check(name: &str, module: &Module, target: Target) -> Option<String> {
    let wrong = OptLevel::ALL.into_iter().find_map(|level| {
        // Whoever watches has each pass looked at.
        let mut observer = |_: Stage<'_>| Ok(());
        let mut compiler = Compiler::new(target, level, &mut observer);
        compiler.verify = true;
        let mut module = module.clone();
        number_lines(&mut module);
        let done = compiler.optimize(&mut module).and_then(|()| compiler.emit(module, None));
        let errors = done.err()?.to_string();
        errors.contains("internal compiler error").then(|| format!("{level:?}: {errors}"))
    })?;
    Some(format!("{name}: {wrong}"))
}

#[track_caller]
fn check_all(modules: &[(String, Module, Target)]) {
    let problems = on_two_threads(modules, |(name, module, target)| {
        check(name, module, *target).into_iter().collect::<Vec<_>>()
    });
    assert!(problems.is_empty(), "{}\n{} problems", problems.join("\n"), problems.len());
}

fn sm_90() -> Target {
    Target::new("sm_90".parse().expect("a target"))
}

fn parsed(text: &str) -> Module {
    irc_ir::text::parse_module(text).expect("it is well-formed").module
}

#[test]
fn examples_keep_their_locations() {
    let named = |e: &examples::Example| (e.name.to_owned(), parsed(e.text), sm_90());
    let mut modules: Vec<_> = examples::all().iter().map(named).collect();
    let folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../examples/toy"));
    for program in toy::all() {
        let compiled =
            Folder(folder.clone()).compile(program.name).expect("the programs are right");
        modules.push((format!("{}.toy", program.name), compiled.module, sm_90()));
    }
    assert!(modules.len() > 50, "{}", modules.len());
    check_all(&modules);
}

#[test]
fn recordings_of_clang_keep_their_locations() {
    let optimized = recordings("llvm").into_iter().filter(|file| file.name.ends_with(".O3.ll"));
    let modules: Vec<_> = optimized
        .filter_map(|file| Some((file.name.clone(), file.module().ok()?, file.target())))
        .collect();
    assert!(modules.len() > 40, "{}", modules.len());
    check_all(&modules);
}

#[test]
fn random_modules_keep_their_locations() {
    let module = |number| (format!("random {number}"), random::module(number, 20).module, sm_90());
    check_all(&(0..MODULES).map(module).collect::<Vec<_>>());
}
