//! Measures the math library: its routines, run by [`evaluate`], against [`mod@reference`] results.
//!
//! `f32` is compared with a function of `f64` whose error is below 2^-52: so the error of a result
//! is known to 2^-28 ulp, and whether it is rounded correctly in all but the cases that lie so near
//! to the middle of two floats, which count as not. `f64` is compared with 192 bits.

pub mod big;
pub mod evaluate;
pub mod inputs;
pub mod reference;
pub mod special;
pub mod sweep;
pub mod table;
