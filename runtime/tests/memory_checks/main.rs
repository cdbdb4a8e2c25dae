//! Kernels that misuse memory, each with what is said of it and a fixed twin of which nothing is
//! said; and sizes, addresses and counts that are garbage, which cost nothing.

mod bounds;
mod extremes;
mod lifetimes;
mod limits;
mod pairs;
mod spaces;
mod values;
