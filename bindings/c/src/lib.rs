//! libirc: irc for C, and for whatever calls C.
//!
//! - No panic and no exception crosses the boundary: every function runs in `status::guard`, and
//!   what goes wrong is a code, with a message that the thread keeps until its next call.
//! - A handle is a number, never a pointer: a slot of a table and the serial number of what it was
//!   made for (`handles`). One that was freed, is of another kind or was never given is told from
//!   a good one, whoever made it up.
//! - Objects are locked while a call uses them, so calls from several threads are done one after
//!   the other.
//! - What the caller may read is a copy that lives as long as its output.
//!
//! The header `include/irc.h` is made of this crate by cbindgen, `include/irc_ops.h` of the table
//! of operations; tests hold both to it.

#![allow(unsafe_code, reason = "functions for C take pointers; each says what they must be")]
#![allow(non_camel_case_types, reason = "the names are those of the header")]

mod builder;
mod data;
mod globals;
mod handles;
mod machine;
mod module;
mod operations;
mod options;
mod output;
mod pointers;
mod status;
mod text;
mod types;
