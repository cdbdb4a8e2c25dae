//! The text of machine code: whatever is printed reads back, and no text makes the reader panic.

use irc::OptLevel;
use irc::stages::{Compiler, Stage};
use irc_codegen::mir::parse_mir;
use irc_codegen::pipeline::Output;
use irc_ir::module::Module;
use irc_ptx::target::{Sm, Target};
use irc_tests::text::parse_verified;
use irc_tests::{examples, mir_fuzz, random};

/// Compiles a module; the text of machine code after each stage must read back as it is. How many
/// functions there were.
fn round_trip(name: &str, module: &Module, target: Target, level: OptLevel) -> usize {
    let mut count = 0;
    let mut observer = |stage: Stage<'_>| {
        if let Stage::Codegen(stage, Output::Machine(machine)) = stage {
            let text = machine.to_string();
            let again = parse_mir(&text)
                .unwrap_or_else(|errors| panic!("{name} after {stage}: {}\n{text}", errors[0]));
            assert_eq!(again.to_string(), text, "{name} after {stage}");
            count += 1;
        }
        Ok(())
    };
    let mut compiler = Compiler::new(target, level, &mut observer);
    compiler.verify = true;
    let mut module = module.clone();
    // Not every target has all that a random module needs.
    let _ = compiler.optimize(&mut module).and_then(|()| compiler.emit(module, None));
    count
}

#[test]
fn machine_code_of_the_examples_reads_back() {
    let mut count = 0;
    for example in examples::all() {
        let module = parse_verified(example.name, example.text).expect("examples are valid");
        for sm in [Sm::plain(60), Sm::plain(80), Sm::plain(100)] {
            for level in [OptLevel::O0, OptLevel::O1, OptLevel::O2] {
                count += round_trip(example.name, &module, Target::new(sm), level);
            }
        }
    }
    assert!(count > 500, "{count}");
}

#[test]
fn machine_code_of_random_modules_reads_back() {
    for number in 0..40 {
        let module = random::module(number, 40).module;
        let name = format!("random module {number}");
        round_trip(&name, &module, Target::new(Sm::plain(90)), OptLevel::O1);
    }
}

#[test]
fn mutated_machine_code_is_read_or_refused() {
    arbtest::arbtest(mir_fuzz::check_mutated).budget_ms(2_000).run();
}

#[test]
fn long_and_deep_machine_code_is_answered() {
    for bracket in ["{", "}", "(", "[", ")", "block0(", "block0: ", "mir f { ", "jump ", "\"", "/*"]
    {
        let nested = bracket.repeat(50_000);
        mir_fuzz::check_text(&nested);
        mir_fuzz::check_text(&format!("mir f {{\nblock0:\n{nested}\n}}"));
        mir_fuzz::check_text(&format!("mir f {{\nblock0:\n mov.b32 %r1, {nested};\n}}"));
        mir_fuzz::check_text(&format!("mir f {{\nblock0:\n jump block0({nested});\n}}"));
    }
    let chain: String = (0..20_000).map(|n| format!("block{n}: jump block{};\n", n + 1)).collect();
    mir_fuzz::check_text(&format!("mir f {{\n{chain}block20000: ret;\n}}"));
}
