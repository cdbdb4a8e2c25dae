//! The text of a module is the same function by function as from the whole tree, and the same for
//! any threads that share the functions in any order.

use irc::{Error, Errors};
use irc_codegen::{DebugInfo, LowerOptions, lower, lower_to_text};
use irc_ir::module::Module;
use irc_ir::text::parse_module;
use irc_ir::verify::{verify_module, verify_module_with};
use irc_ir::work::{Pool, Work, Workers};
use irc_passes::pipeline::{Fuel, OptLevel, Optimizer};
use irc_ptx::target::{PtxVersion, Sm, Target};
use irc_tests::examples;
use irc_tests::foreign::recording::recordings;
use irc_tests::random;
use irc_tests::toy::{self, Folder};
use std::path::Path;
use std::sync::Mutex;

/// Threads that begin at the end.
struct Backwards;

impl Pool for Backwards {
    fn run(&self, work: Vec<Work<'_>>) {
        let left = Mutex::new(work);
        let take = || left.lock().expect("no thread panics").pop();
        let work_off = || {
            while let Some(one) = take() {
                one();
            }
        };
        std::thread::scope(|scope| (0..3).for_each(|_| _ = scope.spawn(work_off)));
    }
}

/// The text by the tree, one pass after the other.
fn whole(
    module: &Module,
    target: Target,
    (level, debug): (OptLevel, DebugInfo),
) -> Result<String, Errors> {
    verify_module(module)?;
    let mut module = module.clone();
    let mut optimizer = Optimizer::new(&mut module, Fuel::UNLIMITED);
    level.passes().iter().for_each(|pass| _ = optimizer.run(pass));
    let options = LowerOptions::default().with_level(level).with_debug(debug);
    Ok(lower(module, target, options)?.print())
}

/// The text function by function.
fn streamed(
    module: &Module,
    target: Target,
    (level, debug): (OptLevel, DebugInfo),
    workers: Workers<'_>,
) -> Result<String, Errors> {
    verify_module_with(module, workers)?;
    let mut module = module.clone();
    let mut optimizer = Optimizer::new(&mut module, Fuel::UNLIMITED);
    optimizer.run_all(level.passes(), workers);
    let options = LowerOptions::default().with_level(level).with_debug(debug);
    Ok(lower_to_text(module, target, options, &Fuel::UNLIMITED, workers)?.text)
}

/// Checks a module, which may be one that the target cannot have; how many bytes of PTX it becomes.
fn check(name: &str, module: &Module, target: Target, level: OptLevel) -> usize {
    check_told(name, module, target, (level, DebugInfo::Full));
    check_told(name, module, target, (level, DebugInfo::Lines))
}

fn check_told(
    name: &str,
    module: &Module,
    target: Target,
    (level, debug): (OptLevel, DebugInfo),
) -> usize {
    let wanted = whole(module, target, (level, debug));
    for (who, workers) in [("alone", Workers::ONE), ("threads", Workers::of(&Backwards))] {
        let found = streamed(module, target, (level, debug), workers);
        if found != wanted {
            let path =
                |which: &str| std::env::temp_dir().join(format!("irc-streaming-{which}.ptx"));
            let text = |result: &Result<String, Errors>| match result {
                Ok(text) => text.clone(),
                Err(errors) => errors.to_string(),
            };
            let _ = std::fs::write(path("wanted"), text(&wanted));
            let _ = std::fs::write(path("found"), text(&found));
            panic!(
                "{name} for {target} at {level:?}, {debug:?}, {who}: see {}",
                path("found").display()
            );
        }
    }
    wanted.map_or(0, |text| text.len())
}

/// An old target, on which the version depends on the code, and a newer one; and versions that
/// users have asked for.
fn targets() -> Vec<Target> {
    let pinned = |number, version| Target::pinned(Sm::plain(number), version).expect("it is one");
    vec![
        Target::new(Sm::plain(75)),
        Target::new(Sm::plain(90)),
        pinned(75, PtxVersion::new(8, 5)),
        pinned(75, PtxVersion::new(6, 5)),
    ]
}

#[test]
fn random_modules_become_the_same_text_in_any_order() {
    // Their symbols have different names.
    let text: String =
        (0..60).map(|number| random::module(number, 20).module.to_string()).collect();
    let module = parse_module(&text).expect("it is well-formed").module;
    assert!(module.num_funcs() > 100);
    let mut bytes = 0;
    for level in [OptLevel::O0, OptLevel::O1, OptLevel::O2] {
        let target = Target::new(Sm::plain(90));
        let text = whole(&module, target, (level, DebugInfo::Lines));
        assert!(text.is_ok(), "{}", text.unwrap_err());
        bytes += check("random modules", &module, target, level);
    }
    assert!(bytes > 1_000_000, "{bytes}");
}

#[test]
fn examples_become_the_same_text_in_any_order() {
    for example in examples::all() {
        let module = parse_module(example.text).expect("it is well-formed").module;
        for target in targets() {
            check(example.name, &module, target, OptLevel::O2);
        }
    }
}

#[test]
fn toy_programs_become_the_same_text_in_any_order() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples/toy");
    for program in toy::all() {
        let options = irc_toy::lower::Options::default().with_debug(true);
        let compiled = Folder(folder.clone()).compile_with(program.name, &options);
        let compiled = compiled.expect("the programs are right");
        for target in targets() {
            check(program.name, &compiled.module, target, OptLevel::O2);
        }
    }
}

#[test]
fn recorded_llvm_ir_becomes_the_same_text_in_any_order() {
    let mut bytes = 0;
    for file in recordings("llvm").iter().filter(|file| file.name.ends_with(".raw.ll")) {
        let Ok(module) = file.module() else { continue };
        bytes += check(&file.name, &module, file.target(), OptLevel::O1);
    }
    assert!(bytes > 100_000, "{bytes}");
}

#[test]
fn errors_are_those_of_the_whole() {
    // Every second function needs what the target lacks.
    let one = |number: usize| match number % 2 {
        0 => format!(
            "func @f{number}(%p: ptr.global) {{\nentry:\n  \
             %y = cmpxchg.i16 relaxed gpu %p, 0, 1\n  ret\n}}\n"
        ),
        _ => format!(
            "func @f{number}(%x: f32) -> f32 {{\nentry:\n  %y = fadd %x, {number}.0\n  ret %y\n}}\n"
        ),
    };
    let text: String = (0..500).map(one).collect();
    let module = parse_module(&text).expect("it is well-formed").module;
    let target = Target::new(Sm::plain(60));
    let level = OptLevel::O1;
    let errors =
        whole(&module, target, (level, DebugInfo::Lines)).expect_err("sm_60 has none of 16 bits");
    assert_eq!(errors.len(), 250);
    assert!(matches!(errors[0], Error::Codegen(_)), "{}", errors[0]);
    for workers in [Workers::ONE, Workers::of(&Backwards)] {
        assert_eq!(
            streamed(&module, target, (level, DebugInfo::Lines), workers).as_ref(),
            Err(&errors)
        );
    }
}

#[test]
fn a_later_function_decides_which_text_an_earlier_one_has() {
    let first = "file 0 \"a.cu\"\nkernel @first(%p: ptr.global) {\nentry:\n  \
        %x = load.i32 %p at 0:6:3 in \"foo\" inlined_at 0:10:3\n  \
        %bad = icmp eq %x, 0\n  condbr %bad, fail, done\n\
        fail:\n  trap\ndone:\n  store.i32 1, %p\n  ret\n}\n";
    let second = |body: &str| {
        format!("{first}kernel @second(%p: ptr.global, %n: i64) {{\nentry:\n{body}  ret\n}}\n")
    };
    let alloca = second("  %q = alloca %n\n  store %q, %p\n");
    let b128 = second("  %x = ptx.ld.global.b128 %p\n  ptx.st.global.b128 %p, %x\n");
    // The version, whether inlined code has the names of its functions, and whether traps are
    // followed by `exit`.
    let cases = [
        (first.to_owned(), PtxVersion::new(6, 3), false, true),
        (alloca, PtxVersion::new(7, 3), true, true),
        (b128, PtxVersion::new(8, 3), true, false),
    ];
    for (text, version, has_names, has_exit) in cases {
        let module = parse_module(&text).unwrap_or_else(|error| panic!("{error:?}")).module;
        let target = Target::new(Sm::plain(75));
        for level in [OptLevel::O0, OptLevel::O2] {
            let ptx = whole(&module, target, (level, DebugInfo::Lines))
                .unwrap_or_else(|error| panic!("{error}"));
            assert!(ptx.starts_with(&format!(".version {version}\n")), "{ptx}");
            assert_eq!(ptx.contains("function_name"), has_names, "{ptx}");
            assert_eq!(ptx.contains("exit;"), has_exit, "{ptx}");
            check(&version.to_string(), &module, target, level);
        }
    }
}
