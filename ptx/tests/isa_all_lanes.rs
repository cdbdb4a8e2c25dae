//! What a row says of all lanes at once is what it says of each, bit for bit.

mod forms;

use forms::values::{Random, value};
use irc_ptx::isa::sem::{AllLanes, Form, Lanes32, Lanes64, Values, truncate};
use irc_ptx::isa::{self, Sem, Shape};
use irc_ptx::{Inst, Reg};

type Columns = [[u128; 32]; 7];

/// Operands for 32 lanes; some of them the same in all lanes, as immediates are.
fn operands(inst: &Inst<Reg>, batch: usize, random: &mut Random) -> Columns {
    let mut columns = [[0; 32]; 7];
    for (n, rule) in inst.row().operands.iter().enumerate() {
        if forms::is_result(inst, n) || !inst.operands[n].is_given() {
            continue;
        }
        let ty = inst.type_of(rule.ty).expect("the operand has a type");
        if matches!(rule.shape, Shape::Imm) {
            columns[n] = [batch as u128 & 0xff; 32];
            continue;
        }
        columns[n] = std::array::from_fn(|_| value(ty, random));
        if random.next() >> 62 == 0 {
            columns[n] = [columns[n][0]; 32];
        }
    }
    columns
}

fn lanes32(column: &[u128; 32]) -> Lanes32 {
    column.map(|value| u32::try_from(value).expect("the operand has 32 bits at most"))
}

fn lanes64(column: &[u128; 32]) -> Lanes64 {
    column.map(|value| u64::try_from(value).expect("the operand has 64 bits at most"))
}

fn mask(column: &[u128; 32]) -> u32 {
    column.iter().rev().fold(0, |mask, &bit| mask << 1 | bit as u32)
}

fn column(mask: u32) -> [u128; 32] {
    std::array::from_fn(|lane| u128::from(mask >> lane & 1))
}

/// The results of all lanes, and what operand the first is read from on.
fn run_wide(wide: AllLanes, c: &Columns) -> Vec<[u128; 32]> {
    let (mut d32, mut d64) = ([u32::MAX; 32], [u64::MAX; 32]);
    let l32 = |n: usize| lanes32(&c[n]);
    let l64 = |n: usize| lanes64(&c[n]);
    match wide {
        AllLanes::W32(f) => f(&mut d32, &l32(1), &l32(2), &l32(3)),
        AllLanes::Four32(f) => f(&mut d32, &l32(1), &l32(2), &l32(3), &l32(4)),
        AllLanes::W64(f) => f(&mut d64, &l64(1), &l64(2), &l64(3)),
        AllLanes::Shift64(f) => f(&mut d64, &l64(1), &l32(2)),
        AllLanes::Widen(f) => f(&mut d64, &l32(1), &l32(2), &l64(3)),
        AllLanes::Narrow(f) => f(&mut d32, &l64(1)),
        AllLanes::Extend(f) => f(&mut d64, &l32(1)),
        AllLanes::Compare32(f) => return f(&l32(2), &l32(3), mask(&c[4])).map(column).to_vec(),
        AllLanes::Compare64(f) => return f(&l64(2), &l64(3), mask(&c[4])).map(column).to_vec(),
        AllLanes::Select32(f) => f(&mut d32, &l32(1), &l32(2), mask(&c[3])),
        AllLanes::Select64(f) => f(&mut d64, &l64(1), &l64(2), mask(&c[3])),
        AllLanes::Pred(f) => return vec![column(f(mask(&c[1]), mask(&c[2]), mask(&c[3])))],
    }
    match wide {
        AllLanes::W32(_) | AllLanes::Four32(_) | AllLanes::Narrow(_) | AllLanes::Select32(_) => {
            vec![d32.map(u128::from)]
        }
        _ => vec![d64.map(u128::from)],
    }
}

/// The first difference between the two meanings of a form.
fn difference(inst: &Inst<Reg>, wide: AllLanes, random: &mut Random) -> Option<String> {
    let Sem::Lane(meaning) = inst.row().sem else { return Some("no meaning of a lane".into()) };
    let form = Form::of(inst);
    let batches = match wide {
        AllLanes::Four32(_) => 512,
        AllLanes::W32(_) | AllLanes::W64(_) if form.is_given(3) => 512,
        _ => 96,
    };
    for batch in 0..batches {
        let columns = operands(inst, batch, random);
        let got = run_wide(wide, &columns);
        for lane in 0..32 {
            let mut v = Values::default();
            for (n, column) in columns.iter().enumerate() {
                v.scalars[n] = column[lane];
                v.given |= u16::from(form.is_given(n)) << n;
            }
            let sources = v.scalars;
            meaning(&form, &mut v);
            for (n, got) in got.iter().enumerate() {
                if !form.is_given(n) {
                    continue;
                }
                let ty = inst.operand_type(n).expect("the result has a type");
                let want = truncate(v.scalars[n], ty.bits());
                if got[lane] != want {
                    let got = got[lane];
                    return Some(format!("{:x?}: {got:x}, not {want:x}", &sources[..6]));
                }
            }
        }
    }
    None
}

#[test]
fn all_lanes_at_once_are_each_lane() {
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let (mut count, mut problems) = (0, Vec::new());
    for (id, row) in isa::all_rows() {
        let Some(choose) = row.all_lanes else { continue };
        let mut covered = 0;
        for inst in forms::forms(id) {
            let Some(wide) = choose(&Form::of(&inst)) else { continue };
            covered += 1;
            let problem = difference(&inst, wide, &mut random);
            problems.extend(problem.map(|problem| format!("{}: {problem}", inst.mnemonic())));
        }
        assert!(covered > 0, "no form of {} is run for all lanes at once", row.id_name);
        count += covered;
    }
    assert!(problems.is_empty(), "{} of {count} forms: {problems:#?}", problems.len());
    assert!(count > 700, "{count} forms");
}
