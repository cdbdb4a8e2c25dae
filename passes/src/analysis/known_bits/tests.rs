//! What is said of a result holds for every pair of operands that it was said from.

use super::*;
use arbitrary::{Result, Unstructured};
use irc_ir::interp::eval::{self, Operand};
use irc_ir::types::{I8, I16, I32};

const BINARY: &[Opcode] = &[
    Opcode::Add,
    Opcode::Sub,
    Opcode::Mul,
    Opcode::And,
    Opcode::Or,
    Opcode::Xor,
    Opcode::Shl,
    Opcode::Lshr,
    Opcode::Ashr,
    Opcode::Udiv,
    Opcode::Urem,
    Opcode::Umin,
    Opcode::Umax,
    Opcode::Umulh,
    Opcode::Umulw,
    Opcode::Smulw,
];
const UNARY: &[Opcode] =
    &[Opcode::Zext, Opcode::Sext, Opcode::Trunc, Opcode::Popcnt, Opcode::Clz, Opcode::Ctz];

/// A pattern of 8 bits in which about six are known, so that few numbers fit it.
fn pattern(u: &mut Unstructured<'_>) -> Result<KnownBits> {
    let (known, bits): (u8, u8) = (u.arbitrary::<u8>()? | u.arbitrary::<u8>()?, u.arbitrary()?);
    let (known, bits) = (u64::from(known), u64::from(bits));
    Ok(KnownBits { zeros: known & !bits, ones: known & bits, width: 8 })
}

fn fits(known: KnownBits, bits: u64) -> bool {
    bits & known.zeros == 0 && !bits & known.ones == 0
}

fn members(known: KnownBits) -> impl Iterator<Item = u64> {
    (0..256).filter(move |&bits| fits(known, bits))
}

fn evaluate(op: Opcode, flags: IntFlags, ty: Type, args: &[(Type, u64)]) -> Option<u64> {
    let lanes: Vec<_> = args.iter().map(|&(_, bits)| Some(u128::from(bits))).collect();
    let operand =
        |(&(ty, _), lane): (&(Type, u64), _)| Operand { ty, lanes: std::slice::from_ref(lane) };
    let operands: Vec<_> = args.iter().zip(&lanes).map(operand).collect();
    let payload = op.desc().payload.plain().with_promises(flags.and(op.desc().promises));
    let mut out = [None];
    assert!(eval::evaluate(op, &payload, ty, &operands, &mut out), "{op}");
    out[0].map(|bits| bits as u64)
}

/// Some of what an operation can promise.
fn promises(u: &mut Unstructured<'_>, op: Opcode) -> Result<IntFlags> {
    let mut flags = IntFlags::NONE;
    for promise in op.desc().promises.iter() {
        *flags.flag_mut(promise) = u.arbitrary()?;
    }
    Ok(flags)
}

#[test]
fn results_of_two_operands_have_the_known_bits() {
    arbtest::arbtest(|u| {
        let (x, y) = (pattern(u)?, pattern(u)?);
        let op = *u.choose(BINARY)?;
        let flags = promises(u, op)?;
        let is_shift = matches!(op, Opcode::Shl | Opcode::Lshr | Opcode::Ashr);
        let y = if is_shift { KnownBits { width: 32, ..y } } else { y };
        let width = if matches!(op, Opcode::Umulw | Opcode::Smulw) { 16 } else { 8 };
        let known = transfer(op, x, y, width);
        let known = promised(op, flags, x, y, known);
        let amount = if is_shift { I32 } else { I8 };
        for a in members(x) {
            for b in members(y) {
                let Some(result) = evaluate(op, flags, I8, &[(I8, a), (amount, b)]) else {
                    continue;
                };
                assert!(fits(known, result), "{op} {flags:?} {a} {b}: {known:x?}");
            }
        }
        Ok(())
    })
    .budget_ms(1_500);
}

#[test]
fn results_of_one_operand_have_the_known_bits() {
    arbtest::arbtest(|u| {
        let x = pattern(u)?;
        let op = *u.choose(UNARY)?;
        let flags = promises(u, op)?;
        let (from, to) = match op {
            Opcode::Zext | Opcode::Sext => (I8, I16),
            Opcode::Trunc => (I16, I8),
            _ => (I8, I8),
        };
        let x = KnownBits { width: from.bits(), ..x };
        let known = promised(op, flags, x, x, transfer(op, x, x, to.bits()));
        let ty = if matches!(op, Opcode::Popcnt | Opcode::Clz | Opcode::Ctz) { from } else { to };
        for low in members(x) {
            for a in [low, low | 0x100, low | 0xff00].into_iter().filter(|a| a >> from.bits() == 0)
            {
                let Some(result) = evaluate(op, flags, ty, &[(from, a)]) else { continue };
                assert!(fits(known, result), "{op} {flags:?} {a}: {x:x?} {known:x?}");
            }
        }
        Ok(())
    })
    .budget_ms(300);
}

#[test]
fn bounds_and_sums_are_right() {
    arbtest::arbtest(|u| {
        let (x, y) = (pattern(u)?, pattern(u)?);
        for a in members(x) {
            let signed = i64::from(a as u8 as i8);
            assert!(
                (x.min()..=x.max()).contains(&a)
                    && (x.signed_min()..=x.signed_max()).contains(&signed)
            );
            assert!(!x.is_non_negative() || signed >= 0);
            for b in members(y) {
                let (s, t) = (a as u8 as i8, b as u8 as i8);
                assert!(!x.adds_signed(y) || s.checked_add(t).is_some(), "{a} {b}");
                assert!(!x.adds_unsigned(y) || a + b < 256, "{a} {b}");
                assert!(
                    !x.is_disjoint(y) || a | b == a + b && s.checked_add(t) == Some((a | b) as i8)
                );
            }
        }
        Ok(())
    })
    .budget_ms(500);
}

#[test]
fn threads_of_a_cta_are_few() {
    let text = "kernel @k() reqntid(128, 2) {\nentry:\n  %x = sreg tid.x\n  %y = sreg tid.y\n  \
                %n = sreg ntid.x\n  %i = mul %y, 128\n  %j = add %i, %x\n  ret\n}\n";
    let module = irc_ir::text::parse_module(text).expect("the text is well formed").module;
    let (_, func) = module.funcs().next().expect("there is a kernel");
    let most: Vec<u64> = func
        .insts()
        .filter_map(|inst| Some(KnownBits::of(func, func.dfg.first_result(inst)?).max()))
        .collect();
    assert_eq!(most, [127, 1, 128, 128, 255]);
}
