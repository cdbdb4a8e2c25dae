//! Work on many functions that threads may share.
//!
//! No crate of irc but the command starts a thread: whoever compiles lends a [`Pool`], or none. What
//! comes of the work does not depend on it.

use std::fmt;
use std::sync::Mutex;

/// Threads that do work.
pub trait Pool: Sync {
    /// Calls `work` once with each number below `count`, on any threads in any order, and returns
    /// when all calls have returned.
    fn for_each(&self, count: usize, work: &(dyn Fn(usize) + Sync));
}

/// The threads that share the work: those of a pool, or the caller's alone.
#[derive(Copy, Clone, Default)]
pub struct Workers<'a>(Option<&'a dyn Pool>);

impl fmt::Debug for Workers<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0.is_some() { "Workers::of(..)" } else { "Workers::ONE" })
    }
}

impl<'a> Workers<'a> {
    /// The caller's thread alone.
    pub const ONE: Workers<'static> = Workers(None);

    /// The threads of a pool.
    pub fn of(pool: &'a dyn Pool) -> Workers<'a> {
        Workers(Some(pool))
    }

    /// What `work` makes of each item, in the order of the items.
    ///
    /// ```
    /// use irc_ir::work::{Pool, Workers};
    ///
    /// /// One thread for each number.
    /// struct Threads;
    ///
    /// impl Pool for Threads {
    ///     fn for_each(&self, count: usize, work: &(dyn Fn(usize) + Sync)) {
    ///         std::thread::scope(|scope| {
    ///             (0..count).for_each(|number| _ = scope.spawn(move || work(number)));
    ///         });
    ///     }
    /// }
    ///
    /// let squares = Workers::of(&Threads).map(0..4, |n| n * n);
    /// assert_eq!(squares, Workers::ONE.map(0..4, |n| n * n));
    /// ```
    pub fn map<T: Send, R: Send>(
        self,
        items: impl IntoIterator<Item = T>,
        work: impl Fn(T) -> R + Sync,
    ) -> Vec<R> {
        let Some(pool) = self.0 else { return items.into_iter().map(work).collect() };
        let places: Vec<Mutex<Place<T, R>>> =
            items.into_iter().map(|item| Mutex::new(Place::Waiting(item))).collect();
        pool.for_each(places.len(), &|number| {
            let mut place = places[number].lock().expect(ONCE);
            let Place::Waiting(item) = std::mem::replace(&mut *place, Place::Begun) else {
                unreachable!("{ONCE}")
            };
            *place = Place::Done(work(item));
        });
        let result = |place: Mutex<Place<T, R>>| match place.into_inner().expect(ONCE) {
            Place::Done(result) => result,
            _ => unreachable!("{ONCE}"),
        };
        places.into_iter().map(result).collect()
    }
}

const ONCE: &str = "a pool does each piece of work once, and hands on its panics";

/// A piece of work.
enum Place<T, R> {
    Waiting(T),
    Begun,
    Done(R),
}
