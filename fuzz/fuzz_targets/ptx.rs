//! Mutated PTX. Run with `cargo fuzz run ptx`; the plain test is `tests/tests/text_fuzz.rs`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    // Too few bytes to choose from are no finding.
    let _ = irc_tests::ptx_fuzz::check_mutated(&mut arbitrary::Unstructured::new(data));
});
