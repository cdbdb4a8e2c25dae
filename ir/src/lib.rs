//! The SSA IR of irc, its text form and its meaning.
//!
//! A [`module::Module`] holds functions and globals; a [`function::Function`] holds a data flow
//! graph ([`dfg::Dfg`]: what instructions and values are) and a layout ([`layout::Layout`]: where
//! they stand). Instructions are made through [`cursor::Cursor`] and the [`builder`]. The core
//! operations are the rows of one table ([`op::table`]); PTX instructions are those of
//! [`irc_ptx::isa`].
//!
//! The crate is pure: no files, processes, environment or clock.

pub mod builder;
pub mod codes;
pub mod cursor;
pub mod data;
pub mod debug;
pub mod dfg;
pub mod dominance;
pub mod entity;
pub mod function;
pub mod interp;
pub mod layout;
pub mod location;
pub mod math;
pub mod module;
pub mod op;
pub mod signature;
pub mod text;
pub mod types;
pub mod unroll;
pub mod variable_args;
pub mod verify;
pub mod work;

/// The guide for frontends has an example that compiles.
#[cfg(doctest)]
#[doc = include_str!("../../docs/contributing/frontend.md")]
pub struct FrontendGuide;
