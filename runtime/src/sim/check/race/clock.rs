//! Vector clocks as persistent radix trees.
//!
//! A tree maps keys to clocks. A node of level `n` is indexed by bits `5n..5n + 5` of the key; at
//! level 0 stand the clocks of 32 lanes. A node whose clocks are all the same is one number, so a
//! tree that knows nothing, or the same of a whole CTA, is one word. Nodes are shared and copied
//! when they change: taking a snapshot is to count a reference, and joining two trees that have
//! nodes in common passes over these.
//!
//! Trees that are combined have the same level, and a key has no digits above it.

use std::array;
use std::sync::Arc;

const FANOUT: usize = 32;
/// How many bits of a key choose a child.
pub(super) const DIGIT: u32 = FANOUT.trailing_zeros();

/// A tree, or a part of one.
#[derive(Clone, Debug)]
pub(super) enum Clocks {
    /// The same for all keys.
    Same(u32),
    /// One for each lane.
    Lanes(Arc<[u32; FANOUT]>),
    /// Parts.
    Parts(Arc<[Clocks; FANOUT]>),
}

impl Default for Clocks {
    fn default() -> Self {
        Self::Same(0)
    }
}

/// The child that a key chooses at a level.
fn digit(key: u64, level: u32) -> usize {
    (key >> (level * DIGIT)) as usize % FANOUT
}

impl Clocks {
    /// The clock of a key in a tree of a level.
    pub fn get(&self, key: u64, level: u32) -> u32 {
        match self.part(key, level, 0) {
            Self::Same(clock) => *clock,
            Self::Lanes(lanes) => lanes[digit(key, 0)],
            Self::Parts(_) => 0,
        }
    }

    /// The part of a tree of one level that has another level, on the way to a key.
    pub fn part(&self, key: u64, from: u32, to: u32) -> &Self {
        let mut node = self;
        for level in (to + 1..=from).rev() {
            match node {
                Self::Parts(parts) => node = &parts[digit(key, level)],
                _ => break,
            }
        }
        node
    }

    /// Raises the clock of a key in a tree of a level.
    pub fn raise(&mut self, key: u64, level: u32, clock: u32) {
        if self.get(key, level) >= clock {
            return;
        }
        let node = self.part_mut(key, level, 0);
        let mut lanes = match node {
            Self::Lanes(lanes) => return Arc::make_mut(lanes)[digit(key, 0)] = clock,
            Self::Same(base) => [*base; FANOUT],
            Self::Parts(_) => [0; FANOUT],
        };
        lanes[digit(key, 0)] = clock;
        *node = Self::Lanes(Arc::new(lanes));
    }

    /// Raises all clocks of a part.
    pub fn raise_part(&mut self, key: u64, from: u32, to: u32, clock: u32) {
        self.join_part(key, from, to, &Self::Same(clock));
    }

    /// Joins clocks to a part.
    pub fn join_part(&mut self, key: u64, from: u32, to: u32, other: &Self) {
        if !self.part(key, from, to).covers(other) {
            self.part_mut(key, from, to).join(other);
        }
    }

    fn part_mut(&mut self, key: u64, from: u32, to: u32) -> &mut Self {
        let mut node = self;
        for level in (to + 1..=from).rev() {
            node = &mut node.parts_mut()[digit(key, level)];
        }
        node
    }

    fn parts_mut(&mut self) -> &mut [Self; FANOUT] {
        if !matches!(self, Self::Parts(_)) {
            let base = if let Self::Same(base) = self { *base } else { 0 };
            *self = Self::Parts(Arc::new(array::from_fn(|_| Self::Same(base))));
        }
        match self {
            Self::Parts(parts) => Arc::make_mut(parts),
            _ => unreachable!("made of parts above"),
        }
    }

    /// Whether no clock of another tree is later.
    pub fn covers(&self, other: &Self) -> bool {
        match (self, other) {
            (_, Self::Same(0)) => true,
            (Self::Same(a), Self::Same(b)) => a >= b,
            (Self::Same(a), Self::Lanes(b)) => b.iter().all(|b| a >= b),
            (Self::Lanes(a), Self::Same(b)) => a.iter().all(|a| a >= b),
            (Self::Lanes(a), Self::Lanes(b)) => {
                Arc::ptr_eq(a, b) || a.iter().zip(&**b).all(|(a, b)| a >= b)
            }
            (Self::Parts(a), Self::Parts(b)) => {
                Arc::ptr_eq(a, b) || a.iter().zip(&**b).all(|(a, b)| a.covers(b))
            }
            (Self::Parts(a), b) => a.iter().all(|a| a.covers(b)),
            (a, Self::Parts(b)) => b.iter().all(|b| a.covers(b)),
        }
    }

    /// Raises each clock to that of another tree.
    pub fn join(&mut self, other: &Self) {
        if self.covers(other) {
            return;
        }
        if other.covers(self) {
            *self = other.clone();
            return;
        }
        match (&mut *self, other) {
            (Self::Lanes(a), Self::Lanes(b)) => {
                for (a, b) in Arc::make_mut(a).iter_mut().zip(&**b) {
                    *a = (*a).max(*b);
                }
            }
            (Self::Lanes(a), Self::Same(b)) => {
                for a in Arc::make_mut(a) {
                    *a = (*a).max(*b);
                }
            }
            (Self::Same(a), Self::Lanes(b)) => {
                let a = *a;
                *self = Self::Lanes(Arc::new(b.map(|b| b.max(a))));
            }
            (a, Self::Parts(b)) => {
                for (a, b) in a.parts_mut().iter_mut().zip(&**b) {
                    a.join(b);
                }
            }
            (a, b) => {
                for a in a.parts_mut() {
                    a.join(b);
                }
            }
        }
        self.simplify();
    }

    /// Makes one number of what is the same everywhere.
    fn simplify(&mut self) {
        let same = match self {
            Self::Same(_) => None,
            Self::Lanes(lanes) => lanes.iter().all(|&lane| lane == lanes[0]).then_some(lanes[0]),
            Self::Parts(parts) => match parts[0] {
                Self::Same(first) => parts
                    .iter()
                    .all(|part| matches!(part, Self::Same(clock) if *clock == first))
                    .then_some(first),
                _ => None,
            },
        };
        if let Some(same) = same {
            *self = Self::Same(same);
        }
    }

    /// Whether both are the same object, or the same number: then joining one is joining both.
    pub fn is_same(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Same(a), Self::Same(b)) => a == b,
            (Self::Lanes(a), Self::Lanes(b)) => Arc::ptr_eq(a, b),
            (Self::Parts(a), Self::Parts(b)) => Arc::ptr_eq(a, b),
            _ => false,
        }
    }

    /// Which lanes of a mask have a clock of the node of their warp that is before this one.
    pub fn behind(&self, lanes: u32, clock: u32) -> u32 {
        match self {
            Self::Same(all) if *all >= clock => 0,
            Self::Lanes(clocks) => {
                let mut behind = 0;
                let mut rest = lanes;
                while rest != 0 {
                    let lane = rest.trailing_zeros();
                    rest &= rest - 1;
                    behind |= u32::from(clocks[lane as usize % FANOUT] < clock) << lane;
                }
                behind
            }
            _ => lanes,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use arbtest::arbtest;
    use std::collections::BTreeMap;

    const LEVEL: u32 = 2;

    /// Trees beside plain maps of the same clocks.
    #[derive(Clone, Default)]
    struct Pair {
        tree: Clocks,
        base: u32,
        map: BTreeMap<u64, u32>,
    }

    impl Pair {
        fn get(&self, key: u64) -> u32 {
            self.map.get(&key).copied().unwrap_or(0).max(self.base)
        }

        fn raise(&mut self, key: u64, clock: u32) {
            self.tree.raise(key, LEVEL, clock);
            self.map.insert(key, self.get(key).max(clock));
        }

        fn raise_all(&mut self, clock: u32) {
            self.tree.join(&Clocks::Same(clock));
            self.base = self.base.max(clock);
        }

        fn join(&mut self, other: &Pair) {
            self.tree.join(&other.tree);
            self.base = self.base.max(other.base);
            for (&key, &clock) in &other.map {
                self.map.insert(key, self.get(key).max(clock));
            }
        }
    }

    #[test]
    fn a_tree_is_a_map() {
        arbtest(|u| {
            let mut pairs = [Pair::default(), Pair::default(), Pair::default()];
            for _ in 0..40 {
                let i = u.choose_index(3)?;
                let key = u64::from(u.int_in_range(0..=3u8)? * 17) * 31 % (1 << 15);
                let clock = u.int_in_range(0..=9)?;
                match u.int_in_range(0..=9u8)? {
                    0..=5 => pairs[i].raise(key, clock),
                    6 => pairs[i].raise_all(clock),
                    7 => pairs[i] = pairs[(i + 1) % 3].clone(),
                    _ => {
                        let other = pairs[(i + 1) % 3].clone();
                        pairs[i].join(&other);
                        assert!(pairs[i].tree.covers(&other.tree));
                    }
                }
                for key in 0..1 << 15 {
                    if key % 31 == 0 || key < 40 {
                        assert_eq!(pairs[i].tree.get(key, LEVEL), pairs[i].get(key), "{key}");
                    }
                }
            }
            Ok(())
        })
        .budget_ms(300);
    }

    #[test]
    fn lanes_behind_a_clock_are_found() {
        let mut tree = Clocks::default();
        assert_eq!(tree.behind(0b101, 1), 0b101);
        tree.raise(2, 0, 4);
        assert_eq!(tree.behind(0b101, 4), 0b001);
        assert_eq!(tree.behind(0b101, 5), 0b101);
        tree.join(&Clocks::Same(5));
        assert_eq!(tree.behind(0b101, 5), 0);
    }

    #[test]
    fn what_is_the_same_everywhere_is_one_number() {
        let mut tree = Clocks::default();
        for lane in 0..32 {
            let mut other = Clocks::default();
            other.raise(lane, 1, 7);
            tree.join(&other);
        }
        assert!(matches!(tree.part(0, 1, 0), Clocks::Same(7)));
        assert!(matches!(tree.part(32, 1, 0), Clocks::Same(0)));
    }
}
