//! What in a valid module is probably not meant: the warnings of `irc check` and of frontends.
//!
//! A lint finds and explains; those who show it know the texts. [`meeting`] finds operations that
//! threads must reach together where they may have diverged, [`unwritten`] variables that are read
//! where nothing may have been written.

mod copy;
pub mod meeting;
pub mod path;
pub mod unwritten;
