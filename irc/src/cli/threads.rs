//! The threads of the command, which start when there is something to do for them.

use irc::parallel::Rayon;
use irc::work::{Pool, Work, Workers};
use std::sync::OnceLock;

/// Threads that have not been started yet, or have.
pub struct Threads {
    /// How many; nothing for as many as there are cores.
    count: Option<u16>,
    pool: OnceLock<Option<rayon::ThreadPool>>,
}

impl Threads {
    /// As many as are asked for.
    pub fn new(count: Option<u16>) -> Threads {
        Threads { count, pool: OnceLock::new() }
    }

    /// Those that share work.
    pub fn workers(&self) -> Workers<'_> {
        if self.count == Some(1) { Workers::ONE } else { Workers::of(self) }
    }

    /// A pool of this many; nothing where the system refuses to start them.
    fn start(&self) -> Option<rayon::ThreadPool> {
        let count = self.count.map_or(0, usize::from);
        rayon::ThreadPoolBuilder::new().num_threads(count).build().ok()
    }
}

impl Pool for Threads {
    fn run(&self, work: Vec<Work<'_>>) {
        match self.pool.get_or_init(|| self.start()) {
            Some(pool) => Rayon::in_pool(pool).run(work),
            None => work.into_iter().for_each(|one| one()),
        }
    }
}
