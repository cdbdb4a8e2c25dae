//! Mutated machine code: the reader answers with places, what is read survives printing, and what
//! the verifier accepts goes through the stages behind it.

use crate::text_fuzz::{changed, check_diagnostics};
use arbitrary::{Result, Unstructured};
use irc_codegen::join_carries::join_carries;
use irc_codegen::layout::{Notes, arrange, emit};
use irc_codegen::mir::{MirFunction, parse_mir, verify};
use irc_codegen::promote_slots::promote_slots;
use irc_codegen::regalloc::{allocate, apply, checker};
use irc_codegen::split_carried::split_carried;
use irc_ptx::Names;

/// Texts to begin with.
const SEEDS: [&str; 10] = [
    include_str!("../filetests/codegen/mir/print.mir"),
    include_str!("../filetests/codegen/mir/definitions.mir"),
    include_str!("../filetests/codegen/mir/structure.mir"),
    include_str!("../filetests/codegen/join_carries/chains.mir"),
    include_str!("../filetests/codegen/promote_slots/parts.mir"),
    include_str!("../filetests/codegen/promote_slots/paths.mir"),
    include_str!("../filetests/codegen/split_carried/rounds.mir"),
    include_str!("../filetests/codegen/regalloc/swap.mir"),
    include_str!("../filetests/codegen/regalloc/critical_edge.mir"),
    include_str!("../filetests/codegen/regalloc/accumulator.mir"),
];

/// Tokens that are put where they do not belong.
const TOKENS: [&str; 32] = [
    "mir",
    "allocated",
    "block0",
    "block1",
    "block2",
    "block70000",
    "jump",
    "branch",
    "branch.uni",
    "table",
    "%r1",
    "%r2",
    "%rd3",
    "%p4",
    "%rq5",
    "%r9999999999",
    "0f3F800000",
    "0d0",
    "-",
    "+4",
    "(",
    ")",
    "{",
    "}",
    ",",
    ":",
    ";",
    "//",
    "/*",
    "\"",
    "#",
    "ret",
];

/// Changes a text a little and checks what becomes of it.
///
/// # Panics
/// If something panics, if an error has no place, if machine code changes on its way through text,
/// or if machine code that the verifier accepts is allocated wrong.
pub fn check_mutated(u: &mut Unstructured<'_>) -> Result<()> {
    let seed = *u.choose(&SEEDS)?;
    let seed = seed.split("// --- expect").next().unwrap_or(seed);
    check_text(&changed(u, seed, &TOKENS)?);
    Ok(())
}

/// The same for one text.
///
/// # Panics
/// As [`check_mutated`].
pub fn check_text(text: &str) {
    match parse_mir(text) {
        Err(errors) => {
            assert!(!errors.is_empty(), "no result and no error");
            let diagnostics: Vec<_> = errors.iter().map(|error| error.to_diagnostic()).collect();
            check_diagnostics(text, &diagnostics);
        }
        Ok(read) => {
            let printed = read.to_string();
            let again = parse_mir(&printed)
                .unwrap_or_else(|errors| panic!("{}: {printed}\nfrom\n{text}", errors[0]));
            assert_eq!(again.to_string(), printed, "from\n{text}");
            for (_, mir) in read.functions {
                check_stages(mir, text);
            }
        }
    }
}

/// What the verifier accepts is right behind every stage.
fn check_stages(mut mir: MirFunction, text: &str) {
    if verify(&mir).is_err() || mir.is_allocated {
        return;
    }
    let accept = |mir: &MirFunction, stage: &str| {
        verify(mir).unwrap_or_else(|faults| panic!("after {stage}: {}\n{text}", faults[0]));
    };
    join_carries(&mut mir);
    accept(&mir, "join_carries");
    promote_slots(&mut mir);
    accept(&mir, "promote_slots");
    split_carried(&mut mir);
    accept(&mir, "split_carried");
    let order = arrange(&mut mir, true);
    accept(&mir, "layout");
    let allocation = allocate(&mir, &order, true);
    checker::check(&mir, &order, &allocation)
        .unwrap_or_else(|errors| panic!("{}\n{text}", errors[0]));
    accept(&apply(&mir, &order, &allocation), "regalloc");
    let mut names = Names::default();
    let mut table = |n| names.intern(&format!("table{n}"));
    emit(mir, &order, &allocation, Notes::default(), &mut table);
}
