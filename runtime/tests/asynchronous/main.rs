//! Barriers in memory, asynchronous copies and clusters: the meanings of the rows and the queue
//! of copies, on a small machine.

mod barriers;
mod cluster;
mod copies;
mod others;
