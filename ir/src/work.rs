//! Work on many functions that threads may share.
//!
//! No crate of irc but the command starts a thread: whoever compiles lends a [`Pool`], or none.
//! What comes of the work does not depend on it.

use std::fmt;

/// A piece of work, which any thread may do.
pub type Work<'w> = Box<dyn FnOnce() + Send + 'w>;

/// Threads that do work.
pub trait Pool: Sync {
    /// Does each piece of work, on any threads in any order, and returns when all are done.
    fn run(&self, work: Vec<Work<'_>>);
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
    /// use irc_ir::work::{Pool, Work, Workers};
    ///
    /// /// One thread for each piece.
    /// struct Threads;
    ///
    /// impl Pool for Threads {
    ///     fn run(&self, work: Vec<Work<'_>>) {
    ///         std::thread::scope(|scope| work.into_iter().for_each(|one| _ = scope.spawn(one)));
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
        let items: Vec<T> = items.into_iter().collect();
        let mut results: Vec<Option<R>> = items.iter().map(|_| None).collect();
        let work = &work;
        let pieces = items.into_iter().zip(&mut results);
        pool.run(pieces.map(|(item, result)| piece(item, result, work)).collect());
        let done = |result: Option<R>| result.expect("a pool does all work that it is given");
        results.into_iter().map(done).collect()
    }
}

/// Work that puts its result into a place of its own.
fn piece<'w, T: Send + 'w, R: Send>(
    item: T,
    result: &'w mut Option<R>,
    work: &'w (impl Fn(T) -> R + Sync),
) -> Work<'w> {
    Box::new(move || *result = Some(work(item)))
}
