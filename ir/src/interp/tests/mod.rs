//! Whole launches: threads, memory, synchronisation, calls, and each way to go wrong.

mod faults;
mod kit;
mod launches;
mod ptx;
mod sync;
