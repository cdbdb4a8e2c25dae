//! Toy programs compute what they must: those of the folder of examples, their twins in CUDA, and
//! random ones.

mod examples;
mod random;
mod twins;
