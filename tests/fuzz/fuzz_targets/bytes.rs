//! Bytes that the fuzzer makes up, as IR text. Run with `cargo fuzz run bytes` in `tests`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| irc_tests::text_fuzz::check_bytes(data));
