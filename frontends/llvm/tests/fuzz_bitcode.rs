//! Odd and bad bitcode: the reader answers, and errors say where.
//!
//! `IRC_FUZZ_SECONDS` says how long a random test runs; else it is 30 seconds under continuous
//! integration (`CI=true`) and 2 elsewhere.

use arbitrary::{Result, Unstructured};
use std::time::Duration;

/// Files to begin with.
const SEEDS: [&[u8]; 12] = [
    include_bytes!("../../../tests/golden/llvm-bitcode/records.bc"),
    include_bytes!("../../../tests/golden/llvm-bitcode/records.bc"),
    include_bytes!("../../../tests/golden/llvm-bitcode/debug.bc"),
    include_bytes!("../../../tests/golden/llvm-bitcode/atomics.O0.bc"),
    include_bytes!("../../../tests/golden/llvm-bitcode/lists.O1.bc"),
    include_bytes!("../../../tests/golden/llvm-bitcode/asm_scopes.O1.bc"),
    include_bytes!("../../../tests/golden/llvm-bitcode/pointer_tables.O3.bc"),
    include_bytes!("../../../tests/golden/llvm-bitcode/struct_params.raw.bc"),
    include_bytes!("../../../tests/golden/debug/types.O0.bc"),
    include_bytes!("../../../tests/golden/debug/types.O1.bc"),
    include_bytes!("../../../tests/golden/debug/sums.O1.bc"),
    include_bytes!("../../../tests/golden/debug/old_records.bc"),
];

fn budget() -> Duration {
    let in_ci = std::env::var_os("CI").is_some_and(|value| value == "true");
    let seconds = std::env::var("IRC_FUZZ_SECONDS").ok();
    let seconds = seconds.map_or(if in_ci { 30 } else { 2 }, |text| text.parse().expect("seconds"));
    Duration::from_secs(seconds)
}

/// Reads bitcode, and looks at what is said about it.
fn check(bytes: &[u8]) {
    match irc_llvm::read_with(bytes, &irc_llvm::Options::default().with_debug(true)) {
        Ok(module) => {
            // Bitcode may say what the IR does not allow, but for what debuggers are told.
            for error in irc_ir::verify::verify_module(&module).err().unwrap_or_default() {
                assert!(!error.to_string().contains("debug information"), "{error}");
            }
        }
        Err(errors) => {
            assert!(!errors.is_empty());
            for error in errors.into_iter().map(|error| error.diagnostic) {
                assert_ne!(error.code, "L0299", "{error:?}");
                if irc_llvm::is_bitcode(bytes) {
                    assert!(error.span.is_none(), "there is no text: {error:?}");
                    let note = error.notes.first();
                    assert!(note.is_some_and(|note| note.contains("byte")), "{error:?}");
                }
            }
        }
    }
}

fn changed(u: &mut Unstructured<'_>) -> Result<Vec<u8>> {
    let mut bytes = u.choose(&SEEDS)?.to_vec();
    for _ in 0..u.int_in_range(1..=4)? {
        let at = u.int_in_range(4..=bytes.len() - 1)?;
        match u.int_in_range(0..=5)? {
            // A bit, most often: that keeps the most of the rest.
            0..=2 => bytes[at] ^= 1 << u.int_in_range(0..=7)?,
            3 => bytes[at] = u.arbitrary()?,
            4 => {
                // Words from elsewhere.
                let size = 4 * u.int_in_range(1..=8)?;
                let from = u.int_in_range(4..=bytes.len() - 1)? / 4 * 4;
                let to = at / 4 * 4;
                let size = size.min(bytes.len() - from).min(bytes.len() - to);
                bytes.copy_within(from..from + size, to);
            }
            _ => bytes.truncate(at.max(8)),
        }
    }
    Ok(bytes)
}

#[test]
fn changed_bitcode_is_answered() {
    arbtest::arbtest(|u| {
        check(&changed(u)?);
        Ok(())
    })
    .budget(budget());
}

/// Every bit of a file, one at a time.
#[test]
fn every_changed_bit_is_answered() {
    let mut bytes = SEEDS[0].to_vec();
    let step = if cfg!(debug_assertions) { 7 } else { 1 };
    for bit in (32..bytes.len() * 8).step_by(step) {
        bytes[bit / 8] ^= 1 << (bit % 8);
        check(&bytes);
        bytes[bit / 8] ^= 1 << (bit % 8);
    }
}

#[test]
fn every_prefix_is_answered() {
    for seed in SEEDS {
        (0..seed.len()).step_by(seed.len() / 100 + 1).for_each(|end| check(&seed[..end]));
        check(seed);
    }
}

#[test]
fn random_bytes_behind_the_magic_are_answered() {
    arbtest::arbtest(|u| {
        let mut bytes = b"BC\xc0\xde".to_vec();
        bytes.extend(u.arbitrary::<Vec<u8>>()?);
        check(&bytes);
        bytes.splice(..4, [0xde, 0xc0, 0x17, 0x0b]);
        check(&bytes);
        Ok(())
    })
    .budget(budget() / 2);
}
