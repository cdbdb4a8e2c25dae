//! What the divergence analysis claims holds in every run.

use arbitrary::{Result, Unstructured};
use irc_ir::interp::{Arg, Interp, Launch};
use irc_ir::text::{PrintOptions, write_module};
use irc_ir::verify::verify_module;
use irc_tests::random_flow::{self, RandomModule};
use irc_tests::uniformity::Uniformity;

/// Runs a random module and checks every claim. The number of values compared.
fn check_divergence(u: &mut Unstructured<'_>) -> Result<u64> {
    let RandomModule { module, kernel, shape } = random_flow::module(u, 9)?;
    if let Err(errors) = verify_module(&module) {
        panic!("{}\n{module}", errors[0]);
    }
    let mut launch = Launch::new(2, 1, u.arbitrary()?);
    launch.block = shape;
    launch.limits.steps = 8_000;
    let args = [Arg::Bits(u128::from(u.arbitrary::<u8>()?)), Arg::Bits(40)];
    let mut interp = Interp::new(&module).expect("the module is small");
    let mut uniformity = Uniformity::new(&module, shape, 2);
    // A run that ends in undefined behaviour, or does not end, says something until then.
    let outcome = interp.launch_observed(kernel, &launch, &args, &mut uniformity);
    if outcome.is_ok() {
        uniformity.check_control();
    }
    if let Some(wrong) = &uniformity.wrong {
        let mut text = String::new();
        let annotate = |id, place| uniformity.divergence(id).annotation(module.func(id), place);
        write_module(&module, PrintOptions::default().with_annotate(&annotate), &mut text);
        panic!("{wrong}\nCTAs of {shape:?} threads\n{text}");
    }
    Ok(uniformity.compared)
}

/// What is chosen from strided values differs where the condition does: between CTAs here, in the
/// grid not.
#[test]
fn claims_of_chosen_strided_values_hold() {
    let text = "kernel @choices(%n: i32) {
        entry:
          %tid = sreg tid.x
          %cta = sreg ctaid.x
          %next = add nsw %tid, %n
          %of_grid = icmp ult 0, %n
          %of_cta = icmp ult %cta, %n
          %a = select %of_grid, %tid, %next
          %b = select %of_cta, %tid, %next
          %base_a = sub %a, %tid
          %base_b = sub %b, %tid
          ret
        }";
    let module = irc_ir::text::parse_module(text).expect("it parses").module;
    let (kernel, _) = module.funcs().next().expect("a kernel");
    let shape = [64, 1, 1];
    let mut launch = Launch::new(2, 1, 0);
    launch.block = shape;
    let mut interp = Interp::new(&module).expect("the module is small");
    let mut uniformity = Uniformity::new(&module, shape, 2);
    let outcome = interp.launch_observed(kernel, &launch, &[Arg::Bits(1)], &mut uniformity);
    assert!(outcome.is_ok());
    assert!(uniformity.wrong.is_none(), "{}", uniformity.wrong.as_ref().expect("it is there"));
    assert!(uniformity.compared > 0, "nothing was compared");
}

#[test]
fn claims_hold_in_random_runs() {
    let mut compared = 0;
    let test = arbtest::arbtest(|u| {
        compared += check_divergence(u)?;
        Ok(())
    });
    // The environment may ask for more.
    match std::env::var_os("ARBTEST_BUDGET_MS") {
        Some(_) => drop(test),
        None => drop(test.budget_ms(1_000)),
    }
    assert!(compared > 10_000, "only {compared} values were compared");
}
