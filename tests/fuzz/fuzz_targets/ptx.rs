//! Mutated PTX. Run with `cargo fuzz run ptx` in `tests`; `tests/tests/text_fuzz.rs` is the plain
//! test.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    // Too few bytes to choose from are no finding.
    let _ = irc_tests::ptx_fuzz::check_mutated(&mut arbitrary::Unstructured::new(data));
});
