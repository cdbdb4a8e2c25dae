//! Parallel copies in sequence.
//!
//! All copies of an edge happen at once: each reads what was there before. A copy can go first
//! if no other one still reads its destination. What is left then are cycles; one register of the
//! class outside of them breaks all of a class (Boissinot et al. 2009, section 4.3). A source that
//! has been copied is read from its copy from then on, so a cycle whose value also goes elsewhere
//! needs no more registers. Immediates come last: nobody waits for them.

use cranelift_entity::{PrimaryMap, entity_impl};
use irc_ptx::isa::RegClass;
use irc_ptx::{Operand, Reg};

/// One copy: a register, an immediate or the address of a symbol goes into a register.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RegCopy {
    /// The destination.
    pub to: Reg,
    /// The source.
    pub from: Operand<Reg>,
}

/// A register, whatever its class.
#[derive(Copy, Clone, PartialEq, Eq)]
struct Location(u32);
entity_impl!(Location, "location");

const NONE: u32 = u32::MAX;

#[derive(Clone)]
struct State {
    /// The parallel copy that the rest belongs to.
    epoch: u32,
    /// The copy that writes the register, while it waits.
    writer: u32,
    is_read: bool,
    /// Where the value that was here at first can be read now.
    now: Reg,
}

/// Makes sequences of copies.
pub(super) struct Sequencer {
    states: PrimaryMap<Location, State>,
    /// The first location of each class.
    offsets: [u32; 6],
    epoch: u32,
    ready: Vec<u32>,
    /// How many cycles were broken.
    pub cycles: u32,
}

impl Sequencer {
    /// For registers numbered from 1 up to these counts.
    pub fn new(counts: [u32; 6]) -> Self {
        let mut offsets = [0; 6];
        let mut total = 0;
        for (offset, count) in offsets.iter_mut().zip(counts) {
            *offset = total;
            total += count + 1;
        }
        let state =
            State { epoch: 0, writer: NONE, is_read: false, now: Reg::new(RegClass::Pred, 0) };
        let states = std::iter::repeat_n(state, total as usize).collect();
        Self { states, offsets, epoch: 0, ready: Vec::new(), cycles: 0 }
    }

    fn state(&mut self, reg: Reg) -> &mut State {
        let class = reg.class().expect("allocated registers are numbered");
        let location = Location(self.offsets[class as usize] + reg.index());
        let state = &mut self.states[location];
        if state.epoch != self.epoch {
            *state = State { epoch: self.epoch, writer: NONE, is_read: false, now: reg };
        }
        state
    }

    /// Appends copies that do one after the other what `copies` do at once. The destinations
    /// differ. `spare` gives the register of a class that no copy uses.
    pub fn run(
        &mut self,
        copies: &[RegCopy],
        out: &mut Vec<RegCopy>,
        mut spare: impl FnMut(RegClass) -> Reg,
    ) {
        if let [copy] = copies {
            out.push(copy.clone());
            return;
        }
        self.epoch += 1;
        for (i, copy) in (0..).zip(copies) {
            if let Operand::Reg(from) = copy.from {
                self.state(copy.to).writer = i;
                self.state(from).is_read = true;
            }
        }
        for (i, copy) in (0..).zip(copies) {
            if matches!(copy.from, Operand::Reg(_)) && !self.state(copy.to).is_read {
                self.ready.push(i);
            }
        }
        self.drain(copies, out);
        for (i, copy) in (0..).zip(copies) {
            if self.state(copy.to).writer == i {
                let class = copy.to.class().expect("allocated registers are numbered");
                let spare = spare(class);
                out.push(RegCopy { to: spare, from: Operand::Reg(copy.to) });
                self.state(copy.to).now = spare;
                self.cycles += 1;
                self.ready.push(i);
                self.drain(copies, out);
            }
        }
        out.extend(copies.iter().filter(|c| !matches!(c.from, Operand::Reg(_))).cloned());
    }

    fn drain(&mut self, copies: &[RegCopy], out: &mut Vec<RegCopy>) {
        while let Some(i) = self.ready.pop() {
            let RegCopy { to, from: Operand::Reg(from) } = copies[i as usize] else { continue };
            self.state(to).writer = NONE;
            let source = self.state(from);
            out.push(RegCopy { to, from: Operand::Reg(source.now) });
            // The source may be overwritten now.
            if source.now == from && source.writer != NONE {
                source.now = to;
                let writer = source.writer;
                self.ready.push(writer);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use arbtest::arbitrary::{Result, Unstructured};
    use std::collections::BTreeMap;

    fn reg(index: u32) -> Reg {
        Reg::new(RegClass::B32, index)
    }

    /// Runs the sequence and compares with all at once; returns the sequence.
    fn check(pairs: &[(u32, Operand<Reg>)]) -> Vec<RegCopy> {
        let copies: Vec<_> =
            pairs.iter().map(|(to, from)| RegCopy { to: reg(*to), from: from.clone() }).collect();
        let mut counts = [0; 6];
        counts[RegClass::B32 as usize] = 20;
        let mut out = Vec::new();
        Sequencer::new(counts).run(&copies, &mut out, |_| reg(20));
        let start: BTreeMap<Reg, i64> = (0..=20).map(|i| (reg(i), i64::from(i) + 1000)).collect();
        let read = |state: &BTreeMap<Reg, i64>, from: &Operand<Reg>| match from {
            Operand::Reg(from) => state[from],
            Operand::Int(value) => *value,
            other => panic!("no such source: {other:?}"),
        };
        let mut want = start.clone();
        for copy in &copies {
            want.insert(copy.to, read(&start, &copy.from));
        }
        let mut state = start;
        for copy in &out {
            let value = read(&state, &copy.from);
            state.insert(copy.to, value);
        }
        state.remove(&reg(20));
        want.remove(&reg(20));
        assert_eq!(state, want, "{copies:?} became {out:?}");
        out
    }

    fn from(index: u32) -> Operand<Reg> {
        Operand::Reg(reg(index))
    }

    #[test]
    fn chains_swaps_and_fans() {
        assert_eq!(check(&[(1, from(2)), (2, from(3)), (3, from(4))]).len(), 3);
        assert_eq!(check(&[(1, from(2)), (2, from(1))]).len(), 3);
        assert_eq!(check(&[(1, from(2)), (2, from(1)), (3, from(4)), (4, from(3))]).len(), 6);
        // The swapped value also goes to 3, which spares the other register.
        assert_eq!(check(&[(1, from(2)), (2, from(1)), (3, from(1))]).len(), 3);
        assert_eq!(check(&[(1, Operand::Int(7)), (2, from(1))]).len(), 2);
    }

    #[test]
    fn random_copies() {
        fn one(u: &mut Unstructured<'_>) -> Result<()> {
            let mut pairs: Vec<(u32, Operand<Reg>)> = Vec::new();
            for to in 1..u.int_in_range(1..=12)? {
                let from = u.int_in_range(0..=13)?;
                if from == 0 {
                    pairs.push((to, Operand::Int(i64::from(to))));
                } else if from != to {
                    pairs.push((to, Operand::Reg(reg(from))));
                }
            }
            let sequence = check(&pairs);
            assert!(sequence.len() <= pairs.len() + pairs.len() / 2);
            Ok(())
        }
        arbtest::arbtest(one);
    }
}
