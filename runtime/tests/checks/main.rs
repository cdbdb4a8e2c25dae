//! Faulty kernels, what the simulator says of them, and their fixed twins, of which it says
//! nothing.

mod barriers;
mod cluster;
mod endless;
mod flags;
mod joins;
mod machine;
mod mbarriers;
mod pairs;
mod proxies;
mod warps;
