//! What an operation gives and what stands for it, over all numbers of 8 bits and many wider ones.

use super::super::straight_line::{function, module, numbers, run};
use crate::analysis::Analyses;
use crate::opt::{Changed, reduce_strength};
use irc_ir::function::Function;
use irc_ir::module::Module;
use irc_ir::op::Opcode;
use irc_ir::verify::verify_module;

const DIVISIONS: [&str; 4] = ["udiv", "urem", "sdiv", "srem"];

fn reduced(module: &Module) -> Option<Module> {
    let mut after = module.clone();
    let (_, func) = after.funcs_mut().next().expect("there is one");
    let changed = reduce_strength(func, &Analyses::default());
    assert_eq!(verify_module(&after).map_err(|errors| format!("{errors:?}")), Ok(()), "{after}");
    (changed != Changed::No).then_some(after)
}

fn divides(func: &Function) -> bool {
    use Opcode::*;
    func.insts().any(|inst| matches!(func.dfg.opcode(inst), Sdiv | Udiv | Srem | Urem))
}

/// Checks that what the pass makes of a function of one operand refines it.
fn check(signature: &str, lines: &str, operands: &[u128]) -> Module {
    let before = module(signature, lines);
    let after = reduced(&before).unwrap_or_else(|| panic!("nothing changes:\n{before}"));
    for &x in operands {
        if let Some(wanted) = run(function(&before), &[x]) {
            assert_eq!(run(function(&after), &[x]), Some(wanted), "of {x:#x}:\n{before}\n{after}");
        }
    }
    after
}

#[test]
fn quotients_by_constants_of_8_bits() {
    let operands = numbers(8);
    for op in DIVISIONS {
        for c in 1..256 {
            let lines = format!("  %r = {op} %x, {c}\n  ret %r\n");
            let after = check("(%x: i8) -> i8", &lines, &operands);
            assert!(!divides(function(&after)));
        }
    }
}

#[test]
fn quotients_by_constants_of_16_32_and_64_bits() {
    for width in [16, 32, 64] {
        let operands = numbers(width);
        for op in DIVISIONS {
            for &c in numbers(width).iter().filter(|&&c| c != 0).step_by(3) {
                let lines = format!("  %r = {op} %x, {c}\n  ret %r\n");
                let mut operands = operands.clone();
                operands.extend(operands.clone().iter().map(|x| x / c * c));
                let signature = format!("(%x: i{width}) -> i{width}");
                let after = check(&signature, &lines, &operands);
                assert!(!divides(function(&after)));
            }
        }
    }
}

/// A dividend of which much is known: the shorter code is right for what is left.
#[test]
fn quotients_of_small_numbers() {
    for (width, shifts) in [(32, [1, 17, 22]), (64, [1, 32, 45])] {
        let operands = numbers(width);
        for (op, shift) in DIVISIONS.iter().flat_map(|op| shifts.map(|shift| (op, shift))) {
            for &c in numbers(width).iter().filter(|&&c| c != 0).step_by(5) {
                let lines = format!("  %s = lshr %x, {shift}\n  %r = {op} %s, {c}\n  ret %r\n");
                let signature = format!("(%x: i{width}) -> i{width}");
                assert!(!divides(function(&check(&signature, &lines, &operands))));
            }
        }
    }
}

/// The quotient 2^31 does not fit 32 bits.
#[test]
fn the_least_number_of_32_bits_by_minus_one_has_64() {
    for op in ["sdiv", "srem"] {
        let lines =
            format!("  %y = trunc.i32 %a\n  %x = sext.i64 %y\n  %r = {op} %x, -1\n  ret %r\n");
        check("(%a: i64) -> i64", &lines, &numbers(32));
    }
}

#[test]
fn numbers_of_64_bits_that_fit_32_are_divided_as_such() {
    let divisors = ["%k = sext.i64 %y", "%k = zext.i64 %y", "%n = and %y, 127\n  %k = sext.i64 %n"];
    let mut narrowed = 0;
    for op in DIVISIONS {
        for (extension, divisor) in ["sext", "zext"].iter().flat_map(|e| divisors.map(|d| (e, d))) {
            let lines = format!(
                "  %y = trunc.i32 %a\n  %h = lshr %a, 32\n  %x = trunc.i32 %h\n  \
                 %i = {extension}.i64 %x\n  {divisor}\n  %r = {op} %i, %k\n  ret %r\n"
            );
            let before = module("(%a: i64) -> i64", &lines);
            let Some(after) = reduced(&before) else { continue };
            narrowed +=
                usize::from(divides(function(&after)) && after.to_string().contains("32 %"));
            for (x, y) in numbers(32)
                .iter()
                .flat_map(|&x| numbers(32).into_iter().map(move |y| (x, y)))
                .step_by(3)
            {
                let args = [x << 32 | y];
                if let Some(wanted) = run(function(&before), &args) {
                    assert_eq!(
                        run(function(&after), &args),
                        Some(wanted),
                        "{x:#x} {y:#x}\n{after}"
                    );
                }
            }
        }
    }
    assert!(narrowed >= 8, "{narrowed}");
}

#[test]
fn halves_are_named() {
    let cases = [
        "  %l = trunc.i32 %x\n  %h = lshr %x, 32\n  %t = trunc.i32 %h\n  %z = zext.i64 %t\n  \
         %w = zext.i64 %l\n  %s = shl %w, 32\n  %r = or %z, %s\n",
        "  %a = and %x, 0xffffffff\n  %s = shl %x, 32\n  %r = add %s, %a\n",
        "  %a = and %x, 0xffffffff\n  %b = and %x, 0xffffffff00000000\n  %r = xor %b, %a\n",
        "  %l = trunc.i8 %x\n  %a = zext.i64 %l\n  %y = sext.i64 %l\n  %s = shl %y, 32\n  \
         %r = or %a, %s\n",
        "  %h = ashr %x, 32\n  %t = trunc.i32 %h\n  %r = sext.i64 %t\n",
        "  %y = mul %x, 77\n  %s = shl %x, 13\n  %t = lshr %y, 51\n  %r = or %t, %s\n",
        "  %s = shl %x, 63\n  %t = lshr %x, 1\n  %r = add %t, %s\n",
    ];
    for lines in cases {
        check("(%x: i64) -> i64", &format!("{lines}  ret %r\n"), &numbers(64));
    }
}

#[test]
fn what_is_not_two_halves_stays() {
    let cases = [
        "  %a = and %x, 0x1ffffffff\n  %s = shl %x, 32\n  %r = or %s, %a\n",
        "  %a = and %x, 0xffffffff\n  %s = shl %x, 31\n  %r = or %s, %a\n",
        "  %s = shl %x, 13\n  %t = lshr %x, 50\n  %r = or %t, %s\n",
        "  %t = lshr %x, 31\n  %u = trunc.i32 %t\n  %r = zext.i64 %u\n",
    ];
    for lines in cases {
        let before = module("(%x: i64) -> i64", &format!("{lines}  ret %r\n"));
        assert!(reduced(&before).is_none(), "{before}");
    }
}
