//! What the table says that lane-wise instructions compute, against models written from the manual.

#[path = "../../ptx/tests/forms/mod.rs"]
mod forms;

use forms::values::{Random, edges, value};
use irc_ptx::isa::sem::{Approximation, Form, Values, truncate};
use irc_ptx::isa::{
    self, Accepts, InstEffects, Lane, PtxType, Row, RowId, Selects, Sem, Shape, rows,
};
use irc_ptx::{Inst, Operand, Reg, Select};
use irc_tests::models::{Ask, Model, WITHOUT, left_out, model};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The values of an instruction's sources: of each operand, and of the list if there is one.
#[derive(Clone, Debug)]
struct Inputs {
    operands: [u128; 12],
    list: Vec<u128>,
    carry: bool,
    approximation: Approximation,
}

impl Inputs {
    /// Values of the operands, without a list.
    fn of(operands: [u128; 12], carry: bool) -> Self {
        Self { operands, list: Vec::new(), carry, approximation: Approximation::Exact }
    }
}

/// A source: the operand, and its type.
type Source = (usize, PtxType);

fn sources(inst: &Inst<Reg>) -> Vec<Source> {
    let rules = inst.row().operands.iter().enumerate();
    let read = rules.filter(|(n, _)| !forms::is_result(inst, *n) && inst.operands[*n].is_given());
    read.map(|(n, rule)| (n, inst.type_of(rule.ty).expect("the operand has a type"))).collect()
}

fn is_list(inst: &Inst<Reg>, n: usize) -> bool {
    matches!(inst.operands[n], Operand::List(_))
}

/// Runs the meaning and the model; what is wrong.
fn judge(inst: &Inst<Reg>, form: &Form, model: Model, inputs: &Inputs) -> Option<String> {
    let Sem::Lane(meaning) = form.row.sem else { return Some("no lane-wise meaning".into()) };
    let mut v = Values::default();
    (v.scalars, v.carry) = (inputs.operands, inputs.carry);
    v.approximation = inputs.approximation;
    let lengths = inst.operands.iter().map(|operand| operand.items().map_or(0, <[_]>::len));
    assert!(v.lay_out(lengths), "there is room for the lists");
    for (n, operand) in inst.operands.iter().enumerate() {
        v.given |= u16::from(operand.is_given()) << n;
        if is_list(inst, n) && !forms::is_result(inst, n) {
            v.list_mut(n).copy_from_slice(&inputs.list);
        }
    }
    meaning(form, &mut v);
    let Inputs { operands, ref list, carry, .. } = *inputs;
    let answer = model(&Ask { inst, operands, list: list.clone(), carry });
    let result = |n: usize| {
        let bits = inst.operand_type(n).expect("the result has a type").bits();
        let elements = v.list(n).iter().rev();
        match is_list(inst, n) {
            true => elements.fold(0, |all, &element| all << bits | truncate(element, bits)),
            false => truncate(v.scalars[n], bits),
        }
    };
    let (first, second) =
        (result(0), if v.is_given(1) && forms::is_result(inst, 1) { result(1) } else { 0 });
    (!answer.is_met(first, second, v.carry)).then(|| {
        let sources = &operands[..inst.operands.len()];
        format!("{sources:x?} {list:x?} {carry}: {first:x} {second:x} {}, not {answer:x?}", v.carry)
    })
}

/// Every combination of inputs of 16 bits together.
fn all_of_16_bits(sources: &[Source]) -> Vec<[u128; 12]> {
    let bits: u32 = sources.iter().map(|(_, ty)| ty.bits()).sum();
    let combination = |all: u128| {
        let mut operands = [0; 12];
        let mut rest = all;
        for &(n, ty) in sources {
            operands[n] = truncate(rest, ty.bits());
            rest >>= ty.bits();
        }
        operands
    };
    (0..1 << bits).map(combination).collect()
}

/// Special numbers of each source, all combinations of them for one or two sources, and others;
/// of these so many.
fn samples(
    inst: &Inst<Reg>,
    sources: &[Source],
    random: &mut Random,
    limit: usize,
) -> Vec<[u128; 12]> {
    let mut all = Vec::new();
    let value_of = |n: usize, ty, random: &mut Random| match inst.row().operands[n].shape {
        Shape::Imm => u128::from(random.next() & 0xff),
        _ => value(ty, random),
    };
    match *sources {
        [(a, ty)] => all.extend(edges(ty).into_iter().map(|x| {
            let mut operands = [0; 12];
            operands[a] = x;
            operands
        })),
        [(a, first), (b, second), ..] => {
            for x in edges(first) {
                for y in edges(second) {
                    let mut operands = [0; 12];
                    for &(n, ty) in sources {
                        operands[n] = value_of(n, ty, random);
                    }
                    (operands[a], operands[b]) = (x, y);
                    all.push(operands);
                }
            }
        }
        [] => {}
    }
    let more = [0, 3000, 500, 2500].get(sources.len()).copied().unwrap_or(3000);
    for _ in 0..more {
        let mut operands = [0; 12];
        for &(n, ty) in sources {
            operands[n] = value_of(n, ty, random);
        }
        all.push(operands);
    }
    let count = all.len();
    all.retain(|_| count <= limit || random.below(count) < limit);
    all
}

/// A selector that the operand may have.
fn selector(selects: Selects, random: &mut Random) -> Select {
    let (lane, digits) = match selects {
        Selects::One => (random.pick(&[Lane::Byte, Lane::Half]), 1),
        Selects::Mask(Lane::Half) => (Lane::Half, 1 + random.below(2)),
        Selects::Mask(Lane::Byte) => (Lane::Byte, 1 + random.below(4)),
        Selects::Permutation(Lane::Half) => (Lane::Half, 2),
        Selects::Permutation(Lane::Byte) => (Lane::Byte, 4),
    };
    loop {
        let letter = if lane == Lane::Byte { "b" } else { "h" };
        let digits = (0..digits).map(|_| random.below(8).to_string());
        let word = letter.to_owned() + &digits.collect::<String>();
        let select = Select::from_word(&word).unwrap_or(Select::WHOLE);
        if !select.is_whole() && select.is_allowed(selects) {
            return select;
        }
    }
}

/// The form with parts of registers and negations in its operands.
fn with_parts(inst: &Inst<Reg>, random: &mut Random) -> Inst<Reg> {
    let mut inst = inst.clone();
    for (rule, operand) in inst.row().operands.iter().zip(&mut inst.operands) {
        let negates = rule.accepts.contains(Accepts::NEGATED) && random.below(2) == 0;
        let &mut (Operand::Reg(reg) | Operand::Video { reg, .. }) = operand else { continue };
        let select = match rule.selects {
            Some(selects) if random.below(3) > 0 => selector(selects, random),
            _ => Select::WHOLE,
        };
        if rule.selects.is_some() || negates {
            *operand = Operand::Video { reg, negated: negates, select };
        }
    }
    inst
}

#[derive(Default)]
struct Verdict {
    forms: usize,
    left_out: usize,
    cases: usize,
    problems: Vec<String>,
}

/// The cases of one form.
fn judge_form(
    inst: &Inst<Reg>,
    model: Model,
    random: &mut Random,
    limit: usize,
    verdict: &mut Verdict,
) {
    verdict.forms += 1;
    let form = Form::of(inst);
    let sources = sources(inst);
    let carries = inst.row().effects.contains(InstEffects::CARRY_IN);
    let lists = sources.iter().any(|&(n, _)| is_list(inst, n));
    let bits: u32 = sources.iter().map(|(_, ty)| ty.bits()).sum();
    let all = if bits <= 16 && !lists {
        all_of_16_bits(&sources)
    } else {
        samples(inst, &sources, random, limit)
    };
    let mut wrong = 0;
    for operands in all {
        let mut list = Vec::new();
        for &(n, ty) in sources.iter().filter(|&&(n, _)| is_list(inst, n)) {
            let len = inst.operands[n].items().map_or(0, <[_]>::len);
            list.extend((0..len).map(|_| value(ty, random)));
        }
        let carry = carries && random.below(2) == 0;
        verdict.cases += 1;
        let problem = judge(inst, &form, model, &Inputs { list, ..Inputs::of(operands, carry) });
        if let Some(problem) = problem {
            wrong += 1;
            if wrong <= 3 {
                verdict.problems.push(format!("{}: {problem}", inst.mnemonic()));
            }
        }
    }
    if wrong > 3 {
        verdict.problems.push(format!("{}: {wrong} are wrong", inst.mnemonic()));
    }
}

/// Whether operands of the row name parts of registers.
fn is_video(row: &Row) -> bool {
    row.operands.iter().any(|rule| rule.selects.is_some())
}

fn judge_row(id: RowId, model: Model) -> Verdict {
    let mut random = Random(0x9e37_79b9_7f4a_7c15 ^ id.index() as u64);
    let mut verdict = Verdict::default();
    let video = is_video(isa::row(id));
    let mut forms = forms::forms(id);
    let all = forms.len();
    forms.retain(|inst| left_out(inst).is_none());
    verdict.left_out = all - forms.len();
    if forms.is_empty() {
        verdict.problems.push("no form of it is tried".to_owned());
    }
    // Of rows with many forms each is tried with less.
    let limit = if video {
        300
    } else if forms.len() > 500 {
        1000
    } else {
        usize::MAX
    };
    for inst in &forms {
        judge_form(inst, model, &mut random, limit, &mut verdict);
        let named = (0..if video { 12 } else { 0 }).map(|_| with_parts(inst, &mut random));
        let named: Vec<_> = named.filter(|inst| !inst.is_excluded()).collect();
        for inst in named {
            judge_form(&inst, model, &mut random, limit, &mut verdict);
        }
    }
    verdict
}

#[test]
fn lane_wise_rows_are_their_models() {
    let only = std::env::var("IRC_ISA_ROW").ok();
    let chosen = |row: &Row| only.as_ref().is_none_or(|only| row.id_name == only);
    let rows = isa::all_rows().filter(|(_, row)| matches!(row.sem, Sem::Lane(_)) && chosen(row));
    let rows: Vec<_> = rows.filter(|(id, _)| WITHOUT.iter().all(|(row, _)| row != id)).collect();
    assert!(!rows.is_empty(), "there is no such row");
    let (next, verdicts) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let Some(&(id, row)) = rows.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let start = std::time::Instant::now();
                    let verdict = match model(id) {
                        Some(model) => judge_row(id, model),
                        None => {
                            let problems = vec!["has no model".to_owned()];
                            Verdict { problems, ..Verdict::default() }
                        }
                    };
                    println!(
                        "{}: {} forms, {} cases, {} problems, {:?}",
                        row.id_name,
                        verdict.forms,
                        verdict.cases,
                        verdict.problems.len(),
                        start.elapsed()
                    );
                    verdicts.lock().expect("no thread panics").push((id, verdict));
                }
            });
        }
    });
    let mut verdicts = verdicts.into_inner().expect("no thread panics");
    verdicts.sort_unstable_by_key(|(id, _)| *id);
    let mut problems = Vec::new();
    let (mut forms, mut left_out, mut cases) = (0, 0, 0);
    for (id, verdict) in &verdicts {
        forms += verdict.forms;
        left_out += verdict.left_out;
        cases += verdict.cases;
        let name = isa::row(*id).id_name;
        problems.extend(verdict.problems.iter().map(|problem| format!("{name}: {problem}")));
    }
    println!("{} rows, {forms} forms, {left_out} left out, {cases} cases", verdicts.len());
    assert!(
        problems.is_empty(),
        "{} problems: {:#?}",
        problems.len(),
        &problems[..problems.len().min(300)]
    );
}

/// The results that are the furthest off are within the bounds, too.
#[test]
fn worst_approximations_are_within_the_bounds() {
    let approximate = isa::all_rows().filter(|(_, row)| !row.accuracy.is_empty());
    for (id, row) in approximate {
        let mut random = Random(7 ^ id.index() as u64);
        let model = model(id).expect("the row has a model");
        for inst in forms::forms(id).iter().filter(|inst| left_out(inst).is_none()) {
            let (form, sources) = (Form::of(inst), sources(inst));
            let mut differ = [0; 2];
            let all = samples(inst, &sources, &mut random, 2500);
            for operands in &all {
                let result = |approximation| {
                    let inputs = Inputs { approximation, ..Inputs::of(*operands, false) };
                    let problem = judge(inst, &form, model, &inputs);
                    assert_eq!(problem, None, "{}: {approximation:?}", inst.mnemonic());
                    let Sem::Lane(meaning) = row.sem else { panic!("{id:?} has no meaning") };
                    let mut v = Values::default();
                    (v.scalars, v.approximation) = (*operands, approximation);
                    meaning(&form, &mut v);
                    v.scalars[0]
                };
                let exact = result(Approximation::Exact);
                for (differ, seed) in differ.iter_mut().zip([1, 2]) {
                    *differ += usize::from(result(Approximation::Worst(seed)) != exact);
                }
            }
            // Of f64 the reciprocal of a root that is not gross is exact.
            let bounded = row.accuracy.iter().any(|bound| bound.types.contains(form.ty));
            let any = bounded && (form.ty != PtxType::F64 || inst.mnemonic().contains("ftz"));
            assert!(
                !any || differ.iter().all(|&n| n > all.len() / 8),
                "{}: {differ:?}",
                inst.mnemonic()
            );
        }
    }
}

/// A form by its spelling.
fn form_of(row: RowId, mnemonic: &str) -> Inst<Reg> {
    let mut forms = forms::forms(row).into_iter();
    forms.find(|inst| inst.mnemonic() == mnemonic).expect("the row has the form")
}

/// A row, a form, the sources, the carry flag before; the result and the carry flag after.
type Folded = (RowId, &'static str, [u128; 4], bool, (u128, bool));

const ONES: u128 = u64::MAX as u128;
const A: u128 = 0x8123_4567_89ab_cdef;

/// What ptxas 13.5 makes of constants, and runs of its instructions by hand.
const FOLDED: &[Folded] = &[
    // `.ftz` looks at the result rounded with an exponent of any size.
    (rows::MUL_FLOAT, "mul.rn.ftz.f32", [0x00ff_ffff, 0x3f00_0000, 0, 0], false, (0, false)),
    (rows::MUL_FLOAT, "mul.rn.f32", [0x00ff_ffff, 0x3f00_0000, 0, 0], false, (1 << 23, false)),
    (rows::MUL_FLOAT, "mul.ftz.f32", [0x80_0001, 0xbf7f_fffe, 0, 0], false, (0x8080_0000, false)),
    (rows::MUL_FLOAT, "mul.rn.ftz.f32", [0x80_0001, 0x3f7f_fffe, 0, 0], false, (1 << 23, false)),
    (rows::MUL_FLOAT, "mul.rz.ftz.f32", [0x80_0001, 0x3f7f_fffe, 0, 0], false, (0, false)),
    (rows::FMA, "fma.rn.ftz.f32", [0x00ff_ffff, 0x3f00_0000, 0, 0], false, (0, false)),
    (rows::DIV_FLOAT, "div.rn.ftz.f32", [0x00ff_ffff, 0x4000_0000, 0, 0], false, (0, false)),
    (rows::RCP, "rcp.rm.ftz.f32", [0xfe80_0001, 0, 0, 0], false, (0x8000_0000, false)),
    (rows::RCP, "rcp.rn.ftz.f32", [0x7e80_0000, 0, 0, 0], false, (1 << 23, false)),
    (rows::CVT_FLOAT, "cvt.rn.ftz.f32.f64", [0x380f_ffff_e000_0000, 0, 0, 0], false, (0, false)),
    (
        rows::CVT_FLOAT,
        "cvt.rn.ftz.f32.f64",
        [0x380f_ffff_f000_0000, 0, 0, 0],
        false,
        (1 << 23, false),
    ),
    // To half precision it does nothing.
    (rows::CVT_FLOAT, "cvt.rp.ftz.f16.f32", [1, 0, 0, 0], false, (1, false)),
    (rows::CVT_FLOAT, "cvt.rm.ftz.f16.f32", [0x8000_0001, 0, 0, 0], false, (0x8001, false)),
    (rows::CVT_FLOAT, "cvt.rp.ftz.sat.f16.f32", [1, 0, 0, 0], false, (1, false)),
    // The flag of a subtraction is set if it does not borrow.
    (rows::ADD_CC, "add.cc.u32", [0xffff_ffff, 1, 0, 0], false, (0, true)),
    (rows::SUBC, "subc.u32", [0, 0, 0, 0], true, (0, true)),
    (rows::SUBC, "subc.u32", [0, 0, 0, 0], false, (0xffff_ffff, false)),
    (rows::SUB_CC, "sub.cc.u32", [0, 1, 0, 0], true, (0xffff_ffff, false)),
    (rows::SUB_CC, "sub.cc.u64", [1, 1, 0, 0], false, (0, true)),
    (rows::SUBC_CC, "subc.cc.u64", [1, 1, 0, 0], false, (ONES, false)),
    (rows::SUBC_CC, "subc.cc.s32", [1, 0, 0, 0], false, (0, true)),
    (rows::ADDC, "addc.u32", [0, 0, 0, 0], false, (0, false)),
    // Fields of 64 bits look at all bits of position and length.
    (rows::BFE, "bfe.u64", [A, 256, 8, 0], false, (0, false)),
    (rows::BFE, "bfe.u64", [A, 4, 256, 0], false, (A >> 4, false)),
    (rows::BFE, "bfe.s64", [A, 256, 8, 0], false, (ONES, false)),
    (rows::BFE, "bfe.s64", [A, 60, 300, 0], false, (ONES - 7, false)),
    (rows::BFE, "bfe.s64", [A, 64, 0, 0], false, (0, false)),
    (rows::BFI, "bfi.b64", [A, 0x55, 256, 8], false, (0x55, false)),
    (rows::BFI, "bfi.b64", [A, 0x55, 8, 256], false, (A << 8 & ONES | 0x55, false)),
    (rows::BFE, "bfe.u32", [0x1234_5678, 256, 8, 0], false, (0x78, false)),
];

#[test]
fn rows_are_as_ptxas_folds_them() {
    for &(row, mnemonic, sources, carry, want) in FOLDED {
        let inst = form_of(row, mnemonic);
        let mut operands = [0; 12];
        operands[1..5].copy_from_slice(&sources);
        let inputs = Inputs::of(operands, carry);
        let model = model(row).expect("the row has a model");
        let form = Form::of(&inst);
        assert_eq!(judge(&inst, &form, model, &inputs), None, "{mnemonic} {sources:x?}");
        let Sem::Lane(meaning) = form.row.sem else { panic!("{mnemonic} has no meaning") };
        let mut v = Values::default();
        (v.scalars, v.carry) = (operands, carry);
        meaning(&form, &mut v);
        let bits = inst.operand_type(0).expect("the result has a type").bits();
        let got = (truncate(v.scalars[0], bits), v.carry);
        assert_eq!(got, want, "{mnemonic} {sources:x?} {carry}");
    }
}

/// What the table once said otherwise than the manual.
#[test]
fn what_was_wrong_stays_right() {
    const VECTORS: &[(RowId, &str, [u128; 3])] = &[
        // Zeros are normal numbers.
        (rows::TESTP, "testp.normal.f32", [0, 0, 0]),
        (rows::TESTP, "testp.normal.f64", [1 << 63, 0, 0]),
        // A factor from beyond a tensor makes the result zero, whatever is added.
        (rows::FMA, "fma.rn.oob.f16", [0x3c00, 0x7ff7, 0x4000]),
        (rows::FMA, "fma.rn.oob.relu.bf16x2", [0x7ff7_3f80, 0x3f80_3f80, 0x3f80_3f80]),
        // The lower word of a gross approximation is zero.
        (rows::RCP_APPROX, "rcp.approx.ftz.f64", [0x4008_0000_0000_0000, 0, 0]),
        (rows::RSQRT, "rsqrt.approx.ftz.f64", [0x4000_0000_0000_0000, 0, 0]),
        (rows::RSQRT, "rsqrt.approx.f64", [0x8000_0000_0000_0000, 0, 0]),
        // The largest tf32 has 10 bits of fraction.
        (rows::CVT_TF32, "cvt.rn.satfinite.tf32.f32", [0x7f7f_ffff, 0, 0]),
        (rows::CVT_TF32, "cvt.rna.satfinite.tf32.f32", [0xff80_0000, 0, 0]),
    ];
    for &(row, mnemonic, sources) in VECTORS {
        let inst = form_of(row, mnemonic);
        let mut operands = [0; 12];
        operands[1..4].copy_from_slice(&sources);
        let inputs = Inputs::of(operands, false);
        let model = model(row).expect("the row has a model");
        assert_eq!(judge(&inst, &Form::of(&inst), model, &inputs), None, "{mnemonic}");
    }
}
