//! What nvcc, clang and Triton print is read; printed again it is the same program.
//!
//! The recorded files come from the kernels in `tests/cuda` by `tools/record-ptx.sh`.

use irc::{OptLevel, Options, compile};
use irc_ptx::Module;
use irc_ptx::check::check;
use irc_ptx::isa::rows_spelled;
use irc_ptx::target::{Sm, Suffix, Target};
use irc_runtime::ptxas::AssembleOptions;
use irc_tests::cubin::code_sections;
use irc_tests::text::parse_verified;
use irc_tests::{examples, foreign, ptxas_toolbox};
use std::sync::atomic::{AtomicUsize, Ordering};

/// The recorded files: name and text.
fn recorded() -> Vec<(String, String)> {
    let files = foreign::recorded("ptx");
    assert!(files.len() >= 100, "all recorded files are there");
    files
}

/// What all examples of the project print for some targets.
fn printed() -> Vec<(String, String)> {
    let mut files = Vec::new();
    for example in examples::all() {
        let module =
            parse_verified(example.name, example.text).unwrap_or_else(|error| panic!("{error}"));
        for (number, suffix) in [(75, Suffix::None), (90, Suffix::A), (120, Suffix::None)] {
            let target = Target::new(Sm::lookup(number, suffix).expect("a known target"));
            for level in [OptLevel::O0, OptLevel::O1] {
                let options =
                    Options::default().with_level(level).with_annotate(level == OptLevel::O1);
                let ptx = compile(&module, &target, &options)
                    .unwrap_or_else(|errors| panic!("{}: {}", example.name, errors[0]));
                files.push((format!("{} {target} {level:?}", example.name), ptx.text));
            }
        }
    }
    files
}

/// Reads a text and prints it again.
fn reprint(name: &str, text: &str) -> String {
    let module = Module::parse(text).unwrap_or_else(|errors| {
        let line = text[..errors[0].span.start].matches('\n').count() + 1;
        panic!("{name}:{line}: {}", errors[0])
    });
    let again = module.print();
    let read = Module::parse(&again).unwrap_or_else(|errors| {
        let error = &errors[0];
        panic!("{name}: what is printed is not read: {error}: {}", &again[error.span.clone()])
    });
    assert_eq!(read.print(), again, "{name}");
    let with_comments = |text: &str| {
        Module::parse_with_comments(text).expect("it is read without comments").print()
    };
    let commented = with_comments(text);
    assert_eq!(with_comments(&commented), commented, "{name}");
    again
}

/// What compilers print is right, so the checker has nothing to say about it.
#[test]
fn nothing_is_wrong_with_what_compilers_print() {
    let files: Vec<(String, String)> = recorded().into_iter().chain(printed()).collect();
    for (name, text) in &files {
        let found = check(text, None);
        assert!(
            found.is_empty(),
            "{name}: {}: {:?}",
            found[0].message,
            found[0].span.map(|s| s.of(text))
        );
    }
    assert!(files.len() >= 150, "{}", files.len());
}

#[test]
fn printing_what_was_read_is_a_fixed_point() {
    let files: Vec<(String, String)> = recorded().into_iter().chain(printed()).collect();
    for (name, text) in &files {
        reprint(name, text);
    }
    assert!(files.len() >= 150, "{}", files.len());
}

#[test]
fn ptxas_makes_the_same_of_what_was_read_and_printed() {
    let Some(toolbox) = ptxas_toolbox() else { return };
    let files: Vec<(String, String)> = recorded().into_iter().chain(printed()).collect();
    let compared = AtomicUsize::new(0);
    let assemble = |text: &str, sm: Sm| {
        // What the runtime library brings stays unresolved.
        let options = AssembleOptions::default().with_relocatable(true);
        toolbox.for_target(sm).and_then(|ptxas| ptxas.assemble(text, sm, options))
    };
    let problems = foreign::on_two_threads(&files, |(name, text)| {
        let again = reprint(name, text);
        let sm = Module::parse(text).expect("it was read before").sm;
        let (old, new) = (assemble(text, sm), assemble(&again, sm));
        let problem = match (old, new) {
            (Ok(old), Ok(new)) => {
                compared.fetch_add(1, Ordering::Relaxed);
                let (old, new) = (code_sections(&old.cubin), code_sections(&new.cubin));
                old.iter()
                    .find(|(key, value)| new.get(*key) != Some(*value))
                    .map(|(key, _)| format!("{name}: section {key} is another one"))
            }
            (old, new) => Some(format!("{name}: {:?} {:?}", old.err(), new.err())),
        };
        Vec::from_iter(problem)
    });
    let compared = compared.into_inner();
    println!("{compared} files are the same machine code");
    assert!(problems.is_empty(), "{}", problems.join("\n"));
    assert!(compared >= 150, "{compared}");
}

/// `tests/golden/word-order.txt`: the words of legal instructions in other orders, and whether
/// ptxas 13.5 took them. What it refused for another reason than the order is not there.
#[test]
fn words_stand_where_ptxas_takes_them() {
    let mut problems = Vec::new();
    for line in include_str!("../golden/word-order.txt").lines() {
        let (verdict, spelling) = line.split_once(' ').expect("a verdict and a spelling");
        let is_taken = !rows_spelled(spelling).is_empty();
        if is_taken != (verdict == "taken") {
            problems.push(format!("{spelling}: ptxas has {verdict} it"));
        }
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}
