//! Near addresses whose sums of 32 bits wrap stay what they are.

use super::slsr_near;
use crate::analysis::Analyses;
use crate::opt::Changed;
use crate::opt::tests::parsed;
use crate::remarks::Remarks;
use irc_ir::entity::FuncId;
use irc_ir::interp::{Arg, Interp, Launch};
use irc_ir::module::Module;

/// Rows of `p` by a sum that wraps for most numbers: `b + (i + n) * s + c`.
const KERNEL: &str = "
kernel @k(%p: ptr, %q: ptr, %b: i32, %i: i32, %s: i32) {
entry:
  %m0 = mul %i, %s
  %a0 = add %b, %m0
  %x0 = sext.i64 %a0
  %g0 = ptradd near %p, %x0 * 4
  %v0 = load.i32 %g0
  %i1 = or disjoint %i, 1
  %m1 = mul %i1, %s
  %a1 = add %b, %m1
  %x1 = sext.i64 %a1
  %g1 = ptradd near %p, %x1 * 4
  %v1 = load.i32 %g1
  %i3 = add %i, 3
  %m3 = mul %i3, %s
  %a3 = add %m3, %b
  %g3 = ptradd near %p, %a3 * 4 + 8
  %v3 = load.i32 %g3
  %m4 = mul %s, %i
  %a4 = add %b, %m4
  %c4 = add %a4, 5
  %g4 = ptradd near %p, %c4 * 4
  %v4 = load.i32 %g4
  %n5 = mul %i1, -2
  %m5 = mul %n5, %s
  %a5 = sub %b, %m5
  %c5 = sub %a5, %m3
  %g5 = ptradd near %p, %c5 * 4
  %v5 = load.i32 %g5
  store %v0, %q
  %q1 = ptradd %q, 4
  store %v1, %q1
  %q3 = ptradd %q, 8
  store %v3, %q3
  %q4 = ptradd %q, 12
  store %v4, %q4
  %q5 = ptradd %q, 16
  store %v5, %q5
  ret
}
";

const WORDS: u32 = 128;

fn loaded(module: &Module, [b, i, s]: [u32; 3]) -> Vec<Option<u8>> {
    let mut interp = Interp::new(module).expect("the module is small");
    let words: Vec<u8> = (0..WORDS).flat_map(|n| (n * 0x0101).to_le_bytes()).collect();
    let from = interp.alloc_bytes(&words, 16).expect("it is small");
    let to = interp.alloc_bytes(&[0xee; 20], 16).expect("it is small");
    let args = [from.into(), to.into(), b.into(), i.into(), s.into()].map(Arg::Bits);
    interp.launch(FuncId::from_u32(0), &Launch::new(1, 1, 0), &args).expect("all is inside");
    interp.read(to, 20).expect("it is there")
}

#[test]
fn near_addresses_whose_sums_wrap_stay_what_they_are() {
    let before = parsed(KERNEL);
    let mut after = before.clone();
    let (_, func) = after.funcs_mut().next().expect("there is a kernel");
    assert_eq!(slsr_near(func, &Analyses::default(), &Remarks::OFF), Changed::Yes);
    arbtest::arbtest(|u| {
        let i = u.arbitrary::<u32>()? & !1;
        let s = u.int_in_range(-12i32..=12)? as u32;
        // All rows are within 48 words of the first.
        let b = u.int_in_range(48u32..=79)?.wrapping_sub(i.wrapping_mul(s));
        assert_eq!(loaded(&before, [b, i, s]), loaded(&after, [b, i, s]), "{b} {i} {s}");
        Ok(())
    })
    .budget_ms(300);
}
