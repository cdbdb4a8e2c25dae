//! Maps from small numbers of which copies share what is the same.
//!
//! A copy costs nothing, a change a path of nodes. Two maps are met and compared in time that
//! depends on what differs between them, as nodes that both have are passed: so what holds at the
//! beginning of each block of a function takes memory for what changes there only.

use std::array;
use std::rc::Rc;

const BITS: u32 = 4;
const WIDTH: usize = 1 << BITS;

/// A map from numbers to small values.
#[derive(Clone, Debug)]
pub(super) struct PersistentMap<V> {
    root: Link<V>,
    /// How many levels of nodes there are above those with values.
    height: u32,
}

type Link<V> = Option<Rc<Node<V>>>;

/// A node with something in it.
#[derive(Clone, Debug)]
enum Node<V> {
    Inner([Link<V>; WIDTH]),
    Leaf([Option<V>; WIDTH]),
}

impl<V: Copy + PartialEq> PersistentMap<V> {
    /// An empty map for numbers below `limit`. Those that are met or compared have the same limit.
    pub fn new(limit: u32) -> PersistentMap<V> {
        let mut height = 0;
        while height < u32::BITS / BITS - 1 && limit > 1 << (BITS * (height + 1)) {
            height += 1;
        }
        PersistentMap { root: None, height }
    }

    pub fn get(&self, key: u32) -> Option<V> {
        let (mut node, mut height) = (self.root.as_deref()?, self.height);
        loop {
            match node {
                Node::Inner(links) => node = links[digit(key, height)].as_deref()?,
                Node::Leaf(values) => return values[digit(key, 0)],
            }
            height -= 1;
        }
    }

    pub fn insert(&mut self, key: u32, value: V) {
        set(&mut self.root, self.height, key, Some(value));
    }

    pub fn remove(&mut self, key: u32) {
        if self.get(key).is_some() {
            set(&mut self.root, self.height, key, None);
        }
    }

    /// Keeps what another map has, too. Whether something went.
    pub fn meet(&mut self, other: &Self) -> bool {
        let left = match (&self.root, &other.root) {
            (Some(root), Some(other)) => met(root, other),
            (Some(_), None) => Some(None),
            (None, _) => None,
        };
        let changed = left.is_some();
        self.root = left.unwrap_or_else(|| self.root.take());
        changed
    }

    /// Calls `visit` for each number that has not the same in both maps, with what it has.
    pub fn for_each_difference(
        &self,
        other: &Self,
        visit: &mut dyn FnMut(u32, Option<V>, Option<V>),
    ) {
        differ(self.root.as_ref(), other.root.as_ref(), self.height, 0, visit);
    }
}

fn digit(key: u32, height: u32) -> usize {
    (key >> (BITS * height)) as usize % WIDTH
}

/// Changes what a number has. Nodes that become empty go.
fn set<V: Copy>(link: &mut Link<V>, height: u32, key: u32, value: Option<V>) {
    let node = link.get_or_insert_with(|| {
        Rc::new(match height {
            0 => Node::Leaf([const { None }; WIDTH]),
            _ => Node::Inner([const { None }; WIDTH]),
        })
    });
    let is_empty = match Rc::make_mut(node) {
        Node::Inner(links) => {
            set(&mut links[digit(key, height)], height - 1, key, value);
            links.iter().all(Option::is_none)
        }
        Node::Leaf(values) => {
            values[digit(key, 0)] = value;
            values.iter().all(Option::is_none)
        }
    };
    if is_empty {
        *link = None;
    }
}

/// What is left of a node where another does not have all of it; nothing where it has.
fn met<V: Copy + PartialEq>(node: &Rc<Node<V>>, other: &Rc<Node<V>>) -> Option<Link<V>> {
    if Rc::ptr_eq(node, other) {
        return None;
    }
    match (&**node, &**other) {
        (Node::Inner(links), Node::Inner(others)) => {
            let mut changed = false;
            let kept: [Link<V>; WIDTH] = array::from_fn(|at| {
                let link = links[at].as_ref()?;
                let left = match &others[at] {
                    Some(other) => met(link, other),
                    None => Some(None),
                };
                changed |= left.is_some();
                left.unwrap_or_else(|| Some(link.clone()))
            });
            let is_left = kept.iter().any(Option::is_some);
            changed.then(|| is_left.then(|| Rc::new(Node::Inner(kept))))
        }
        (Node::Leaf(values), Node::Leaf(others)) => {
            let kept: [Option<V>; WIDTH] =
                array::from_fn(|at| values[at].filter(|&value| others[at] == Some(value)));
            let is_left = kept.iter().any(Option::is_some);
            (kept != *values).then(|| is_left.then(|| Rc::new(Node::Leaf(kept))))
        }
        _ => unreachable!("maps with one limit have one height"),
    }
}

fn differ<V: Copy + PartialEq>(
    a: Option<&Rc<Node<V>>>,
    b: Option<&Rc<Node<V>>>,
    height: u32,
    first: u32,
    visit: &mut dyn FnMut(u32, Option<V>, Option<V>),
) {
    match (a, b) {
        (None, None) => return,
        (Some(a), Some(b)) if Rc::ptr_eq(a, b) => return,
        _ => {}
    }
    for at in 0..WIDTH {
        let first = first | (at as u32) << (BITS * height);
        if height > 0 {
            differ(
                a.and_then(|a| a.link(at)),
                b.and_then(|b| b.link(at)),
                height - 1,
                first,
                visit,
            );
            continue;
        }
        let (a, b) = (a.and_then(|a| a.value(at)), b.and_then(|b| b.value(at)));
        if a != b {
            visit(first, a, b);
        }
    }
}

impl<V: Copy> Node<V> {
    fn link(&self, at: usize) -> Option<&Rc<Node<V>>> {
        match self {
            Node::Inner(links) => links[at].as_ref(),
            Node::Leaf(_) => None,
        }
    }

    fn value(&self, at: usize) -> Option<V> {
        match self {
            Node::Inner(_) => None,
            Node::Leaf(values) => values[at],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    /// The numbers of a generator without a state worth the name.
    fn numbers(seed: u64) -> impl Iterator<Item = u32> {
        let mut state = seed;
        std::iter::repeat_with(move || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (state >> 33) as u32
        })
    }

    fn changed(
        limit: u32,
        seed: u64,
        (map, model): &(PersistentMap<u32>, BTreeMap<u32, u32>),
    ) -> (PersistentMap<u32>, BTreeMap<u32, u32>) {
        let (mut map, mut model) = (map.clone(), model.clone());
        let mut numbers = numbers(seed);
        for _ in 0..40 {
            let (key, value) = (numbers.next().unwrap() % limit, numbers.next().unwrap() % 5);
            if value == 0 {
                map.remove(key);
                model.remove(&key);
            } else {
                map.insert(key, value);
                model.insert(key, value);
            }
        }
        (map, model)
    }

    #[test]
    fn they_are_what_ordinary_maps_are() {
        for limit in [1, 16, 17, 300, 70_000] {
            let empty = (PersistentMap::new(limit), BTreeMap::new());
            for seed in 0..50 {
                let both = changed(limit, seed, &empty);
                let (a, b) = (changed(limit, seed + 100, &both), changed(limit, seed + 200, &both));
                let mut found = BTreeMap::new();
                let mut note = |key, a: Option<u32>, b: Option<u32>| {
                    assert!(found.insert(key, (a, b)).is_none());
                };
                a.0.for_each_difference(&b.0, &mut note);
                let keys = a.1.keys().chain(b.1.keys());
                let pairs = keys.map(|key| (*key, (a.1.get(key).copied(), b.1.get(key).copied())));
                let expected = pairs.filter(|(_, (a, b))| a != b).collect::<BTreeMap<_, _>>();
                assert_eq!(found, expected);
                let (mut met, mut model) = (a.0.clone(), a.1.clone());
                model.retain(|key, value| b.1.get(key) == Some(value));
                assert_eq!(met.meet(&b.0), model != a.1);
                for key in 0..limit.min(1000) {
                    assert_eq!(met.get(key), model.get(&key).copied(), "{key} of {limit}");
                }
                assert!(!met.clone().meet(&met));
                model.keys().for_each(|&key| met.remove(key));
                assert!(met.root.is_none());
            }
        }
    }
}
