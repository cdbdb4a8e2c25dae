//! Routines of the math library that stay calls are left alone by the optimiser: they are written
//! as it would leave them.

use irc::{OptLevel, Options, compile};
use irc_ir::function::{Function, Inlining};
use irc_ir::math::routine;
use irc_ir::module::Module;
use irc_ir::op::{MathFn, MathTier, Word};
use irc_ir::text::parse_module;
use irc_ir::types::Scalar;
use irc_ptx::target::{Sm, Target};
use std::collections::BTreeMap;

fn ptx_of(module: &Module) -> String {
    let options = Options::default().with_level(OptLevel::O2);
    compile(module, &Target::new(Sm::plain(90)), &options).expect("it compiles").text
}

/// The routines that stay calls, each with a kernel that has it called.
fn routines() -> BTreeMap<String, (Function, Module)> {
    let mut found = BTreeMap::new();
    for (&function, scalar) in MathFn::ALL.iter().flat_map(|f| [(f, Scalar::F32), (f, Scalar::F64)])
    {
        let Some(known) = routine(function, MathTier::Precise, scalar) else { continue };
        let called = irc_passes::analysis::used::functions_in(known.func());
        for func in called.map(|id| known.library.func(id)) {
            if func.attrs.inlining == Inlining::Never && !found.contains_key(&func.name) {
                let (word, ty) = (function.word(), scalar.name());
                let text = format!(
                    "kernel @k(%p: ptr.global) {{\nentry:\n  %x = load.{ty} %p\n  \
                     %y = math {word} %x\n  store %y, %p\n  ret\n}}\n"
                );
                let kernel = parse_module(&text).expect("it is well-formed").module;
                found.insert(func.name.clone(), (func.clone(), kernel));
            }
        }
    }
    found
}

#[test]
fn routines_that_stay_calls_are_as_the_optimiser_would_leave_them() {
    let routines = routines();
    assert!(routines.len() >= 2, "those that reduce angles stay calls");
    for (name, (mut func, kernel)) in routines {
        // A routine that is there already is optimised like any other function.
        func.is_routine = true;
        let mut linked = kernel.clone();
        linked.add_func(func).expect("it is the only one of its name");
        let (left_alone, optimised) = (ptx_of(&kernel), ptx_of(&linked));
        assert!(left_alone.contains(&name), "{name} is called");
        pretty_assertions::assert_eq!(left_alone, optimised, "{name}");
    }
}
