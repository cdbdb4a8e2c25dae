//! Every form of every operation on one thread takes all values of its operands, and reads nothing
//! but its operands.

mod forms;

use irc_ptx::isa::sem::{Form, MAX_OPERANDS, Values, truncate};
use irc_ptx::isa::{self, Sem};
use irc_ptx::{Inst, Reg};

const RUNS: usize = 40;

/// Values near the ends of integers and of the exponents of floats, and others.
fn pattern(state: &mut u64) -> u128 {
    *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    let bits = u128::from(*state ^ *state >> 31);
    let value = bits << 64 | u128::from(state.rotate_left(23));
    match *state >> 60 {
        0 => 0,
        1 => u128::MAX,
        2 => bits & 0xff,
        3 => 1 << (bits & 127),
        4 => (1 << (bits & 127)) - 1,
        5 => !(1 << (bits & 127)),
        6 => 0x7f80_0000_7f80_0000_7f80_7c00_7c00_7f80 ^ (value & 0x8001_8001_8001_8001),
        7 => 0x7ff0_0000_0000_0000 ^ (bits & 1 << 63 | bits & 1),
        _ => value,
    }
}

/// Operands for a form; what it does not have is filled as well.
fn operands(inst: &Inst<Reg>, form: &Form, state: &mut u64) -> Values {
    let mut v = Values::default();
    let rules = inst.row().operands;
    assert!(v.lay_out(rules.iter().map(|rule| inst.list_length(rule).unwrap_or(0))));
    for (n, rule) in rules.iter().enumerate() {
        let bits = inst.type_of(rule.ty).map_or(64, isa::PtxType::bits);
        v.scalars[n] = truncate(pattern(state), bits);
        v.given |= u16::from(form.is_given(n)) << n;
        v.list_mut(n).iter_mut().for_each(|item| *item = truncate(pattern(state), bits));
    }
    v.carry = *state & 1 == 1;
    v
}

/// The results of an instruction, scalars and lists, and the carry flag.
fn results(inst: &Inst<Reg>, mut v: Values) -> (Vec<u128>, bool) {
    let Sem::Lane(f) = inst.row().sem else { panic!("it is a lane operation") };
    f(&Form::of(inst), &mut v);
    let mut results = Vec::new();
    let bits = inst.operand_type(0).map_or(128, isa::PtxType::bits);
    for n in (0..inst.row().operands.len()).filter(|&n| forms::is_result(inst, n)) {
        let all = v.list(n).iter().chain([&v.scalars[n]]);
        results.extend(all.map(|&value| truncate(value, bits)));
    }
    (results, v.carry)
}

#[test]
fn every_form_takes_all_values_and_reads_its_operands_only() {
    let (mut count, mut state) = (0, 0x0123_4567_89ab_cdef);
    for (id, row) in isa::all_rows() {
        if !matches!(row.sem, Sem::Lane(_)) {
            continue;
        }
        for inst in forms::forms(id) {
            let form = Form::of(&inst);
            count += 1;
            for _ in 0..RUNS {
                let v = operands(&inst, &form, &mut state);
                let mut other = v.clone();
                for n in (0..MAX_OPERANDS).filter(|&n| !form.is_given(n)) {
                    other.scalars[n] = pattern(&mut state);
                }
                assert_eq!(results(&inst, other), results(&inst, v), "{}", inst.mnemonic());
            }
        }
    }
    assert!(count > 3000, "{count} forms");
}
