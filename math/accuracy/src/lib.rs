//! Measures the math library: its routines, run by [`evaluate`], against [`mod@reference`] results.
//!
//! `f32` is compared with a function of `f64` whose error is some 2^-52: so the error of a result
//! is known to about 2^-28 ulp. Where that does not tell whether it is rounded correctly, and for
//! `f64`, it is compared with 192 bits, or with series of 1,344.

pub mod big;
pub mod device;
pub mod evaluate;
pub mod inputs;
pub mod native;
pub mod promise;
pub mod reference;
pub mod special;
pub mod sweep;
pub mod table;
