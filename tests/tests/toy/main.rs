//! Toy programs compute what they must: those of the folder of examples, and random ones.

mod examples;
mod random;
