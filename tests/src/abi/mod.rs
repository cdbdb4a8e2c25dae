//! Random signatures of C++, called between what nvcc made and what irc made.
//!
//! For each signature there is a function that mixes all scalars of its arguments into a hash and
//! makes its result of that, a kernel that calls it, and a kernel with the same parameters; each of
//! them in C++ and in the IR. What the hash must be is computed here.

mod cpp;
mod ir;
mod judge;
mod mixed;
mod types;

pub use judge::{Nvcc, Verdict, judge, judge_texts};
pub use mixed::{expected as expected_of_mixed, run as run_mixed};

use crate::examples::Random;
use std::rc::Rc;
use types::{Leaf, Record, SCALARS, Scalar, Ty, Types};

/// Mixes 64 bits into a hash.
const MULTIPLIER: u64 = 0x9e37_79b9_7f4a_7c15;

fn mix(hash: u64, bits: u64) -> u64 {
    let hash = (hash ^ bits).wrapping_mul(MULTIPLIER);
    hash ^ hash >> 32
}

/// `int`.
static INT: &Scalar = &SCALARS[5];

/// What a hash begins with.
const START: u64 = 1;

/// How a function is called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Call {
    /// By its name.
    Direct,
    /// Through a pointer that the callee's side returns.
    Indirect,
    /// As the second virtual function of an object that the callee's side returns.
    Virtual,
    /// By its name, with arguments behind those that are declared: scalars and structs without
    /// padding whose first member is aligned as they are. nvcc 13.5 places each scalar of a struct
    /// by itself, so it passes others differently from how it reads them.
    Variadic,
}

/// A function of C++.
#[derive(Debug)]
pub struct Signature {
    /// Its number; names end with it.
    pub number: usize,
    /// How it is called.
    pub call: Call,
    /// The records that it uses, those inside others first.
    pub records: Vec<Rc<Record>>,
    /// The types of its parameters.
    pub params: Vec<Ty>,
    /// The types of its variable arguments, none of which C++ promotes.
    pub variable: Vec<Ty>,
    /// The type of its result.
    pub result: Ty,
    /// What the values of the arguments are made of.
    seed: u64,
}

impl Signature {
    /// A signature that the seed and its number decide.
    pub fn random(seed: u64, number: usize) -> Self {
        let mut random = Random::new(seed.wrapping_mul(MULTIPLIER) ^ number as u64);
        let call = match random.below(7) {
            0 => Call::Indirect,
            1 => Call::Virtual,
            2 => Call::Variadic,
            _ => Call::Direct,
        };
        let count = random.below(6);
        let seed = random.bits();
        let mut types = Types::new(&mut random, format!("R{number}"));
        let mut params: Vec<Ty> = (0..count).map(|_| types.any()).collect();
        let result = types.any();
        // nvcc 13.5 declares these differently in a prototype than it passes them, and fails.
        let is_odd = |ty: &Ty| ty.size() > 128 && ty.align() < 4;
        let is_pointer = matches!(call, Call::Indirect | Call::Virtual);
        let call = if is_pointer && params.iter().any(is_odd) { Call::Direct } else { call };
        let mut variable = Vec::new();
        if call == Call::Variadic {
            // C++ finds the others behind the last one that is declared.
            params.push(Ty::Scalar(INT));
            variable.extend((0..types.below(6)).map(|_| types.variable()));
        }
        let records = types.records;
        Self { number, call, records, params, variable, result, seed }
    }

    /// The bits of a scalar of an argument.
    fn value(&self, param: usize, leaf: usize, bits: u32) -> u128 {
        let index = (param << 16 | leaf) as u64;
        let [low, high] = [1, 2].map(|half| mix(self.seed ^ half, index));
        masked(u128::from(high) << 64 | u128::from(low), bits)
    }

    /// The types of all arguments, the variable ones last.
    fn arguments(&self) -> impl Iterator<Item = (usize, &Ty)> {
        self.params.iter().chain(&self.variable).enumerate()
    }

    /// The hash of the first arguments.
    fn hash_of(&self, count: usize) -> u64 {
        let mut hash = START;
        for (p, ty) in self.arguments().take(count) {
            for (l, leaf) in ty.leaves().iter().enumerate() {
                hash = mix_leaf(hash, leaf, self.value(p, l, leaf.bits));
            }
        }
        hash
    }

    /// The hash of the arguments that are declared.
    fn hash_of_params(&self) -> u64 {
        self.hash_of(self.params.len())
    }

    /// What the kernel that calls the function writes: the hash of the result.
    fn hash_of_result(&self) -> u64 {
        let made = self.hash_of(usize::MAX);
        let leaves = self.result.leaves();
        leaves.iter().enumerate().fold(START, |hash, (l, leaf)| {
            mix_leaf(hash, leaf, masked(result_bits(made, l), leaf.bits))
        })
    }

    /// The bytes of an argument, as a launch passes them.
    fn bytes(&self, param: usize, ty: &Ty) -> Vec<u8> {
        let mut bytes = vec![0; ty.size() as usize];
        for (l, leaf) in ty.leaves().iter().enumerate() {
            let value = self.value(param, l, leaf.bits);
            for bit in (0..leaf.bits).filter(|bit| value >> bit & 1 == 1) {
                let at = leaf.at + bit;
                bytes[at as usize / 8] |= 1 << (at % 8);
            }
        }
        bytes
    }
}

fn masked(value: u128, bits: u32) -> u128 {
    if bits == 128 { value } else { value & ((1 << bits) - 1) }
}

fn mix_leaf(hash: u64, leaf: &Leaf, value: u128) -> u64 {
    let hash = mix(hash, value as u64);
    if leaf.bits == 128 { mix(hash, (value >> 64) as u64) } else { hash }
}

/// What a scalar of the result is made of.
fn result_bits(hash: u64, leaf: usize) -> u128 {
    let low = mix(hash, leaf as u64);
    u128::from(!low) << 64 | u128::from(low)
}
