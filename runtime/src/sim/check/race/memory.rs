//! A memory: the accesses to it, and what was released in it.

use super::causality::{Layout, Object, Reach, State};
use super::shadow::{Shadow, WORD};
use super::{Access, Op, Thread};
use irc_ptx::isa::Order;
use rustc_hash::FxHashMap;

/// A memory.
#[derive(Clone, Default, Debug)]
pub(super) struct Memory {
    pub shadow: Shadow,
    /// What was released at words.
    pub objects: FxHashMap<u64, Object>,
}

impl Memory {
    /// The object at an address, which may be new.
    pub fn object(&mut self, address: u64) -> &mut Object {
        self.objects.entry(address / WORD).or_insert_with(|| {
            self.shadow.mark(address, true);
            Object::default()
        })
    }

    /// The object at an address.
    pub fn get(&self, address: u64) -> Option<&Object> {
        self.objects.get(&(address / WORD))
    }

    fn remove_object(&mut self, word: u64) {
        if self.objects.remove(&word).is_some() {
            self.shadow.mark(word * WORD, false);
        }
    }

    /// A weak write to some bytes: who reads it acquires nothing.
    pub fn remove_objects(&mut self, address: u64, bytes: u64) {
        let words = address / WORD..=address.saturating_add(bytes.saturating_sub(1)) / WORD;
        for word in words {
            self.remove_object(word);
        }
    }

    /// Forgets what was done to some bytes.
    pub fn forget(&mut self, address: u64, bytes: u64) {
        self.shadow.forget(address, bytes);
        let words = address / WORD..address.saturating_add(bytes).div_ceil(WORD);
        self.objects.retain(|word, _| !words.contains(word));
    }

    /// What a strong access releases and acquires.
    pub fn synchronise(
        &mut self,
        by: Thread,
        state: &mut State,
        address: u64,
        access: &Access,
        layout: Layout,
        widest: Reach,
    ) {
        let reach = Reach::from(access.scope).min(widest);
        if access.reads()
            && let Some(object) = self.get(address)
        {
            match access.order {
                Order::Acquire | Order::AcqRel | Order::Sc => {
                    object.acquire(by, reach, layout, &mut state.known);
                }
                _ => state.observe(object, by, reach, layout),
            }
        }
        if !access.writes() {
            return;
        }
        let releases = matches!(access.order, Order::Release | Order::AcqRel | Order::Sc);
        if access.op == Op::Write {
            let object = self.get(address);
            if object.is_some_and(|object| object.owner != Some(by)) {
                self.remove_object(address / WORD);
            }
        }
        if releases || state.has_released() {
            let object = self.object(address);
            match releases {
                true => {
                    object.release(by, reach, layout, &state.past(by.thread));
                    state.advance();
                }
                false => state.release_fenced(object, by, reach, layout),
            }
            if access.op == Op::Write {
                object.owner = Some(by);
            }
        }
    }
}
