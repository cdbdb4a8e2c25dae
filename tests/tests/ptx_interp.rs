//! The reference interpreter runs `ptx` operations of one thread as compiled code does.

use irc_ir::op::ptx::is_control;
use irc_ptx::isa::{self, Sem};
use irc_ptx::target::Target;
use irc_tests::examples::{Argument, Case as Launch, Expect};
use irc_tests::isa_forms::{Random, forms_of, has_carry};
use irc_tests::isa_ops::Case;
use irc_tests::{interpreter, simulator};

/// The bytes of the buffer with operands and results: 16 for each.
const BUFFER: usize = 2048;
/// How many inputs each form has.
const INPUTS: usize = 8;

/// Operands: any bits, or numbers of which instructions make something special.
fn operands(random: &mut Random) -> Vec<u8> {
    const SPECIAL: [u64; 12] = [
        0,
        1,
        u64::MAX,
        0x8000_0000_8000_0000,
        0x7fff_ffff_7fff_ffff,
        0x3f80_0000_3f80_0000,
        0x3ff0_0000_0000_0000,
        0x7f80_0000_7f80_0000,
        0xffc0_0000_7fc0_0000,
        0x7ff0_0000_0000_0001,
        0x3c00_bc00_7c00_fc00,
        0x0000_0001_0080_001f,
    ];
    let mut bytes = Vec::with_capacity(BUFFER);
    while bytes.len() < BUFFER {
        let word = match random.below(3) {
            0 => SPECIAL[random.below(SPECIAL.len())],
            _ => {
                (random.below(1 << 31) as u64) << 33
                    ^ (random.below(1 << 31) as u64) << 8
                    ^ random.below(256) as u64
            }
        };
        bytes.extend(word.to_le_bytes());
    }
    bytes
}

/// Runs a form in the interpreter, and on the simulator what it is compiled to; how they differ.
fn compare(case: &Case, target: Target, random: &mut Random) -> Result<(), String> {
    let module = case.module("k")?;
    let text = case.compile("k", target)?;
    let code = irc_ptx::Module::parse(&text).map_err(|errors| errors[0].to_string())?;
    for _ in 0..INPUTS {
        let before = operands(random);
        let launch = Launch {
            kernel: "k".to_owned(),
            grid: [1; 3],
            block: [1; 3],
            dynamic_shared: 0,
            arguments: vec![
                Argument::Buffer { before: before.clone(), after: Expect::Exact(Vec::new()) },
                Argument::Bytes(vec![0; 1024]),
            ],
        };
        let (interpreted, _) = interpreter::launch(&module, &launch, 0)?;
        let options = irc_runtime::sim::Options::default();
        let simulated = simulator::launch(&module, &code, &launch, options)?;
        if interpreted != simulated {
            let same = |(a, b): (&Option<u8>, &Option<u8>)| a == b;
            let at = interpreted[0].iter().zip(&simulated[0]).position(|pair| !same(pair));
            let from = at.unwrap_or(0) & !15;
            let hex = |bytes: &[Option<u8>]| format!("{:x?}", &bytes[from..from + 16]);
            let (want, got) = (hex(&simulated[0]), hex(&interpreted[0]));
            return Err(format!("at {from}: {want} on the simulator, {got} interpreted"));
        }
    }
    Ok(())
}

#[test]
fn rows_of_one_thread_run_alike_interpreted_and_compiled() {
    let mut random = Random::new(7);
    let (mut problems, mut forms, mut rows) = (Vec::new(), 0, 0);
    for (id, row) in isa::all_rows() {
        if !matches!(row.sem, Sem::Lane(_)) || is_control(row) || has_carry(row) {
            continue;
        }
        let cases = forms_of(id, &mut random);
        assert!(!cases.is_empty(), "no form of {}", row.id_name);
        rows += 1;
        for (case, targets) in cases {
            forms += 1;
            let target = Target { sm: targets[random.below(targets.len())], ptx: None };
            if let Err(problem) = compare(&case, target, &mut random) {
                problems.push(format!("{}: {problem}", case.spelling));
            }
        }
    }
    println!("{forms} forms of {rows} rows");
    assert!(rows > 80 && forms > 500, "{forms} forms of {rows} rows");
    assert!(problems.is_empty(), "{} problems:\n{}", problems.len(), problems.join("\n"));
}
